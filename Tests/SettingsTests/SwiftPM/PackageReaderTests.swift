import Settings
import Testing
import Wire

@Suite("Packages")
struct PackageReaderTests {
    private static func read(
        _ targets: String, tools: String = "6.0", extra: String = "", platform: String = "", files: [String] = []
    ) throws -> (contents: PackageContents, folder: FixtureFolder) {
        let manifest = """
            // swift-tools-version: \(tools)
            import PackageDescription
            let package = Package(name: "P", targets: [\(targets)]\(extra))
            """
        let all = ["Package.swift": manifest].merging(files.map { ($0, "") }) { first, _ in first }
        let folder = try FixtureFolder(all)
        return (PackageReader(platform: platform).read(manifest: folder["Package.swift"]), folder)
    }

    @Test(
        "Targets have the files that the package manager gives them",
        arguments: [
            (
                ".target(name: \"T\")",
                ["Sources/T/a.swift", "Sources/T/x/b.swift", "Sources/U/c.swift", "Sources/T/.h/d.swift"],
                ["Sources/T/a.swift", "Sources/T/x/b.swift"]
            ),
            (".target(name: \"T\")", ["src/T/a.swift"], ["src/T/a.swift"]),
            (
                ".target(name: \"T\")", ["Sources/a.swift", "Sources/x/b.swift"],
                ["Sources/a.swift", "Sources/x/b.swift"]
            ),
            (".target(name: \"T\", path: \".\")", ["a.swift", "Package@swift-5.9.swift"], ["a.swift"]),
            (
                ".target(name: \"T\", path: \"Code\", exclude: [\"x\", \"b.swift\"])",
                ["Code/a.swift", "Code/b.swift", "Code/x/c.swift"], ["Code/a.swift"]
            ),
            (
                ".target(name: \"T\", path: \"Code\", sources: [\"x\", \"a.swift\"])",
                ["Code/a.swift", "Code/b.swift", "Code/x/c.swift"], ["Code/a.swift", "Code/x/c.swift"]
            ),
            (
                ".target(name: \"T\")",
                ["Sources/T/a.swift", "Sources/T/D.docc/b.swift", "Sources/T/A.xcassets/c.swift"], ["Sources/T/a.swift"]
            ),
            (".testTarget(name: \"T\")", ["Tests/T/a.swift"], ["Tests/T/a.swift"]),
            (".plugin(name: \"T\", capability: .buildTool())", ["Plugins/T/a.swift"], ["Plugins/T/a.swift"]),
            (".macro(name: \"T\")", ["Sources/T/a.swift"], ["Sources/T/a.swift"]),
        ] as [(String, [String], [String])])
    func files(target: String, files: [String], expected: [String]) throws {
        let (contents, folder) = try Self.read(target, files: files)
        #expect(contents.settings.modules.first?.files == expected.map { folder[$0] })
        #expect(contents.settings.problems.isEmpty)
    }

    @Test(
        "The language mode follows tools version, package and target",
        arguments: [
            ("5.9", "", "", LanguageMode.v5, "default of tools version 5.9"),
            ("6.1", "", "", .v6, "default of tools version 6.1"),
            ("6.0", ", swiftLanguageModes: [.v5]", "", .v5, ""),
            ("5.5", ", swiftLanguageVersions: [.v4, .v5]", "", .v5, ""),
            ("6.0", ", swiftLanguageModes: [.v5]", ", swiftSettings: [.swiftLanguageMode(.v6)]", .v6, ""),
        ])
    func languageMode(
        tools: String, package: String, target: String, mode: LanguageMode, source: String
    ) throws {
        let (contents, _) = try Self.read(
            ".target(name: \"T\"\(target))", tools: tools, extra: package, files: ["Sources/T/a.swift"])
        let module = try #require(contents.settings.modules.first)
        #expect(module.languageMode.value == mode)
        if !source.isEmpty { #expect(module.languageMode.provenance == .byDefault(source)) }
    }

    @Test("Settings become what the compiler makes of them")
    func settings() throws {
        let (contents, folder) = try Self.read(
            """
            .target(name: "My-T", swiftSettings: [
                .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefaults"), .define("X"),
                .enableExperimentalFeature("Lifetimes", .when(platforms: [.linux])),
                .enableExperimentalFeature("AvailabilityMacro=A 1.0:macOS 10.15"),
            ])
            """, tools: "6.2", files: ["Sources/My-T/a.swift"])
        let module = try #require(contents.settings.modules.first)
        #expect(module.moduleName == "My_T")
        #expect(
            module.defaultIsolation == Sourced(.mainActor, .written(path: folder["Package.swift"], line: 4, column: 6)))
        #expect(module.isEnabled("ExistentialAny"))
        #expect(module.features.first { $0.name == "Lifetimes" }?.condition == "platforms: linux")
        #expect(module.features.first { !$0.isKnown }?.didYouMean == "NonisolatedNonsendingByDefault")
        #expect(!module.features.contains { $0.name.hasPrefix("AvailabilityMacro") })
        #expect(module.compilationConditions == ["SWIFT_PACKAGE", "X"])
    }

