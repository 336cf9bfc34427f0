import Settings

/// Small manifests and what is read from them.
enum ManifestExample {
    /// What is read from statements after the first lines of a manifest.
    static func evaluate(_ statements: String, tools: String = "6.2") -> PackageManifest {
        ManifestEvaluation.evaluate(
            "// swift-tools-version: \(tools)\nimport PackageDescription\n" + statements, path: "/p/Package.swift")
    }

    /// The conditions that a target gets which defines the elements of the constant `r`; what is unknown or may not be
    /// there has a question mark.
    static func defines(_ statements: String) -> [String] {
        let manifest = evaluate(
            """
            \(statements)
            let package = Package(
                name: "P", targets: [.target(name: "T", swiftSettings: r.map { .define($0) })])
            """)
        return (manifest.targets.first?.swiftSettings ?? []).map { setting in
            guard case .define(let name) = setting.kind else { return "?" }
            return name + (setting.isUndecided ? "?" : "")
        }
    }

    /// A setting in a line.
    static func text(_ setting: ManifestSwiftSetting) -> String {
        var text =
            switch setting.kind {
            case .languageMode(let mode): "mode " + mode
            case .upcomingFeature(let name): "upcoming " + name
            case .experimentalFeature(let name): "experimental " + name
            case .defaultIsolation(let name): "isolation " + (name ?? "nonisolated")
            case .strictMemorySafety: "memory safety"
            case .define(let name): "define " + name
            case .unsafeFlags(let flags): "flags " + flags.map { $0 ?? "?" }.joined(separator: " ")
            case .other(let name): "other " + name
            case .unknown: "unknown"
            }
        var condition = setting.platforms.joined(separator: ",") + (setting.configuration.map { " " + $0 } ?? "")
        if !setting.traits.isEmpty { condition += " " + setting.traits.joined(separator: ",") }
        if !condition.isEmpty { text += " [\(condition)]" }
        return text + (setting.isUndecided ? "?" : "")
    }

    /// A target in a line: its name, kind where it is no library, path, dependencies and settings.
    static func text(_ target: ManifestTarget) -> String {
        var text = target.name
        if target.kind != .library { text += " (\(target.kind.rawValue))" }
        if case .some(.some(let path)) = target.path.value { text += " in " + path }
        if !target.exclude.isEmpty { text += " without " + target.exclude.joined(separator: ",") }
        if let sources = target.sources { text += " of " + sources.joined(separator: ",") }
        let dependencies = target.dependencies.map { $0 + (target.undecidedDependencies.contains($0) ? "?" : "") }
        if !dependencies.isEmpty { text += " on " + dependencies.joined(separator: ",") }
        let settings = target.swiftSettings.map { self.text($0) }
        return text + (settings.isEmpty ? "" : ": " + settings.joined(separator: "; "))
    }
}
