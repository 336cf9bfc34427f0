/// What the compiler says of one declaration, closure or conformance.
package struct CompilerIsolationRow: Hashable, Codable, Sendable {
    package var file: String
    /// 1-based line and UTF-8 column of the name, of `init`, `deinit`, `subscript`, of an accessor's keyword, or of a
    /// closure's opening brace.
    package var line: Int
    package var column: Int
    package var kind: IsolationRowKind
    /// The name with the names of what encloses it: `Outer.Inner.method(_:label:)`.
    package var name: String
    /// `unspecified`, `nonisolated`, `@MainActor`, `@Outer.Nested`, `actor`, `caller` or `erased(@isolated(any))`.
    package var isolation: String
    package var source: Source
    /// Position of the introducing keyword, where that is another place.
    package var keywordLine: Int?
    package var keywordColumn: Int?
    package var usr: String?
    /// What the syntax tree says, where the emitted code says otherwise.
    package var treeIsolation: String?
    /// The parameter that the declaration is isolated to.
    package var actorParameter: String?
    /// How the isolation got into the syntax tree, where it shows there.
    package var origin: Origin?
    /// `get`, `set`, `didSet`…, for accessors.
    package var accessor: String?
    /// The protocol's mangled name, for conformances.
    package var conformedProtocol: String?
    package var marks: Marks

    package init(
        file: String, line: Int, column: Int, kind: IsolationRowKind, name: String, isolation: String,
        source: Source, usr: String? = nil, origin: Origin? = nil, accessor: String? = nil,
        conformedProtocol: String? = nil, marks: Marks = []
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.kind = kind
        self.name = name
        self.isolation = isolation
        self.source = source
        self.usr = usr
        self.origin = origin
        self.accessor = accessor
        self.conformedProtocol = conformedProtocol
        self.marks = marks
    }

    /// Which of the compiler's answers a row was read from.
    package enum Source: String, Hashable, Codable, Sendable {
        /// The emitted code.
        case sil
        /// The emitted code in Swift 5 mode with Swift 6 features, because Swift 6 mode had errors.
        case lenientSIL = "sil5"
        /// The type-checked syntax tree.
        case tree = "ast"
        /// A member added to a copy of the program, to see which isolation it gets.
        case probe
        /// The requirements of the protocol itself.
        case requirement
    }

    /// How an isolation came to a declaration.
    package enum Origin: String, Hashable, Codable, Sendable {
        case explicit, inferred, override
    }

    /// What is also known of a row.
    package struct Marks: OptionSet, Hashable, Codable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Not written in the source.
        package static let implicit = Marks(rawValue: 1 << 0)
        /// The compiler's outputs do not show what it decided.
        package static let uncertain = Marks(rawValue: 1 << 1)
        /// Type checking never came to this closure.
        package static let unchecked = Marks(rawValue: 1 << 2)
        package static let unsafe = Marks(rawValue: 1 << 3)
        package static let local = Marks(rawValue: 1 << 4)
        package static let requirement = Marks(rawValue: 1 << 5)
        package static let `static` = Marks(rawValue: 1 << 6)
        package static let constant = Marks(rawValue: 1 << 7)
        /// Comes out of a macro.
        package static let macro = Marks(rawValue: 1 << 8)
        /// In the initial value of a variable.
        package static let inInitialValue = Marks(rawValue: 1 << 9)
        package static let inheritsActorContext = Marks(rawValue: 1 << 10)
        package static let sendable = Marks(rawValue: 1 << 11)
        package static let isolatedByPreconcurrency = Marks(rawValue: 1 << 12)
        /// The name of the global actor is a guess: its declaration is in another module.
        package static let guessedGlobalActor = Marks(rawValue: 1 << 13)
    }

    /// Whether the compiler itself answered.
    package var isDetermined: Bool { marks.isDisjoint(with: [.uncertain, .unchecked]) }
}

/// What a row speaks of.
package enum IsolationRowKind: String, Hashable, Codable, Sendable, CaseIterable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    case function = "func"
    case initializer = "init"
    case deinitializer = "deinit"
    case accessor
    case `subscript`
    case storedProperty = "stored_property"
    case computedProperty = "computed_property"
    case lazyProperty = "lazy_property"
    case lazyVariable = "lazy_var"
    case localVariable = "local_var"
    case globalVariable = "global_var"
    case computedGlobal = "computed_global"
    case enumCase = "case"
    case closure
    case autoclosure
    case conformance
}
