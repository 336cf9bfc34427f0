import CommandLineKit
import Wire

/// The tool of those who change Heddle: measures it.
@main
struct Devtool {
    /// Runs the command line of this process.
    static func main() async {
        var words = CommandLine.arguments
        if !words.isEmpty { words.removeFirst() }
        do {
            try await run(words)
        } catch let error as UsageError {
            complain(DevtoolSyntax.program.report(error, command: words.first))
            Process.exit(2)
        } catch let error as DevtoolFailure {
            complain("error: \(error.message)\n")
            Process.exit(1)
        } catch {
            complain("error: \(error)\n")
            Process.exit(1)
        }
    }

    private static func complain(_ text: String) {
        var errors = OutputBuffer.standardError()
        errors.append(text)
    }

    private static func run(_ words: [String]) async throws {
        switch try CommandLineParser(DevtoolSyntax.program).parse(words) {
        case .version: Process.print("devtool\n")
        case .help(let command): Process.print(DevtoolSyntax.program.help(for: command))
        case .run(let command):
            switch command.name {
            case "bench": try await BenchCommand.run(command)
            case "parse": try await ParseCommand.run(command)
            case "agreement": try await AgreementCommand.run(command)
            case "sdk-facts": try SDKFactsCommand.run(command)
            default: throw UsageError.unknownCommand(command.name, nearest: nil)
            }
        }
    }
}

/// Why a command of the tool stops.
struct DevtoolFailure: Error {
    var message: String
}
