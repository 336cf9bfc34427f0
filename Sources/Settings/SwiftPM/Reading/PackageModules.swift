/// Turns the targets of a manifest into modules.
struct PackageModules {
    private let manifest: PackageManifest
    private let folder: String
    private let platform: String
    private let folders: TargetFolders
    private let languageMode: Sourced<LanguageMode>
    private let languageProblem: ProjectProblem?

    init(_ manifest: PackageManifest, folder: String, platform: String) {
        self.manifest = manifest
        self.folder = folder
        self.platform = platform
        folders = TargetFolders(manifest, folder: folder)
        (languageMode, languageProblem) = Self.languageMode(of: manifest)
    }

    private var tools: ToolsVersion { manifest.toolsVersion.value ?? ManifestEvaluation.oldestTools }

    /// A target's module; nil for targets without Swift files, such as those of C or of binaries.
    func module(of target: ManifestTarget) -> (ModuleSettings?, [ProjectProblem]) {
        switch target.kind {
        case .system, .binary, .provided: return (nil, [])
        default: break
        }
        var problems = languageProblem.map { [$0] } ?? []
        var module = ModuleSettings(
            name: target.name, moduleName: Self.moduleName(of: target.name), kind: .library, container: manifest.path)
        var unknowns = target.unknowns
        switch folders.folder(of: target) {
        case .folder(let path):
            let found = TargetFiles.find(target, in: path, package: folder)
            problems += found.problems
            module.files = found.files
            if found.files.isEmpty { return (nil, problems) }
        case .missing(let place):
            problems.append(
                Self.problem("the folder of the target '\(target.name)' is missing: \(place)", at: target.place))
            return (nil, problems)
        case .unknown:
            if unknowns.isEmpty {
                unknowns.append(
                    UnknownSetting(
                        what: "the folder of the target \(target.name)", provenance: target.path.provenance,
                        howToFindOut: ManifestEvaluation.howToFindOut))
            }
        }
        module.kind = kind(of: target, module)
        module.dependencies = target.dependencies.inOrderOfMention
        module.deploymentTargets = manifest.platforms
        let (flags, rejected) = flags(of: target)
        problems += rejected
        let resolution = SettingsResolution(
            languageMode: languageMode, flags: flags, howToFindOut: ManifestEvaluation.howToFindOut)
        problems += resolution.resolve(into: &module)
        module.unknowns = unknowns + module.unknowns
        module.compilationConditions.insert("SWIFT_PACKAGE", at: 0)
        return (module, problems)
    }

    private func kind(of target: ManifestTarget, _ module: ModuleSettings) -> ModuleKind {
        switch target.kind {
        case .executable: return .executable
        case .test: return .test
        case .plugin: return .plugin
        case .macro: return .macro
        default:
            // Before 5.4 a file called `main.swift` made a target executable.
            let hasMain = module.files.contains { $0.hasSuffix("/main.swift") }
            return tools < ToolsVersion(5, 4) && hasMain ? .executable : .library
        }
    }

    /// A name as the compiler takes it: what may not stand in an identifier becomes an underscore.
    static func moduleName(of name: String) -> String {
        var result = ""
        for character in name {
            let isAllowed = character == "_" || character.isLetter || (character.isNumber && !result.isEmpty)
            result.append(isAllowed ? character : "_")
        }
        return result
    }

    // MARK: Language mode

    /// The mode of the whole package: the newest of those that the manifest lists and the toolchain knows, else that of
    /// the tools version.
    private static func languageMode(
        of manifest: PackageManifest
    ) -> (Sourced<LanguageMode>, ProjectProblem?) {
        guard let listed = manifest.languageModes.value else {
            return (Sourced(nil, manifest.languageModes.provenance), nil)
        }
        if listed.isEmpty {
            let tools = manifest.toolsVersion.value ?? ManifestEvaluation.oldestTools
            let mode: LanguageMode =
                switch tools.major {
                case ..<5: tools >= ToolsVersion(4, 2) ? .v4_2 : .v4
                case 5: .v5
                default: .v6
                }
            return (Sourced(mode, .byDefault("default of tools version \(tools)")), nil)
        }
        if let newest = listed.compactMap({ LanguageMode(rawValue: $0) }).max() {
            return (Sourced(newest, manifest.languageModes.provenance), nil)
        }
        let names = listed.joined(separator: ", ")
        let problem = problem(
            "the toolchain knows none of the language modes of the package: \(names)",
            at: manifest.languageModes.provenance)
        return (Sourced(nil, manifest.languageModes.provenance), problem)
    }

    // MARK: Settings

    /// The words that a target's settings become on the compiler's command line.
    private func flags(of target: ManifestTarget) -> ([CompilerFlag], [ProjectProblem]) {
        var flags: [CompilerFlag] = []
        var problems: [ProjectProblem] = []
        for setting in target.swiftSettings {
            guard let condition = condition(of: setting) else { continue }
            if let needed = Self.neededTools(for: setting.kind), tools < needed {
                problems.append(
                    Self.problem(
                        "this setting needs tools version \(needed); the manifest is written for \(tools)",
                        at: setting.provenance))
            }
            for word in Self.words(of: setting.kind) {
                flags.append(
                    CompilerFlag(
                        word, setting.provenance, condition: condition, isUndecided: setting.isUndecided))
            }
        }
        return (flags, problems)
    }

    /// For which builds a setting is, in words; empty for all, nil where it is certainly for none on the platform.
    private func condition(of setting: ManifestSwiftSetting) -> String? {
        var parts: [String] = []
        if !setting.platforms.isEmpty {
            if platform.isEmpty {
                parts.append("platforms: " + setting.platforms.joined(separator: ", "))
            } else if !setting.platforms.contains(platform) {
                return nil
            }
        }
        if let configuration = setting.configuration { parts.append("configuration: " + configuration) }
        if !setting.traits.isEmpty { parts.append("traits: " + setting.traits.joined(separator: ", ")) }
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
        default: nil
        }
    }

    private static func problem(_ message: String, at place: Provenance) -> ProjectProblem {
        guard case .written(let path, let line, let column) = place else {
            return ProjectProblem(path: "", line: 0, column: 0, message: message, isFatal: false)
        }
        return ProjectProblem(path: path, line: line, column: column, message: message, isFatal: false)
    }
}

extension [String] {
    /// Without repetitions.
    fileprivate var inOrderOfMention: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
