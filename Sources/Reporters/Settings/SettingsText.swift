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
        let table = settingsTable(groups, &notes)
        var lines = [heading(first, moduleCount: Set(modules.map(\.name)).count), ""]
        lines += table.lines(indent: 2)
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

    private func settingsTable(_ groups: [ConfigurationGroup], _ notes: inout OriginNotes) -> TextTable {
        let hasConfigurations = groups.contains { !$0.label.isEmpty }
        let hasSwitch = groups.contains { $0.settings.approachableConcurrency.isGiven }
        let hasMemorySafety = groups.contains { $0.settings.strictMemorySafety.value != false }
        var header = ["MODULE", "KIND", "FILES"]
        if hasConfigurations { header.append("CONFIGURATION") }
        header += ["LANGUAGE MODE", "CHECKING", "DEFAULT ISOLATION"]
        if hasSwitch { header.append("APPROACHABLE CONCURRENCY") }
        if hasMemorySafety { header.append("MEMORY SAFETY") }
        var table = TextTable(header: header, rightAligned: [2])
        var previous = ""
        for group in groups {
            let module = group.settings
            let isFirst = module.name != previous
            previous = module.name
            var row = isFirst ? [module.name, module.kind.rawValue, String(module.files.count)] : ["", "", ""]
            if hasConfigurations { row.append(group.label) }
            row.append(notes.cell(module.languageMode, \.rawValue))
            row.append(notes.cell(module.strictConcurrency, \.rawValue))
            row.append(notes.cell(module.defaultIsolation, \.rawValue))
            if hasSwitch { row.append(notes.cell(module.approachableConcurrency) { $0 ? "yes" : "no" }) }
            if hasMemorySafety { row.append(notes.cell(module.strictMemorySafety) { $0 ? "strict" : "not strict" }) }
            table.add(row)
        }
        return table
    }

    /// One line for all platforms whose versions stand in one place.
    private func deploymentTargets(_ groups: [ConfigurationGroup]) -> [String] {
        var texts = GroupedNames()
        for group in groups {
            var lines: [(text: String, origin: String)] = []
            for target in group.settings.deploymentTargets {
                let text = "\(target.platform) \(target.version.value ?? "(unknown)")"
                let origin = origin.text(target.version.provenance)
                if let last = lines.last, last.origin == origin {
                    lines[lines.count - 1].text += ", " + text
                } else {
                    lines.append((text, origin))
                }
            }
            for line in lines { texts.add([line.text, line.origin], group) }
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

    private func problems() -> [String] {
        if project.problems.isEmpty { return [] }
        return ["", "Problems"]
            + project.problems.map { "  \(origin.place($0.path, $0.line, $0.column)): \($0.message)" }
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
