package import CompilerDriver
package import SourceText

/// Comparisons with the compiler as text: a table of agreement per kind, then every disagreement with both reasons.
package struct VerificationText: Sendable {
    private let display: PathDisplay

    package init(_ display: PathDisplay) { self.display = display }

    /// The text, line ends included.
    package func text(_ verifications: [IsolationVerification]) -> String {
        var lines: [String] = []
        var total = IsolationAgreement()
        for verification in verifications {
            if let agreement = verification.agreement { total = total + agreement }
            lines += module(verification) + [""]
        }
        let compared = verifications.filter { $0.agreement != nil }.count
        if compared > 1 { lines += ["\(compared) modules together"] + table(total) + [""] }
        lines += details(total)
        lines.append(verdict(total, compared))
        return lines.joined(separator: "\n") + "\n"
    }

    private func module(_ verification: IsolationVerification) -> [String] {
        guard let agreement = verification.agreement else {
            let errors = verification.errors.prefix(3).map { "  \(shown($0))" }
            return ["\(verification.module): not compared (\(verification.failure ?? "no answer"))"] + errors
        }
        let note = verification.typeChecks ? "" : " (with errors: \(verification.errorCount))"
        return [verification.module + note] + table(agreement)
    }

    private func table(_ agreement: IsolationAgreement) -> [String] {
        var table = TextTable(
            header: ["KIND", "COMPARED", "AGREE", "DISAGREE", "UNKNOWN", "MISSING", "AGREEMENT"],
            rightAligned: [1, 2, 3, 4, 5, 6])
        func add(_ name: String, _ counts: IsolationAgreement.Counts) {
            if counts.compared == 0 { return }
            table.add(
                name, "\(counts.compared)", "\(counts.agree)", "\(counts.disagree)", "\(counts.unknown)",
                "\(counts.missing)", Self.percent(counts.agreementPercent))
        }
        for kind in agreement.kinds { add(kind.kind.rawValue, kind.counts) }
        add("all declarations", agreement.declarations)
        add("all closures", agreement.closures)
        return table.lines(indent: 2)
    }

    private func details(_ agreement: IsolationAgreement) -> [String] {
        var lines: [String] = []
        for difference in agreement.disagreements {
            let row = difference.compiler
            lines.append("\(place(row)): \(row.kind.rawValue) \(row.name)")
            lines.append("  compiler  \(row.isolation) (\(Self.reason(row)))")
            lines.append("  heddle    \(difference.inferred.isolation) (\(difference.inferred.evidence))")
        }
        for row in agreement.missing {
            lines.append("\(place(row)): \(row.kind.rawValue) \(row.name)")
            lines.append("  compiler  \(row.isolation) (\(Self.reason(row)))")
            lines.append("  heddle    has no such row")
        }
        return lines.isEmpty ? [] : lines + [""]
    }

    private func verdict(_ total: IsolationAgreement, _ compared: Int) -> String {
        if compared == 0 { return "Nothing could be compared." }
        let all = total.kinds.reduce(IsolationAgreement.Counts()) { $0 + $1.counts }
        return "\(all.agree) of \(all.compared) agree, \(all.disagree + all.missing) disagree, \(all.unknown) unknown."
    }

    private func place(_ row: CompilerIsolationRow) -> String { "\(display.shown(row.file)):\(row.line):\(row.column)" }

    private func shown(_ error: CompilerError) -> String {
        error.line > 0
            ? "\(display.shown(error.file)):\(error.line):\(error.column): \(error.message)" : error.message
    }

    /// Which of the compiler's outputs says so.
    private static func reason(_ row: CompilerIsolationRow) -> String {
        let source =
            switch row.source {
            case .sil: "emitted code"
            case .lenientSIL: "emitted code, Swift 5 mode"
            case .tree: "syntax tree"
            case .probe: "a probe"
            case .requirement: "its requirements"
            }
        return row.origin.map { "\(source), \($0.rawValue)" } ?? source
    }

    /// Two digits behind the point; 100 % only where all agree.
    private static func percent(_ value: Double?) -> String {
        guard let value else { return "" }
        let hundredths = Int(value * 100)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
    }
}
