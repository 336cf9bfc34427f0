import CommandLineKit
import Wire

/// `heddle completions SHELL`: prints the script that teaches a shell Heddle's commands.
enum CompletionsCommand {
    static func run(_ command: ParsedCommand) throws(UsageError) -> ExitCode {
        guard let shell = command.arguments.first.flatMap(Shell.init) else { throw .missingArgument("SHELL") }
        var output = OutputBuffer.standardOutput()
        output.append(HeddleSyntax.program.completionScript(for: shell))
        output.flush()
        return .ok
    }
}
