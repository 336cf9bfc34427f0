import Settings
import SourceText

/// Finds out which modules a path stands for: from the containers below it, else from those above it, else from the
/// files alone.
package struct Discovery: Sendable {
    /// Reads one container; problems are part of the answer.
    package typealias Reader = @Sendable (ProjectContainer) -> ContainerContents

    private let currentFolder: String
    private let read: Reader

    package init(currentFolder: String = PathDisplay.processFolder(), read: @escaping Reader = ContainerReader().read) {
        self.currentFolder = currentFolder
        self.read = read
    }

    /// What `typed`, a path as the user gave it, stands for. Beside the project's own modules stand those of the packages
    /// that the package manager has fetched for it, and of those in `supporting`.
    package func project(at typed: String, supportedBy supporting: [String] = []) throws(DiscoveryError) -> Project {
        var project = try ownProject(at: typed)
        for folder in ContainerReader.fetchedPackages(for: project.root) + supporting {
            guard let path = try? PathDisplay.resolved(SourcePath.joined(currentFolder, folder)) else { continue }
            for container in FolderScan.containers(in: path) where container.kind == .package {
                project.supporting += read(container).settings.modules
            }
        }
        return project
    }

    private func ownProject(at typed: String) throws(DiscoveryError) -> Project {
        let path = try resolved(typed)
        let display = PathDisplay(currentFolder: currentFolder, typed: typed)
        let kind = FolderWalk.kind(of: path)
        if let container = ProjectContainer(path: path), container.matches(kind) {
            var reading = Reading(Project(scope: .everything, root: container.folder, display: display), read)
            reading.add([container])
            return try reading.finished(typed: typed, scanned: [])
        }
        switch kind {
        case .folder, .linkedFolder: return try folder(path, typed: typed, display: display)
        case .file: return try file(path, typed: typed, display: display)
        case .other: throw .unreadable(path: typed, reason: .notAFile)
        case .missing: throw .missing(path: typed, nearest: nil)
        }
    }

    private func resolved(_ typed: String) throws(DiscoveryError) -> String {
        do throws(FileReadError) {
            return try PathDisplay.resolved(SourcePath.joined(currentFolder, typed.isEmpty ? "." : typed))
        } catch .missing {
            throw .missing(path: typed, nearest: neighbour(of: typed))
        } catch {
            throw .unreadable(path: typed, reason: error)
        }
    }

    /// A path with a similar last component.
    private func neighbour(of typed: String) -> String? {
        let folder = SourcePath.parent(of: typed)
        guard let names = try? FolderWalk.names(in: SourcePath.joined(currentFolder, folder)) else { return nil }
        return NearestName.find(SourcePath.name(of: typed), among: names).map { SourcePath.joined(folder, $0) }
    }

    private func folder(_ path: String, typed: String, display: PathDisplay) throws(DiscoveryError) -> Project {
        let scan: FolderScan
        do throws(FileReadError) { scan = try FolderScan(path) } catch {
            throw .unreadable(path: typed, reason: error)
        }
        var reading = Reading(Project(scope: .below(path), root: path, display: display), read)
        reading.add(scan.containers)
        for (unreadable, reason) in scan.unreadable { reading.note(unreadable, reason) }
        if scan.files.contains(where: { !reading.isClaimed($0) }) {
            let above = containersAbove(path)
            if let nearest = above.first, scan.containers.isEmpty { reading.project.root = nearest.folder }
            reading.add(above)
        }
        if scan.containers.contains(where: { $0.folder == path }) { reading.project.scope = .everything }
        return try reading.finished(typed: typed, scanned: scan.files)
    }

    private func file(_ path: String, typed: String, display: PathDisplay) throws(DiscoveryError) -> Project {
        guard path.hasSuffix(".swift") || typed.hasSuffix(".swift") else { throw .notSwift(path: typed) }
        let folder = SourcePath.parent(of: path)
        var reading = Reading(Project(scope: .below(path), root: folder, display: display), read)
        let above = FolderScan.containers(in: folder).filter { $0.path != path }
        let containers = above.isEmpty ? containersAbove(folder) : above
        reading.add(containers)
        if let nearest = containers.first { reading.project.root = nearest.folder }
        return try reading.finished(typed: typed, scanned: [path])
    }

    /// The containers in the nearest folder above that has any; not beyond the repository's or the user's own folder.
    private func containersAbove(_ path: String) -> [ProjectContainer] {
        var folder = path
        while folder != "/", FolderWalk.kind(of: SourcePath.joined(folder, ".git")) == .missing {
            folder = SourcePath.parent(of: folder)
            let found = FolderScan.containers(in: folder)
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension ProjectContainer {
    /// Whether what stands at the path can be this container.
    fileprivate func matches(_ entry: FolderWalk.Kind) -> Bool {
        switch kind {
        case .workspace, .project: entry == .folder || entry == .linkedFolder
        case .generatedProject, .package: entry == .file
        }
    }
}

/// The state of putting a project together.
private struct Reading {
    var project: Project
    private let read: Discovery.Reader
    private var claimed: Set<String> = []
    private var seen: Set<String> = []
    private var undecided: [ProjectContainer] = []
    private var hasContainers = false
    /// No repository has more; a made-up one is not read for ever.
    private static let containerLimit = 5000

    init(_ project: Project, _ read: @escaping Discovery.Reader) {
        self.project = project
        self.read = read
    }

    func isClaimed(_ file: String) -> Bool { claimed.contains(file) }

    /// Reads containers, those nearer to the root first: a `Package.swift` that a module compiles is a source file. What
    /// they refer to is read after them.
    mutating func add(_ containers: [ProjectContainer]) {
        var references: [ProjectContainer] = []
        for container in ordered(containers) where !claimed.contains(container.path) {
            guard seen.insert(container.path).inserted, seen.count <= Self.containerLimit else { continue }
            hasContainers = true
            let contents = read(container)
            for module in contents.settings.modules {
                project.modules.append(module)
                claimed.formUnion(module.files)
            }
            project.problems += contents.settings.problems.filter { !project.problems.contains($0) }
            references += contents.references.filter { !seen.contains($0.path) }
            undecided += contents.undecidedReferences
        }
        if !references.isEmpty { add(references) }
    }

    private func ordered(_ containers: [ProjectContainer]) -> [ProjectContainer] {
        containers.enumerated().sorted { left, right in
            let depths = (left.element.folder.utf8.count, right.element.folder.utf8.count)
            return (depths.0, left.element.kind, left.offset) < (depths.1, right.element.kind, right.offset)
        }.map(\.element)
    }

    mutating func note(_ path: String, _ reason: FileReadError) {
        let problem = ProjectProblem(path: path, line: 0, column: 0, message: reason.message, isFatal: false)
        project.problems.append(problem)
    }

    /// Adds what no module compiles, and checks that there is something.
    mutating func finished(typed: String, scanned: [String]) throws(DiscoveryError) -> Project {
        let rest = scanned.filter { !claimed.contains($0) }
        if !rest.isEmpty { project.modules.append(leftOver(rest)) }
        for container in undecided where seen.insert(container.path).inserted {
            project.supporting += read(container).settings.modules
        }
        if project.modules.isEmpty, !project.problems.contains(where: \.isFatal) {
            throw .noSwiftFiles(path: typed, problem: project.problems.first)
        }
        return project
    }

    private func leftOver(_ files: [String]) -> ModuleSettings {
        let isAlone = !hasContainers
        let isOneFile = isAlone && files == [project.scopePath]
        let path = isOneFile ? files[0] : project.root
        let name = isAlone ? SourcePath.stem(of: path) : Project.leftOverName
        var module = ModuleSettings(
            name: name, moduleName: isAlone ? Self.identifier(from: name) : "main", kind: .folder,
            container: path)
        module.files = files
        let resolution = SettingsResolution(
            languageMode: Sourced(.v5, .byDefault("default of the compiler")), flags: [],
            howToFindOut: "state it with an option, such as --language-mode")
        _ = resolution.resolve(into: &module)
        if let unknown = TuistProject.unknown(in: project.root) { module.unknowns.append(unknown) }
        return module
    }

    /// A name that the compiler takes for a module: what is no letter, digit or underscore becomes an underscore.
    private static func identifier(from name: String) -> String {
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        guard let first = characters.first else { return "main" }
        return first.isNumber ? "_" + String(characters.dropFirst()) : String(characters)
    }
}

extension Project {
    fileprivate var scopePath: String {
        switch scope {
        case .everything: root
        case .below(let path): path
        }
    }
}
