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

    /// A message with the paths in it as they are shown elsewhere.
    func sentence(_ message: String) -> String {
        let start = display.currentFolder + "/"
        return display.shown(start + "x") == "x" ? message.replacing(start, with: "") : message
    }

    /// What places have in common that stand in one line: their file, or the reason itself.
    func source(of provenance: Provenance) -> String {
        if case .written(let path, _, _) = provenance { path } else { text(provenance) }
    }

    /// `Package.swift:12:9 and 3 more`, for places of one source.
    func text(of places: [Provenance]) -> String {
        guard let first = places.first else { return "" }
        return text(first) + (places.count > 1 ? " and \(places.count - 1) more" : "")
    }

    /// `path:line:column` as far as they are known.
    package func place(_ path: String, _ line: Int, _ column: Int) -> String {
        let path = display.shown(path)
        if line <= 0 { return path }
        return column > 0 ? "\(path):\(line):\(column)" : "\(path):\(line)"
    }
}
