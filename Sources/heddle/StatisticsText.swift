import Analysis

/// What `--stats` prints.
enum StatisticsText {
    /// Lines of names and values.
    static func lines(_ statistics: Statistics) -> [String] {
        var lines = [
            "files      \(statistics.files) (\(statistics.lines) lines)",
            "parsed     \(statistics.parsed)",
            "reused     \(statistics.reused) summaries, \(statistics.answered) answered modules",
            "inferred   \(statistics.inferred) modules",
        ]
        for phase in statistics.phases {
            let name = phase.name + String(repeating: " ", count: max(1, 11 - phase.name.count))
            lines.append("\(name)\(seconds(phase.seconds)) s")
        }
        lines.append("cache      \(statistics.cachePath ?? "none")")
        return lines
    }

    private static func seconds(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
