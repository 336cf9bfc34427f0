import SwiftParser
import SwiftSyntax

// MARK: Expressions

extension ManifestInterpreter {
    /// The value of an expression. `hint` names the type that the place expects; empty where that is not known.
    mutating func evaluate(_ expression: ExprSyntax, hint: String = "") -> ManifestValue {
        let hint = definitions.canonical(hint)
        guard mayStep(), let value = deeper({ $0.value(of: expression, hint) }) else {
            return .unknown("more steps than are followed", place(expression))
        }
        return value
    }

    private mutating func value(of expression: ExprSyntax, _ hint: String) -> ManifestValue {
        if let value = literal(expression, hint) ?? wrapped(expression, hint) { return value }
        let place = place(expression)
        switch expression.kind {
        case .declReferenceExpr:
            let name = expression.cast(DeclReferenceExprSyntax.self).baseName
            if case .binaryOperator(let text) = name.tokenKind {
                return ManifestValue(.function(ManifestCallable(body: .operation(text))), place)
            }
            return named(name.text, place)
        case .memberAccessExpr: return member(expression.cast(MemberAccessExprSyntax.self), hint)
        case .functionCallExpr: return call(expression.cast(FunctionCallExprSyntax.self), hint)
        case .subscriptCallExpr: return element(expression.cast(SubscriptCallExprSyntax.self))
        case .ternaryExpr: return ternary(expression.cast(TernaryExprSyntax.self), hint)
        case .infixOperatorExpr: return infix(expression.cast(InfixOperatorExprSyntax.self), hint)
        case .prefixOperatorExpr: return prefix(expression.cast(PrefixOperatorExprSyntax.self))
        case .closureExpr: return closure(expression.cast(ClosureExprSyntax.self), hint)
        case .tryExpr: return attempt(expression.cast(TryExprSyntax.self), hint)
        case .asExpr: return cast(expression.cast(AsExprSyntax.self))
        case .ifExpr: return value(of: expression.cast(IfExprSyntax.self), hint)
        case .switchExpr: return value(of: expression.cast(SwitchExprSyntax.self), hint)
        case .keyPathExpr: return keyPath(expression.cast(KeyPathExprSyntax.self))
        case .typeExpr:
            return ManifestValue(.type(ManifestTypeName.of(expression.cast(TypeExprSyntax.self).type)), place)
        case .discardAssignmentExpr: return ManifestValue(.void, place)
        case .isExpr:
            let value = evaluate(expression.cast(IsExprSyntax.self).expression)
            return .unknown(value.isUndecided ? value.dependence : "the type of a value", place)
        default: return .unknown("an expression that is not followed", place)
        }
    }

    /// Expressions that have the value of another one; nil for others.
    private mutating func wrapped(_ expression: ExprSyntax, _ hint: String) -> ManifestValue? {
        switch expression.kind {
        case .forceUnwrapExpr:
            return evaluate(expression.cast(ForceUnwrapExprSyntax.self).expression, hint: hint).unwrapped
        case .optionalChainingExpr:
            return evaluate(expression.cast(OptionalChainingExprSyntax.self).expression, hint: hint)
        case .awaitExpr: return evaluate(expression.cast(AwaitExprSyntax.self).expression, hint: hint)
        case .inOutExpr: return evaluate(expression.cast(InOutExprSyntax.self).expression, hint: hint)
        case .unsafeExpr: return evaluate(expression.cast(UnsafeExprSyntax.self).expression, hint: hint)
        case .consumeExpr: return evaluate(expression.cast(ConsumeExprSyntax.self).expression, hint: hint)
        case .copyExpr: return evaluate(expression.cast(CopyExprSyntax.self).expression, hint: hint)
        case .genericSpecializationExpr:
            return evaluate(expression.cast(GenericSpecializationExprSyntax.self).expression, hint: hint)
        default: return nil
        }
    }

