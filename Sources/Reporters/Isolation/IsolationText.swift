package import Analysis
package import SourceText
package import Wire

/// Isolation as text: a table per file and a line that counts.
package struct IsolationText: Sendable {
    private let display: PathDisplay
    private let showsConformances: Bool

    package init(display: PathDisplay, showsConformances: Bool) {
        self.display = display
        self.showsConformances = showsConformances
    }

    /// Writes the tables of a report.
    package func write(_ report: IsolationReport, to output: inout OutputBuffer) {
        var isFirst = true
        for module in report.modules {
            for (path, answer) in zip(module.part.answered, module.files) {
                let rows = showsConformances ? answer.conformances : answer.rows
                if rows.isEmpty { continue }
                if !isFirst { output.append("\n") }
                isFirst = false
                output.append(display.shown(path) + "\n")
                for line in table(rows).lines(indent: 2) { output.append(line + "\n") }
            }
        }
        output.append((isFirst ? "" : "\n") + summary(report) + "\n")
    }

    private func table(_ rows: [AnswerRow]) -> TextTable {
        var table = TextTable()
        for row in rows {
            let name = row.detail.isEmpty ? row.name : "\(row.name): \(row.detail)"
            table.add("\(row.line):\(row.column)", row.isolation, row.kind, name, row.evidence)
        }
        return table
    }

    /// "1,204 declarations and 96 closures in 40 files: 700 nonisolated, 500 @MainActor, 4 unknown".
    private func summary(_ report: IsolationReport) -> String {
        var counts: [String: Int] = [:]
        var declarations = 0
        var closures = 0
        var files = 0
        for module in report.modules {
            files += module.files.count
            for row in module.files.flatMap({ showsConformances ? $0.conformances : $0.rows }) {
                counts[row.isolation, default: 0] += 1
                if row.kind == "closure" || row.kind == "autoclosure" { closures += 1 } else { declarations += 1 }
            }
        }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let list = sorted.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        let what =
            showsConformances
            ? Self.count(declarations, "conformance")
            : "\(Self.count(declarations, "declaration")) and \(Self.count(closures, "closure"))"
        return "\(what) in \(Self.count(files, "file"))" + (list.isEmpty ? "" : ": " + list)
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
