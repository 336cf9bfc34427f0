package import Settings
import SourceText

/// What one container says, and which others it brings along.
package struct ContainerContents: Sendable {
    package var settings: ProjectSettings
    /// Packages and projects that it refers to, wherever they are.
    package var references: [ProjectContainer]

    package init(settings: ProjectSettings, references: [ProjectContainer] = []) {
        self.settings = settings
        self.references = references
    }
}

/// Reads the modules that a container describes, each kind with its own reader.
package enum ContainerReader {
    /// The container's modules; what is wrong with it is among the problems.
    package static func read(_ container: ProjectContainer) -> ContainerContents {
        switch container.kind {
        case .project: project(container.path)
        case .workspace, .generatedProject, .package: ContainerContents(settings: ProjectSettings())
        }
    }

    private static func project(_ path: String) -> ContainerContents {
        let contents = XcodeProjectReader.read(project: path)
        let packages = contents.packages.map {
            ProjectContainer(kind: .package, path: SourcePath.joined($0, "Package.swift"))
        }
        let projects = contents.projects.map { ProjectContainer(kind: .project, path: $0) }
        return ContainerContents(settings: contents.settings, references: projects + packages)
    }
}
