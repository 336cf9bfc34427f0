import Settings
import Testing

@Suite("Xcode projects")
struct XcodeProjectReaderTests {
    @Test("A target's value wins over the project's, and both places are told")
    func override() throws {
        let text = ProjectText.app(
            project: ["debug": "SDKROOT = iphoneos;\nSWIFT_VERSION = 6.0;", "release": "SWIFT_VERSION = 6.0;"],
            debug: "\tSWIFT_VERSION = 5.0;", release: "\tSWIFT_VERSION = 5.0;")
        let folder = try ProjectText.folder(text)
        let contents = XcodeProjectReader.read(project: folder["App.xcodeproj"])
        #expect(contents.settings.problems.isEmpty)
        let app = try #require(contents.settings.modules.first)
        #expect(app.name == "App")
        #expect(app.kind == .application)
        #expect(app.container == folder["App.xcodeproj"])
        #expect(app.files == [folder["App/Main.swift"]])
        #expect(app.languageMode.value == .v5)
        #expect(app.languageMode.provenance == folder.place("SWIFT_VERSION = 5.0", in: ProjectText.file))
        let overridden = try #require(app.languageMode.overridden)
        #expect(overridden.text == "6.0")
        #expect(overridden.provenance == folder.place("SWIFT_VERSION = 6.0", in: ProjectText.file))
    }

