import SourceText

/// What Xcode finds in a folder that it keeps in step with the file system (`PBXFileSystemSynchronizedRootGroup`).
struct SynchronizedFolder: Sendable {
    /// Swift files, as paths inside the folder.
    private(set) var files: [String] = []
    /// Swift packages inside: Xcode takes each as a package of its own.
    private(set) var packages: [String] = []
    /// What could not be read, and why.
    private(set) var unreadable: [(path: String, reason: String)] = []

    /// Folders that Xcode takes for one file.
    static let opaque: Set<String> = [
        "app", "appex", "arresourcegroup", "bundle", "docc", "dSYM", "framework", "icon", "kext", "mlmodelc",
        "mlpackage", "playground", "reality", "rkassets", "rtfd", "scnassets", "spriteatlas", "atlas", "skatlas",
        "stickers", "swiftmodule", "xcappdata", "xcarchive", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework",
        "xcmappingmodel", "xcodeproj", "xcstickers", "xctest", "xcworkspace", "xpc", "photoslibrary",
    ]

    /// `folder` is where the group stands; `group` may say which folders are taken whole and what a file's type is.
    init(_ folder: String, group: XcodeObject) throws(FileReadError) {
        let whole = Set(group.fields.strings("explicitFolders").map { SourcePath.normalized($0) })
        let types = group.fields["explicitFileTypes"]?.dictionary ?? PropertyListDictionary()
        let typed = Dictionary(
            types.entries.map { (SourcePath.normalized($0.key), $0.value.string == "sourcecode.swift") },
            uniquingKeysWith: { $1 })
        var packages: [String] = []
        let walk = try FolderWalk(folder) { entry in
            let inside = SourcePath.relative(entry.path, to: folder)
            if entry.name.hasPrefix(".") { return .skip }
            guard entry.isFolder else {
                return typed[inside] ?? (SourcePath.fileExtension(of: entry.name) == "swift") ? .keep : .skip
            }
            if whole.contains(inside) || Self.opaque.contains(SourcePath.fileExtension(of: entry.name)) { return .skip }
            if FolderWalk.kind(of: SourcePath.joined(entry.path, "Package.swift")) == .file {
                packages.append(entry.path)
                return .skip
            }
            return .descend
        }
        files = walk.entries.map { SourcePath.relative($0.path, to: folder) }
        unreadable = walk.unreadable.map { ($0.path, $0.reason.message) }
        self.packages = packages
    }
}

/// The exceptions of a synchronised folder: files that count differently for a target.
struct SynchronizedExceptions {
    /// Paths inside the folder, by target.
    private(set) var byTarget: [String: Set<String>] = [:]
    /// Paths inside the folder that the build phase of a target takes in.
    private(set) var byPhase: [String: Set<String>] = [:]
    private(set) var problems: [ProjectProblem] = []

    init(_ group: XcodeObject, in objects: XcodeObjects) {
        for set in objects.objects("exceptions", of: group) {
            let paths = Set(set.fields.strings("membershipExceptions").map { SourcePath.normalized($0) })
            switch set.isa {
            case "PBXFileSystemSynchronizedBuildFileExceptionSet":
                guard let target = objects.object("target", of: set) else {
                    let name = group.name ?? group.id
                    let message = "exceptions of the folder “\(name)” are for a target that does not exist"
                    problems.append(objects.file.problem(message, at: set.fields["target"]?.offset ?? set.offset))
                    continue
                }
                byTarget[target.id, default: []].formUnion(paths)
            case "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
                guard let phase = objects.object("buildPhase", of: set) else { continue }
                byPhase[phase.id, default: []].formUnion(paths)
            default: continue
            }
        }
    }

    /// Whether a file, or a folder around it, is among the paths.
    static func contains(_ paths: Set<String>, _ file: String) -> Bool {
        if paths.isEmpty { return false }
        var path = file
        while path != "." {
            if paths.contains(path) { return true }
            path = SourcePath.parent(of: path)
        }
        return false
    }
}
