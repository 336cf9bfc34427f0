import Settings

extension CompilerModule {
    /// The arguments that put the compiler under this module's settings, files and output left out.
    func arguments(_ toolchain: Toolchain, isLibrary: Bool) -> [String] {
        // All modules may be of one package, as far as `package` access goes.
        var words = ["-swift-version", languageMode.rawValue, "-module-name", name, "-package-name", "package"]
        words += toolchain.pluginPaths.flatMap { ["-plugin-path", $0] }
        if defaultIsolation == .mainActor { words += ["-default-isolation", "MainActor"] }
        words += upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        words += experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
        if let strictConcurrency { words.append("-strict-concurrency=" + strictConcurrency.rawValue) }
        if isLibrary { words.append("-parse-as-library") }
        words += importPaths.flatMap { ["-I", $0] }
        return words + otherFlags
    }

    /// The same module in Swift 5 mode with all that Swift 6 mode brings: isolation is inferred alike, but what Swift 6
    /// calls an error is a warning, so that the compiler goes on to emit code.
    var lenient: CompilerModule {
        var module = self
        module.languageMode = .v5
        module.strictConcurrency = .complete
        module.upcomingFeatures += Self.featuresOfSwift6.filter { !upcomingFeatures.contains($0) }
        return module
    }

    private static let featuresOfSwift6 = [
        "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain",
        "ImportObjcForwardDeclarations", "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency",
        "InferSendableFromCaptures", "ImplicitOpenExistentials", "RegionBasedIsolation", "DynamicActorIsolation",
        "NonfrozenEnumExhaustivity", "GlobalActorIsolatedTypesUsability",
    ]
}