    @Test("Configurations with the same values are one module, others stand side by side")
    func configurations() throws {
        let same = ProjectText.app(debug: "SWIFT_VERSION = 5.0;", release: "SWIFT_VERSION = 5;")
        let sameFolder = try ProjectText.folder(same)
        let one = XcodeProjectReader.read(project: sameFolder["App.xcodeproj"]).settings.modules
        #expect(one.map { $0.configuration } == [""])

        let text = ProjectText.app(
            debug: "SWIFT_VERSION = 5.0;\nSWIFT_STRICT_CONCURRENCY = targeted;",
            release: "SWIFT_VERSION = 5.0;\nSWIFT_STRICT_CONCURRENCY = complete;")
        let folder = try ProjectText.folder(text)
        let two = XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings.modules
        #expect(two.map { $0.configuration } == ["Debug", "Release"])
        #expect(two.map { $0.strictConcurrency.value } == [.targeted, .complete])
        let places = two.map { $0.strictConcurrency.provenance }
        #expect(
            places == [
                folder.place("SWIFT_STRICT_CONCURRENCY = targeted", in: ProjectText.file),
                folder.place("SWIFT_STRICT_CONCURRENCY = complete", in: ProjectText.file),
            ])
    }

    @Test("Approachable Concurrency turns on its five features, unless one is declined by name")
    func approachable() throws {
        let settings = """
            SWIFT_VERSION = 5.0;
            SWIFT_APPROACHABLE_CONCURRENCY = YES;
            SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = NO;
            SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;
            """
        let folder = try ProjectText.folder(ProjectText.app(debug: settings, release: settings))
        let app = try #require(XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings.modules.first)
        #expect(app.approachableConcurrency.value == true)
        #expect(
            app.approachableConcurrency.provenance
                == folder.place("SWIFT_APPROACHABLE_CONCURRENCY", in: ProjectText.file))
        let implied = app.features.filter {
            $0.state.provenance == .implied("implied by Approachable Concurrency")
        }
        #expect(
            implied.map { $0.name } == [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
                "NonisolatedNonsendingByDefault",
            ])
        #expect(!app.isEnabled("InferIsolatedConformances"))
        #expect(app.isEnabled("BareSlashRegexLiterals"))
        #expect(app.defaultIsolation.value == .nonisolated)
        #expect(
            app.defaultIsolation.provenance
                == folder.place("SWIFT_DEFAULT_ACTOR_ISOLATION", in: ProjectText.file))
    }

    @Test("Flags, upcoming features and main-actor isolation each keep their own place")
    func flags() throws {
        let settings = """
            SWIFT_VERSION = 5.0;
            SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
            SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;
            SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = MIGRATE;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) ONE";
            OTHER_SWIFT_FLAGS = (
              "$(inherited)",
              "-D TWO",
              "\\"-DTHREE\\"",
              "-enable-upcoming-feature",
              InternalImportsByDefault,
              "-Xfrontend",
              "-strict-concurrency=complete",
            );
            """
        let folder = try ProjectText.folder(ProjectText.app(debug: settings, release: settings))
        let app = try #require(XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings.modules.first)
        #expect(app.compilationConditions == ["ONE", "TWO", "THREE"])
        #expect(app.defaultIsolation.value == .mainActor)
        #expect(app.strictConcurrency.value == .complete)
        #expect(app.strictConcurrency.provenance == folder.place("\"-strict-concurrency", in: ProjectText.file))
        let imports = try #require(app.features.first { $0.name == "InternalImportsByDefault" })
        #expect(imports.state.provenance == folder.place("\"-enable-upcoming", in: ProjectText.file))
        let any = try #require(app.features.first { $0.name == "ExistentialAny" })
        #expect(any.state.provenance == folder.place("SWIFT_UPCOMING_FEATURE_EXISTENTIAL", in: ProjectText.file))
        #expect(!app.isEnabled("MemberImportVisibility"))
    }

    @Test(
        "SWIFT_VERSION is read as Xcode reads it",
        arguments: [
            ("4.0", LanguageMode.v4), ("4.2", .v4_2), ("5", .v5), ("5.0", .v5), ("5.9", .v5), ("6.0", .v6),
            ("6.2.1", .v6),
            ("3.0", nil), ("\\\"5.0\\\"", nil), ("latest", nil), ("$(SWIFT_FROM_OUTSIDE)", nil),
        ] as [(String, LanguageMode?)])
    func versions(text: String, mode: LanguageMode?) throws {
        let settings = "SWIFT_VERSION = \"\(text)\";"
        let folder = try ProjectText.folder(ProjectText.app(debug: settings, release: settings))
        let app = try #require(XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings.modules.first)
        #expect(app.languageMode.value == mode)
        #expect(app.languageMode.provenance == folder.place("SWIFT_VERSION", in: ProjectText.file))
        #expect(app.unknowns.isEmpty == (mode != nil))
        if mode == nil {
            #expect(app.unknowns[0].what == "language mode")
            #expect(app.unknowns[0].howToFindOut.hasPrefix("xcodebuild -showBuildSettings -project"))
        }
    }

    @Test("A setting that depends on the SDK is unknown, and a feature says for which SDK it is on")
    func destinations() throws {
        let settings = """
            SWIFT_VERSION = 5.0;
            "SWIFT_STRICT_CONCURRENCY[sdk=iphonesimulator*]" = complete;
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY[sdk=iphoneos*]" = YES;
            "SWIFT_VERSION[sdk=macosx*]" = 6.0;
            """
        let folder = try ProjectText.folder(ProjectText.app(debug: settings, release: settings))
        let app = try #require(XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings.modules.first)
        #expect(app.languageMode.value == .v5)
        #expect(app.strictConcurrency.value == nil)
        #expect(app.strictConcurrency.provenance == folder.place("\"SWIFT_STRICT", in: ProjectText.file))
        #expect(app.unknowns.contains { $0.what == "strict concurrency: complete only for sdk: iphonesimulator" })
        let any = try #require(app.features.first { $0.name == "ExistentialAny" })
        #expect(any.condition == "sdk: iphoneos")
        #expect(any.state.value == nil)
    }

    @Test("A misspelt feature setting has no effect, and the one that was meant is named")
    func misspelt() throws {
        let settings = """
            SWIFT_VERSION = 5.0;
            SWIFT_UPCOMING_FEATURE_EXISTENTIALANY = YES;
            SWIFT_STRICT_CONCURRENCY = full;
            """
        let folder = try ProjectText.folder(ProjectText.app(debug: settings, release: settings))
        let contents = XcodeProjectReader.read(project: folder["App.xcodeproj"])
        #expect(contents.settings.modules.first?.isEnabled("ExistentialAny") == false)
        #expect(contents.settings.modules.first?.strictConcurrency.value == .complete)
        #expect(
            contents.settings.problems.contains {
                $0.message.hasSuffix("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY is meant?")
            })
        #expect(contents.settings.problems.contains { $0.message.contains("knows no value “full”: taken as complete") })
    }
}
