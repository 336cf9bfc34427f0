import Settings
import Testing

@Suite("Manifests, followed without running them")
struct ManifestEvaluationTests {
    @Test(
        "Settings of a target come out as they would, however they are written",
        arguments: [
            ("swiftSettings: [.enableUpcomingFeature(\"A\")]", "", ["upcoming A"]),
            (
                "swiftSettings: common", "let common: [SwiftSetting] = [.define(\"A\"), .define(\"B\")]",
                ["define A", "define B"]
            ),
            (
                "swiftSettings: one + [.define(\"B\")]", "let one: [SwiftSetting] = [.define(\"A\")]",
                ["define A", "define B"]
            ),
            (
                "swiftSettings: .common",
                "extension Array where Element == SwiftSetting { static let common: Self = [.define(\"A\")] }",
                ["define A"]
            ),
            (
                "swiftSettings: [.mine]", "extension SwiftSetting { static var mine: SwiftSetting { .define(\"A\") } }",
                ["define A"]
            ),
            (
                "swiftSettings: [.feature(\"A\")]",
                "extension SwiftSetting { static func feature(_ n: String) -> Self { .enableUpcomingFeature(n) } }",
                ["upcoming A"]
            ),
            (
                "swiftSettings: settings(strict: true)",
                "func settings(strict: Bool = false) -> [SwiftSetting] { if strict { return [.define(\"A\")] }; return [] }",
                ["define A"]
            ),
            (
                "swiftSettings: [\"A\", \"B\"].map { .enableExperimentalFeature($0) }", "",
                ["experimental A", "experimental B"]
            ),
            ("swiftSettings: [\"A\": 1].map { name, value in .define(\"\\(name)=\\(value)\") }", "", ["define A=1"]),
            ("swiftSettings: true ? [.define(\"A\")] : []", "", ["define A"]),
            (
                "swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self), .strictMemorySafety()]",
                "", ["mode 5", "isolation MainActor", "memory safety"]
            ),
            ("swiftSettings: [.defaultIsolation(nil)]", "", ["isolation nonisolated"]),
            (
                "swiftSettings: [.unsafeFlags([\"-strict-concurrency=complete\"])]", "",
                ["flags -strict-concurrency=complete"]
            ),
            (
                "swiftSettings: [.define(\"A\", .when(platforms: [.linux, .macOS], configuration: .debug))]", "",
                ["define A [linux,macos debug]"]
            ),
            (
                "swiftSettings: Flags.all", "enum Flags { static let all: [SwiftSetting] = [.define(\"A\")] }",
                ["define A"]
            ),
            ("swiftSettings: [SwiftSetting.define(\"A\")]", "", ["define A"]),
            ("swiftSettings: late", "var late: [SwiftSetting] { [.define(\"A\")] }", ["define A"]),
            (
                "swiftSettings: { var all: [SwiftSetting] = []; for name in [\"A\", \"B\"] where name != \"B\" { all.append(.define(name)) }; return all }()",
                "", ["define A"]
            ),
        ] as [(String, String, [String])])
    func settings(argument: String, declarations: String, expected: [String]) {
        let manifest = Self.evaluate(
            """
            \(declarations)
            let package = Package(name: "P", targets: [.target(name: "T", \(argument))])
            """)
        #expect(manifest.targets.first?.swiftSettings.map(Self.text) == expected, "\(argument)")
        #expect(manifest.unknowns.isEmpty)
    }

