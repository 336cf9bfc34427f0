import Foundation
package import Settings
import SourceText
import Subprocess
import Wire

/// Asks the toolchain what a package's manifest comes to, which runs the manifest.
package struct ManifestRun {
    /// Why there is no answer: what is wrong with the manifest, or with asking.
    struct Failure: Error {
        let problems: [ProjectProblem]
    }

    /// Manifests that take longer are stopped.
    private static let timeout = Duration.seconds(60)
    /// The processor time that each process may use. The package manager starts the manifest in a process group of its
    /// own, which outlives it where it is stopped; this limit ends it all the same.
    private static let processorSeconds = 30

    /// The toolchain's answer for the package that a manifest belongs to.
    static func answer(for manifest: String) throws(Failure) -> JSONValue {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let swift = ExecutableSearch.find("swift", path: path) else {
            throw failure("there is no 'swift' in PATH to evaluate the manifest with", manifest)
        }
        let folder = SourcePath.parent(of: manifest)
        let command = Command(
            "/bin/sh",
            [
                "-c", "ulimit -t \(processorSeconds); exec \"$0\" \"$@\"", swift, "package", "--package-path", folder,
                "dump-package",
            ], timeout: timeout, outputLimit: 64 << 20)
        let result: CommandResult
        do throws(SubprocessError) { result = try command.runBlocking() } catch {
            let isSlow = if case .timedOut = error { true } else { false }
            let reason = isSlow ? "it takes longer than \(timeout.components.seconds) s" : error.description
            throw failure("the toolchain could not evaluate the manifest: \(reason)", manifest)
        }
        guard result.status.isSuccess else {
            let found = problems(in: result.standardError.text, of: manifest)
            guard found.isEmpty else { throw Failure(problems: found) }
            throw failure("the toolchain could not evaluate the manifest: \(result.status)", manifest)
        }
        do throws(JSONError) { return try JSONParser.parse(result.standardOutput.bytes) } catch {
            throw failure("the toolchain's answer for the manifest cannot be read: \(error.message)", manifest)
        }
    }

    private static func failure(_ message: String, _ manifest: String) -> Failure {
        Failure(problems: [ProjectProblem(path: manifest, line: 0, column: 0, message: message, isFatal: true)])
    }

    /// The errors in the toolchain's output: the compiler's, with their places, else the package manager's.
    package static func problems(in output: String, of manifest: String) -> [ProjectProblem] {
        let lines = output.split(whereSeparator: \.isNewline)
        let placed = lines.compactMap { compilerError(String($0)) }
        if !placed.isEmpty { return placed }
        let first = lines.first { $0.hasPrefix("error: ") } ?? lines.last
        guard let first else { return [] }
        let message = first.hasPrefix("error: ") ? first.dropFirst("error: ".count) : first
        let reason = message.replacing(/\ \(compiled with: .*\)$/, with: "")
        return failure("the toolchain could not evaluate the manifest: \(reason)", manifest).problems
    }

    /// `path:line:column: error: message`.
    private static func compilerError(_ line: String) -> ProjectProblem? {
        guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.+)/), let number = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        return ProjectProblem(
            path: String(match.1), line: number, column: column, message: String(match.4), isFatal: true)
    }
}
