import SourceText

/// The build settings of a project's targets, level by level: the project's configuration file, the project, the
/// target's configuration file, the target. Each level wins over those before it.
struct XcodeSettingLevels {
    private let objects: XcodeObjects
    private let tree: XcodeFileTree
    private var files = ConfigurationFiles()
    private var found: [ProjectProblem] = []
    private var projectLevels: [String: Levels] = [:]

    /// The levels of one owner.
    private struct Levels {
        var levels: [BuildSettingLevel] = []
        var missing: [(path: String, place: Provenance)] = []
    }

    init(_ objects: XcodeObjects, tree: XcodeFileTree) {
        self.objects = objects
        self.tree = tree
    }

    /// What is wrong with the configuration files.
    var problems: [ProjectProblem] { found + files.problems.filter { !found.contains($0) } }

    /// The configurations of a target; the project's own where the target has none.
    mutating func configurations(of target: XcodeTarget) -> [XcodeModule.Configuration] {
        var names = target.configurations.map { $0.name }
        if names.isEmpty { names = XcodeConfiguration.list(of: objects.project, in: objects).map { $0.name } }
        if names.isEmpty {
            report("\(target.name) has no build configuration", at: target.object.offset)
            names = ["Release"]
        }
        return names.map { name in
            let project = projectLevels(name)
            let own = levels(XcodeConfiguration.effective(name, of: target.object, in: objects), owner: .target)
            return XcodeModule.Configuration(
                name: name, table: BuildSettingTable(levels: project.levels + own.levels),
                missing: project.missing + own.missing)
        }
    }

    private mutating func projectLevels(_ name: String) -> Levels {
        if let known = projectLevels[name] { return known }
        let configuration = XcodeConfiguration.effective(name, of: objects.project, in: objects)
        let result = levels(configuration, owner: .project)
        projectLevels[name] = result
        return result
    }

    private mutating func levels(_ configuration: XcodeConfiguration?, owner: BuildSettingLevel.Owner) -> Levels {
        guard let configuration else { return Levels() }
        var result = Levels()
        if let (path, offset) = baseFile(of: configuration) {
            let problem = { [file = objects.file] in file.problem($0, at: offset) }
            if let contents = files.contents(of: path, root: objects.root, referrer: problem) {
                result.levels.append(BuildSettingLevel(owner: owner, assignments: contents.assignments))
                result.missing += contents.missing
            } else {
                result.missing.append((path, objects.file.provenance(at: offset)))
            }
        }
        result.levels.append(BuildSettingLevel(owner: owner, assignments: configuration.assignments(in: objects.file)))
        return result
    }

    /// The configuration file that a configuration stands on, and where it is named.
    private mutating func baseFile(of configuration: XcodeConfiguration) -> (path: String, offset: Int)? {
        let fields = configuration.object.fields
        if let reference = fields["baseConfigurationReference"], let id = reference.string {
            if let path = tree.paths[id] { return (path, reference.offset) }
            report("the configuration file of “\(configuration.name)” is not in the project", at: reference.offset)
        }
        // In a synchronised folder files have no references: the folder is the anchor.
        if let anchor = fields.string("baseConfigurationReferenceAnchor"),
            let inside = fields["baseConfigurationReferenceRelativePath"], let name = inside.string
        {
            if let folder = tree.paths[anchor] {
                return (SourcePath.normalized(SourcePath.joined(folder, name)), inside.offset)
            }
            report("the folder of the configuration file \(name) is not in the project", at: inside.offset)
        }
        return nil
    }

    private mutating func report(_ message: String, at offset: Int) {
        let problem = objects.file.problem(message, at: offset)
        if !found.contains(problem) { found.append(problem) }
    }
}
