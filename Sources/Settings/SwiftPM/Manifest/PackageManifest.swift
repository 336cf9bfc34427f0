/// What a package manifest says, each value with its place: the common ground between whoever reads a manifest (the
/// static evaluation, or the toolchain that ran it) and whoever turns it into modules.
package struct PackageManifest: Hashable, Sendable {
    /// The file that was read: `Package.swift`, or the version-specific one that the toolchain would take.
    package var path: String
    /// Of the `swift-tools-version` comment; nil where there is none that can be read.
    package var toolsVersion: Sourced<ToolsVersion>
    package var name: Sourced<String>
    /// In the order in which they are written; empty where the manifest names none.
    package var platforms: [DeploymentTarget]
    /// `swiftLanguageModes` or `swiftLanguageVersions`, as written (`6`, `5`, `4.2`, or a custom name); a nil value where
    /// they cannot be known, an empty list by default where the manifest gives none.
    package var languageModes: Sourced<[String]>
    package var targets: [ManifestTarget]
    package var products: [ManifestProduct]
    /// The traits that are on where nobody asks for others; nil where they cannot be known.
    package var defaultTraits: Sourced<[String]>
    package var packages: [ManifestPackage]
    /// What cannot be known without running the manifest and belongs to no target in particular: whether there are more
    /// targets, say.
    package var unknowns: [UnknownSetting]
    /// What is wrong with the file, and what the package manager would reject.
    package var problems: [ProjectProblem]

    package init(path: String, toolsVersion: Sourced<ToolsVersion>, name: Sourced<String>) {
        self.path = path
        self.toolsVersion = toolsVersion
        self.name = name
        self.platforms = []
        self.languageModes = Sourced([], .byDefault("not in the manifest"))
        self.targets = []
        self.products = []
        self.defaultTraits = Sourced([], .byDefault("not in the manifest"))
        self.packages = []
        self.unknowns = []
        self.problems = []
    }

    /// What the trait `default` turns on, and what that turns on in turn; sorted.
    static func traits(turnedOnIn enabled: [String: [String]]) -> [String] {
        var traits: Set<String> = []
        var queue = enabled["default"] ?? []
        while let trait = queue.popLast() {
            if traits.insert(trait).inserted { queue += enabled[trait] ?? [] }
        }
        return traits.sorted()
    }
}

/// The version of the package manager's interface that a manifest is written for.
package struct ToolsVersion: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    package var major: Int
    package var minor: Int
    package var patch: Int

    package init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

/// A target as the manifest declares it.
package struct ManifestTarget: Hashable, Sendable {
    /// What the manifest calls it: `.target`, `.executableTarget`, `.testTarget`, `.plugin`, `.macro`, `.systemLibrary`,
    /// `.binaryTarget`, and what has no sources of its own.
    package enum Kind: String, Hashable, Sendable {
        case library, executable, test, plugin, macro, system, binary, provided
    }

    package var name: String
    package var kind: Kind
    /// Where the target is declared.
    package var place: Provenance
    /// From the package's folder; nil where the manifest gives none. Undecided paths have a provenance and no value.
    package var path: Sourced<String?>
    /// Files and folders below the target's, as written.
    package var exclude: [String]
    /// Nil where the manifest gives none and everything counts.
    package var sources: [String]?
    /// Files and folders below the target's that are brought along and not compiled, as written.
    package var resources: [String]
    /// Names of targets and products.
    package var dependencies: [String]
    /// Those of `dependencies` that may or may not be there, as something unknown decides.
    package var undecidedDependencies: Set<String>
    /// In the order in which they apply.
    package var swiftSettings: [ManifestSwiftSetting]
    /// What of it cannot be known without running the manifest.
    package var unknowns: [UnknownSetting]

    package init(name: String, kind: Kind, place: Provenance) {
        self.name = name
        self.kind = kind
        self.place = place
        self.path = Sourced(.some(nil), .byDefault("not in the manifest"))
        self.exclude = []
        self.sources = nil
        self.resources = []
        self.dependencies = []
        self.undecidedDependencies = []
        self.swiftSettings = []
        self.unknowns = []
    }
}

/// One entry of `swiftSettings`.
package struct ManifestSwiftSetting: Hashable, Sendable {
    /// What is set; names and versions as written.
    package enum Kind: Hashable, Sendable {
        case languageMode(String)
        case upcomingFeature(String)
        case experimentalFeature(String)
        /// `MainActor`, or nil for `.defaultIsolation(nil)`.
        case defaultIsolation(String?)
        case strictMemorySafety
        case define(String)
        /// Words that cannot be known are nil.
        case unsafeFlags([String?])
        /// `treatAllWarnings`, `interoperabilityMode` and whatever else does not bear on concurrency, by name.
        case other(String)
        /// Cannot be known: it may be any setting.
        case unknown
    }

    package var kind: Kind
    package var provenance: Provenance
    /// Lower-case names of the platforms that the setting is for (`linux`, `macos`); empty for all.
    package var platforms: [String]
    /// `debug` or `release`; nil for both.
    package var configuration: String?
    /// Names of the package traits that it depends on; empty where on none.
    package var traits: [String]
    /// Whether it depends on something unknown that the setting is given at all.
    package var isUndecided: Bool

    package init(_ kind: Kind, _ provenance: Provenance) {
        self.kind = kind
        self.provenance = provenance
        self.platforms = []
        self.configuration = nil
        self.traits = []
        self.isUndecided = false
    }
}

/// A product and the targets it is made of.
package struct ManifestProduct: Hashable, Sendable {
    package var name: String
    package var targets: [String]
    /// Whether it depends on something unknown that the package has the product, or what it is made of.
    package var isUndecided: Bool

    package init(name: String, targets: [String]) {
        self.name = name
        self.targets = targets
        self.isUndecided = false
    }
}

/// A package that the manifest depends on.
package struct ManifestPackage: Hashable, Sendable {
    /// `local` paths are as written; a `remote` one is a URL or a registry identity.
    package enum Location: Hashable, Sendable {
        case local(String)
        case remote(String)
    }

    package var location: Location
    package var place: Provenance
    /// Whether it depends on something unknown that the package depends on this one.
    package var isUndecided: Bool

    package init(_ location: Location, place: Provenance) {
        self.location = location
        self.place = place
        self.isUndecided = false
    }
}
