internal import SourceModel
internal import SourceText

/// One module of hand-kept interface text: `<Module>.swift`, or all Swift files of the folder `<Module>`.
package struct HandKeptModule: Sendable {
    package let name: String
    /// The text of all its files, in the order of their names.
    package let text: String
    /// What it exports (`@_exported import`), in the order of first mention.
    package let reexports: [String]
    /// What it imports beyond that.
    package let imports: [String]
    /// Names of what it declares itself at the top of its files, extensions aside.
    let declaredNames: Set<String>

    /// The modules in a folder, by name.
    package static func all(in folder: String) throws(FactsFailure) -> [HandKeptModule] {
        let walk: FolderWalk
        do throws(FileReadError) {
            walk = try FolderWalk(folder) { $0.isFolder ? .descend : $0.name.hasSuffix(".swift") ? .keep : .skip }
        } catch {
            throw .unreadable(folder, error.message)
        }
        var files: [String: [String]] = [:]
        for entry in walk.entries {
            let inside = entry.path.dropFirst(folder.count).drop { $0 == "/" }.split(separator: "/")
            guard let first = inside.first else { continue }
            let name = inside.count > 1 ? String(first) : String(first.dropLast(".swift".count))
            files[name, default: []].append(entry.path)
        }
        return try files.sorted { $0.key < $1.key }.map { name, paths throws(FactsFailure) in
            try HandKeptModule(name: name, paths: paths.sorted())
        }
    }

    private init(name: String, paths: [String]) throws(FactsFailure) {
        var texts: [String] = []
        var exported: [String] = []
        var imported: [String] = []
        var declared: Set<String> = []
        for path in paths {
            let text = try FactsFiles.read(path)
            let summary = SourceParser.summarise(Array(text.utf8))
            if let error = summary.syntaxErrors.first {
                let line = summary.lineStarts.prefix { $0 <= error.offset }.count
                throw .syntax(path, line, error.message)
            }
            for entry in summary.imports {
                let module = summary.names[Int(entry.module.index)]
                if entry.isExported { exported.append(module) } else { imported.append(module) }
            }
            for declaration in summary.declarations where declaration.parent.isNone && declaration.kind != .extension {
                declared.insert(summary.names[Int(declaration.name.index)])
            }
            texts.append(text)
        }
        self.name = name
        text = texts.joined(separator: "\n")
        reexports = exported.inOrderOfMention
        imports = imported.inOrderOfMention
        declaredNames = declared
    }
}

extension [String] {
    /// Each element once.
    var inOrderOfMention: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
