import Analysis
import CommandLineKit
import Reporters
import Settings
import SourceText
import Wire

/// `heddle isolation PATH[:LINE[:COLUMN]]`: where every declaration and closure runs.
enum IsolationCommand {
    /// Prints all rows, or explains the one at a position.
    static func run(_ command: ParsedCommand) async throws(CommandFailure) -> ExitCode {
        let location = RequestedLocation(command.arguments.first ?? ".")
        let context = try CommandContext(command, path: location.path)
        let project = context.overridden()
        try context.requireReadable(project)
        let selection: ModuleSelection
        do throws(DiscoveryError) {
            selection = try ModuleSelection(from: project, context.selection)
        } catch {
            throw CommandFailure(error)
        }
        if selection.parts.isEmpty { throw CommandFailure(.noSwiftFiles(path: location.path, problem: nil)) }
        if command.has("verify") { return try await VerifyCommand.run(context, selection, project) }
        let analyzer = Analyzer(context.analysisOptions(), root: project.root)
        if location.line != nil {
            return try await explain(location, selection, analyzer, project)
        }
        guard let report = await analyzer.isolation(of: selection) else { return .interrupted }
        print(report, project, command)
        Notes(project, selection, report).write()
        context.report(report.statistics)
        return isSound(report) ? context.exitCode(for: project) : .unreadableInput
    }

    /// Whether at least one of the files that were asked for can be read and parses.
    private static func isSound(_ report: IsolationReport) -> Bool {
        let unreadable = Set(report.unreadable.map(\.path))
        let files = report.modules.flatMap { zip($0.part.answered, $0.files) }
        return files.isEmpty || files.contains { !unreadable.contains($0.0) && $0.1.syntaxErrors.isEmpty }
    }

    /// Prints the explanation of what stands at the position.
    private static func explain(
        _ location: RequestedLocation, _ selection: ModuleSelection, _ analyzer: Analyzer, _ project: Project
    ) async throws(CommandFailure) -> ExitCode {
        guard case .below(let path) = project.scope, let line = location.line else {
            throw CommandFailure("a position needs a Swift file", code: .usage)
        }
        guard let (model, _) = await analyzer.model(of: selection) else { return .interrupted }
        var explainer = Explainer(model, selection)
        let found = explainer.explanations(path: path, line: line, column: location.column)
        if found.isEmpty {
            let place = "\(project.display.shown(path)):\(line)" + (location.column.map { ":\($0)" } ?? "")
            throw CommandFailure("no declaration and no closure at \(place)", code: .usage)
        }
        var output = OutputBuffer.standardOutput()
        output.append(found.map(ExplanationText(project.display).text).joined(separator: "\n"))
        output.flush()
        return .ok
    }

    private static func print(_ report: IsolationReport, _ project: Project, _ command: ParsedCommand) {
        var output = OutputBuffer.standardOutput()
        let showsConformances = command.has("conformances")
        if command.value("format") == "jsonl" {
            IsolationLines(display: project.display, showsConformances: showsConformances).write(report, to: &output)
        } else {
            IsolationText(display: project.display, showsConformances: showsConformances).write(report, to: &output)
        }
        output.flush()
    }
}

/// A path with an optional position behind it.
struct RequestedLocation: Hashable {
    var path: String
    var line: Int?
    var column: Int?

    /// Reads `PATH:LINE:COLUMN`; a file whose name really ends like that is taken as it is.
    init(_ text: String) {
        path = text
        if FolderWalk.kind(of: text) != .missing { return }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.dropFirst().suffix(2).map { Int($0) }
        guard parts.count > 1, let last = numbers.last, let last else { return }
        if numbers.count == 2, let line = numbers[0] {
            (self.line, column) = (line, last)
            path = parts.dropLast(2).joined(separator: ":")
        } else {
            line = last
            path = parts.dropLast().joined(separator: ":")
        }
    }
}
