import Analysis
import Foundation
import Reporters
import Settings
import SourceText
import Testing

@Suite("Discovery of packages")
struct DiscoveryOfPackagesTests {
    private static func manifest(_ name: String, _ rest: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "\(name)", \(rest))
        """
    }

    private static func discover(_ path: String, in folder: String) throws -> Project {
        try Discovery(currentFolder: folder, read: ContainerReader().read).project(at: path)
    }

    @Test("Local packages belong to the project; fetched ones and those that may be used are read for their types")
    func references() throws {
        let folder = try TemporaryFolder()
        let undecided = """
            import Foundation
            if Context.environment["LOCAL"] != nil { package.dependencies.append(.package(path: "../maybe")) }
            """
        try folder.write(
            "app/Package.swift",
            Self.manifest("app", "dependencies: [.package(path: \"../near\")], targets: [.target(name: \"App\")]")
                + "\n"
                + undecided)
        try folder.write("app/Sources/App/a.swift")
        for (name, place) in [("Near", "near"), ("Maybe", "maybe"), ("Far", "app/.build/checkouts/far")] {
            try folder.write("\(place)/Package.swift", Self.manifest(name, "targets: [.target(name: \"\(name)\")]"))
            try folder.write("\(place)/Sources/\(name)/x.swift")
        }
        let project = try Self.discover("app", in: folder.path)
        #expect(project.modules.map(\.name) == ["App", "Near"])
        #expect(project.supporting.map(\.name).sorted() == ["Far", "Maybe"])
    }

    @Test(
        "What the toolchain says against a manifest becomes problems with places",
        arguments: [
            (
                "error: 'p': Invalid manifest (compiled with: [\"swiftc\"])\n/p/Package.swift:3:16: error: no: such thing\n",
                "/p/Package.swift:3:16: no: such thing"
            ),
            (
                "warning: x\nerror: 'p': the version 'six' is misspelt\n",
                "p/Package.swift:0:0: the toolchain could not evaluate the manifest: 'p': the version 'six' is misspelt"
            ),
            (
                "error: 'p': Invalid manifest (compiled with: [\"swiftc\", \"(a)\"])\n",
                "p/Package.swift:0:0: the toolchain could not evaluate the manifest: 'p': Invalid manifest"
            ),
            ("killed\n", "p/Package.swift:0:0: the toolchain could not evaluate the manifest: killed"),
            ("", nil),
        ] as [(String, String?)])
    func evaluationFailure(output: String, expected: String?) {
        let problems = ManifestRun.problems(in: output, of: "p/Package.swift")
        let first = problems.first.map { "\($0.path):\($0.line):\($0.column): \($0.message)" }
        #expect(first == expected)
        #expect(!problems.contains { !$0.isFatal })
    }

    @Test("On request the toolchain answers what cannot be read")
    func evaluation() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let name = Context.environment["HEDDLE_TEST_NAME_THAT_NOBODY_SETS"] ?? "T"
            let package = Package(name: "P", targets: [.target(name: name, swiftSettings: [.defaultIsolation(MainActor.self)])])
            """)
        try folder.write("Sources/T/a.swift")
        let reader = ContainerReader(evaluatesManifests: true)
        let project = try Discovery(currentFolder: folder.path, read: reader.read).project(at: ".")
        let module = try #require(project.modules.first)
        #expect(module.name == "T" && module.defaultIsolation.value == .mainActor && module.unknowns.isEmpty)
        #expect(project.problems.isEmpty)
    }

    @Test("What is unknown or wrong in several places of a file takes one line")
    func repeatedDoubts() {
        func module(_ name: String, line: Int) -> ModuleSettings {
            var module = ModuleSettings(name: name, moduleName: name, kind: .library, container: "/p/Package.swift")
            module.files = ["/p/\(name).swift"]
            let place = Provenance.written(path: "/p/Package.swift", line: line, column: 2)
            module.unknowns = [UnknownSetting(what: "this", provenance: place, howToFindOut: "run \(name)")]
            return module
        }
        let display = PathDisplay(currentFolder: "/p", typed: ".")
        var project = Project(scope: .everything, root: "/p", display: display)
        project.modules = [module("A", line: 3), module("B", line: 4)]
        project.problems = [5, 6].map {
            ProjectProblem(path: "/p/x", line: $0, column: 1, message: "no /p/y", isFatal: false)
        }
        let text = SettingsText(project).text(showsFiles: false)
        #expect(text.contains("\nProblems\n  x:5:1 and 1 more: no y\n"))
        #expect(text.contains("  A, B: this (Package.swift:3:2 and 1 more)\n"))
        #expect(text.hasSuffix("    To find out: run A, and so on for the others\n"))
    }

    @Test("A long table shows modules that are alike in one line, and names them below")
    func longTable() throws {
        let folder = try TemporaryFolder()
        let names = (1...20).map { "Module\($0)" }
        let targets = names.map { name in
            let settings = name == "Module7" ? ", swiftSettings: [.swiftLanguageMode(.v5)]" : ""
            return ".target(name: \"\(name)\"\(settings))"
        }
        try folder.write("Package.swift", Self.manifest("P", "targets: [\(targets.joined(separator: ", "))]"))
        for name in names { try folder.write("Sources/\(name)/a.swift") }
        let text = SettingsText(try Self.discover(".", in: folder.path)).text(showsFiles: false)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("  19 modules [1]  library     19  6 (a)") })
        #expect(lines.contains { $0.hasPrefix("  Module7 ") && $0.contains("5 (d)") })
        #expect(lines.contains { $0.hasPrefix("    [1] Module1, Module2, ") })
        #expect(lines.allSatisfy { $0.count <= 120 })
        #expect(text.hasSuffix("\nNothing is unknown.\n"))
    }

    @Test("The text names the manifest that is taken, places as seen from here, and each unknown once")
    func text() throws {
        let folder = try TemporaryFolder()
        let rest = """
            targets: [
                .target(name: "A", swiftSettings: settings), .target(name: "B", swiftSettings: settings),
                .target(name: "Gone"),
            ]
            """
        let settings = """
            // swift-tools-version: 6.2
            import PackageDescription
            var settings: [SwiftSetting] = []
            if Context.environment["X"] != nil { settings.append(.defaultIsolation(MainActor.self)) }

            """
        try folder.write("p/Package.swift", Self.manifest("Old", "targets: []"))
        try folder.write("p/Package@swift-6.2.swift", settings + "let package = Package(name: \"P\", \(rest))")
        try folder.write("p/Sources/A/a.swift")
        try folder.write("p/Sources/B/b.swift")
        let text = SettingsText(try Self.discover("p", in: folder.path)).text(showsFiles: false)
        #expect(
            text.hasPrefix("p/Package@swift-6.2.swift (2 modules; the toolchain takes it instead of Package.swift)\n"))
        #expect(
            text.contains("p/Package@swift-6.2.swift:7:6: the folder of the target 'Gone' is missing: Sources/Gone"))
        #expect(text.contains("  A, B: default isolation: MainActor or not (p/Package@swift-6.2.swift:4:"))
        #expect(text.components(separatedBy: "default isolation: MainActor or not").count == 2)
        #expect(text.hasSuffix("    To find out: run with --evaluate-manifest, which executes the manifest\n"))
    }
}
