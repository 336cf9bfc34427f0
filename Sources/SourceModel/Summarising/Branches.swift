/// `if`, `guard` and `switch`, as statements and as values.
extension Summariser {
    // MARK: Conditions

    /// The conditions of an `if`, `guard` or `while`; the names they bind are visible from there to `scopeEnd`.
    mutating func conditions(of node: Int, scopeEnd: UInt32) {
        guard let list = tree.child(node, .conditionElementList) else { return }
        for element in tree.children(list) {
            guard let condition = tree.firstChild(element) else { continue }
            let scope = Scope(start: tree.end(element), end: scopeEnd)
            switch tree.kind(condition) {
            case .optionalBindingCondition: optionalBinding(condition, scope)
            case .matchingPatternCondition: matchingPattern(condition, scope)
            case let kind where kind.isExpression: addRoot(expression(condition))
            default: break
            }
        }
    }

    /// `let x = value`, `let x`.
    private mutating func optionalBinding(_ node: Int, _ scope: Scope) {
        var source = PatternSource(expression: .none, type: .none)
        source.scope = scope
        var pattern: Int?
        var projection = BindingProjection.unwrapped
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .keyword: source.isLet = !tree.isWord(child, "var")
            case .typeAnnotation: source.type = wrappedType(child)
            case .initializerClause: source.expression = wrappedExpression(child)
            case let kind where kind.isPattern || kind.isExpression: pattern = child
            default: break
            }
        }
        guard let pattern else { return }
        if source.expression.isNone {
            projection = .unwrappedShorthand
            source.expression = shorthandValue(pattern)
        }
        addRoot(source.expression)
        bind(pattern, projection, position: 0, source)
    }

    /// The name that `if let x` reads.
    private mutating func shorthandValue(_ pattern: Int) -> ExpressionID {
        guard tree.kind(pattern) == .identifierPattern, let token = tree.firstChild(pattern) else { return .none }
        var value = Expression(kind: .name)
        value.name = name(token)
        return add(value, pattern)
    }

    /// `case pattern = value`.
    private mutating func matchingPattern(_ node: Int, _ scope: Scope) {
        var source = PatternSource(expression: .none, type: .none)
        source.scope = scope
        var pattern: Int?
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .typeAnnotation: source.type = wrappedType(child)
            case .initializerClause: source.expression = wrappedExpression(child)
            case let kind where kind.isPattern: pattern = child
            default: break
            }
        }
        addRoot(source.expression)
        if let pattern { bind(pattern, .value, position: 0, source) }
    }

    // MARK: Statements

    /// Names of the conditions are visible in the `then` block alone.
    mutating func ifStatement(_ node: Int) {
        var isElse = false
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .conditionElementList:
                conditions(of: node, scopeEnd: tree.child(node, .codeBlock).map { tree.end($0) } ?? tree.end(node))
            case .keyword: isElse = tree.isWord(child, "else")
            case .codeBlock: codeBlock(child)
            case .ifExpr where isElse: ifStatement(child)
            default: break
            }
        }
    }

    /// Names of the conditions are visible in later conditions, and from the statement's end to that of the block around;
    /// in the `else` block they are not.
    mutating func guardStatement(_ node: Int) {
        guard let block = tree.child(node, .codeBlock) else { return conditions(of: node, scopeEnd: tree.end(node)) }
        let mark = scratch.bindings.count
        let limit = tree.offset(block)
        conditions(of: node, scopeEnd: limit)
        let afterwards = Scope(start: tree.end(node), end: context.scope.end)
        let conditionsEnd = tree.child(node, .conditionElementList).map { tree.end($0) } ?? 0
        for index in mark..<scratch.bindings.count where scratch.bindings[index].scopeEnd == limit {
            var binding = scratch.bindings[index]
            binding.scopeStart = afterwards.start
            binding.scopeEnd = afterwards.end
            // A name that a later condition can use has two stretches.
            if scratch.bindings[index].scopeStart < conditionsEnd {
                scratch.bindings.append(binding)
            } else {
                scratch.bindings[index] = binding
            }
        }
        codeBlock(block)
    }

    mutating func switchStatement(_ node: Int) {
        var subject = ExpressionID.none
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .switchCaseList: forEachCase(child, subject) { $0.statements($1) }
            case let kind where kind.isExpression:
                subject = expression(child)
                addRoot(subject)
            default: break
            }
        }
    }

    /// Binds the names of each case, then calls `body` with its statements.
    private mutating func forEachCase(
        _ list: Int, _ subject: ExpressionID, _ body: (inout Summariser, Int) -> Void
    ) {
        for node in tree.children(list) {
            if tree.kind(node) == .ifConfigDecl {
                forEachClause(node) { summariser, content in
                    if summariser.tree.kind(content) == .switchCaseList {
                        summariser.forEachCase(content, subject, body)
                    }
                }
            } else if tree.kind(node) == .switchCase {
                let outer = context.scope
                context.scope = Scope(start: tree.offset(node), end: tree.end(node))
                for child in tree.children(node) {
                    switch tree.kind(child) {
                    case .switchCaseLabel: caseLabel(child, subject)
                    case .codeBlockItemList: body(&self, child)
                    default: break
                    }
                }
                context.scope = outer
            }
        }
    }

    private mutating func caseLabel(_ label: Int, _ subject: ExpressionID) {
        guard let items = tree.child(label, .switchCaseItemList) else { return }
        for item in tree.children(items) {
            var source = PatternSource(expression: subject, type: .none)
            for child in tree.children(item) {
                let kind = tree.kind(child)
                if kind.isPattern {
                    source.scope = Scope(start: tree.end(child), end: context.scope.end)
                    bind(child, .value, position: 0, source)
                } else if kind == .whereClause {
                    addRoot(wrappedExpression(child))
                }
            }
        }
    }

    // MARK: Values

    /// `if` and `switch` whose every branch is one expression, and which always have a value.
    func hasOnlySingleValues(_ node: Int) -> Bool {
        switch tree.kind(node) {
        case .ifExpr:
            var hasElse = false
            for child in tree.children(node) {
                switch tree.kind(child) {
                case .keyword: hasElse = hasElse || tree.isWord(child, "else")
                case .codeBlock: if !isSingleValue(tree.child(child, .codeBlockItemList)) { return false }
                case .ifExpr: if !hasOnlySingleValues(child) { return false }
                default: break
                }
            }
            return hasElse
        case .switchExpr:
            guard let list = tree.child(node, .switchCaseList) else { return false }
            return tree.children(list).allSatisfy {
                tree.kind($0) == .switchCase && isSingleValue(tree.child($0, .codeBlockItemList))
            }
        default: return tree.kind(node).isExpression
        }
    }

    private func isSingleValue(_ items: Int?) -> Bool {
        guard let items, let item = tree.onlyChild(items), let only = tree.firstChild(item) else { return false }
        switch tree.kind(only) {
        case .expressionStmt: return tree.firstChild(only).map { hasOnlySingleValues($0) } ?? false
        case .throwStmt: return true
        case let kind: return kind.isExpression
        }
    }

    /// `if` or `switch` as a value. Its conditions, and statements besides the values, are roots of the body.
    mutating func conditionalExpression(_ node: Int) -> ExpressionID {
        let mark = scratch.lists.count
        if tree.kind(node) == .ifExpr { ifValues(node) } else { switchValues(node) }
        var result = Expression(kind: .conditional)
        result.list = takeList(since: mark)
        return add(result, node)
    }

    private mutating func ifValues(_ node: Int) {
        var isElse = false
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .conditionElementList:
                conditions(of: node, scopeEnd: tree.child(node, .codeBlock).map { tree.end($0) } ?? tree.end(node))
            case .keyword: isElse = tree.isWord(child, "else")
            case .codeBlock:
                let outer = context.scope
                context.scope = Scope(start: tree.offset(child), end: tree.end(child))
                if let items = tree.child(child, .codeBlockItemList) { branchValue(items) }
                context.scope = outer
            case .ifExpr where isElse: ifValues(child)
            default: break
            }
        }
    }

    private mutating func switchValues(_ node: Int) {
        var subject = ExpressionID.none
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .switchCaseList: forEachCase(child, subject) { $0.branchValue($1) }
            case let kind where kind.isExpression:
                subject = expression(child)
                addRoot(subject)
            default: break
            }
        }
    }

    /// The last expression of a branch is its value.
    private mutating func branchValue(_ items: Int) {
        for item in tree.children(items) {
            guard let node = tree.firstChild(item) else { continue }
            let isLast = tree.nodes[item].next == tree.nodes[items].next
            let value = tree.kind(node) == .expressionStmt ? tree.firstChild(node) : node
            if isLast, let value, tree.kind(value).isExpression {
                let id = expression(value)
                scratch.lists.append(id.index)
            } else {
                statement(node)
            }
        }
    }
}
