import CompilerDriver
import Foundation
import Settings
import Testing

@Suite("A verification")
struct IsolationVerificationTests {
    @Test("compares a module that type-checks")
    func compares() async throws {
        try await withFile("@MainActor class C { func f() {} }\n") { file in
            let inferred = [
                InferredIsolationRow(
                    file: file, line: 1, column: 18, kind: .class, name: "C", isolation: "@MainActor", evidence: ""),
                InferredIsolationRow(
                    file: file, line: 1, column: 27, kind: .function, name: "C.f", isolation: "actor", evidence: ""),
            ]
            let verification = try await testToolchain.value.verify(
                CompilerModule(name: "Mod", files: [file]), inferred: inferred)
            #expect(verification.typeChecks)
            #expect(verification.failure == nil)
            #expect(verification.agreement?.declarations.agree == 1)
            #expect(verification.agreement?.disagreements.map(\.compiler.isolation) == ["@MainActor"])
        }
    }

    @Test("says what is wrong with a module that does not")
    func fails() async throws {
        try await withFile("import NoSuchModule\n") { file in
            let verification = try await testToolchain.value.verify(
                CompilerModule(name: "Mod", files: [file]), inferred: [])
            #expect(!verification.typeChecks)
            #expect(verification.agreement == nil)
            #expect(verification.failure == "module 'Mod' does not type-check: 1 error")
            #expect(verification.errors.first?.message.contains("NoSuchModule") == true)
        }
    }

    @Test("reads its modules from JSON that names no more than it must")
    func modules() throws {
        let text = #"[{"name": "M", "files": ["a.swift"]}, {"name": "N", "files": [], "languageMode": "5"}]"#
        let modules = try JSONDecoder().decode([CompilerModule].self, from: Data(text.utf8))
        #expect(modules.map(\.languageMode) == [.v6, .v5])
        #expect(modules[0] == CompilerModule(name: "M", files: ["a.swift"]))
    }

    private func withFile(_ text: String, _ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("file.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        try await body(file.path)
    }
}
