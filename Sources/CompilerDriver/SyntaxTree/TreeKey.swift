/// The keys of the compiler's JSON that are looked at.
enum TreeKey: UInt8, CaseIterable, Sendable {
    case other
    case kind, usr, range, start, end, name, baseName, special, args, interfaceType, extendedType, attrs, type, implicit
    case nonsending, unsafe, override, inherits, conformances, `protocol`, sourceKind, globalActor, nonisolated
    case actorIsolated, callerIsolated, dynamicallyIsolated, inheritsActorContext, sendable, preconcurrency
    case accessors, implicitSelf, actor, `static`, `class`, `let`, readImpl, patternEntries, pattern
    case get, set, didSet, willSet, underscoredModify, underscoredRead, modify, read, initializer
    case unsafeAddress, unsafeMutableAddress

    private var spelling: String? {
        switch self {
        case .other: nil
        case .kind: "_kind"
        case .baseName: "base_name"
        case .interfaceType: "interface_type"
        case .extendedType: "extended_type"
        case .sourceKind: "source_kind"
        case .globalActor: "global_actor_isolated"
        case .actorIsolated: "actor_isolated"
        case .callerIsolated: "isolated_to_caller_isolation"
        case .dynamicallyIsolated: "dynamically_isolated"
        case .inheritsActorContext: "inherits_actor_context"
        case .preconcurrency: "isolated_by_preconcurrency"
        case .implicitSelf: "implicit_self_decl"
        case .patternEntries: "pattern_entries"
        case .underscoredModify: "_modify"
        case .underscoredRead: "_read"
        case .initializer: "init"
        default: String(describing: self)
        }
    }

    /// The accessor that a key names.
    var accessor: TreeNode.Accessor? {
        switch self {
        case .get: .get
        case .set: .set
        case .didSet: .didSet
        case .willSet: .willSet
        case .underscoredModify: .underscoredModify
        case .underscoredRead: .underscoredRead
        case .modify: .modify
        case .read: .read
        case .initializer: .initializer
        case .unsafeAddress: .unsafeAddress
        case .unsafeMutableAddress: .unsafeMutableAddress
        default: nil
        }
    }

    /// The keys by their spelling.
    static let table = WordTable(allCases.compactMap { key in key.spelling.map { (word: $0, value: key) } })
}
