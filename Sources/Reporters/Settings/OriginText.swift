package import Settings
package import SourceText

/// Says where a value comes from.
package struct OriginText: Sendable {
    private let display: PathDisplay

    package init(_ display: PathDisplay) { self.display = display }

    /// `Package.swift:12:9`, or the reason in words.
    package func text(_ provenance: Provenance) -> String {
        switch provenance {
        case .written(let path, let line, let column): place(path, line, column)
        case .byDefault(let text), .implied(let text), .evaluated(let text): text
        case .option(let text): "option \(text)"
        }
    }

    /// `path:line:column` as far as they are known.
    package func place(_ path: String, _ line: Int, _ column: Int) -> String {
        let path = display.shown(path)
        if line <= 0 { return path }
        return column > 0 ? "\(path):\(line):\(column)" : "\(path):\(line)"
    }
}
