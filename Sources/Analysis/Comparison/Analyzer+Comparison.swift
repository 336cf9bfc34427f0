import Settings
package import SourceModel

/// What would run elsewhere under other settings.
package struct ComparisonReport: Sendable {
    package var comparison: SettingsComparison
    /// Functions, accessors and closures, in file and source order.
    package var changes: [IsolationChange]
    package var statistics: Statistics
}

extension Analyzer {
    /// Infers a module twice over the same summaries; nil where the task was cancelled.
    package func compare(_ comparison: SettingsComparison, in project: Project) async -> ComparisonReport? {
        let module = comparison.before
        let options = SelectionOptions(configuration: module.configurations.first)
        guard var selection = try? ModuleSelection(from: project, options) else { return nil }
        let index = selection.place(module)
        guard let (inputs, statistics) = await inputs(of: selection) else { return nil }
        let (before, after) = (rules(of: comparison.before), rules(of: comparison.after))
        let all = IsolationComparison.changes(in: inputs, at: index, from: before, to: after)
        let changes = all.filter { $0.isRelevant && project.isRequested($0.path) }
        return ComparisonReport(comparison: comparison, changes: changes, statistics: statistics)
    }
}

extension IsolationChange {
    /// Code that runs elsewhere, rather than a type or a variable, or another word for the same.
    fileprivate var isRelevant: Bool {
        switch kind {
        case .function, .initializer, .deinitializer, .accessor, .subscript, .closure, .autoclosure:
            let isSameByAnotherName =
                [before, after].allSatisfy { $0 == .unspecified || $0 == .nonisolated }
                && executorBefore == executorAfter
            return !isSameByAnotherName
        default: return false
        }
    }
}
