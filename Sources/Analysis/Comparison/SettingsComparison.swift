package import Settings

/// One module under two sets of settings.
package struct SettingsComparison: Hashable, Sendable {
    /// The module whose code is looked at, under its own settings.
    package var before: ModuleSettings
    /// The same code under the other settings.
    package var after: ModuleSettings
    /// What the two are called: "Core", "App (Release)", "Core with --feature X".
    package var beforeName: String
    package var afterName: String

    /// The code of `module` under its own settings and under those of `other`.
    package init(_ module: ModuleSettings, under other: ModuleSettings, afterName: String) {
        before = module
        beforeName = module.configuration.isEmpty ? module.name : "\(module.name) (\(module.configuration))"
        self.afterName = afterName
        after = other
        after.name = module.name
        after.moduleName = module.moduleName
        after.kind = module.kind
        after.container = module.container
        after.dependencies = module.dependencies
        after.files = module.files
    }
}

/// Why there is nothing to compare.
package enum ComparisonError: Error, Sendable {
    /// A name is neither a target's nor a configuration's; all that are, sorted.
    case unknownName(String, known: [String])
    /// Neither a second name nor other settings are given.
    case nothingToCompareWith(String)
    /// No module has both configurations.
    case notInBoth(String, String)
    /// Two names of different sorts.
    case notAlike(String, String)
}

extension SettingsComparison {
    /// What `first` and `second`, names of targets or configurations, and the overrides ask to compare in a project.
    package static func comparisons(
        of first: String, with second: String?, _ overrides: SettingsOverrides, in project: Project
    ) throws(ComparisonError) -> [SettingsComparison] {
        let targets = Set(project.modules.flatMap { [$0.name, $0.moduleName] })
        let configurations = Set(project.modules.flatMap(\.configurations))
        let known = targets.union(configurations).sorted()
        for name in [first, second].compactMap(\.self) where !known.contains(name) {
            throw .unknownName(name, known: known)
        }
        guard let second else {
            if overrides.isEmpty { throw .nothingToCompareWith(first) }
            return project.modules.filter { $0.isCalled(first) }.map { module in
                SettingsComparison(
                    module, under: overrides.applied(to: module).module, afterName: "\(module.name) as changed")
            }
        }
        if targets.contains(first), targets.contains(second) {
            return targetComparison(first, second, overrides, in: project)
        }
        guard configurations.contains(first), configurations.contains(second) else { throw .notAlike(first, second) }
        let found = configurationComparisons(first, second, overrides, in: project)
        if found.isEmpty { throw .notInBoth(first, second) }
        return found
    }

    private static func targetComparison(
        _ first: String, _ second: String, _ overrides: SettingsOverrides, in project: Project
    ) -> [SettingsComparison] {
        guard let module = project.modules.first(where: { $0.isCalled(first) }),
            let other = project.modules.first(where: { $0.isCalled(second) })
        else { return [] }
        let after = overrides.applied(to: other).module
        return [SettingsComparison(module, under: after, afterName: "the settings of \(other.name)")]
    }

    private static func configurationComparisons(
        _ first: String, _ second: String, _ overrides: SettingsOverrides, in project: Project
    ) -> [SettingsComparison] {
        project.modules.filter { $0.configurations.contains(first) }.compactMap { module in
            let other = project.modules.first {
                $0.name == module.name && $0.container == module.container && $0.configurations.contains(second)
            }
            guard let other else { return nil }
            let after = overrides.applied(to: other).module
            return SettingsComparison(module, under: after, afterName: "\(module.name) (\(second))")
        }
    }
}

extension ModuleSettings {
    fileprivate func isCalled(_ name: String) -> Bool { self.name == name || moduleName == name }
}
