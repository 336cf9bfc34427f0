extension IsolationWalk {
    /// Where a function's row stands and what it is called.
    private struct FunctionPlace {
        var name: String
        var offset = 0
        var keyword = 0
        /// False for what a macro made: it stands in no file.
        var isInFile: Bool
    }

    mutating func visitFunction(_ node: TreeNode, _ context: WalkContext) {
        visitFunction(node, context, storage: nil, storageName: "?")
    }

    /// `storage` is the isolation of the variable or subscript that an accessor belongs to.
    mutating func visitFunction(_ node: TreeNode, _ context: WalkContext, storage: String?, storageName: String) {
        let tree = trees.isolation(node, of: file, in: context, storage: storage)
        let place = place(node, context, storageName: storageName)
        let path = node.kind == .accessor ? "" : context.path
        let isLocal = context.function != nil && node.kind == .function
        var marks: CompilerIsolationRow.Marks = isLocal ? .local : []
        if context.isInProtocol { marks.insert(.requirement) }
        if node.flags.contains(.static) { marks.insert(.static) }
        var isolation = tree.isolation
        if place.isInFile {
            let function = emittedFunction(node, place)
            isolation = emit(
                Self.rowKind(node), path + place.name, at: place.offset, keyword: place.keyword, tree,
                function: function, node,
                marks: marks, accessor: node.kind == .accessor ? node.accessor?.rawValue ?? "?" : nil)
        }
        var inside = context
        inside.function = path + place.name
        inside.isolation = isolation
        if node.kind == .subscript {
            let storage = tree.isolation == TreeIsolation.unspecified ? nil : tree.isolation
            visitAccessors(node, context, storage: storage, name: context.path + "subscript")
        } else {
            inside.path = path + place.name + "."
            inside.isInProtocol = false
            inside.isInInitialValue = false
        }
        visitChildren(node, inside)
    }

    mutating func visitAccessors(_ node: TreeNode, _ context: WalkContext, storage: String?, name: String) {
        for index in node.accessors {
            visitFunction(file.nodes[Int(index)], context, storage: storage, storageName: name)
        }
    }

    private func emittedFunction(_ node: TreeNode, _ place: FunctionPlace) -> EmittedFunctions.Function? {
        guard let emitted else { return nil }
        if let found = emitted.function(usr: node.usr) { return found }
        if node.kind == .subscript {
            return node.accessors.lazy.compactMap { emitted.function(usr: file.nodes[Int($0)].usr) }.first
        }
        guard node.usr.isEmpty else { return nil }
        let at = source.position(place.offset)
        return emitted.function(
            file: file.file, line: at.line, column: at.column,
            accessor: node.kind == .accessor ? node.accessor : nil)
    }

    private func place(_ node: TreeNode, _ context: WalkContext, storageName: String) -> FunctionPlace {
        var place = FunctionPlace(name: node.fullName, isInFile: isInFile(node, context))
        if node.kind == .accessor {
            place.name = storageName + "." + (node.accessor?.rawValue ?? "?")
        } else if node.kind == .subscript {
            place.name = "subscript"
        } else if node.kind == .deinitializer {
            place.name = "deinit"
        } else if node.kind == .initializer {
            place.name = "init" + place.name.drop { $0 != "(" }
        }
        guard place.isInFile else { return place }
        locate(node, &place)
        return place
    }

    private func locate(_ node: TreeNode, _ place: inout FunctionPlace) {
        switch node.kind {
        case .function: locateFunction(node, &place)
        case .accessor: locateAccessor(node, &place)
        case .subscript: place.offset = source.keyword(["subscript"], from: node.start, to: node.end).keyword
        default:
            let keyword = node.kind == .initializer ? "init" : "deinit"
            let found = source.keyword([keyword], from: node.start, to: node.end).keyword
            place.offset = node.isImplicit ? node.start : found
        }
        if node.kind != .function { place.keyword = place.offset }
    }

    private func locateFunction(_ node: TreeNode, _ place: inout FunctionPlace) {
        let found = source.keyword(["func"], from: node.start, to: node.end)
        place.keyword = found.keyword
        place.offset = found.next
        let word = source.word(at: found.next).trimmingBackticks
        guard !node.name.isEmpty, word != node.name else { return }
        if node.isImplicit {
            place.keyword = node.start
            place.offset = node.start
        } else {
            place.isInFile = false
        }
    }

    /// An accessor begins with its keyword, with modifiers or attributes before it, or with the brace of a getter that
    /// needs no keyword.
    private func locateAccessor(_ node: TreeNode, _ place: inout FunctionPlace) {
        let start = node.start
        place.offset = start
        guard !node.isImplicit, source.byte(at: start) != UInt8(ascii: "{") else { return }
        let keyword = node.accessor?.rawValue ?? "?"
        let word = source.word(at: start)
        if word == keyword { return }
        let found = source.keyword([keyword], from: start, to: start + 80).keyword
        if source.word(at: found) == keyword, !Self.accessorKeywords.contains(word) {
            place.offset = found
        } else {
            place.isInFile = false
        }
        let isModified = Self.accessorModifiers.contains(word) || source.byte(at: start) == UInt8(ascii: "@")
        if !isModified, keyword != "get" { place.isInFile = false }
    }

    private static let accessorKeywords: Set = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "init", "unsafeAddress",
        "unsafeMutableAddress", "borrow", "mutate",
    ]
    private static let accessorModifiers: Set = [
        "nonmutating", "mutating", "consuming", "borrowing", "__consuming", "nonisolated",
    ]

    private static func rowKind(_ node: TreeNode) -> IsolationRowKind {
        switch node.kind {
        case .initializer: .initializer
        case .deinitializer: .deinitializer
        case .accessor: .accessor
        case .subscript: .subscript
        default: .function
        }
    }
}

extension String {
    fileprivate var trimmingBackticks: String { trimmed("`") }

    private func trimmed(_ character: Character) -> String {
        var rest = self[...]
        while rest.first == character { rest.removeFirst() }
        while rest.last == character { rest.removeLast() }
        return String(rest)
    }
}
