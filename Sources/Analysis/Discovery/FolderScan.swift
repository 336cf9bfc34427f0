package import SourceText

/// What stands below a folder: the containers and the Swift files.
package struct FolderScan: Sendable {
    /// Sorted by path.
    package private(set) var containers: [ProjectContainer] = []
    /// Absolute, sorted; manifests are not among them.
    package private(set) var files: [String] = []
    /// What could not be looked at.
    package private(set) var unreadable: [(path: String, reason: FileReadError)] = []

    /// Folders that hold what others wrote or what was built, by name.
    private static let prunedFolders: Set<String> = [
        "DerivedData", "Pods", "Carthage", "node_modules", "__pycache__", "SourcePackages",
    ]
    /// Folders that stand for one thing and hold nothing that a target compiles, by extension.
    private static let bundles: Set<String> = [
        "app", "appiconset", "artifactbundle", "bundle", "docc", "doccarchive", "dSYM", "framework", "imageset",
        "lproj", "playground", "scnassets", "xcarchive", "xcassets", "xcdatamodeld", "xcframework", "xcresult",
        "xctest",
    ]

    /// Looks below an absolute path.
    package init(_ root: String) throws(FileReadError) {
        let walk = try FolderWalk(root, decide: Self.decide)
        for entry in walk.entries {
            if let container = ProjectContainer(path: entry.path) {
                containers.append(container)
            } else if !Self.isVersionSpecificManifest(entry.name) {
                files.append(entry.path)
            }
        }
        containers = Self.withoutGenerators(containers)
        containers.sort { ($0.path, $0.kind) < ($1.path, $1.kind) }
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        unreadable = walk.unreadable
    }

    /// The containers that stand right in a folder.
    package static func containers(in folder: String) -> [ProjectContainer] {
        guard let names = try? FolderWalk.names(in: folder) else { return [] }
        let found = names.compactMap { name -> ProjectContainer? in
            let path = SourcePath.joined(folder, name)
            guard let container = ProjectContainer(path: path) else { return nil }
            let isBundle = container.kind == .workspace || container.kind == .project
            return (FolderWalk.kind(of: path) == .folder) == isBundle ? container : nil
        }
        return withoutGenerators(found)
    }

    private static func decide(_ entry: FolderWalk.Entry) -> FolderWalk.Decision {
        guard entry.isFolder else {
            return entry.name.hasSuffix(".swift") || entry.name == "project.yml" ? .keep : .skip
        }
        if entry.name.utf8.first == UInt8(ascii: ".") || prunedFolders.contains(entry.name) { return .skip }
        let suffix = SourcePath.fileExtension(of: entry.name)
        if suffix == "xcodeproj" || suffix == "xcworkspace" { return .keep }
        return bundles.contains(suffix) ? .skip : .descend
    }

    /// `Package@swift-6.0.swift`.
    private static func isVersionSpecificManifest(_ name: String) -> Bool {
        name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }

    /// A `project.yml` counts only where the project that it makes is not there.
    private static func withoutGenerators(_ containers: [ProjectContainer]) -> [ProjectContainer] {
        let generated = Set(containers.filter { $0.kind == .project }.map(\.folder))
        return containers.filter { $0.kind != .generatedProject || !generated.contains($0.folder) }
    }
}
