package import Analysis
import SourceModel
package import SourceText

/// A comparison as text: the settings that differ, then what would run elsewhere, file by file, then how many.
package struct ComparisonText: Sendable {
    private let display: PathDisplay
    private let origin: OriginText

    package init(_ display: PathDisplay) {
        self.display = display
        origin = OriginText(display)
    }

    /// The text of one comparison.
    package func text(_ report: ComparisonReport) -> String {
        let comparison = report.comparison
        var lines = ["\(comparison.beforeName) → \(comparison.afterName)", ""]
        let settings = settings(comparison)
        lines += settings.isEmpty ? ["  The settings are the same."] : settings
        for path in paths(of: report) {
            lines += ["", display.shown(path)] + changes(report.changes.filter { $0.path == path })
        }
        lines += ["", summary(report)]
        return lines.joined(separator: "\n") + "\n"
    }

    private func settings(_ comparison: SettingsComparison) -> [String] {
        var table = TextTable()
        for difference in comparison.differences {
            table.add(
                difference.name, "\(difference.before) (\(origin.text(difference.beforeOrigin)))", "→",
                "\(difference.after) (\(origin.text(difference.afterOrigin)))")
        }
        return table.lines(indent: 2)
    }

    private func paths(of report: ComparisonReport) -> [String] {
        var seen: Set<String> = []
        return report.changes.map(\.path).filter { seen.insert($0).inserted }
    }

    private func changes(_ changes: [IsolationChange]) -> [String] {
        var table = TextTable()
        for change in changes {
            let runs =
                change.executorBefore == change.executorAfter
                ? "runs as before: \(change.executorAfter.text)"
                : "runs: \(change.executorBefore.text) → \(change.executorAfter.text)"
            table.add(
                "\(change.line):\(change.column)", change.kind.rawValue, change.name,
                "\(change.before.spelling) → \(change.after.spelling)", runs)
        }
        return table.lines(indent: 2)
    }

    private func summary(_ report: ComparisonReport) -> String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for change in report.changes {
            let flip = "\(change.before.spelling) → \(change.after.spelling)"
            if counts[flip] == nil { order.append(flip) }
            counts[flip, default: 0] += 1
        }
        if order.isEmpty { return "No function and no closure changes its isolation." }
        let list = order.map { "\(counts[$0] ?? 0) × \($0)" }.joined(separator: ", ")
        let count = report.changes.count
        return "\(count) \(count == 1 ? "function or closure changes its" : "functions and closures change their") "
            + "isolation: \(list)"
    }
}
