import Settings

/// The table of a container's modules; where there are many, those that have everything in common share a line.
struct SettingsTable {
    /// Modules of one line: a module in some of its configurations, or several modules.
    private struct Row {
        var cells: [String]
        var kind: ModuleKind
        /// With the number of files of each.
        var modules: [(name: String, files: Int)]
        var configuration: String
    }

    private var header = ["MODULE", "KIND", "FILES"]
    private var rows: [Row] = []
    private let hasConfigurations: Bool
    /// Containers with fewer modules show each in a line.
    private static let longTable = 13
    /// Fewer equal modules are shown one by one.
    private static let sharing = 4

    init(_ groups: [ConfigurationGroup], _ notes: inout OriginNotes) {
        hasConfigurations = groups.contains { !$0.label.isEmpty && $0.label != ConfigurationGroup.everyConfiguration }
        if hasConfigurations { header.append("CONFIGURATION") }
        header += ["LANGUAGE MODE", "CHECKING", "DEFAULT ISOLATION"]
        let hasSwitch = groups.contains { $0.settings.approachableConcurrency.isGiven }
        let hasMemorySafety = groups.contains { $0.settings.strictMemorySafety.value != false }
        if hasSwitch { header.append("APPROACHABLE") }
        if hasMemorySafety { header.append("MEMORY SAFETY") }
        for group in groups {
            let module = group.settings
            var cells = [
                notes.cell(module.languageMode, \.rawValue), notes.cell(module.strictConcurrency, \.rawValue),
                notes.cell(module.defaultIsolation, \.rawValue),
            ]
            if hasSwitch { cells.append(notes.cell(module.approachableConcurrency) { $0 ? "yes" : "no" }) }
            if hasMemorySafety { cells.append(notes.cell(module.strictMemorySafety) { $0 ? "strict" : "not strict" }) }
            let row = Row(
                cells: cells, kind: module.kind, modules: [(module.name, module.files.count)],
                configuration: group.label)
            rows.append(row)
        }
        if rows.count >= Self.longTable { rows = Self.shared(rows) }
    }

    /// Rows with the same cells as one, at the place of the first.
    private static func shared(_ rows: [Row]) -> [Row] {
        var result: [Row] = []
        func key(_ row: Row) -> [String] { [row.kind.rawValue, row.configuration] + row.cells }
        let counts = Dictionary(grouping: rows.map(key)) { $0 }.mapValues(\.count)
        var places: [[String]: Int] = [:]
        for row in rows {
            let key = key(row)
            if let place = places[key] {
                result[place].modules += row.modules
            } else {
                if counts[key, default: 0] >= sharing { places[key] = result.count }
                result.append(row)
            }
        }
        return result
    }

    /// The lines, each after `indent` spaces.
    func lines(indent: Int) -> [String] {
        var table = TextTable(header: header, rightAligned: [2])
        var previous = ""
        var number = 0
        for row in rows {
            let name: String
            if row.modules.count > 1 {
                number += 1
                name = "\(row.modules.count) modules [\(number)]"
            } else {
                name = row.modules[0].name
            }
            let files = row.modules.map(\.files).reduce(0, +)
            var cells = name == previous ? ["", "", ""] : [name, row.kind.rawValue, String(files)]
            previous = name
            if hasConfigurations { cells.append(row.configuration) }
            table.add(cells + row.cells)
        }
        return table.lines(indent: indent)
    }

    /// The names of the modules of each line that stands for several.
    func sharedLines() -> [String] {
        rows.filter { $0.modules.count > 1 }.enumerated().flatMap { index, row in
            let names = row.modules.map(\.name).joined(separator: ", ")
            return LineWrapping.lines(of: "[\(index + 1)] \(names)", width: 112)
        }
    }
}
