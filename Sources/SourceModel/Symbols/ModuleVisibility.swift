/// Which modules each file sees through its imports and what those export in turn.
struct ModuleVisibility {
    private let indices: [String: Int]
    /// Modules that importing each module brings along, itself included.
    private let closures: [[Int]]
    private let implicit: [Int]
    private let isSDKComplete: Bool

    init(inputs: [ModuleInput], indices: [String: Int]) {
        self.indices = indices
        isSDKComplete = inputs.contains { $0.isSDK && $0.name == "Swift" }
        implicit = ["Swift", "_Concurrency", "_StringProcessing"].compactMap { indices[$0] }
        let exports = inputs.map { input in
            let written = input.files.flatMap { file in
                file.summary.imports.filter(\.isExported).map { file.summary.names[Int($0.module.index)] }
            }
            return (input.reexports + written).compactMap { indices[Self.topModule($0)] }
        }
        closures = inputs.indices.map { start in
            var reached = [start]
            var next = 0
            while next < reached.count {
                for module in exports[reached[next]] where !reached.contains(module) { reached.append(module) }
                next += 1
            }
            return reached
        }
    }

    /// Whether a module can be imported: certainly if it is here; on a known system, not if it is not.
    func canImport(_ name: String) -> Bool? {
        if indices[Self.topModule(name)] != nil { return true }
        return nil
    }

    /// The modules that a file sees, its own first, and whether it imports one that is not here.
    func visibleModules(of summary: FileSummary, in module: Int) -> (modules: [Int], importsUnknown: Bool) {
        var visible = [module]
        var importsUnknown = false
        for entry in summary.imports {
            guard let index = indices[Self.topModule(summary.names[Int(entry.module.index)])] else {
                importsUnknown = true
                continue
            }
            for reached in closures[index] where !visible.contains(reached) { visible.append(reached) }
        }
        for index in implicit where !visible.contains(index) { visible.append(index) }
        return (visible, importsUnknown)
    }

    private static func topModule(_ name: String) -> String {
        name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? name
    }
}
