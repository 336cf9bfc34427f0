import Foundation
import Testing

@Suite("The command line")
struct CommandTests {
    private static let package = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Shop", targets: [
            .target(name: "Core"),
            .target(name: "App", dependencies: ["Core"], swiftSettings: [.defaultIsolation(MainActor.self)]),
        ])
        """,
        "Sources/Core/Store.swift": """
        public actor Store {
            private var items: [Int] = []
            public init() {}
            public func add(_ item: Int) { items.append(item) }
        }
        public struct Item { public func price() -> Int { 1 } }
        """,
        "Sources/App/Screen.swift": """
        import Core
        final class Screen {
            var title = ""
            let store = Store()
            func load() {
                Task {
                    title = "loading"
                    await store.add(1)
                }
            }
        }
        """,
    ]

    @Test(
        "Each question has its answer and its exit code",
        arguments: [
            (["settings"], 0, ["Core", "App", "MainActor", "Package.swift:5:67", "Nothing is unknown."]),
            (["settings", "--format", "json"], 0, ["\"name\": \"App\"", "\"MainActor\""]),
            (["settings", "--files", "--target", "Core"], 0, ["Sources/Core/Store.swift"]),
            (["settings", "--compare", "App", "--default-isolation", "nonisolated"], 1, ["Screen.load"]),
            (["settings", "--compare", "Core", "App"], 1, ["Item.price"]),
            (["isolation"], 0, ["@MainActor", "Screen.load", "Store.add(_:)", "instance member of actor `Store`"]),
            (["isolation", "Sources/Core"], 0, ["Store.items"]),
            (
                ["isolation", "Sources/App/Screen.swift", "--format", "jsonl"], 0,
                ["\"kind\":\"closure\"", "\"line\":6"]
            ),
            (["isolation", "--conformances"], 0, ["0 conformances"]),
            (
                ["isolation", "Sources/App/Screen.swift:6:14"], 0,
                ["closure in Screen.load", "Why", "7:13  Screen.title", "It captures"]
            ),
            (["isolation", "Sources/App/Screen.swift:3"], 0, ["stored property Screen.title", "default isolation"]),
            (["isolation", "--target", "Core", "--verify"], 0, ["6 of 6 agree"]),
            (["isolation", "--stats"], 0, ["Screen"]),
            (["completions", "zsh"], 0, ["isolation"]), (["completions", "bash"], 0, ["settings"]),
            (["completions", "fish"], 0, ["complete"]), (["help"], 0, ["Exit codes"]),
            (["help", "isolation"], 0, ["--verify"]), (["isolation", "--help"], 0, ["Usage:"]),
            (["--version"], 0, ["heddle "]),
        ] as [([String], Int32, [String])])
    func answers(arguments: [String], code: Int32, texts: [String]) async throws {
        let folder = try ScratchFolder(Self.package)
        let run = try await HeddleProgram.run(arguments, in: folder.path)
        #expect(run.code == code, "\(run.errors)")
        for text in texts { #expect(run.output.contains(text), "\(run.output)") }
    }

    @Test(
        "What cannot be understood is said with what to do next",
        arguments: [
            ([], 2, "no command"), (["bogus"], 2, "unknown command 'bogus'"), (["setings"], 2, "settings"),
            (["isolation", "--format", "xml"], 2, "expected 'text' or 'jsonl'"),
            (["isolation", "--fromat", "text"], 2, "--format"),
            (["isolation", "a", "b"], 2, "unexpected argument 'b'"),
            (["isolation", "Sources/Cor"], 2, "did you mean 'Sources/Core'?"),
            (["isolation", "--target", "Cora"], 2, "did you mean 'Core'?"),
            (["settings", "--feature", "ExistentialAni"], 2, "did you mean 'ExistentialAny'?"),
            (["isolation", "Sources/App/Screen.swift:99"], 2, "no declaration"),
            (["isolation", "Package.resolved"], 2, "does not exist"),
            (["settings", "--language-mode", "7"], 2, "--language-mode"),
            (["settings", "--platform", "maxOS"], 2, "did you mean 'macOS'?"),
        ] as [([String], Int32, String)])
    func mistakes(arguments: [String], code: Int32, text: String) async throws {
        let folder = try ScratchFolder(Self.package)
        let run = try await HeddleProgram.run(arguments, in: folder.path)
        #expect(run.code == code)
        #expect(run.errors.contains(text), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test("The example of the README is explained")
    func example() async throws {
        let run = try await HeddleProgram.run(
            ["isolation", "Examples/Ledger", "--no-cache"], in: HeddleProgram.repository)
        #expect(run.code == 0)
        #expect(run.output.contains("BalanceScreen.reload(account:)"))
        #expect(!run.output.contains("unknown"))
    }

    @Test("A second run parses nothing, an edit parses one file, and without a cache all are parsed")
    func cache() async throws {
        let folder = try ScratchFolder(Self.package)
        func parsed(_ options: [String]) async throws -> String? {
            let run = try await HeddleProgram.run(["isolation", "--stats"] + options, in: folder.path)
            return run.errors.split(separator: "\n").first { $0.hasPrefix("parsed") }?.split(separator: " ").last.map(
                String.init)
        }
        #expect(try await parsed([]) == "2")
        #expect(try await parsed([]) == "0")
        try folder.write(
            "Sources/Core/Store.swift",
            Data("public actor Store { public init() {}; public func add(_ i: Int) {} }".utf8))
        #expect(try await parsed([]) == "1")
        #expect(try await parsed(["--no-cache"]) == "2")
    }

    @Test("Damaged caches are written anew")
    func damagedCache() async throws {
        let folder = try ScratchFolder(Self.package)
        let first = try await HeddleProgram.run(["isolation", "--cache-path", "cache"], in: folder.path)
        let packs = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").filter {
            $0.hasSuffix("pack")
        }
        #expect(packs.count >= 4)
        for (index, pack) in packs.enumerated() {
            let path = folder.path + "/cache/" + pack
            var bytes = try #require(FileManager.default.contents(atPath: path))
            if index % 2 == 0 { bytes = bytes.prefix(bytes.count / 2) } else { bytes[bytes.count / 2] ^= 0xFF }
            try bytes.write(to: URL(fileURLWithPath: path))
        }
        let second = try await HeddleProgram.run(["isolation", "--cache-path", "cache"], in: folder.path)
        #expect(second.code == 0)
        #expect(second.output == first.output)
    }

    @Test("Runs at the same time share a cache")
    func concurrentRuns() async throws {
        let folder = try ScratchFolder(Self.package)
        let path = folder.path
        let arguments = ["isolation", "--cache-path", "cache", "--stats"]
        let outputs = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<4 { group.addTask { try await HeddleProgram.run(arguments, in: path).output } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let last = try await HeddleProgram.run(arguments, in: path)
        #expect(outputs.allSatisfy { $0 == last.output })
        #expect(last.errors.contains("parsed     0"))
        let names = try FileManager.default.contentsOfDirectory(atPath: path + "/cache")
        #expect(!names.contains { $0.hasSuffix(".tmp") })
    }
}
