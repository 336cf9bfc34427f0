import SourceText

/// Something on disk that describes modules.
package struct ProjectContainer: Hashable, Sendable {
    /// What it is, in the order in which one is preferred where several describe the same file: what opens in Xcode
    /// when the user opens the folder comes first.
    package enum Kind: Int, Comparable, Sendable {
        case workspace, project, generatedProject, package

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package var kind: Kind
    /// Absolute path of the `.xcworkspace`, the `.xcodeproj`, the `project.yml` or the `Package.swift`.
    package var path: String

    package init(kind: Kind, path: String) {
        self.kind = kind
        self.path = path
    }

    /// The folder that it stands in.
    package var folder: String { SourcePath.parent(of: path) }

    /// The container that a path names, by its name alone.
    package init?(path: String) {
        let name = SourcePath.name(of: path)
        switch SourcePath.fileExtension(of: path) {
        case "xcworkspace": kind = .workspace
        case "xcodeproj": kind = .project
        default:
            switch name {
            case "Package.swift": kind = .package
            case "project.yml": kind = .generatedProject
            default: return nil
            }
        }
        self.path = path
    }
}