    /// `as`, `as!` and `as?`, which is nil where the value is of another type.
    private mutating func cast(_ cast: AsExprSyntax) -> ManifestValue {
        let type = definitions.canonical(ManifestTypeName.of(cast.type))
        let value = evaluate(cast.expression, hint: type)
        guard cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return value }
        let own = typeName(of: value)
        if value.kind == .nothing || !own.isEmpty && own == type { return value }
        return .unknown(value.isUndecided ? value.dependence : "the type of a value", place(cast))
    }

    /// `try`, `try!` and `try?`, which is nil where something is thrown.
    private mutating func attempt(_ attempt: TryExprSyntax, _ hint: String) -> ManifestValue {
        guard attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else {
            let value = evaluate(attempt.expression, hint: hint)
            if value.isUnknown { mayThrow(in: state) }
            return value
        }
        let (value, thrown) = catching { $0.evaluate(attempt.expression, hint: hint) }
        guard thrown != nil || value.isUnknown else { return value }
        if let thrown { state = merged(state, thrown) }
        return value.merged(with: ManifestValue(.nothing, value.place))
    }

    /// A closure that may outlive what is around it.
    private mutating func closure(_ closure: ClosureExprSyntax, _ hint: String) -> ManifestValue {
        capture(state.current)
        return passed(closure, hint)
    }

    /// A closure that is passed to a call.
    mutating func passed(_ closure: ClosureExprSyntax, _ hint: String) -> ManifestValue {
        var callable = ManifestCallable(body: .declared([definitions.number(of: closure)]), frame: state.current)
        callable.result = ManifestTypeName.result(of: hint)
        return ManifestValue(.function(callable), place(closure))
    }

    // MARK: Literals

    private mutating func literal(_ expression: ExprSyntax, _ hint: String) -> ManifestValue? {
        let place = place(expression)
        switch expression.kind {
        case .stringLiteralExpr: return string(expression.cast(StringLiteralExprSyntax.self))
        case .booleanLiteralExpr:
            return ManifestValue(
                .boolean(expression.cast(BooleanLiteralExprSyntax.self).literal.text == "true"), place)
        case .integerLiteralExpr:
            let text = expression.cast(IntegerLiteralExprSyntax.self).literal.text
            if ["Double", "Float", "CGFloat"].contains(hint) {
                return Double(text.filter { $0 != "_" }).map { ManifestValue(.number($0), place) }
                    ?? .unknown("a number", place)
            }
            return integer(text, place)
        case .floatLiteralExpr:
            let text = expression.cast(FloatLiteralExprSyntax.self).literal.text.filter { $0 != "_" }
            return Double(text).map { ManifestValue(.number($0), place) } ?? .unknown("a number", place)
        case .nilLiteralExpr: return ManifestValue(.nothing, place)
        case .arrayExpr: return array(expression.cast(ArrayExprSyntax.self), hint)
        case .dictionaryExpr: return dictionary(expression.cast(DictionaryExprSyntax.self), hint)
        case .tupleExpr: return tuple(expression.cast(TupleExprSyntax.self), hint)
        case .macroExpansionExpr: return macro(expression.cast(MacroExpansionExprSyntax.self))
        default: return nil
        }
    }

    private func integer(_ literal: String, _ place: Int) -> ManifestValue {
        let text = literal.filter { $0 != "_" }
        let radix = ["0x": 16, "0o": 8, "0b": 2][text.prefix(2)]
        let number = radix.map { Int(text.dropFirst(2), radix: $0) } ?? Int(text)
        return number.map { ManifestValue(.integer($0), place) } ?? .unknown("a number", place)
    }

    private mutating func array(_ literal: ArrayExprSyntax, _ hint: String) -> ManifestValue {
        let hint = ManifestTypeName.element(of: hint)
        var elements: [ManifestElement] = []
        for element in literal.elements {
            elements.append(ManifestElement(value: evaluate(element.expression, hint: hint)))
        }
        return ManifestValue(.array(elements), place(literal))
    }

    private mutating func string(_ literal: StringLiteralExprSyntax) -> ManifestValue {
        let place = place(literal)
        if let plain = literal.representedLiteralValue { return ManifestValue(.string(plain), place) }
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part):
                // The segment alone is a literal whose escapes the parser knows.
                let alone = literal.with(\.segments, [.stringSegment(part)])
                guard let plain = alone.representedLiteralValue else { return .unknown("a string", place) }
                text += plain
            case .expressionSegment(let part):
                guard part.expressions.count == 1, let expression = part.expressions.first?.expression else {
                    return .unknown("a string", place)
                }
                let value = evaluate(expression)
                guard let inserted = value.text else {
                    return .unknown(value.isUndecided ? value.dependence : "a value in a string", place)
                }
                text += inserted
            default: return .unknown("a string", place)
            }
            guard text.utf8.count <= Self.stringLimit, mayStep(1 + text.utf8.count / 64) else {
                return .unknown("a very long string", place)
            }
        }
        return ManifestValue(.string(text), place)
    }

    private mutating func dictionary(_ literal: DictionaryExprSyntax, _ hint: String) -> ManifestValue {
        guard case .elements(let elements) = literal.content else {
            return ManifestValue(.dictionary([]), place(literal))
        }
        let types = ManifestTypeName.entry(of: hint) ?? ("", "")
        var pairs: [ManifestPair] = []
        for element in elements {
            let key = evaluate(element.key, hint: types.key)
            let value = evaluate(element.value, hint: types.value)
            guard !key.isUndecided else { return .unknown(key.dependence, place(literal)) }
            pairs.append(ManifestPair(key: key, value: value))
        }
        return ManifestValue(.dictionary(pairs), place(literal))
    }

    private mutating func tuple(_ literal: TupleExprSyntax, _ hint: String) -> ManifestValue {
        if literal.elements.count == 1, let only = literal.elements.first {
            return evaluate(only.expression, hint: hint)
        }
        let types = ManifestTypeName.parts(of: hint)
        var parts: [(label: String, value: ManifestValue)] = []
        for (index, element) in literal.elements.enumerated() {
            let (label, type) = types.indices.contains(index) ? types[index] : ("", "")
            parts.append((element.label?.text ?? label, evaluate(element.expression, hint: type)))
        }
        return parts.isEmpty ? ManifestValue(.void, place(literal)) : .tuple(parts, place(literal))
    }

    private func macro(_ expansion: MacroExpansionExprSyntax) -> ManifestValue {
        switch expansion.macroName.text {
        case "filePath", "file": ManifestValue(.string(path), place(expansion))
        default: .unknown("#" + expansion.macroName.text, place(expansion))
        }
    }

    /// `\.name` as a function.
    private func keyPath(_ path: KeyPathExprSyntax) -> ManifestValue {
        var names: [String] = []
        for component in path.components {
            if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
                names.append(property.declName.baseName.text)
            } else if !component.component.is(KeyPathOptionalComponentSyntax.self) {
                return .unknown("a key path", place(path))
            }
        }
        return ManifestValue(.function(ManifestCallable(body: .keyPath(names))), place(path))
    }

    // MARK: Choices

    private mutating func ternary(_ choice: TernaryExprSyntax, _ hint: String) -> ManifestValue {
        let answer = decided(evaluate(choice.condition, hint: "Bool"))
        return chooseValue(
            answer, { $0.evaluate(choice.thenExpression, hint: hint) },
            { $0.evaluate(choice.elseExpression, hint: hint) })
    }

    // MARK: Names

    /// What a name stands for: a variable around, a member of `self`, or what is declared at the top.
    mutating func named(_ name: String, _ place: Int) -> ManifestValue {
        if let value = variable(name, locally: true)?.value { return value }
        if let getter = variable("get " + name, locally: true)?.value { return apply(getter, [], place) }
        if let current = currentSelf, let value = ownMember(name, of: current, place) { return value }
        if let value = variable(name)?.value { return value }
        if let getters = definitions.getters[name] { return invoke(getters, [], boundSelf: nil, place) }
        if let functions = definitions.named[name] {
            return ManifestValue(.function(ManifestCallable(body: .declared(functions))), place)
        }
        if name == "Self" { return ManifestValue(.type(selfTypeName), place) }
        if let nested = nestedType(name) { return ManifestValue(.type(nested), place) }
        if name.first?.isUppercase == true || definitions.types[name] != nil {
            return ManifestValue(.type(definitions.canonical(name)), place)
        }
        return .unknown("`\(name)`", place)
    }

    /// A member of `self` that is named without it; nil where there is none.
    private mutating func ownMember(_ name: String, of current: ManifestValue, _ place: Int) -> ManifestValue? {
        guard case .type(let type) = current.kind else { return memberValue(name, of: current, place) }
        // PackageDescription has none that manifests name so.
        let isDeclared = lineage(of: type).contains { definitions.types[$0]?.hasStatic(name) == true }
        return isDeclared || name == "allCases" ? memberValue(name, of: current, place) : nil
    }

    /// A type that is declared in the type whose member runs, or in one around it.
    func nestedType(_ name: String) -> String? {
        var outer = selfTypeName
        while !outer.isEmpty {
            let full = outer + "." + name
            if definitions.types[full] != nil || definitions.aliases[full] != nil { return definitions.canonical(full) }
            guard let dot = outer.lastIndex(of: ".") else { break }
            outer = String(outer[..<dot])
        }
        if selfTypeName == "Target" || selfTypeName == "Package", name == "Dependency" {
            return selfTypeName + ".Dependency"
        }
        return nil
    }

    /// The type that `Self` stands for.
    var selfTypeName: String {
        guard let value = currentSelf else { return "" }
        if case .type(let name) = value.kind { return name }
        return typeName(of: value)
    }

    /// The name of a value's type; empty where it cannot be told.
    func typeName(of value: ManifestValue) -> String {
        switch value.kind {
        case .string: return "String"
        case .integer: return "Int"
        case .boolean: return "Bool"
        case .record(let object): return object.type
        case .object(let number): return state.instances[number]?.object.type ?? ""
        case .array(let elements):
            let names = elements.lazy.map { self.typeName(of: $0.value) }
            return names.first { !$0.isEmpty }.map { "[" + $0 + "]" } ?? ""
        case .alternatives(let values):
            return values.lazy.map { self.typeName(of: $0) }.first { !$0.isEmpty } ?? ""
        default: return ""
        }
    }

    // MARK: Elements

    private mutating func element(_ call: SubscriptCallExprSyntax) -> ManifestValue {
        let place = place(call)
        // `[T]()` is a call; `[String: Int].self` and the like are no elements.
        let base = evaluate(call.calledExpression)
        let declared = types(of: base).compactMap { definitions.types[$0]?.methods["subscript"] }.first
        if let declared, base.object != nil || base.record != nil {
            let arguments = call.arguments.map { ManifestArgument(label: $0.label?.text, expression: $0.expression) }
            return invoke(declared, arguments, boundSelf: base, place)
        }
        guard let argument = call.arguments.first?.expression else { return .unknown("an element", place) }
        let index = partialRange(argument, of: base) ?? evaluate(argument)
        var otherwise: ManifestValue?
        for argument in call.arguments.dropFirst() where argument.label?.text == "default" {
            otherwise = evaluate(argument.expression)
        }
        guard mayStep(1 + base.weight / 64) else { return .unknown("more steps than are followed", place) }
        let values = base.alternatives.map { element($0, at: index, otherwise, place) }
        return values.dropFirst().reduce(values[0]) { $0.merged(with: $1) }
    }

    /// `1...`, `..<2` and `...2` as an index of an array.
    private mutating func partialRange(_ expression: ExprSyntax, of base: ManifestValue) -> ManifestValue? {
        guard case .array(let elements) = base.kind else { return nil }
        if let open = expression.as(PostfixOperatorExprSyntax.self), open.operator.text == "..." {
            return evaluate(open.expression).integer.map { ManifestValue(.range($0, elements.count), place(open)) }
        }
        guard let open = expression.as(PrefixOperatorExprSyntax.self), ["...", "..<"].contains(open.operator.text),
            let end = evaluate(open.expression).integer, end < elements.count + 1
        else { return nil }
        return ManifestValue(.range(0, open.operator.text == "..." ? end + 1 : end), place(open))
    }

    /// The element of a value at an index; `otherwise` is what a dictionary has for keys that it does not have.
    func element(
        _ base: ManifestValue, at index: ManifestValue, _ otherwise: ManifestValue?, _ place: Int
    ) -> ManifestValue {
        switch (base.kind, index.kind) {
        case (.nothing, _): return base
        case (.array(let elements), .position(let position)) where elements.indices.contains(position):
            return elements[position].value
        case (.array(let elements), .integer(let position)) where elements.indices.contains(position):
            if !elements[...position].contains(where: \.isUndecided) { return elements[position].value }
            return anyElement(of: base, place)
        case (.array(let elements), .range(let low, let high)):
            guard !elements.contains(where: \.isUndecided), low >= 0, high <= elements.count, low <= high else {
                return ManifestValue(.array(elements.undecided), place)
            }
            return ManifestValue(.array(Array(elements[low..<high])), place)
        case (.array, .unknown), (.array, .alternatives): return anyElement(of: base, place)
        case (.dictionary(let pairs), _):
            let missing = otherwise ?? ManifestValue(.nothing, place)
            guard !index.isUndecided else {
                return .oneOf([missing] + pairs.flatMap(\.value.alternatives), place)
            }
            guard let pair = pairs.last(where: { $0.key == index }) else { return missing }
            return pair.isUndecided ? pair.value.merged(with: missing) : pair.value
        case (.unknown(let why), _): return .unknown(why, place)
        default: return .unknown(index.isUndecided ? index.dependence : "an element", place)
        }
    }

    /// Some element of an array; the array is not empty.
    func anyElement(of base: ManifestValue, _ place: Int) -> ManifestValue {
        let values = base.elements.flatMap(\.value.alternatives)
        return values.isEmpty ? .unknown("an element of an array", place) : .oneOf(values, place)
    }
}
