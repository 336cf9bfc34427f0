import Settings
import Testing

@Suite("Specifications of XcodeGen")
struct XcodeGenReaderTests {
    private func read(
        _ text: String, _ files: [String: String] = [:]
    ) throws -> (FixtureFolder, XcodeProjectContents) {
        let folder = try FixtureFolder(files.merging(["project.yml": text]) { $1 })
        return (folder, XcodeGenReader.read(specification: folder["project.yml"]))
    }

    @Test("Presets, groups, the base and configurations are laid over one another, each with its place")
    func settings() throws {
        let (folder, contents) = try read(
            """
            name: Demo
            options:
              deploymentTarget:
                iOS: "16.0"
            settings:
              groups: [common]
              base:
                SWIFT_VERSION: 6.0
            settingGroups:
              common:
                SWIFT_VERSION: 5.9
                SWIFT_APPROACHABLE_CONCURRENCY: yes
            targets:
              App:
                type: application
                platform: iOS
                sources: Sources
                settings:
                  base:
                    OTHER_SWIFT_FLAGS:
                      - $(inherited)
                      - -enable-upcoming-feature ExistentialAny
                  configs:
                    release:
                      SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
            """, ["Sources/A.swift": "", "Sources/B/C.swift": "", "Sources/note.md": ""])
        #expect(contents.settings.problems.isEmpty)
        let modules = contents.settings.modules
        #expect(
            modules.map { "\($0.name) \($0.kind) \($0.configuration)" } == [
                "App application Debug", "App application Release",
            ])
        #expect(modules[0].files == [folder["Sources/A.swift"], folder["Sources/B/C.swift"]])
        #expect(modules[0].container == folder["project.yml"])
        let path = folder["project.yml"]
        #expect(modules[0].languageMode == Sourced(.v6, .written(path: path, line: 8, column: 5)))
        #expect(modules[0].approachableConcurrency == Sourced(true, .written(path: path, line: 12, column: 5)))
        #expect(modules[0].compilationConditions == ["DEBUG"])
        #expect(modules[1].compilationConditions.isEmpty)
        #expect(modules[0].defaultIsolation.value == .nonisolated)
        #expect(modules[1].defaultIsolation == Sourced(.mainActor, .written(path: path, line: 25, column: 11)))
        let any = try #require(modules[0].features.first { $0.name == "ExistentialAny" })
        #expect(any.state == Sourced(true, .written(path: path, line: 22, column: 13)))
        let target = try #require(modules[0].deploymentTargets.first)
        #expect(target.platform == "iOS")
        #expect(target.version == Sourced("16.0", .written(path: path, line: 4, column: 5)))
    }

    @Test("Without a word about the version, the preset counts; presets can be turned off")
    func presets() throws {
        let text = "name: A\ntargets: {A: {type: tool, platform: macOS, sources: [S]}}\n"
        let (_, contents) = try read(text, ["S/main.swift": ""])
        let tool = try #require(contents.settings.modules.first)
        #expect(tool.languageMode == Sourced(.v5, .byDefault("preset of XcodeGen")))
        #expect(tool.kind == .executable)
        let (_, bare) = try read(text + "options: {settingPresets: none}\n", ["S/main.swift": ""])
        let other = try #require(bare.settings.modules.first)
        #expect(other.languageMode.value == nil)
        #expect(other.configuration.isEmpty)
        #expect(other.deploymentTargets.map { $0.platform } == ["macOS"])
    }

    @Test("A preset gives way to a configuration file, and what is written to neither")
    func configurationFiles() throws {
        let (folder, contents) = try read(
            """
            name: A
            configFiles: {Debug: C/P.xcconfig, Release: C/P.xcconfig}
            targets:
              A:
                type: framework
                platform: iOS
                sources: [S]
                configFiles:
                  Debug: C/T.xcconfig
                  Release: C/Gone.xcconfig
            """,
            [
                "S/a.swift": "", "C/P.xcconfig": "SWIFT_VERSION = 6.0",
                "C/T.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) MINE",
            ])
        let modules = contents.settings.modules
        let path = folder["C/P.xcconfig"]
        #expect(
            modules.map { $0.languageMode } == [
                Sourced(.v6, .written(path: path, line: 1, column: 1)),
                Sourced(.v6, .written(path: path, line: 1, column: 1)),
            ])
        #expect(modules[0].compilationConditions == ["DEBUG", "MINE"])
        #expect(
            modules[1].unknowns.map { $0.what } == [
                "whatever \(folder["C/Gone.xcconfig"]) assigns: it is missing"
            ])
        #expect(contents.settings.problems.map { $0.line } == [10])
    }

    @Test("Templates, platforms and attributes make targets of one another")
    func templates() throws {
        let (folder, contents) = try read(
            """
            name: A
            targetTemplates:
              Base:
                settings: {SWIFT_VERSION: 6.0}
                sources: [{path: "Sources/${target_name}"}]
              Kit:
                templates: [Base]
                type: framework
                platform: [iOS, macOS]
                deploymentTarget: {iOS: 15.0, macOS: 12.0}
                sources: ["Only/${platform}", "${extra}"]
            targets:
              Core:
                templates: [Kit]
                templateAttributes: {extra: Extra}
                dependencies:
                  - target: Other_${platform}
                  - package: Alamofire
                  - {package: Many, products: [One, Two]}
                  - framework: X.framework
            packages:
              Local: {path: ../Local}
              Alamofire: {url: "https://example.com/a", from: 1.0.0}
            """,
            [
                "Sources/Core/a.swift": "", "Only/iOS/i.swift": "",
                "Only/macOS/m.swift": "", "Extra/x.swift": "",
            ])
        #expect(contents.settings.problems.isEmpty)
        let modules = contents.settings.modules
        #expect(modules.map { $0.name } == ["Core_iOS", "Core_iOS", "Core_macOS", "Core_macOS"])
        #expect(modules[0].moduleName == "Core")
        #expect(modules[0].languageMode.value == .v6)
        #expect(
            modules[0].files == [
                folder["Extra/x.swift"], folder["Only/iOS/i.swift"], folder["Sources/Core/a.swift"],
            ])
        #expect(modules[0].dependencies == ["Other_iOS", "Alamofire", "One", "Two"])
        #expect(modules[0].deploymentTargets.map { "\($0.platform) \($0.version.value ?? "")" } == ["iOS 15.0"])
        #expect(modules[2].deploymentTargets.map { "\($0.platform) \($0.version.value ?? "")" } == ["macOS 12.0"])
    }

    @Test("Included specifications are laid below, and their paths are seen from their own folder")
    func inclusions() throws {
        let (folder, contents) = try read(
            """
            include:
              - path: Sub/target.yml
              - {path: plain.yml, relativePaths: false}
              - {path: off.yml, enable: false}
              - gone.yml
            name: A
            targets:
              A:
                settings: {SWIFT_VERSION: 5.0}
            """,
            [
                "Sub/target.yml": """
                include: Deep/more.yml
                targets:
                  A:
                    type: framework
                    platform: iOS
                    sources: [Files, {path: ../Up}]
                    settings: {SWIFT_VERSION: 6.0, SWIFT_STRICT_MEMORY_SAFETY: true}
                """,
                "Sub/Deep/more.yml": """
                include: ../target.yml
                packages: {P: {path: Pack}}
                targets: {A: {sources: [Here]}}
                """,
                "plain.yml": "targets: {A: {sources: [Plain]}}", "off.yml": ": broken",
                "Sub/Files/f.swift": "", "Up/u.swift": "", "Sub/Deep/Here/h.swift": "", "Plain/p.swift": "",
                "Sub/Deep/Pack/Package.swift": "",
            ])
        let module = try #require(contents.settings.modules.first)
        #expect(
            module.files == [
                folder["Plain/p.swift"], folder["Sub/Deep/Here/h.swift"], folder["Sub/Files/f.swift"],
                folder["Up/u.swift"],
            ])
        #expect(module.languageMode == Sourced(.v5, .written(path: folder["project.yml"], line: 9, column: 16)))
        let safety = Provenance.written(path: folder["Sub/target.yml"], line: 7, column: 36)
        #expect(module.strictMemorySafety == Sourced(true, safety))
        #expect(contents.packages == [folder["Sub/Deep/Pack"]])
        #expect(contents.settings.problems.map { $0.message } == ["\(folder["gone.yml"]) cannot be read: no such file"])
        #expect(contents.settings.problems.map { $0.line } == [5])
    }

    @Test("Excluded and included files, build phases and optional sources are respected")
    func sources() throws {
        let (folder, contents) = try read(
            """
            name: A
            targets:
              A:
                type: framework
                platform: iOS
                sources:
                  - path: S
                    excludes: ["**/*Tests.swift", Old, "Gen/{x,y}.swift", "Docs/**"]
                  - {path: T, includes: ["Keep/*.swift"]}
                  - {path: R, buildPhase: resources}
                  - {path: F, type: folder}
                  - {path: Missing, optional: true}
                  - Gone
                  - One.swift
            """,
            [
                "S/a.swift": "", "S/aTests.swift": "", "S/deep/er/bTests.swift": "", "S/Old/c.swift": "",
                "S/Gen/x.swift": "", "S/Gen/z.swift": "", "S/Docs/d/e.swift": "", "T/no.swift": "",
                "T/Keep/k.swift": "", "R/r.swift": "", "F/f.swift": "", "One.swift": "", "S/P.playground/p.swift": "",
            ])
        #expect(
            contents.settings.modules.first?.files == [
                folder["One.swift"], folder["S/Gen/z.swift"], folder["S/a.swift"], folder["T/Keep/k.swift"],
            ])
        #expect(
            contents.settings.problems.map { "\($0.line): \($0.message)" } == [
                "13: the source Gone of A does not exist"
            ])
    }

    @Test("A broken specification is refused with its line")
    func broken() throws {
        let (_, contents) = try read("name: A\ntargets:\n  A: [\n")
        let problem = try #require(contents.settings.problems.first)
        #expect(problem.isFatal && problem.line == 3)
        #expect(contents.settings.modules.isEmpty)
    }

    @Test("A description for Tuist is a program, so that the project is unknown")
    func tuist() throws {
        let folder = try FixtureFolder([
            "A/Project.swift": "// made by hand\nimport ProjectDescription\nlet project = Project(name: \"A\")",
            "B/Project.swift": "// import ProjectDescription\nstruct Project {}",
        ])
        let unknown = try #require(TuistProject.unknown(in: folder["A"]))
        #expect(unknown.provenance == .written(path: folder["A/Project.swift"], line: 2, column: 1))
        #expect(TuistProject.unknown(in: folder["B"]) == nil)
    }
}
