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

    /// Chooses among the modules of a project. What the chosen ones depend on is among the parts too, after them, and
    /// answers for nothing.
    package init(from project: Project, _ options: SelectionOptions) throws(DiscoveryError) {
        let all = Self.unique(try Self.modules(project.modules, in: options.configuration, of: project))
        let chosen = Self.unique(try Self.modules(of: project, options))
        var owner: [String: String] = [:]
        for module in chosen {
            let requested = module.files.filter(project.isRequested)
            var answered: [String] = []
            for file in requested {
                if let other = owner[file] {
                    shared[other, default: 0] += 1
                } else {
                    owner[file] = module.name
                    answered.append(file)
                }
            }
            if !answered.isEmpty {
                parts.append(Part(settings: module, answered: answered))
            } else if !requested.isEmpty {
                leftOut.append(module.name)
            }
        }
        addDependencies(among: all + project.supporting)
    }

    /// Adds the modules that the parts depend on, directly or through others.
    private mutating func addDependencies(among modules: [ModuleSettings]) {
        var present = Set(parts.map { [$0.settings.container, $0.settings.name] })
        var index = 0
        while index < parts.count {
            let module = parts[index].settings
            index += 1
            for name in module.dependencies {
                let found = modules.filter { $0.name == name || $0.moduleName == name }
                // One's own container comes first: two packages may have targets of one name.
                let best = found.first { $0.container == module.container } ?? found.first
                guard let best, present.insert([best.container, best.name]).inserted else { continue }
                parts.append(Part(settings: best, answered: []))
            }
        }
    }

    /// Where a module stands among the parts; it is added where it is not one of them.
    package mutating func place(_ module: ModuleSettings) -> Int {
        let index = parts.firstIndex {
            $0.settings.name == module.name && $0.settings.container == module.container
        }
        if let index { return index }
        parts.append(Part(settings: module, answered: []))
        return parts.count - 1
    }

    /// The same parts, those that answer for a file answering for all of their files.
    package func answeringWhole() -> ModuleSelection {
        var result = self
        for index in parts.indices where !parts[index].answered.isEmpty {
            result.parts[index].answered = parts[index].settings.files
        }
        return result
    }

    /// One module per container and name, those that are preferred first, otherwise in the project's order.
    private static func unique(_ modules: [ModuleSettings]) -> [ModuleSettings] {
        var seen: Set<[String]> = []
        let unique = modules.filter { seen.insert([$0.container, $0.name]).inserted }
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