    @Test("A platform decides the conditions for it", arguments: [("linux", true), ("macos", false)])
    func platform(platform: String, isOn: Bool) throws {
        let (contents, _) = try Self.read(
            ".target(name: \"T\", swiftSettings: [.defaultIsolation(MainActor.self, .when(platforms: [.linux]))])",
            tools: "6.2", platform: platform, files: ["Sources/T/a.swift"])
        #expect(contents.settings.modules.first?.defaultIsolation.value == (isOn ? .mainActor : .nonisolated))
        #expect(contents.settings.modules.first?.unknowns == [])
    }

    @Test("What the package manager rejects is a problem with its line")
    func problems() throws {
        let (contents, folder) = try Self.read(
            """
            .target(name: "Gone"),
            .target(name: "T", swiftSettings: [.defaultIsolation(MainActor.self)])
            """, tools: "6.0", files: ["Sources/T/a.swift"])
        let found = contents.settings.problems.map { "\($0.line): \($0.message)" }
        #expect(
            found == [
                "3: the folder of the target 'Gone' is missing: Sources/Gone",
                "4: this setting needs tools version 6.2; the manifest is written for 6.0",
            ])
        #expect(contents.settings.problems.allSatisfy { $0.path == folder["Package.swift"] })
    }

    @Test(
        "The manifest for the toolchain is taken",
        arguments: [
            (["Package.swift": "5.9", "Package@swift-6.0.swift": "6.0"], "Package@swift-6.0.swift"),
            (["Package.swift": "6.1", "Package@swift-5.9.swift": "5.9"], "Package.swift"),
            (["Package.swift": "5.5", "Package@swift-6.3.swift": "5.5"], "Package@swift-6.3.swift"),
            (
                ["Package.swift": "5.5", "Package@swift-6.swift": "5.5", "Package@swift-5.9.swift": "5.9"],
                "Package@swift-6.swift"
            ),
            (["Package.swift": "5.5", "Package@swift-9.0.swift": "9.0"], "Package.swift"),
            (["Package.swift": "5.5", "Package@swift-x.swift": "9.0"], "Package.swift"),
        ])
    func choice(manifests: [String: String], expected: String) throws {
        let text = "\nlet package = Package(name: \"P\", targets: [.target(name: \"T\", path: \".\")])"
        var files = manifests.mapValues { "// swift-tools-version: \($0)" + text }
        files["a.swift"] = ""
        let folder = try FixtureFolder(files)
        let contents = PackageReader().read(manifest: folder["Package.swift"])
        #expect(contents.settings.modules.map(\.container) == [folder[expected]])
    }

    @Test("Local packages are referred to, C targets are left out")
    func references() throws {
        let (contents, folder) = try Self.read(
            ".target(name: \"C\"), .target(name: \"T\")",
            extra: "", files: ["Sources/C/a.c", "Sources/T/a.swift"])
        #expect(contents.settings.modules.map(\.name) == ["T"])
        #expect(contents.packages.isEmpty)
        let text =
            "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", dependencies: [.package(path: \"../Q\"), .package(url: \"u\", from: \"1.0.0\")])"
        let other = try FixtureFolder(["p/Package.swift": text])
        #expect(PackageReader().read(manifest: other["p/Package.swift"]).packages == [other["Q"]])
        #expect(folder.path != other.path)
    }

    @Test("What the toolchain says replaces what is unknown, and keeps the places of what is written")
    func evaluated() throws {
        let folder = try FixtureFolder([
            "Sources/T/a.swift": "",
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            var settings: [SwiftSetting] = [.define("X")]
            if Context.environment["CI"] != nil { settings.append(.enableUpcomingFeature("ExistentialAny")) }
            let package = Package(name: "P", targets: [.target(name: "T", swiftSettings: settings)])
            """,
        ])
        let answer = try JSONParser.parse(
            """
            {"name": "P", "platforms": [{"platformName": "macos", "version": "13.0"}], "swiftLanguageVersions": null,
             "targets": [{"name": "T", "type": "regular", "dependencies": [{"byName": ["U", null]}], "exclude": [],
             "settings": [{"tool": "swift", "kind": {"define": {"_0": "X"}}},
             {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}]}]}
            """)
        let read = PackageReader().read(manifest: folder["Package.swift"])
        #expect(read.settings.modules.first?.unknowns.count == 1)
        let module = try #require(
            PackageReader().read(manifest: folder["Package.swift"], evaluated: answer).settings.modules.first)
        #expect(module.unknowns.isEmpty)
        #expect(module.languageMode == Sourced(.v5, .evaluated(EvaluatedManifest.source)))
        #expect(!module.isEnabled("ExistentialAny"))
        #expect(module.dependencies == ["U"])
    }
}
