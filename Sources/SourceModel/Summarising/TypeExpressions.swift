/// Types that SwiftSyntax parses as expressions.
extension Summariser {
    /// The callee or base in `[Int]()`, `[K: V].self`, which is a type; any other as the expression it is.
    mutating func typeOrExpression(_ node: Int) -> ExpressionID {
        guard tree.kind(node) == .arrayExpr || tree.kind(node) == .dictionaryExpr, isType(node) else {
            return expression(node)
        }
        var result = Expression(kind: .type)
        result.type = typeFromExpression(node)
        return add(result, node)
    }

    /// An expression that can be read as a type, with a name that looks like one in the place of elements.
    private func isType(_ node: Int) -> Bool {
        switch tree.kind(node) {
        case .declReferenceExpr: return tree.children(node).contains { startsLikeType($0) }
        case .memberAccessExpr:
            let children = Array(tree.children(node))
            guard children.count == 3, tree.kind(children[2]) == .declReferenceExpr else { return false }
            return isType(children[0]) && isType(children[2])
        case .genericSpecializationExpr, .optionalChainingExpr, .forceUnwrapExpr:
            return tree.firstChild(node).map { isType($0) } ?? false
        case .typeExpr: return true
        case .arrayExpr:
            guard let list = tree.child(node, .arrayElementList), let only = tree.onlyChild(list) else { return false }
            return valueChild(only).map { isType($0) } ?? false
        case .dictionaryExpr:
            guard let list = tree.child(node, .dictionaryElementList), let only = tree.onlyChild(list) else {
                return false
            }
            let parts = tree.children(only).filter { tree.kind($0).isExpression }
            return parts.count == 2 && parts.allSatisfy { isType($0) }
        case .tupleExpr:
            guard let list = tree.child(node, .labeledExprList) else { return true }
            return tree.children(list).allSatisfy { valueChild($0).map { isType($0) } ?? false }
        case .sequenceExpr:
            guard let list = tree.child(node, .exprList) else { return false }
            return tree.children(list).contains { tree.kind($0) == .arrowExpr }
        default: return false
        }
    }

    /// Types are named in upper camel case, or are `Any` and `Self`.
    private func startsLikeType(_ token: Int) -> Bool {
        guard tree.kind(token).isToken, let first = tree.text(token).first(where: { $0 != 0x5F && $0 != 0x60 }) else {
            return false
        }
        return first >= 0x41 && first <= 0x5A || first >= 0x80
    }

    private mutating func typeFromExpression(_ node: Int) -> TypeReferenceID {
        switch tree.kind(node) {
        case .typeExpr: return wrappedType(node)
        case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr: return namedTypeFromExpression(node)
        case .optionalChainingExpr: return wrappingTypeFromExpression(.optional, node)
        case .forceUnwrapExpr: return wrappingTypeFromExpression(.implicitlyUnwrapped, node)
        case .arrayExpr:
            let element = tree.child(node, .arrayElementList).flatMap { tree.onlyChild($0) }.flatMap { valueChild($0) }
            var reference = TypeReference(kind: .array)
            if let element { reference.base = typeFromExpression(element) }
            return addType(reference, node)
        case .dictionaryExpr:
            let element = tree.child(node, .dictionaryElementList).flatMap { tree.onlyChild($0) }
            return listTypeFromExpression(.dictionary, element, node)
        case .tupleExpr: return tupleTypeFromExpression(node)
        case .sequenceExpr: return functionTypeFromExpression(node)
        default: return addType(TypeReference(kind: .missing), node)
        }
    }

    private mutating func namedTypeFromExpression(_ node: Int) -> TypeReferenceID {
        var reference = TypeReference(kind: .name)
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .genericArgumentClause: reference.list = genericArguments(child)
            case .period: break
            case .declReferenceExpr where tree.kind(node) == .memberAccessExpr && child > node + 1:
                if let token = tree.firstChild(child) { reference.name = name(token) }
            case let kind where kind.isExpression:
                let inner = typeFromExpression(child)
                if tree.kind(node) == .genericSpecializationExpr {
                    reference = summary.types[Int(inner.index)]
                } else {
                    reference.base = inner
                }
            case let kind where kind.isToken: reference.name = name(child)
            default: break
            }
        }
        return addType(reference, node)
    }

    private mutating func wrappingTypeFromExpression(_ kind: TypeReferenceKind, _ node: Int) -> TypeReferenceID {
        var reference = TypeReference(kind: kind)
        if let inner = tree.firstChild(node) { reference.base = typeFromExpression(inner) }
        return addType(reference, node)
    }

    private mutating func listTypeFromExpression(
        _ kind: TypeReferenceKind, _ element: Int?, _ node: Int
    ) -> TypeReferenceID {
        let mark = scratch.lists.count
        if let element {
            for child in tree.children(element) where tree.kind(child).isExpression {
                let id = typeFromExpression(child)
                scratch.lists.append(id.index)
            }
        }
        var reference = TypeReference(kind: kind)
        reference.list = takeList(since: mark)
        return addType(reference, node)
    }

    private mutating func tupleTypeFromExpression(_ node: Int) -> TypeReferenceID {
        let mark = scratch.lists.count
        if let list = tree.child(node, .labeledExprList) {
            if let only = tree.onlyChild(list), let value = valueChild(only) { return typeFromExpression(value) }
            for element in tree.children(list) {
                guard let value = valueChild(element) else { continue }
                let id = typeFromExpression(value)
                scratch.lists.append(id.index)
            }
        }
        var reference = TypeReference(kind: .tuple)
        reference.list = takeList(since: mark)
        return addType(reference, node)
    }

    /// `(A, B) async throws -> C`.
    private mutating func functionTypeFromExpression(_ node: Int) -> TypeReferenceID {
        var reference = TypeReference(kind: .function)
        let mark = scratch.lists.count
        var hasArrow = false
        for child in tree.child(node, .exprList).map({ Array(tree.children($0)) }) ?? [] {
            if tree.kind(child) == .arrowExpr {
                hasArrow = true
                if let specifiers = tree.child(child, .typeEffectSpecifiers) {
                    let effects = effects(specifiers)
                    if effects.contains(.isAsync) { reference.flags.insert(.isAsync) }
                    if effects.contains(.isThrowing) { reference.flags.insert(.isThrowing) }
                }
            } else if hasArrow {
                reference.base = typeFromExpression(child)
            } else if let list = tree.child(child, .labeledExprList) {
                for element in tree.children(list) {
                    guard let value = valueChild(element) else { continue }
                    let id = typeFromExpression(value)
                    scratch.lists.append(id.index)
                }
            }
        }
        reference.list = takeList(since: mark)
        return addType(reference, node)
    }
}
