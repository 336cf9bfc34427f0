package import Analysis
import Settings
import SourceText

/// The settings of a project as tables that a person can read: modules below one another, one table per container, then
/// where the values come from, and at the end what is unknown.
package struct SettingsText: Sendable {
    private let project: Project
    private let origin: OriginText

    package init(_ project: Project) {
        self.project = project
        origin = OriginText(project.display)
    }

    /// The whole text, line ends included.
    package func text(showsFiles: Bool) -> String {
        var lines: [String] = []
        for modules in containers() {
            if !lines.isEmpty { lines.append("") }
            lines += container(modules, showsFiles: showsFiles)
        }
        lines += implied()
        lines += problems()
        lines += SettingsDoubts(project).lines()
        return lines.joined(separator: "\n") + "\n"
    }

    /// Modules by container, in the project's order.
    private func containers() -> [[ModuleSettings]] {
        var order: [String] = []
        var modules: [String: [ModuleSettings]] = [:]
        for module in project.modules {
            if modules[module.container] == nil { order.append(module.container) }
            modules[module.container, default: []].append(module)
        }
        return order.compactMap { modules[$0] }
    }

    private func container(_ modules: [ModuleSettings], showsFiles: Bool) -> [String] {
        guard let first = modules.first else { return [] }
        let groups = ConfigurationGroup.groups(of: modules)
        var notes = OriginNotes(origin)
        let table = SettingsTable(groups, &notes)
        var lines = [heading(first, moduleCount: Set(modules.map(\.name)).count), ""]
        lines += table.lines(indent: 2)
        lines += section("Modules that share a line above", table.sharedLines())
        lines += section("Features", FeatureLines(groups, origin).lines())
        lines += section("Deployment targets", deploymentTargets(groups))
        lines += section("Where the values come from", notes.lines())
        if showsFiles { lines += section("Files", files(groups)) }
        return lines
    }

    private func heading(_ module: ModuleSettings, moduleCount: Int) -> String {
        let path = project.display.shown(module.container)
        let count = moduleCount == 1 ? "1 module" : "\(moduleCount) modules"
        if module.kind == .folder { return "\(path) (no project describes it)" }
        let isSpecific = SourcePath.name(of: module.container).hasPrefix("Package@swift-")
        return "\(path) (\(count)\(isSpecific ? "; the toolchain takes it instead of Package.swift" : ""))"
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["", "  \(title)"] + lines.map { "    " + $0 }
    }

    /// One line for all platforms whose versions stand in one place.
    private func deploymentTargets(_ groups: [ConfigurationGroup]) -> [String] {
        var texts = GroupedNames(origin)
        for group in groups {
            var lines: [(text: String, provenance: Provenance)] = []
            for target in group.settings.deploymentTargets {
                let text = target.text
                if let last = lines.last, last.provenance == target.version.provenance {
                    lines[lines.count - 1].text += ", " + text
                } else {
                    lines.append((text, target.version.provenance))
                }
            }
            for line in lines { texts.add(line.text, line.provenance, group) }
        }
        return texts.lines(of: groups)
    }

    private func files(_ groups: [ConfigurationGroup]) -> [String] {
        var lines: [String] = []
        var seen: Set<String> = []
        for group in groups where seen.insert(group.settings.name).inserted {
            let files = group.settings.files
            lines.append("\(group.settings.name) (\(files.count))")
            lines += files.map { "  " + project.display.shown($0) }
        }
        return lines
    }

    private func implied() -> [String] {
        let lines = ImpliedFeatureLines(ConfigurationGroup.groups(of: project.modules)).lines()
        return lines.isEmpty ? [] : ["", "Features that follow from other settings"] + lines.map { "  " + $0 }
    }

    /// Each problem, those that a file has in several places in one line.
    private func problems() -> [String] {
        var order: [[String]] = []
        var places: [[String]: [Provenance]] = [:]
        for problem in project.problems {
            let key = [problem.path, origin.sentence(problem.message)]
            if places[key] == nil { order.append(key) }
            let place = Provenance.written(path: problem.path, line: problem.line, column: problem.column)
            if places[key]?.contains(place) != true { places[key, default: []].append(place) }
        }
        let lines = order.map { key in
            let place = key[0].isEmpty ? "" : origin.text(of: places[key] ?? []) + ": "
            return "  \(place)\(key[1])"
        }
        return lines.isEmpty ? [] : ["", "Problems"] + lines
    }
}

extension DeploymentTarget {
    /// `macOS 13.0`; `macOS ?` where the version cannot be known, `macOS` where nobody gives one.
    fileprivate var text: String {
        if let version = version.value { return "\(platform) \(version)" }
        return version.isGiven ? "\(platform) ?" : platform
    }
}

extension Sourced {
    /// Whether there is such a setting here at all.
    var isGiven: Bool {
        if value != nil { return true }
        if case .byDefault = provenance { return false }
        return true
    }
}
