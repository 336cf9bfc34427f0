import SourceText

/// The paths of a project's files: every reference's own path, joined to those of the groups around it.
package struct XcodeFileTree: Sendable {
    /// Paths by object identifier, as the user would type them; only of what lies in the source tree.
    package private(set) var paths: [String: String] = [:]
    package private(set) var problems: [ProjectProblem] = []

    private let objects: XcodeObjects

    package init(_ objects: XcodeObjects) {
        self.objects = objects
        guard let group = objects.object("mainGroup", of: objects.project) else {
            problems.append(
                objects.file.problem("the project has no main group: no file has a path", at: objects.project.offset))
            return
        }
        walk(from: group)
    }

    /// Depth first, without recursion: groups may nest as deep as they like, and lead in a circle.
    private mutating func walk(from group: XcodeObject) {
        var visited: Set<String> = [group.id]
        var rest: [(object: XcodeObject, folder: String?)] = [(group, objects.root)]
        while let (object, folder) = rest.popLast() {
            let path = path(of: object, in: folder)
            if let path { paths[object.id] = path }
            for child in object.fields["children"]?.array ?? [] {
                guard let id = child.string, let next = objects.object(id) else { continue }
                guard visited.insert(id).inserted else {
                    let message = "“\(next.name ?? id)” is in more than one group, or in a circle of groups"
                    problems.append(objects.file.problem(message, at: child.offset))
                    continue
                }
                rest.append((next, path))
            }
        }
    }

    /// The path of an object in a group; nil where it lies outside the source tree (SDK, products) or nobody knows.
    private func path(of object: XcodeObject, in folder: String?) -> String? {
        let own = object.fields.string("path") ?? ""
        switch object.fields.string("sourceTree") ?? "<group>" {
        case "<group>", "":
            // Children of a variant group or of a version group stand in the folder of the group itself.
            return folder.map { SourcePath.normalized(SourcePath.joined($0, own)) }
        case "SOURCE_ROOT": return SourcePath.normalized(SourcePath.joined(objects.root, own))
        case "<absolute>": return own.hasPrefix("/") ? SourcePath.normalized(own) : nil
        default: return nil
        }
    }
}
