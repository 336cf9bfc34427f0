/// What the syntax tree alone says of a declaration's isolation.
struct TreeIsolation {
    /// As rows spell it.
    var isolation = "unspecified"
    var origin: CompilerIsolationRow.Origin?
    var marks: CompilerIsolationRow.Marks = []

    static let unspecified = "unspecified"
    static let nonisolated = "nonisolated"
    static let actor = "actor"
    static let caller = "caller"
    static let erased = "erased(@isolated(any))"
}

extension ModuleTrees {
    /// The isolation that a node's attributes give it, written or put there by the compiler; nil where none does.
    func attributeIsolation(_ node: TreeNode) -> TreeIsolation? {
        var found: TreeIsolation?
        for attribute in node.attributes {
            let origin: CompilerIsolationRow.Origin = attribute.isImplicit ? .inferred : .explicit
            switch attribute.kind {
            case .nonisolated:
                let isolation = attribute.isNonsending ? TreeIsolation.caller : TreeIsolation.nonisolated
                let isUnsafe = attribute.isUnsafe && !attribute.isNonsending
                return TreeIsolation(isolation: isolation, origin: origin, marks: isUnsafe ? .unsafe : [])
            case .concurrent:
                found = TreeIsolation(isolation: TreeIsolation.nonisolated, origin: .explicit)
            case .custom where found == nil && !attribute.type.isEmpty:
                guard let actor = globalActor(attribute.type) else { continue }
                found = TreeIsolation(
                    isolation: "@" + actor.name, origin: origin, marks: actor.isGuess ? .guessedGlobalActor : [])
            default: break
            }
        }
        return found
    }

    /// The isolation of a function, variable or subscript. `storage` is the isolation of the variable that an accessor
    /// belongs to, where it has one.
    func isolation(
        _ node: TreeNode, of file: FileTree, in context: WalkContext, storage: String? = nil
    ) -> TreeIsolation {
        if let found = attributeIsolation(node) { return found }
        if let inherited = overriddenIsolation(node, depth: 0) { return inherited }
        if node.kind == .function, context.function != nil, context.isolation == TreeIsolation.actor {
            // A local function is isolated as its context, whether it captures the actor or not.
            return TreeIsolation(isolation: node.has(.sendable) ? TreeIsolation.nonisolated : TreeIsolation.actor)
        }
        let takesActor = node.kind.isFunction && hasIsolatedParameter(node, in: context)
        if takesActor { return TreeIsolation(isolation: TreeIsolation.actor) }
        return TreeIsolation(isolation: isolationByKind(node, of: file, in: context, storage: storage))
    }

    private func isolationByKind(
        _ node: TreeNode, of file: FileTree, in context: WalkContext, storage: String?
    ) -> String {
        switch node.kind {
        case .initializer where context.isInActor:
            let isAsync = demangled(node.interfaceType).contains(") async")
            return isAsync ? TreeIsolation.actor : TreeIsolation.nonisolated
        case .deinitializer:
            if node.has(.isolated) { return context.isInActor ? TreeIsolation.actor : context.typeIsolation }
            return node.isImplicit ? TreeIsolation.unspecified : TreeIsolation.nonisolated
        case .accessor: return storage ?? TreeIsolation.unspecified
        case .variable, .subscript:
            return isActorStorage(node, of: file, in: context) ? TreeIsolation.actor : TreeIsolation.unspecified
        default: return TreeIsolation.unspecified
        }
    }

    private func hasIsolatedParameter(_ node: TreeNode, in context: WalkContext) -> Bool {
        guard node.kind != .deinitializer else { return false }
        let isCurried = (node.flags.contains(.hasSelf) || context.isInType) && node.kind != .subscript
        return DemangledType.hasIsolatedParameter(demangled(node.interfaceType), levels: isCurried ? 2 : 1)
    }

    /// Whether an actor's property or subscript belongs to the instance: its accessors take `isolated self`, and a stored
    /// property without accessors is the instance's own.
    private func isActorStorage(_ node: TreeNode, of file: FileTree, in context: WalkContext) -> Bool {
        if let first = node.accessors.first, context.isInType {
            let accessor = file.nodes[Int(first)].interfaceType
            if DemangledType.hasIsolatedParameter(demangled(accessor), levels: 1) { return true }
        }
        guard node.kind == .variable, context.isInActor, context.function == nil else { return false }
        return !node.flags.contains(.static) && node.flags.contains(.readsStorage) && node.accessors.isEmpty
    }

    /// An inherited isolation leaves no attribute on what overrides it.
    private func overriddenIsolation(_ node: TreeNode, depth: Int) -> TreeIsolation? {
        for usr in node.overridden where usr != node.usr && depth < 100 {
            guard let base = self.node(usr: usr) else { continue }
            let isolation =
                attributeIsolation(base)?.isolation ?? overriddenIsolation(base, depth: depth + 1)?.isolation
            if let isolation, isolation != TreeIsolation.unspecified {
                return TreeIsolation(isolation: isolation, origin: .override)
            }
        }
        return nil
    }
}
