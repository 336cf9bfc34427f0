import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The Swift files of a target, by the rules of the package manager for the manifest's tools version.
///
/// Links to folders are followed, as the package manager does, except where they lead back to a folder that they stand
/// in.
struct TargetFiles {
    /// Extensions of folders that are one resource, since tools version 5.6.
    private static let resourceFolders: Set<String> = [
        "docc", "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
        "xcprivacy", "xcstrings", "xib",
    ]
    /// Extensions of what the package manager never looks at.
    private static let ignored: Set<String> = ["playground", "xcodeproj", "xcworkspace"]
    /// No target has more; links that lead to one another many times are not followed for ever.
    private static let entryLimit = 200_000
    /// Paths would exceed what the operating system takes.
    private static let depthLimit = 128

    /// Absolute or as the user would type them, sorted.
    private(set) var files: [String] = []
    /// What could not be looked at.
    private(set) var problems: [ProjectProblem] = []

    private let root: String
    private let package: String
    private let tools: ToolsVersion
    private let excluded: Set<String>
    private let resources: Set<String>
    private let sources: Set<String>?
    private var entryCount = 0

    /// Finds the files of a target whose folder is `root`.
    init(_ target: ManifestTarget, in root: String, package: String, tools: ToolsVersion) {
        func full(_ path: String) -> String { SourcePath.normalized(SourcePath.joined(root, path)) }
        self.root = root
        self.package = package
        self.tools = tools
        excluded = Set(target.exclude.map(full))
        resources = Set(target.resources.map(full))
        sources = target.sources.map { Set($0.map(full)) }
        if !SourcePath.name(of: root).hasPrefix(".") || root == "." { walk(root, above: []) }
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// - Parameter above: The folders that `folder` stands in, links resolved.
    private mutating func walk(_ folder: String, above: [String]) {
        let names: [String]
        let actual: String
        do throws(FileReadError) {
            actual = try PathDisplay.resolved(folder)
            names = try FolderWalk.names(in: folder)
        } catch {
            return note(folder, error.message)
        }
        if above.contains(actual) { return }
        if above.count >= Self.depthLimit { return note(folder, "more than \(Self.depthLimit) folders deep") }
        for name in names where name.utf8.first != UInt8(ascii: ".") {
            entryCount += 1
            guard entryCount <= Self.entryLimit else {
                if entryCount == Self.entryLimit + 1 { note(root, "more than \(Self.entryLimit) files in a target") }
                return
            }
            let path = SourcePath.joined(folder, name)
            if isLeftOut(path, name, in: folder) { continue }
            switch FolderWalk.kind(of: path) {
            case .folder, .linkedFolder:
                if !isResource(path) { walk(path, above: above + [actual]) }
            case .file:
                if isSource(path) { add(path) }
            case .other, .missing: continue
            }
        }
    }

    private func isLeftOut(_ path: String, _ name: String, in folder: String) -> Bool {
        if excluded.contains(path) || resources.contains(path) && sources?.contains(path) != true { return true }
        let suffix = SourcePath.fileExtension(of: name)
        if Self.ignored.contains(suffix) || suffix == "lproj" && tools < ToolsVersion(5, 3) { return true }
        return folder == package && (name == "Package.swift" || name.hasPrefix("Package@") && suffix == "swift")
    }

    /// Whether a folder is taken whole. From 5.3 to 5.5 every folder with an extension was.
    private func isResource(_ folder: String) -> Bool {
        let suffix = SourcePath.fileExtension(of: folder)
        if suffix.isEmpty || suffix == "lproj" || tools < ToolsVersion(5, 3) { return false }
        if sources?.contains(folder) == true { return false }
        return tools < ToolsVersion(5, 6) || Self.resourceFolders.contains(suffix)
    }

    private func isSource(_ path: String) -> Bool {
        guard SourcePath.fileExtension(of: path) == "swift" else { return false }
        guard let sources else { return true }
        var path = path
        while !sources.contains(path) {
            let parent = SourcePath.parent(of: path)
            if path == root || parent == path { return sources.contains(root) }
            path = parent
        }
        return true
    }

    private mutating func add(_ path: String) {
        if access(path, F_OK) == 0 {
            files.append(path)
        } else {
            note(path, "a link that leads nowhere: the package manager leaves it out")
        }
    }

    private mutating func note(_ path: String, _ message: String) {
        problems.append(ProjectProblem(path: path, line: 0, column: 0, message: message, isFatal: false))
    }
}
