extension IsolationWalk {
    mutating func visitVariable(_ node: TreeNode, _ context: WalkContext) {
        let tree = trees.isolation(node, of: file, in: context)
        let name = node.name.isEmpty ? "?" : node.name
        let kind = rowKind(node, context)
        var isolation = tree.isolation
        if isInFile(node, context), isWritten(node, name: name), kind != .localVariable || options.includesLocals {
            let getter = tree.isolation == TreeIsolation.unspecified ? emittedGetter(node) : nil
            let count = rows.count
            isolation = emit(
                kind, context.path + name, at: node.start, tree, function: getter, node, marks: marks(node, context))
            let isNew = rows.count > count && rows[count].marks.contains(.uncertain)
            if isNew, kind == .globalVariable { noteUndecidedGlobal(at: node.start) }
        }
        let storage = isolation == TreeIsolation.unspecified ? nil : isolation
        visitAccessors(node, context, storage: storage, name: context.path + name)
        visitChildren(node, context)
    }

    private func isWritten(_ node: TreeNode, name: String) -> Bool {
        if node.isImplicit { return true }
        let word = source.word(at: node.start)
        return word == name || word == "`" + name + "`"
    }

    private func emittedGetter(_ node: TreeNode) -> EmittedFunctions.Function? {
        guard let emitted else { return nil }
        let getters = node.accessors.map { file.nodes[Int($0)] }.filter {
            $0.accessor == .get || $0.accessor == .underscoredRead
        }
        return getters.last.flatMap { emitted.function(usr: $0.usr) }
    }

    private func marks(_ node: TreeNode, _ context: WalkContext) -> CompilerIsolationRow.Marks {
        var marks: CompilerIsolationRow.Marks = []
        if node.flags.contains(.constant) { marks.insert(.constant) }
        if node.flags.contains(.static) { marks.insert(.static) }
        if context.isInProtocol { marks.insert(.requirement) }
        return marks
    }

    private func rowKind(_ node: TreeNode, _ context: WalkContext) -> IsolationRowKind {
        let isLocal = context.function != nil
        let isStored = node.flags.contains(.readsStorage)
        if node.has(.lazy) { return context.isInType && !isLocal ? .lazyProperty : .lazyVariable }
        if isLocal, context.function != "top-level" || node.usr.isEmpty { return .localVariable }
        if context.isInType { return isStored ? .storedProperty : .computedProperty }
        return isStored ? .globalVariable : .computedGlobal
    }
}
