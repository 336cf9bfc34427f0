import SourceText

/// What one Xcode project says: its modules, and what else belongs to it.
package struct XcodeProjectContents: Sendable {
    package var settings = ProjectSettings()
    /// Folders of Swift packages that the project takes in; each is read with the package reader.
    package var packages: [String] = []
    /// Other projects (`.xcodeproj`) that it refers to.
    package var projects: [String] = []
}

/// Reads an Xcode project without Xcode: targets, their files, and the settings of each build configuration.
package enum XcodeProjectReader {
    /// Reads a `.xcodeproj` folder.
    ///
    /// There is one module for each target and each group of build configurations with the same values. What is wrong
    /// with the files of the project is among the problems; a project that cannot be read has one fatal problem and
    /// nothing else.
    package static func read(project path: String) -> XcodeProjectContents {
        let project = SourcePath.normalized(path)
        do throws(XcodeProjectError) {
            return contents(of: try XcodeObjects.read(project), project: project)
        } catch {
            return XcodeProjectContents(settings: ProjectSettings(problems: [error.problem]))
        }
    }

    private static func contents(of objects: XcodeObjects, project: String) -> XcodeProjectContents {
        let tree = XcodeFileTree(objects)
        let targets = XcodeTarget.all(in: objects)
        let dependencies = XcodeDependencies(objects, tree: tree, targets: targets)
        var membership = XcodeMembership(objects, tree: tree)
        var levels = XcodeSettingLevels(objects, tree: tree)
        var contents = XcodeProjectContents()
        for target in targets {
            let module = XcodeModule(
                name: target.name, kind: target.kind, container: project,
                configurations: levels.configurations(of: target),
                dependencies: dependencies.names(of: target),
                files: target.compiles ? membership.files(of: target) : [],
                builtIn: builtIn(objects, project: project))
            let (modules, problems) = module.settings()
            contents.settings.modules += modules
            contents.settings.problems += problems.filter { !contents.settings.problems.contains($0) }
        }
        let problems = encodingProblems(objects.file) + tree.problems + membership.problems + levels.problems
        contents.settings.problems = problems + contents.settings.problems
        contents.packages = dependencies.localPackages()
        contents.packages += membership.packages.filter { !contents.packages.contains($0) }
        contents.projects = dependencies.projects()
        return contents
    }

    private static func builtIn(_ objects: XcodeObjects, project: String) -> [String: String] {
        let root = objects.root
        return [
            "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root, "PROJECT_NAME": SourcePath.stem(of: project),
            "PROJECT": SourcePath.stem(of: project),
        ]
    }

    private static func encodingProblems(_ file: SettingsFile) -> [ProjectProblem] {
        guard let offset = file.firstInvalidByte else { return [] }
        return [file.problem("the file is not valid UTF-8 from here on", at: offset)]
    }
}
