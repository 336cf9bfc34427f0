/// The format: the parts in order, and the fields of each.
extension SummaryCoder {
    mutating func code(_ summary: inout FileSummary) {
        for part in PartCounts.Part.allCases {
            var count = UInt32(truncatingIfNeeded: state.counts[part])
            number(&count)
            state.counts[part] = Int(count)
        }
        elements(&summary.names, .names, initial: "") {
            $0.string(&$1); _ = $2
        }
        elements(&summary.lineStarts, .lineStarts, initial: 0) {
            $0.offset(&$1); _ = $2
        }
        elements(&summary.conditions, .conditions, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.imports, .imports, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.lists, .lists, initial: 0) {
            $0.reference(&$1, below: Int(Int32.max)); _ = $2
        }
        elements(&summary.types, .types, initial: TypeReference(kind: .missing)) { $0.code(&$1, $2) }
        elements(&summary.arguments, .arguments, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.expressions, .expressions, initial: Expression(kind: .other)) { $0.code(&$1, $2) }
        elements(&summary.attributes, .attributes, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.inheritances, .inheritances, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.genericParameters, .genericParameters, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.requirements, .requirements, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.parameters, .parameters, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.captures, .captures, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.closures, .closures, initial: Closure(offset: 0, endOffset: 0)) { $0.code(&$1, $2) }
        elements(&summary.bindings, .bindings, initial: .initial) { $0.code(&$1, $2) }
        elements(&summary.bodies, .bodies, initial: Body(ownerKind: .topLevel, owner: -1)) { $0.code(&$1, $2) }
        elements(&summary.declarations, .declarations, initial: Declaration(kind: .operator)) { $0.code(&$1, $2) }
        elements(&summary.syntaxErrors, .syntaxErrors, initial: SyntaxError(offset: 0, message: "")) {
            $0.offset(&$1.offset)
            $0.string(&$1.message)
            _ = $2
        }
    }

    // MARK: Types and expressions

    private mutating func code(_ type: inout TypeReference, _ position: Int) {
        choice(&type.kind)
        let mask = bits(
            !type.flags.isEmpty, !type.name.isNone, !type.base.isNone, type.list.count > 0, type.labels.count > 0,
            type.attributes.count > 0)
        if mask & 1 != 0 { number(&type.flags.rawValue) }
        if mask & 2 != 0 { name(&type.name) }
        if mask & 4 != 0 { earlier(&type.base.index, than: position) }
        if mask & 8 != 0 { span(&type.list, .lists) }
        if mask & 16 != 0 { span(&type.labels, .lists) }
        if mask & 32 != 0 { span(&type.attributes, .attributes) }
        offset(&type.offset)
    }

    private mutating func code(_ expression: inout Expression, _ position: Int) {
        choice(&expression.kind)
        let mask = bits(
            !expression.name.isNone, !expression.base.isNone, expression.list.count > 0, !expression.type.isNone,
            !expression.closure.isNone)
        if mask & 1 != 0 { name(&expression.name) }
        if mask & 2 != 0 { earlier(&expression.base.index, than: position) }
        if mask & 4 != 0 { span(&expression.list, expression.kind.hasArguments ? .arguments : .lists) }
        if mask & 8 != 0 { reference(&expression.type.index, below: state.counts[.types]) }
        if mask & 16 != 0 { index(&expression.closure.index, .closures) }
        offset(&expression.offset)
    }

    private mutating func code(_ argument: inout Argument, _ position: Int) {
        var label = UInt32(bitPattern: argument.label.index) << 1 | (argument.isTrailing ? 1 : 0)
        number(&label)
        argument.isTrailing = label & 1 != 0
        argument.label = NameID(index: Int32(truncatingIfNeeded: label >> 1))
        if Int(label >> 1) >= state.counts[.names] { reject() }
        reference(&argument.value.index, below: state.counts[.expressions])
    }

    // MARK: Bodies

    private mutating func code(_ closure: inout Closure, _ position: Int) {
        offset(&closure.offset)
        var length = closure.endOffset &- closure.offset
        number(&length)
        closure.endOffset = closure.offset &+ length
        let mask = bits(
            closure.attributes.count > 0, closure.captures.count > 0, closure.parameters.count > 0,
            closure.hasParameterClause, closure.isAsync, closure.isThrowing, !closure.result.isNone,
            !closure.condition.isNone)
        if mask & 1 != 0 { span(&closure.attributes, .attributes) }
        if mask & 2 != 0 { span(&closure.captures, .captures) }
        if mask & 4 != 0 { span(&closure.parameters, .parameters) }
        closure.hasParameterClause = mask & 8 != 0
        closure.isAsync = mask & 16 != 0
        closure.isThrowing = mask & 32 != 0
        if mask & 64 != 0 { index(&closure.result.index, .types) }
        if mask & 128 != 0 { index(&closure.condition.index, .conditions) }
        index(&closure.body.index, .bodies)
        reference(&closure.expression.index, below: state.counts[.expressions])
    }

    private mutating func code(_ capture: inout Capture, _ position: Int) {
        let mask = bits(capture.isWeak, capture.isUnowned)
        capture.isWeak = mask & 1 != 0
        capture.isUnowned = mask & 2 != 0
        name(&capture.name)
        reference(&capture.value.index, below: state.counts[.expressions])
        offset(&capture.offset)
    }

    private mutating func code(_ body: inout Body, _ position: Int) {
        choice(&body.ownerKind)
        let part: PartCounts.Part = body.ownerKind == .closure ? .closures : .declarations
        if body.ownerKind == .topLevel { body.owner = -1 } else { index(&body.owner, part) }
        earlier(&body.parent.index, than: position)
        let mask = bits(
            body.isSingleExpression, body.containsAwait, body.containsThrowingStatement, body.roots.count > 0,
            body.bindings.count > 0)
        body.isSingleExpression = mask & 1 != 0
        body.containsAwait = mask & 2 != 0
        body.containsThrowingStatement = mask & 4 != 0
        if mask & 8 != 0 { span(&body.roots, .lists) }
        if mask & 16 != 0 { span(&body.bindings, .bindings) }
        offset(&body.startOffset)
        var length = body.endOffset &- body.startOffset
        number(&length)
        body.endOffset = body.startOffset &+ length
    }

    private mutating func code(_ binding: inout LocalBinding, _ position: Int) {
        name(&binding.name)
        choice(&binding.projection)
        let mask = bits(
            binding.isLet, binding.isAsyncLet, binding.isWeak, !binding.type.isNone, !binding.source.isNone,
            !binding.condition.isNone, binding.attributes.count > 0, binding.position != 0)
        binding.isLet = mask & 1 != 0
        binding.isAsyncLet = mask & 2 != 0
        binding.isWeak = mask & 4 != 0
        if mask & 8 != 0 { index(&binding.type.index, .types) }
        if mask & 16 != 0 { reference(&binding.source.index, below: state.counts[.expressions]) }
        if mask & 32 != 0 { index(&binding.condition.index, .conditions) }
        if mask & 64 != 0 { span(&binding.attributes, .attributes) }
        if mask & 128 != 0 {
            var value = Int32(binding.position)
            signed(&value)
            binding.position = Int16(truncatingIfNeeded: value)
        }
        offset(&binding.offset)
        offset(&binding.scopeStart)
        offset(&binding.scopeEnd)
    }
}

extension ExpressionKind {
    /// `list` is a span of `arguments` rather than of `lists`.
    package var hasArguments: Bool {
        switch self {
        case .call, .subscript, .tuple, .macro: true
        default: false
        }
    }
}
