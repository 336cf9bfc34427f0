/// Rows of text in aligned columns, two spaces apart. The last column is not padded, and no line ends in a space.
package struct TextTable: Sendable {
    private var rows: [[String]] = []
    /// Columns whose text stands at the right: numbers.
    private let rightAligned: Set<Int>

    package init(header: [String] = [], rightAligned: Set<Int> = []) {
        self.rightAligned = rightAligned
        if !header.isEmpty { rows.append(header) }
    }

    /// Adds a row; missing cells at its end are empty.
    package mutating func add(_ cells: [String]) { rows.append(cells) }

    /// Adds a row; missing cells at its end are empty.
    package mutating func add(_ cells: String...) { rows.append(cells) }

    package var isEmpty: Bool { rows.isEmpty }

    /// The lines, each after `indent` spaces.
    package func lines(indent: Int = 0) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        let start = String(repeating: " ", count: indent)
        return rows.map { row in
            var line = start
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                line += rightAligned.contains(column) ? padding + cell : cell + padding
                line += "  "
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
