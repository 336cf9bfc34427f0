/// Types of operators' results, and what they expect of their operands.
extension ExpressionTyper {
    mutating func fold(of id: ExpressionID, in file: Int32) -> SequenceFold {
        prepare(file)
        if let known = files[Int(file)].folds[id.index] { return known }
        let model = model
        let fold = SequenceFold(elements(expression(id, in: file).list, in: file)) { element in
            let expression = model.files[Int(file)].summary.expressions[Int(element.index)]
            switch expression.kind {
            case .assignment: return .assignment
            case .ternary: return .ternary
            case .typeTest, .cast, .optionalCast, .forcedCast: return .cast
            default: return SequenceFold.Precedence(ofOperator: model.text(expression.name, in: file))
            }
        } isPostfix: { element in
            switch model.files[Int(file)].summary.expressions[Int(element.index)].kind {
            case .typeTest, .cast, .optionalCast, .forcedCast: true
            default: false
            }
        }
        files[Int(file)].folds[id.index] = fold
        return fold
    }

    mutating func typeOfSequence(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        let fold = fold(of: id, in: file)
        guard !fold.operations.isEmpty else { return .unknown }
        var types: [SwiftType] = []
        types.reserveCapacity(fold.operations.count)
        for operation in fold.operations {
            types.append(type(of: operation, id, operands: types, in: file).bounded)
        }
        return types.last ?? .unknown
    }

    private mutating func type(
        of operand: SequenceFold.Operand?, operands: [SwiftType], in file: Int32
    ) -> SwiftType {
        switch operand {
        case .expression(let id)?: type(of: id, in: file)
        case .operation(let index)?: operands[index]
        case nil: .unknown
        }
    }

    private mutating func type(
        of operation: SequenceFold.Operation, _ sequence: ExpressionID, operands: [SwiftType], in file: Int32
    ) -> SwiftType {
        let element = expression(operation.operator, in: file)
        let scope = scope(of: sequence, in: file)
        switch element.kind {
        case .assignment: return .void
        case .typeTest: return standard.type("Bool")
        case .cast, .forcedCast: return model.resolve(element.type, in: scope)
        case .optionalCast: return .optional(model.resolve(element.type, in: scope))
        case .ternary:
            let first = type(of: element.base, in: file)
            let second = type(of: operation.right, operands: operands, in: file)
            return joined([first, second], [kind(element.base, file), kind(operation.right, file)])
        default: break
        }
        let name = model.text(element.name, in: file)
        switch name {
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "~=":
            return standard.type("Bool")
        case "??":
            let left = type(of: operation.left, operands: operands, in: file)
            let right = type(of: operation.right, operands: operands, in: file)
            if case .optional(let wrapped) = left {
                if case .optional = right { return left }
                return wrapped
            }
            return left == .unknown ? right : left
        default: break
        }
        let left = type(of: operation.left, operands: operands, in: file)
        let right = type(of: operation.right, operands: operands, in: file)
        return arithmeticType(name, left, right, kind(operation.left, file), kind(operation.right, file))
    }

    private func kind(_ operand: SequenceFold.Operand?, _ file: Int32) -> ExpressionKind {
        guard case .expression(let id)? = operand else { return .other }
        return kind(id, file)
    }

    private func kind(_ id: ExpressionID, _ file: Int32) -> ExpressionKind {
        id.isNone ? .other : expression(id, in: file).kind
    }

    /// Ranges, arithmetic and concatenation; operators of other kinds are not known.
    private func arithmeticType(
        _ name: String, _ left: SwiftType, _ right: SwiftType, _ leftKind: ExpressionKind, _ rightKind: ExpressionKind
    ) -> SwiftType {
        let isLeftLiteral = leftKind == .integer || leftKind == .float
        let operand = isLeftLiteral && right != .unknown && rightKind != .integer ? right : left
        switch name {
        case "..<": return operand == .unknown ? .unknown : standard.type("Range", [operand])
        case "...": return operand == .unknown ? .unknown : standard.type("ClosedRange", [operand])
        case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=": return .void
        case "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*":
            let isRightLiteral = rightKind == .integer || rightKind == .float || rightKind == .string
            if left == right || isRightLiteral || isLeftLiteral || name == "<<" || name == ">>" {
                return isArithmetic(operand) ? operand : .unknown
            }
            return .unknown
        default: return .unknown
        }
    }

    private func isArithmetic(_ type: SwiftType) -> Bool {
        switch type {
        case .nominal, .genericParameter, .protocolSelf, .member: true
        default: false
        }
    }

    /// The common type of the branches of a ternary or of an `if` used as a value.
    func joined(_ types: [SwiftType], _ kinds: [ExpressionKind]) -> SwiftType {
        var result: SwiftType?
        var hasNil = false
        for (type, kind) in zip(types, kinds) {
            if kind == .nil {
                hasNil = true
                continue
            }
            if type == .unknown { continue }
            guard let known = result else {
                result = type
                continue
            }
            if known == type || known.strippingOptional == type { continue }
            if type.strippingOptional == known { result = type } else { return .unknown }
        }
        guard let result else { return .unknown }
        return hasNil ? result.wrappedInOptional : result
    }

