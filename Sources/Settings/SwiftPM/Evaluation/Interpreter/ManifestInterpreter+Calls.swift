import SwiftSyntax

// MARK: Calls

extension ManifestInterpreter {
    mutating func call(_ call: FunctionCallExprSyntax, _ hint: String) -> ManifestValue {
        let place = place(call)
        let arguments = arguments(of: call)
        let callee = call.calledExpression
        switch callee.kind {
        case .memberAccessExpr:
            return self.call(callee.cast(MemberAccessExprSyntax.self), arguments, hint, place)
        case .declReferenceExpr:
            return self.call(callee.cast(DeclReferenceExprSyntax.self).baseName.text, arguments, hint, place)
        // `[T]()`, `[K: V]()` and `Set<T>()`.
        case .arrayExpr, .dictionaryExpr, .genericSpecializationExpr:
            let type = typeName(written: callee)
            if !type.isEmpty { return callType(type, arguments, place) }
        case .typeExpr:
            return callType(ManifestTypeName.of(callee.cast(TypeExprSyntax.self).type), arguments, place)
        default: break
        }
        return apply(evaluate(callee), arguments, place)
    }

    /// The type that an expression names: `[T]`, `[K: V]`, `T<U>`.
    func typeName(written expression: ExprSyntax) -> String {
        switch expression.kind {
        case .arrayExpr:
            let elements = expression.cast(ArrayExprSyntax.self).elements
            guard elements.count == 1, let only = elements.first else { return "" }
            return "[" + typeName(written: only.expression) + "]"
        case .dictionaryExpr:
            guard case .elements(let elements) = expression.cast(DictionaryExprSyntax.self).content,
                elements.count == 1, let only = elements.first
            else { return "" }
            return "[" + typeName(written: only.key) + ": " + typeName(written: only.value) + "]"
        case .genericSpecializationExpr:
            return expression.cast(GenericSpecializationExprSyntax.self).expression.trimmedDescription
        case .declReferenceExpr: return expression.cast(DeclReferenceExprSyntax.self).baseName.text
        case .memberAccessExpr:
            let member = expression.cast(MemberAccessExprSyntax.self)
            guard let base = member.base else { return "" }
            return isModule(base)
                ? member.declName.baseName.text : typeName(written: base) + "." + member.declName.baseName.text
        case .typeExpr: return ManifestTypeName.of(expression.cast(TypeExprSyntax.self).type)
        default: return ""
        }
    }

    // MARK: Arguments

    /// The arguments of a call, not evaluated; trailing closures included.
    private func arguments(of call: FunctionCallExprSyntax) -> [ManifestArgument] {
        var result = call.arguments.map { argument in
            ManifestArgument(label: argument.label?.text, expression: argument.expression)
        }
        if let closure = call.trailingClosure {
            result.append(ManifestArgument(label: nil, expression: ExprSyntax(closure), isTrailing: true))
        }
        for trailing in call.additionalTrailingClosures {
            result.append(
                ManifestArgument(
                    label: trailing.label.text, expression: ExprSyntax(trailing.closure), isTrailing: true))
        }
        return result
    }

    /// Arguments with their values; `hint` tells the type that the argument at a position is expected to have.
    mutating func evaluated(
        _ arguments: [ManifestArgument], _ hint: (Int, ManifestArgument) -> String = { _, _ in "" }
    ) -> [ManifestArgument] {
        var result: [ManifestArgument] = []
        for (position, argument) in arguments.enumerated() {
            var argument = argument
            if !argument.isEvaluated, let expression = argument.expression {
                let hint = hint(position, argument)
                let closure = expression.as(ClosureExprSyntax.self)
                argument.value = closure.map { passed($0, hint) } ?? evaluate(expression, hint: hint)
                argument.isEvaluated = true
            }
            result.append(argument)
        }
        return result
    }

    /// A call finds no function though the manifest declares some of the name: whatever they do may have happened.
    mutating func unresolved(_ name: String) {
        if definitions.declares(function: name) { _ = stop() }
    }

    /// What is known after a call of which it is not known what it does: what it may change.
    mutating func unknownCall(_ arguments: [ManifestArgument]) {
        for argument in evaluated(arguments) {
            if let passed = argument.expression?.as(InOutExprSyntax.self) {
                taint(passed.expression, "what a call changes")
            }
            guard case .function = argument.value.kind else { continue }
            let place = argument.value.place
            let open = ManifestElement(value: .unknown("what calls a closure", place), isUndecided: true)
            _ = forEach([open]) { interpreter, element in
                // However many parameters it has.
                let passed = Array(repeating: ManifestArgument.passed(element.value), count: 1)
                _ = interpreter.apply(argument.value, passed, place)
                return ManifestExits()
            }
        }
    }

