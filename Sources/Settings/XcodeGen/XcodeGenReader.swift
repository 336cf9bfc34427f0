import SourceText

/// Reads a project specification of XcodeGen, for a project file that has not been generated.
package enum XcodeGenReader {
    /// The name of the file that XcodeGen looks for.
    package static let fileName = "project.yml"

    /// Reads a `project.yml`: the modules that the generated project would have, with values placed in the
    /// specification. `packages` are those with a path.
    package static func read(specification path: String) -> XcodeProjectContents {
        let path = SourcePath.normalized(path)
        let specification = ProjectSpecification(path)
        var contents = XcodeProjectContents()
        contents.settings.problems = specification.problems
        if specification.problems.contains(where: { $0.isFatal }) { return contents }
        var reading = Reading(specification, container: path)
        let targets = SpecificationTargets(specification.content)
        contents.settings.problems += targets.problems
        reading.add(targets.targets, to: &contents)
        contents.packages = packages(specification)
        contents.projects = references(specification)
        return contents
    }

    private static func packages(_ specification: ProjectSpecification) -> [String] {
        let content = specification.content
        let named = content["packages"]?.mapping?.entries.compactMap { $0.value.mapping?["path"]?.string } ?? []
        var folders: [String] = []
        for path in named + (content["localPackages"]?.strings ?? []) {
            let folder = SourcePath.normalized(SourcePath.joined(specification.folder, path))
            let manifest = SourcePath.joined(folder, "Package.swift")
            if !folders.contains(folder), FolderWalk.kind(of: manifest) == .file { folders.append(folder) }
        }
        return folders
    }

    private static func references(_ specification: ProjectSpecification) -> [String] {
        let entries = specification.content["projectReferences"]?.mapping?.entries ?? []
        return entries.compactMap { $0.value.mapping?["path"]?.string }.map {
            SourcePath.normalized(SourcePath.joined(specification.folder, $0))
        }
    }

    /// What is needed to turn targets into modules.
    private struct Reading {
        let specification: ProjectSpecification
        let container: String
        let settings: SpecificationSettings
        let presets: SpecificationPresets
        var sources: SpecificationSources
        var files = ConfigurationFiles()

        init(_ specification: ProjectSpecification, container: String) {
            self.specification = specification
            self.container = container
            settings = SpecificationSettings(specification.content)
            presets = SpecificationPresets(specification.content)
            sources = SpecificationSources(specification)
        }

        mutating func add(_ targets: [SpecificationTargets.Target], to contents: inout XcodeProjectContents) {
            let platforms = Set(targets.map { SpecificationPresets.platform(of: $0.content) })
            for target in targets where target.content["legacy"] == nil {
                let module = module(target, platforms: platforms)
                let (modules, problems) = module.settings()
                contents.settings.modules += modules
                contents.settings.problems += problems.filter { !contents.settings.problems.contains($0) }
            }
            contents.settings.problems += sources.problems + files.problems
        }

        private mutating func module(_ target: SpecificationTargets.Target, platforms: Set<String>) -> XcodeModule {
            let type = target.content["type"]?.string ?? ""
            let project = specification.content["name"]?.string ?? SourcePath.stem(of: container)
            let root = specification.folder
            return XcodeModule(
                name: target.content["name"]?.string ?? target.name,
                kind: XcodeTarget.kind(ofProduct: "com.apple.product-type." + type), container: container,
                configurations: settings.configurations.map { configuration($0, target, platforms: platforms) },
                dependencies: Self.dependencies(of: target.content), files: sources.files(of: target),
                builtIn: [
                    "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root, "PROJECT_NAME": project,
                    "PROJECT": project,
                ])
        }

        private mutating func configuration(
            _ configuration: SpecificationSettings.Configuration, _ target: SpecificationTargets.Target,
            platforms: Set<String>
        ) -> XcodeModule.Configuration {
            var missing: [(path: String, place: Provenance)] = []
            let content = specification.content
            let projectFile = assignments(ofFileIn: content, configuration, &missing)
            let targetFile = assignments(ofFileIn: target.content, configuration, &missing)
            // A preset gives way to the configuration files, whose level is below its own.
            var project = presets.ofProject(configuration, platforms: platforms)
            for assignment in projectFile { project[assignment.name] = nil }
            var own = presets.ofTarget(target.content)
            for assignment in projectFile + targetFile { own[assignment.name] = nil }
            project.merge(settings.assignments(content["settings"], in: configuration)) { $1 }
            own.merge(settings.assignments(target.content["settings"], in: configuration)) { $1 }
            let levels = [
                BuildSettingLevel(owner: .project, assignments: projectFile), Self.level(.project, project),
                BuildSettingLevel(owner: .target, assignments: targetFile), Self.level(.target, own),
            ]
            return XcodeModule.Configuration(
                name: configuration.name, table: BuildSettingTable(levels: levels), missing: missing)
        }

        private mutating func assignments(
            ofFileIn content: YAMLMapping, _ configuration: SpecificationSettings.Configuration,
            _ missing: inout [(path: String, place: Provenance)]
        ) -> [BuildSettingAssignment] {
            guard let value = content["configFiles"]?.mapping?[configuration.name], let name = value.string else {
                return []
            }
            let path = SourcePath.normalized(SourcePath.joined(specification.folder, name))
            let problem = { ProjectProblem($0, at: value.place) }
            guard let file = files.contents(of: path, root: specification.folder, referrer: problem) else {
                missing.append((path, value.place))
                return []
            }
            missing += file.missing
            return file.assignments
        }

        private static func level(
            _ owner: BuildSettingLevel.Owner, _ assignments: [String: BuildSettingAssignment]
        ) -> BuildSettingLevel {
            BuildSettingLevel(owner: owner, assignments: assignments.sorted { $0.key < $1.key }.map { $0.value })
        }

        private static func dependencies(of target: YAMLMapping) -> [String] {
            var names: [String] = []
            let plugins = target["buildToolPlugins"]?.sequence ?? []
            for dependency in (target["dependencies"]?.sequence ?? []) + plugins {
                guard let mapping = dependency.mapping else { continue }
                var found: [String] = []
                if let name = mapping["target"]?.string {
                    found = [name.split(separator: "/").last.map { String($0) } ?? name]
                } else if let package = mapping["package"]?.string {
                    found =
                        mapping["products"]?.strings ?? [(mapping["product"] ?? mapping["plugin"])?.string ?? package]
                }
                names += found.filter { !names.contains($0) }
            }
            return names
        }
    }
}
