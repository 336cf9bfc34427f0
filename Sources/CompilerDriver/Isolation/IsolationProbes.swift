import Foundation
import Subprocess

/// Rows whose isolation shows in none of the compiler's outputs, with the place in the source at which to ask.
struct UndecidedRows {
    /// Row, file and the offset of the type's closing brace.
    private(set) var types: [(row: Int, file: String, end: Int)] = []
    /// Row, file and the offset of the variable's name.
    private(set) var globals: [(row: Int, file: String, offset: Int)] = []

    mutating func add(_ walk: IsolationWalk, before count: Int) {
        types += walk.undecidedTypes.map { (count + $0.row, walk.file.file, $0.end) }
        globals += walk.undecidedGlobals.map { (count + $0.row, walk.file.file, $0.offset) }
    }
}

/// Under default main-actor isolation the compiler leaves no trace of the default on types and on global variables. It is
/// asked with copies of the files: a method added to a type gets the type's isolation, and a nonisolated function that
/// uses a variable is complained about if the variable is isolated.
extension IsolationQuestion {
    /// Insertions by file.
    private typealias Edits = [String: [(offset: Int, text: String)]]

    private static let probeName = "__heddle_isolation_probe_"

    func probe(_ rows: inout [CompilerIsolationRow], _ undecided: UndecidedRows) async throws(CompilerIsolationError) {
        var types = Edits()
        var protocols = Edits()
        for type in undecided.types {
            if rows[type.row].kind != .protocol {
                types[type.file, default: []].append((type.end, "\nfunc \(Self.probeName)\(type.row)() {}\n"))
            } else if !Self.decideByRequirements(&rows, type.row) {
                protocols[type.file, default: []].append((type.end, "\nfunc \(Self.probeName)\(type.row)()\n"))
            }
        }
        if !types.isEmpty { try await probeTypes(&rows, types) }
        if !protocols.isEmpty { try await probeProtocols(&rows, protocols) }
        if !undecided.globals.isEmpty { try await probeGlobals(&rows, undecided) }
    }

    /// A protocol is isolated as those of its requirements that say nothing else.
    private static func decideByRequirements(_ rows: inout [CompilerIsolationRow], _ index: Int) -> Bool {
        let prefix = rows[index].name + "."
        let requirement = rows.first { row in
            row.marks.contains(.requirement) && row.origin != .explicit && row.kind != .accessor
                && row.name.hasPrefix(prefix)
                && row.file == rows[index].file
        }
        guard let requirement else { return false }
        rows[index].isolation = requirement.isolation
        rows[index].source = .requirement
        rows[index].marks.remove(.uncertain)
        return true
    }

    private func probeTypes(
        _ rows: inout [CompilerIsolationRow], _ edits: Edits
    ) async throws(CompilerIsolationError) {
        guard let copies = copies(edits) else { return }
        let strict = try await emitCode(module, files: copies)
        let functions = if let strict { strict } else { try await emitCode(module.lenient, files: copies) }
        guard let functions else { return }
        for function in functions.all {
            guard let mark = function.title.range(of: Self.probeName) else { continue }
            guard let row = Int(function.title[mark.upperBound...].prefix { $0.isNumber }) else { continue }
            guard rows.indices.contains(row) else { continue }
            Self.decide(&rows[row], function.isolation)
        }
    }

    private static func decide(_ row: inout CompilerIsolationRow, _ isolation: String) {
        row.isolation = isolation
        row.source = .probe
        row.marks.remove(.uncertain)
    }

    /// A requirement that nothing else is said about shows the protocol's isolation in the syntax tree. That nothing
    /// implements it does not matter: the tree comes nevertheless.
    private func probeProtocols(
        _ rows: inout [CompilerIsolationRow], _ edits: Edits
    ) async throws(CompilerIsolationError) {
        guard let copies = copies(edits) else { return }
        let trees = await ModuleTrees(try await dumpTrees(copies).trees, toolchain: toolchain)
        for node in trees.files.flatMap(\.nodes) where node.name.hasPrefix(Self.probeName) {
            guard let row = Int(node.name.dropFirst(Self.probeName.count)), rows.indices.contains(row) else { continue }
            Self.decide(&rows[row], trees.attributeIsolation(node)?.isolation ?? TreeIsolation.unspecified)
        }
    }

