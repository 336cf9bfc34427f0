package import Settings

/// A setting that two sets of settings have different values for.
package struct SettingDifference: Hashable, Sendable {
    package var name: String
    package var before: String
    package var beforeOrigin: Provenance
    package var after: String
    package var afterOrigin: Provenance
}

extension SettingsComparison {
    /// The settings that bear on isolation and differ, features included.
    package var differences: [SettingDifference] {
        var found: [SettingDifference] = []
        func compare<Value>(_ name: String, _ key: KeyPath<ModuleSettings, Sourced<Value>>, _ text: (Value) -> String) {
            let (old, new) = (before[keyPath: key], after[keyPath: key])
            guard old.value != new.value else { return }
            found.append(
                SettingDifference(
                    name: name, before: old.value.map(text) ?? "unknown", beforeOrigin: old.provenance,
                    after: new.value.map(text) ?? "unknown", afterOrigin: new.provenance))
        }
        compare("language mode", \.languageMode, \.rawValue)
        compare("strict concurrency", \.strictConcurrency, \.rawValue)
        compare("default isolation", \.defaultIsolation, \.rawValue)
        return found + featureDifferences
    }

    private var featureDifferences: [SettingDifference] {
        let names = Set((before.features + after.features).map(\.name)).sorted()
        return names.compactMap { name in
            let old = Self.state(of: name, in: before)
            let new = Self.state(of: name, in: after)
            guard old.value != new.value, name != "StrictConcurrency" else { return nil }
            return SettingDifference(
                name: name, before: Self.text(old.value), beforeOrigin: old.provenance, after: Self.text(new.value),
                afterOrigin: new.provenance)
        }
    }

    private static func state(of feature: String, in module: ModuleSettings) -> Sourced<Bool> {
        module.features.first { $0.name == feature }?.state ?? Sourced(false, .byDefault("not asked for"))
    }

    private static func text(_ value: Bool?) -> String {
        switch value {
        case true?: "on"
        case false?: "off"
        case nil: "unknown"
        }
    }
}
