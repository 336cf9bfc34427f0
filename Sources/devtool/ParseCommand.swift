import Analysis
import CommandLineKit
import SourceText
import SwiftParser
import SwiftSyntax

/// `devtool parse PATH`: what parsing alone costs, with the parser and the parallelism that Heddle has.
enum ParseCommand {
    /// Parses every file and prints how many.
    static func run(_ command: ParsedCommand) async throws {
        let path = try PathDisplay.resolved(command.arguments.first ?? ".")
        let files = try FolderScan(path).files
        let sizes = await ParallelMap.results(of: files, width: Process.processorCount) { file in
            guard let bytes = try? FileBytes.read(file) else { return 0 }
            return bytes.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
        }
        Process.print("\(files.count) files, \((sizes ?? []).reduce(0, +)) bytes\n")
    }
}
