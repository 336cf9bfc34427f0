/// `-swift-version`.
package enum LanguageMode: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    case v4 = "4"
    case v4_2 = "4.2"
    case v5 = "5"
    case v6 = "6"

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// `-strict-concurrency`.
package enum StrictConcurrency: String, Hashable, Codable, Sendable, CaseIterable {
    case minimal, targeted, complete
}

/// `-default-isolation` (SE-0466).
package enum DefaultIsolation: String, Hashable, Codable, Sendable, CaseIterable {
    case nonisolated
    case mainActor = "MainActor"
}

/// One upcoming or experimental feature and whether it is on.
package struct FeatureSetting: Hashable, Codable, Sendable {
    /// The name as the compiler knows it, or as written where it knows none.
    package var name: String
    package var isExperimental: Bool
    /// `value` is nil where it cannot be decided.
    package var state: Sourced<Bool>
    /// Where the setting is conditional: "platforms: linux", "configuration: debug"; empty otherwise.
    package var condition: String
    /// The nearest name that the compiler knows, where it does not know this one. The compiler accepts any name silently.
    package var didYouMean: String?
    package var isKnown: Bool

    package init(
        name: String, isExperimental: Bool, state: Sourced<Bool>, condition: String = "", didYouMean: String? = nil,
        isKnown: Bool = true
    ) {
        self.name = name
        self.isExperimental = isExperimental
        self.state = state
        self.condition = condition
        self.didYouMean = didYouMean
        self.isKnown = isKnown
    }
}

/// A platform and the lowest version that the module is built for.
package struct DeploymentTarget: Hashable, Codable, Sendable {
    /// `macOS`, `iOS`, `tvOS`, `watchOS`, `visionOS`, `macCatalyst`, `driverKit`, `linux`, or a custom name.
    package var platform: String
    package var version: Sourced<String>

    package init(platform: String, version: Sourced<String>) {
        self.platform = platform
        self.version = version
    }
}

/// What a target makes.
package enum ModuleKind: String, Hashable, Codable, Sendable {
    case library, executable, test, macro, plugin, application, framework, `extension`, folder, other
}

/// The concurrency settings that one module is compiled under, in one build configuration, each with its origin.
package struct ModuleSettings: Hashable, Codable, Sendable {
    /// Target name as the user knows it, and the module name that the compiler sees (`My-App` → `My_App`).
    package var name: String
    package var moduleName: String
    package var kind: ModuleKind
    /// The manifest, project file or folder that declares it.
    package var container: String
    /// `Debug`, `Release`… in Xcode projects; empty where the settings do not depend on it.
    package var configuration: String
    package var languageMode: Sourced<LanguageMode>
    package var strictConcurrency: Sourced<StrictConcurrency>
    package var defaultIsolation: Sourced<DefaultIsolation>
    /// Nil value in packages, which have no such switch.
    package var approachableConcurrency: Sourced<Bool>
    package var strictMemorySafety: Sourced<Bool>
    /// Every feature that is on or undecided, implied ones included, by name.
    package var features: [FeatureSetting]
    package var deploymentTargets: [DeploymentTarget]
    /// Active compilation conditions (`-D`), as far as known.
    package var compilationConditions: [String]
    /// Names of the targets and products it depends on.
    package var dependencies: [String]
    /// Swift files, sorted; paths as the user would type them.
    package var files: [String]
    package var unknowns: [UnknownSetting]

    package init(name: String, moduleName: String, kind: ModuleKind, container: String) {
        self.name = name
        self.moduleName = moduleName
        self.kind = kind
        self.container = container
        self.configuration = ""
        self.languageMode = Sourced(.v5, .byDefault("default of the compiler"))
        self.strictConcurrency = Sourced(.minimal, .byDefault("default of the compiler"))
        self.defaultIsolation = Sourced(.nonisolated, .byDefault("default of the compiler"))
        self.approachableConcurrency = Sourced(nil, .byDefault("no such setting here"))
        self.strictMemorySafety = Sourced(false, .byDefault("default of the compiler"))
        self.features = []
        self.deploymentTargets = []
        self.compilationConditions = []
        self.dependencies = []
        self.files = []
        self.unknowns = []
    }

    /// Whether a feature is certainly on.
    package func isEnabled(_ feature: String) -> Bool {
        features.contains { $0.name == feature && $0.state.value == true }
    }
}

/// What was read from one project: all modules, and what is wrong with the files that describe them.
package struct ProjectSettings: Hashable, Codable, Sendable {
    package var modules: [ModuleSettings]
    package var problems: [ProjectProblem]

    package init(modules: [ModuleSettings] = [], problems: [ProjectProblem] = []) {
        self.modules = modules
        self.problems = problems
    }
}

/// Something wrong in a manifest, project or settings file.
package struct ProjectProblem: Hashable, Codable, Sendable {
    package var path: String
    /// 1-based; 0 where the whole file is meant.
    package var line: Int
    package var column: Int
    package var message: String
    /// The file could not be used at all.
    package var isFatal: Bool

    package init(path: String, line: Int, column: Int, message: String, isFatal: Bool) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.isFatal = isFatal
    }
}
