import Settings
import SourceModel
import SourceText

/// Brings the summaries of a selection's files: from the cache where it has them, otherwise by parsing.
struct SummaryLoader: Sendable {
    let options: AnalysisOptions
    let root: String

    /// Summaries by path, and how many of them were parsed.
    struct Result: Sendable {
        var summaries: [String: FileSummary] = [:]
        var parsed = 0
    }

    /// One file's summary and, where it was parsed, what to store of it.
    private struct Loaded: Sendable {
        var path: String
        var key: ContentDigest
        var summary: FileSummary
        var stored: ArraySlice<UInt8>?
        var isParsed: Bool
    }

    /// Loads every file of every part once; nil where the task was cancelled.
    func load(_ selection: ModuleSelection, _ inventory: SourceInventory) async -> Result? {
        var result = Result()
        for part in selection.parts {
            let files = part.settings.files.compactMap { path -> SourceFile? in
                result.summaries[path] == nil ? inventory.files[path] : nil
            }
            let readable = files.filter { $0.failure == nil }
            if readable.isEmpty { continue }
            let name = "summaries-" + identity(of: part).hexadecimal
            let pack = options.cache?.load(name)
            let loaded = await ParallelMap.results(of: readable, width: options.width) {
                [isStored = options.cache != nil] file in
                Self.load(file, pack, isStored: isStored)
            }
            guard let loaded else { return nil }
            for file in loaded {
                result.summaries[file.path] = file.summary
                if file.isParsed { result.parsed += 1 }
            }
            if loaded.contains(where: \.isParsed) { store(loaded, as: name, identity(of: part)) }
        }
        return result
    }

    private func identity(of part: ModuleSelection.Part) -> ContentDigest {
        var identity = DigestBuilder()
        identity.add(SummaryFormat.version)
        identity.add(SourcePath.relative(part.settings.container, to: root))
        identity.add(part.settings.name)
        return identity.digest()
    }

    private static func load(_ file: SourceFile, _ pack: Pack?, isStored: Bool) -> Loaded {
        if let digest = file.digest {
            let key = SummaryFormat.key(digest, path: file.path)
            if let stored = pack?[key], let summary = SummaryFormat.decode(stored) {
                return Loaded(path: file.path, key: key, summary: summary, stored: stored, isParsed: false)
            }
        }
        // The file may have changed since it was first read: what is parsed now is what is stored.
        let bytes = (try? FileBytes.read(file.path)) ?? []
        let key = SummaryFormat.key(ContentDigest(bytes), path: file.path)
        let summary = SummaryFormat.summarise(bytes, path: file.path)
        let stored = isStored ? SummaryFormat.encode(summary)[...] : nil
        return Loaded(path: file.path, key: key, summary: summary, stored: stored, isParsed: true)
    }

    private func store(_ loaded: [Loaded], as name: String, _ identity: ContentDigest) {
        guard let cache = options.cache else { return }
        let entries = loaded.compactMap { file in file.stored.map { (key: file.key, bytes: $0) } }
        cache.store(name, Pack.stored(identity: identity, entries))
    }
}
