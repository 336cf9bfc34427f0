/// Expressions.
extension Summariser {
    /// Adds an expression and what it is made of.
    mutating func expression(_ node: Int) -> ExpressionID {
        switch tree.kind(node) {
        case .declReferenceExpr: nameExpression(node)
        case .memberAccessExpr: memberExpression(node)
        case .functionCallExpr: callExpression(.call, node)
        case .subscriptCallExpr: callExpression(.subscript, node)
        case .closureExpr: closureExpression(node)
        case .stringLiteralExpr, .simpleStringLiteralExpr: stringExpression(node)
        case .integerLiteralExpr: add(Expression(kind: .integer), node)
        case .booleanLiteralExpr: add(Expression(kind: .boolean), node)
        case .nilLiteralExpr: add(Expression(kind: .nil), node)
        case .floatLiteralExpr: add(Expression(kind: .float), node)
        case .regexLiteralExpr: add(Expression(kind: .regex), node)
        case .sequenceExpr: sequenceExpression(node)
        case .tupleExpr: tupleExpression(node)
        case .arrayExpr: arrayExpression(node)
        case .dictionaryExpr: dictionaryExpression(node)
        case .macroExpansionExpr: macroExpression(node)
        case .keyPathExpr: keyPathExpression(node)
        case .ifExpr, .switchExpr: conditionalExpression(node)
        case .patternExpr: patternExpression(node)
        case .postfixIfConfigExpr: postfixConditionExpression(node)
        case .genericSpecializationExpr: specialisedExpression(node)
        case .doExpr: doExpression(node)
        default: operatorExpression(node)
        }
    }

    mutating func add(_ expression: Expression, _ node: Int) -> ExpressionID {
        add(expression, at: tree.offset(node))
    }

    mutating func add(_ expression: Expression, at offset: UInt32) -> ExpressionID {
        summary.expressions.append(expression)
        let index = summary.expressions.count - 1
        summary.expressions[index].offset = offset
        return ExpressionID(index: Int32(index))
    }

    /// Forms made of one operand, and the operators of a sequence.
    private mutating func operatorExpression(_ node: Int) -> ExpressionID {
        switch tree.kind(node) {
        case .optionalChainingExpr: return unary(.optionalChain, node)
        case .forceUnwrapExpr: return unary(.forceUnwrap, node)
        case .tryExpr: return tryExpression(node)
        case .awaitExpr:
            noteAwait()
            return unary(.await, node)
        case .inOutExpr: return unary(.inout, node)
        case .prefixOperatorExpr: return unary(.prefix, node)
        case .postfixOperatorExpr: return unary(.postfix, node)
        case .consumeExpr, .copyExpr, .borrowExpr, .unsafeExpr, .packElementExpr, .packExpansionExpr:
            return unary(.marker, node)
        case .binaryOperatorExpr, .superExpr, .discardAssignmentExpr:
            let kind: ExpressionKind = tree.kind(node) == .binaryOperatorExpr ? .operator : .name
            var result = Expression(kind: kind)
            result.name = names.id(tree.text(node))
            return add(result, node)
        case .assignmentExpr: return add(Expression(kind: .assignment), node)
        case .unresolvedTernaryExpr: return unary(.ternary, node)
        case .arrowExpr:
            var result = Expression(kind: .operator)
            result.name = names.id("->")
            return add(result, node)
        case .typeExpr:
            var result = Expression(kind: .type)
            result.type = wrappedType(node)
            return add(result, node)
        default: return add(Expression(kind: .other), node)
        }
    }

    /// An operand, and the operator's name if it has one of its own.
    private mutating func unary(_ kind: ExpressionKind, _ node: Int) -> ExpressionID {
        var result = Expression(kind: kind)
        for child in tree.children(node) {
            if tree.kind(child).isExpression {
                result.base = expression(child)
            } else if kind == .prefix || kind == .postfix, tree.kind(child).isToken {
                result.name = names.id(tree.text(child))
            }
        }
        return add(result, node)
    }

    private mutating func tryExpression(_ node: Int) -> ExpressionID {
        var kind = ExpressionKind.try
        for child in tree.children(node) {
            if tree.kind(child) == .questionMark { kind = .optionalTry }
            if tree.kind(child) == .exclamationMark { kind = .forcedTry }
        }
        if kind == .try, !context.handlesErrors { noteThrow() }
        let outer = context.handlesErrors
        if kind != .try { context.handlesErrors = true }
        let result = unary(kind, node)
        context.handlesErrors = outer
        return result
    }

    mutating func noteAwait() {
        if !context.body.isNone { summary.bodies[Int(context.body.index)].containsAwait = true }
    }

