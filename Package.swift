// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The parser is the toolchain's own SwiftSyntax, so that it always matches the compiler in use and nothing has to be
// downloaded. It is looked for in HEDDLE_SWIFT_HOST_LIBRARIES, then beside the toolchain that runs this manifest;
// where neither has it, the swift-syntax package of the same version provides the same modules.

/// The `usr` folder of the toolchain whose PackageDescription library this process has loaded (Linux).
func toolchainOfThisProcess() -> String? {
    // Line by line: the kernel hands this file out in pieces, and Foundation takes the first short piece for the end.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    let library = "/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    var buffer = [CChar](repeating: 0, count: 8192)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
        let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let path = line.drop { $0 != "/" }.prefix { $0 != "\n" }
        if path.hasSuffix(library) { return String(path.dropLast(library.count)) }
    }
    return nil
}

/// The folder `<toolchain>/usr/lib/swift/host`, or nil where no toolchain on this machine ships SwiftSyntax.
let hostLibraries: String? = {
    func accepted(_ folder: String) -> String? {
        FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule") ? folder : nil
    }
    if let given = ProcessInfo.processInfo.environment["HEDDLE_SWIFT_HOST_LIBRARIES"] { return accepted(given) }
    if let folder = toolchainOfThisProcess() { return accepted(folder + "/lib/swift/host") }
    if let developer = ProcessInfo.processInfo.environment["DEVELOPER_DIR"] {
        return accepted(developer + "/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host")
    }
    return accepted("/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host")
}()

let language: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let syntaxSettings: [SwiftSetting] = language + (hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? [])
let syntaxLinking: [LinkerSetting] =
    hostLibraries.map {
        [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]), .linkedLibrary("SwiftSyntax")]
            + [
                .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
                .linkedLibrary("SwiftParserDiagnostics"),
            ]
            + [.linkedLibrary("SwiftDiagnostics")]
    } ?? []
let syntaxModules: [Target.Dependency] =
    hostLibraries == nil
    ? ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics"]
        .map { .product(name: $0, package: "swift-syntax") } : []

/// A module that never touches SwiftSyntax, directly or through what it depends on.
func plain(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: language)
}

/// A module that reaches SwiftSyntax.
func syntactic(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: dependencies + syntaxModules, swiftSettings: syntaxSettings,
        linkerSettings: syntaxLinking)
}

func tool(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies + syntaxModules, swiftSettings: syntaxSettings,
        linkerSettings: syntaxLinking)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + syntaxModules, swiftSettings: syntaxSettings,
        linkerSettings: syntaxLinking)
}

let package = Package(
    name: "heddle",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "heddle", targets: ["heddle"])],
    dependencies: hostLibraries == nil
        ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")] : [],
    targets: [
        // Level 0
        plain("SourceText"),
        plain("Wire"),
        plain("Subprocess"),
        plain("CommandLineKit"),
        // Level 1
        syntactic("Settings", ["SourceText", "Wire"]),
        plain("SDKFacts"),
        // Level 2
        syntactic("SourceModel", ["SourceText", "Wire", "Settings", "SDKFacts"]),
        syntactic("CompilerDriver", ["SourceText", "Wire", "Subprocess", "Settings"]),
        // Level 3
        syntactic("FactsGeneration", ["SourceText", "Subprocess", "SDKFacts", "SourceModel"]),
        // Level 4
        syntactic(
            "Analysis", ["SourceText", "Wire", "Subprocess", "Settings", "SDKFacts", "SourceModel", "CompilerDriver"]),
        // Level 5
        syntactic("Reporters", ["SourceText", "Wire", "Settings", "SourceModel", "CompilerDriver", "Analysis"]),
        // Level 7
        tool(
            "heddle",
            [
                "SourceText", "Wire", "Subprocess", "CommandLineKit", "Settings", "SourceModel", "CompilerDriver",
                "Analysis", "Reporters",
            ]),
        tool(
            "devtool",
            [
                "SourceText", "Wire", "Subprocess", "CommandLineKit", "Settings", "SDKFacts", "SourceModel",
                "CompilerDriver", "FactsGeneration", "Analysis", "Reporters",
            ]),
        // Tests
        .target(
            name: "IsolationCases", dependencies: ["Settings"], path: "Tests/IsolationCases",
            swiftSettings: syntaxSettings),
        tests("SourceTextTests", ["SourceText"]),
        tests("WireTests", ["Wire"]),
        tests("SubprocessTests", ["Subprocess"]),
        tests("CommandLineKitTests", ["CommandLineKit", "Subprocess"]),
        tests("SettingsTests", ["Settings", "Wire"]),
        tests("SourceModelTests", ["SourceModel", "Settings", "SDKFacts", "IsolationCases"]),
        tests("CompilerDriverTests", ["CompilerDriver", "Settings", "Subprocess", "IsolationCases"]),
        tests("SDKFactsTests", ["SDKFacts", "FactsGeneration", "SourceModel"]),
        tests("AnalysisTests", ["Analysis", "SourceModel", "Settings", "Wire", "CompilerDriver", "Reporters"]),
        tests("HeddleTests", ["heddle", "Subprocess"]),
        tests("RepositoryTests", []),
    ],
    swiftLanguageModes: [.v6]
)
