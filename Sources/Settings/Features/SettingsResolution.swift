/// Derives a module's settings from what its project asks of the compiler: the words of the invocation, in order, over
/// the defaults of whoever builds it. Package and project readers share it, so that both agree with the compiler on what
/// wins and what follows from what.
package struct SettingsResolution: Sendable {
    /// What holds where no flag says otherwise.
    package var languageMode: Sourced<LanguageMode>
    /// Every word that may matter, in the order of the invocation. Settings that a reader knows by another name
    /// (`.enableUpcomingFeature("X")`, `SWIFT_UPCOMING_FEATURE_X`) are given as the flags that they become.
    package var flags: [CompilerFlag]
    /// Xcode's switch; its features are on unless `flags` says otherwise.
    package var approachableConcurrency: Sourced<Bool>
    /// Features that the project turns off by name, against Approachable Concurrency alone: a "no" is no flag.
    package var declinedFeatures: [String: Provenance]
    /// What the user can do about a setting that is undecided.
    package var howToFindOut: String

    package init(languageMode: Sourced<LanguageMode>, flags: [CompilerFlag], howToFindOut: String) {
        self.languageMode = languageMode
        self.flags = flags
        self.approachableConcurrency = Sourced(nil, .byDefault("no such setting here"))
        self.declinedFeatures = [:]
        self.howToFindOut = howToFindOut
    }

    /// Fills in everything that follows from the flags, adds what is undecided to the module's unknowns, and returns what
    /// the compiler would reject or silently ignore.
    package func resolve(into module: inout ModuleSettings) -> [ProjectProblem] {
        var fold = FlagFold(languageMode: languageMode)
        for effect in FlagReader.effects(of: flags) { fold.apply(effect) }
        module.languageMode = fold.languageMode.sourced
        module.defaultIsolation = fold.defaultIsolation.sourced
        module.strictMemorySafety = fold.strictMemorySafety.sourced
        module.strictConcurrency = fold.strictness()
        module.approachableConcurrency = approachableConcurrency
        module.compilationConditions = fold.defines
        module.features = features(of: module, fold)
        module.unknowns += unknowns(of: module, fold)
        return fold.problems.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }

    private func features(of module: ModuleSettings, _ fold: FlagFold) -> [FeatureSetting] {
        var list = FeatureList()
        for name in LanguageFeatures.approachableConcurrency {
            if let declined = declinedFeatures[name] {
                list.add(FeatureRequest(name: name, state: Sourced(false, declined)))
            } else if approachableConcurrency.value == true {
                list.add(name, true, .implied("implied by Approachable Concurrency"))
            } else if approachableConcurrency.provenance.isStatement, approachableConcurrency.value == nil {
                list.add(name, nil, approachableConcurrency.provenance)
            }
        }
        for request in fold.features { list.add(request) }
        addImplied(by: module, to: &list)
        return list.settings
    }

    private func addImplied(by module: ModuleSettings, to list: inout FeatureList) {
        let isComplete = Sourced(
            module.strictConcurrency.value.map { $0 == .complete }, module.strictConcurrency.provenance)
        list.replace("StrictConcurrency", isComplete.value, isComplete.provenance)
        for name in LanguageFeatures.impliedByCompleteChecking where name != "StrictConcurrency" {
            list.imply(name, by: isComplete, called: "complete concurrency checking")
        }
        let isMainActor = Sourced(
            module.defaultIsolation.value.map { $0 == .mainActor }, module.defaultIsolation.provenance)
        for name in LanguageFeatures.impliedByDefaultMainActor {
            list.imply(name, by: isMainActor, called: "default isolation MainActor")
        }
        guard let mode = module.languageMode.value else {
            for feature in LanguageFeatures.included(in: .v6) where !feature.isIncluded(in: .v5) {
                list.imply(feature.name, by: Sourced(nil, module.languageMode.provenance), called: "")
            }
            return
        }
        for feature in LanguageFeatures.included(in: mode) {
            let isOn = Sourced(true, module.languageMode.provenance)
            list.imply(feature.name, by: isOn, called: "Swift \(mode.rawValue) language mode")
        }
    }

    private func unknowns(of module: ModuleSettings, _ fold: FlagFold) -> [UnknownSetting] {
        let decided: [FlagFold.Setting: Bool] = [
            .languageMode: module.languageMode.value != nil, .defaultIsolation: module.defaultIsolation.value != nil,
            .strictConcurrency: module.strictConcurrency.value != nil,
            .strictMemorySafety: module.strictMemorySafety.value != nil,
        ]
        var found = fold.unknowns.filter { decided[$0.setting] != true }.map {
            UnknownSetting(what: $0.what, provenance: $0.provenance, howToFindOut: howToFindOut)
        }
        for feature in fold.features {
            let listed = module.features.first { $0.name == feature.name }
            guard let listed, listed.state.value == nil, listed.condition.isEmpty else { continue }
            let what = "whether the feature \(feature.name) is on"
            let unknown = UnknownSetting(what: what, provenance: listed.state.provenance, howToFindOut: howToFindOut)
            if !found.contains(unknown) { found.append(unknown) }
        }
        return found
    }
}

extension Provenance {
    /// Whether someone gave the value, so that an unknown one is not just absent.
    var isStatement: Bool {
        if case .byDefault = self { false } else { true }
    }
}
