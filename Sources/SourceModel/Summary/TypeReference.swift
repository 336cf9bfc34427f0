/// The form of a written type.
package enum TypeReferenceKind: UInt8, Hashable, Codable, Sendable {
    /// `Name`, `Name<A, B>`: `name`, generic arguments in `list`; with `base`, a member type `Base.Name`.
    case name
    case optional, implicitlyUnwrapped, array, dictionary  // wrapped: `base`; a dictionary's key and value in `list`
    case tuple  // `list`: elements; `labels`
    case function  // `list`: parameter types, `base`: result
    case some, any  // `base`
    case metatype, protocolMetatype  // `base`
    case composition  // `list`
    case suppressed  // `base`: `~Copyable`
    case pack  // `base`: `repeat each T`, `each T`
    case inlineArray  // `list`: count (may be missing) and element
    case missing  // `_`, or not parsable
}

/// Attributes, specifiers and effects of a written type.
package struct TypeReferenceFlags: OptionSet, Hashable, Codable, Sendable {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let isAsync = Self(rawValue: 1 << 0)
    package static let isThrowing = Self(rawValue: 1 << 1)
    package static let isSendable = Self(rawValue: 1 << 2)  // `@Sendable`
    package static let isEscaping = Self(rawValue: 1 << 3)
    package static let isAutoclosure = Self(rawValue: 1 << 4)
    package static let isIsolatedAny = Self(rawValue: 1 << 5)  // `@isolated(any)`
    package static let isNonisolatedNonsending = Self(rawValue: 1 << 6)
    package static let isConcurrent = Self(rawValue: 1 << 7)  // `@concurrent`
    package static let inheritsActorContext = Self(rawValue: 1 << 8)  // `@_inheritActorContext`
    package static let alwaysInheritsActorContext = Self(rawValue: 1 << 9)  // `@_inheritActorContext(always)`
    package static let isIsolated = Self(rawValue: 1 << 10)  // parameter `isolated A`
    package static let isSending = Self(rawValue: 1 << 11)
    package static let isInout = Self(rawValue: 1 << 12)
    package static let isNonisolated = Self(rawValue: 1 << 13)  // conformance `nonisolated P`
    package static let isPreconcurrency = Self(rawValue: 1 << 14)
    package static let isUnchecked = Self(rawValue: 1 << 15)
    package static let isUnsafe = Self(rawValue: 1 << 16)
    package static let isRetroactive = Self(rawValue: 1 << 17)
    package static let isConsuming = Self(rawValue: 1 << 18)
    package static let isConventionC = Self(rawValue: 1 << 19)  // `@convention(c)` and `@convention(block)`
    package static let implicitSelfCapture = Self(rawValue: 1 << 20)  // `@_implicitSelfCapture`
    package static let isTypedThrow = Self(rawValue: 1 << 21)
}

/// One written type, or one part of it.
package struct TypeReference: Hashable, Codable, Sendable {
    package var kind: TypeReferenceKind
    package var flags: TypeReferenceFlags = []
    package var name: NameID = .none
    package var base: TypeReferenceID = .none
    /// In `lists`: `TypeReferenceID` indices.
    package var list: Span = .empty
    /// In `lists`: `NameID` indices, one per element of `list` where a tuple or a function type has labels, else empty.
    package var labels: Span = .empty
    /// In `attributes`: those that are not in `flags`, a global actor for instance.
    package var attributes: Span = .empty
    package var offset: UInt32 = 0

    package init(kind: TypeReferenceKind) { self.kind = kind }
}
