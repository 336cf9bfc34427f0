import Analysis
import Reporters
import Settings
import SourceText
import Wire

/// What the user should know of an answer besides the answer: on standard error, so that the output stays clean.
struct Notes {
    private let project: Project
    private let selection: ModuleSelection
    private let report: IsolationReport

    init(_ project: Project, _ selection: ModuleSelection, _ report: IsolationReport) {
        self.project = project
        self.selection = selection
        self.report = report
    }

    /// Prints them.
    func write() {
        var errors = OutputBuffer.standardError()
        for line in unreadable() + problems() + unparsed() + doubts() + choices() { errors.append(line + "\n") }
    }

    private func unreadable() -> [String] {
        report.unreadable.map { file in
            "warning: cannot read \(project.display.shown(file.path)): \(file.failure?.message ?? "")"
        }
    }

    private func problems() -> [String] {
        let origin = OriginText(project.display)
        return project.problems.map { problem in
            let place = origin.place(problem.path, problem.line, problem.column)
            return "\(problem.isFatal ? "error" : "warning"): \(place): \(problem.message)"
        }
    }

    /// Files that do not parse: analysed as far as they go, and named.
    private func unparsed() -> [String] {
        var lines: [String] = []
        for module in report.modules {
            for (path, answer) in zip(module.part.answered, module.files) {
                guard let first = answer.syntaxErrors.first else { continue }
                let place = "\(project.display.shown(path)):\(first.line):\(first.column)"
                lines.append("warning: \(place): does not parse (\(first.evidence)); analysed as far as it goes")
            }
        }
        return lines
    }

    /// Settings that were taken for the compiler's default because they could not be decided.
    private func doubts() -> [String] {
        let undecided = selection.parts.map(\.settings).filter { module in
            module.languageMode.value == nil || module.defaultIsolation.value == nil
                || module.strictConcurrency.value == nil
        }
        if undecided.isEmpty { return [] }
        let names = undecided.prefix(4).map(\.name).joined(separator: ", ")
        let more = undecided.count > 4 ? " and \(undecided.count - 4) more" : ""
        return [
            "warning: some settings of \(names)\(more) are unknown and taken for the compiler's defaults; "
                + "'heddle settings' says which and how to find out"
        ]
    }

    /// Which module answered where several have the same files.
    private func choices() -> [String] {
        let shared = selection.shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard let first = shared.first else { return [] }
        let names = shared.prefix(3).map { "\($0.key) for \($0.value)" }.joined(separator: ", ")
        let more = shared.count > 3 ? " and \(shared.count - 3) more" : ""
        let files = shared.count == 1 && first.value == 1 ? "a file that belongs" : "files that belong"
        return [
            "note: of \(files) to several modules one answers (\(names)\(more)); choose with --target"
        ]
    }
}
