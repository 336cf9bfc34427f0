import Foundation

/// The isolation of every function that the compiler emits, read from the comments of `-emit-silgen`.
struct EmittedFunctions {
    private var byName: [String: Function] = [:]
    private var byPlace: [Place: [Function]] = [:]
    private var realPaths: [String: String] = [:]

    /// One emitted function.
    struct Function {
        /// As rows spell it.
        let isolation: String
        /// The parameter that it is isolated to.
        let actorParameter: String?
        let isUnsafe: Bool
        /// The demangled name, with "closure #1 in …" and the like.
        let title: String
    }

    private struct Place: Hashable {
        let file: String
        let line: Int
        let column: Int
    }

    /// Reads the textual form; nil where the file cannot be read.
    init?(contentsOf path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        data.withUnsafeBytes { read($0) }
    }

    init(text: String) {
        Array(text.utf8).withUnsafeBytes { read($0) }
    }

    /// The function behind a declaration's USR.
    func function(usr: String) -> Function? {
        guard usr.hasPrefix("s:") else { return nil }
        let name = "$s" + usr.dropFirst(2)
        if let found = byName[name] { return found }
        // An initialiser's USR names the initialising entry, and often only the allocating one is emitted.
        return name.hasSuffix("fc") ? byName[name.dropLast() + "C"] : nil
    }

    /// The function whose name stands at a place: local declarations have no USR.
    func function(file: String, line: Int, column: Int, accessor: TreeNode.Accessor?) -> Function? {
        functions(file: file, line: line, column: column).first { function in
            if function.isHelper { return false }
            guard let accessor else { return true }
            return function.title.containsWord(after: ".", accessor.titleWord)
        }
    }

    /// The closure or autoclosure that begins at a place.
    func closure(file: String, line: Int, column: Int, isAutoclosure: Bool) -> Function? {
        functions(file: file, line: line, column: column).first { function in
            if isAutoclosure, function.title.hasPrefix("implicit closure") { return true }
            return function.title.hasPrefix("closure #")
        }
    }

    /// Every function, in no order.
    var all: some Sequence<Function> { byName.values }

    private func functions(file: String, line: Int, column: Int) -> [Function] {
        byPlace[Place(file: realPath(file), line: line, column: column)] ?? []
    }

    private func realPath(_ path: String) -> String { realPaths[path] ?? Self.resolve(path) }

    private static func resolve(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

// MARK: - Reading

extension EmittedFunctions {
    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var title: String?
        var isolation: String?
        var start = 0
        while start < bytes.count {
            let rest = bytes.count - start
            let found = bytes.baseAddress.flatMap { memchr($0 + start, 0x0a, rest) }
            let end = found.map { UnsafeRawPointer($0) - (bytes.baseAddress ?? UnsafeRawPointer($0)) } ?? bytes.count
            let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
            start = end + 1
            if line.starts(with: "// ".utf8) {
                let text = String(decoding: line.dropFirst(3), as: UTF8.self)
                if text.hasPrefix("Isolation: ") {
                    isolation = String(text.dropFirst("Isolation: ".count))
                } else if isolation == nil {
                    title = text
                }
                continue
            }
            if let isolation, line.starts(with: "sil ".utf8) {
                add(String(decoding: line, as: UTF8.self), title: title ?? "", isolation: isolation)
            }
            title = nil
            isolation = nil
        }
    }

    /// `sil hidden [ossa] @$s3Mod1fyyF : $@convention(thin) () -> () {`
    private mutating func add(_ line: String, title: String, isolation: String) {
        guard let at = line.firstIndex(of: "@") else { return }
        let afterAt = line[line.index(after: at)...]
        guard let space = afterAt.firstIndex(of: " "), afterAt[space...].hasPrefix(" : ") else { return }
        let name = String(afterAt[..<space])
        let function = Function(isolation: isolation, title: title)
        if byName[name] == nil { byName[name] = function }
        let hasBody = line.last == "{"
        guard hasBody, let place = place(in: title) else { return }
        byPlace[place, default: []].append(function)
    }

    /// Reads `…, loc "path":12:5, scope 1` or `…, loc * "path":12:5`.
    private mutating func place(in title: String) -> Place? {
        guard let mark = title.range(of: "loc \"") ?? title.range(of: "loc * \"") else { return nil }
        let rest = title[mark.upperBound...]
        guard let quote = rest.range(of: "\":") else { return nil }
        let numbers = rest[quote.upperBound...].split(separator: ":", maxSplits: 1)
        guard numbers.count == 2, let line = Int(numbers[0]) else { return nil }
        guard let column = Int(numbers[1].prefix { $0.isNumber }) else { return nil }
        let path = rest[..<quote.lowerBound].replacingOccurrences(of: "\\\\", with: "\\")
        if realPaths[path] == nil { realPaths[path] = Self.resolve(path) }
        return Place(file: realPaths[path] ?? path, line: line, column: column)
    }
}

extension EmittedFunctions.Function {
    /// Reads the words after `// Isolation: `.
    fileprivate init(isolation text: String, title: String) {
        var actorParameter: String?
        switch text {
        case _ where text.hasPrefix("global_actor. type: "):
            isolation = "@" + text.dropFirst("global_actor. type: ".count).trimmingCharacters(in: .whitespaces)
        case _ where text.hasPrefix("actor_instance"):
            isolation = "actor"
            if let name = text.range(of: "name: '") {
                actorParameter = String(text[name.upperBound...].prefix { $0 != "'" })
            }
        case _ where text.hasPrefix("caller_isolation_inheriting"): isolation = "caller"
        case _ where text.hasPrefix("nonisolated"): isolation = "nonisolated"
        case _ where text.hasPrefix("erased"): isolation = "erased(@isolated(any))"
        default: isolation = "unspecified"
        }
        self.actorParameter = actorParameter
        isUnsafe = text.hasPrefix("nonisolated_unsafe") || text.hasPrefix("nonisolated(unsafe)")
        self.title = title
    }

    /// Emitted beside the declaration that stands at its place, not for it.
    fileprivate var isHelper: Bool {
        let prefixes = [
            "closure #", "implicit closure", "variable initialization", "default argument", "property wrapper",
            "protocol witness", "key path",
        ]
        return prefixes.contains { title.hasPrefix($0) } || title.contains("__deallocating_deinit")
    }
}

extension TreeNode.Accessor {
    /// The accessor's name in demangled symbols.
    fileprivate var titleWord: String {
        switch self {
        case .get: "getter"
        case .set: "setter"
        case .underscoredModify: "modify"
        case .underscoredRead: "read"
        case .didSet: "didset"
        case .willSet: "willset"
        default: rawValue
        }
    }
}

extension String {
    /// Whether `word` stands in it as a whole word right after `mark`.
    fileprivate func containsWord(after mark: String, _ word: String) -> Bool {
        var rest = self[...]
        while let found = rest.range(of: mark + word) {
            rest = rest[found.upperBound...]
            guard let next = rest.first, next.isLetter || next.isNumber || next == "_" else { return true }
        }
        return false
    }
}
