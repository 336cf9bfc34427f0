/// Statements.
extension Summariser {
    /// Walks the statements of a body; true where they are one expression that is its value.
    mutating func bodyStatements(_ items: Int) -> Bool {
        guard let item = tree.onlyChild(items), let only = tree.firstChild(item) else {
            statements(items)
            return false
        }
        switch tree.kind(only) {
        case .returnStmt:
            statement(only)
            return tree.children(only).contains { tree.kind($0).isExpression }
        case .expressionStmt:
            guard let inner = tree.firstChild(only), hasOnlySingleValues(inner) else {
                statement(only)
                return false
            }
            addRoot(expression(inner))
            return true
        case let kind:
            statement(only)
            return kind.isExpression
        }
    }

    mutating func statements(_ items: Int) {
        for item in tree.children(items) {
            if let node = tree.firstChild(item) { statement(node) }
        }
    }

    mutating func statement(_ node: Int) {
        let kind = tree.kind(node)
        if kind.isExpression {
            asStatement { $0.expressionStatement(node, kind) }
        } else if kind.isDeclaration {
            if kind == .ifConfigDecl {
                forEachClause(node) { summariser, content in summariser.clauseStatements(content) }
            } else {
                declaration(node)
            }
        } else {
            asStatement { $0.otherStatement(node, kind) }
        }
    }

    /// Names bound by a statement at the top of a file are local to the top-level body.
    mutating func asStatement(_ body: (inout Summariser) -> Void) {
        let place = context.place
        context.place = .body
        body(&self)
        context.place = place
    }

    private mutating func clauseStatements(_ content: Int) {
        switch tree.kind(content) {
        case .codeBlockItemList: statements(content)
        case let kind where kind.isExpression: addRoot(expression(content))
        default: break
        }
    }

    private mutating func expressionStatement(_ node: Int, _ kind: NodeKind) {
        switch kind {
        case .ifExpr: ifStatement(node)
        case .switchExpr: switchStatement(node)
        default: addRoot(expression(node))
        }
    }

    private mutating func otherStatement(_ node: Int, _ kind: NodeKind) {
        switch kind {
        case .expressionStmt, .labeledStmt:
            for child in tree.children(node) where !tree.kind(child).isToken { statement(child) }
        case .returnStmt: valueStatement(.return, node)
        case .throwStmt:
            if !context.handlesErrors { noteThrow() }
            valueStatement(.throw, node)
        case .yieldStmt: yieldStatement(node)
        case .guardStmt: guardStatement(node)
        case .forStmt: forStatement(node)
        case .whileStmt: whileStatement(node)
        case .repeatStmt: repeatStatement(node)
        case .doStmt: doStatement(node)
        case .deferStmt: if let block = tree.child(node, .codeBlock) { codeBlock(block) }
        default: break
        }
    }

    /// `return x`, `throw x`.
    private mutating func valueStatement(_ kind: ExpressionKind, _ node: Int) {
        var statement = Expression(kind: kind)
        if let value = valueChild(node) { statement.base = expression(value) }
        addRoot(add(statement, node))
    }

    /// `yield x`, `yield (x, y)`.
    private mutating func yieldStatement(_ node: Int) {
        if valueChild(node) != nil {
            valueStatement(.yield, node)
            return
        }
        guard let clause = tree.child(node, .yieldedExpressionsClause),
            let list = tree.child(clause, .yieldedExpressionList)
        else { return }
        for element in tree.children(list) { valueStatement(.yield, element) }
    }

    /// A block in braces: names declared in it are visible until its end.
    mutating func codeBlock(_ block: Int) {
        let outer = context.scope
        context.scope = Scope(start: tree.offset(block), end: tree.end(block))
        if let items = tree.child(block, .codeBlockItemList) { statements(items) }
        context.scope = outer
    }

    // MARK: Loops

