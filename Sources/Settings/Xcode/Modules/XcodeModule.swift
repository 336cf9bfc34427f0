/// A target of an Xcode project or of a project's specification, as far as it has been read: everything that its
/// modules are made of.
struct XcodeModule {
    /// One build configuration: its name, and all that is assigned in it.
    struct Configuration {
        var name: String
        var table: BuildSettingTable
        /// Configuration files that are missing, so that what they assign is not known.
        var missing: [(path: String, place: Provenance)] = []
    }

    var name: String
    var kind: ModuleKind
    var container: String
    /// Whether it compiles anything.
    var compiles = true
    var configurations: [Configuration]
    var dependencies: [String] = []
    /// Swift files, sorted.
    var files: [String] = []
    /// What is set for every target: `SRCROOT`, `PROJECT_NAME`…
    var builtIn: [String: String] = [:]

    /// One entry for each group of configurations that have all values in common.
    func settings() -> (modules: [ModuleSettings], problems: [ProjectProblem]) {
        var groups: [(configurations: [String], module: ModuleSettings)] = []
        var problems: [ProjectProblem] = []
        for configuration in configurations {
            let (module, found) = settings(in: configuration)
            problems += found.filter { !problems.contains($0) }
            let values = ModuleValues(module)
            if let same = groups.firstIndex(where: { ModuleValues($0.module) == values }) {
                groups[same].configurations.append(configuration.name)
            } else {
                groups.append(([configuration.name], module))
            }
        }
        let modules = groups.map { group in
            var module = group.module
            module.configuration = groups.count == 1 ? "" : group.configurations.joined(separator: ", ")
            return module
        }
        return (modules, problems)
    }

    private func settings(in configuration: Configuration) -> (ModuleSettings, [ProjectProblem]) {
        let destinations = BuildDestinations(evaluator(configuration, nil))
        let contexts = destinations.contexts(configuration: configuration.name, target: name)
        let main = evaluator(configuration, contexts[0])
        var module = ModuleSettings(name: name, moduleName: name, kind: kind, container: container)
        module.configuration = configuration.name
        module.dependencies = dependencies
        addNameAndFiles(to: &module, main)
        module.deploymentTargets = deploymentTargets(destinations, configuration)

        let first = SwiftInvocation(main, table: configuration.table)
        var invocations = [(context: contexts[0], invocation: first)]
        if first.dependsOnDestination {
            invocations += contexts.dropFirst().map {
                ($0, SwiftInvocation(evaluator(configuration, $0), table: configuration.table))
            }
        }
        let set = InvocationSet(invocations, first: first)
        var problems = resolve(set, into: &module, configuration)
        addOverridden(to: &module, main)
        if module.files.isEmpty {
            module.unknowns = []
            problems = []
        }
        return (module, problems)
    }

    private func evaluator(_ configuration: Configuration, _ context: BuildContext?) -> BuildSettingEvaluator {
        let fallback = BuildContext(configuration: configuration.name, target: name, sdk: "", architecture: "arm64")
        return BuildSettingEvaluator(table: configuration.table, context: context ?? fallback, builtIn: builtIn)
    }

    private func addNameAndFiles(to module: inout ModuleSettings, _ evaluator: BuildSettingEvaluator) {
        var evaluator = evaluator
        let value = evaluator.value(of: "PRODUCT_MODULE_NAME")
        let isKnown = value.isResolved && !value.text.isEmpty
        module.moduleName = isKnown ? value.text : BuildSettingOperator.moduleName(name)
        if !value.isResolved {
            let what = "the module's name: \(value.text)"
            module.unknowns.append(
                UnknownSetting(what: what, provenance: value.place, howToFindOut: howToFindOut(module.configuration)))
        }
        let excluded = evaluator.value(of: "EXCLUDED_SOURCE_FILE_NAMES").words.words.map { $0.text }
        let included = evaluator.value(of: "INCLUDED_SOURCE_FILE_NAMES").words.words.map { $0.text }
        module.files = files.filter { path in
            !excluded.contains { Glob.matchesPath($0, path) } || included.contains { Glob.matchesPath($0, path) }
        }
    }