    @Test(
        "What later statements change is in the result",
        arguments: [
            (
                "for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [.define(\"A\")] }",
                ["define X", "define A"]
            ),
            (
                "for target in package.targets { target.swiftSettings?.append(.define(\"A\")) }",
                ["define X", "define A"]
            ),
            (
                "for index in package.targets.indices { package.targets[index].swiftSettings = [.define(\"A\")] }",
                ["define A"]
            ),
            ("package.targets.forEach { $0.swiftSettings = [] }", []),
            (
                "func strict(_ t: Target) { t.swiftSettings! += [.define(\"A\")] }; package.targets.forEach(strict)",
                ["define X", "define A"]
            ),
            (
                "for t in package.targets where t.type == .regular { t.swiftSettings!.append(.define(\"A\")) }",
                ["define X", "define A"]
            ),
            ("for t in package.targets where t.isTest { t.swiftSettings = [] }", ["define X"]),
            (
                "for t in package.targets { switch t.type { case .regular, .test: t.swiftSettings = [.define(\"A\")]; default: () } }",
                ["define A"]
            ),
            ("package.targets = package.targets.map { t in t.swiftSettings = []; return t }", []),
            ("#if compiler(>=6.0)\npackage.targets[0].swiftSettings = []\n#endif", []),
            ("#if swift(>=6.0) && swift(<6.4)\npackage.targets[0].swiftSettings = []\n#endif", []),
            ("#if compiler(>=9.0)\npackage.targets[0].swiftSettings = []\n#endif", ["define X"]),
            (
                "extension [SwiftSetting] { mutating func strict() { append(.define(\"A\")) } }; var s = package.targets[0].swiftSettings!; s.strict(); package.targets[0].swiftSettings = s",
                ["define X", "define A"]
            ),
            (
                "func add(_ s: inout [SwiftSetting]) { s.append(.define(\"A\")) }; add(&package.targets[0].swiftSettings!)",
                ["define X", "define A"]
            ),
            ("guard package.name == \"P\" else { fatalError() }; package.targets[0].swiftSettings = []", []),
        ] as [(String, [String])])
    func changes(statements: String, expected: [String]) {
        let manifest = Self.evaluate(
            """
            let package = Package(name: "P", targets: [.target(name: "T", swiftSettings: [.define("X")])])
            \(statements)
            """)
        #expect(manifest.targets.first?.swiftSettings.map(Self.text) == expected, "\(statements)")
    }

    @Test(
        "What depends on the environment is undecided, with its place",
        arguments: [
            ("if Context.environment[\"CI\"] != nil { settings.append(.define(\"A\")) }", ["define X", "define A?"]),
            ("settings += Context.environment[\"CI\"] == nil ? [] : [.define(\"A\")]", ["define X", "define A?"]),
            (
                "if let value = ProcessInfo.processInfo.environment[\"CI\"] { settings.append(.enableUpcomingFeature(value)) }",
                ["define X", "unknown?"]
            ),
            (
                "#if os(Linux)\nsettings.append(.define(\"A\"))\n#else\nsettings.append(.define(\"B\"))\n#endif",
                ["define X", "define A?", "define B?"]
            ),
            ("settings = load()", ["unknown?"]),
            ("settings.append(.enableUpcomingFeature(load()))", ["define X", "unknown"]),
            (
                "settings.append(.swiftLanguageMode(Context.environment[\"CI\"] == nil ? .v5 : .v6))",
                ["define X", "mode 5?", "mode 6?"]
            ),
            (
                "settings.append(.unsafeFlags([\"-a\", Context.environment[\"CI\"] == nil ? \"-b\" : \"-c\"]))",
                ["define X", "flags -a ?"]
            ),
            (
                "settings.append(.unsafeFlags([\"-a\"] + (Context.environment[\"CI\"] == nil ? [] : [\"-c\"])))",
                ["define X", "flags -a -c?"]
            ),
            (
                "settings.append(.define(\"A\", .when(platforms: load())))", ["define X", "define A?"]
            ),
            ("if FileManager.default.fileExists(atPath: \"x\") { settings = [] }", ["define X?"]),
            ("for name in load() { settings.append(.define(\"A\")) }", ["define X", "define A?"]),
        ] as [(String, [String])])
    func undecided(statements: String, expected: [String]) {
        let manifest = Self.evaluate(
            """
            var settings: [SwiftSetting] = [.define("X")]
            \(statements)
            let package = Package(name: "P", targets: [.target(name: "T", swiftSettings: settings)])
            """)
        #expect(manifest.targets.first?.swiftSettings.map(Self.text) == expected, "\(statements)")
    }

