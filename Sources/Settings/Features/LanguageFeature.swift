/// A feature of the compiler that has a name in `-enable-upcoming-feature`, `-enable-experimental-feature` or
/// `hasFeature`.
package struct LanguageFeature: Hashable, Sendable {
    /// What the compiler does with the name.
    package enum Kind: Hashable, Sendable {
        /// Off until asked for, and part of a later language mode.
        case upcoming(includedIn: IncludingMode)
        /// Off until asked for, in no language mode; every released compiler accepts it.
        case experimental
        /// Known to the compiler, which refuses to turn it on in a released toolchain.
        case developmentOnly
        /// Accepted, in no language mode, with a flag of its own.
        case optional(flag: String)
        /// Part of the language in every mode: asking for it changes nothing.
        case permanent
    }

    /// The language mode that includes an upcoming feature.
    package enum IncludingMode: Hashable, Sendable {
        case mode(LanguageMode)
        /// Announced for the mode after 6, which no released compiler has.
        case afterSwift6
    }

    package var name: String
    package var kind: Kind
    /// The number of its evolution proposal ("SE-0461"); nil where there is none.
    package var proposal: String?

    package init(_ name: String, _ kind: Kind, proposal: String? = nil) {
        self.name = name
        self.kind = kind
        self.proposal = proposal
    }

    /// Whether `-enable-upcoming-feature` has an effect on it.
    package var isUpcoming: Bool {
        if case .upcoming = kind { true } else { false }
    }

    /// Whether `-enable-experimental-feature` is the flag that it needs.
    package var isExperimental: Bool { kind == .experimental || kind == .developmentOnly }

    /// Whether a language mode has it on without being asked.
    package func isIncluded(in mode: LanguageMode) -> Bool {
        switch kind {
        case .upcoming(.mode(let including)): mode >= including
        case .permanent: true
        default: false
        }
    }
}
