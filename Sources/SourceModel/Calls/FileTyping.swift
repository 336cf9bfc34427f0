/// What is known of the expressions of one file, filled as questions are asked.
struct FileTyping {
    /// How far an expression's type is.
    enum Progress: UInt8 {
        case open, started, known
    }

    var isPrepared = false
    /// The file's name for `self`, if it writes it.
    var selfName: NameID?
    /// The expression around each expression; for outermost ones `-(body + 1)`; `nowhere` where there is neither.
    var around: [Int32] = []
    var types: [SwiftType] = []
    var progress: [Progress] = []
    var bindingTypes: [SwiftType?] = []
    var bindingsInProgress: Set<Int32> = []
    /// The first binding that takes its value from an outermost expression.
    var bindingOfSource: [Int32: Int32] = [:]
    /// Variables at the top of a script by the expression of their value.
    var scriptVariableOfValue: [Int32: DeclarationID] = [:]
    /// Declarations that stand in each body.
    var localDeclarations: [BodyID: [DeclarationID]] = [:]
    /// Bindings by name, for bodies that have many.
    var bindingIndex: [BodyID: [NameID: [Int32]]] = [:]
    var folds: [Int32: SequenceFold] = [:]
    var calls: [Int32: CallResolution] = [:]
    var expectedTypes: [Int32: SwiftType] = [:]
    var closureTypes: [Int32: FunctionType] = [:]
    var contexts: [Int32: ClosureContext] = [:]
    var contextsInProgress: Set<Int32> = []
    var freeVariables: [BodyID: Set<CapturedVariable>] = [:]
    /// Code that is certainly not compiled, by the bytes that it takes.
    var inactiveRanges: [Range<UInt32>] = []
    /// Offsets of patterns inside expressions, in order, and their expressions.
    var patternPlaces: [(offset: UInt32, expression: Int32)]?

    static let nowhere = Int32.min
}

extension FileTyping {
    /// The parts of a file that say what surrounds what.
    init(_ file: LinkedFile) {
        let summary = file.summary
        let count = summary.expressions.count
        around = Array(repeating: Self.nowhere, count: count)
        types = Array(repeating: .unknown, count: count)
        progress = Array(repeating: .open, count: count)
        bindingTypes = Array(repeating: nil, count: summary.bindings.count)
        for index in 0..<count { addChildren(of: Int32(index), summary.expressions[index], summary) }
        for (index, body) in summary.bodies.enumerated() {
            for place in body.roots.indices { setAround(summary.lists[place], -Int32(index) - 1) }
            for place in body.bindings.indices where !summary.bindings[place].source.isNone {
                let source = summary.bindings[place].source.index
                if bindingOfSource[source] == nil { bindingOfSource[source] = Int32(place) }
            }
        }
        for (index, declaration) in summary.declarations.enumerated() {
            let id = DeclarationID(index: Int32(index))
            if !declaration.enclosingBody.isNone {
                localDeclarations[declaration.enclosingBody, default: []].append(id)
            }
            if declaration.flags.contains(.isTopLevelVariable), !declaration.flags.contains(.isPatternElement) {
                scriptVariableOfValue[declaration.initialValue.index] = id
            }
        }
        selfName = summary.names.firstIndex(of: "self").map { NameID(index: Int32($0)) }
        for (index, condition) in summary.conditions.enumerated()
        where file.activity[index] == false && condition.startOffset < condition.endOffset {
            inactiveRanges.append(condition.startOffset..<condition.endOffset)
        }
        isPrepared = true
    }

    private mutating func addChildren(
        of index: Int32, _ expression: Expression, _ summary: borrowing FileSummary
    ) {
        if !expression.base.isNone { setAround(expression.base.index, index) }
        switch expression.childList {
        case .none: break
        case .expressions:
            for place in expression.list.indices { setAround(summary.lists[place], index) }
        case .arguments:
            for place in expression.list.indices { setAround(summary.arguments[place].value.index, index) }
        case .captures:
            let closure = summary.closures[Int(expression.closure.index)]
            for place in closure.captures.indices { setAround(summary.captures[place].value.index, index) }
        }
    }

    private mutating func setAround(_ child: Int32, _ parent: Int32) {
        if child >= 0, Int(child) < around.count { around[Int(child)] = parent }
    }
}

extension Expression {
    /// What the expression's `list` holds besides its base.
    enum ChildList {
        case none, expressions, arguments, captures
    }

    var childList: ChildList {
        switch kind {
        case .array, .dictionary, .sequence, .conditional, .other, .string, .keyPath: .expressions
        case .call, .subscript, .tuple, .macro: .arguments
        case .closure: .captures
        default: .none
        }
    }

    /// Whether the expression is a postfix form of its base: the next link of a chain.
    var isChainLink: Bool {
        switch kind {
        case .member, .call, .subscript, .optionalChain, .forceUnwrap, .postfix: !base.isNone
        default: false
        }
    }

    /// Whether the expression stands for its operand without changing its type.
    var isTransparent: Bool {
        switch kind {
        case .await, .try, .forcedTry, .marker, .inout: !base.isNone
        default: false
        }
    }
}
