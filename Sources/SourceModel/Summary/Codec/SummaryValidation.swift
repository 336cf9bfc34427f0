/// Checks what single fields cannot show: what the elements of `lists` refer to, that nothing contains itself, and that
/// each form has the parts that whoever reads it takes for granted.
struct SummaryValidation {
    private let summary: FileSummary

    init(_ summary: FileSummary) { self.summary = summary }

    /// Whether whoever follows the references stays in range and comes to an end.
    var isValid: Bool {
        summary.names.first == "" && summary.lineStarts.first == 0
            && summary.bodies.first?.ownerKind == .topLevel
            && summary.types.indices.allSatisfy { isValid(summary.types[$0], at: $0) }
            && summary.expressions.indices.allSatisfy { isValid(summary.expressions[$0], at: $0) }
            && summary.closures.indices.allSatisfy { isValid(summary.closures[$0], at: $0) }
            && summary.bodies.indices.allSatisfy { isValid(summary.bodies[$0], at: $0) }
            && summary.declarations.indices.allSatisfy { isValid(summary.declarations[$0], at: $0) }
            && summary.attributes.allSatisfy { !$0.type.isNone && areValues($0.arguments) }
            && summary.inheritances.allSatisfy { !$0.type.isNone }
            && summary.requirements.allSatisfy { !$0.left.isNone && !$0.right.isNone }
            && summary.conditions.allSatisfy { $0.startOffset <= $0.endOffset }
    }

    private func holds(_ span: Span, from low: Int32 = 0, below limit: Int) -> Bool {
        for index in span.indices where summary.lists[index] < low || Int(summary.lists[index]) >= limit {
            return false
        }
        return true
    }

    /// Each argument has a value, made before `limit`.
    private func areValues(_ arguments: Span, below limit: Int = .max) -> Bool {
        arguments.indices.allSatisfy {
            let value = summary.arguments[$0].value
            return !value.isNone && Int(value.index) < limit
        }
    }

    // MARK: Types

    /// Made of earlier types alone.
    private func isValid(_ type: TypeReference, at index: Int) -> Bool {
        for attribute in type.attributes.indices where Int(summary.attributes[attribute].type.index) >= index {
            return false
        }
        // Only the count of an inline array may be missing.
        guard holds(type.list, from: type.kind == .inlineArray ? -1 : 0, below: index) else { return false }
        if type.labels.count > 0 {
            guard type.labels.count == type.list.count, holds(type.labels, below: summary.names.count) else {
                return false
            }
        }
        switch type.kind {
        case .name, .tuple, .composition, .missing: return true
        case .dictionary, .inlineArray: return type.list.count == 2
        case .optional, .implicitlyUnwrapped, .array, .function, .some, .any, .metatype, .protocolMetatype,
            .suppressed, .pack:
            return !type.base.isNone
        }
    }

    // MARK: Expressions

    /// Made of earlier expressions alone.
    private func isValid(_ expression: Expression, at index: Int) -> Bool {
        guard hasParts(expression) else { return false }
        switch expression.kind {
        case .closure: return Int(summary.closures[Int(expression.closure.index)].expression.index) == index
        case .name, .member: return holds(expression.list, below: summary.types.count)
        case let kind where kind.hasArguments: return areValues(expression.list, below: index)
        default: return holds(expression.list, below: index)
        }
    }

    /// Has what its kind always has.
    private func hasParts(_ expression: Expression) -> Bool {
        if (expression.kind == .closure) == expression.closure.isNone { return false }
        switch expression.kind {
        case .call, .subscript, .prefix, .postfix, .await, .try, .optionalTry, .forcedTry, .inout, .optionalChain,
            .forceUnwrap, .marker, .ternary, .throw:
            return !expression.base.isNone
        case .type, .typeTest, .cast, .optionalCast, .forcedCast: return !expression.type.isNone
        case .dictionary: return expression.list.count % 2 == 0
        default: return true
        }
    }

    // MARK: Bodies

    /// What stands in a closure comes before it, and it and its body know one another.
    private func isValid(_ closure: Closure, at index: Int) -> Bool {
        guard !closure.expression.isNone, !closure.body.isNone, closure.offset <= closure.endOffset else {
            return false
        }
        let expression = summary.expressions[Int(closure.expression.index)]
        let body = summary.bodies[Int(closure.body.index)]
        guard expression.kind == .closure, Int(expression.closure.index) == index, body.ownerKind == .closure,
            Int(body.owner) == index
        else { return false }
        let limit = Int(closure.expression.index)
        return holds(body.roots, below: limit)
            && closure.captures.indices.allSatisfy {
                !summary.captures[$0].value.isNone && Int(summary.captures[$0].value.index) < limit
            }
    }

    /// A body begins after the one that its owner stands in, so that the way outwards ends.
    private func isValid(_ body: Body, at index: Int) -> Bool {
        guard holds(body.roots, below: summary.expressions.count), body.startOffset <= body.endOffset else {
            return false
        }
        switch body.ownerKind {
        case .topLevel: return index == 0
        case .closure: return body.owner >= 0 && Int(summary.closures[Int(body.owner)].body.index) == index
        case .declaration, .initialValue, .defaultValue, .attribute:
            return body.owner >= 0 && Int(summary.declarations[Int(body.owner)].enclosingBody.index) < index
        }
    }

    private func isValid(_ declaration: Declaration, at index: Int) -> Bool {
        guard declaration.startOffset <= declaration.endOffset, declaration.scopeStart <= declaration.scopeEnd else {
            return false
        }
        if declaration.kind == .accessor, declaration.parent.isNone { return false }
        if declaration.kind == .extension, declaration.type.isNone { return false }
        if declaration.body.isNone { return true }
        let body = summary.bodies[Int(declaration.body.index)]
        switch body.ownerKind {
        case .closure: return false
        case .topLevel: return true
        default: return Int(body.owner) <= index
        }
    }
}
