/// Which modules each file sees through its imports and what those export in turn.
struct ModuleVisibility {
    private let indices: [String: Int]
    /// Modules that importing each module brings along, itself included.
    private let closures: [[Int]]
    private let implicit: [Int]
    /// Modules that the files of each module see without importing them.
    private let ambient: [[Int]]

    init(inputs: [ModuleInput], indices: [String: Int]) {
        self.indices = indices
        implicit = ["Swift", "_Concurrency", "_StringProcessing"].compactMap { indices[$0] }
        let exports = inputs.map { input in
            let written = input.files.flatMap { file in
                file.summary.imports.filter(\.isExported).map { file.summary.names[Int($0.module.index)] }
            }
            return (input.reexports + written).compactMap { indices[Self.topModule($0)] }
        }
        // What one file of a module re-exports all of them see.
        ambient = zip(inputs, exports).map { input, exported in
            input.imports.compactMap { indices[$0] } + exported
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

    /// Whether a module can be imported on an operating system: what the SDK says of its own modules, and certainly
    /// where the project has it.
    func canImport(_ name: String, on operatingSystem: String) -> Bool? {
        let module = Self.topModule(name)
        if let answer = SDKLibrary.canImport(module, on: operatingSystem) { return answer }
        return indices[module] == nil ? nil : true
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
        for index in ambient[module] {
            for reached in closures[index] where !visible.contains(reached) { visible.append(reached) }
        }
        for index in implicit where !visible.contains(index) { visible.append(index) }
        return (visible, importsUnknown)
    }

    private static func topModule(_ name: String) -> String {
        name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? name
    }
}
