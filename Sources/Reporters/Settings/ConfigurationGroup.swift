package import Settings

/// A module in those of its configurations in which it has the same settings.
package struct ConfigurationGroup: Sendable {
    /// The settings in the first of them.
    package var settings: ModuleSettings
    package var configurations: [String]
    /// How the table names them; empty where the module has no configurations or all agree.
    package var label: String

    /// How other lines name the module: `App`, or `App (Release)` where its configurations differ.
    package var name: String {
        label.isEmpty || label == Self.everyConfiguration ? settings.name : "\(settings.name) (\(label))"
    }

    private static let everyConfiguration = "all"

    /// The modules' groups in the order of the modules.
    package static func groups(of modules: [ModuleSettings]) -> [ConfigurationGroup] {
        var order: [String] = []
        var groups: [String: [ConfigurationGroup]] = [:]
        for module in modules {
            if groups[module.name] == nil { order.append(module.name) }
            var list = groups[module.name] ?? []
            if let index = list.firstIndex(where: { $0.settings.agrees(with: module) }) {
                list[index].configurations.append(module.configuration)
            } else {
                list.append(
                    ConfigurationGroup(settings: module, configurations: [module.configuration], label: ""))
            }
            groups[module.name] = list
        }
        return order.flatMap { name -> [ConfigurationGroup] in
            let list = groups[name] ?? []
            return list.map { group in
                var group = group
                let named = group.configurations.filter { !$0.isEmpty }
                group.label = named.isEmpty ? "" : list.count == 1 ? everyConfiguration : named.joined(separator: ", ")
                return group
            }
        }
    }
}

extension ModuleSettings {
    /// Whether two configurations of one module are compiled under the same values; where these stand may differ.
    fileprivate func agrees(with other: ModuleSettings) -> Bool {
        languageMode.value == other.languageMode.value && strictConcurrency.value == other.strictConcurrency.value
            && defaultIsolation.value == other.defaultIsolation.value
            && approachableConcurrency.value == other.approachableConcurrency.value
            && strictMemorySafety.value == other.strictMemorySafety.value
            && features.map(\.comparable) == other.features.map(\.comparable)
            && deploymentTargets.map { [$0.platform, $0.version.value] }
                == other.deploymentTargets.map { [$0.platform, $0.version.value] }
            && container == other.container
    }
}

extension FeatureSetting {
    fileprivate var comparable: [String] { [name, state.value.map(String.init) ?? "unknown", condition] }
}

/// Texts that hold for some modules, each shown once with the names of those that it holds for.
struct GroupedNames {
    private var order: [[String]] = []
    private var names: [[String]: [String]] = [:]

    /// `cells` holds for a module.
    mutating func add(_ cells: [String], _ group: ConfigurationGroup) {
        if names[cells] == nil { order.append(cells) }
        if names[cells]?.contains(group.name) != true { names[cells, default: []].append(group.name) }
    }

    var isEmpty: Bool { order.isEmpty }

    /// Lines with the first cell, the modules and the other cells.
    func lines(of groups: [ConfigurationGroup]) -> [String] {
        var table = TextTable()
        for cells in order {
            guard let first = cells.first else { continue }
            table.add([first, Self.list(names[cells] ?? [], of: groups)] + cells.dropFirst())
        }
        return table.lines()
    }

    /// The names, or "all modules" where they are all.
    static func list(_ names: [String], of groups: [ConfigurationGroup]) -> String {
        if names.count == groups.count, names.count > 1 { return "all modules" }
        if names.count <= 4 { return names.joined(separator: ", ") }
        let missing = groups.map(\.name).filter { !names.contains($0) }
        if missing.count <= 3 { return "all but " + missing.joined(separator: ", ") }
        return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }
}
