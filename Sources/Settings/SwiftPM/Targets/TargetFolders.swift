import SourceText

/// Where the package manager looks for the files of targets.
struct TargetFolders {
    private let folder: String
    private let tools: ToolsVersion
    private let hasOneTarget: (ManifestTarget.Kind) -> Bool

    init(_ manifest: PackageManifest, folder: String) {
        self.folder = folder
        tools = manifest.toolsVersion.value ?? ManifestEvaluation.oldestTools
        let kinds = manifest.targets.map { Self.place(of: $0.kind) }
        hasOneTarget = { kind in kinds.filter { $0 == Self.place(of: kind) }.count == 1 }
    }

    /// What a target's folder turns out to be.
    enum Answer {
        case folder(String)
        /// It is not there; where it should be, as people say it.
        case missing(String)
        /// The manifest does not tell.
        case unknown
    }

    /// The folder of a target.
    func folder(of target: ManifestTarget) -> Answer {
        guard let stated = target.path.value else { return .unknown }
        if let path = stated {
            if path.isEmpty || path == "." || path == "./" { return .folder(folder) }
            let full = SourcePath.normalized(path.hasPrefix("/") ? path : SourcePath.joined(folder, path))
            return exists(full) ? .folder(full) : .missing(path)
        }
        let names = Self.names(for: target.kind)
        let base = names.first { exists(SourcePath.joined(folder, $0)) } ?? names[0]
        let usual = SourcePath.joined(SourcePath.joined(folder, base), target.name)
        if exists(usual) { return .folder(usual) }
        // Since 5.9 the only target of its kind may stand in `Sources` itself.
        let shared = SourcePath.joined(folder, base)
        if tools >= ToolsVersion(5, 9), hasOneTarget(target.kind), exists(shared) { return .folder(shared) }
        return .missing("\(base)/\(target.name)")
    }

    private func exists(_ path: String) -> Bool {
        switch FolderWalk.kind(of: path) {
        case .folder, .linkedFolder: true
        default: false
        }
    }

    private enum Place { case sources, tests, plugins }

    private static func place(of kind: ManifestTarget.Kind) -> Place {
        switch kind {
        case .test: .tests
        case .plugin: .plugins
        default: .sources
        }
    }

    private static func names(for kind: ManifestTarget.Kind) -> [String] {
        switch place(of: kind) {
        case .sources: ["Sources", "Source", "src", "srcs"]
        case .tests: ["Tests", "Sources", "Source", "src", "srcs"]
        case .plugins: ["Plugins"]
        }
    }
}
