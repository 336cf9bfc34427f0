import SourceText

/// What an Xcode workspace takes in.
package struct XcodeWorkspaceContents: Sendable {
    /// Projects (`.xcodeproj`), in the order of the workspace.
    package var projects: [String] = []
    /// Folders of Swift packages.
    package var packages: [String] = []
    package var problems: [ProjectProblem] = []
}

/// Reads a workspace (`.xcworkspace`).
package enum WorkspaceReader {
    /// Names what the workspace refers to; nothing of it is read.
    package static func read(workspace path: String) -> XcodeWorkspaceContents {
        let workspace = SourcePath.normalized(path)
        let data = SourcePath.joined(workspace, "contents.xcworkspacedata")
        var contents = XcodeWorkspaceContents()
        let file: SettingsFile
        do throws(FileReadError) {
            file = try SettingsFile.read(data)
        } catch {
            contents.problems = [ProjectProblem(path: data, line: 0, column: 0, message: error.message, isFatal: true)]
            return contents
        }
        do throws(SettingsSyntaxError) {
            let root = try XMLDocument.parse(file)
            add(
                root, folder: SourcePath.parent(of: workspace), of: Walk(file: file, workspace: workspace),
                to: &contents)
        } catch {
            contents.problems = [file.problem(error.message, at: error.offset, isFatal: true)]
        }
        return contents
    }

    /// What stays the same for all elements.
    private struct Walk {
        var file: SettingsFile
        var workspace: String
    }

    /// Adds what stands in an element; the depth is bounded by the document's.
    private static func add(
        _ element: XMLElement, folder: String, of walk: Walk, to contents: inout XcodeWorkspaceContents
    ) {
        for child in element.children {
            let path = resolved(child.attributes["location"] ?? "", folder: folder, workspace: walk.workspace)
            switch child.name {
            case "Group": if let path { add(child, folder: path, of: walk, to: &contents) }
            case "FileRef": if let path { addReference(path, at: child.offset, in: walk.file, to: &contents) }
            default: continue
            }
        }
    }

    private static func addReference(
        _ path: String, at offset: Int, in file: SettingsFile, to contents: inout XcodeWorkspaceContents
    ) {
        if SourcePath.fileExtension(of: path) == "xcodeproj" {
            if contents.projects.contains(path) { return }
            contents.projects.append(path)
            if FolderWalk.kind(of: path) == .missing {
                contents.problems.append(file.problem("\(path) does not exist", at: offset))
            }
        } else if FolderWalk.kind(of: SourcePath.joined(path, "Package.swift")) == .file {
            if !contents.packages.contains(path) { contents.packages.append(path) }
        }
    }

    /// The path of a location such as `group:App/App.xcodeproj`; nil for one that is no place in the source tree.
    private static func resolved(_ location: String, folder: String, workspace: String) -> String? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = String(location[location.index(after: colon)...])
        switch location[..<colon] {
        case "group": return SourcePath.normalized(SourcePath.joined(folder, path))
        case "container":
            return SourcePath.normalized(SourcePath.joined(SourcePath.parent(of: workspace), path))
        case "absolute": return path.hasPrefix("/") ? SourcePath.normalized(path) : nil
        // The workspace inside a project stands for that project.
        case "self": return SourcePath.parent(of: workspace)
        default: return nil
        }
    }
}
