import Settings

/// Walks the tree of one file and makes its rows.
struct IsolationWalk {
    let trees: ModuleTrees
    let file: FileTree
    let source: SourceBytes
    let emitted: EmittedFunctions?
    /// How the emitted code was made, for the rows that it decides.
    let emittedSource: CompilerIsolationRow.Source
    let options: CompilerIsolationOptions
    /// Statements at the top level of this module are isolated to the main actor.
    let isTopLevelCodeOnMainActor: Bool
    let defaultsToMainActor: Bool

    private(set) var rows: [CompilerIsolationRow] = []
    /// Types whose isolation shows nowhere: the index of the row and the offset of the closing brace.
    private(set) var undecidedTypes: [(row: Int, end: Int)] = []
    /// Global variables whose isolation shows nowhere, with the offset of the pattern's keyword.
    private(set) var undecidedGlobals: [(row: Int, offset: Int)] = []
    private var rowIndex: [RowKey: Int] = [:]

    private struct RowKey: Hashable {
        let offset: Int
        let kind: IsolationRowKind
        let name: String
    }

    init(
        trees: ModuleTrees, file: FileTree, source: SourceBytes, emitted: EmittedFunctions?,
        emittedSource: CompilerIsolationRow.Source, module: CompilerModule, options: CompilerIsolationOptions
    ) {
        self.trees = trees
        self.file = file
        self.source = source
        self.emitted = emitted
        self.emittedSource = emittedSource
        self.options = options
        isTopLevelCodeOnMainActor = module.languageMode == .v6 || module.upcomingFeatures.contains("GlobalConcurrency")
        defaultsToMainActor = module.defaultIsolation == .mainActor
    }

    /// Visits everything. The rows come in the order of the tree.
    mutating func run() {
        for root in file.roots { visit(root, WalkContext()) }
    }

    mutating func visitChildren(_ node: TreeNode, _ context: WalkContext) {
        // The compiler itself does not survive code nested as deep as this.
        guard context.depth < 1000 else { return }
        var context = context
        context.depth += 1
        for child in node.children { visit(child, context) }
    }

    private mutating func visit(_ index: Int32, _ context: WalkContext) {
        let node = file.nodes[Int(index)]
        switch node.kind {
        case _ where node.kind.isType: visitType(node, context)
        case _ where node.kind.isFunction: visitFunction(node, context)
        case .variable: visitVariable(node, context)
        case .enumElement: visitEnumElement(node, context)
        case .closure, .autoclosure: visitClosure(node, context)
        case .patternBinding: visitPatternBinding(node, context)
        case .topLevelCode:
            var inside = context
            inside.function = "top-level"
            inside.isolation = isTopLevelCodeOnMainActor ? "@MainActor" : TreeIsolation.unspecified
            visitChildren(node, inside)
        default: visitChildren(node, context)
        }
    }

    // MARK: Rows

    /// Makes a row, unless there is one already, and returns the isolation that it gets.
    @discardableResult
    mutating func emit(
        _ kind: IsolationRowKind, _ name: String, at offset: Int, keyword: Int? = nil, _ tree: TreeIsolation,
        function: EmittedFunctions.Function? = nil, _ node: TreeNode, marks: CompilerIsolationRow.Marks = [],
        accessor: String? = nil
    ) -> String {
        let place = source.position(offset)
        var row = CompilerIsolationRow(
            file: file.file, line: place.line, column: place.column, kind: kind, name: name, isolation: tree.isolation,
            source: .tree, usr: node.usr.isEmpty ? nil : node.usr, origin: tree.origin, accessor: accessor,
            marks: tree.marks.union(marks))
        if let keyword, keyword != offset {
            let place = source.position(keyword)
            row.keywordLine = place.line
            row.keywordColumn = place.column
        }
        if let function { row.take(function, from: emittedSource) }
        if node.isImplicit { row.marks.insert(.implicit) }
        let showsNothing = row.source == .tree && row.isolation == TreeIsolation.unspecified
        if showsNothing, defaultsToMainActor, ![.enumCase, .extension, .actor].contains(kind) {
            row.marks.insert(.uncertain)
        }
        add(row, offset)
        return row.isolation
    }

    private mutating func add(_ row: CompilerIsolationRow, _ offset: Int) {
        let isClosure = row.kind == .closure || row.kind == .autoclosure
        let key = RowKey(offset: offset, kind: row.kind, name: isClosure ? "" : row.name)
        if let index = rowIndex[key] {
            // A closure may stand in the tree twice, and only once type-checked.
            let isBetter = index >= 0 && rows[index].marks.contains(.unchecked) && !row.marks.contains(.unchecked)
            if isBetter { rows[index] = row }
            return
        }
        guard options.includesImplicit || !row.marks.contains(.implicit) else {
            rowIndex[key] = -1
            return
        }
        rowIndex[key] = rows.count
        rows.append(row)
    }

    mutating func add(conformance row: CompilerIsolationRow) { rows.append(row) }

    mutating func noteUndecidedType(end: Int) { undecidedTypes.append((rows.count - 1, end)) }

    mutating func noteUndecidedGlobal(at offset: Int) { undecidedGlobals.append((rows.count - 1, offset)) }

    /// Whether a node stands in this file: what macros expand to has offsets into other buffers.
    func isInFile(_ node: TreeNode, _ context: WalkContext) -> Bool {
        guard node.hasRange, node.start <= source.bytes.count else { return false }
        guard let span = context.span, !node.isImplicit else { return true }
        return span.contains(node.start)
    }
}

extension CompilerIsolationRow {
    /// Takes over what the emitted code says.
    fileprivate mutating func take(_ function: EmittedFunctions.Function, from source: Source) {
        self.source = source
        marks.remove(.guessedGlobalActor)
        // Both name a global actor: the tree's name is the real one, where the code may print a typealias.
        let bothNameAnActor = function.isolation.hasPrefix("@") && isolation.hasPrefix("@")
        if function.isolation != isolation, !bothNameAnActor {
            treeIsolation = isolation
            isolation = function.isolation
        }
        actorParameter = function.actorParameter
        if function.isUnsafe { marks.insert(.unsafe) }
    }
}