    mutating func noteThrow() {
        if !context.body.isNone { summary.bodies[Int(context.body.index)].containsThrowingStatement = true }
    }

    // MARK: Names and members

    private mutating func nameExpression(_ node: Int) -> ExpressionID {
        var result = Expression(kind: .name)
        result.name = declaredName(node)
        return add(result, node)
    }

    /// The base name of a reference.
    private mutating func declaredName(_ reference: Int) -> NameID {
        for child in tree.children(reference) where tree.kind(child).isToken { return name(child) }
        return .none
    }

    /// `base.name`, `.name`. A long chain nests to the left.
    private mutating func memberExpression(_ node: Int) -> ExpressionID {
        var result = Expression(kind: .member)
        var offset = tree.offset(node)
        var hasBase = false
        for child in tree.children(node) {
            let kind = tree.kind(child)
            if kind == .period {
                if !hasBase { result.base = takePostfixBase() }
                hasBase = true
            } else if kind.isExpression, !hasBase {
                result.base = typeOrExpression(child)
                hasBase = true
            } else if kind == .declReferenceExpr {
                result.name = declaredName(child)
                offset = tree.offset(child)
            }
        }
        return add(result, at: offset)
    }

    /// `name<A>`, `base.name<A>`.
    private mutating func specialisedExpression(_ node: Int) -> ExpressionID {
        var base = ExpressionID.none
        for child in tree.children(node) {
            if tree.kind(child).isExpression {
                base = expression(child)
            } else if tree.kind(child) == .genericArgumentClause, !base.isNone {
                let list = genericArguments(child)
                summary.expressions[Int(base.index)].list = list
            }
        }
        return base.isNone ? add(Expression(kind: .other), node) : base
    }

    // MARK: Calls

    private mutating func callExpression(_ kind: ExpressionKind, _ node: Int) -> ExpressionID {
        var result = Expression(kind: kind)
        let mark = scratch.arguments.count
        var isFirst = true
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .labeledExprList: gatherArguments(child)
            case .closureExpr where !isFirst: gatherTrailingClosure(child, label: .none)
            case .multipleTrailingClosureElementList: gatherTrailingClosures(child)
            case let childKind where childKind.isExpression && isFirst: result.base = typeOrExpression(child)
            default: break
            }
            isFirst = false
        }
        result.list = takeArguments(since: mark)
        return add(result, node)
    }

    /// Gathers `label: value, …` in `scratch.arguments`.
    mutating func gatherArguments(_ list: Int) {
        for element in tree.children(list) {
            var argument = Argument(label: .none, value: .none, isTrailing: false)
            for child in tree.children(element) {
                let kind = tree.kind(child)
                if kind.isExpression {
                    argument.value = expression(child)
                } else if kind.isToken, kind != .colon, kind != .comma, kind != .wildcard {
                    argument.label = name(child)
                }
            }
            if argument.value.isNone { argument.value = add(Expression(kind: .other), element) }
            scratch.arguments.append(argument)
        }
    }

    private mutating func gatherTrailingClosure(_ node: Int, label: NameID) {
        let value = expression(node)
        scratch.arguments.append(Argument(label: label, value: value, isTrailing: true))
    }

    private mutating func gatherTrailingClosures(_ list: Int) {
        for element in tree.children(list) {
            guard let closure = tree.child(element, .closureExpr) else { continue }
            let label = tree.firstChild(element).map { tree.kind($0) == .wildcard ? .none : name($0) } ?? .none
            gatherTrailingClosure(closure, label: label)
        }
    }

    mutating func takeArguments(since mark: Int) -> Span {
        Self.move(&scratch.arguments, since: mark, to: &summary.arguments)
    }

    /// `#name(arguments) { … }`.
    mutating func macroExpression(_ node: Int) -> ExpressionID {
        var result = Expression(kind: .macro)
        let mark = scratch.arguments.count
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .labeledExprList: gatherArguments(child)
            case .closureExpr: gatherTrailingClosure(child, label: .none)
            case .multipleTrailingClosureElementList: gatherTrailingClosures(child)
            case .identifier, .keyword: result.name = name(child)
            default: break
            }
        }
        result.list = takeArguments(since: mark)
        return add(result, node)
    }

    /// A macro among members or at the top of a file: its arguments belong to the type around, or to the file.
    mutating func macroExpansionDeclaration(_ node: Int) {
        guard context.place == .type else {
            asStatement { $0.addRoot($0.macroExpression(node)) }
            return
        }
        let owner = context.declaration
        let body = openBody(.attribute, owner: owner.index, start: tree.offset(node), end: tree.end(node))
        addRoot(macroExpression(node))
        closeBody(body)
    }
}
