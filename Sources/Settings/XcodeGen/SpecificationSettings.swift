/// The build settings of a specification: what is written, and XcodeGen's presets below it.
struct SpecificationSettings {
    /// A build configuration of the project.
    struct Configuration {
        var name: String
        /// `debug` or `release`; nil for those without presets.
        var type: String?
    }

    /// Sorted by name.
    let configurations: [Configuration]
    private let groups: YAMLMapping

    init(_ specification: YAMLMapping) {
        let written = specification["configs"]?.mapping?.entries ?? []
        let named = written.map { entry in
            let type = entry.value.string.flatMap { ["debug", "release"].contains($0) ? $0 : nil }
            return Configuration(name: entry.key, type: type)
        }
        let byDefault = [Configuration(name: "Debug", type: "debug"), Configuration(name: "Release", type: "release")]
        configurations = named.isEmpty ? byDefault : named.sorted { $0.name < $1.name }
        groups = (specification["settingGroups"] ?? specification["settingPresets"])?.mapping ?? YAMLMapping()
    }

    /// The assignments of a `settings` entry in a configuration, by key: groups, then the base, then those of the
    /// configuration, each replacing the one before.
    func assignments(_ settings: YAMLValue?, in configuration: Configuration) -> [String: BuildSettingAssignment] {
        var result: [String: BuildSettingAssignment] = [:]
        var budget = 10_000
        add(settings, configuration, to: &result, depth: 0, budget: &budget)
        return result
    }

    private func add(
        _ settings: YAMLValue?, _ configuration: Configuration, to result: inout [String: BuildSettingAssignment],
        depth: Int, budget: inout Int
    ) {
        budget -= 1
        guard let mapping = settings?.mapping, depth < 20, budget > 0 else { return }
        guard ["configs", "groups", "base"].contains(where: { mapping[$0] != nil }) else {
            return add(mapping, to: &result)
        }
        for name in (mapping["groups"] ?? mapping["presets"])?.strings ?? [] {
            add(groups[name], configuration, to: &result, depth: depth + 1, budget: &budget)
        }
        if let base = mapping["base"]?.mapping { add(base, to: &result) }
        for entry in mapping["configs"]?.mapping?.entries ?? [] where applies(entry.key, to: configuration) {
            add(entry.value, configuration, to: &result, depth: depth + 1, budget: &budget)
        }
    }

    /// Whether a key of `configs` means a configuration: part of its name, unless it is another one's whole name.
    private func applies(_ key: String, to configuration: Configuration) -> Bool {
        guard configuration.name.lowercased().contains(key.lowercased()) else { return false }
        return key == configuration.name || !configurations.contains { $0.name == key }
    }

    private func add(_ mapping: YAMLMapping, to result: inout [String: BuildSettingAssignment]) {
        for entry in mapping.entries {
            let values = entry.value.sequence ?? [entry.value]
            let pieces = values.compactMap { value in
                Self.text(value).map { text in
                    let place = entry.value.sequence == nil ? entry.place : value.place
                    return BuildSettingAssignment.Piece(text: text, place: place)
                }
            }
            result[entry.key] = BuildSettingAssignment(key: entry.key, pieces: pieces, place: entry.place)
        }
    }

    /// A scalar as Xcode gets it: truth values become `YES` and `NO`.
    private static func text(_ value: YAMLValue) -> String? {
        if let bool = value.bool { return bool ? "YES" : "NO" }
        return value.string
    }
}

/// The settings that XcodeGen adds unless a project says otherwise; only those that matter here.
struct SpecificationPresets {
    private let appliesToProject: Bool
    private let appliesToTargets: Bool
    private let deploymentTargets: YAMLMapping
    private let place = Provenance.byDefault("preset of XcodeGen")

    init(_ specification: YAMLMapping) {
        let options = specification["options"]?.mapping
        let presets = options?["settingPresets"]?.string ?? "all"
        appliesToProject = presets == "all" || presets == "project"
        appliesToTargets = presets == "all" || presets == "targets"
        deploymentTargets = options?["deploymentTarget"]?.mapping ?? YAMLMapping()
    }

    /// The project's, in a configuration; `platforms` are those of all targets.
    func ofProject(
        _ configuration: SpecificationSettings.Configuration, platforms: Set<String>
    ) -> [String: BuildSettingAssignment] {
        var result: [String: BuildSettingAssignment] = [:]
        if platforms.count == 1, let platform = platforms.first { set("SDKROOT", Self.sdk(platform), &result) }
        if appliesToProject, let type = configuration.type {
            set("PRODUCT_NAME", "$(TARGET_NAME)", &result)
            set("SWIFT_VERSION", "5.0", &result)
            if type == "debug" { set("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG", &result) }
        }
        for entry in deploymentTargets.entries {
            guard let name = Self.deploymentTarget(entry.key), let version = entry.value.string else { continue }
            set(name, version, &result, entry.place)
        }
        return result
    }

    /// A target's.
    func ofTarget(_ target: YAMLMapping) -> [String: BuildSettingAssignment] {
        var result: [String: BuildSettingAssignment] = [:]
        let destinations = Self.destinations(of: target)
        let platform = Self.platform(of: target)
        if appliesToTargets {
            set("SDKROOT", Self.sdk(platform), &result)
            if !destinations.isEmpty {
                let supported = destinations.flatMap { Self.supported[$0] ?? [] }
                set("SUPPORTED_PLATFORMS", supported.joined(separator: " "), &result)
                let supportsCatalyst = destinations.contains("macCatalyst")
                set("SUPPORTS_MACCATALYST", supportsCatalyst ? "YES" : "NO", &result)
            }
        }
        if let version = target["deploymentTarget"], let text = version.string, !text.isEmpty {
            for name in destinations.isEmpty ? [platform] : destinations {
                if let name = Self.deploymentTarget(name) { set(name, text, &result, version.place) }
            }
        }
        return result
    }

    /// The platform of a target: `auto` where it names destinations only.
    static func platform(of target: YAMLMapping) -> String {
        let written = target["platform"]?.string ?? ""
        return written.isEmpty && target["supportedDestinations"] != nil ? "auto" : written
    }

    /// In the order in which XcodeGen takes them.
    private static func destinations(of target: YAMLMapping) -> [String] {
        var named = target["supportedDestinations"]?.strings ?? []
        if named.contains("macCatalyst"), !named.contains("iOS") { named.append("iOS") }
        return ["iOS", "tvOS", "macOS", "visionOS", "watchOS", "macCatalyst"].filter { named.contains($0) }
    }

    private static let supported = [
        "iOS": ["iphoneos", "iphonesimulator"], "tvOS": ["appletvos", "appletvsimulator"], "macOS": ["macosx"],
        "visionOS": ["xros", "xrsimulator"], "watchOS": ["watchos", "watchsimulator"],
    ]

    private static func sdk(_ platform: String) -> String {
        platform == "auto" ? "auto" : BuildDestinations.all.first { $0.platform == platform }?.name ?? platform
    }

    private static func deploymentTarget(_ platform: String) -> String? {
        BuildDestinations.all.first { $0.platform == platform }?.deploymentTarget
    }

    private func set(
        _ name: String, _ value: String, _ result: inout [String: BuildSettingAssignment], _ place: Provenance? = nil
    ) {
        let place = place ?? self.place
        let piece = BuildSettingAssignment.Piece(text: value, place: place)
        result[name] = BuildSettingAssignment(name: name, conditions: [], pieces: [piece], place: place)
    }
}
