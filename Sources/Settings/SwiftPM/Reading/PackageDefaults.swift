/// What holds for the targets of a package where they say nothing of their own.
struct PackageDefaults {
    /// The newest of the modes that the manifest lists and the toolchain takes, else that of the tools version.
    let languageMode: Sourced<LanguageMode>
    /// That of the tools version, which plugins are compiled in whatever the manifest lists.
    let languageModeOfTools: Sourced<LanguageMode>
    /// As the manifest gives them, else the oldest versions that the package manager builds for.
    let deploymentTargets: [DeploymentTarget]
    /// What the package manager rejects.
    let problems: [ProjectProblem]

    init(_ manifest: PackageManifest) {
        let (mode, problem) = Self.languageMode(of: manifest)
        languageMode = mode
        languageModeOfTools = Self.languageModeOfTools(of: manifest)
        problems = [problem, Self.toolsProblem(of: manifest)].compactMap { $0 }
        let isGiven = !manifest.platforms.isEmpty || manifest.unknowns.contains { $0.what.contains("deployment") }
        deploymentTargets = isGiven ? Self.distinct(manifest.platforms) : Self.oldestTargets
    }

    /// One entry for a platform, undecided where there are several.
    private static func distinct(_ targets: [DeploymentTarget]) -> [DeploymentTarget] {
        var result: [DeploymentTarget] = []
        for target in targets {
            if let index = result.firstIndex(where: { $0.platform == target.platform }) {
                if result[index].version.value != target.version.value { result[index].version.value = nil }
            } else {
                result.append(target)
            }
        }
        return result
    }

    /// Of the package manager of 6.3.1.
    private static let oldestTargets = [
        ("macOS", "10.13"), ("iOS", "12.0"), ("tvOS", "12.0"), ("watchOS", "4.0"), ("visionOS", "1.0"),
    ].map { platform, version in
        DeploymentTarget(
            platform: platform, version: Sourced(version, .byDefault("default of the package manager")))
    }

    private static func languageMode(of manifest: PackageManifest) -> (Sourced<LanguageMode>, ProjectProblem?) {
        guard let listed = manifest.languageModes.value else {
            return (Sourced(nil, manifest.languageModes.provenance), nil)
        }
        if listed.isEmpty { return (languageModeOfTools(of: manifest), nil) }
        if let newest = listed.compactMap({ LanguageMode(rawValue: $0) }).max() {
            return (Sourced(newest, manifest.languageModes.provenance), nil)
        }
        let names = listed.joined(separator: ", ")
        let problem = ProjectProblem(
            "the toolchain knows none of the language modes of the package: \(names)",
            at: manifest.languageModes.provenance)
        return (Sourced(nil, manifest.languageModes.provenance), problem)
    }

    private static func languageModeOfTools(of manifest: PackageManifest) -> Sourced<LanguageMode> {
        let tools = manifest.toolsVersion.value ?? ManifestEvaluation.oldestTools
        let mode: LanguageMode =
            switch tools.major {
            case ..<5: tools >= ToolsVersion(4, 2) ? .v4_2 : .v4
            case 5: .v5
            default: .v6
            }
        return Sourced(mode, .byDefault("default of tools version \(tools)"))
    }

    /// Tools versions that the toolchain does not build.
    private static func toolsProblem(of manifest: PackageManifest) -> ProjectProblem? {
        guard let tools = manifest.toolsVersion.value else { return nil }
        let place = manifest.toolsVersion.provenance
        if tools > ManifestChoice.toolchain {
            let message = "the manifest is written for Swift tools \(tools), newer than \(ManifestChoice.toolchain)"
            return ProjectProblem(message, at: place)
        }
        guard tools < ManifestChoice.oldestSupported, case .written = place else { return nil }
        let message = "Swift tools \(tools) are no longer supported; the oldest are \(ManifestChoice.oldestSupported)"
        var problem = ProjectProblem(message, at: place)
        problem.isFatal = true
        return problem
    }
}
