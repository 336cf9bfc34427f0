import Foundation
import Settings
import SourceText
import Subprocess
import Wire

/// Asks the toolchain what a package's manifest comes to, which runs the manifest.
struct ManifestRun {
    /// Why there is no answer, for people.
    struct Failure: Error {
        let message: String
    }

    /// Manifests that take longer are stopped.
    private static let timeout = Duration.seconds(120)

    /// The toolchain's answer for the package in a folder.
    static func answer(for folder: String) throws(Failure) -> JSONValue {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let swift = ExecutableSearch.find("swift", path: path) else {
            throw Failure(message: "there is no 'swift' in PATH to evaluate the manifest with")
        }
        let command = Command(
            swift, ["package", "dump-package", "--package-path", folder], timeout: timeout, outputLimit: 64 << 20)
        let result: CommandResult
        do throws(SubprocessError) { result = try command.runBlocking() } catch {
            throw Failure(message: "'\(command.commandLine)' could not be run: \(error)")
        }
        guard result.status.isSuccess else {
            let lines = result.standardError.text.split(separator: "\n")
            let error = lines.first { $0.contains("error:") } ?? lines.last ?? "no message"
            throw Failure(message: "the toolchain could not evaluate the manifest: \(error)")
        }
        do throws(JSONError) { return try JSONParser.parse(result.standardOutput.bytes) } catch {
            throw Failure(message: "the toolchain's answer for the manifest cannot be read: \(error.message)")
        }
    }
}
