package import Settings
import SourceText

/// What one container says, and which others it brings along.
package struct ContainerContents: Sendable {
    package var settings: ProjectSettings
    /// Packages and projects that it refers to, wherever they are.
    package var references: [ProjectContainer]
    /// Packages that it may refer to, read for their types alone.
    package var undecidedReferences: [ProjectContainer]

    package init(
        settings: ProjectSettings, references: [ProjectContainer] = [], undecidedReferences: [ProjectContainer] = []
    ) {
        self.settings = settings
        self.references = references
        self.undecidedReferences = undecidedReferences
    }
}

/// Reads the modules that a container describes, each kind with its own reader.
package struct ContainerReader: Sendable {
    /// The platform that conditions of packages are decided for; empty leaves them open.
    private let platform: String
    /// Whether the toolchain is asked about manifests, which runs them.
    private let evaluatesManifests: Bool

    package init(platform: String = "", evaluatesManifests: Bool = false) {
        self.platform = platform
        self.evaluatesManifests = evaluatesManifests
    }

    /// Where the package manager and Xcode keep the packages that they have fetched for a project.
    private static let checkouts = [".build/checkouts", "SourcePackages/checkouts"]

    /// The folders of the packages that have been fetched for the project in a folder.
    static func fetchedPackages(for root: String) -> [String] {
        checkouts.map { SourcePath.joined(root, $0) }.flatMap { folder in
            ((try? FolderWalk.names(in: folder)) ?? []).map { SourcePath.joined(folder, $0) }
        }
    }

    /// The container's modules; what is wrong with it is among the problems.
    package func read(_ container: ProjectContainer) -> ContainerContents {
        switch container.kind {
        case .project: contents(of: XcodeProjectReader.read(project: container.path))
        case .generatedProject: contents(of: XcodeGenReader.read(specification: container.path))
        case .workspace: workspace(container.path)
        case .package: package(container)
        }
    }

    private func package(_ container: ProjectContainer) -> ContainerContents {
        let reader = PackageReader(platform: platform)
        var contents = reader.read(manifest: container.path)
        // The manifests of packages that others wrote are not run: the project's own are what the user asked about.
        if evaluatesManifests, !Self.checkouts.contains(where: { container.path.contains("/\($0)/") }) {
            do throws(ManifestRun.Failure) {
                let answer = try ManifestRun.answer(for: container.path)
                contents = reader.read(manifest: container.path, evaluated: answer)
            } catch {
                contents.settings.problems += error.problems
            }
        }
        return ContainerContents(
            settings: contents.settings, references: references(projects: [], packages: contents.packages),
            undecidedReferences: references(projects: [], packages: contents.undecidedPackages))
    }

    private func contents(of contents: XcodeProjectContents) -> ContainerContents {
        let references = references(projects: contents.projects, packages: contents.packages)
        return ContainerContents(settings: contents.settings, references: references)
    }

    private func workspace(_ path: String) -> ContainerContents {
        let contents = WorkspaceReader.read(workspace: path)
        let references = references(projects: contents.projects, packages: contents.packages)
        return ContainerContents(settings: ProjectSettings(problems: contents.problems), references: references)
    }

    /// Only what is there: a reference may lead to what was not checked out.
    private func references(projects: [String], packages: [String]) -> [ProjectContainer] {
        let all =
            projects.map { ProjectContainer(kind: .project, path: $0) }
            + packages.map { ProjectContainer(kind: .package, path: SourcePath.joined($0, "Package.swift")) }
        return all.filter { FolderWalk.kind(of: $0.path) != .missing }
    }
}
