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

    /// The label of a group that is the module's only one.
    package static let everyConfiguration = "all"

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
