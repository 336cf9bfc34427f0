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
        /// A file is no longer what it was when the inventory was made, so that answers do not belong to its content.
        var hasChangedFiles = false
    }

    /// One file's summary and, where it was parsed, what to store of it.
    private struct Loaded: Sendable {
        var path: String
        var key: ContentDigest
        var summary: FileSummary
        var stored: ArraySlice<UInt8>?
        var isParsed: Bool
        var hasChanged = false
    }

    /// The files that one pack keeps: those of a part that no part before it has.
    private struct Shelf: Sendable {
        var name: String
        var identity: ContentDigest
        var files: [SourceFile]
    }

    /// Loads every file of every part once; nil where the task was cancelled.
    func load(_ selection: ModuleSelection, _ inventory: SourceInventory) async -> Result? {
        let shelves = shelves(selection, inventory)
        let packs = await ParallelMap.results(of: shelves, width: options.width) { [cache = options.cache] shelf in
            cache?.load(shelf.name)
        }
        guard let packs else { return nil }
        // All files at once, not shelf by shelf: small modules would leave processors idle.
        let files = zip(shelves, packs).flatMap { shelf, pack in shelf.files.map { (file: $0, pack: pack) } }
        let loaded = await ParallelMap.results(of: files, width: options.width) { [options] in
            Self.load($0.file, $0.pack, options)
        }
        guard let loaded else { return nil }
        var result = Result()
        for file in loaded {
            result.summaries[file.path] = file.summary
            if file.isParsed { result.parsed += 1 }
            if file.hasChanged { result.hasChangedFiles = true }
        }
        var start = 0
        for shelf in shelves {
            let kept = loaded[start..<start + shelf.files.count]
            start += shelf.files.count
            if kept.contains(where: \.isParsed) { store(kept, on: shelf) }
        }
        return result
    }

    private func shelves(_ selection: ModuleSelection, _ inventory: SourceInventory) -> [Shelf] {
        var taken: Set<String> = []
        return selection.parts.compactMap { part in
            let files = part.settings.files.compactMap { path -> SourceFile? in
                guard let file = inventory.files[path], file.failure == nil, taken.insert(path).inserted else {
                    return nil
                }
                return file
            }
            if files.isEmpty { return nil }
            let identity = identity(of: part)
            return Shelf(name: "summaries-" + identity.hexadecimal, identity: identity, files: files)
        }
    }

    private func identity(of part: ModuleSelection.Part) -> ContentDigest {
        var identity = DigestBuilder()
        identity.add(SourcePath.relative(part.settings.container, to: root))
        identity.add(part.settings.name)
        return identity.digest()
    }

    private static func load(_ file: SourceFile, _ pack: Pack?, _ options: AnalysisOptions) -> Loaded {
        let version = options.toolVersion
        if let pack, let digest = file.digest {
            let key = SummaryFormat.key(digest, path: file.path, toolVersion: version)
            if let stored = pack[key], let summary = SummaryFormat.decode(stored) {
                return Loaded(path: file.path, key: key, summary: summary, stored: stored, isParsed: false)
            }
        }
        // The file may have changed since it was first read: what is parsed now is what is stored.
        let bytes = (try? FileBytes.read(file.path)) ?? []
        let digest = ContentDigest(bytes)
        let summary = SummaryFormat.summarise(bytes, path: file.path)
        return Loaded(
            path: file.path, key: SummaryFormat.key(digest, path: file.path, toolVersion: version), summary: summary,
            stored: options.cache == nil ? nil : SummaryFormat.encode(summary)[...], isParsed: true,
            hasChanged: digest != file.digest)
    }

    private func store(_ loaded: ArraySlice<Loaded>, on shelf: Shelf) {
        guard let cache = options.cache else { return }
        let entries = loaded.compactMap { file in file.stored.map { (key: file.key, bytes: $0) } }
        cache.store(shelf.name, Pack.stored(identity: shelf.identity, entries))
    }
}
