import SwiftSyntax

/// An argument of a call, evaluated.
struct ManifestArgument {
    var label: String?
    var value: ManifestValue
    /// What is written, for `inout` parameters.
    var expression: ExprSyntax?
}

// MARK: Calls

extension ManifestInterpreter {
    mutating func call(_ call: FunctionCallExprSyntax, _ hint: String) -> ManifestValue {
        let place = place(call)
        let callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self) { return self.call(member, of: call, hint) }
        if let closure = callee.as(ClosureExprSyntax.self) {
            let number = definitions.add(ManifestFunction(closure))
            return invoke(number, arguments(of: call), boundSelf: nil, place)
        }
        // `[T]()` and `[K: V]()`.
        if callee.is(ArrayExprSyntax.self), call.arguments.isEmpty { return ManifestValue(.array([]), place) }
        if callee.is(DictionaryExprSyntax.self), call.arguments.isEmpty { return ManifestValue(.dictionary([]), place) }
        if let specialised = callee.as(GenericSpecializationExprSyntax.self) {
            return callType(specialised.expression.trimmedDescription, arguments(of: call), place)
        }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return apply(evaluate(callee), arguments(of: call), place)
        }
        let arguments = arguments(of: call)
        if let value = state.value(of: name) { return apply(value, arguments, place) }
        if let current = state.value(of: "self") {
            let receiver = ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
            if let changed = mutation(name, of: current, receiver, arguments, place) { return changed }
            if let result = method(name, of: current, arguments, place) { return result }
        }
        if let number = overload(definitions.named[name] ?? [], arguments) {
            return invoke(number, arguments, boundSelf: nil, place)
        }
        if name.first?.isUppercase == true { return callType(name == "Self" ? selfTypeName : name, arguments, place) }
        if ["print", "assert", "precondition"].contains(name) { return ManifestValue(.void, place) }
        return .unknown("`\(name)`", place)
    }

    /// The arguments of a call, trailing closures included.
    mutating func arguments(of call: FunctionCallExprSyntax) -> [ManifestArgument] {
        var result = call.arguments.map { argument in
            ManifestArgument(
                label: argument.label?.text,
                value: evaluate(argument.expression, hint: argument.label?.text ?? ""), expression: argument.expression)
        }
        if let closure = call.trailingClosure {
            result.append(ManifestArgument(label: nil, value: evaluate(ExprSyntax(closure)), expression: nil))
        }
        for trailing in call.additionalTrailingClosures {
            let value = evaluate(ExprSyntax(trailing.closure))
            result.append(ManifestArgument(label: trailing.label.text, value: value, expression: nil))
        }
        return result
    }

    private mutating func call(
        _ member: MemberAccessExprSyntax, of call: FunctionCallExprSyntax, _ hint: String
    ) -> ManifestValue {
        let place = place(call)
        let name = member.declName.baseName.text
        guard let base = member.base else {
            return implicitMember(name, arguments(of: call), hint, self.place(member.declName))
        }
        let receiver = evaluate(base)
        let arguments = arguments(of: call)
        switch receiver.kind {
        case .type(let type):
            if name == "init" { return callType(type, arguments, place) }
            if name.first?.isUppercase == true { return callType(type + "." + name, arguments, place) }
            return staticMember(name, of: type, arguments, place)
        case .unknown(let why):
            // What a closure makes of an unknown value, if there is one.
            guard ["map", "flatMap", "compactMap"].contains(name), let function = arguments.first?.value else {
                return .unknown(why, place)
            }
            let result = apply(function, [ManifestArgument(label: nil, value: receiver, expression: nil)], place)
            return result.merged(with: ManifestValue(.nothing, place))
        case .nothing: return ManifestValue(.nothing, place)
        case .alternatives(let values):
            let results = values.prefix(8).map {
                method(name, of: $0, arguments, place) ?? .unknown("`\(name)`", place)
            }
            return results.dropFirst().reduce(results.first ?? receiver) { $0.merged(with: $1) }
        default: break
        }
        if let changed = mutation(name, of: receiver, base, arguments, place) { return changed }
        finalSelf = nil
        let result = method(name, of: receiver, arguments, place)
        // A `mutating` method of the manifest on an array or the like.
        if receiver.object == nil, let changed = finalSelf, changed.kind != receiver.kind { assign(changed, to: base) }
        return result ?? .unknown("`\(name)`", place)
    }

    // MARK: Functions

    /// Calls a value.
    mutating func apply(_ function: ManifestValue, _ arguments: [ManifestArgument], _ place: Int) -> ManifestValue {
        switch function.kind {
        case .function(let number, let boundSelf): return invoke(number, arguments, boundSelf: boundSelf, place)
        case .string(let path) where path.hasPrefix("\\."):
            guard let argument = arguments.first?.value else { return .unknown("a key path", place) }
            return memberValue(String(path.dropFirst(2)), of: argument, place) ?? .unknown("a key path", place)
        case .type(let name): return callType(name, arguments, place)
        default: return .unknown(function.isUndecided ? function.dependence : "a call", place)
        }
    }

    /// The first of several functions whose parameters take the arguments.
    func overload(_ numbers: [Int], _ arguments: [ManifestArgument]) -> Int? {
        numbers.first { matched(definitions.functions[$0], arguments) != nil }
    }

    /// For each parameter the arguments it takes; nil where they do not fit.
    private func matched(_ function: ManifestFunction, _ arguments: [ManifestArgument]) -> [[Int]]? {
        if function.hasAnonymousParameters { return [] }
        var result: [[Int]] = []
        var next = 0
        for parameter in function.parameters {
            var taken: [Int] = []
            if next < arguments.count,
                arguments[next].label == parameter.label
                    || arguments[next].expression == nil && arguments[next].label == nil
            {
                taken.append(next)
                next += 1
                while parameter.isVariadic, next < arguments.count, arguments[next].label == nil {
                    taken.append(next)
                    next += 1
                }
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return nil
            }
            result.append(taken)
        }
        return next == arguments.count ? result : nil
    }

    /// Executes a function. Closures and local functions see the variables where they are called, the others only those
    /// at the top.
    mutating func invoke(
        _ number: Int, _ arguments: [ManifestArgument], boundSelf: ManifestValue?, _ place: Int
    ) -> ManifestValue {
        let function = definitions.functions[number]
        let arguments = spread(arguments, for: function)
        guard let body = function.body, let matched = matched(function, arguments) else {
            return .unknown(function.name.isEmpty ? "a closure" : "`\(function.name)`", place)
        }
        let around = state.scopes
        let isGlobal = !function.name.isEmpty && (boundSelf != nil || definitions.named[function.name] != nil)
        if isGlobal { state.scopes = [around[0]] }
        state.scopes.append([:])
        let count = state.scopes.count
        if let boundSelf { state.declare("self", boundSelf) }
        if !function.type.isEmpty, boundSelf == nil {
            state.declare("self", ManifestValue(.type(function.type), place))
        }
        bind(function, arguments, matched, place)
        let result = deeper { $0.result(of: body, place) } ?? .unknown("functions that call one another", place)
        var written: [(ExprSyntax, ManifestValue)] = []
        for (parameter, taken) in zip(function.parameters, matched) {
            guard let index = taken.first, let target = arguments[index].expression?.as(InOutExprSyntax.self),
                state.scopes.count >= count, let value = state.scopes[count - 1][parameter.name]
            else { continue }
            written.append((target.expression, value))
        }
        finalSelf = boundSelf == nil ? nil : state.scopes.count >= count ? state.scopes[count - 1]["self"] : nil
        restore(around, isGlobal: isGlobal)
        for (target, value) in written { assign(value, to: target) }
        return result
    }

    /// A closure with several parameters takes a tuple apart.
    private func spread(_ arguments: [ManifestArgument], for function: ManifestFunction) -> [ManifestArgument] {
        guard function.name.isEmpty, function.parameters.count > 1, arguments.count == 1 else { return arguments }
        guard case .tuple(let pairs) = arguments[0].value.kind else {
            guard arguments[0].value.isUnknown else { return arguments }
            return Array(repeating: arguments[0], count: function.parameters.count)
        }
        return pairs.map { ManifestArgument(label: nil, value: $0.value, expression: nil) }
    }

    private mutating func restore(_ around: [[String: ManifestValue]], isGlobal: Bool) {
        if isGlobal {
            let top = state.scopes.first ?? [:]
            state.scopes = around
            state.scopes[0] = top
        } else if state.scopes.count > around.count {
            state.scopes.removeLast(state.scopes.count - around.count)
        }
    }

    private mutating func bind(
        _ function: ManifestFunction, _ arguments: [ManifestArgument], _ matched: [[Int]], _ place: Int
    ) {
        if function.hasAnonymousParameters {
            for (index, argument) in arguments.enumerated() { state.declare("$\(index)", argument.value) }
            return
        }
        for (parameter, taken) in zip(function.parameters, matched) {
            if parameter.isVariadic {
                let elements = taken.map { ManifestElement(value: arguments[$0].value) }
                state.declare(parameter.name, ManifestValue(.array(elements), place))
            } else if let index = taken.first {
                state.declare(parameter.name, arguments[index].value)
            } else if let expression = parameter.defaultValue {
                let value = evaluate(expression, hint: parameter.label ?? "")
                state.declare(parameter.name, value)
            }
        }
    }

    private mutating func result(of body: CodeBlockItemListSyntax, _ place: Int) -> ManifestValue {
        if body.count == 1, case .expr(let expression)? = body.first?.item,
            !(folded(expression).as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false),
            !isCompoundAssignment(expression)
        {
            return evaluate(expression)
        }
        switch execute(body) {
        case .returned(let value): return value
        case .stopped: return .unknown("a function that does not return", place)
        default: return ManifestValue(.void, place)
        }
    }

    private func isCompoundAssignment(_ expression: ExprSyntax) -> Bool {
        let infix = folded(expression).as(InfixOperatorExprSyntax.self)
        return infix?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }

    // MARK: Types

    /// `T(…)`: an instance of a type of the manifest or of PackageDescription, or a conversion.
    mutating func callType(_ name: String, _ arguments: [ManifestArgument], _ place: Int) -> ManifestValue {
        if let type = definitions.types[name], type.isOwn { return instance(of: name, type, arguments, place) }
        let only = arguments.count == 1 ? arguments[0].value : nil
        switch name {
        case "Array", "Set", "OrderedSet":
            guard let only else {
                return arguments.isEmpty ? ManifestValue(.array([]), place) : .unknown("an array", place)
            }
            return only.isUnknown ? only : ManifestValue(.array(only.elements), place)
        case "String":
            return only?.text.map { ManifestValue(.string($0), place) } ?? .unknown(only?.dependence ?? "", place)
        case "Int":
            return only?.text.flatMap { Int($0) }.map { ManifestValue(.integer($0), place) }
                ?? .unknown(only?.dependence ?? "a number", place)
        case "Bool":
            switch only?.text {
            case "true"?: return ManifestValue(.boolean(true), place)
            case "false"?: return ManifestValue(.boolean(false), place)
            case nil: return .unknown(only?.dependence ?? "a condition", place)
            default: return ManifestValue(.nothing, place)
            }
        default: break
        }
        guard PackageDescriptionNames.isType(name) else { return .unknown("`\(name)`", place) }
        return record(name.split(separator: ".").last.map(String.init) ?? name, arguments, place)
    }

    /// An instance of a struct or class of the manifest.
    private mutating func instance(
        of name: String, _ type: ManifestType, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        let made = make(ManifestObject(constructor: name, type: name, place: place))
        guard let number = made.object else { return made }
        for stored in type.stored {
            guard let expression = stored.value else { continue }
            let value = evaluate(expression)
            state.objects[number]?.fields[stored.name] = value
        }
        if let initializer = overload(type.initializers, arguments) {
            _ = invoke(initializer, arguments, boundSelf: made, place)
            return made
        }
        let labelled = type.stored.map(\.name)
        for argument in arguments {
            guard let label = argument.label, labelled.contains(label) else { continue }
            state.objects[number]?.fields[label] = argument.value
        }
        return made
    }

    /// What PackageDescription makes: the arguments by their labels.
    mutating func record(_ constructor: String, _ arguments: [ManifestArgument], _ place: Int) -> ManifestValue {
        var object = ManifestObject(constructor: constructor, place: place)
        var count = 0
        for argument in arguments {
            if let label = argument.label {
                object.fields[label] = argument.value
            } else {
                object.fields[String(count)] = argument.value
                count += 1
            }
        }
        return make(object)
    }
}
