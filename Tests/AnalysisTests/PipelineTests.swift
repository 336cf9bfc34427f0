import Analysis
import Settings
import SourceModel
import SourceText
import Testing

@Suite("The cache of an analysis")
struct PipelineTests {
    private static let sources = [
        "a.swift": "@MainActor class A { func f() {} }", "b.swift": "final class B: A { func g() {} }",
        "main.swift": "let a = A()",
    ]

    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in sources { try folder.write("Sources/" + name, text) }
        return folder
    }

    /// Analyses the sources with the folder's cache.
    private static func run(
        _ folder: borrowing TemporaryFolder, version: String = "1", languageMode: LanguageMode? = nil,
        hasCache: Bool = true
    ) async throws -> IsolationReport {
        let cache = hasCache ? CacheFolder(path: folder.path + "/cache") : nil
        var project = try Discovery(currentFolder: folder.path).project(at: "Sources")
        if let languageMode { project.modules[0].languageMode = Sourced(languageMode, .byDefault("this test")) }
        let selection = try ModuleSelection(from: project, SelectionOptions())
        let options = AnalysisOptions(width: 2, cache: cache, toolVersion: version)
        return try #require(await Analyzer(options, root: project.root).isolation(of: selection))
    }

    @Test("What was parsed once is neither parsed nor inferred again, and answers the same")
    func unchanged() async throws {
        let folder = try Self.project()
        let first = try await Self.run(folder)
        let second = try await Self.run(folder)
        #expect([first.statistics.parsed, first.statistics.inferred] == [3, 1])
        #expect([second.statistics.parsed, second.statistics.inferred, second.statistics.answered] == [0, 0, 1])
        #expect(second.modules.map(\.files) == first.modules.map(\.files))
    }

    @Test("An edit parses one file, and what depends on it is inferred again")
    func edit() async throws {
        let folder = try Self.project()
        _ = try await Self.run(folder)
        try folder.write("Sources/a.swift", "class A { func f() {} }")
        let report = try await Self.run(folder)
        #expect([report.statistics.parsed, report.statistics.reused, report.statistics.inferred] == [1, 2, 1])
        let row = report.modules[0].files.flatMap(\.rows).first { $0.name == "B.g" }
        #expect(row?.isolation == "unspecified")
    }

    @Test("Other settings infer again and parse nothing")
    func settings() async throws {
        let folder = try Self.project()
        _ = try await Self.run(folder)
        let report = try await Self.run(folder, languageMode: .v6)
        #expect([report.statistics.parsed, report.statistics.inferred] == [0, 1])
    }

    @Test("Another version of the program takes nothing that this one stored")
    func version() async throws {
        let folder = try Self.project()
        _ = try await Self.run(folder)
        let report = try await Self.run(folder, version: "2")
        #expect([report.statistics.parsed, report.statistics.inferred] == [3, 1])
    }

    @Test("Without a cache nothing is read or written")
    func noCache() async throws {
        let folder = try Self.project()
        _ = try await Self.run(folder, hasCache: false)
        #expect(FolderWalk.kind(of: folder.path + "/cache") == .missing)
        _ = try await Self.run(folder)
        #expect(try await Self.run(folder, hasCache: false).statistics.parsed == 3)
    }

    @Test("Equal files of different names and folders are told apart where their names matter")
    func scripts() async throws {
        let folder = try Self.project()
        try folder.write("Sources/other.swift", "let a = A()")
        let first = try await Self.run(folder)
        let again = try await Self.run(folder, languageMode: .v6)
        #expect(again.statistics.parsed == 0)
        #expect(first.statistics.parsed == 4)
    }
}
