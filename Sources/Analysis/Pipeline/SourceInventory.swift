import Settings
import SourceModel
import SourceText

/// The files of a selection, each read once, and what the answers depend on.
package struct SourceInventory: Sendable {
    /// By absolute path; a file of several modules stands here once.
    package let files: [String: SourceFile]

    /// Reads the files of all parts, `width` at a time; nil where the task was cancelled.
    package init?(of selection: ModuleSelection, width: Int) async {
        let paths = Array(Set(selection.parts.flatMap(\.settings.files))).sorted()
        // A file is read in less time than a task takes to start: many to a task.
        let pieces = Self.pieces(of: paths, size: 64)
        let read = await ParallelMap.results(of: pieces, width: width) { piece in
            piece.map(SourceFile.init(reading:))
        }
        guard let read else { return nil }
        files = Dictionary(read.joined().map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Files that cannot be read, sorted.
    package var unreadable: [SourceFile] {
        files.values.filter { $0.failure != nil }.sorted { $0.path < $1.path }
    }

    /// Stands for everything that the answers of a selection depend on.
    package func key(for selection: ModuleSelection, _ options: AnalysisOptions, root: String) -> ContentDigest {
        var key = DigestBuilder()
        key.add(options.toolVersion)
        key.add(FileAnswerCodec.version)
        key.add(ContentDigest.version)
        for part in selection.parts {
            let rules = ModuleRules(part.settings, operatingSystem: options.platform)
            key.add(part.settings.moduleName)
            key.add(rules.languageMode)
            key.add(rules.isMainActorByDefault ? 1 : 0)
            key.add(rules.hasCompleteChecking ? 1 : 0)
            key.add(rules.knowsAllConditions ? 1 : 0)
            key.add(rules.operatingSystem)
            for list in [rules.features, rules.compilationConditions] {
                key.add(list.count)
                for name in list.sorted() { key.add(name) }
            }
            key.add(part.settings.files.count)
            for path in part.settings.files {
                key.add(SourcePath.relative(path, to: root))
                key.add(files[path]?.digest ?? ContentDigest(high: 0, low: 0))
            }
        }
        return key.digest()
    }

    static func pieces<Element>(of elements: [Element], size: Int) -> [[Element]] {
        stride(from: 0, to: elements.count, by: size).map { Array(elements[$0..<min($0 + size, elements.count)]) }
    }
}
