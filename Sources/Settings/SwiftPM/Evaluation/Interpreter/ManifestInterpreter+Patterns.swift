import SwiftSyntax

// MARK: Patterns

extension ManifestInterpreter {
    /// Whether a value matches a pattern; names in it are declared in the current scope. Nil where it cannot be known.
    mutating func matches(_ pattern: PatternSyntax, _ value: ManifestValue) -> Bool? {
        deeper { $0.matchesHere(pattern, value) } ?? nil
    }

    private mutating func matchesHere(_ pattern: PatternSyntax, _ value: ManifestValue) -> Bool? {
        switch pattern.kind {
        case .wildcardPattern: return true
        case .identifierPattern:
            bind(pattern, to: value, type: typeName(of: value))
            return true
        case .valueBindingPattern:
            return matches(pattern.cast(ValueBindingPatternSyntax.self).pattern, value)
        case .tuplePattern:
            let elements = pattern.cast(TuplePatternSyntax.self).elements.map { ($0.label?.text, $0.pattern) }
            return matches(elements, value)
        case .expressionPattern: return matches(pattern.cast(ExpressionPatternSyntax.self).expression, value)
        default: return nil
        }
    }

    private mutating func matches(
        _ elements: [(label: String?, pattern: PatternSyntax)], _ value: ManifestValue
    ) -> Bool? {
        guard case .tuple(let pairs) = value.kind, pairs.count == elements.count else {
            for element in elements { _ = matches(element.pattern, .unknown(value.dependence, value.place)) }
            return nil
        }
        return all(zip(elements, pairs).map { matches($0.pattern, $1.value) })
    }

    /// Whether all answers are yes.
    private func all(_ answers: [Bool?]) -> Bool? {
        answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }

    private mutating func matches(_ expression: ExprSyntax, _ value: ManifestValue) -> Bool? {
        if let optional = expression.as(OptionalChainingExprSyntax.self) {
            // `x?`: a value that is not nil.
            let inner = deeper { $0.matches(optional.expression, value.unwrapped) } ?? nil
            return all([value.isNothing.map(!), inner])
        }
        if let inner = expression.as(PatternExprSyntax.self) { return matches(inner.pattern, value) }
        if expression.is(DiscardAssignmentExprSyntax.self) { return true }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            return matches(tuple.elements.map { ($0.label?.text, self.pattern(of: $0.expression)) }, value)
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            return matches(member.declName.baseName.text, Array(call.arguments), value)
        }
        if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil, let object = object(value),
            isCase(member.declName.baseName.text, of: object)
        {
            // A case without its associated values.
            return true
        }
        let expected = evaluate(expression, hint: typeName(of: value))
        switch (expected.kind, value.kind) {
        case (.range(let low, let high), .integer(let number)): return low <= number && number < high
        default: return isEqual(value, expected)
        }
    }

    private func pattern(of expression: ExprSyntax) -> PatternSyntax {
        expression.as(PatternExprSyntax.self)?.pattern
            ?? PatternSyntax(ExpressionPatternSyntax(expression: expression))
    }

    /// Whether an object was made by a case, whatever it holds.
    private func isCase(_ name: String, of object: ManifestObject) -> Bool {
        object.constructor == name || PackageDescriptionNames.cases[name] == object.constructor
    }

    /// `.name(…)`, a case with patterns for its associated values.
    private mutating func matches(
        _ name: String, _ arguments: [LabeledExprSyntax], _ value: ManifestValue
    ) -> Bool? {
        if name == "some", arguments.count == 1 {
            let inner = matches(arguments[0].expression, value.unwrapped)
            return all([value.isNothing.map(!), inner])
        }
        // A string literal where a dependency is expected is one by name.
        let byName = value.string.map {
            ManifestObject(
                constructor: "byName", fields: ["name": ManifestValue(.string($0), value.place)], place: value.place)
        }
        guard let object = object(value) ?? byName else {
            for argument in arguments { _ = matches(argument.expression, .unknown(value.dependence, value.place)) }
            return value.isNothing == true ? false : nil
        }
        guard isCase(name, of: object) else { return false }
        var answers: [Bool?] = []
        for (index, argument) in arguments.enumerated() {
            let label = argument.label?.text ?? label(index, of: object)
            let field = object.fields[label] ?? ManifestValue(.nothing, value.place)
            answers.append(matches(argument.expression, field))
        }
        return all(answers)
    }

    /// The label of an associated value that the pattern leaves out.
    private func label(_ index: Int, of object: ManifestObject) -> String {
        if let entry = definitions.types[object.type]?.cases.first(where: { $0.name == object.constructor }) {
            return entry.labels.indices.contains(index) ? entry.labels[index] ?? String(index) : String(index)
        }
        let labels: [String] =
            switch object.constructor {
            case "product": ["name", "package", "moduleAliases", "condition"]
            case "target", "byName": ["name", "condition"]
            default: []
            }
        return labels.indices.contains(index) ? labels[index] : String(index)
    }
}
