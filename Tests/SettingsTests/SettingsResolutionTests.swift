import Settings
import Testing

/// The module that results from a default language mode and the words of an invocation.
private func resolved(
    _ mode: LanguageMode?, _ words: [String], change: (inout SettingsResolution) -> Void = { _ in }
) -> (module: ModuleSettings, problems: [ProjectProblem]) {
    let flags = words.enumerated().map {
        CompilerFlag($1, .written(path: "Package.swift", line: $0 + 1, column: 1))
    }
    var resolution = SettingsResolution(
        languageMode: Sourced(mode, .byDefault("default of the test")), flags: flags, howToFindOut: "ask")
    change(&resolution)
    var module = ModuleSettings(name: "M", moduleName: "M", kind: .library, container: "Package.swift")
    let problems = resolution.resolve(into: &module)
    return (module, problems)
}

private func line(_ line: Int) -> Provenance { .written(path: "Package.swift", line: line, column: 1) }

@Suite("Settings that follow from compiler flags")
struct SettingsResolutionTests {
    @Test("language mode 6 checks completely and includes its features")
    func modeSix() {
        let module = resolved(.v6, ["-strict-concurrency=minimal"]).module
        #expect(module.strictConcurrency == Sourced(.complete, .implied("implied by Swift 6 language mode")))
        #expect(module.isEnabled("RegionBasedIsolation"))
        #expect(module.isEnabled("GlobalActorIsolatedTypesUsability"))
        #expect(!module.isEnabled("NonisolatedNonsendingByDefault"))
        #expect(module.features.map(\.name) == module.features.map(\.name).sorted())
        #expect(module.features.count == 15)
        let dynamic = module.features.first { $0.name == "DynamicActorIsolation" }
        #expect(dynamic?.state.provenance == .implied("implied by Swift 6 language mode"))
    }

    @Test("language mode 5 checks minimally and has one upcoming feature")
    func modeFive() {
        let module = resolved(.v5, []).module
        #expect(module.strictConcurrency == Sourced(.minimal, .byDefault("default of Swift 5 language mode")))
        #expect(module.features.map(\.name) == ["NonfrozenEnumExhaustivity"])
        #expect(resolved(.v4_2, []).module.features.isEmpty)
    }

    @Test(
        "the option wins over the warning flag, which wins over the last feature",
        arguments: [
            (["-strict-concurrency=targeted"], StrictConcurrency.targeted),
            (["-strict-concurrency=complete", "-strict-concurrency=minimal"], .minimal),
            (["-strict-concurrency=minimal", "-warn-concurrency"], .minimal),
            (["-warn-concurrency", "-enable-experimental-feature", "StrictConcurrency=minimal"], .complete),
            (["-strict-concurrency=targeted", "-enable-upcoming-feature", "StrictConcurrency"], .targeted),
            (["-enable-upcoming-feature", "StrictConcurrency=targeted"], .targeted),
            (["-enable-experimental-feature", "StrictConcurrency"], .complete),
            (
                ["-enable-upcoming-feature", "StrictConcurrency", "-disable-upcoming-feature", "StrictConcurrency"],
                .complete
            ),
            (["-Xfrontend", "-strict-concurrency=complete"], .complete),
            (["-strict-concurrency=minimal", "-Xfrontend", "-strict-concurrency=complete"], .minimal),
        ] as [([String], StrictConcurrency)])
    func strictness(_ words: [String], _ expected: StrictConcurrency) {
        let module = resolved(.v5, words).module
        #expect(module.strictConcurrency.value == expected)
        #expect(module.isEnabled("StrictConcurrency") == (expected == .complete))
        #expect(module.isEnabled("GlobalConcurrency") == (expected == .complete))
    }

    @Test("each value points to the flag that decided it")
    func provenance() {
        let words = ["-swift-version", "6", "-default-isolation", "MainActor", "-swift-version", "5"]
        let module = resolved(.v6, words + ["-enable-upcoming-feature", "ExistentialAny"]).module
        #expect(module.languageMode == Sourced(.v5, line(5)))
        #expect(module.defaultIsolation == Sourced(.mainActor, line(3)))
        #expect(module.features.first { $0.name == "ExistentialAny" }?.state == Sourced(true, line(7)))
        let implied = Provenance.implied("implied by default isolation MainActor")
        #expect(module.features.first { $0.name == "InferIsolatedConformances" }?.state == Sourced(true, implied))
    }

