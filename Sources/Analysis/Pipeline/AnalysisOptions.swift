/// How an analysis runs; nothing here changes what it answers.
package struct AnalysisOptions: Sendable {
    /// How many files are worked on at a time.
    package var width: Int
    /// Nil for no cache.
    package var cache: CacheFolder?
    /// The tool's version: answers of another version are not used.
    package var toolVersion: String
    /// What `os()` says in `#if` where the module does not decide it; empty for unknown.
    package var platform: String

    package init(width: Int, cache: CacheFolder?, toolVersion: String, platform: String = "") {
        self.width = width
        self.cache = cache
        self.toolVersion = toolVersion
        self.platform = platform
    }
}

/// A module's part of an analysis.
package struct ModuleAnswer: Sendable {
    package var part: ModuleSelection.Part
    /// For each answered file of the part, in its order.
    package var files: [FileAnswer]
}

/// What an analysis found.
package struct IsolationReport: Sendable {
    package var modules: [ModuleAnswer]
    /// Files that could not be read, sorted by path.
    package var unreadable: [SourceFile]
    package var statistics: Statistics
}