    mutating func typeOfConditional(_ expression: Expression, in file: Int32) -> SwiftType {
        let values = elements(expression.list, in: file)
        var types: [SwiftType] = []
        for value in values.prefix(32) { types.append(type(of: value, in: file)) }
        return joined(types, values.prefix(32).map { kind($0, file) })
    }

    mutating func typeOfUnary(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        let operand = type(of: expression.base, in: file)
        switch model.text(expression.name, in: file) {
        case "!" where expression.kind == .prefix: return standard.type("Bool")
        case "-", "+", "~": return operand
        case "...":
            guard operand != .unknown else { return .unknown }
            return standard.type(expression.kind == .postfix ? "PartialRangeFrom" : "PartialRangeThrough", [operand])
        case "..<": return operand == .unknown ? .unknown : standard.type("PartialRangeUpTo", [operand])
        default: return .unknown
        }
    }

    mutating func typeOfOptionalTry(_ expression: Expression, in file: Int32) -> SwiftType {
        type(of: expression.base, in: file).wrappedInOptional
    }

    // MARK: Expectations

    /// What an operand of a sequence, or the middle of a ternary, is expected to be.
    mutating func expectedOperand(
        _ id: ExpressionID, inside parent: ExpressionID, _ around: Expression, in file: Int32
    ) -> SwiftType {
        let isMiddle = around.kind == .ternary
        let sequence = isMiddle ? self.parent(of: parent, in: file) ?? .none : parent
        guard !sequence.isNone else { return .unknown }
        let fold = fold(of: sequence, in: file)
        guard let index = fold.operationOf[isMiddle ? parent : id] else { return .unknown }
        if isMiddle { return expectedOfOperation(index, fold, sequence, in: file) }
        if expression(id, in: file).kind == .ternary { return expectedOfOperation(index, fold, sequence, in: file) }
        return expected(of: .expression(id), in: index, fold, sequence, file)
    }

    /// What is expected of an operation's result.
    private mutating func expectedOfOperation(
        _ index: Int, _ fold: SequenceFold, _ sequence: ExpressionID, in file: Int32
    ) -> SwiftType {
        guard let outer = fold.around[index] else { return expectedType(of: sequence, in: file) }
        return expected(of: .operation(index), in: outer, fold, sequence, file)
    }

    private mutating func expected(
        of operand: SequenceFold.Operand, in index: Int, _ fold: SequenceFold, _ sequence: ExpressionID, _ file: Int32
    ) -> SwiftType {
        guard depth < Self.depthLimit else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let operation = fold.operations[index]
        let element = expression(operation.operator, in: file)
        switch element.kind {
        case .assignment:
            return operation.right == operand ? type(ofOperand: operation.left, fold, sequence, file) : .unknown
        case .ternary:
            return operation.right == operand ? expectedOfOperation(index, fold, sequence, in: file) : .unknown
        case .cast: return model.resolve(element.type, in: scope(of: sequence, in: file))
        case .typeTest, .optionalCast, .forcedCast: return .unknown
        default: break
        }
        let other = operation.left == operand ? operation.right : operation.left
        switch model.text(element.name, in: file) {
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": return type(ofOperand: other, fold, sequence, file)
        case "??" where operation.right == operand:
            let left = type(ofOperand: operation.left, fold, sequence, file)
            let outer = left == .unknown ? expectedOfOperation(index, fold, sequence, in: file) : left.strippingOptional
            return outer
        case "??": return expectedOfOperation(index, fold, sequence, in: file).wrappedInOptional
        case "+", "-", "*", "/", "|", "&": return expectedOfOperation(index, fold, sequence, in: file)
        case "+=", "-=", "|=", "&=":
            return operation.right == operand ? type(ofOperand: other, fold, sequence, file) : .unknown
        default: return .unknown
        }
    }

    private mutating func type(
        ofOperand operand: SequenceFold.Operand?, _ fold: SequenceFold, _ sequence: ExpressionID, _ file: Int32
    ) -> SwiftType {
        switch operand {
        case .expression(let id)?:
            let expression = expression(id, in: file)
            // `_ = { }` asks for nothing.
            if expression.kind == .name, model.text(expression.name, in: file) == "_" { return .unknown }
            return dependsOnContext(id, in: file) ? .unknown : type(of: id, in: file)
        case .operation, nil: return .unknown
        }
    }

    /// The expression whose value an operand of a sequence becomes unchanged: a branch of a ternary.
    mutating func operandValue(_ id: ExpressionID, in sequence: ExpressionID, file: Int32) -> ExpressionID? {
        let fold = fold(of: sequence, in: file)
        guard let index = fold.operationOf[id], fold.around[index] == nil else { return nil }
        let operation = fold.operations[index]
        guard expression(operation.operator, in: file).kind == .ternary else { return nil }
        return operation.right == .expression(id) || operation.operator == id ? sequence : nil
    }
}
