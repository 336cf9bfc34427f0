extension IsolationWalk {
    private static let introducers = ["class", "struct", "enum", "protocol", "actor", "extension"]

    mutating func visitType(_ node: TreeNode, _ context: WalkContext) {
        let start = max(node.start, 0)
        let places = source.keyword(Self.introducers, from: start, to: start + 400)
        let name = node.name.isEmpty ? source.word(at: places.next) : node.name
        let tree = trees.attributeIsolation(node) ?? TreeIsolation()
        let kind = Self.rowKind(node)
        if node.hasRange {
            let count = rows.count
            emit(kind, context.path + name, at: places.next, keyword: places.keyword, tree, node)
            let isUndecided = rows.count > count && tree.isolation == TreeIsolation.unspecified
            if isUndecided, ![.extension, .actor].contains(kind) { noteUndecidedType(end: node.end) }
        }
        visitConformances(node, name: context.path + name, at: places.next)
        visitChildren(node, inside(node, context, name: name, isolation: tree.isolation))
    }

    private func inside(_ node: TreeNode, _ context: WalkContext, name: String, isolation: String) -> WalkContext {
        var inside = context
        let isActor = node.flags.contains(.actor)
        inside.isInType = true
        inside.isInActor = node.kind == .extension ? trees.actors.contains(node.extendedType) : isActor
        inside.typeIsolation = isolation
        inside.function = nil
        inside.isolation = isolation
        inside.path = context.path + name + "."
        inside.isInProtocol = node.kind.isProtocol
        inside.span = node.hasRange ? node.start...max(node.start, node.end) : nil
        return inside
    }

    private static func rowKind(_ node: TreeNode) -> IsolationRowKind {
        if node.flags.contains(.actor) { return .actor }
        return switch node.kind {
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .extension: .extension
        default: .protocol
        }
    }

    private mutating func visitConformances(_ node: TreeNode, name: String, at offset: Int) {
        guard options.includesConformances else { return }
        let place = source.position(offset)
        for conformance in node.conformances {
            let isOurs = conformance.sourceKind != "synthesized" && !Self.markers.contains(conformance.protocol)
            guard isOurs || options.includesImplicit else { continue }
            let isolation =
                conformance.globalActor.isEmpty
                ? (conformance.isNonisolated ? TreeIsolation.nonisolated : TreeIsolation.unspecified)
                : "@" + trees.actorName(conformance.globalActor)
            add(
                conformance: CompilerIsolationRow(
                    file: file.file, line: place.line, column: place.column, kind: .conformance, name: name,
                    isolation: isolation, source: .tree, conformedProtocol: conformance.protocol, marks: []))
        }
    }

    /// Protocols that every type conforms to by itself.
    private static let markers: Set = [
        "s:s8SendableP", "s:s16SendableMetatypeP", "s:s8CopyableP", "s:s9EscapableP", "s:s15BitwiseCopyableP",
    ]

    mutating func visitEnumElement(_ node: TreeNode, _ context: WalkContext) {
        if node.hasRange {
            let tree = trees.attributeIsolation(node) ?? TreeIsolation()
            emit(.enumCase, context.path + node.fullName, at: node.start, tree, node)
        }
        visitChildren(node, context)
    }

    mutating func visitPatternBinding(_ node: TreeNode, _ context: WalkContext) {
        var inside = context
        if context.function == nil {
            inside.function = "initializer of " + context.path + (node.name.isEmpty ? "?" : node.name)
            inside.isInInitialValue = true
        }
        visitChildren(node, inside)
    }

    mutating func visitClosure(_ node: TreeNode, _ context: WalkContext) {
        let kind: IsolationRowKind = node.kind == .autoclosure ? .autoclosure : .closure
        var tree = TreeIsolation(isolation: closureIsolation(node))
        if tree.isolation == TreeIsolation.unspecified { tree.marks.insert(.unchecked) }
        if node.flags.contains(.inheritsActorContext) { tree.marks.insert(.inheritsActorContext) }
        if node.flags.contains(.sendable) { tree.marks.insert(.sendable) }
        if node.flags.contains(.isolatedByPreconcurrency) { tree.marks.insert(.isolatedByPreconcurrency) }
        var inside = context
        inside.isolation = tree.isolation
        if isInFile(node, context) {
            let place = source.position(node.start)
            let isReal = kind == .autoclosure || source.byte(at: node.start) == UInt8(ascii: "{")
            let function = emitted?.closure(
                file: file.file, line: place.line, column: place.column, isAutoclosure: kind == .autoclosure)
            if isReal {
                inside.isolation = emit(
                    kind, "in " + (context.function ?? "?"), at: node.start, tree, function: function, node,
                    marks: context.isInInitialValue ? .inInitialValue : [])
            }
        }
        visitChildren(node, inside)
    }

    private func closureIsolation(_ node: TreeNode) -> String {
        if !node.globalActor.isEmpty { return "@" + trees.actorName(node.globalActor) }
        if node.flags.contains(.actorIsolated) { return TreeIsolation.actor }
        if node.flags.contains(.callerIsolated) { return TreeIsolation.caller }
        if node.flags.contains(.dynamicallyIsolated) { return TreeIsolation.erased }
        return node.flags.contains(.nonisolated) ? TreeIsolation.nonisolated : TreeIsolation.unspecified
    }
}

extension TreeNode {
    /// The name with its argument names: `move(to:_:)`.
    var fullName: String {
        guard let argumentNames else { return name }
        return name + "(" + argumentNames.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
}
