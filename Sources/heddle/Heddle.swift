import CommandLineKit
import Wire

/// The command line program: parses the command line, runs one command and exits with its code.
@main
struct Heddle {
    /// Runs the command line of this process.
    static func main() async {
        var words = CommandLine.arguments
        if !words.isEmpty { words.removeFirst() }
        let code: ExitCode
        do {
            code = try await run(words)
        } catch let error as UsageError {
            complain(HeddleSyntax.program.report(error, command: words.first))
            code = .usage
        } catch let error as CommandFailure {
            complain(error.text)
            code = error.code
        } catch {
            complain("error: \(error)\n")
            code = .toolFailure
        }
        code.exit()
    }

    private static func complain(_ text: String) {
        var errors = OutputBuffer.standardError()
        errors.append(text)
    }

    private static func run(_ words: [String]) async throws -> ExitCode {
        switch try CommandLineParser(HeddleSyntax.program).parse(words) {
        case .version: return print("heddle \(HeddleSyntax.version)\n")
        case .help(let command): return print(HeddleSyntax.program.help(for: command))
        case .run(let command): return try await run(command)
        }
    }

    private static func run(_ command: ParsedCommand) async throws -> ExitCode {
        switch command.name {
        case "completions": return try CompletionsCommand.run(command)
        case "settings": return try await SettingsCommand.run(command)
        case "isolation": return try await IsolationCommand.run(command)
        default: throw UsageError.unknownCommand(command.name, nearest: nil)
        }
    }

    private static func print(_ text: String) -> ExitCode {
        var output = OutputBuffer.standardOutput()
        output.append(text)
        output.flush()
        return .ok
    }
}
