/// One word of a compiler invocation and where it comes from.
package struct CompilerFlag: Hashable, Sendable {
    /// The word as the compiler gets it; nil where it cannot be known.
    package var text: String?
    package var provenance: Provenance
    /// Where the word is given only for some builds: "platforms: linux"; empty otherwise.
    package var condition: String
    /// Whether it depends on something unknown that the word is given at all.
    package var isUndecided: Bool

    package init(_ text: String?, _ provenance: Provenance, condition: String = "", isUndecided: Bool = false) {
        self.text = text
        self.provenance = provenance
        self.condition = condition
        self.isUndecided = isUndecided
    }
}

/// What a flag, with its argument, asks of the compiler.
struct FlagEffect: Hashable {
    /// The switch that the flag turns; arguments are kept as written.
    enum Kind: Hashable {
        case languageMode(String)
        case strictConcurrency(String)
        case warnConcurrency
        case defaultIsolation(String)
        case strictMemorySafety
        case feature(name: String, byExperimentalFlag: Bool, isOn: Bool)
        case define(String)
        /// A word that cannot be known, so that it may be any of the others.
        case unknown
    }

    var kind: Kind
    var flag: CompilerFlag

    /// Whether it holds in every build.
    var isCertain: Bool { !flag.isUndecided && flag.condition.isEmpty }
}
