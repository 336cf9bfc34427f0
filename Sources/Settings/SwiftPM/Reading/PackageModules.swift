import SourceText

/// Turns the targets of a manifest into modules.
struct PackageModules {
    private let manifest: PackageManifest
    private let folder: String
    private let platform: String
    private let folders: TargetFolders
    private let defaults: PackageDefaults

    /// - Parameters:
    ///   - folder: The package's.
    ///   - platform: That conditions are decided for, in lower case; empty leaves them open.
    init(_ manifest: PackageManifest, folder: String, platform: String) {
        self.manifest = manifest
        self.folder = folder
        self.platform = platform
        folders = TargetFolders(manifest, folder: folder)
        defaults = PackageDefaults(manifest)
    }

    private var tools: ToolsVersion { manifest.toolsVersion.value ?? ManifestEvaluation.oldestTools }

    /// The modules of all targets that have Swift files, and of the snippets; and what is wrong with them.
    func modules() -> (modules: [ModuleSettings], problems: [ProjectProblem]) {
        var modules: [ModuleSettings] = []
        var problems = defaults.problems
        for target in manifest.targets {
            switch target.kind {
            case .system, .binary, .provided: continue
            default: break
            }
            let (module, found) = module(of: target)
            problems += found.filter { !problems.contains($0) }
            if let module { modules.append(module) }
        }
        problems += sharedNames() + sharedFiles(modules)
        return (modules + snippets(), problems)
    }

    /// A target's module; nil without Swift files.
    private func module(of target: ManifestTarget) -> (ModuleSettings?, [ProjectProblem]) {
        var problems: [ProjectProblem] = []
        var module = ModuleSettings(
            name: target.name, moduleName: Self.moduleName(of: target.name), kind: .library, container: manifest.path)
        var unknowns = target.unknowns
        switch folders.folder(of: target) {
        case .folder(let path):
            if !SourcePath.contains(SourcePath.normalized(folder), path) {
                let message = "the package manager takes no target outside the package: '\(target.name)' is in \(path)"
                problems.append(ProjectProblem(message, at: target.path.provenance))
            }
            let found = TargetFiles(target, in: path, package: folder, tools: tools)
            problems += found.problems
            module.files = found.files
            if found.files.isEmpty { return (nil, problems) }
        case .missing(let place):
            // What is not there may belong to a target that is not there either.
            guard target.unknowns.isEmpty else { break }
            let message = "the folder of the target '\(target.name)' is missing: \(place)"
            return (nil, [ProjectProblem(message, at: target.place)])
        case .unknown:
            if unknowns.isEmpty {
                unknowns.append(
                    UnknownSetting(
                        what: "the target's folder", provenance: target.path.provenance,
                        howToFindOut: ManifestEvaluation.howToFindOut))
            }
        }
        module.kind = Self.kind(of: target, module.files)
        module.dependencies = target.dependencies.inOrderOfMention
        module.unknowns = unknowns
        problems += resolve(TargetFlags(target, of: manifest, platform: platform), into: &module)
        return (module, problems)
    }

    private func resolve(_ flags: TargetFlags, into module: inout ModuleSettings) -> [ProjectProblem] {
        let howToFindOut = ManifestEvaluation.howToFindOut
        if module.kind == .plugin {
            // Plugins are compiled for the machine that builds, and get nothing but the mode.
            let resolution = SettingsResolution(
                languageMode: defaults.languageModeOfTools, flags: [], howToFindOut: howToFindOut)
            return resolution.resolve(into: &module)
        }
        module.deploymentTargets = defaults.deploymentTargets
        module.unknowns += defaults.deploymentTargets.filter { $0.version.value == nil }.prefix(1).map {
            UnknownSetting(
                what: "the deployment targets", provenance: $0.version.provenance, howToFindOut: howToFindOut)
        }
        let resolution = SettingsResolution(
            languageMode: defaults.languageMode, flags: flags.flags, howToFindOut: howToFindOut)
        let problems = resolution.resolve(into: &module)
        module.compilationConditions.insert("SWIFT_PACKAGE", at: 0)
        return flags.problems + problems
    }

    /// A file called `main` makes any target an executable, whatever the manifest calls it.
    private static func kind(of target: ManifestTarget, _ files: [String]) -> ModuleKind {
        switch target.kind {
        case .executable: return .executable
        case .test: return .test
        case .plugin: return .plugin
        case .macro: return .macro
        default:
            let hasMain = files.contains { SourcePath.name(of: $0).lowercased() == "main.swift" }
            return hasMain ? .executable : .library
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

    /// Names that the package manager refuses for two targets.
    private func sharedNames() -> [ProjectProblem] {
        var seen: Set<String> = []
        return manifest.targets.filter { $0.unknowns.isEmpty && !seen.insert($0.name).inserted }.map {
            ProjectProblem("there is another target called '\($0.name)'", at: $0.place)
        }
    }

    /// Files that the package manager refuses to compile in two targets.
    private func sharedFiles(_ modules: [ModuleSettings]) -> [ProjectProblem] {
        var owners: [String: String] = [:]
        var problems: [ProjectProblem] = []
        for module in modules {
            let shared = module.files.first { owners[$0] != nil }
            for file in module.files { owners[file] = owners[file] ?? module.name }
            guard let shared, let owner = owners[shared], owner != module.name else { continue }
            let message = "the targets '\(owner)' and '\(module.name)' share files: \(shared)"
            let target = manifest.targets.first { $0.name == module.name }
            problems.append(ProjectProblem(message, at: target?.place ?? .byDefault("")))
        }
        return problems
    }

    // MARK: Snippets

    /// The programs in `Snippets`, one a file, which see every library that the package offers.
    private func snippets() -> [ModuleSettings] {
        let root = SourcePath.joined(folder, "Snippets")
        var target = ManifestTarget(name: "Snippets", kind: .executable, place: .byDefault("the folder Snippets"))
        guard FolderWalk.kind(of: root) == .folder else { return [] }
        let offered = Set(manifest.products.flatMap(\.targets))
        target.dependencies = manifest.targets.filter { $0.kind == .library && offered.contains($0.name) }.map(\.name)
        return TargetFiles(target, in: root, package: folder, tools: tools).files.map { file in
            let name = SourcePath.stem(of: file)
            var module = ModuleSettings(
                name: name, moduleName: Self.moduleName(of: name), kind: .executable, container: manifest.path)
            module.files = [file]
            module.dependencies = target.dependencies
            _ = resolve(TargetFlags(target, of: manifest, platform: platform), into: &module)
            return module
        }
    }
}

extension [String] {
    /// Without repetitions.
    fileprivate var inOrderOfMention: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
