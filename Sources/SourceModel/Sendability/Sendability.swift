/// Whether values of a type may cross isolation boundaries (SE-0302), and why.
package enum Sendability: Hashable, Sendable {
    case sendable(SendabilityReason)
    case notSendable(SendabilityReason)
    /// Something that would decide is declared in nothing that could be read.
    case unknown

    package var isSendable: Bool {
        if case .sendable = self { true } else { false }
    }
}

/// What decides a type's sendability.
package enum SendabilityReason: Hashable, Sendable {
    /// States the conformance; with `@unchecked`, on its author's word.
    case stated(isUnchecked: Bool)
    /// States that it does not conform (`@available(*, unavailable) extension T: Sendable`).
    case statedUnavailable
    /// An actor, or a type isolated to a global actor.
    case isolated
    /// A struct or enum whose stored values are all Sendable, and which is not public (SE-0302).
    case inferredFromMembers
    /// A member or element that is not Sendable: its name.
    case member(String)
    /// A class without a statement.
    case classType
    /// A public struct or enum of a library without a statement.
    case publicType
    /// A function type: `@Sendable`, or isolated to a global actor (SE-0434), or neither.
    case function
    /// A protocol or a generic parameter's constraint that refines `Sendable`, or does not.
    case constraint
    /// Metatypes and other types without state.
    case stateless
}
