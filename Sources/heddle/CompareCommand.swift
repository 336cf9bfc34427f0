import Analysis
import CommandLineKit
import Reporters
import Settings
import SourceText
import Wire

/// `heddle settings --compare A [B]`: what would run elsewhere under other settings.
enum CompareCommand {
    /// Prints the comparisons; finds something where any function or closure changes.
    static func run(_ context: CommandContext, _ names: [String]) async throws(CommandFailure) -> ExitCode {
        guard let first = names.first else { return .usage }
        let comparisons: [SettingsComparison]
        var project = context.project
        do throws(DiscoveryError) {
            project.modules = try ModuleSelection.modules(of: project, context.selection)
        } catch {
            throw CommandFailure(error)
        }
        do throws(ComparisonError) {
            comparisons = try SettingsComparison.comparisons(
                of: first, with: names.dropFirst().first, context.overrides, in: project)
        } catch {
            throw CommandFailure(error)
        }
        let analyzer = Analyzer(context.analysisOptions(), root: project.root)
        var reports: [ComparisonReport] = []
        for comparison in comparisons {
            guard let report = await analyzer.compare(comparison, in: context.project) else { return .interrupted }
            reports.append(report)
            context.report(report.statistics)
        }
        print(reports, context)
        return reports.contains { !$0.changes.isEmpty } ? .findings : .ok
    }

    private static func print(_ reports: [ComparisonReport], _ context: CommandContext) {
        var output = OutputBuffer.standardOutput()
        let display = context.project.display
        if context.command.value("format") == "json" {
            output.append(ComparisonJSON(display).document(reports))
        } else {
            output.append(reports.map(ComparisonText(display).text).joined(separator: "\n"))
        }
        output.flush()
    }
}

extension CommandFailure {
    /// The failure that follows from names that cannot be compared.
    init(_ error: ComparisonError) {
        switch error {
        case .unknownName(let name, let known):
            self = .unknown("target or configuration", name, known)
        case .nothingToCompareWith(let name):
            self.init(
                "nothing to compare '\(name)' with",
                tip: "name a second target or configuration, or state a setting such as --default-isolation MainActor",
                code: .usage)
        case .notInBoth(let first, let second):
            self.init("no target has both configurations '\(first)' and '\(second)'", code: .usage)
        case .notAlike(let first, let second):
            self.init(
                "'\(first)' and '\(second)' cannot be compared", tip: "name two targets or two configurations",
                code: .usage)
        }
    }
}
