import SourceText

/// Which Swift files belong to which target of a project.
struct XcodeMembership {
    /// A synchronised folder with what is in it.
    private struct Folder {
        var group: XcodeObject
        var path: String
        var content: SynchronizedFolder
        var exceptions: SynchronizedExceptions
    }

    private let objects: XcodeObjects
    private let tree: XcodeFileTree
    private var folders: [Folder] = []
    private var reported: Set<String> = []
    private(set) var problems: [ProjectProblem] = []

    init(_ objects: XcodeObjects, tree: XcodeFileTree) {
        self.objects = objects
        self.tree = tree
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") { addFolder(group) }
    }

    /// Swift packages that stand in synchronised folders.
    var packages: [String] { folders.flatMap { $0.content.packages } }

    /// The Swift files that a target compiles: sorted, each once.
    mutating func files(of target: XcodeTarget) -> [String] {
        var files: Set<String> = []
        for phase in objects.objects("buildPhases", of: target.object) where phase.isa == "PBXSourcesBuildPhase" {
            for entry in phase.fields["files"]?.array ?? [] {
                guard let path = swiftFile(ofBuildFile: entry, target: target) else { continue }
                if !files.insert(path).inserted {
                    report("\(target.name) lists \(path) twice among its sources", at: entry.offset)
                }
            }
            for folder in folders {
                let added = folder.exceptions.byPhase[phase.id] ?? []
                files.formUnion(self.files(of: folder) { SynchronizedExceptions.contains(added, $0) })
            }
        }
        let owned = Set(target.object.fields.strings("fileSystemSynchronizedGroups"))
        for folder in folders {
            // For the owner the exceptions are taken out; for any other target they are what it takes in.
            let exceptions = folder.exceptions.byTarget[target.object.id] ?? []
            let isOwner = owned.contains(folder.group.id)
            files.formUnion(
                self.files(of: folder) { SynchronizedExceptions.contains(exceptions, $0) != isOwner })
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func files(of folder: Folder, where isMember: (String) -> Bool) -> [String] {
        folder.content.files.filter(isMember).map { SourcePath.joined(folder.path, $0) }
    }

    private mutating func addFolder(_ group: XcodeObject) {
        guard let path = tree.paths[group.id] else {
            let message = "the folder “\(group.name ?? group.id)” is in no group, so that it has no path"
            return report(message, at: group.offset)
        }
        let exceptions = SynchronizedExceptions(group, in: objects)
        problems += exceptions.problems
        do throws(FileReadError) {
            let content = try SynchronizedFolder(path, group: group)
            for (path, reason) in content.unreadable { report("\(path) cannot be read: \(reason)", at: group.offset) }
            folders.append(Folder(group: group, path: path, content: content, exceptions: exceptions))
        } catch {
            report("the folder \(path) cannot be read: \(error.message)", at: group.offset)
        }
    }

    /// The path of a build file that is Swift and exists.
    private mutating func swiftFile(ofBuildFile entry: PropertyListValue, target: XcodeTarget) -> String? {
        guard let id = entry.string, let file = objects.object(id) else {
            report("\(target.name) lists a source file that is not in the project", at: entry.offset)
            return nil
        }
        // A file of a package or of a build tool has no reference.
        guard let reference = objects.object("fileRef", of: file), Self.isSwift(reference) else { return nil }
        guard let path = tree.paths[reference.id] else {
            let name = reference.name ?? reference.id
            report(
                "\(name) of \(target.name) is in no group or outside the source tree: it is left out", at: entry.offset)
            return nil
        }
        switch FolderWalk.kind(of: path) {
        case .file: return path
        case .missing: report("\(path) of \(target.name) does not exist", at: entry.offset, once: path)
        default: report("\(path) of \(target.name) is not a file", at: entry.offset, once: path)
        }
        return nil
    }

    private static func isSwift(_ reference: XcodeObject) -> Bool {
        let type = reference.fields.string("explicitFileType") ?? reference.fields.string("lastKnownFileType")
        if let type { return type == "sourcecode.swift" }
        return SourcePath.fileExtension(of: reference.fields.string("path") ?? "") == "swift"
    }

    private mutating func report(_ message: String, at offset: Int, once key: String? = nil) {
        guard reported.insert(key ?? message).inserted else { return }
        problems.append(objects.file.problem(message, at: offset))
    }
}
