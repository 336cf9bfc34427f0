import Foundation
import SwiftParser
import SwiftSyntax

/// The files of this repository, found from where this file stands.
enum Repository {
    /// Its root folder.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Files that a tool writes; no person reads them from top to bottom.
    static let generated: Set<String> = []

    /// A Swift file and its syntax.
    struct SourceFile {
        /// From the root.
        let path: String
        let text: String
        let tree: SourceFileSyntax
        let converter: SourceLocationConverter

        /// The module whose folder it stands in.
        var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

        func line(of node: some SyntaxProtocol) -> Int {
            node.startLocation(converter: converter).line
        }

        /// How the failure of a check names a place.
        func place(of node: some SyntaxProtocol) -> String { "\(path):\(line(of: node))" }
    }

    /// The Swift files of the product and of its tests, sorted by path, generated ones left out.
    static let sources = Result { try swiftFiles(in: "Sources") }
    static let tests = Result { try swiftFiles(in: "Tests") }

    private static func swiftFiles(in folder: String) throws -> [SourceFile] {
        try paths(in: folder).filter { $0.hasSuffix(".swift") && !generated.contains($0) }.map { path in
            let text = try text(of: path)
            let tree = Parser.parse(source: text)
            let converter = SourceLocationConverter(fileName: path, tree: tree)
            return SourceFile(path: path, text: text, tree: tree, converter: converter)
        }
    }

    /// Paths from the root of all files below a folder, sorted.
    static func paths(in folder: String) throws -> [String] {
        let start = root.appendingPathComponent(folder).path
        let names = try FileManager.default.subpathsOfDirectory(atPath: start)
        return names.map { folder + "/" + $0 }.sorted()
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}
