package import Settings
package import SourceModel
import SourceText

/// From a selection of modules to their isolation: reads, reuses or parses, links, infers, stores.
package struct Analyzer: Sendable {
    private let options: AnalysisOptions
    /// The folder that paths in the cache are relative to.
    private let root: String

    package init(_ options: AnalysisOptions, root: String) {
        self.options = options
        self.root = root
    }

    /// The isolation of everything in the files that the parts answer for; nil where the task was cancelled.
    package func isolation(of selection: ModuleSelection) async -> IsolationReport? {
        var statistics = Statistics()
        statistics.cachePath = options.cache?.path
        guard
            let inventory = await statistics.measure(
                "read", { await SourceInventory(of: selection, width: options.width) })
        else { return nil }
        statistics.count(inventory)
        let key = inventory.key(for: selection, options, root: root)
        let store = AnswerStore(options: options, root: root)
        if let modules = await statistics.measure("reuse", { store.load(selection, key) }) {
            statistics.answered = selection.parts.count
            return IsolationReport(modules: modules, unreadable: inventory.unreadable, statistics: statistics)
        }
        guard let inputs = await inputs(of: selection, inventory, &statistics) else { return nil }
        let model = await statistics.measure("link") { ProjectModel(linking: inputs.modules) }
        let inferred = await statistics.measure("infer") {
            await InferenceRun(model: model, selection: selection, width: options.width).answers()
        }
        guard let modules = inferred else { return nil }
        statistics.inferred = modules.count
        if inputs.isCurrent { await statistics.measure("store") { store.save(modules, key) } }
        return IsolationReport(modules: modules, unreadable: inventory.unreadable, statistics: statistics)
    }

    /// The linked model of a selection, for questions that stored answers do not hold; nil where the task was cancelled.
    package func model(of selection: ModuleSelection) async -> (model: ProjectModel, statistics: Statistics)? {
        guard let (inputs, statistics) = await inputs(of: selection) else { return nil }
        return (ProjectModel(linking: inputs), statistics)
    }

    /// What the model of a selection is linked from: one module per part, in their order, then what is known of others;
    /// nil where the task was cancelled.
    package func inputs(of selection: ModuleSelection) async -> (inputs: [ModuleInput], statistics: Statistics)? {
        var statistics = Statistics()
        statistics.cachePath = options.cache?.path
        guard let inventory = await SourceInventory(of: selection, width: options.width) else { return nil }
        statistics.count(inventory)
        guard let inputs = await inputs(of: selection, inventory, &statistics) else { return nil }
        return (inputs.modules, statistics)
    }

    /// The rules that a module's settings amount to in this run.
    package func rules(of module: ModuleSettings) -> ModuleRules {
        ModuleRules(module, operatingSystem: options.platform)
    }

    /// Current where no file has changed since the inventory was made.
    private func inputs(
        of selection: ModuleSelection, _ inventory: SourceInventory, _ statistics: inout Statistics
    ) async -> (modules: [ModuleInput], isCurrent: Bool)? {
        let loader = SummaryLoader(options: options, root: root)
        let loaded = await statistics.measure("summarise") { await loader.load(selection, inventory) }
        guard let loaded else { return nil }
        statistics.parsed = loaded.parsed
        statistics.reused = loaded.summaries.count - loaded.parsed
        let own = selection.parts.map { part in
            let files = part.settings.files.compactMap { path in
                loaded.summaries[path].map { FileInput(path: path, summary: $0) }
            }
            return ModuleInput(name: part.settings.moduleName, rules: rules(of: part.settings), files: files)
        }
        let modules = await statistics.measure("sdk") { own + SDKLibrary.modules(for: own) }
        return (modules, !loaded.hasChangedFiles)
    }
}

extension Statistics {
    fileprivate mutating func count(_ inventory: SourceInventory) {
        files = inventory.files.count
        lines = inventory.files.values.reduce(0) { $0 + $1.lineCount }
        bytes = inventory.files.values.reduce(0) { $0 + $1.byteCount }
    }
}
