package import Settings

/// Settings that the user states in place of the project's.
package struct SettingsOverrides: Hashable, Sendable {
    package var languageMode: LanguageMode?
    package var defaultIsolation: DefaultIsolation?
    package var strictConcurrency: StrictConcurrency?
    /// Names of upcoming features to turn on.
    package var features: [String] = []
    /// Names of experimental features to turn on.
    package var experimentalFeatures: [String] = []

    package init() {}

    package var isEmpty: Bool { self == SettingsOverrides() }

    /// The module as it would be compiled with these settings, and what the compiler would say of them.
    package func applied(to module: ModuleSettings) -> (module: ModuleSettings, problems: [ProjectProblem]) {
        var result = module
        result.features = []
        result.unknowns = []
        var resolution = SettingsResolution(
            languageMode: module.languageMode, flags: Self.flags(of: module) + flags,
            howToFindOut: "state it with an option, such as --language-mode")
        resolution.approachableConcurrency = module.approachableConcurrency
        for feature in module.features where feature.state.value == false {
            resolution.declinedFeatures[feature.name] = feature.state.provenance
        }
        let problems = resolution.resolve(into: &result)
        result.compilationConditions = module.compilationConditions
        // What stays undecided has the explanation that the project's reader gave.
        result.unknowns = module.unknowns.filter { unknown in !result.decides(unknown, in: module) }
        return (result, problems)
    }

    /// The flags that the options stand for.
    private var flags: [CompilerFlag] {
        var flags: [CompilerFlag] = []
        func add(_ option: String, _ words: String...) {
            flags += words.map { CompilerFlag($0, .option(option)) }
        }
        if let languageMode {
            add("--language-mode \(languageMode.rawValue)", "-swift-version", languageMode.rawValue)
        }
        if let strictConcurrency {
            add(
                "--strict-concurrency \(strictConcurrency.rawValue)",
                "-strict-concurrency=\(strictConcurrency.rawValue)")
        }
        if let defaultIsolation {
            add("--default-isolation \(defaultIsolation.rawValue)", "-default-isolation", defaultIsolation.rawValue)
        }
        for feature in features { add("--feature \(feature)", "-enable-upcoming-feature", feature) }
        for feature in experimentalFeatures {
            add("--experimental-feature \(feature)", "-enable-experimental-feature", feature)
        }
        return flags
    }

    /// Flags that give the settings which a module states, each with the place where it states them; what is a default
    /// or follows from something else is left out, so that it follows anew.
    private static func flags(of module: ModuleSettings) -> [CompilerFlag] {
        var flags: [CompilerFlag] = []
        if module.strictConcurrency.isStated {
            let level = module.strictConcurrency.value.map { "-strict-concurrency=\($0.rawValue)" }
            flags.append(CompilerFlag(level, module.strictConcurrency.provenance))
        }
        if module.defaultIsolation.isStated, let isolation = module.defaultIsolation.value {
            let provenance = module.defaultIsolation.provenance
            flags += ["-default-isolation", isolation.rawValue].map { CompilerFlag($0, provenance) }
        }
        if module.strictMemorySafety.isStated, module.strictMemorySafety.value == true {
            flags.append(CompilerFlag("-strict-memory-safety", module.strictMemorySafety.provenance))
        }
        for feature in module.features where feature.state.isStated && feature.state.value != false {
            let flag = feature.isExperimental ? "-enable-experimental-feature" : "-enable-upcoming-feature"
            flags += [flag, feature.name].map {
                CompilerFlag(
                    $0, feature.state.provenance, condition: feature.condition,
                    isUndecided: feature.state.value == nil && feature.condition.isEmpty)
            }
        }
        return flags
    }
}

extension Sourced {
    /// Someone gave the value, rather than that it is a default or follows from another.
    fileprivate var isStated: Bool {
        switch provenance {
        case .written, .option, .evaluated: true
        case .byDefault, .implied: false
        }
    }
}

extension ModuleSettings {
    /// Whether an option answers what was unknown.
    fileprivate func decides(_ unknown: UnknownSetting, in before: ModuleSettings) -> Bool {
        func isDecided<Value>(_ old: Sourced<Value>, _ new: Sourced<Value>) -> Bool {
            old.value == nil && new.value != nil && old.provenance == unknown.provenance
        }
        return isDecided(before.languageMode, languageMode) || isDecided(before.defaultIsolation, defaultIsolation)
            || isDecided(before.strictConcurrency, strictConcurrency)
    }
}
