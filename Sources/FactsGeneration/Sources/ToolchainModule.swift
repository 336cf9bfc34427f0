/// A module that comes with the toolchain, and how its interface is had.
package struct ToolchainModule: Hashable, Sendable {
    /// Where its interface text comes from.
    package enum Origin: Hashable, Sendable {
        /// The `.swiftinterface` beside the compiled module: complete, underscored attributes included.
        case interface
        /// Printed from the compiled module by `swift-synthesize-interface`.
        case synthesized
    }

    package let name: String
    package let origin: Origin
    /// Modules that importing this one imports too, on Linux.
    package let reexports: [String]
    /// Other modules that its declarations are written with.
    package let imports: [String]
    /// Whether platform versions in `@available` are kept.
    package let keepsAvailability: Bool

    private init(
        _ name: String, _ origin: Origin, reexports: [String] = [], imports: [String] = [],
        keepsAvailability: Bool = false
    ) {
        self.name = name
        self.origin = origin
        self.reexports = reexports
        self.imports = imports
        self.keepsAvailability = keepsAvailability
    }

    /// All that are read. What a module exports was found by compiling a use of the other through it.
    package static let all: [ToolchainModule] = [
        ToolchainModule("Swift", .interface),
        ToolchainModule("_Concurrency", .interface, keepsAvailability: true),
        ToolchainModule("_StringProcessing", .interface),
        ToolchainModule("RegexBuilder", .interface, reexports: ["_StringProcessing"]),
        ToolchainModule("Observation", .interface, keepsAvailability: true),
        ToolchainModule("Synchronization", .interface),
        ToolchainModule("Distributed", .interface),
        ToolchainModule("Testing", .interface),
        ToolchainModule("Glibc", .interface),
        ToolchainModule("Dispatch", .synthesized),
        ToolchainModule("FoundationEssentials", .synthesized),
        ToolchainModule("FoundationInternationalization", .synthesized, imports: ["FoundationEssentials"]),
        ToolchainModule(
            "Foundation", .synthesized,
            reexports: ["FoundationEssentials", "FoundationInternationalization", "Dispatch", "Glibc"]),
        ToolchainModule("FoundationNetworking", .synthesized, imports: ["Foundation"]),
        ToolchainModule("FoundationXML", .synthesized, imports: ["Foundation"]),
        ToolchainModule("XCTest", .synthesized, reexports: ["Foundation"]),
    ]

    /// Modules whose declarations make up Foundation on Apple platforms, where Foundation is one module.
    static let foundationFamily = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    /// Modules that hand-kept facts for Apple platforms replace parts of.
    var isOverlaid: Bool { Self.foundationFamily.contains(name) || name == "Dispatch" || name == "XCTest" }
}
