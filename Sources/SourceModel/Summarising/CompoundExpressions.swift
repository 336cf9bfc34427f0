/// Literals with parts, tuples, sequences, key paths, closures.
extension Summariser {
    // MARK: Literals

    /// A string; the values interpolated in it are its `list`.
    mutating func stringExpression(_ node: Int) -> ExpressionID {
        var result = Expression(kind: .string)
        if let segments = tree.child(node, .stringLiteralSegmentList) {
            let mark = scratch.lists.count
            for segment in tree.children(segments) where tree.kind(segment) == .expressionSegment {
                guard let list = tree.child(segment, .labeledExprList) else { continue }
                for element in tree.children(list) { listValue(element) }
            }
            result.list = takeList(since: mark)
        }
        return add(result, node)
    }

    /// Gathers the value of a labelled element, array element and the like.
    private mutating func listValue(_ element: Int) {
        guard let value = valueChild(element) else { return }
        let id = expression(value)
        scratch.lists.append(id.index)
    }

    mutating func arrayExpression(_ node: Int) -> ExpressionID {
        let mark = scratch.lists.count
        if let list = tree.child(node, .arrayElementList) {
            for element in tree.children(list) { listValue(element) }
        }
        var result = Expression(kind: .array)
        result.list = takeList(since: mark)
        return add(result, node)
    }

    mutating func dictionaryExpression(_ node: Int) -> ExpressionID {
        let mark = scratch.lists.count
        if let list = tree.child(node, .dictionaryElementList) {
            for element in tree.children(list) {
                var count = 0
                for child in tree.children(element) where tree.kind(child).isExpression {
                    let id = expression(child)
                    scratch.lists.append(id.index)
                    count += 1
                }
                if count % 2 == 1 {
                    let id = add(Expression(kind: .other), element)
                    scratch.lists.append(id.index)
                }
            }
        }
        var result = Expression(kind: .dictionary)
        result.list = takeList(since: mark)
        return add(result, node)
    }

    /// One element without a label is that element in parentheses.
    mutating func tupleExpression(_ node: Int) -> ExpressionID {
        var result = Expression(kind: .tuple)
        if let list = tree.child(node, .labeledExprList) {
            if let only = tree.onlyChild(list), tree.kind(only + 1).isExpression, let value = valueChild(only) {
                return expression(value)
            }
            let mark = scratch.arguments.count
            gatherArguments(list)
            result.list = takeArguments(since: mark)
        }
        return add(result, node)
    }

    // MARK: Sequences

    /// Operands and operators as written.
    mutating func sequenceExpression(_ node: Int) -> ExpressionID {
        guard let list = tree.child(node, .exprList) else { return add(Expression(kind: .other), node) }
        let mark = scratch.lists.count
        var cast: (kind: ExpressionKind, node: Int)?
        for element in tree.children(list) {
            let id: ExpressionID
            switch tree.kind(element) {
            case .unresolvedAsExpr:
                cast = (castKind(element), element)
                continue
            case .unresolvedIsExpr:
                cast = (.typeTest, element)
                continue
            case .typeExpr:
                guard let operation = cast else { fallthrough }
                var result = Expression(kind: operation.kind)
                result.type = wrappedType(element)
                id = add(result, operation.node)
            default: id = expression(element)
            }
            cast = nil
            scratch.lists.append(id.index)
        }
        var result = Expression(kind: .sequence)
        result.list = takeList(since: mark)
        return add(result, node)
    }

    private func castKind(_ node: Int) -> ExpressionKind {
        for child in tree.children(node) {
            if tree.kind(child) == .questionMark { return .optionalCast }
            if tree.kind(child) == .exclamationMark { return .forcedCast }
        }
        return .cast
    }

    // MARK: Key paths and `#if`

    /// `\Root.a.b[c]`: the root's type, the path's text, and the subscripts' arguments.
    mutating func keyPathExpression(_ node: Int) -> ExpressionID {
        var result = Expression(kind: .keyPath)
        let mark = scratch.lists.count
        for child in tree.children(node) {
            let kind = tree.kind(child)
            if kind.isType {
                result.type = type(child)
            } else if kind == .keyPathComponentList {
                result.name = writtenText(child)
                for component in tree.children(child) { keyPathArguments(component) }
            }
        }
        result.list = takeList(since: mark)
        return add(result, node)
    }

    private mutating func keyPathArguments(_ component: Int) {
        for child in tree.children(component) {
            guard let list = tree.child(child, .labeledExprList) else { continue }
            for element in tree.children(list) { listValue(element) }
        }
    }

    /// `base #if … .member #endif`: every clause's value stands on the same base.
    mutating func postfixConditionExpression(_ node: Int) -> ExpressionID {
        var base = takePostfixBase()
        let mark = scratch.lists.count
        for child in tree.children(node) {
            if tree.kind(child).isExpression {
                context.postfixBase = base
                base = expression(child)
                context.postfixBase = .none
            } else if tree.kind(child) == .ifConfigDecl {
                scratch.lists.append(base.index)
                forEachClause(child) { summariser, content in
                    guard summariser.tree.kind(content).isExpression else { return }
                    summariser.context.postfixBase = base
                    let id = summariser.expression(content)
                    summariser.context.postfixBase = .none
                    summariser.scratch.lists.append(id.index)
                }
            }
        }
        var result = Expression(kind: .conditional)
        result.list = takeList(since: mark)
        return add(result, node)
    }

    /// What the member at the bottom of a postfix `#if` clause applies to.
    mutating func takePostfixBase() -> ExpressionID {
        defer { context.postfixBase = .none }
        return context.postfixBase
    }

    /// `do` as a value.
    mutating func doExpression(_ node: Int) -> ExpressionID {
        for child in tree.children(node) where tree.kind(child) == .codeBlock { codeBlock(child) }
        return add(Expression(kind: .other), node)
    }
}
