/// Checks what single fields cannot show: what the elements of `lists` refer to, and that nothing contains itself.
struct SummaryValidation {
    private let summary: FileSummary

    init(_ summary: FileSummary) { self.summary = summary }

    /// Whether whoever follows the references stays in range and comes to an end.
    var isValid: Bool {
        summary.names.first == "" && summary.lineStarts.first == 0
            && summary.bodies.first?.ownerKind == .topLevel
            && summary.types.indices.allSatisfy { isValid(summary.types[$0], at: $0) }
            && summary.expressions.indices.allSatisfy { isValid(summary.expressions[$0], at: $0) }
            && summary.closures.allSatisfy { isValid($0) }
            && summary.bodies.indices.allSatisfy { isValid(summary.bodies[$0], at: $0) }
            && summary.attributes.allSatisfy { !$0.type.isNone }
    }

    private func holds(_ span: Span, from low: Int32, below limit: Int) -> Bool {
        for index in span.indices where summary.lists[index] < low || Int(summary.lists[index]) >= limit {
            return false
        }
        return true
    }

    /// A body begins after the one that its owner stands in, so that the way outwards ends.
    private func isValid(_ body: Body, at index: Int) -> Bool {
        guard holds(body.roots, from: 0, below: summary.expressions.count) else { return false }
        switch body.ownerKind {
        case .topLevel: return index == 0
        case .closure: return body.owner >= 0 && Int(summary.closures[Int(body.owner)].body.index) == index
        case .declaration, .initialValue, .defaultValue, .attribute:
            return body.owner >= 0 && Int(summary.declarations[Int(body.owner)].enclosingBody.index) < index
        }
    }

    /// Made of earlier types alone.
    private func isValid(_ type: TypeReference, at index: Int) -> Bool {
        if type.list.count > 0, !holds(type.list, from: -1, below: index) { return false }
        if type.labels.count > 0, !holds(type.labels, from: 0, below: summary.names.count) { return false }
        for attribute in type.attributes.indices where Int(summary.attributes[attribute].type.index) >= index {
            return false
        }
        return true
    }

    /// Made of earlier expressions alone.
    private func isValid(_ expression: Expression, at index: Int) -> Bool {
        if expression.kind == .closure {
            guard !expression.closure.isNone else { return false }
            return Int(summary.closures[Int(expression.closure.index)].expression.index) == index
        }
        if expression.list.count == 0 { return true }
        switch expression.kind {
        case .name, .member: return holds(expression.list, from: -1, below: summary.types.count)
        case let kind where kind.hasArguments:
            for argument in expression.list.indices {
                let value = summary.arguments[argument].value
                if value.isNone || Int(value.index) >= index { return false }
            }
            return true
        default: return holds(expression.list, from: 0, below: index)
        }
    }

    /// What stands in a closure comes before it.
    private func isValid(_ closure: Closure) -> Bool {
        guard !closure.expression.isNone, !closure.body.isNone else { return false }
        let limit = Int(closure.expression.index)
        return holds(summary.bodies[Int(closure.body.index)].roots, from: 0, below: limit)
            && closure.captures.indices.allSatisfy {
                !summary.captures[$0].value.isNone && Int(summary.captures[$0].value.index) < limit
            }
    }
}
