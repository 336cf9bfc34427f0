import CompilerDriver
import Foundation
import Settings
import Testing

@Suite("The compiler's answer")
struct CompilerIsolationTests {
    /// Asks about one file with the given text.
    private func answer(
        _ text: String, _ change: (inout CompilerModule) -> Void = { _ in }, implicit: Bool = false
    ) async throws -> CompilerIsolation {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("file.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        var module = CompilerModule(name: "Mod", files: [file.path])
        change(&module)
        var options = CompilerIsolationOptions()
        options.includesImplicit = implicit
        return try await testToolchain.value.isolation(of: module, options: options)
    }

    @Test("places a row at the name, in UTF-8 columns, and knows the keyword's place")
    func positions() async throws {
        let rows = try await answer("/* é */ @MainActor final class Ünïque { let häuser = { 1 } }\n").rows
        #expect(rows.map(\.name) == ["Ünïque", "Ünïque.häuser", "in initializer of Ünïque.häuser"])
        #expect(rows.map(\.column) == [33, 48, 58])
        #expect(rows.map(\.isolation) == ["@MainActor", "@MainActor", "nonisolated"])
        #expect(rows[0].keywordColumn == 27)
        #expect(rows[0].origin == .explicit)
        #expect(rows[2].marks.contains(.inInitialValue))
    }

    @Test("names the errors of a module that does not type-check, and still tells what it knows")
    func errors() async throws {
        let answer = try await answer("@MainActor func f() {}\nlet x: Int = \"text\"\n")
        #expect(!answer.typeChecks)
        #expect(answer.errorCount == 1)
        #expect(answer.errors.first?.line == 2)
        #expect(answer.errors.first?.message == "cannot convert value of type 'String' to specified type 'Int'")
        #expect(answer.rows.first?.isolation == "@MainActor")
        #expect(answer.emittedSource == nil)
    }

    @Test("comes from Swift 5 mode where Swift 6 mode has errors of concurrency")
    func lenient() async throws {
        let answer = try await answer("var shared = 1\nfunc f() { _ = shared }\n") { $0.isLibrary = true }
        #expect(answer.errorCount == 1)
        #expect(answer.emittedSource == .lenientSIL)
        #expect(answer.rows.last?.isolation == "unspecified")
    }

    @Test("tells autoclosures apart, and leaves out what is not written unless asked")
    func implicit() async throws {
        let text = "func f(_ x: @autoclosure () -> Int) {}\n@MainActor func g() { f(1) }\n"
        let written = try await answer(text).rows
        #expect(written.map(\.kind) == [.function, .function])
        let all = try await answer(text, implicit: true).rows
        #expect(all.map(\.kind) == [.function, .function, .autoclosure])
        #expect(all.last?.isolation == "@MainActor")
        #expect(all.last?.marks.contains(.implicit) == true)
    }

    @Test("finds the default isolation of types and globals, which leaves no trace")
    func defaultIsolation() async throws {
        let text = "struct S { struct T {} }\nvar v = 1\nlet c = 2\nstruct E: Error {}\nenum N { static let k = 1 }\n"
        let rows = try await answer(text) { $0.defaultIsolation = .mainActor }.rows
        #expect(rows.map(\.name) == ["S", "S.T", "v", "c", "E", "N", "N.k"])
        let main = "@MainActor"
        #expect(rows.map(\.isolation) == [main, main, main, main, "unspecified", main, main])
        #expect(rows.filter { !$0.isDetermined }.isEmpty)
    }

    @Test("takes a lone file with statements for a program, and others for libraries")
    func script() async throws {
        let script = try await answer("var x = 1\nprint(x)\n")
        #expect(script.module.isLibrary == false)
        #expect(script.rows.map(\.isolation) == ["@MainActor"])
        let library = try await answer("nonisolated(unsafe) var x = 1\n// print(x)\n")
        #expect(library.module.isLibrary == true)
        #expect(library.rows.map(\.isolation) == ["nonisolated"])
    }

    @Test("is an error where there is nothing to ask about")
    func noFiles() async throws {
        let toolchain = try await testToolchain.value
        await #expect(throws: CompilerIsolationError.noFiles("Empty")) {
            try await toolchain.isolation(of: CompilerModule(name: "Empty", files: []))
        }
    }

    @Test("does not hang or crash on a file that cannot be read")
    func missingFile() async throws {
        let toolchain = try await testToolchain.value
        let answer = try await toolchain.isolation(of: CompilerModule(name: "Mod", files: ["/no/such.swift"]))
        #expect(!answer.typeChecks)
        #expect(answer.rows.isEmpty)
    }
}
