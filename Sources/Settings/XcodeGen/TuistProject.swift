import SourceText
import SwiftParser
import SwiftSyntax

/// Projects whose description is a program: Tuist runs `Project.swift` to make the project file.
package enum TuistProject {
    /// What can be said of a folder that holds such a description; nil where there is none.
    package static func unknown(in folder: String) -> UnknownSetting? {
        for name in ["Project.swift", "Workspace.swift"] {
            let path = SourcePath.joined(folder, name)
            guard FolderWalk.kind(of: path) == .file, let bytes = try? FileBytes.read(path, limit: 1 << 20) else {
                continue
            }
            let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
            for statement in tree.statements {
                guard let module = statement.item.as(ImportDeclSyntax.self)?.path.first,
                    module.name.text == "ProjectDescription"
                else { continue }
                let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
                let place = SettingsFile(path: path, bytes: bytes).provenance(at: start)
                return UnknownSetting(
                    what: "the whole project: \(name) is a program that Tuist runs", provenance: place,
                    howToFindOut: "tuist generate --no-open, then read the generated project")
            }
        }
        return nil
    }
}
