import CompilerDriver
import IsolationCases
import Settings
import Testing

@Suite("The annotated programs")
struct IsolationCaseTests {
    @Test("are found, and each says something")
    func found() {
        #expect(IsolationCase.all.count >= 53)
        #expect(IsolationCase.all.allSatisfy { !$0.lines.isEmpty })
    }

    @Test("have headers that are understood", arguments: IsolationCase.all)
    func headers(program: IsolationCase) {
        #expect(program.settings.unknownFlags.isEmpty)
    }

    // One after another: each runs the compiler at least twice.
    @Test("say what the compiler says", .serialized, arguments: IsolationCase.all)
    func agreeWithTheCompiler(program: IsolationCase) async throws {
        let toolchain = try await testToolchain.value
        var options = CompilerIsolationOptions()
        options.includesImplicit = program.rows == .closures
        options.includesConformances = program.rows == .conformances
        let answer = try await toolchain.isolation(of: CompilerModule(program), options: options)
        #expect(answer.errors == [])
        #expect(answer.missingFiles == [])
        let rows = answer.rows.filter { program.speaks(of: $0.kind) }
        for line in program.lines {
            let found = rows.filter { $0.file == line.file && $0.line == line.number }
            #expect(found.map(\.isolation) == line.expected, "\(program.name):\(line.number)")
        }
    }
}

extension IsolationCase {
    fileprivate func speaks(of kind: IsolationRowKind) -> Bool {
        switch rows {
        case .written: true
        case .closures: kind == .closure || kind == .autoclosure
        case .conformances: kind == .conformance
        }
    }
}

extension CompilerModule {
    fileprivate init(_ program: IsolationCase) {
        let settings = program.settings
        self.init(
            name: "Mod", files: program.files, languageMode: settings.languageMode,
            defaultIsolation: settings.defaultIsolation, upcomingFeatures: settings.upcomingFeatures,
            experimentalFeatures: settings.experimentalFeatures, strictConcurrency: settings.strictConcurrency,
            isLibrary: !settings.isScript)
    }
}
