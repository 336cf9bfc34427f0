/// Patterns, and the names that they bind.
extension Summariser {
    /// What a pattern takes apart, and where the names in it can be used.
    struct PatternSource {
        var expression: ExpressionID
        var type: TypeReferenceID
        var scope = Scope()
        var isLet = true
        var isAsyncLet = false
        var isWeak = false
        var attributes = Span.empty

        init(expression: ExpressionID, type: TypeReferenceID) {
            self.expression = expression
            self.type = type
        }
    }

    /// Adds the names in a pattern. Expressions in it become a root of kind `other`.
    mutating func bind(_ node: Int, _ projection: BindingProjection, position: Int, _ source: PatternSource) {
        switch tree.kind(node) {
        case .identifierPattern: addBinding(node, projection, position: position, source)
        // `let _: T = value` gives the value a type.
        case .wildcardPattern where projection == .value && !source.type.isNone:
            addBinding(node, projection, position: position, source)
        case .valueBindingPattern: bindValueBinding(node, projection, position: position, source)
        case .tuplePattern: bindTuple(node, .tuplePatternElementList, projection, source)
        case .expressionPattern, .patternExpr:
            if let inner = tree.firstChild(node) { bindInExpression(inner, projection, position: position, source) }
        default: break
        }
    }

    private mutating func addBinding(
        _ node: Int, _ projection: BindingProjection, position: Int, _ source: PatternSource
    ) {
        guard let token = tree.firstChild(node) else { return }
        addBinding(name(token), at: tree.offset(token), projection, position: position, source)
    }

    mutating func addBinding(
        _ name: NameID, at offset: UInt32, _ projection: BindingProjection, position: Int = 0, _ source: PatternSource
    ) {
        var binding = LocalBinding(name: name, offset: offset, projection: projection)
        binding.scopeStart = source.scope.start
        binding.scopeEnd = source.scope.end
        binding.source = source.expression
        binding.position = Int16(clamping: position)
        binding.isLet = source.isLet
        binding.isAsyncLet = source.isAsyncLet
        binding.isWeak = source.isWeak
        binding.attributes = source.attributes
        binding.condition = context.condition
        // The annotation of `let (a, b): (A, B) = …` is about the whole.
        if projection.takesWholeType { binding.type = source.type }
        if projection == .tupleElement, !source.type.isNone { binding.type = element(position, of: source.type) }
        scratch.bindings.append(binding)
    }

    private func element(_ position: Int, of type: TypeReferenceID) -> TypeReferenceID {
        let reference = summary.types[Int(type.index)]
        guard reference.kind == .tuple, position < Int(reference.list.count) else { return .none }
        return TypeReferenceID(index: summary.lists[Int(reference.list.start) + position])
    }

    /// `let` or `var` in front of a pattern.
    private mutating func bindValueBinding(
        _ node: Int, _ projection: BindingProjection, position: Int, _ source: PatternSource
    ) {
        var source = source
        for child in tree.children(node) {
            if tree.kind(child).isToken {
                source.isLet = !tree.isWord(child, "var")
            } else {
                bind(child, projection, position: position, source)
            }
        }
    }

    private mutating func bindTuple(
        _ node: Int, _ listKind: NodeKind, _ projection: BindingProjection, _ source: PatternSource
    ) {
        guard let list = tree.child(node, listKind) else { return }
        let isOnly = tree.onlyChild(list) != nil
        var position = 0
        for element in tree.children(list) {
            for child in tree.children(element) where !tree.kind(child).isToken {
                let inner = isOnly ? projection : projection.ofElement
                if tree.kind(child).isExpression {
                    bindInExpression(child, inner, position: position, source)
                } else {
                    bind(child, inner, position: position, source)
                }
            }
            position += 1
        }
    }

    /// The forms of pattern that SwiftSyntax parses as expressions.
    private mutating func bindInExpression(
        _ node: Int, _ projection: BindingProjection, position: Int, _ source: PatternSource
    ) {
        switch tree.kind(node) {
        case .patternExpr: bind(node, projection, position: position, source)
        case .identifierPattern, .tuplePattern, .valueBindingPattern:
            bind(node, projection, position: position, source)
        case .tupleExpr: bindTuple(node, .labeledExprList, projection, source)
        case .discardAssignmentExpr: break
        case .optionalChainingExpr where isPattern(tree.firstChild(node)):
            guard let inner = tree.firstChild(node) else { return }
            bind(inner, projection == .value ? .unwrapped : .caseValue, position: position, source)
        case .sequenceExpr where bindCast(node, projection, source): break
        default: matchExpression(node, projection, source)
        }
    }

    private func isPattern(_ node: Int?) -> Bool {
        guard let node else { return false }
        return tree.kind(node) == .patternExpr
    }

    /// `x as T`.
    private mutating func bindCast(_ node: Int, _ projection: BindingProjection, _ source: PatternSource) -> Bool {
        guard let list = tree.child(node, .exprList) else { return false }
        let parts = Array(tree.children(list))
        guard parts.count == 3, isPattern(parts[0]), tree.kind(parts[1]) == .unresolvedAsExpr,
            tree.kind(parts[2]) == .typeExpr
        else { return false }
        var source = source
        source.type = wrappedType(parts[2])
        source.expression = .none
        bind(parts[0], .value, position: 0, source)
        return true
    }

    /// A pattern that compares or takes an enum case apart.
    private mutating func matchExpression(_ node: Int, _ projection: BindingProjection, _ source: PatternSource) {
        let outer = context.pattern
        context.pattern = source
        let mark = scratch.lists.count
        let id = expression(node)
        scratch.lists.append(id.index)
        var result = Expression(kind: .other)
        result.list = takeList(since: mark)
        if projection == .value { result.base = source.expression }
        addRoot(add(result, node))
        context.pattern = outer
    }

    /// A pattern inside an expression: binds names, and is an expression without meaning itself.
    mutating func patternExpression(_ node: Int) -> ExpressionID {
        if let source = context.pattern { bind(node, .caseValue, position: 0, source) }
        return add(Expression(kind: .other), node)
    }
}

extension BindingProjection {
    /// A written type is the name's own.
    fileprivate var takesWholeType: Bool {
        switch self {
        case .value, .unwrapped, .element, .asyncElement, .unwrappedShorthand, .caughtError: true
        case .tupleElement, .elementTuple, .caseValue: false
        }
    }

    /// The projection of an element of a tuple that itself comes by this one.
    fileprivate var ofElement: BindingProjection {
        switch self {
        case .value: .tupleElement
        case .element, .asyncElement: .elementTuple
        default: .caseValue
        }
    }
}
