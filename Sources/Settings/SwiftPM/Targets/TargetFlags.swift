/// What the settings of a target become on the compiler's command line.
struct TargetFlags {
    /// In the order in which the package manager gives them.
    private(set) var flags: [CompilerFlag] = []
    /// What the package manager rejects.
    private(set) var problems: [ProjectProblem] = []

    private let tools: ToolsVersion
    private let platform: String
    private let traits: [String]?

    /// - Parameters:
    ///   - manifest: Of the package.
    ///   - platform: That conditions are decided for, in lower case; empty leaves them open.
    init(_ target: ManifestTarget, of manifest: PackageManifest, platform: String) {
        tools = manifest.toolsVersion.value ?? ManifestEvaluation.oldestTools
        self.platform = platform
        traits = manifest.defaultTraits.value
        for trait in traits ?? [] {
            flags.append(CompilerFlag("-D" + trait, manifest.defaultTraits.provenance))
        }
        for setting in target.swiftSettings { add(setting) }
    }

    private mutating func add(_ setting: ManifestSwiftSetting) {
        guard let condition = condition(of: setting) else { return }
        if let needed = Self.neededTools(for: setting.kind), tools < needed {
            let name = Self.name(of: setting.kind)
            problems.append(
                ProjectProblem(
                    "'\(name)' needs tools version \(needed) in the first line; the manifest is written for \(tools)",
                    at: setting.provenance))
        }
        for word in Self.words(of: setting.kind) {
            flags.append(
                CompilerFlag(word, setting.provenance, condition: condition, isUndecided: setting.isUndecided))
        }
    }

    /// For which builds a setting is, in words; empty for all, nil where it is for none on the platform with the traits
    /// that are on by default.
    private func condition(of setting: ManifestSwiftSetting) -> String? {
        var parts: [String] = []
        if !setting.platforms.isEmpty {
            if platform.isEmpty {
                parts.append("platforms: " + setting.platforms.joined(separator: ", "))
            } else if !setting.platforms.contains(where: { $0.lowercased() == platform }) {
                return nil
            }
        }
        if let configuration = setting.configuration { parts.append("configuration: " + configuration) }
        if !setting.traits.isEmpty {
            if traits == nil {
                parts.append("traits: " + setting.traits.joined(separator: ", "))
            } else if !setting.traits.contains(where: { traits?.contains($0) == true }) {
                return nil
            }
        }
        return parts.joined(separator: "; ")
    }

    private static func words(of kind: ManifestSwiftSetting.Kind) -> [String?] {
        switch kind {
        case .languageMode(let mode): ["-swift-version", mode]
        case .upcomingFeature(let name): ["-enable-upcoming-feature", name]
        // A name for platform versions, no feature.
        case .experimentalFeature(let name) where name.hasPrefix("AvailabilityMacro="): []
        case .experimentalFeature(let name): ["-enable-experimental-feature", name]
        case .defaultIsolation(let name): ["-default-isolation", name ?? "nonisolated"]
        case .strictMemorySafety: ["-strict-memory-safety"]
        case .define(let name): ["-D" + name]
        case .unsafeFlags(let flags): flags
        case .other: []
        case .unknown: [nil]
        }
    }

    /// The tools version since which a setting exists.
    private static func neededTools(for kind: ManifestSwiftSetting.Kind) -> ToolsVersion? {
        switch kind {
        case .languageMode: ToolsVersion(6, 0)
        case .upcomingFeature, .experimentalFeature: ToolsVersion(5, 8)
        case .defaultIsolation, .strictMemorySafety: ToolsVersion(6, 2)
        case .define, .unsafeFlags: ToolsVersion(5, 0)
        case .other(let name): ["interoperabilityMode": ToolsVersion(5, 9)][name]
        case .unknown: nil
        }
    }

    private static func name(of kind: ManifestSwiftSetting.Kind) -> String {
        switch kind {
        case .languageMode: "swiftLanguageMode"
        case .upcomingFeature: "enableUpcomingFeature"
        case .experimentalFeature: "enableExperimentalFeature"
        case .defaultIsolation: "defaultIsolation"
        case .strictMemorySafety: "strictMemorySafety"
        case .define: "define"
        case .unsafeFlags: "unsafeFlags"
        case .other(let name): name
        case .unknown: "this setting"
        }
    }
}
