/// A declaration or closure of the compiler's type-checked syntax tree, with what bears on isolation. Everything between
/// two such nodes is left out: the children of a node are the nearest nodes below it.
struct TreeNode {
    let kind: Kind
    var flags: Flags = []
    /// UTF-8 offsets in the file; -1 where the compiler gives none.
    var start = -1
    var end = -1
    var usr = ""
    var name = ""
    /// The names of the arguments, empty strings for those without one; nil where the name has no list.
    var argumentNames: [String]?
    /// Mangled.
    var interfaceType = ""
    /// Mangled; of extensions.
    var extendedType = ""
    /// Mangled; of closures.
    var globalActor = ""
    var accessor: Accessor?
    var attributes: [Attribute] = []
    /// USRs of the declarations it overrides.
    var overridden: [String] = []
    var conformances: [Conformance] = []
    /// Indices into the file's nodes.
    var children: [Int32] = []
    /// Accessors, which are no children.
    var accessors: [Int32] = []

    var isImplicit: Bool { flags.contains(.implicit) }
    var hasRange: Bool { start >= 0 }

    func has(_ attribute: Attribute.Kind) -> Bool { attributes.contains { $0.kind == attribute } }

    /// What a node is.
    enum Kind: String, CaseIterable {
        case `class` = "class_decl"
        case `struct` = "struct_decl"
        case `enum` = "enum_decl"
        case protocolDeclaration = "protocol_decl"
        case `protocol` = "protocol"
        case `extension` = "extension_decl"
        case function = "func_decl"
        case initializer = "constructor_decl"
        case deinitializer = "destructor_decl"
        case accessor = "accessor_decl"
        case `subscript` = "subscript_decl"
        case variable = "var_decl"
        case enumElement = "enum_element_decl"
        case closure = "closure_expr"
        case autoclosure = "autoclosure_expr"
        case patternBinding = "pattern_binding_decl"
        case topLevelCode = "top_level_code_decl"

        var isType: Bool {
            switch self {
            case .class, .struct, .enum, .protocolDeclaration, .protocol, .extension: true
            default: false
            }
        }

        var isFunction: Bool {
            switch self {
            case .function, .initializer, .deinitializer, .accessor, .subscript: true
            default: false
            }
        }

        /// The kinds by their names in the dump.
        static let table = WordTable(allCases.map { (word: $0.rawValue, value: $0) })

        var isProtocol: Bool { self == .protocol || self == .protocolDeclaration }
    }

    /// The kinds of accessors, in the order in which an accessor that is several is named.
    enum Accessor: String, CaseIterable {
        case get, set, didSet, willSet
        case underscoredModify = "_modify"
        case underscoredRead = "_read"
        case modify, read
        case initializer = "init"
        case unsafeAddress, unsafeMutableAddress
    }

    /// One attribute.
    struct Attribute {
        var kind: Kind
        var isImplicit = false
        var isNonsending = false
        var isUnsafe = false
        /// Mangled; of custom attributes.
        var type = ""

        /// The attributes that bear on isolation.
        enum Kind: String {
            case custom = "custom_attr"
            case nonisolated = "nonisolated_attr"
            case concurrent = "concurrent_attr"
            case isolated = "isolated_attr"
            case sendable = "sendable_attr"
            case globalActor = "global_actor_attr"
            case lazy = "lazy_attr"
            case other
        }
    }

    /// One entry of a type's conformances.
    struct Conformance {
        /// USR.
        var `protocol` = ""
        var sourceKind = ""
        /// Mangled.
        var globalActor = ""
        var isNonisolated = false
    }

    /// Facts that are there or not.
    struct Flags: OptionSet {
        let rawValue: UInt32
        static let implicit = Flags(rawValue: 1 << 0)
        static let actor = Flags(rawValue: 1 << 1)
        static let `static` = Flags(rawValue: 1 << 2)
        static let constant = Flags(rawValue: 1 << 3)
        static let hasSelf = Flags(rawValue: 1 << 4)
        static let readsStorage = Flags(rawValue: 1 << 5)
        static let actorIsolated = Flags(rawValue: 1 << 6)
        static let callerIsolated = Flags(rawValue: 1 << 7)
        static let dynamicallyIsolated = Flags(rawValue: 1 << 8)
        static let nonisolated = Flags(rawValue: 1 << 9)
        static let inheritsActorContext = Flags(rawValue: 1 << 10)
        static let sendable = Flags(rawValue: 1 << 11)
        static let isolatedByPreconcurrency = Flags(rawValue: 1 << 12)
    }
}

/// The tree of one file.
struct FileTree {
    /// The file as it was named to the compiler.
    var file: String
    var nodes: [TreeNode] = []
    /// The outermost nodes.
    var roots: [Int32] = []
}
