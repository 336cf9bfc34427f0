/// Where a setting's value comes from.
package enum Provenance: Hashable, Codable, Sendable {
    /// Written in a file: path as the user would type it, 1-based line and UTF-8 column.
    case written(path: String, line: Int, column: Int)
    /// Not written anywhere; the text says whose default it is ("default of tools version 6.0").
    case byDefault(String)
    /// Follows from another setting ("implied by Swift 6 language mode", "implied by Approachable Concurrency").
    case implied(String)
    /// Given on Heddle's command line; the text is the option.
    case option(String)
    /// Answered by the toolchain that evaluated the manifest.
    case evaluated(String)
}

/// A value and where it comes from; the value is nil where it cannot be known without running the project's code.
package struct Sourced<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    package var value: Value?
    package var provenance: Provenance
    /// The different value that this one replaces without a word, as a target's setting does with the project's.
    package var overridden: OverriddenValue?

    package init(_ value: Value?, _ provenance: Provenance) {
        self.value = value
        self.provenance = provenance
    }
}

/// A value that counts for nothing because another one replaces it.
package struct OverriddenValue: Hashable, Codable, Sendable {
    /// As written.
    package var text: String
    package var provenance: Provenance

    package init(text: String, provenance: Provenance) {
        self.text = text
        self.provenance = provenance
    }
}

/// A setting that could not be decided, where it stands, and what the user can do to find out.
package struct UnknownSetting: Hashable, Codable, Sendable {
    package var what: String
    package var provenance: Provenance
    package var howToFindOut: String

    package init(what: String, provenance: Provenance, howToFindOut: String) {
        self.what = what
        self.provenance = provenance
        self.howToFindOut = howToFindOut
    }
}
