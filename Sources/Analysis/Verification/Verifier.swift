package import CompilerDriver
import Settings
import SourceText

/// Compares what is inferred of modules with what the compiler says.
package struct Verifier: Sendable {
    private let toolchain: Toolchain
    private let analyzer: Analyzer
    private let project: Project
    private let importPaths: [String]

    /// Besides the project's own modules, those in `importPaths` can be imported.
    package init(_ toolchain: Toolchain, _ analyzer: Analyzer, _ project: Project, importPaths: [String]) {
        self.toolchain = toolchain
        self.analyzer = analyzer
        self.project = project
        self.importPaths = importPaths
    }

    /// The comparison of every module that answers for a file, in the order of the parts; nil where the task was
    /// cancelled or nothing can be compiled. The modules they depend on are compiled first, their interfaces only.
    package func verify(_ selection: ModuleSelection) async -> [IsolationVerification]? {
        let selection = selection.answeringWhole()
        guard let report = await analyzer.isolation(of: selection),
            var prepared = PreparedModules(toolchain, importPaths: importPaths + builtModules())
        else { return nil }
        defer { prepared.remove() }
        let folders = Set(selection.parts.map { ProjectContainer(path: $0.settings.container)?.folder ?? project.root })
        for folder in folders.sorted() { prepared.addClangModules(below: folder) }
        var verifications: [Int: IsolationVerification] = [:]
        for index in Self.order(selection.parts.map(\.settings)) {
            if Task.isCancelled { return nil }
            let part = selection.parts[index]
            var module = CompilerModule(part.settings)
            let isImported = selection.parts.contains { $0.settings.dependsOn(part.settings) }
            if isImported { _ = await prepared.add(module) }
            if part.answered.isEmpty { continue }
            module.importPaths = prepared.importPaths
            if part.settings.kind == .plugin {
                module.importPaths.append(toolchain.packagePluginInterface)
                // Everything in the interface is there, whatever tools version introduced it.
                module.otherFlags += ["-package-description-version", "999.0"]
            }
            let verification = await toolchain.verify(module, inferred: report.modules[index].inferredRows)
            verifications[index] = verification
        }
        return verifications.sorted { $0.key < $1.key }.map(\.value)
    }

    /// What the package manager has built of the packages that the project depends on.
    private func builtModules() -> [String] {
        let folder = SourcePath.joined(project.root, ".build/debug/Modules")
        return FolderWalk.kind(of: folder) == .missing ? [] : [folder]
    }

    /// Each module after those that it depends on; a circle is cut somewhere.
    private static func order(_ modules: [ModuleSettings]) -> [Int] {
        var order: [Int] = []
        var state = [Int](repeating: 0, count: modules.count)
        func visit(_ index: Int, depth: Int) {
            guard state[index] == 0, depth < 512 else { return }
            state[index] = 1
            for other in modules.indices where modules[index].dependsOn(modules[other]) {
                visit(other, depth: depth + 1)
            }
            order.append(index)
        }
        for index in modules.indices { visit(index, depth: 0) }
        return order
    }
}

extension ModuleSettings {
    fileprivate func dependsOn(_ other: ModuleSettings) -> Bool {
        name != other.name && dependencies.contains { $0 == other.name || $0 == other.moduleName }
    }
}

extension ModuleAnswer {
    /// The rows in the form in which they are compared.
    fileprivate var inferredRows: [InferredIsolationRow] {
        zip(part.answered, files).flatMap { path, answer -> [InferredIsolationRow] in
            answer.rows.compactMap { row in
                guard let kind = IsolationRowKind(rawValue: row.kind) else { return nil }
                return InferredIsolationRow(
                    file: path, line: Int(row.line), column: Int(row.column), kind: kind, name: row.name,
                    isolation: row.isolation, evidence: row.evidence, isInactive: row.isInactive)
            }
        }
    }
}
