import Settings
import Testing

/// What is expected is what the toolchain says of the same manifests.
@Suite("Packages and targets in manifests")
struct ManifestTargetTests {
    @Test(
        "Targets come out as the manifest makes and changes them",
        arguments: [
            (
                #"""
                let t = Target.target(name: "A"); let package = Package(name: "P", targets: [t]); t.swiftSettings = [.define("X")]; t.path = "q"; t.dependencies.append("B"); package.targets.append(.target(name: "B"))
                """#,
                [
                    "A in q on B: define X",
                    "B",
                ]
            ),
            (
                #"""
                let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: [.define("X")]), .testTarget(name: "B", dependencies: ["A"]), .executableTarget(name: "C")])
                for t in package.targets { var s = t.swiftSettings ?? []; s.append(.enableUpcomingFeature("F")); t.swiftSettings = s; if t.type == .test { t.swiftSettings?.append(.define("T")) } }
                for t in package.targets where t.type != .test && !t.isTest { t.swiftSettings! += [.define("N", .when(platforms: [.linux]))] }
                """#,
                [
                    "A: define X; upcoming F; define N [linux]",
                    "B (test) on A: upcoming F; define T",
                    "C (executable): upcoming F; define N [linux]",
                ]
            ),
            (
                #"""
                let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
                for i in package.targets.indices { package.targets[i].swiftSettings = (package.targets[i].swiftSettings ?? []) + [.define("I\(i)")] }
                package.targets[1].path = "zz"; package.targets.removeFirst()
                """#,
                [
                    "B in zz: define I1"
                ]
            ),
            (
                #"""
                extension Target { static func mod(_ n: String, deps: [Target.Dependency] = [], s: [SwiftSetting] = []) -> Target { .target(name: n, dependencies: deps + ["Core"], path: "M/\(n)", swiftSettings: s + .common) } ; var dep: Target.Dependency { .target(name: name) } }
                extension [SwiftSetting] { static var common: [SwiftSetting] { [.swiftLanguageMode(.v5), .strict] } }
                extension SwiftSetting { static let strict: SwiftSetting = .enableExperimentalFeature("StrictConcurrency") }
                let core: Target = .target(name: "Core"); let package = Package(name: "P", targets: [core, .mod("X"), .mod("Y", deps: [core.dep, "X"], s: [.define("Q")])])
                """#,
                [
                    "Core",
                    "X in M/X on Core: mode 5; experimental StrictConcurrency",
                    "Y in M/Y on Core,X,Core: define Q; mode 5; experimental StrictConcurrency",
                ]
            ),
            (
                #"""
                enum N { static let a = "A"; static let b = N.a + "B" }
                extension Target.Dependency { static let a: Self = .target(name: N.a); static func ext(_ n: String) -> Self { .product(name: n, package: n.lowercased()) } }
                extension String { static let c = "C" }
                let package = Package(name: .c, products: [.library(name: N.a, targets: [N.a, N.b])], dependencies: [.package(url: "https://x.y/\(N.a.lowercased()).git", from: "1.0.0"), .package(url: "https://x.y/zed", from: "1.0.0")], targets: [.target(name: N.a), .target(name: N.b, dependencies: [.a, .ext("Zed")])])
                """#,
                [
                    "A",
                    "AB on A,Zed",
                ]
            ),
            (
                #"""
                let package = Package(name: "P", targets: [.target(name: "A"), .macro(name: "M"), .plugin(name: "G", capability: .buildTool())])
                package.targets = package.targets.map { t in guard t.type != .plugin, t.type != .macro else { return t }; t.swiftSettings = [.define("X")]; return t }
                """#,
                [
                    "A: define X",
                    "M (macro)",
                    "G (plugin)",
                ]
            ),
            (
                #"""
                let package = Package(name: "P", dependencies: [.package(url: "https://x.y/k", from: "1.0.0")], targets: [.target(name: "A", dependencies: ["B", .product(name: "K", package: "k"), .target(name: "C", condition: .when(platforms: [.macOS]))]), .target(name: "B"), .target(name: "C")])
                for t in package.targets { for d in t.dependencies { switch d { case .byNameItem(let n, _): t.swiftSettings = (t.swiftSettings ?? []) + [.define("BY_\(n)")]; case .productItem(let n, let pk, _, _): t.swiftSettings = (t.swiftSettings ?? []) + [.define("PR_\(n)_\(pk ?? "nil")")]; case .targetItem(name: let n, condition: _): t.swiftSettings = (t.swiftSettings ?? []) + [.define("TA_\(n)")]; @unknown default: break } } }
                """#,
                [
                    "A on B,K,C: define BY_B; define PR_K_k; define TA_C",
                    "B",
                    "C",
                ]
            ),
            (
                #"""
                let package = Package(name: "P", targets: ["A","B","CTests"].map { n in n.hasSuffix("Tests") ? .testTarget(name: n, dependencies: [.target(name: String(n.dropLast(5)))]) : .target(name: n, dependencies: n == "B" ? ["A"] : []) } + [.target(name: "C")])
                let only = ["A", "B"]
                for t in package.targets.filter({ only.contains($0.name) }) { t.swiftSettings = [.define("ONLY")] }
                if let i = package.targets.firstIndex(where: { $0.name == "B" }) { package.targets[i].exclude = ["x.md"]; package.targets[i].sources = ["s"] }
                package.targets.first { $0.name == "A" }?.swiftSettings?.append(.unsafeFlags(["-q"], .when(configuration: .debug)))
                """#,
                [
                    "A: define ONLY; flags -q [ debug]",
                    "B without x.md of s on A: define ONLY",
                    "CTests (test) on C",
                    "C",
                ]
            ),
            (
                #"""
                struct Module { var name: String; var deps: [String] = []; var tested = true
                 var targets: [Target] { [.target(name: name, dependencies: deps.map { .init(stringLiteral: $0) }, path: "Sources/\(name)")] + (tested ? [.testTarget(name: name + "Tests", dependencies: [.byName(name: name)])] : []) } ; var product: Product { .library(name: name, targets: [name]) } }
                let modules = [Module(name: "A"), Module(name: "B", deps: ["A"], tested: false)]
                let package = Package(name: "P", products: modules.map(\.product), targets: modules.flatMap(\.targets))
                """#,
                [
                    "A in Sources/A",
                    "ATests (test) on A",
                    "B in Sources/B on A",
                ]
            ),
            (
                #"""
                let package = Package(name: "P", traits: ["X", .trait(name: "Y", enabledTraits: ["X"]), .default(enabledTraits: ["X"])], targets: [.target(name: "A", swiftSettings: [.define("Q", .when(traits: ["X"])), .enableExperimentalFeature("Z", .when(platforms: [.macOS, .custom("haiku")], configuration: .release, traits: ["Y"]))])])
                """#,
                [
                    "A: define Q [ X]; experimental Z [macos,haiku release Y]"
                ]
            ),
            (
                #"""
                var s: [SwiftSetting] = []
                #if compiler(>=6.2)
                s.append(.define("NEW"))
                #else
                s.append(.define("OLD"))
                #endif
                #if swift(>=7)
                s.append(.define("SEVEN"))
                #elseif compiler(<6.3)
                s.append(.define("LT63"))
                #else
                s.append(.define("ELSE"))
                #endif
                #if DEBUG
                s.append(.define("DBG"))
                #endif
                let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: s)])
                """#,
                [
                    "A: define NEW; define ELSE"
                ]
            ),
            (
                #"""
                func harden(_ package: Package, _ extra: [SwiftSetting] = [.define("H")]) { for t in package.targets { t.swiftSettings = extra + (t.swiftSettings ?? []) } ; package.name += "X" }
                let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: [.define("Z")])])
                harden(package); harden(package, [.define("E")])
                """#,
                [
                    "A: define E; define H; define Z"
                ]
            ),
            (
                #"""
                let a: [Target] = [.target(name: "A")]; var all = a; all += [.target(name: "B")]; all.append(contentsOf: ["C","D"].map { Target.target(name: $0) }); all.insert(.target(name: "Z"), at: 0)
                let package = Package(name: "P", products: all.map { .library(name: $0.name, targets: [$0.name]) }, targets: all)
                all.append(.target(name: "NOT"))
                """#,
                [
                    "Z",
                    "A",
                    "B",
                    "C",
                    "D",
                ]
            ),
            (
                #"""
                extension Package { func each(_ f: (Target) -> Void) { targets.forEach(f) } ; var libs: [Target] { targets.filter { $0.type == .regular } } }
                let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "T")])
                package.each { $0.swiftSettings = [.define("E_\($0.name)")] }
                package.libs.forEach { $0.path = "lib" }
                """#,
                [
                    "A in lib: define E_A",
                    "T (test): define E_T",
                ]
            ),
            (
                #"""
                let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", swiftSettings: [.define("Q")])])
                for t in package.targets { t.swiftSettings = t.swiftSettings.map { $0 + [.define("M")] } ?? [.define("N")] }
                """#,
                [
                    "A: define N",
                    "B: define Q; define M",
                ]
            ),
            (
                #"""
                final class Registry { var targets: [Target] = []; func add(_ n: String, _ d: Target.Dependency...) -> Registry { targets.append(.target(name: n, dependencies: d)); return self } }
                let reg = Registry().add("A").add("B", "A", .target(name: "A"))
                let package = Package(name: "P", targets: reg.targets)
                """#,
                [
                    "A",
                    "B on A,A",
                ]
            ),
            (
                #"""
                struct B { var s: [SwiftSetting] = []; func with(_ x: SwiftSetting) -> B { var c = self; c.s.append(x); return c } }
                let b = B().with(.define("A")); let c = b.with(.define("C"))
                let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: b.s), .target(name: "C", swiftSettings: c.s)])
                """#,
                [
                    "A: define A",
                    "C: define A; define C",
                ]
            ),
            (
                #"""
                enum M: String, CaseIterable { case core = "Core", ui = "UI", net
                 var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
                 var deps: [M] { switch self { case .core: []; case .ui: [.core, .net]; case .net: [.core] } }
                 var target: Target { .target(name: name, dependencies: deps.map { .target(name: $0.name) }, swiftSettings: self == .ui ? [.defaultIsolation(MainActor.self)] : nil) } }
                let package = Package(name: "P", products: [.library(name: "All", targets: M.allCases.map(\.name))], targets: M.allCases.map(\.target))
                """#,
                [
                    "Core",
                    "UI on Core,Net: isolation MainActor",
                    "Net on Core",
                ]
            ),
            (
                #"""
                let graph: [(String, [Target.Dependency])] = [("A", []), ("B", ["A", .product(name: "L", package: "swift-log")])]
                let package = Package(name: "P", dependencies: [.package(url: "https://github.com/apple/swift-log", from: "1.0.0")], targets: graph.map { name, deps in .target(name: name, dependencies: deps) })
                """#,
                [
                    "A",
                    "B on A,L",
                ]
            ),
            (
                #"""
                extension Array where Element == Platform { static var apple: [Platform] { [.macOS, .iOS, .tvOS] } }
                extension BuildSettingCondition { static let apple: Self = .when(platforms: .apple); static func cfg(_ c: BuildConfiguration) -> Self { .when(configuration: c) } }
                let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: [.define("AP", .apple), .define("DB", .cfg(.debug)), .define("L", .when(platforms: [.linux] + .apple))])])
                """#,
                [
                    "A: define AP [macos,ios,tvos]; define DB [ debug]; define L [linux,macos,ios,tvos]"
                ]
            ),
            (
                #"""
                let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
                package.targets.insert(.testTarget(name: "ATests", dependencies: ["A"]), at: 1)
                package.targets.swapAt(0, 2)
                package.targets.removeAll { $0.name == "B" }
                """#,
                [
                    "ATests (test) on A",
                    "A",
                ]
            ),
            (
                #"""
                let (libs, tests) = (["A","B"], ["ATests"])
                let package = Package(name: "P", targets: libs.map { .target(name: $0) } + tests.map { .testTarget(name: $0, dependencies: [.init(stringLiteral: String($0.dropLast(5)))]) })
                """#,
                [
                    "A",
                    "B",
                    "ATests (test) on A",
                ]
            ),
        ] as [(String, [String])])
    func targets(statements: String, expected: [String]) {
        let manifest = ManifestExample.evaluate(statements)
        let targets = manifest.targets.map { ManifestExample.text($0) }
        #expect(targets == expected)
        #expect(manifest.unknowns.isEmpty && manifest.problems.isEmpty)
    }

    @Test(
        "Language modes are those that the manifest ends with",
        arguments: [
            ("let package = Package(name: \"P\", swiftLanguageModes: [.v5, .version(\"6\")])", ["5", "6"]),
            ("let package = Package(name: \"P\", swiftLanguageVersions: [.v4_2])", ["4.2"]),
            ("let package = Package(name: \"P\"); package.swiftLanguageVersions = [.v5]", ["5"]),
            (
                "let package = Package(name: \"P\", swiftLanguageModes: [.v5]); package.swiftLanguageModes?.append(.v6)",
                ["5", "6"]
            ),
            ("let package = Package(name: \"P\")", []),
            (
                "let package = Package(name: \"P\", swiftLanguageModes: Context.environment[\"A\"] == nil ? [.v5] : [.v6])",
                nil
            ),
        ] as [(String, [String]?)])
    func modes(statements: String, expected: [String]?) {
        #expect(ManifestExample.evaluate(statements).languageModes.value == expected)
    }

    @Test("All kinds of packages that a manifest depends on are read")
    func packages() {
        let manifest = ManifestExample.evaluate(
            """
            let isLocal = Context.environment["LOCAL"] != nil
            let name: (url: String, range: Range<Version>)
            if isLocal { name = ("https://a.b/one", "1.0.0"..<"2.0.0") } else { name = ("https://a.b/two", "1.0.0"..<"2.0.0") }
            let package = Package(
                name: "P",
                dependencies: [
                    .package(url: "https://a.b/c.git", .upToNextMajor(from: "1.0.0")), .package(url: "https://a.b/d", exact: "1.2.3"),
                    .package(url: "https://a.b/e", "1.0.0"..<"2.0.0"), .package(path: "../g"), .package(name: "hh", path: "../h"),
                    .package(id: "mona.linked", from: "1.0.0"), .package(url: name.url, name.range),
                ])
            """)
        let locations = manifest.packages.map { package in
            switch package.location {
            case .local(let path): "local " + path
            case .remote(let url): "remote " + url + (package.isUndecided ? "?" : "")
            }
        }
        #expect(
            locations == [
                "remote https://a.b/c.git", "remote https://a.b/d", "remote https://a.b/e", "local ../g", "local ../h",
                "remote mona.linked", "remote https://a.b/one?", "remote https://a.b/two?",
            ])
    }

    @Test("The package that is made last counts; of two that may be, what is known of both")
    func packagesMade() {
        let last = ManifestExample.evaluate(
            "let other = Package(name: \"Other\"); let package = Package(name: \"P\", targets: [.target(name: \"T\")])")
        #expect(last.name.value == "P")
        #expect(last.targets.map(\.name) == ["T"])
        let either = ManifestExample.evaluate(
            """
            #if os(Linux)
            let package = Package(name: "P", targets: [.target(name: "T"), .target(name: "U")])
            #else
            let package = Package(name: "P", targets: [.target(name: "T", swiftSettings: [.define("A")])])
            #endif
            for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [.define("B")] }
            """)
        #expect(either.name.value == "P")
        #expect(either.targets.map(\.name) == ["T", "U"])
        #expect(either.targets[0].swiftSettings.map(\.isUndecided) == [true, true])
        #expect(either.targets.map(\.unknowns.count) == [1, 1])
    }
}
