/// The build settings that Xcode turns into features of the compiler, as its specification of the Swift compiler has
/// them (`Swift.xcspec` of the 6.3 toolchain).
package enum UpcomingFeatureSetting {
    /// What all of them start with.
    package static let prefix = "SWIFT_UPCOMING_FEATURE_"

    /// The settings, each with its feature, in the order in which Xcode passes them to the compiler.
    package static let all: [(setting: String, feature: String)] = [
        ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
        ("SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
        ("SWIFT_ENABLE_BARE_SLASH_REGEX", "BareSlashRegexLiterals"),
        ("SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
        ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY", "GlobalConcurrency"),
        ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION", "RegionBasedIsolation"),
        ("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
        ("SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
        ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
        ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ]

    /// `SWIFT_UPCOMING_FEATURE_6_0` turns on all features of mode 6 for which Xcode has a setting.
    static let allOfMode6 = "SWIFT_UPCOMING_FEATURE_6_0"

    /// The features that `MIGRATE` is a value of: the compiler then warns and leaves them off.
    static let migratable: Set<String> = [
        "MemberImportVisibility", "ExistentialAny", "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
    ]

    /// The setting that a misspelt or invented one was most likely meant to be; nil for those that Xcode knows.
    static func suggestion(for name: String) -> String? {
        guard !isKnown(name) else { return nil }
        let camel = name.dropFirst(prefix.count).filter { $0 != "_" }.lowercased()
        if let byFeature = all.first(where: { $0.feature.lowercased() == camel }) { return byFeature.setting }
        return NearestName.find(name, among: all.map { $0.setting })
    }

    /// Whether Xcode has such a setting.
    static func isKnown(_ name: String) -> Bool { name == allOfMode6 || all.contains { $0.setting == name } }
}
