import SourceText

/// Which of the manifests in a folder the package manager takes.
///
/// `Package@swift-6.3.1.swift`, `@swift-6.3` and `@swift-6` are for exactly this toolchain; else the newest one that is
/// not newer counts, if it is written for a later tools version than `Package.swift` itself or the toolchain cannot use
/// that one.
enum ManifestChoice {
    /// The toolchain that Heddle speaks for.
    static let toolchain = ToolsVersion(6, 3, 1)
    /// The oldest tools version that the toolchain takes.
    static let oldestSupported = ToolsVersion(4, 0)

    /// The path of the manifest for the package in a folder; `Package.swift` where there is no other.
    static func manifest(in folder: String) -> String {
        let names = (try? FolderWalk.names(in: folder)) ?? []
        let specific = names.compactMap { name in version(ofManifest: name).map { (version: $0, name: name) } }
        return SourcePath.joined(folder, choice(among: specific, in: folder))
    }

    private static func choice(among specific: [(version: ToolsVersion, name: String)], in folder: String) -> String {
        let regular = "Package.swift"
        let keys = [
            "\(toolchain.major).\(toolchain.minor).\(toolchain.patch)", "\(toolchain.major).\(toolchain.minor)",
            "\(toolchain.major)",
        ]
        for key in keys {
            let name = "Package@swift-\(key).swift"
            if specific.contains(where: { $0.name == name }) { return name }
        }
        let candidates = specific.filter { $0.version <= toolchain }.sorted { $0.version > $1.version }
        guard let newest = candidates.first?.name else { return regular }
        let ofRegular = toolsVersion(of: SourcePath.joined(folder, regular))
        let isUsable = (oldestSupported...toolchain).contains(ofRegular)
        return toolsVersion(of: SourcePath.joined(folder, newest)) > ofRegular || !isUsable ? newest : regular
    }

    /// The version in `Package@swift-5.9.swift`.
    private static func version(ofManifest name: String) -> ToolsVersion? {
        guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
        let parts = name.dropFirst("Package@swift-".count).dropLast(".swift".count)
            .split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
        let numbers = parts.compactMap { $0 } + [0, 0]
        return ToolsVersion(numbers[0], numbers[1], numbers[2])
    }

    private static func toolsVersion(of path: String) -> ToolsVersion {
        guard let file = try? SettingsFile.read(path) else { return ManifestEvaluation.oldestTools }
        return ToolsVersionComment(String(decoding: file.bytes.prefix(4096), as: UTF8.self)).version
            ?? ManifestEvaluation.oldestTools
    }
}