    // MARK: Functions by name

    private mutating func call(
        _ name: String, _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue {
        if let value = variable(name, locally: true)?.value { return apply(value, arguments, place, hint: hint) }
        if let current = currentSelf {
            let written = ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
            if case .type(let type) = current.kind {
                let value = typeMember(name, arguments, of: type, place, expected: hint)
                if let value { return value }
            } else if let result = method(name, of: current, written, arguments, hint, place) {
                return result
            }
        }
        if let value = variable(name)?.value { return apply(value, arguments, place, hint: hint) }
        if let numbers = definitions.named[name] {
            let chosen = overloads(numbers, arguments)
            if !chosen.isEmpty { return invoke(chosen, arguments, boundSelf: nil, place, hint: hint) }
            unresolved(name)
        }
        if name == "Self" { return callType(selfTypeName, arguments, place) }
        if let nested = nestedType(name) { return callType(nested, arguments, place) }
        if name.first?.isUppercase == true || definitions.types[name] != nil {
            return callType(name, arguments, place)
        }
        return builtIn(name, arguments, place)
    }

    /// A function of the standard library.
    private mutating func builtIn(_ name: String, _ arguments: [ManifestArgument], _ place: Int) -> ManifestValue {
        switch name {
        case "print", "assert", "precondition", "debugPrint", "assertionFailure", "fputs":
            _ = evaluated(arguments)
            return ManifestValue(.void, place)
        case "min", "max":
            let numbers = evaluated(arguments).map(\.value.integer)
            let known = numbers.compactMap { $0 }
            guard known.count == numbers.count, let result = name == "min" ? known.min() : known.max() else { break }
            return ManifestValue(.integer(result), place)
        case "stride" where arguments.count == 3:
            let values = evaluated(arguments)
            guard let from = values[0].value.integer, let to = values[1].value.integer,
                let by = values[2].value.integer, by != 0
            else { break }
            var numbers: [ManifestElement] = []
            let all =
                values[1].label == "to"
                ? Array(stride(from: from, to: to, by: by).prefix(4096))
                : Array(stride(from: from, through: to, by: by).prefix(4096))
            guard all.count < 4096, mayStep(all.count) else { break }
            numbers = all.map { ManifestElement(value: ManifestValue(.integer($0), place)) }
            return ManifestValue(.array(numbers), place)
        case "zip" where arguments.count == 2:
            let values = evaluated(arguments).map(\.value.elements)
            guard !(values[0] + values[1]).contains(where: \.isUndecided) else { break }
            let pairs = zip(values[0], values[1]).map { one, other in
                ManifestElement(value: .tuple([("", one.value), ("", other.value)], place))
            }
            return ManifestValue(.array(pairs), place)
        default: break
        }
        unresolved(name)
        unknownCall(arguments)
        return .unknown(name == "getenv" ? "environment variables" : "`\(name)`", place)
    }

    // MARK: Members

    private mutating func call(
        _ member: MemberAccessExprSyntax, _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue {
        let name = member.declName.baseName.text
        guard let base = member.base else {
            return implicitMember(name, arguments, hint, self.place(member.declName))
        }
        if isModule(base) { return call(name, arguments, hint, place) }
        if let current = currentSelf, let value = own(name, of: current, base, arguments, hint, place) { return value }
        let receiver = evaluate(base)
        if ["map", "flatMap"].contains(name), isOptional(base),
            let value = optionalMap(receiver, arguments, hint, place)
        {
            return value
        }
        switch receiver.kind {
        case .type(let type): return call(name, of: type, arguments, hint, place)
        case .nothing: return receiver
        case .unknown(let why):
            // What a closure makes of an unknown value, if there is one.
            let open = ManifestElement(value: receiver, isUndecided: true)
            let declared = overloads(definitions.methods(name), arguments)
            if declared.isEmpty, let result = sequenceMethod(name, [open], arguments, hint, place) { return result }
            unknownCall(arguments)
            // Any method of the manifest of that name may be meant.
            for number in declared.prefix(8) {
                perhaps { _ = $0.invoke([number], arguments, boundSelf: receiver, place) }
            }
            if Self.mutations.contains(name) || !declared.isEmpty { taint(base, why) }
            return .unknown(why, place)
        case .alternatives(let values):
            return call(name, ofAny: values, base, arguments, hint, place)
        default: break
        }
        if let result = method(name, of: receiver, base, arguments, hint, place) { return result }
        unresolved(name)
        unknownCall(arguments)
        if Self.mutations.contains(name) { taint(base, "`\(name)`") }
        return .unknown("`\(name)`", place)
    }

    /// `super.name(…)` and `self.init(…)`; nil for other calls.
    private mutating func own(
        _ name: String, of current: ManifestValue, _ base: ExprSyntax, _ arguments: [ManifestArgument],
        _ hint: String, _ place: Int
    ) -> ManifestValue? {
        let isSuper = base.is(SuperExprSyntax.self)
        let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        guard isSuper || isSelf && name == "init" else { return nil }
        let type = typeName(of: current)
        if isSelf, current.object == nil {
            assign(callType(type, arguments, place), to: base)
            return ManifestValue(.void, place)
        }
        // The class itself, or the one above it.
        for owner in lineage(of: type).dropFirst(isSuper ? 1 : 0) {
            let numbers = definitions.types[owner].map { name == "init" ? $0.initializers : $0.methods[name] ?? [] }
            let fitting = overloads(numbers ?? [], arguments)
            if !fitting.isEmpty { return invoke(fitting, arguments, boundSelf: current, place, hint: hint) }
        }
        unknownCall(arguments)
        return name == "init" ? ManifestValue(.void, place) : .unknown("`\(name)`", place)
    }

    private mutating func call(
        _ name: String, of type: String, _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue {
        if name == "init" { return callType(type, arguments, place) }
        let nested = type + "." + name
        if definitions.types[nested] != nil || definitions.aliases[nested] != nil {
            return callType(nested, arguments, place)
        }
        if let value = typeMember(name, arguments, of: type, place, expected: hint) { return value }
        if name.first?.isUppercase == true { return callType(nested, arguments, place) }
        guard PackageDescriptionNames.isType(type) else {
            unknownCall(arguments)
            return .unknown("`\(type).\(name)`", place)
        }
        return record(name, arguments, type: type, place)
    }

    /// A method of a value that is one of several.
    private mutating func call(
        _ name: String, ofAny values: [ManifestValue], _ base: ExprSyntax, _ arguments: [ManifestArgument],
        _ hint: String, _ place: Int
    ) -> ManifestValue {
        var result: ManifestValue?
        var changed: ManifestValue?
        var isChanged = false
        let type = argumentHint(name, 0, base)
        let arguments = evaluated(arguments) { position, _ in position == 0 ? type : "" }
        for value in values {
            var own = ManifestValue.unknown("`\(name)`", place)
            var after = value
            if value.kind == .nothing {
                own = value
            } else if !value.isUnknown {
                perhaps { interpreter in
                    guard let answer = interpreter.result(of: name, of: value, arguments, hint, place) else { return }
                    own = answer.result
                    if let new = answer.changed {
                        after = new
                        isChanged = true
                    }
                }
            }
            result = result.map { $0.merged(with: own) } ?? own
            changed = changed.map { $0.merged(with: after) } ?? after
        }
        if isChanged, let changed { assign(changed, to: base) }
        return result ?? .unknown("`\(name)`", place)
    }

    /// A method of a value; what it changes of the value is stored where the value is written. Nil where there is none.
    private mutating func method(
        _ name: String, of value: ManifestValue, _ base: ExprSyntax, _ arguments: [ManifestArgument], _ hint: String,
        _ place: Int
    ) -> ManifestValue? {
        let isManifests = types(of: value).contains { definitions.types[$0]?.methods[name] != nil }
        var arguments = arguments
        if !isManifests, Self.mutations.contains(name) {
            let types = arguments.indices.map { argumentHint(name, $0, base) }
            arguments = evaluated(arguments) { position, _ in types[position] }
        }
        guard let answer = result(of: name, of: value, arguments, hint, place) else { return nil }
        if let changed = answer.changed { assign(changed, to: base) }
        return answer.result
    }

    /// The type of what is added to the collection that an expression names.
    private func argumentHint(_ name: String, _ position: Int, _ base: ExprSyntax) -> String {
        guard position == 0 else { return "" }
        let type = expectedType(of: base)
        // `append(contentsOf:)` takes an array of them, which has the elements' type too.
        return ManifestTypeName.element(of: type)
    }
}
