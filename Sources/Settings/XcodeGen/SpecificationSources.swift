import SourceText

/// The Swift files of a specification's targets.
struct SpecificationSources {
    private let folder: String
    private let defaultType: String
    private var listed: [String: [String]] = [:]
    private(set) var problems: [ProjectProblem] = []

    init(_ specification: ProjectSpecification) {
        folder = specification.folder
        let options = specification.content["options"]?.mapping
        defaultType = options?["defaultSourceDirectoryType"]?.string ?? "group"
    }

    /// The files that a target compiles, sorted, each once.
    mutating func files(of target: SpecificationTargets.Target) -> [String] {
        guard let sources = target.content["sources"] else { return [] }
        var files: Set<String> = []
        for source in sources.sequence ?? [sources] {
            guard let path = source.string ?? source.mapping?["path"]?.string, !path.isEmpty else { continue }
            // Only what has no build phase of its own, or that of sources, is compiled.
            if let phase = source.mapping?["buildPhase"], phase.string != "sources" { continue }
            files.formUnion(self.files(at: path, source, target))
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func files(
        at written: String, _ source: YAMLValue, _ target: SpecificationTargets.Target
    ) -> [String] {
        let path = SourcePath.normalized(SourcePath.joined(folder, written))
        let kind = FolderWalk.kind(of: path)
        let options = source.mapping
        switch kind {
        case .file: return SourcePath.fileExtension(of: path) == "swift" ? [path] : []
        case .folder, .linkedFolder:
            let isFile = !SourcePath.fileExtension(of: path).isEmpty
            let type = options?["type"]?.string ?? (isFile ? "file" : defaultType)
            guard type == "group" || type == "syncedFolder" else { return [] }
            return filtered(swiftFiles(in: path, source.place), below: path, options)
        case .missing, .other:
            if options?["optional"]?.bool != true {
                report("the source \(written) of \(target.name) does not exist", at: source.place)
            }
            return []
        }
    }

    private func filtered(_ files: [String], below folder: String, _ options: YAMLMapping?) -> [String] {
        let excluded = (options?["excludes"]?.strings ?? []).map { PathPattern($0) }
        let included = (options?["includes"]?.strings ?? []).map { PathPattern($0) }
        if excluded.isEmpty, included.isEmpty { return files }
        return files.filter { file in
            let inside = SourcePath.relative(file, to: folder)
            if excluded.contains(where: { $0.matches(inside) }) { return false }
            return included.isEmpty || included.contains { $0.matches(inside) }
        }
    }

    private mutating func swiftFiles(in folder: String, _ place: Provenance) -> [String] {
        if let known = listed[folder] { return known }
        var files: [String] = []
        do throws(FileReadError) {
            let walk = try FolderWalk(folder) { entry in
                let suffix = SourcePath.fileExtension(of: entry.name)
                if entry.isFolder { return SynchronizedFolder.opaque.contains(suffix) ? .skip : .descend }
                return suffix == "swift" ? .keep : .skip
            }
            for (path, reason) in walk.unreadable { report("\(path) cannot be read: \(reason.message)", at: place) }
            files = walk.entries.map { $0.path }
        } catch {
            report("\(folder) cannot be read: \(error.message)", at: place)
        }
        listed[folder] = files
        return files
    }

    private mutating func report(_ message: String, at place: Provenance) {
        let problem = ProjectProblem(message, at: place)
        if !problems.contains(problem) { problems.append(problem) }
    }
}
