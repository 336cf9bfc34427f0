/// A sequence of operands and operators in the order of evaluation.
struct SequenceFold: Sendable {
    /// What stands on one side of an operator.
    enum Operand: Hashable, Sendable {
        case expression(ExpressionID)
        /// The result of another operation, by its position.
        case operation(Int)
    }

    /// One operator with what it applies to.
    struct Operation: Hashable, Sendable {
        let `operator`: ExpressionID
        let left: Operand
        /// None for casts and type tests.
        let right: Operand?
    }

    /// Inner operations stand before the outer ones they belong to; the last is the whole.
    private(set) var operations: [Operation] = []
    /// The operation that each operand or operator expression directly belongs to.
    private(set) var operationOf: [ExpressionID: Int] = [:]
    /// The operation around each operation.
    private(set) var around: [Int: Int] = [:]

    /// How tightly an operator binds, and whether it groups to the right.
    struct Precedence: Hashable, Sendable {
        let level: Int
        let isRight: Bool
    }

    /// Folds `elements`, which alternate operand and operator; casts and type tests have no right operand.
    init(_ elements: [ExpressionID], precedence: (ExpressionID) -> Precedence, isPostfix: (ExpressionID) -> Bool) {
        var operands: [Operand] = []
        var pending: [(id: ExpressionID, precedence: Precedence)] = []
        var expectsOperand = true
        for element in elements {
            if expectsOperand {
                operands.append(.expression(element))
                expectsOperand = false
                continue
            }
            let own = precedence(element)
            while let last = pending.last,
                last.precedence.level > own.level || (last.precedence.level == own.level && !own.isRight)
            {
                pending.removeLast()
                reduce(last.id, &operands)
            }
            if isPostfix(element) {
                guard let left = operands.popLast() else { return }
                operands.append(.operation(add(Operation(operator: element, left: left, right: nil))))
            } else {
                pending.append((element, own))
                expectsOperand = true
            }
        }
        while let last = pending.popLast() { reduce(last.id, &operands) }
    }

    private mutating func reduce(_ id: ExpressionID, _ operands: inout [Operand]) {
        guard operands.count >= 2, let right = operands.popLast(), let left = operands.popLast() else { return }
        operands.append(.operation(add(Operation(operator: id, left: left, right: right))))
    }

    private mutating func add(_ operation: Operation) -> Int {
        operations.append(operation)
        let index = operations.count - 1
        operationOf[operation.operator] = index
        for operand in [operation.left, operation.right].compactMap({ $0 }) {
            switch operand {
            case .expression(let id): operationOf[id] = index
            case .operation(let inner): around[inner] = index
            }
        }
        return index
    }
}

extension SequenceFold.Precedence {
    static let assignment = Self(level: 1, isRight: true)
    static let ternary = Self(level: 2, isRight: true)
    static let standard = Self(level: 3, isRight: false)
    static let cast = Self(level: 8, isRight: false)

    /// The precedence of the standard library's operators; any other's is the default one.
    init(ofOperator text: String) {
        switch text {
        case "||": self = Self(level: 4, isRight: false)
        case "&&": self = Self(level: 5, isRight: false)
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", ".==", ".!=", ".<", ".>", ".<=", ".>=":
            self = Self(level: 6, isRight: false)
        case "??": self = Self(level: 7, isRight: true)
        case "...", "..<": self = Self(level: 9, isRight: false)
        case "+", "-", "&+", "&-", "|", "^": self = Self(level: 10, isRight: false)
        case "*", "/", "%", "&*", "&", ".&": self = Self(level: 11, isRight: false)
        case "<<", ">>", "&<<", "&>>": self = Self(level: 12, isRight: false)
        case "->": self = Self(level: 1, isRight: true)
        case _ where text.hasSuffix("="): self = .assignment
        default: self = .standard
        }
    }
}
