import SourceText

/// What a configuration file assigns, with all that it includes.
package struct ConfigurationContents: Sendable {
    /// In the order in which they are read: the last one that applies wins.
    package fileprivate(set) var assignments: [BuildSettingAssignment] = []
    /// Files that it includes and that are missing, and where they are named.
    package fileprivate(set) var missing: [(path: String, place: Provenance)] = []
}

/// The `.xcconfig` files of a project, each read once, with their inclusions followed.
package struct ConfigurationFiles {
    /// Inclusions that one file may lead to, directly or not: files that include one another twice would double at every
    /// step.
    private static let inclusionLimit = 1000
    private static let depthLimit = 50

    private var parsed: [String: ConfigurationFile] = [:]
    private var contents: [String: ConfigurationContents] = [:]
    /// What is wrong with the files read so far.
    package private(set) var problems: [ProjectProblem] = []

    package init() {}

    /// What a file assigns, with all that it includes; nil where the file cannot be read.
    ///
    /// `root` is the project's folder, where included files are looked for last. `referrer` is where a file that is
    /// missing is reported.
    package mutating func contents(
        of path: String, root: String, referrer: (String) -> ProjectProblem
    ) -> ConfigurationContents? {
        if let known = contents[path] { return known }
        do throws(FileReadError) {
            let file = try load(path)
            var walk = Walk(folders: [root])
            follow(file, in: &walk)
            contents[path] = walk.contents
            return walk.contents
        } catch {
            let message =
                Self.isMadeByCocoaPods(path) && error == .missing
                ? "a configuration file that CocoaPods makes is missing: 'pod install' has not been run"
                : "the configuration file \(path) cannot be read: \(error.message)"
            report(referrer(message))
            return nil
        }
    }

    /// Whether a file is one of those that `pod install` makes for each target and that are rarely kept in repositories.
    static func isMadeByCocoaPods(_ path: String) -> Bool { path.contains("Pods/Target Support Files/") }

    /// One pass over a file and what it includes.
    private struct Walk {
        var contents = ConfigurationContents()
        var open: [String] = []
        /// Where included files are looked for, innermost last.
        var folders: [String]
        var inclusions = 0
    }

    private mutating func load(_ path: String) throws(FileReadError) -> ConfigurationFile {
        if let known = parsed[path] { return known }
        let file = ConfigurationFile(try SettingsFile.read(path))
        problems += file.problems
        parsed[path] = file
        return file
    }

    private mutating func follow(_ file: ConfigurationFile, in walk: inout Walk) {
        walk.open.append(file.file.path)
        walk.folders.append(SourcePath.parent(of: file.file.path))
        defer {
            walk.open.removeLast()
            walk.folders.removeLast()
        }
        for statement in file.statements {
            switch statement {
            case .assignment(let assignment): walk.contents.assignments.append(assignment)
            case .inclusion(let path, let isOptional, let offset):
                include(path, isOptional: isOptional, at: offset, in: file.file, &walk)
            }
        }
    }

    private mutating func include(
        _ written: String, isOptional: Bool, at offset: Int, in file: SettingsFile, _ walk: inout Walk
    ) {
        func problem(_ message: String) -> ProjectProblem { file.problem(message, at: offset) }
        guard let path = locate(written, in: walk.folders) else {
            if isOptional { return }
            walk.contents.missing.append((written, file.provenance(at: offset)))
            return report(problem("the included file “\(written)” is missing"))
        }
        guard !walk.open.contains(path) else {
            return report(problem("“\(written)” includes this file in turn; Xcode skips it here"))
        }
        walk.inclusions += 1
        guard walk.inclusions <= Self.inclusionLimit, walk.open.count < Self.depthLimit else {
            if walk.inclusions <= Self.inclusionLimit + 1 { report(problem("too many included files")) }
            return
        }
        do throws(FileReadError) {
            follow(try load(path), in: &walk)
        } catch {
            report(problem("the included file “\(written)” cannot be read: \(error.message)"))
        }
    }

    private mutating func report(_ problem: ProjectProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// The file that an inclusion means: looked for from the innermost folder out, with or without its extension.
    private func locate(_ written: String, in folders: [String]) -> String? {
        let names = SourcePath.fileExtension(of: written).isEmpty ? [written, written + ".xcconfig"] : [written]
        for folder in folders.reversed() {
            for name in names {
                let path = SourcePath.normalized(SourcePath.joined(folder, name))
                if FolderWalk.kind(of: path) == .file { return path }
            }
        }
        return nil
    }
}