    private func deploymentTargets(
        _ destinations: BuildDestinations, _ configuration: Configuration
    ) -> [DeploymentTarget] {
        var targets: [DeploymentTarget] = []
        for sdk in destinations.sdks where !targets.contains(where: { $0.platform == sdk.platform }) {
            let context = BuildContext(
                configuration: configuration.name, target: name, sdk: sdk.name, architecture: "arm64")
            var evaluator = evaluator(configuration, context)
            let value = evaluator.value(of: sdk.deploymentTarget)
            guard value.owner != .defaults else {
                let version = Sourced<String>(nil, .byDefault("default of the SDK"))
                targets.append(DeploymentTarget(platform: sdk.platform, version: version))
                continue
            }
            let version = Sourced(value.isResolved ? value.text : nil, value.place)
            targets.append(DeploymentTarget(platform: sdk.platform, version: version))
        }
        return targets
    }

    private func resolve(
        _ set: InvocationSet, into module: inout ModuleSettings, _ configuration: Configuration
    ) -> [ProjectProblem] {
        let howToFindOut = howToFindOut(configuration.name)
        var resolution = SettingsResolution(
            languageMode: set.languageMode, flags: set.flags, howToFindOut: howToFindOut)
        resolution.approachableConcurrency = set.approachableConcurrency
        resolution.declinedFeatures = set.declined
        var problems = resolution.resolve(into: &module)
        problems += set.problems.map { ProjectProblem($0.message, at: $0.place) }
        module.unknowns += set.unknowns.map {
            UnknownSetting(what: $0.what, provenance: $0.place, howToFindOut: howToFindOut)
        }
        module.unknowns += configuration.missing.map {
            let isMade = ConfigurationFiles.isMadeByCocoaPods($0.path)
            let what = isMade ? "the configuration file that CocoaPods makes" : $0.path
            return UnknownSetting(
                what: "whatever \(what) assigns: it is missing", provenance: $0.place,
                howToFindOut: isMade ? "run 'pod install'" : howToFindOut)
        }
        // A written value that is the compiler's default becomes no flag; it is still the user's.
        let spelled = set.spelledDefaults
        if let place = spelled["SWIFT_STRICT_CONCURRENCY"], module.strictConcurrency.isDefault(.minimal) {
            module.strictConcurrency.provenance = place
        }
        if let place = spelled["SWIFT_DEFAULT_ACTOR_ISOLATION"], module.defaultIsolation.isDefault(.nonisolated) {
            module.defaultIsolation.provenance = place
        }
        if let place = spelled["SWIFT_STRICT_MEMORY_SAFETY"], module.strictMemorySafety.isDefault(false) {
            module.strictMemorySafety.provenance = place
        }
        return problems
    }

    private func howToFindOut(_ configuration: String) -> String {
        let project = container.hasSuffix(".xcodeproj") ? " -project \(container)" : ""
        return "xcodebuild -showBuildSettings\(project) -target \(name) -configuration \(configuration)"
    }
}

extension XcodeModule {
    /// Notes where a target's own value replaces a different one of the project.
    private func addOverridden(to module: inout ModuleSettings, _ evaluator: BuildSettingEvaluator) {
        var evaluator = evaluator
        func overridden(_ name: String) -> OverriddenValue? {
            let value = evaluator.value(of: name)
            guard value.owner == .target, let below = evaluator.overridden(name, by: .target) else { return nil }
            return below.text == value.text || below.text.isEmpty
                ? nil : OverriddenValue(text: below.text, provenance: below.place)
        }
        module.languageMode.overridden = overridden("SWIFT_VERSION")
        module.strictConcurrency.overridden = overridden("SWIFT_STRICT_CONCURRENCY")
        module.defaultIsolation.overridden = overridden("SWIFT_DEFAULT_ACTOR_ISOLATION")
        module.approachableConcurrency.overridden = overridden("SWIFT_APPROACHABLE_CONCURRENCY")
        module.strictMemorySafety.overridden = overridden("SWIFT_STRICT_MEMORY_SAFETY")
    }
}

extension Sourced {
    /// Whether it is a value that nobody asked for.
    fileprivate func isDefault(_ value: Value) -> Bool {
        guard self.value == value, case .byDefault = provenance else { return false }
        return true
    }
}

extension ProjectProblem {
    /// Something wrong at a place; without a line where it stands in no file.
    init(_ message: String, at place: Provenance) {
        guard case .written(let path, let line, let column) = place else {
            self.init(path: "", line: 0, column: 0, message: message, isFatal: false)
            return
        }
        self.init(path: path, line: line, column: column, message: message, isFatal: false)
    }
}