    @Test("a protected language mode overrides the driver's, other protected flags give way to the driver's")
    func frontendOrder() {
        #expect(
            resolved(.v5, ["-Xfrontend", "-swift-version", "-Xfrontend", "5", "-swift-version", "6"]).module
                .languageMode.value == .v5)
        let words =
            ["-disable-upcoming-feature", "ExistentialAny"]
            + ["-Xfrontend", "-enable-upcoming-feature", "-Xfrontend", "ExistentialAny"]
        #expect(!resolved(.v5, words).module.isEnabled("ExistentialAny"))
    }

    @Test("words for other tools are not flags of the compiler")
    func otherTools() {
        let module = resolved(.v5, ["-Xcc", "-DC", "-Xlinker", "-warn-concurrency", "-DA", "-D", "B"]).module
        #expect(module.compilationConditions == ["A", "B"])
        #expect(module.strictConcurrency.value == .minimal)
    }

    @Test("a feature that the compiler does not know gets the nearest known name")
    func unknownFeature() {
        let module = resolved(.v5, ["-enable-upcoming-feature", "NonIsolatedNonSendingByDefault"]).module
        let feature = module.features.first { $0.name == "NonIsolatedNonSendingByDefault" }
        #expect(feature?.isKnown == false)
        #expect(feature?.didYouMean == "NonisolatedNonsendingByDefault")
        #expect(!module.isEnabled("NonisolatedNonsendingByDefault"))
    }

    @Test("what the compiler ignores or refuses is a problem at its place")
    func ineffective() {
        let (module, problems) = resolved(
            .v5, ["-enable-upcoming-feature", "AccessLevelOnImport", "-swift-version", "5.9"])
        #expect(!module.isEnabled("AccessLevelOnImport"))
        #expect(problems.map(\.line) == [1, 3])
        #expect(problems.last?.message == "the compiler knows no value '5.9' of -swift-version")
        #expect(module.languageMode.value == .v5)
        #expect(
            resolved(.v5, ["-enable-experimental-feature", "AccessLevelOnImport"]).module
                .isEnabled("AccessLevelOnImport"))
    }

    @Test("asking to migrate to a feature leaves it off")
    func migration() {
        let module = resolved(.v5, ["-enable-upcoming-feature", "ExistentialAny:migrate"]).module
        #expect(module.features.map(\.name) == ["NonfrozenEnumExhaustivity"])
    }

    @Test("a conditional feature is undecided and says where it is on")
    func conditional() {
        let flags = ["-enable-upcoming-feature", "ExistentialAny"].map {
            CompilerFlag($0, line(9), condition: "platforms: linux")
        }
        let module = resolved(.v5, []) { $0.flags = flags }.module
        let feature = module.features.first { $0.name == "ExistentialAny" }
        #expect(feature?.state == Sourced(nil, line(9)))
        #expect(feature?.condition == "platforms: linux")
        #expect(module.unknowns.isEmpty)
        let decided = flags.map { CompilerFlag($0.text, line(10)) }
        #expect(resolved(.v5, []) { $0.flags = decided + flags }.module.isEnabled("ExistentialAny"))
    }

    @Test("a flag that may be missing leaves its setting undecided and is reported")
    func undecided() {
        let flags = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"].map {
            CompilerFlag($0, line(4), isUndecided: true)
        }
        let module = resolved(.v5, []) { $0.flags = flags }.module
        #expect(module.languageMode == Sourced(nil, line(4)))
        #expect(module.strictConcurrency.value == nil)
        #expect(module.features.first { $0.name == "RegionBasedIsolation" }?.state.value == nil)
        #expect(
            module.unknowns.map(\.what) == [
                "language mode: Swift 6 or not", "whether the feature ExistentialAny is on",
            ])
        #expect(module.unknowns.allSatisfy { $0.provenance == line(4) && $0.howToFindOut == "ask" })
    }

    @Test("Approachable Concurrency brings its features, except those declined by name")
    func approachable() {
        let module = resolved(.v5, []) {
            $0.approachableConcurrency = Sourced(true, line(3))
            $0.declinedFeatures = ["NonisolatedNonsendingByDefault": line(5)]
        }.module
        #expect(
            module.features.filter { $0.state.provenance == .implied("implied by Approachable Concurrency") }
                .map(\.name) == [
                    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                    "InferSendableFromCaptures",
                ])
        #expect(!module.isEnabled("NonisolatedNonsendingByDefault"))
        #expect(module.approachableConcurrency == Sourced(true, line(3)))
    }
}
