// swift-tools-version: 6.2
import PackageDescription

// Two modules under different settings: what is isolated to the main actor in the one is not in the other.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Ledger",
    platforms: [.macOS(.v14), .iOS(.v17)],
    targets: [
        .target(name: "LedgerCore", swiftSettings: strict),
        .executableTarget(
            name: "LedgerApp",
            dependencies: ["LedgerCore"],
            swiftSettings: strict + [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]),
        .testTarget(name: "LedgerCoreTests", dependencies: ["LedgerCore"], swiftSettings: strict),
    ]
)
