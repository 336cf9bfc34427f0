package import Settings

/// One module as the compiler is to see it: its files and the settings that matter for isolation.
package struct CompilerModule: Hashable, Codable, Sendable {
    package var name: String
    /// Swift files, in the order in which they are handed to the compiler.
    package var files: [String]
    package var languageMode: LanguageMode
    package var defaultIsolation: DefaultIsolation
    package var upcomingFeatures: [String]
    package var experimentalFeatures: [String]
    /// Nil leaves the compiler's own default.
    package var strictConcurrency: StrictConcurrency?
    /// Whether no file's statements are the program's entry. Nil: to be found out from the files.
    package var isLibrary: Bool?
    /// Folders with the modules it imports (`-I`).
    package var importPaths: [String]
    /// Anything else for the compiler, word by word.
    package var otherFlags: [String]

    package init(
        name: String, files: [String], languageMode: LanguageMode = .v6,
        defaultIsolation: DefaultIsolation = .nonisolated, upcomingFeatures: [String] = [],
        experimentalFeatures: [String] = [], strictConcurrency: StrictConcurrency? = nil, isLibrary: Bool? = nil,
        importPaths: [String] = [], otherFlags: [String] = []
    ) {
        self.name = name
        self.files = files
        self.languageMode = languageMode
        self.defaultIsolation = defaultIsolation
        self.upcomingFeatures = upcomingFeatures
        self.experimentalFeatures = experimentalFeatures
        self.strictConcurrency = strictConcurrency
        self.isLibrary = isLibrary
        self.importPaths = importPaths
        self.otherFlags = otherFlags
    }

    /// The module that a project's settings describe. Settings that could not be decided are left at the compiler's
    /// default.
    package init(_ settings: ModuleSettings) {
        let features = settings.features.filter { $0.state.value == true && $0.isKnown }
        self.init(
            name: settings.moduleName, files: settings.files, languageMode: settings.languageMode.value ?? .v5,
            defaultIsolation: settings.defaultIsolation.value ?? .nonisolated,
            upcomingFeatures: features.filter { !$0.isExperimental }.map(\.name),
            experimentalFeatures: features.filter(\.isExperimental).map(\.name),
            strictConcurrency: settings.strictConcurrency.value,
            otherFlags: settings.compilationConditions.flatMap { ["-D", $0] })
    }
}

extension CompilerModule {
    private enum CodingKeys: String, CodingKey {
        case name, files, languageMode, defaultIsolation, upcomingFeatures, experimentalFeatures, strictConcurrency
        case isLibrary, importPaths, otherFlags
    }

    /// Reads a module from a list of modules. Only `name` and `files` must be there; the rest has the defaults of the
    /// initialiser.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            files: try values.decode([String].self, forKey: .files),
            languageMode: try values.decodeIfPresent(LanguageMode.self, forKey: .languageMode) ?? .v6,
            defaultIsolation: try values.decodeIfPresent(DefaultIsolation.self, forKey: .defaultIsolation)
                ?? .nonisolated,
            upcomingFeatures: try values.decodeIfPresent([String].self, forKey: .upcomingFeatures) ?? [],
            experimentalFeatures: try values.decodeIfPresent([String].self, forKey: .experimentalFeatures) ?? [],
            strictConcurrency: try values.decodeIfPresent(StrictConcurrency.self, forKey: .strictConcurrency),
            isLibrary: try values.decodeIfPresent(Bool.self, forKey: .isLibrary),
            importPaths: try values.decodeIfPresent([String].self, forKey: .importPaths) ?? [],
            otherFlags: try values.decodeIfPresent([String].self, forKey: .otherFlags) ?? [])
    }
}
