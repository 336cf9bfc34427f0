package import Analysis
import Settings
import SourceModel
package import SourceText
import Wire

/// Comparisons as a JSON document: a versioned contract, described in docs/formats/comparison.md.
package struct ComparisonJSON: Sendable {
    /// Rises when a field changes its meaning or goes; a new field leaves it.
    package static let version = 1

    private let display: PathDisplay

    package init(_ display: PathDisplay) { self.display = display }

    /// The document, with a line end.
    package func document(_ reports: [ComparisonReport]) -> [UInt8] {
        var writer = JSONWriter(isIndented: true)
        writer.value([
            "version": .integer(Int64(Self.version)), "comparisons": .array(reports.map(value)),
        ])
        writer.newline()
        return writer.bytes
    }

    private func value(of report: ComparisonReport) -> JSONValue {
        let comparison = report.comparison
        return [
            "module": .string(comparison.before.name),
            "before": .string(comparison.beforeName),
            "after": .string(comparison.afterName),
            "settings": .array(
                comparison.differences.map { difference in
                    [
                        "name": .string(difference.name), "before": .string(difference.before),
                        "after": .string(difference.after),
                    ]
                }),
            "changes": .array(report.changes.map(value)),
        ]
    }

    private func value(of change: IsolationChange) -> JSONValue {
        [
            "file": .string(display.shown(change.path)), "line": .integer(Int64(change.line)),
            "col": .integer(Int64(change.column)), "kind": .string(change.kind.rawValue),
            "name": .string(change.name),
            "before": .string(change.before.spelling), "after": .string(change.after.spelling),
            "runsBefore": .string(change.executorBefore.text), "runsAfter": .string(change.executorAfter.text),
        ]
    }
}
