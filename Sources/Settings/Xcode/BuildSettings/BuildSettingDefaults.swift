/// What Xcode assigns where a project does not; only what this reader evaluates, as the specifications of Xcode's open
/// build system have it.
enum BuildSettingDefaults {
    /// The lowest level of every table.
    static let level = BuildSettingLevel(
        owner: .defaults,
        assignments: values.map { name, value in
            let place = Provenance.byDefault("default of Xcode")
            return BuildSettingAssignment(
                name: name, conditions: [], pieces: [BuildSettingAssignment.Piece(text: value, place: place)],
                place: place)
        })

    private static let values: [(String, String)] = [
        ("PRODUCT_NAME", "$(TARGET_NAME)"),
        ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
        ("SWIFT_MODULE_NAME", "$(PRODUCT_MODULE_NAME)"),
        ("SWIFT_VERSION", ""),
        ("SWIFT_STRICT_CONCURRENCY", ""),
        ("SWIFT_DEFAULT_ACTOR_ISOLATION", "nonisolated"),
        ("SWIFT_APPROACHABLE_CONCURRENCY", "NO"),
        ("SWIFT_STRICT_MEMORY_SAFETY", "NO"),
        ("SWIFT_ENABLE_BARE_SLASH_REGEX", "YES"),
        ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", ""),
        ("OTHER_SWIFT_FLAGS", ""),
        ("EXCLUDED_SOURCE_FILE_NAMES", ""),
        ("INCLUDED_SOURCE_FILE_NAMES", ""),
        ("SDKROOT", ""),
        ("SUPPORTED_PLATFORMS", ""),
        ("SUPPORTS_MACCATALYST", "NO"),
        ("SWIFT_TOOLCHAIN_FLAGS", ""),
    ]

    /// The settings whose values are lists.
    static let lists: Set<String> = [
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS", "EXCLUDED_SOURCE_FILE_NAMES",
        "INCLUDED_SOURCE_FILE_NAMES", "SUPPORTED_PLATFORMS", "SWIFT_TOOLCHAIN_FLAGS", "ARCHS",
    ]

    /// The settings whose values are single texts, in which quotes and escapes mean nothing.
    static func isText(_ name: String) -> Bool {
        values.contains { $0.0 == name && !lists.contains(name) } || name.hasPrefix("SWIFT_UPCOMING_FEATURE_")
            || name.hasPrefix("SWIFT_EXPERIMENTAL_FEATURE_") || name.hasSuffix("_DEPLOYMENT_TARGET")
    }
}