    @Test("A compilation condition that cannot be known bears on no other setting, and is said to be unknown")
    func unknownDefinition() {
        let manifest = Self.evaluate(
            """
            let package = Package(
                name: "P",
                targets: [
                    .target(name: "T", swiftSettings: [.define(Context.environment["CI"] ?? ""), .swiftLanguageMode(.v5)])
                ])
            """)
        #expect(manifest.targets[0].swiftSettings.map(Self.text) == ["mode 5"])
        #expect(
            manifest.targets[0].unknowns.map(\.what) == ["a compilation condition (environment variables)"])
    }

    @Test("A guard on the environment that ends the manifest decides nothing")
    func fatal() {
        let manifest = Self.evaluate(
            """
            guard let root = Context.environment["ROOT"] else { fatalError() }
            let package = Package(name: "P", targets: [.target(name: "T", path: root), .target(name: "U")])
            """)
        #expect(manifest.targets.map(\.name) == ["T", "U"])
        #expect(manifest.targets[0].unknowns.map(\.what) == ["the target's folder (environment variables)"])
        #expect(manifest.targets[1].unknowns.isEmpty)
    }

    @Test(
        "`swift()` tells the language mode in which the manifest of a tools version is compiled",
        arguments: [
            ("4.0", "swift(>=4.1.50) && swift(<4.2)"), ("4.2", "swift(>=4.2) && swift(<4.3)"),
            ("5.9", "swift(>=5.10) && swift(<5.11)"), ("6.0", "swift(>=6.3)"), ("5.3", "compiler(>=6.3)"),
        ])
    func languageVersion(tools: String, condition: String) {
        let manifest = ManifestEvaluation.evaluate(
            """
            // swift-tools-version:\(tools)
            #if \(condition)
            let name = "new"
            #else
            let name = "old"
            #endif
            let package = Package(name: name)
            """, path: "/p/Package.swift")
        #expect(manifest.name.value == "new")
    }

    @Test("What may or may not be there is marked: dependencies, products, packages, and settings with open conditions")
    func marks() {
        let manifest = Self.evaluate(
            """
            let isCI = Context.environment["CI"] != nil
            let package = Package(
                name: "P", products: isCI ? [.library(name: "L", targets: ["T"])] : [],
                dependencies: [.package(path: "../A")] + (isCI ? [.package(path: "../B")] : []),
                targets: [
                    .target(
                        name: "T", dependencies: ["A"] + (isCI ? ["B"] : ["A"]), sources: ["x"] + names(),
                        swiftSettings: [
                            .define("A", .when(platforms: isCI ? [.linux] : [])),
                            .define("B", isCI ? .when(configuration: .debug) : nil),
                        ])
                ])
            """)
        #expect(manifest.products.map(\.isUndecided) == [true])
        #expect(manifest.packages.map(\.isUndecided) == [false, true])
        #expect(manifest.targets[0].undecidedDependencies == ["B"])
        #expect(manifest.targets[0].swiftSettings.map(\.isUndecided) == [true, true])
        #expect(manifest.targets[0].unknowns.map(\.what) == ["which files the target is made of (`names`)"])
    }

    @Test("Values have the place where they are written")
    func places() {
        let manifest = Self.evaluate(
            """
            let common: [SwiftSetting] = [
                .define("A")
            ]
            let package = Package(
                name: "P", platforms: [.macOS(.v13), .iOS("16.4")],
                targets: [.target(name: "T", dependencies: ["U", .product(name: "V", package: "v")], path: "Code", swiftSettings: common)],
                swiftLanguageModes: [.v5, .v6])
            """)
        #expect(
            manifest.targets[0].swiftSettings[0].provenance == .written(path: "/p/Package.swift", line: 4, column: 6))
        #expect(manifest.targets[0].place == .written(path: "/p/Package.swift", line: 8, column: 16))
        #expect(manifest.targets[0].path == Sourced("Code", .written(path: "/p/Package.swift", line: 8, column: 96)))
        #expect(manifest.targets[0].dependencies == ["U", "V"])
        #expect(manifest.platforms.map { "\($0.platform) \($0.version.value ?? "")" } == ["macOS 13.0", "iOS 16.4"])
        #expect(manifest.languageModes == Sourced(["5", "6"], .written(path: "/p/Package.swift", line: 9, column: 25)))
        #expect(
            manifest.toolsVersion
                == Sourced(ToolsVersion(6, 2), .written(path: "/p/Package.swift", line: 1, column: 25)))
    }

    @Test(
        "The tools version is read in all its spellings",
        arguments: [
            ("// swift-tools-version: 6.0", "6.0", true), ("// swift-tools-version:5.3", "5.3", true),
            ("//swift-tools-version:5.10.1", "5.10.1", true), ("//\tSWIFT-tools-version:\t5.4", "5.4", true),
            ("// Swift-Tools-Version: 5.9;(experimentalFeature)", "5.9", true),
            ("\r\n \n// swift-tools-version: 6.1", "6.1", true),
            ("// swift-tools-version:6.2-dev", "6.2", true),
            ("/* License. */\nimport A\n// swift-tools-version: 6.0", "6.0", true),
            ("\u{FEFF}// swift-tools-version: 6.0", "6.0", true),
            // What the package manager rejects, though it says what is meant.
            ("// swift-tools-version: 5.3", "5.3", false), ("//swift-tools-version:5.3", "5.3", false),
            ("/// swift-tools-version: 6.0", "6.0", false), ("// swift-tools-version: 6.0 ", "6.0", false),
            ("// A.\n// swift-tools-version: 5.9", "5.9", false),
            ("import PackageDescription", "3.1", false), ("// swift-tools-version: new", "3.1", false),
            ("// swift-tools-versions: 6.0", "3.1", false), ("// swift-tools-version: 6", "3.1", false),
            ("// swift-tools-version 6.0", "3.1", false), ("", "3.1", false), ("/", "3.1", false),
        ] as [(String, String, Bool)])
    func toolsVersion(comment: String, expected: String, isAccepted: Bool) {
        let manifest = ManifestEvaluation.evaluate(
            comment + "\nlet package = Package(name: \"P\")", path: "/p/Package.swift")
        #expect(manifest.problems.isEmpty == isAccepted)
        #expect(manifest.toolsVersion.value?.description == expected)
    }

    @Test("Syntax errors are problems with their line")
    func syntaxErrors() {
        let manifest = Self.evaluate("let package = Package(name: \"P\", targets: [.target(name: \"T\")\n")
        #expect(manifest.problems.contains { $0.isFatal && $0.line >= 2 })
    }

    private static func evaluate(_ statements: String) -> PackageManifest {
        ManifestEvaluation.evaluate(
            "// swift-tools-version: 6.2\nimport PackageDescription\n" + statements, path: "/p/Package.swift")
    }

    static func text(_ setting: ManifestSwiftSetting) -> String {
        var text =
            switch setting.kind {
            case .languageMode(let mode): "mode " + mode
            case .upcomingFeature(let name): "upcoming " + name
            case .experimentalFeature(let name): "experimental " + name
            case .defaultIsolation(let name): "isolation " + (name ?? "nonisolated")
            case .strictMemorySafety: "memory safety"
            case .define(let name): "define " + name
            case .unsafeFlags(let flags): "flags " + flags.map { $0 ?? "?" }.joined(separator: " ")
            case .other(let name): "other " + name
            case .unknown: "unknown"
            }
        let condition = setting.platforms.joined(separator: ",") + (setting.configuration.map { " " + $0 } ?? "")
        if !condition.isEmpty { text += " [\(condition)]" }
        return text + (setting.isUndecided ? "?" : "")
    }
}
