import Settings
import Testing

@Suite("Configuration files")
struct ConfigurationFileTests {
    /// App's modules, its target standing on `Config/App.xcconfig`, its project on `Config/Project.xcconfig`.
    private func read(
        _ files: [String: String], project: String = "", target: String = ""
    ) throws -> (FixtureFolder, ProjectSettings) {
        let text = ProjectText.app(
            project: [
                "children": "C", "base": "baseConfigurationReference = C2;",
                "targetBase": "baseConfigurationReference = C1;", "debug": project, "release": project,
            ], debug: target, release: target,
            objects: """
                C = { isa = PBXGroup; path = Config; sourceTree = "<group>"; children = (C1, C2); };
                C1 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
                C2 = { isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
                """)
        let own = ["Config/App.xcconfig": "", "Config/Project.xcconfig": "SWIFT_VERSION = 5.0\nSDKROOT = iphoneos"]
        let folder = try ProjectText.folder(text, own.merging(files) { $1 })
        return (folder, XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings)
    }

    @Test("Each level wins over the one before: project file, project, target file, target")
    func order() throws {
        let levels = [
            "SWIFT_STRICT_CONCURRENCY = minimal", "SWIFT_STRICT_CONCURRENCY = targeted;",
            "SWIFT_STRICT_CONCURRENCY = complete", "SWIFT_STRICT_CONCURRENCY = minimal;",
        ]
        for count in 1...4 {
            let (folder, settings) = try read(
                [
                    "Config/Project.xcconfig": "SWIFT_VERSION = 5.0\n" + levels[0],
                    "Config/App.xcconfig": count > 2 ? "\n\n  " + levels[2] : "",
                ], project: count > 1 ? levels[1] : "", target: count > 3 ? levels[3] : "")
            let app = try #require(settings.modules.first)
            #expect(app.strictConcurrency.value == [.minimal, .targeted, .complete, .minimal][count - 1])
            switch count {
            case 1:
                let path = folder["Config/Project.xcconfig"]
                #expect(app.strictConcurrency.provenance == .written(path: path, line: 2, column: 1))
            case 3:
                let path = folder["Config/App.xcconfig"]
                #expect(app.strictConcurrency.provenance == .written(path: path, line: 3, column: 3))
                #expect(app.strictConcurrency.overridden?.text == "targeted")
            default: #expect(app.strictConcurrency.provenance == folder.place(levels[count - 1], in: ProjectText.file))
            }
        }
    }

    @Test("Inclusions, comments, semicolons, continued lines and inherited values are as Xcode reads them")
    func syntax() throws {
        let (folder, settings) = try read([
            "Config/App.xcconfig": """
            // comment with SWIFT_VERSION = 4.0
            #include "../Shared/Base"   // extension left out
            #include? "Nothing.xcconfig"
            SWIFT_VERSION = 6.0; // to 5 later
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) TWO \\
                THREE "FOUR"
            SWIFT_DEFAULT_ACTOR_ISOLATION=$(ACTOR)
            """,
            "Shared/Base.xcconfig": """
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = ONE $(inherited)
            ACTOR = Main$(SUFFIX:default=Actor)
            #include "More.xcconfig"
            """,
            "Shared/More.xcconfig": "OTHER_SWIFT_FLAGS = $(inherited) -enable-upcoming-feature ExistentialAny",
            "Config/Project.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ZERO\nSDKROOT=macosx",
        ])
        #expect(settings.problems.isEmpty)
        let app = try #require(settings.modules.first)
        #expect(app.languageMode.value == .v6)
        #expect(app.languageMode.provenance == .written(path: folder["Config/App.xcconfig"], line: 4, column: 1))
        #expect(app.compilationConditions == ["ONE", "ZERO", "TWO", "THREE", "FOUR"])
        #expect(app.defaultIsolation.value == .mainActor)
        #expect(app.defaultIsolation.provenance == .written(path: folder["Config/App.xcconfig"], line: 7, column: 1))
        let any = try #require(app.features.first { $0.name == "ExistentialAny" })
        #expect(any.state == Sourced(true, .written(path: folder["Shared/More.xcconfig"], line: 1, column: 1)))
    }

