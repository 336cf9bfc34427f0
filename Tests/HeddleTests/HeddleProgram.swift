import Foundation
import Subprocess

/// The program under test, built beside the tests, and the projects that it is shown.
enum HeddleProgram {
    /// The root of this repository.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// Absolute path of the executable.
    static let path: String = {
        let beside = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent().path
        let folders = [beside, Bundle.main.bundlePath, repository + "/.build/debug"]
        let found = folders.map { $0 + "/heddle" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return found ?? repository + "/.build/debug/heddle"
    }()

    /// What a run printed and how it ended.
    struct Run {
        var code: Int32?
        var output: String
        var errors: String
    }

    /// Runs `heddle` in a folder; the time limit is far above what any of the tests takes.
    static func run(_ arguments: [String], in folder: String) async throws -> Run {
        let command = Command(
            path, arguments, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder],
            workingDirectory: folder, timeout: .seconds(300), outputLimit: 64 << 20)
        let result = try await command.run()
        var code: Int32?
        if case .exited(let value) = result.status { code = value }
        return Run(code: code, output: result.standardOutput.text, errors: result.standardError.text)
    }
}

/// A folder made for one test and removed with it.
struct ScratchFolder: ~Copyable {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = folder.appendingPathComponent("heddle-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, Data(text.utf8)) }
    }

    /// Writes a file and the folders above it.
    func write(_ name: String, _ data: Data) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
