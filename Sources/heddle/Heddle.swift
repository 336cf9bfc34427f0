import CommandLineKit
import Wire

/// The command line program: parses the command line, runs one command and exits with its code.
@main
struct Heddle {
    static func main() async {
        var words = CommandLine.arguments
        if !words.isEmpty { words.removeFirst() }
        var errors = OutputBuffer.standardError()
        let code: ExitCode
        do throws(UsageError) {
            code = try await run(words)
        } catch {
            errors.append(HeddleSyntax.program.report(error, command: words.first))
            code = .usage
        }
        code.exit()
    }

    private static func run(_ words: [String]) async throws(UsageError) -> ExitCode {
        switch try CommandLineParser(HeddleSyntax.program).parse(words) {
        case .version: return print("heddle \(HeddleSyntax.version)\n")
        case .help(let command): return print(HeddleSyntax.program.help(for: command))
        case .run(let command): return try await run(command)
        }
    }

    private static func run(_ command: ParsedCommand) async throws(UsageError) -> ExitCode {
        switch command.name {
        case "completions": return try CompletionsCommand.run(command)
        default: throw .custom("'heddle \(command.name)' is not ready yet", tip: "")
        }
    }

    private static func print(_ text: String) -> ExitCode {
        var output = OutputBuffer.standardOutput()
        output.append(text)
        output.flush()
        return .ok
    }
}
