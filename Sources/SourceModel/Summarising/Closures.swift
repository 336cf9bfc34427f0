/// Closure expressions.
extension Summariser {
    mutating func closureExpression(_ node: Int) -> ExpressionID {
        let index = summary.closures.count
        var closure = Closure(offset: tree.offset(node), endOffset: tree.end(node))
        closure.condition = context.condition
        summary.closures.append(closure)
        var items: Int?
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .closureSignature: closureSignature(child, of: &closure)
            case .codeBlockItemList: items = child
            default: break
            }
        }
        let body = openBody(.closure, owner: Int32(index), start: closure.offset, end: closure.endOffset)
        if let items { summary.bodies[Int(body.id.index)].isSingleExpression = bodyStatements(items) }
        closeBody(body)
        closure.body = body.id
        var result = Expression(kind: .closure)
        result.closure = ClosureID(index: Int32(index))
        let id = add(result, node)
        closure.expression = id
        summary.closures[index] = closure
        return id
    }

    private mutating func closureSignature(_ node: Int, of closure: inout Closure) {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attributeList:
                let mark = scratch.attributes.count
                for each in tree.children(child) where tree.kind(each) == .attribute { attribute(each, owner: nil) }
                closure.attributes = Self.move(&scratch.attributes, since: mark, to: &summary.attributes)
            case .closureCaptureClause: closure.captures = captures(child)
            case .closureShorthandParameterList:
                closure.hasParameterClause = true
                closure.parameters = shorthandParameters(child)
            case .closureParameterClause:
                closure.hasParameterClause = true
                closure.parameters = parameters(child, owner: nil)
            case .typeEffectSpecifiers:
                let effects = effects(child)
                closure.isAsync = effects.contains(.isAsync)
                closure.isThrowing = effects.contains(.isThrowing)
            case .returnClause: closure.result = wrappedType(child)
            default: break
            }
        }
    }

    /// `a, b in`.
    private mutating func shorthandParameters(_ list: Int) -> Span {
        let mark = scratch.parameters.count
        for node in tree.children(list) {
            guard let token = tree.firstChild(node) else { continue }
            scratch.parameters.append(
                Parameter(
                    label: .none, name: tree.kind(token) == .wildcard ? .none : name(token), type: .none,
                    defaultValue: .none, offset: tree.offset(token), isVariadic: false, attributes: .empty))
        }
        return Self.move(&scratch.parameters, since: mark, to: &summary.parameters)
    }

    /// Captured values are evaluated in the body around the closure.
    private mutating func captures(_ clause: Int) -> Span {
        guard let list = tree.child(clause, .closureCaptureList) else { return .empty }
        let mark = scratch.captures.count
        for node in tree.children(list) {
            if let capture = capture(node) { scratch.captures.append(capture) }
        }
        return Self.move(&scratch.captures, since: mark, to: &summary.captures)
    }

    private mutating func capture(_ node: Int) -> Capture? {
        var capture = Capture(name: .none, value: .none, isWeak: false, isUnowned: false, offset: tree.offset(node))
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .closureCaptureSpecifier:
                guard let token = tree.firstChild(child) else { continue }
                capture.isWeak = tree.isWord(token, "weak")
                capture.isUnowned = !capture.isWeak
            case .initializerClause: capture.value = wrappedExpression(child)
            case .comma, .equal: break
            case let kind where kind.isExpression: capture.value = expression(child)
            case let kind where kind.isToken:
                capture.name = name(child)
                capture.offset = tree.offset(child)
            default: break
            }
        }
        if capture.value.isNone {
            if capture.name.isNone { return nil }
            var value = Expression(kind: .name)
            value.name = capture.name
            capture.value = add(value, at: capture.offset)
        }
        return capture
    }
}
