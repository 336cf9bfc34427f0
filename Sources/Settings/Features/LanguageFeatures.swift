/// The features that the 6.3 compiler knows: the answer of `swiftc -print-supported-features`, with the proposals'
/// numbers, plus the names that `hasFeature` finds in every language mode and those that only development snapshots turn
/// on. Each entry was tried with `#if hasFeature(…)` under 6.3.1.
package enum LanguageFeatures {
    /// The compiler that the table was taken from.
    package static let compilerVersion = "6.3"

    /// The features that Xcode's `SWIFT_APPROACHABLE_CONCURRENCY` turns on (`Swift.xcspec` of the 6.3 toolchain).
    package static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// What complete checking turns on beside itself in the language modes before 6.
    package static let impliedByCompleteChecking = [
        "GlobalConcurrency", "IsolatedDefaultValues", "RegionBasedIsolation", "StrictConcurrency",
    ]

    /// What `-default-isolation MainActor` turns on; `-disable-upcoming-feature` does not take it back.
    package static let impliedByDefaultMainActor = ["InferIsolatedConformances", "NoExplicitNonIsolated"]

    /// Every known feature, upcoming ones first.
    package static let all: [LanguageFeature] = upcoming + optional + experimental + developmentOnly + permanent

    /// The feature of that exact name; names are case-sensitive, as in the compiler.
    package static func named(_ name: String) -> LanguageFeature? { byName[name] }

    /// The upcoming features that are on in a language mode, sorted by name.
    package static func included(in mode: LanguageMode) -> [LanguageFeature] {
        upcoming.filter { $0.isIncluded(in: mode) }.sorted { $0.name < $1.name }
    }

    /// The known name that an unknown one was most likely meant to be; nil where none is near.
    package static func suggestion(for name: String) -> String? {
        NearestName.find(name, among: all.map { $0.name })
    }

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// `NonfrozenEnumExhaustivity` is listed for mode 6, but mode 5 has it on as well.
    package static let upcoming: [LanguageFeature] = [
        LanguageFeature("NonfrozenEnumExhaustivity", .upcoming(includedIn: .mode(.v5)), proposal: "SE-0192"),
        LanguageFeature("ConciseMagicFile", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0274"),
        LanguageFeature("ForwardTrailingClosures", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0286"),
        LanguageFeature("StrictConcurrency", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0337"),
        LanguageFeature("ImplicitOpenExistentials", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0352"),
        LanguageFeature("BareSlashRegexLiterals", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0354"),
        LanguageFeature("DeprecateApplicationMain", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0383"),
        LanguageFeature("ImportObjcForwardDeclarations", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0384"),
        LanguageFeature("DisableOutwardActorInference", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0401"),
        LanguageFeature("IsolatedDefaultValues", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0411"),
        LanguageFeature("GlobalConcurrency", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0412"),
        LanguageFeature("RegionBasedIsolation", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0414"),
        LanguageFeature("InferSendableFromCaptures", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0418"),
        LanguageFeature("DynamicActorIsolation", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0423"),
        LanguageFeature("GlobalActorIsolatedTypesUsability", .upcoming(includedIn: .mode(.v6)), proposal: "SE-0434"),
        LanguageFeature("ExistentialAny", .upcoming(includedIn: .afterSwift6), proposal: "SE-0335"),
        LanguageFeature("InternalImportsByDefault", .upcoming(includedIn: .afterSwift6), proposal: "SE-0409"),
        LanguageFeature("MemberImportVisibility", .upcoming(includedIn: .afterSwift6), proposal: "SE-0444"),
        LanguageFeature("NonisolatedNonsendingByDefault", .upcoming(includedIn: .afterSwift6), proposal: "SE-0461"),
        LanguageFeature("InferIsolatedConformances", .upcoming(includedIn: .afterSwift6), proposal: "SE-0470"),
        LanguageFeature("ImmutableWeakCaptures", .upcoming(includedIn: .afterSwift6), proposal: "SE-0481"),
    ]

    /// Features with a flag of their own.
    package static let optional: [LanguageFeature] = [
        LanguageFeature("StrictMemorySafety", .optional(flag: "-strict-memory-safety"), proposal: "SE-0458"),
        LanguageFeature("LibraryEvolution", .optional(flag: "-enable-library-evolution"), proposal: "SE-0260"),
    ]
}
