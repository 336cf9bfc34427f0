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
        "Which folders are taken whole depends on the tools version",
        arguments: [
            ("5.0", ["T/A.bundle/b.swift", "T/a.swift"]),
            ("5.2", ["T/A.bundle/b.swift", "T/a.swift"]),
            ("5.3", ["T/a.swift", "T/en.lproj/l.swift"]),
            ("5.5", ["T/a.swift", "T/en.lproj/l.swift"]),
            ("5.9", ["T/A.bundle/b.swift", "T/a.swift", "T/en.lproj/l.swift"]),
        ])
    func resourceFolders(tools: String, expected: [String]) throws {
        let files = [
            "T/a.swift", "T/A.bundle/b.swift", "T/en.lproj/l.swift", "T/P.playground/p.swift", "T/X.xcodeproj/x.swift",
        ]
        let (contents, folder) = try Self.read(
            ".target(name: \"T\")", tools: tools, files: files.map { "Sources/" + $0 })
        #expect(contents.settings.modules.first?.files == expected.map { folder["Sources/" + $0] })
    }

    @Test(
        "Swift files among the resources are not compiled",
        arguments: [".copy(\"R\")", ".process(\"R\")", ".embedInCode(\"R/r.swift\")", ".process(\"R/r.swift\")"])
    func resources(resource: String) throws {
        let (contents, folder) = try Self.read(
            ".target(name: \"T\", resources: [\(resource)])", files: ["Sources/T/a.swift", "Sources/T/R/r.swift"])
        #expect(contents.settings.modules.first?.files == [folder["Sources/T/a.swift"]])
    }

    @Test("Links are followed, except in a circle; one that leads nowhere is left out and named")
    func links() throws {
        let folder = try FixtureFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "T")])
            """,
            "Sources/T/a.swift": "", "Shared/s.swift": "", "Shared/t/u.swift": "",
        ])
        try folder.link("Sources/T/Linked", to: "../../Shared")
        try folder.link("Sources/T/b.swift", to: "a.swift")
        try folder.link("Sources/T/nowhere.swift", to: "gone.swift")
        try folder.link("Shared/t/circle", to: "..")
        let contents = PackageReader().read(manifest: folder["Package.swift"])
        #expect(
            contents.settings.modules.first?.files
                == ["Linked/s.swift", "Linked/t/u.swift", "a.swift", "b.swift"].map { folder["Sources/T/" + $0] })
        #expect(contents.settings.problems.map(\.path) == [folder["Sources/T/nowhere.swift"]])
    }

    @Test("A file called main makes an executable, whatever the tools version", arguments: ["5.3", "6.0"])
    func mainFile(tools: String) throws {
        let (contents, _) = try Self.read(
            ".target(name: \"T\"), .target(name: \"U\")", tools: tools,
            files: ["Sources/T/main.swift", "Sources/U/main.x.swift"])
        #expect(contents.settings.modules.map(\.kind) == [.executable, .library])
    }

    @Test("Every file in Snippets is a program of its own")
    func snippets() throws {
        let (contents, folder) = try Self.read(
            ".target(name: \"T\", swiftSettings: [.swiftLanguageMode(.v5)])",
            extra: "", files: ["Sources/T/a.swift", "Snippets/First Steps/Hello-1.swift"])
        let snippet = try #require(contents.settings.modules.last)
        #expect(snippet.name == "Hello-1" && snippet.moduleName == "Hello_1" && snippet.kind == .executable)
        #expect(snippet.files == [folder["Snippets/First Steps/Hello-1.swift"]])
        #expect(snippet.languageMode.value == .v6)
    }

    @Test("Versions that the manifest does not give are the package manager's")
    func deploymentTargets() throws {
        let files = ["Sources/T/a.swift"]
        let (contents, _) = try Self.read(".target(name: \"T\")", files: files)
        let targets = try #require(contents.settings.modules.first?.deploymentTargets)
        #expect(targets.first?.platform == "macOS")
        #expect(targets.first?.version == Sourced("10.13", .byDefault("default of the package manager")))
        let text = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", platforms: [.iOS(.v17)], targets: [.target(name: "T")])
            """
        let folder = try FixtureFolder(["Package.swift": text, "Sources/T/a.swift": ""])
        let given = PackageReader().read(manifest: folder["Package.swift"]).settings.modules.first?.deploymentTargets
        #expect(given?.map(\.version.value) == ["17.0"])
    }

    @Test(
        "Traits that are on by default decide what depends on traits",
        arguments: [
            (
                "traits: [.default(enabledTraits: [\"A\"]), .trait(name: \"A\", enabledTraits: [\"B\"]), \"B\", \"C\"], ",
                "B", true
            ),
            ("traits: [\"A\", \"B\"], ", "B", false),
            ("", "B", false),
        ])
    func traits(traits: String, condition: String, isOn: Bool) throws {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", \(traits)targets: [.target(name: "T", swiftSettings: [
                .defaultIsolation(MainActor.self, .when(traits: ["\(condition)"])),
            ])])
            """
        let folder = try FixtureFolder(["Package.swift": text, "Sources/T/a.swift": ""])
        let module = try #require(PackageReader().read(manifest: folder["Package.swift"]).settings.modules.first)
        #expect(module.defaultIsolation.value == (isOn ? .mainActor : .nonisolated))
        #expect(module.compilationConditions == ["SWIFT_PACKAGE"] + (isOn ? ["A", "B"] : []))
        #expect(module.unknowns.isEmpty)
    }

    @Test("A target outside the package is read, and is a problem")
    func outside() throws {
        let folder = try FixtureFolder([
            "p/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "T", path: "../T")])
            """,
            "T/a.swift": "",
        ])
        let settings = PackageReader().read(manifest: folder["p/Package.swift"]).settings
        #expect(settings.modules.first?.files == [folder["T/a.swift"]])
        #expect(settings.problems.map(\.line) == [3])
    }

    @Test("Traits that depend on something outside the manifest are unknown")
    func unknownTraits() throws {
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription
            let all = Context.environment["ALL"] != nil
            let package = Package(
                name: "P", traits: [.default(enabledTraits: all ? ["A", "B"] : ["A"]), "A", "B"],
                targets: [.target(name: "T", swiftSettings: [.defaultIsolation(MainActor.self, .when(traits: ["B"]))])])
            """
        let folder = try FixtureFolder(["Package.swift": text, "Sources/T/a.swift": ""])
        let module = try #require(PackageReader().read(manifest: folder["Package.swift"]).settings.modules.first)
        #expect(module.defaultIsolation.value == nil)
        #expect(
            module.unknowns.map(\.what)
                == ["which traits are on by default", "default isolation: MainActor only for traits: B"])
    }

    @Test(
        "What the package manager refuses is a problem",
        arguments: [
            ("6.0", ".target(name: \"T\"), .target(name: \"U\", path: \"Sources/T/x\")", 3, "share files"),
            ("7.1", ".target(name: \"T\")", 1, "newer than 6.3.1"),
            ("3.1", ".target(name: \"T\")", 1, "no longer supported"),
            ("six", ".target(name: \"T\")", 1, "no version of the Swift tools"),
            ("6.0", ".target(name: \"T\"), .target(name: \"T\")", 3, "another target called 'T'"),
        ])
    func refused(tools: String, target: String, line: Int, message: String) throws {
        let (contents, folder) = try Self.read(
            target, tools: tools, files: ["Sources/T/a.swift", "Sources/T/x/b.swift"])
        let problem = try #require(contents.settings.problems.first)
        #expect(problem.line == line && problem.path == folder["Package.swift"])
        #expect(problem.message.contains(message))
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

    @Test("Plugins are compiled in the mode of the tools version, whatever the package lists")
    func plugins() throws {
        let (contents, _) = try Self.read(
            ".plugin(name: \"T\", capability: .buildTool())", extra: ", swiftLanguageModes: [.v5]",
            files: ["Plugins/T/a.swift"])
        let module = try #require(contents.settings.modules.first)
        #expect(module.languageMode == Sourced(.v6, .byDefault("default of tools version 6.0")))
        #expect(module.compilationConditions.isEmpty && module.deploymentTargets.isEmpty)
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
                "4: 'defaultIsolation' needs tools version 6.2 in the first line; the manifest is written for 6.0",
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
            (["Package.swift": "9.0", "Package@swift-5.9.swift": "5.9"], "Package@swift-5.9.swift"),
            (
                ["Package.swift": "9.0", "Package@swift-5.9.swift": "5.9", "Package@swift-5.10.swift": "5.9"],
                "Package@swift-5.10.swift"
            ),
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