    @Test("Conditions pick the assignment that applies, the last one written of those")
    func conditions() throws {
        let (folder, settings) = try read([
            "Config/App.xcconfig": """
            SWIFT_STRICT_CONCURRENCY = minimal
            SWIFT_STRICT_CONCURRENCY[config=Debug] = complete
            SWIFT_STRICT_CONCURRENCY[config=Debug][sdk=macosx*] = targeted
            SWIFT_STRICT_CONCURRENCY[sdk=watchos*,config=*] = targeted
            SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=iphoneos*][arch=arm64] = MainActor
            SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=iphonesimulator*] = MainActor
            SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY[arch=x86_64] = YES
            SWIFT_APPROACHABLE_CONCURRENCY[sdk=iphoneos] = YES
            """
        ])
        let modules = settings.modules
        #expect(modules.map { $0.configuration } == ["Debug", "Release"])
        #expect(modules.map { $0.strictConcurrency.value } == [.complete, .minimal])
        let path = folder["Config/App.xcconfig"]
        #expect(modules[0].strictConcurrency.provenance == .written(path: path, line: 2, column: 1))
        #expect(modules[1].strictConcurrency.provenance == .written(path: path, line: 1, column: 1))
        #expect(modules[0].defaultIsolation.value == .mainActor)
        #expect(modules[0].features.first { $0.name == "ExistentialAny" }?.condition == "arch: x86_64")
        // Without a star the pattern matches no SDK, whose names end in a version.
        #expect(modules[0].approachableConcurrency.value == false)
    }

    @Test("Broken lines, missing files and circles are reported with their lines")
    func problems() throws {
        let (folder, settings) = try read([
            "Config/App.xcconfig": """
            #include "Circle.xcconfig"
            #include "Missing.xcconfig"
            #import "x"
            SWIFT_VERSION 5.0
            SWIFT_VERSION[sdk=iphoneos* = 4.0
            * what
            #include Missing
            SWIFT_VERSION = 6.0
            """,
            "Config/Circle.xcconfig": "\n#include \"App.xcconfig\"",
        ])
        #expect(settings.modules.first?.languageMode.value == .v6)
        let shown = settings.problems.map { problem in
            "\(problem.path.dropFirst(folder.path.count + 8)):\(problem.line):\(problem.column): \(problem.message)"
        }
        #expect(
            shown == [
                "App.xcconfig:3:1: “#import” is no directive: only “#include” and “#include?” are",
                "App.xcconfig:4:15: expected “=” after “SWIFT_VERSION”", "App.xcconfig:5:14: “[” without “]”",
                "App.xcconfig:6:1: expected the name of a build setting",
                "App.xcconfig:7:1: “#include” without a path in quotes",
                "Circle.xcconfig:2:1: “App.xcconfig” includes this file in turn; Xcode skips it here",
                "App.xcconfig:2:1: the included file “Missing.xcconfig” is missing",
            ])
        #expect(
            settings.modules.first?.unknowns.first?.what == "whatever Missing.xcconfig assigns: it is missing")
    }

    @Test("A configuration file that is missing leaves its settings unknown")
    func missing() throws {
        let text = ProjectText.app(
            project: ["children": "C1", "targetBase": "baseConfigurationReference = C1;"],
            debug: "SWIFT_VERSION = 6.0;",
            release: "SWIFT_VERSION = 6.0;",
            objects: "C1 = { isa = PBXFileReference; path = Pods.xcconfig; sourceTree = \"<group>\"; };")
        let folder = try ProjectText.folder(text)
        let settings = XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings
        let app = try #require(settings.modules.first)
        #expect(app.languageMode.value == .v6)
        let unknown = try #require(app.unknowns.first)
        #expect(unknown.what == "whatever \(folder["Pods.xcconfig"]) assigns: it is missing")
        guard case .written(let path, let line, _) = unknown.provenance else { return }
        #expect(path == folder[ProjectText.file])
        #expect(settings.problems.map { $0.line }.contains(line))
    }

    @Test("A configuration file in a synchronised folder is found through the folder")
    func anchored() throws {
        let base = "baseConfigurationReferenceAnchor = D; baseConfigurationReferenceRelativePath = Sub/App.xcconfig;"
        let text = ProjectText.app(
            project: ["children": "D", "targetBase": base],
            objects: "D = { isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = \"<group>\"; };")
        let folder = try ProjectText.folder(text, ["Config/Sub/App.xcconfig": "SWIFT_VERSION = 6.0"])
        let app = try #require(XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings.modules.first)
        #expect(app.languageMode.value == .v6)
        #expect(app.languageMode.provenance == .written(path: folder["Config/Sub/App.xcconfig"], line: 1, column: 1))
    }

    @Test("Values that refer to one another without end, and files that include one another twice, are cut off")
    func endless() throws {
        var files = ["Config/Project.xcconfig": "SDKROOT = iphoneos\nSWIFT_VERSION = $(A0)\nB = $(C)\nC = $(B)"]
        let doubled = (0..<60).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n")
        files["Config/App.xcconfig"] = "#include \"I0\"\n\(doubled)\nA60 = x\nSWIFT_STRICT_CONCURRENCY = $(B)"
        for number in 0..<40 {
            let next = "#include \"I\(number + 1)\""
            files["Config/I\(number).xcconfig"] = "\(next)\n\(next)"
        }
        files["Config/I40.xcconfig"] = "X = 1"
        let (_, settings) = try read(files)
        #expect(settings.modules.first?.languageMode.value == nil)
        #expect(settings.problems.contains { $0.message == "too many included files" })
    }
}
