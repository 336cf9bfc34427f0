import SDKFacts

/// What is known of the SDKs, as modules to link beside those of a project.
package enum SDKLibrary {
    /// The SDK modules that the given modules import, and what those need in turn, for the platform that they are
    /// compiled for. A module of the project replaces the SDK's of the same name.
    package static func modules(for inputs: [ModuleInput]) -> [ModuleInput] {
        let platform = platform(of: inputs)
        let own = Set(inputs.map(\.name))
        let imported = Set(inputs.flatMap(importedModules(of:)))
        return SDKFacts.modules(on: platform, importedAs: imported.sorted()).filter { !own.contains($0.name) }
            .map { input(for: $0, on: platform) }
    }

    /// Whether an SDK has a module of this name; nil where nothing is known of it.
    static func canImport(_ name: String, on operatingSystem: String) -> Bool? {
        let isOnLinux = linuxModules.contains(name)
        let isOnApple = appleModules.contains(name)
        guard isOnLinux || isOnApple, !operatingSystem.isEmpty else { return nil }
        return operatingSystem == "Linux" ? isOnLinux : isOnApple
    }

    private static let linuxModules = Set(SDKFacts.modules(on: .linux).map(\.name))
    private static let appleModules = Set(SDKFacts.modules(on: .apple).map(\.name))

    /// Linux where the settings say so; where they say nothing, what the imports ask for.
    private static func platform(of inputs: [ModuleInput]) -> SDKPlatform {
        let systems = Set(inputs.map(\.rules.operatingSystem))
        if systems.contains("Linux") { return .linux }
        if systems != [""] { return .apple }
        let needsApple = inputs.contains { input in
            importedModules(of: input).contains { appleModules.contains($0) && !linuxModules.contains($0) }
        }
        return needsApple ? .apple : .linux
    }

    private static func importedModules(of input: ModuleInput) -> [String] {
        var names: Set<String> = []
        for file in input.files {
            for entry in file.summary.imports {
                let name = file.summary.names[Int(entry.module.index)]
                names.insert(name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? name)
            }
        }
        return Array(names)
    }

    private static func input(for module: SDKModule, on platform: SDKPlatform) -> ModuleInput {
        var rules = ModuleRules(languageMode: 5)
        rules.operatingSystem = platform == .linux ? "Linux" : ""
        let files = module.parts.compactMap { part -> FileInput? in
            let summary = part.bytes().withUnsafeBytes { try? SummaryCodec.decode($0) }
            return summary.map { FileInput(path: part.name, summary: $0) }
        }
        return ModuleInput(
            name: module.name, rules: rules, files: files, isSDK: true, reexports: module.reexports,
            imports: module.imports)
    }
}
