/// The values of a module's settings without their origins: equal for configurations that need not be told apart.
struct ModuleValues: Hashable {
    private let moduleName: String
    private let languageMode: LanguageMode?
    private let strictConcurrency: StrictConcurrency?
    private let defaultIsolation: DefaultIsolation?
    private let switches: [Bool?]
    private let features: [[String]]
    private let deploymentTargets: [String]
    private let lists: [[String]]

    init(_ module: ModuleSettings) {
        moduleName = module.moduleName
        languageMode = module.languageMode.value
        strictConcurrency = module.strictConcurrency.value
        defaultIsolation = module.defaultIsolation.value
        switches = [module.approachableConcurrency.value, module.strictMemorySafety.value]
        features = module.features.map { [$0.name, $0.condition, $0.state.value.map { "\($0)" } ?? ""] }
        deploymentTargets = module.deploymentTargets.map { "\($0.platform) \($0.version.value ?? "")" }
        lists = [
            module.compilationConditions.sorted(), module.dependencies, module.files, module.unknowns.map { $0.what },
        ]
    }
}
