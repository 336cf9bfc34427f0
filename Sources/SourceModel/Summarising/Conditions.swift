/// `#if`.
extension Summariser {
    /// Calls `body` with what each clause of a `#if` holds, under the clause's condition.
    mutating func forEachClause(_ node: Int, _ body: (inout Summariser, Int) -> Void) {
        guard let clauses = tree.child(node, .ifConfigClauseList) else { return }
        let outer = context.condition
        let group = conditionGroupCount
        conditionGroupCount += 1
        var index: Int32 = 0
        for clause in tree.children(clauses) {
            let content = clauseContent(clause)
            let text = content.condition.map { writtenText($0) } ?? .none
            var condition = Condition(parent: outer, group: group, clause: index, text: text)
            condition.startOffset = tree.offset(clause)
            condition.endOffset = tree.end(clause)
            summary.conditions.append(condition)
            context.condition = ConditionID(index: Int32(summary.conditions.count - 1))
            if let elements = content.elements { body(&self, elements) }
            index += 1
        }
        context.condition = outer
    }

    /// `#if condition elements`; `#else elements`.
    private func clauseContent(_ clause: Int) -> (condition: Int?, elements: Int?) {
        var condition: Int?
        var elements: Int?
        var isElse = false
        for child in tree.children(clause) {
            let kind = tree.kind(child)
            if kind.isToken {
                isElse = kind == .poundElse
            } else if kind.isExpression, condition == nil, !isElse {
                condition = child
            } else {
                elements = child
            }
        }
        return (condition, elements)
    }
}