    private mutating func forStatement(_ node: Int) {
        var pattern: Int?
        var annotation: Int?
        var sequence = ExpressionID.none
        var start: UInt32 = 0
        var isAsync = false
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .typeAnnotation: annotation = child
            case .whereClause:
                bindElements(pattern, annotation, of: sequence, from: start, in: node, isAsync: isAsync)
                pattern = nil
                addRoot(wrappedExpression(child))
            case .codeBlock:
                bindElements(pattern, annotation, of: sequence, from: start, in: node, isAsync: isAsync)
                codeBlock(child)
            case .keyword where tree.isWord(child, "await"):
                isAsync = true
                noteAwait()
            case let kind where kind.isPattern: pattern = child
            case let kind where kind.isExpression:
                sequence = expression(child)
                addRoot(sequence)
                start = tree.end(child)
            default: break
            }
        }
    }

    private mutating func bindElements(
        _ pattern: Int?, _ annotation: Int?, of sequence: ExpressionID, from start: UInt32, in node: Int, isAsync: Bool
    ) {
        guard let pattern else { return }
        var source = PatternSource(expression: sequence, type: wrappedType(annotation))
        source.scope = Scope(start: start, end: tree.end(node))
        bind(pattern, isAsync ? .asyncElement : .element, position: 0, source)
    }

    mutating func wrappedExpression(_ node: Int) -> ExpressionID {
        guard let value = valueChild(node) else { return .none }
        return expression(value)
    }

    private mutating func whileStatement(_ node: Int) {
        guard let block = tree.child(node, .codeBlock) else { return }
        conditions(of: node, scopeEnd: tree.end(block))
        codeBlock(block)
    }

    private mutating func repeatStatement(_ node: Int) {
        for child in tree.children(node) {
            if tree.kind(child) == .codeBlock {
                codeBlock(child)
            } else if tree.kind(child).isExpression {
                addRoot(expression(child))
            }
        }
    }

    // MARK: Errors

    private mutating func doStatement(_ node: Int) {
        let outer = context.handlesErrors
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .codeBlock:
                context.handlesErrors = outer || catchesEverything(node)
                codeBlock(child)
                context.handlesErrors = outer
            case .catchClauseList: for clause in tree.children(child) { catchClause(clause) }
            default: break
            }
        }
    }

    /// One of the `catch` clauses has no pattern, or one that always matches.
    private func catchesEverything(_ node: Int) -> Bool {
        guard let clauses = tree.child(node, .catchClauseList) else { return false }
        return tree.children(clauses).contains { clause in
            guard let items = tree.child(clause, .catchItemList) else { return true }
            return tree.children(items).contains { isIrrefutable($0) }
        }
    }

    private func isIrrefutable(_ item: Int) -> Bool {
        if tree.child(item, .whereClause) != nil { return false }
        guard let pattern = tree.firstChild(item) else { return true }
        switch tree.kind(pattern) {
        case .identifierPattern, .wildcardPattern: return true
        case .valueBindingPattern: return tree.child(pattern, .identifierPattern) != nil
        default: return false
        }
    }

    private mutating func catchClause(_ node: Int) {
        let end = tree.end(node)
        var hasPattern = false
        if let items = tree.child(node, .catchItemList) {
            for item in tree.children(items) {
                var source = PatternSource(expression: .none, type: .none)
                source.scope = Scope(start: tree.end(item), end: end)
                for child in tree.children(item) {
                    let kind = tree.kind(child)
                    if kind.isPattern {
                        hasPattern = true
                        bind(child, .caughtError, position: 0, source)
                    } else if kind == .whereClause {
                        if !hasPattern { bindImplicitError(item, end) }
                        addRoot(wrappedExpression(child))
                    }
                }
            }
        }
        guard let block = tree.child(node, .codeBlock) else { return }
        if !hasPattern { bindImplicitError(node, end) }
        codeBlock(block)
    }

    /// `error`, where a `catch` names nothing.
    private mutating func bindImplicitError(_ node: Int, _ end: UInt32) {
        var source = PatternSource(expression: .none, type: .none)
        source.scope = Scope(start: tree.offset(node), end: end)
        addBinding(names.id("error"), at: tree.offset(node), .caughtError, source)
    }
}
