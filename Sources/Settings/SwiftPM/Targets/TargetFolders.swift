import SourceText

/// Where the package manager looks for the files of targets.
struct TargetFolders {
    private let folder: String
    private let tools: ToolsVersion
    private let places: [Place]

    /// - Parameter folder: The package's.
    init(_ manifest: PackageManifest, folder: String) {
        self.folder = folder
        tools = manifest.toolsVersion.value ?? ManifestEvaluation.oldestTools
        places = manifest.targets.map { Place($0.kind) }
    }

    /// What a target's folder turns out to be.
    enum Answer: Hashable {
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
            let full = SourcePath.normalized(SourcePath.joined(folder, path))
            return isFolder(full) ? .folder(full) : .missing(path)
        }
        let place = Place(target.kind)
        let base = place.names.first { isFolder(SourcePath.joined(folder, $0)) } ?? place.names[0]
        let shared = SourcePath.joined(folder, base)
        let usual = SourcePath.joined(shared, target.name)
        if isFolder(usual) { return .folder(usual) }
        // Since 5.9 the only target of its kind may stand in `Sources` itself.
        let isAlone = places.filter { $0 == place }.count == 1
        if tools >= ToolsVersion(5, 9), isAlone, isFolder(shared) { return .folder(shared) }
        return .missing("\(base)/\(target.name)")
    }

    private func isFolder(_ path: String) -> Bool {
        switch FolderWalk.kind(of: path) {
        case .folder, .linkedFolder: true
        default: false
        }
    }

    /// Kinds of targets that share a folder.
    private enum Place {
        case sources, tests, plugins

        init(_ kind: ManifestTarget.Kind) {
            switch kind {
            case .test: self = .tests
            case .plugin: self = .plugins
            default: self = .sources
            }
        }

        /// The folders that the package manager tries, in order.
        var names: [String] {
            switch self {
            case .sources: ["Sources", "Source", "src", "srcs"]
            case .tests: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugins: ["Plugins"]
            }
        }
    }
}
