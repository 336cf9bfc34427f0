/// The settings that decide isolation and the meaning of `#if`, taken from `ModuleSettings` or chosen for a what-if.
package struct ModuleRules: Hashable, Codable, Sendable {
    /// The language mode's number: 4, 5 or 6.
    package var languageMode: Int
    package var isMainActorByDefault: Bool
    package var hasCompleteChecking: Bool
    /// Names of the upcoming and experimental features that are on, implied ones included.
    package var features: Set<String>
    /// What `os()` says: `Linux`, `macOS`, `iOS`…; empty where it is not known.
    package var operatingSystem: String
    /// Compilation conditions that are set (`-D`).
    package var compilationConditions: Set<String>
    /// Whether a condition that is not set is false; otherwise it is unknown.
    package var knowsAllConditions: Bool

    package init(languageMode: Int = 6, isMainActorByDefault: Bool = false, features: Set<String> = []) {
        self.languageMode = languageMode
        self.isMainActorByDefault = isMainActorByDefault
        self.hasCompleteChecking = languageMode >= 6
        self.features = features
        self.operatingSystem = ""
        self.compilationConditions = []
        self.knowsAllConditions = false
    }

    /// Whether a feature is on: by itself or as a part of the language mode.
    package func has(_ feature: LanguageFeature) -> Bool {
        (languageMode >= 6 && feature.isPartOfSwift6) || features.contains(feature.rawValue)
    }
}

/// The features that bear on isolation.
package enum LanguageFeature: String, Sendable, CaseIterable {
    case disableOutwardActorInference = "DisableOutwardActorInference"  // SE-0401
    case globalActorIsolatedTypesUsability = "GlobalActorIsolatedTypesUsability"  // SE-0434
    case isolatedDefaultValues = "IsolatedDefaultValues"  // SE-0411
    case globalConcurrency = "GlobalConcurrency"  // SE-0412
    case inferSendableFromCaptures = "InferSendableFromCaptures"  // SE-0418
    case inferIsolatedConformances = "InferIsolatedConformances"  // SE-0470
    case nonisolatedNonsendingByDefault = "NonisolatedNonsendingByDefault"  // SE-0461

    /// Whether Swift 6 language mode includes it.
    package var isPartOfSwift6: Bool {
        switch self {
        case .inferIsolatedConformances, .nonisolatedNonsendingByDefault: false
        default: true
        }
    }
}

/// One module to be linked.
package struct ModuleInput: Sendable {
    /// The name that `import` uses.
    package var name: String
    package var rules: ModuleRules
    package var files: [FileInput]
    /// Declared in an SDK's interface rather than in the project.
    package var isSDK: Bool
    /// Modules that importing this one imports too.
    package var reexports: [String]
    /// Modules that its files see besides those that they import themselves.
    package var imports: [String]

    package init(
        name: String, rules: ModuleRules, files: [FileInput], isSDK: Bool = false, reexports: [String] = [],
        imports: [String] = []
    ) {
        self.name = name
        self.rules = rules
        self.files = files
        self.isSDK = isSDK
        self.reexports = reexports
        self.imports = imports
    }
}

/// One summarised file of a module.
package struct FileInput: Sendable {
    package var path: String
    package var summary: FileSummary

    package init(path: String, summary: FileSummary) {
        self.path = path
        self.summary = summary
    }
}
