import Analysis
import CommandLineKit
import Reporters
import Settings
import SourceText
import Wire

/// `heddle settings [PATH]`: what each module is compiled under.
enum SettingsCommand {
    /// Prints the settings, or what differs between two of them.
    static func run(_ command: ParsedCommand) async throws(CommandFailure) -> ExitCode {
        let context = try CommandContext(command, path: command.arguments.first ?? ".")
        try context.requireReadable(context.project)
        if command.has("compare") { return try await CompareCommand.run(context, command.values("compare")) }
        let shown = try shown(of: context.overridden(), context)
        var output = OutputBuffer.standardOutput()
        if command.value("format") == "json" {
            output.append(SettingsJSON(shown).document())
        } else {
            output.append(SettingsText(shown).text(showsFiles: command.has("files")))
        }
        output.flush()
        return context.exitCode(for: shown)
    }

    /// The modules that are asked for: those named, or all that have a requested file.
    private static func shown(of project: Project, _ context: CommandContext) throws(CommandFailure) -> Project {
        var shown = project
        do throws(DiscoveryError) {
            shown.modules = try ModuleSelection.modules(of: project, context.selection)
        } catch {
            throw CommandFailure(error)
        }
        if case .below = project.scope {
            shown.modules = shown.modules.filter { module in
                module.files.contains(where: project.isRequested) || project.isRequested(module.container)
            }
        }
        return shown
    }
}
