import Analysis
import CommandLineKit
import CompilerDriver
import Reporters
import SourceText
import Wire

/// `heddle isolation --verify`: the inference against the compiler's own answer.
enum VerifyCommand {
    /// Prints agreement and disagreements; finds something where there is any.
    static func run(
        _ context: CommandContext, _ selection: ModuleSelection, _ project: Project
    ) async throws(CommandFailure) -> ExitCode {
        let toolchain: Toolchain
        do throws(ToolchainError) {
            toolchain = try await Toolchain.locate()
        } catch {
            throw CommandFailure(error.description, code: .toolFailure)
        }
        var options = context.analysisOptions()
        options.platform = HostPlatform.name
        let importPaths = context.command.values("import-path").map {
            SourcePath.joined(project.display.currentFolder, $0)
        }
        let analyzer = Analyzer(options, root: project.root)
        let verifier = Verifier(toolchain, analyzer, project, importPaths: importPaths)
        guard let found = await verifier.verify(selection) else { return .interrupted }
        var output = OutputBuffer.standardOutput()
        output.append(VerificationText(project.display).text(found))
        output.flush()
        return code(for: found)
    }

    private static func code(for verifications: [IsolationVerification]) -> ExitCode {
        let agreements = verifications.compactMap(\.agreement)
        if agreements.isEmpty { return .toolFailure }
        let differs = agreements.contains { !$0.disagreements.isEmpty || !$0.missing.isEmpty }
        return differs ? .findings : .ok
    }
}

/// The operating system that this program runs on, as `os()` calls it.
enum HostPlatform {
    static var name: String {
        #if os(macOS)
            "macOS"
        #elseif os(Linux)
            "Linux"
        #else
            ""
        #endif
    }
}
