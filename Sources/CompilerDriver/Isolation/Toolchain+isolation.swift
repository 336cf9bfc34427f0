import Foundation
import Settings
import Subprocess
import SwiftParser
import SwiftSyntax

extension Toolchain {
    /// Asks the compiler for the isolation of everything in a module. Nothing of the module is run; its macros are
    /// expanded by the toolchain's own plugins.
    package func isolation(
        of module: CompilerModule, options: CompilerIsolationOptions = CompilerIsolationOptions()
    ) async throws(CompilerIsolationError) -> CompilerIsolation {
        guard !module.files.isEmpty else { throw .noFiles(module.name) }
        let folder: ScratchFolder
        do {
            folder = try ScratchFolder()
        } catch {
            throw .noScratchFolder(error.localizedDescription)
        }
        defer { folder.remove() }
        var module = module
        let isLibrary = module.isLibrary ?? module.isProbablyLibrary
        module.isLibrary = isLibrary
        let question = IsolationQuestion(toolchain: self, module: module, options: options, folder: folder)
        return try await question.answer()
    }
}

extension CompilerModule {
    /// Whether no file holds the program's entry as statements: a file called `main.swift` does, and so does the only
    /// file of a module if it has statements at its top level.
    fileprivate var isProbablyLibrary: Bool {
        if files.contains(where: { $0 == "main.swift" || $0.hasSuffix("/main.swift") }) { return false }
        guard files.count == 1, let data = FileManager.default.contents(atPath: files[0]) else { return true }
        return !Parser.parse(source: String(decoding: data, as: UTF8.self)).statements.containsStatements
    }
}

extension CodeBlockItemListSyntax {
    fileprivate var containsStatements: Bool {
        contains { item in
            guard case .decl(let declaration) = item.item else { return true }
            return declaration.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
                clause.elements?.as(CodeBlockItemListSyntax.self)?.containsStatements ?? false
            } ?? false
        }
    }
}

/// One module and all that is needed to ask the compiler about it.
struct IsolationQuestion {
    let toolchain: Toolchain
    let module: CompilerModule
    let options: CompilerIsolationOptions
    let folder: ScratchFolder

    func answer() async throws(CompilerIsolationError) -> CompilerIsolation {
        async let dumped = attempt { () async throws(CompilerIsolationError) in try await dumpTrees(module.files) }
        async let emission = attempt(emit)
        let dump = try await dumped.get()
        let (emitted, emittedSource) = try await emission.get()
        let trees = await ModuleTrees(dump.trees, toolchain: toolchain)
        var rows: [CompilerIsolationRow] = []
        var undecided = UndecidedRows()
        for file in trees.files {
            guard let source = SourceBytes(path: file.file) else { continue }
            var walk = IsolationWalk(
                trees: trees, file: file, source: source, emitted: emitted, emittedSource: emittedSource ?? .sil,
                module: module, options: options)
            walk.run()
            undecided.add(walk, before: rows.count)
            rows += walk.rows
        }
        if module.defaultIsolation == .mainActor { try await probe(&rows, undecided) }
        rows = rows.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            return (a.file, a.line, a.column, left.offset) < (b.file, b.line, b.column, right.offset)
        }.map(\.element)
        let errors = CompilerError.all(in: dump.diagnostics)
        return CompilerIsolation(
            module: module, rows: rows, errors: Array(errors.prefix(10)),
            errorCount: dump.succeeded ? errors.count : max(errors.count, 1), missingFiles: dump.missing,
            emittedSource: emittedSource)
    }

    private func attempt<Value>(
        _ body: () async throws(CompilerIsolationError) -> Value
    ) async -> Result<Value, CompilerIsolationError> {
        do throws(CompilerIsolationError) { return .success(try await body()) } catch { return .failure(error) }
    }

    /// The trees that the compiler wrote, and what it said meanwhile.
    struct Dump {
        var trees: [FileTree]
        var missing: [String]
        var diagnostics: String
        var succeeded: Bool
    }

    /// One run writes a tree for each file; they are read and deleted one after another.
    func dumpTrees(_ files: [String]) async throws(CompilerIsolationError) -> Dump {
        let outputs = files.indices.map { folder.path + "/\($0).json" }
        var words = arguments(module) + ["-dump-ast", "-dump-ast-format", "json"]
        words += files.flatMap { ["-primary-file", $0] }
        words += outputs.flatMap { ["-o", $0] }
        let result = try await run(words)
        var dump = Dump(
            trees: [], missing: [], diagnostics: result.standardError.text, succeeded: result.status.isSuccess)
        for (file, output) in zip(files, outputs) {
            if let tree = TreeReader.read(contentsOf: output, file: file) {
                dump.trees.append(tree)
            } else {
                dump.missing.append(file)
            }
            try? FileManager.default.removeItem(atPath: output)
        }
        return dump
    }

    /// The emitted code as Swift 6 has it, else leniently; nil where the module has errors in both.
    private func emit() async throws(CompilerIsolationError) -> (EmittedFunctions?, CompilerIsolationRow.Source?) {
        if let functions = try await emitCode(module, files: module.files) { return (functions, .sil) }
        if let functions = try await emitCode(module.lenient, files: module.files) { return (functions, .lenientSIL) }
        return (nil, nil)
    }

    /// Nil where the compiler emits nothing.
    func emitCode(
        _ module: CompilerModule, files: [String]
    ) async throws(CompilerIsolationError) -> EmittedFunctions? {
        let output = folder.path + "/module.sil"
        defer { try? FileManager.default.removeItem(atPath: output) }
        let words = arguments(module) + ["-emit-silgen", "-Xllvm", "-sil-print-debuginfo", "-o", output] + files
        guard try await run(words).status.isSuccess else { return nil }
        return EmittedFunctions(contentsOf: output)
    }

    func arguments(_ module: CompilerModule) -> [String] {
        module.arguments(toolchain, isLibrary: module.isLibrary ?? true)
            + ["-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
    }

    func run(_ words: [String]) async throws(CompilerIsolationError) -> CommandResult {
        do throws(SubprocessError) {
            return try await toolchain.frontend(words, timeout: options.timeout).run()
        } catch {
            throw .compiler(error)
        }
    }
}
