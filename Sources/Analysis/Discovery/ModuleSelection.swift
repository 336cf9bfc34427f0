package import Settings
import SourceText

/// What the user picks out of a project.
package struct SelectionOptions: Hashable, Sendable {
    /// Names of targets or modules; empty for all.
    package var targets: [String] = []
    /// A build configuration; nil for the first that each module has.
    package var configuration: String?

    package init(targets: [String] = [], configuration: String? = nil) {
        self.targets = targets
        self.configuration = configuration
    }
}

/// The modules that are analysed, each under one set of settings, and for each file the module that answers for it.
package struct ModuleSelection: Sendable {
    /// One module and the files that it answers for.
    package struct Part: Sendable {
        package var settings: ModuleSettings
        /// Requested files that no module before it answers for; the settings' `files` are all that it is made of.
        package var answered: [String]

        package init(settings: ModuleSettings, answered: [String]) {
            self.settings = settings
            self.answered = answered
        }
    }

    package private(set) var parts: [Part] = []
    /// How many requested files belong to further modules, by the name of the module that answers for them.
    package private(set) var shared: [String: Int] = [:]
    /// Modules whose every file is answered for by another.
    package private(set) var leftOut: [String] = []

    /// Chooses among the modules of a project.
    package init(from project: Project, _ options: SelectionOptions) throws(DiscoveryError) {
        let candidates = try Self.candidates(in: project, options)
        var owner: [String: String] = [:]
        for module in candidates {
            var answered: [String] = []
            for file in module.files where project.isRequested(file) {
                if let other = owner[file] {
                    shared[other, default: 0] += 1
                } else {
                    owner[file] = module.name
                    answered.append(file)
                }
            }
            if answered.isEmpty, module.files.contains(where: { owner[$0] != nil }) {
                leftOut.append(module.name)
            } else {
                parts.append(Part(settings: module, answered: answered))
            }
        }
    }

    /// One module per container and name, those that are preferred first, otherwise in the project's order.
    private static func candidates(
        in project: Project, _ options: SelectionOptions
    ) throws(DiscoveryError) -> [ModuleSettings] {
        let configured = try modules(of: project, options)
        var seen: Set<[String]> = []
        let unique = configured.filter { seen.insert([$0.container, $0.name]).inserted }
        return unique.enumerated().sorted { left, right in
            (left.element.rank, left.offset) < (right.element.rank, right.offset)
        }.map(\.element)
    }

    /// The modules that have one of the names and, where it is given, the configuration.
    package static func modules(
        of project: Project, _ options: SelectionOptions
    ) throws(DiscoveryError) -> [ModuleSettings] {
        let named = try modules(named: options.targets, in: project)
        return try modules(named, in: options.configuration, of: project)
    }

    private static func modules(
        named names: [String], in project: Project
    ) throws(DiscoveryError) -> [ModuleSettings] {
        if names.isEmpty { return project.modules }
        let known = Set(project.modules.map(\.name)).sorted()
        for name in names where !project.modules.contains(where: { $0.name == name || $0.moduleName == name }) {
            throw .unknownModule(name: name, known: known)
        }
        return project.modules.filter { names.contains($0.name) || names.contains($0.moduleName) }
    }

    private static func modules(
        _ modules: [ModuleSettings], in configuration: String?, of project: Project
    ) throws(DiscoveryError) -> [ModuleSettings] {
        guard let configuration else { return modules }
        let known = Set(project.modules.flatMap(\.configurations))
        guard known.contains(configuration) || known.isEmpty else {
            throw .unknownConfiguration(name: configuration, known: known.sorted())
        }
        return modules.filter { $0.configuration.isEmpty || $0.configurations.contains(configuration) }
    }
}

extension ModuleSettings {
    /// The names of the configurations that these settings hold for.
    package var configurations: [String] {
        configuration.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    /// Which of two modules answers for a file that both have: what opens in Xcode first, and what ships before what
    /// tests it.
    fileprivate var rank: Int {
        let container = ProjectContainer(path: container)?.kind.rawValue ?? ProjectContainer.Kind.package.rawValue
        return container * 2 + (kind == .test ? 1 : 0)
    }
}