    /// Constants become variables in the copy, since an isolated constant may be used from anywhere.
    private func probeGlobals(
        _ rows: inout [CompilerIsolationRow], _ undecided: UndecidedRows
    ) async throws(CompilerIsolationError) {
        var edits = Edits()
        var files: [String: SourceBytes] = [:]
        for global in undecided.globals {
            guard let source = files[global.file] ?? SourceBytes(path: global.file) else { continue }
            files[global.file] = source
            let text = "nonisolated func \(Self.probeName)\(global.row)() { _ = \(source.word(at: global.offset)) }\n"
            edits[global.file, default: []].append((source.bytes.count, "\n" + text))
        }
        guard let copies = copies(edits, constantsBecomeVariables: undecided) else { return }
        var places: [Int: String] = [:]
        for global in undecided.globals { places[global.row] = copies.place(of: "\(Self.probeName)\(global.row)()") }
        guard let complaints = try await complaints(about: copies, at: Set(places.values)) else { return }
        for (row, place) in places { Self.decide(&rows[row], complaints[place] ?? TreeIsolation.unspecified) }
    }

    /// What the compiler says at some places of the copies; nil where errors elsewhere may have kept it from looking.
    private func complaints(
        about copies: [String], at places: Set<String>
    ) async throws(CompilerIsolationError) -> [String: String]? {
        for module in [module.lenient, module] {
            let words = arguments(module).filter { $0 != "-suppress-warnings" }
            let text = try await run(words + ["-typecheck"] + copies).standardError.text
            let others = CompilerError.all(in: text).filter { error in
                !places.contains("\(error.file):\(error.line)") && !error.message.contains("is not concurrency-safe")
            }
            if others.isEmpty { return Self.complaints(text) }
        }
        return nil
    }

    /// The isolations that the compiler complains about, by "file:line".
    private static func complaints(_ text: String) -> [String: String] {
        var found: [String: String] = [:]
        for line in text.split(separator: "\n") where line.contains("actor-isolated") {
            let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
            guard parts.count == 5, Int(parts[1]) != nil else { continue }
            let message = parts[4]
            let place = parts[0] + ":" + parts[1]
            if message.contains("main actor-isolated") {
                found[String(place)] = "@MainActor"
            } else if let actor = message.range(of: "global actor '") {
                found[String(place)] = "@" + message[actor.upperBound...].prefix { $0 != "'" }
            }
        }
        return found
    }

    /// Copies of all the module's files, changed at some places; nil where they cannot be written.
    private func copies(
        _ edits: Edits, constantsBecomeVariables undecided: UndecidedRows? = nil
    ) -> [String]? {
        var copies: [String] = []
        for (index, file) in module.files.enumerated() {
            guard let source = SourceBytes(path: file) else { return nil }
            var bytes = source.bytes
            let changes = (edits[file] ?? []).enumerated().sorted {
                ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
            }
            for change in changes where change.element.offset <= bytes.count && change.element.offset >= 0 {
                bytes.insert(contentsOf: change.element.text.utf8, at: change.element.offset)
            }
            for global in undecided?.globals ?? [] where global.file == file {
                Self.turnConstantIntoVariable(&bytes, nameAt: global.offset)
            }
            let place = folder.path + "/copy\(index)"
            let path = place + "/" + (file.split(separator: "/").last.map(String.init) ?? "file.swift")
            try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { return nil }
            copies.append(path)
        }
        return copies
    }

    /// Looks back from a variable's name for the `let` that introduces it; both keywords have the same length.
    private static func turnConstantIntoVariable(_ bytes: inout [UInt8], nameAt offset: Int) {
        var index = offset - 3
        while index >= 0, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: ";") {
            if bytes[index...].starts(with: "let ".utf8) {
                bytes.replaceSubrange(index..<(index + 3), with: "var".utf8)
                return
            }
            index -= 1
        }
    }
}

extension [String] {
    /// "file:line" of the first line among the files that contains a text.
    fileprivate func place(of text: String) -> String? {
        for path in self {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            if let index = lines.firstIndex(where: { $0.contains(text) }) { return path + ":\(index + 1)" }
        }
        return nil
    }
}
