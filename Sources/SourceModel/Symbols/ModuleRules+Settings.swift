package import Settings

extension ModuleRules {
    /// The rules that a module's settings amount to. What is unknown in them counts as off.
    package init(_ settings: ModuleSettings, operatingSystem: String) {
        let mode: Int =
            switch settings.languageMode.value {
            case .v4, .v4_2: 4
            case .v6: 6
            case .v5, nil: 5
            }
        self.init(
            languageMode: mode, isMainActorByDefault: settings.defaultIsolation.value == .mainActor,
            features: Set(settings.features.filter { $0.state.value == true }.map(\.name)))
        hasCompleteChecking = mode >= 6 || settings.strictConcurrency.value == .complete
        self.operatingSystem = operatingSystem
        compilationConditions = Set(settings.compilationConditions)
    }
}
