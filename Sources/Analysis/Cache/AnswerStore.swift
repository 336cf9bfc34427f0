import Settings
import SourceText

/// Keeps the answers of modules between runs: one pack per module, whose identity is everything that the answers depend
/// on.
struct AnswerStore: Sendable {
    let options: AnalysisOptions
    let root: String

    /// The answers of all parts, or nil unless every one of them is kept under this key.
    func load(_ selection: ModuleSelection, _ key: ContentDigest) -> [ModuleAnswer]? {
        guard let cache = options.cache else { return nil }
        var modules: [ModuleAnswer] = []
        for part in selection.parts {
            guard let pack = cache.load(name(of: part)), pack.identity == key else { return nil }
            var files: [FileAnswer] = []
            files.reserveCapacity(part.answered.count)
            for path in part.answered {
                guard let stored = pack[fileKey(path)], let answer = FileAnswerCodec.decode(stored) else { return nil }
                files.append(answer)
            }
            modules.append(ModuleAnswer(part: part, files: files))
        }
        return modules
    }

    /// Keeps the answers, and makes room for them.
    func save(_ modules: [ModuleAnswer], _ key: ContentDigest) {
        guard let cache = options.cache else { return }
        for module in modules {
            let entries = zip(module.part.answered, module.files).map { path, answer in
                (key: fileKey(path), bytes: FileAnswerCodec.encode(answer)[...])
            }
            cache.store(name(of: module.part), Pack.stored(identity: key, entries))
        }
        cache.evict()
    }

    private func fileKey(_ path: String) -> ContentDigest {
        ContentDigest(Array(SourcePath.relative(path, to: root).utf8))
    }

    /// What was asked for is part of the name, so that a question about one file does not replace the answers for all.
    private func name(of part: ModuleSelection.Part) -> String {
        var name = DigestBuilder()
        name.add(SourcePath.relative(part.settings.container, to: root))
        name.add(part.settings.name)
        name.add(part.settings.configuration)
        name.add(part.answered.count)
        for path in part.answered { name.add(SourcePath.relative(path, to: root)) }
        return "answers-" + name.digest().hexadecimal
    }
}
