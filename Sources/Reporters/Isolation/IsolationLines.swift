package import Analysis
package import SourceText
package import Wire

/// Isolation as JSON Lines: one object per declaration, closure or conformance; described in docs/formats/isolation.md.
package struct IsolationLines: Sendable {
    private let display: PathDisplay
    private let showsConformances: Bool

    package init(display: PathDisplay, showsConformances: Bool) {
        self.display = display
        self.showsConformances = showsConformances
    }

    /// Writes the lines of a report.
    package func write(_ report: IsolationReport, to output: inout OutputBuffer) {
        var writer = JSONWriter()
        for module in report.modules {
            for (path, answer) in zip(module.part.answered, module.files) {
                let file = display.shown(path)
                for row in showsConformances ? answer.conformances : answer.rows { write(row, of: file, to: &writer) }
                output.append(writer.bytes)
                writer.removeAll()
            }
        }
    }

    private func write(_ row: AnswerRow, of file: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("file", file)
        writer.member("line", Int(row.line))
        writer.member("col", Int(row.column))
        writer.member("kind", row.kind)
        writer.member("name", row.name)
        if !row.detail.isEmpty { writer.member("protocol", row.detail) }
        writer.member("isolation", row.isolation)
        writer.member("evidence", row.evidence)
        writer.endObject()
        writer.newline()
    }
}
