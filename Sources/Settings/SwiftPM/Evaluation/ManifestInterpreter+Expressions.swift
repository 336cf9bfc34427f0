import SwiftParser
import SwiftSyntax

// MARK: Expressions

extension ManifestInterpreter {
    /// The value of an expression. `hint` names what the place expects: a type, or the label of the argument.
    mutating func evaluate(_ expression: ExprSyntax, hint: String = "") -> ManifestValue {
        guard mayStep(), let value = deeper({ $0.value(of: $0.folded(expression), hint) }) else {
            return .unknown("more steps than are followed", place(expression))
        }
        return value
    }

    private mutating func value(of expression: ExprSyntax, _ hint: String) -> ManifestValue {
        if let value = literal(expression, hint) { return value }
        let place = place(expression)
        switch expression.kind {
        case .declReferenceExpr: return name(expression.cast(DeclReferenceExprSyntax.self), hint)
        case .memberAccessExpr: return member(expression.cast(MemberAccessExprSyntax.self), hint)
        case .functionCallExpr: return call(expression.cast(FunctionCallExprSyntax.self), hint)
        case .subscriptCallExpr: return element(expression.cast(SubscriptCallExprSyntax.self))
        case .ternaryExpr: return ternary(expression.cast(TernaryExprSyntax.self), hint)
        case .infixOperatorExpr: return infix(expression.cast(InfixOperatorExprSyntax.self), hint)
        case .prefixOperatorExpr: return prefix(expression.cast(PrefixOperatorExprSyntax.self))
        case .closureExpr:
            let number = definitions.add(ManifestFunction(expression.cast(ClosureExprSyntax.self)))
            return ManifestValue(.function(number, boundSelf: nil), place)
        case .forceUnwrapExpr: return evaluate(expression.cast(ForceUnwrapExprSyntax.self).expression, hint: hint)
        case .optionalChainingExpr: return evaluate(expression.cast(OptionalChainingExprSyntax.self).expression)
        case .tryExpr: return evaluate(expression.cast(TryExprSyntax.self).expression, hint: hint)
        case .awaitExpr: return evaluate(expression.cast(AwaitExprSyntax.self).expression, hint: hint)
        case .asExpr: return evaluate(expression.cast(AsExprSyntax.self).expression, hint: hint)
        case .inOutExpr: return evaluate(expression.cast(InOutExprSyntax.self).expression)
        case .ifExpr: return branchValue(.expr(expression), place)
        case .switchExpr: return branchValue(.expr(expression), place)
        case .keyPathExpr: return keyPath(expression.cast(KeyPathExprSyntax.self))
        case .macroExpansionExpr: return macro(expression.cast(MacroExpansionExprSyntax.self))
        case .genericSpecializationExpr:
            return evaluate(expression.cast(GenericSpecializationExprSyntax.self).expression, hint: hint)
        case .typeExpr:
            return ManifestValue(.type(ManifestTypeName.of(expression.cast(TypeExprSyntax.self).type)), place)
        default: return .unknown("an expression that is not followed", place)
        }
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
            let text = expression.cast(IntegerLiteralExprSyntax.self).literal.text.filter { $0 != "_" }
            return Int(text).map { ManifestValue(.integer($0), place) } ?? .unknown("a number", place)
        case .floatLiteralExpr:
            let text = expression.cast(FloatLiteralExprSyntax.self).literal.text.filter { $0 != "_" }
            return Double(text).map { ManifestValue(.number($0), place) } ?? .unknown("a number", place)
        case .nilLiteralExpr: return ManifestValue(.nothing, place)
        case .arrayExpr:
            let elements = expression.cast(ArrayExprSyntax.self).elements.map { element in
                ManifestElement(value: evaluate(element.expression, hint: hint))
            }
            return ManifestValue(.array(elements.flattened), place)
        case .dictionaryExpr: return dictionary(expression.cast(DictionaryExprSyntax.self))
        case .tupleExpr: return tuple(expression.cast(TupleExprSyntax.self), hint)
        default: return nil
        }
    }

    private mutating func string(_ literal: StringLiteralExprSyntax) -> ManifestValue {
        let place = place(literal)
        if let plain = literal.representedLiteralValue { return ManifestValue(.string(plain), place) }
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part): text += part.content.text
            case .expressionSegment(let part):
                guard let expression = part.expressions.first?.expression else { continue }
                let value = evaluate(expression)
                guard let inserted = value.text else {
                    return .unknown(value.isUndecided ? value.dependence : "a value in a string", place)
                }
                text += inserted
            default: return .unknown("a string", place)
            }
            if text.utf8.count > Self.stringLimit { return .unknown("a very long string", place) }
        }
        return ManifestValue(.string(text), place)
    }

    private mutating func dictionary(_ literal: DictionaryExprSyntax) -> ManifestValue {
        guard case .elements(let elements) = literal.content else {
            return ManifestValue(.dictionary([]), place(literal))
        }
        let pairs = elements.map { ManifestPair(key: evaluate($0.key), value: evaluate($0.value)) }
        return ManifestValue(.dictionary(pairs), place(literal))
    }

    private mutating func tuple(_ literal: TupleExprSyntax, _ hint: String) -> ManifestValue {
        if literal.elements.count == 1, let only = literal.elements.first {
            return evaluate(only.expression, hint: hint)
        }
        let pairs = literal.elements.map { element in
            let label = element.label.map { ManifestValue(.string($0.text), place(element)) }
            return ManifestPair(key: label, value: evaluate(element.expression))
        }
        return ManifestValue(.tuple(pairs), place(literal))
    }

    private func macro(_ expansion: MacroExpansionExprSyntax) -> ManifestValue {
        switch expansion.macroName.text {
        case "filePath", "file": ManifestValue(.string(path), place(expansion))
        default: .unknown("#" + expansion.macroName.text, place(expansion))
        }
    }

    /// `\.name` as a function.
    private mutating func keyPath(_ path: KeyPathExprSyntax) -> ManifestValue {
        let names = path.components.compactMap {
            $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        }
        guard names.count == path.components.count, names.count == 1 else {
            return .unknown("a key path", place(path))
        }
        return ManifestValue(.string("\\." + names[0]), place(path))
    }

    // MARK: Choices

    private mutating func ternary(_ choice: TernaryExprSyntax, _ hint: String) -> ManifestValue {
        switch evaluate(choice.condition).kind {
        case .boolean(true): return evaluate(choice.thenExpression, hint: hint)
        case .boolean(false): return evaluate(choice.elseExpression, hint: hint)
        default:
            let first = evaluate(choice.thenExpression, hint: hint)
            return first.merged(with: evaluate(choice.elseExpression, hint: hint))
        }
    }

    /// `if` and `switch` as values: each branch is one expression, which counts like a `return`.
    private mutating func branchValue(_ item: CodeBlockItemSyntax.Item, _ place: Int) -> ManifestValue {
        guard case .expr(let expression) = item else { return .unknown("a branch", place) }
        if let branch = expression.as(IfExprSyntax.self) {
            let then = lastValue(branch.body.statements)
            var otherwise = ManifestValue(.nothing, place)
            switch branch.elseBody {
            case .ifExpr(let next)?: otherwise = evaluate(ExprSyntax(next))
            case .codeBlock(let block)?: otherwise = lastValue(block.statements)
            default: break
            }
            switch scoped({ $0.evaluate(branch.conditions) }) {
            case true?: return then
            case false?: return otherwise
            case nil: return then.merged(with: otherwise)
            }
        }
        return .unknown("a switch used as a value", place)
    }

    private mutating func lastValue(_ items: CodeBlockItemListSyntax) -> ManifestValue {
        guard items.count == 1, case .expr(let expression)? = items.first?.item else {
            return .unknown("a branch", place(items))
        }
        return evaluate(expression)
    }

    // MARK: Names

    private mutating func name(_ reference: DeclReferenceExprSyntax, _ hint: String) -> ManifestValue {
        let name = reference.baseName.text
        let place = place(reference)
        if let value = state.value(of: name) { return value }
        if case .function(let getter, _)? = state.value(of: "get " + name)?.kind {
            return invoke(getter, [], boundSelf: nil, place)
        }
        if let getter = definitions.getters[name] { return invoke(getter, [], boundSelf: nil, place) }
        if let current = state.value(of: "self"), let value = memberValue(name, of: current, place) { return value }
        if let functions = definitions.named[name], let first = functions.first {
            return ManifestValue(.function(first, boundSelf: nil), place)
        }
        if name.first?.isUppercase == true || definitions.types[name] != nil {
            return ManifestValue(.type(name == "Self" ? selfTypeName : name), place)
        }
        return .unknown("`\(name)`", place)
    }

    /// The type that `Self` stands for.
    var selfTypeName: String {
        switch state.value(of: "self")?.kind {
        case .type(let name): name
        case .object(let number): state.objects[number]?.type ?? ""
        case .array: "Array"
        case .string: "String"
        default: ""
        }
    }

    private mutating func element(_ call: SubscriptCallExprSyntax) -> ManifestValue {
        let place = place(call)
        let base = evaluate(call.calledExpression)
        guard let argument = call.arguments.first?.expression, !base.isUndecided else {
            return .unknown(base.dependence, place)
        }
        let index = evaluate(argument)
        switch (base.kind, index.kind) {
        case (.array(let elements), .integer(let position)):
            guard elements.indices.contains(position), !elements[...position].contains(where: \.isUndecided) else {
                return .unknown("an element of an array", place)
            }
            return elements[position].value
        case (.dictionary(let pairs), _):
            if let pair = pairs.last(where: { $0.key?.kind == index.kind }) { return pair.value }
            if index.isUndecided { return .unknown(index.dependence, place) }
            for argument in call.arguments.dropFirst() where argument.label?.text == "default" {
                return evaluate(argument.expression)
            }
            return ManifestValue(.nothing, place)
        default: return .unknown(index.isUndecided ? index.dependence : "an element", place)
        }
    }
}

extension ManifestValue {
    /// As it stands in a string.
    var text: String? {
        switch kind {
        case .string(let text): text
        case .integer(let number): String(number)
        case .boolean(let answer): String(answer)
        case .number(let number): String(number)
        default: nil
        }
    }
}

extension [ManifestElement] {
    /// Elements that are one of several become elements that may be there.
    var flattened: [ManifestElement] {
        guard contains(where: { if case .alternatives = $0.value.kind { true } else { false } }) else { return self }
        return flatMap { element -> [ManifestElement] in
            guard case .alternatives(let values) = element.value.kind else { return [element] }
            return values.map { ManifestElement(value: $0, isUndecided: true) }
        }
    }
}
