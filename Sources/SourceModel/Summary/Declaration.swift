/// What a declaration is.
package enum DeclarationKind: UInt8, Hashable, Codable, Sendable {
    case `class`, actor, `struct`, `enum`, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`, accessor
    case variable, enumCase, `typealias`, associatedType, macro, `operator`

    /// A nominal type, not an extension of one.
    package var isNominal: Bool { rawValue <= DeclarationKind.protocol.rawValue }

    /// A type's own body or an extension's: what members stand in.
    package var isTypeContext: Bool { rawValue <= DeclarationKind.extension.rawValue }

    /// Something with statements of its own.
    package var isFunctionLike: Bool {
        switch self {
        case .function, .initializer, .deinitializer, .accessor: true
        default: false
        }
    }
}

/// Modifiers and effects of a declaration, as written.
package struct DeclarationFlags: OptionSet, Hashable, Codable, Sendable {
    package var rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let isStatic = Self(rawValue: 1 << 0)  // `static` or `class`
    package static let isFinal = Self(rawValue: 1 << 1)
    package static let isOverride = Self(rawValue: 1 << 2)
    package static let isLazy = Self(rawValue: 1 << 3)
    package static let isWeak = Self(rawValue: 1 << 4)
    package static let isUnowned = Self(rawValue: 1 << 5)
    package static let isNonisolated = Self(rawValue: 1 << 6)  // plain `nonisolated`
    package static let isNonisolatedUnsafe = Self(rawValue: 1 << 7)  // `nonisolated(unsafe)`
    package static let isNonisolatedNonsending = Self(rawValue: 1 << 8)  // `nonisolated(nonsending)`
    package static let isIsolated = Self(rawValue: 1 << 9)  // `isolated deinit`
    package static let isDistributed = Self(rawValue: 1 << 10)
    package static let isAsync = Self(rawValue: 1 << 11)
    package static let isThrowing = Self(rawValue: 1 << 12)  // `throws` or `rethrows`
    package static let isMutating = Self(rawValue: 1 << 13)
    package static let isLet = Self(rawValue: 1 << 14)
    /// A variable with a getter of its own, a requirement's included: computed. Observers alone leave it stored.
    package static let isComputed = Self(rawValue: 1 << 15)
    package static let hasObservers = Self(rawValue: 1 << 16)
    package static let isPublic = Self(rawValue: 1 << 17)  // `public`, `open` or `package`
    package static let isPrivate = Self(rawValue: 1 << 18)  // `private` or `fileprivate`
    package static let isOptionalRequirement = Self(rawValue: 1 << 19)
    package static let isConvenience = Self(rawValue: 1 << 20)
    package static let isFailable = Self(rawValue: 1 << 21)  // `init?`, `init!`
    /// Stands inside a function, closure or other body rather than in a type or at the top of the file. Accessors stand in
    /// their variable. A local variable is a binding of its body, and a declaration too if it has attributes, accessors or
    /// `lazy`.
    package static let isLocal = Self(rawValue: 1 << 22)
    /// A name bound by a pattern that is no plain identifier (`let (a, b) = …`).
    package static let isPatternElement = Self(rawValue: 1 << 23)
    /// The accessor is not written: a computed property's whole block is its getter.
    package static let isImplicitGetter = Self(rawValue: 1 << 24)
    /// A variable at the top of `main.swift` or of a script: its initial value is a statement.
    package static let isTopLevelVariable = Self(rawValue: 1 << 25)
    package static let isDynamic = Self(rawValue: 1 << 26)
    package static let isRequired = Self(rawValue: 1 << 27)
    package static let isIndirect = Self(rawValue: 1 << 28)
    package static let isTypedThrow = Self(rawValue: 1 << 29)
}

/// One declaration, by its interface; what it does stands in its `body`.
package struct Declaration: Hashable, Codable, Sendable {
    package var kind: DeclarationKind
    package var flags: DeclarationFlags = []
    /// The base name without back-ticks; `init`, `deinit`, `subscript`, and for an accessor `get`, `set`, `willSet`,
    /// `didSet`, `_read`, `_modify`, `read`, `modify`, `init`, `unsafeAddress`, `unsafeMutableAddress`. An extension's is
    /// the extended type as written.
    package var name: NameID = .none
    /// The type, extension, function or (for an accessor) variable or subscript it stands in.
    package var parent: DeclarationID = .none
    /// The body it stands in, for local declarations; none for members and for what stands at the top of a file.
    package var enclosingBody: BodyID = .none
    package var condition: ConditionID = .none
    /// The name, or the keyword where there is no name. For an implicit getter, the block's brace.
    package var nameOffset: UInt32 = 0
    /// The introducing keyword (`func`, `var`, `class`…).
    package var introducerOffset: UInt32 = 0
    /// First byte of attributes and modifiers, and the byte after the last. Of the second and later names of one `let`,
    /// `var` or `case`, the first byte is that of their own pattern.
    package var startOffset: UInt32 = 0
    package var endOffset: UInt32 = 0
    /// The block in which a local declaration can be used; zero for others.
    package var scopeStart: UInt32 = 0
    package var scopeEnd: UInt32 = 0
    /// In `attributes`.
    package var attributes: Span = .empty
    /// In `inheritances`: superclass and protocols as written.
    package var inheritances: Span = .empty
    /// In `genericParameters`, and in `requirements` for `where` clauses. Those of a protocol are the names of its primary
    /// associated types.
    package var genericParameters: Span = .empty
    package var requirements: Span = .empty
    /// In `parameters`: of a function, initializer, subscript, enum case (associated values), setter or macro.
    package var parameters: Span = .empty
    /// Result of a function, subscript or macro; type of a variable; the type that a typealias stands for; the type that
    /// an extension extends. None where nothing is written.
    package var type: TypeReferenceID = .none
    /// The initial value of a variable, raw value of an enum case, or definition of a macro; for `isPatternElement` that of
    /// the whole pattern.
    package var initialValue: ExpressionID = .none
    /// The body of a function-like declaration, or the one that evaluates the initial value: for a variable at the top of a
    /// script the file's; for a local variable none, since its value is a root of the body around.
    package var body: BodyID = .none

    package init(kind: DeclarationKind) { self.kind = kind }
}

/// One attribute as written. `@MainActor`, `@Sendable`, `@State private`, `@W.G`.
package struct Attribute: Hashable, Codable, Sendable {
    /// The attribute's name, generic arguments and qualification included.
    package var type: TypeReferenceID
    /// The last component of the name, which is how built-in attributes are known.
    package var name: NameID
    /// The arguments' text without the parentheses, trimmed; empty where there is none or it is longer than 200 bytes.
    package var argumentText: NameID
    /// In `arguments`: the arguments as expressions, for property wrappers and macros.
    package var arguments: Span
    package var offset: UInt32
    package var condition: ConditionID

    package init(
        type: TypeReferenceID, name: NameID, argumentText: NameID, arguments: Span, offset: UInt32,
        condition: ConditionID
    ) {
        self.type = type
        self.name = name
        self.argumentText = argumentText
        self.arguments = arguments
        self.offset = offset
        self.condition = condition
    }
}

/// One entry of an inheritance clause; its attributes (`@MainActor P`, `@preconcurrency P`, `@unchecked Sendable`) and
/// `nonisolated` are on the type reference.
package struct Inheritance: Hashable, Codable, Sendable {
    package var type: TypeReferenceID
    package var offset: UInt32

    package init(type: TypeReferenceID, offset: UInt32) {
        self.type = type
        self.offset = offset
    }
}

/// One generic parameter.
package struct GenericParameter: Hashable, Codable, Sendable {
    package var name: NameID
    package var constraint: TypeReferenceID
    package var isPack: Bool

    package init(name: NameID, constraint: TypeReferenceID, isPack: Bool) {
        self.name = name
        self.constraint = constraint
        self.isPack = isPack
    }
}

/// One requirement of a `where` clause; layout requirements (`T: AnyObject` aside) are left out.
package struct GenericRequirement: Hashable, Codable, Sendable {
    package var left: TypeReferenceID
    package var right: TypeReferenceID
    /// `==` rather than `:`.
    package var isSameType: Bool

    package init(left: TypeReferenceID, right: TypeReferenceID, isSameType: Bool) {
        self.left = left
        self.right = right
        self.isSameType = isSameType
    }
}

/// One parameter of a declaration or an associated value. Type specifiers (`isolated`, `sending`, `inout`) and
/// attributes (`@escaping`, `@Sendable`, `@_inheritActorContext`) are on the type reference.
package struct Parameter: Hashable, Codable, Sendable {
    /// The argument label; none for `_`.
    package var label: NameID
    /// The name inside the body; none for `_`. Of an associated value, the same as the label.
    package var name: NameID
    package var type: TypeReferenceID
    package var defaultValue: ExpressionID
    /// Where `name` stands; the type where there is none.
    package var offset: UInt32
    package var isVariadic: Bool
    /// In `attributes`: result builders and property wrappers on the parameter itself.
    package var attributes: Span

    package init(
        label: NameID, name: NameID, type: TypeReferenceID, defaultValue: ExpressionID, offset: UInt32,
        isVariadic: Bool, attributes: Span
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.offset = offset
        self.isVariadic = isVariadic
        self.attributes = attributes
    }
}

/// One clause of a `#if`, as a tree of strings small enough to be evaluated in three-valued logic.
package struct Condition: Hashable, Codable, Sendable {
    /// The clause that this `#if` stands in.
    package var parent: ConditionID
    /// Which `#if` of the file, and which of its clauses (0-based): two clauses of one `#if` exclude each other.
    package var group: Int32
    package var clause: Int32
    /// The condition as written, white space normalised; empty for `#else`.
    package var text: NameID
    /// What the clause holds.
    package var startOffset: UInt32 = 0
    package var endOffset: UInt32 = 0

    package init(parent: ConditionID, group: Int32, clause: Int32, text: NameID) {
        self.parent = parent
        self.group = group
        self.clause = clause
        self.text = text
    }
}
