import SourceText
package import Wire

/// What the toolchain says of a manifest that it has run (`swift package dump-package`), in place of what could only be
/// read. Places stay where the written value is the one that came out.
package struct EvaluatedManifest {
    /// Who answered.
    package static let source = "swift package dump-package"

    private let read: PackageManifest
    private let dump: JSONValue
    private let answered = Provenance.evaluated(source)

    /// - Parameters:
    ///   - dump: The toolchain's answer.
    ///   - read: The same manifest, read without running it.
    package init(_ dump: JSONValue, over read: PackageManifest) {
        self.dump = dump
        self.read = read
    }

    /// The manifest with nothing unknown; nil where the answer is none.
    package func manifest() -> PackageManifest? {
        guard let targets = dump["targets"]?.array, let name = dump["name"]?.string else { return nil }
        var manifest = read
        manifest.unknowns = []
        manifest.name = Sourced(name, read.name.value == name ? read.name.provenance : answered)
        manifest.platforms = platforms()
        let modes = dump["swiftLanguageVersions"]?.array?.compactMap(\.string) ?? []
        if read.languageModes.value != modes { manifest.languageModes = Sourced(modes, answered) }
        let traits = defaultTraits()
        if read.defaultTraits.value != traits { manifest.defaultTraits = Sourced(traits, answered) }
        manifest.targets = targets.compactMap(target)
        manifest.products = (dump["products"]?.array ?? []).compactMap { entry in
            entry["name"]?.string.map { ManifestProduct(name: $0, targets: strings(entry["targets"]) ?? []) }
        }
        manifest.packages = (dump["dependencies"]?.array ?? []).compactMap(package)
        return manifest
    }

    /// The traits that the one called `default` turns on, and those that they turn on in turn.
    private func defaultTraits() -> [String] {
        var enabled: [String: [String]] = [:]
        for entry in dump["traits"]?.array ?? [] {
            if let name = entry["name"]?.string { enabled[name] = strings(entry["enabledTraits"]) ?? [] }
        }
        return PackageManifest.traits(turnedOnIn: enabled)
    }

    private func package(_ entry: JSONValue) -> ManifestPackage? {
        guard let member = entry.object?.members.first, let details = member.value.array?.first else { return nil }
        if member.name == "fileSystem", let path = details["path"]?.string {
            let folder = SourcePath.parent(of: read.path)
            let written = read.packages.first {
                guard case .local(let other) = $0.location else { return false }
                return path.hasSuffix("/" + other)
                    || SourcePath.normalized(SourcePath.joined(folder, other)) == path
            }
            return written ?? ManifestPackage(.local(path), place: answered)
        }
        let remote = details["location"]?["remote"]?.array?.first?["urlString"]?.string ?? details["identity"]?.string
        guard let remote else { return nil }
        return read.packages.first { $0.location == .remote(remote) }
            ?? ManifestPackage(.remote(remote), place: answered)
    }

    private func platforms() -> [DeploymentTarget] {
        (dump["platforms"]?.array ?? []).compactMap { entry in
            guard let name = entry["platformName"]?.string, let version = entry["version"]?.string else { return nil }
            let written = read.platforms.first {
                $0.platform.lowercased() == name && $0.version.value == version
            }
            let spelling = Self.platforms.first { $0.lowercased() == name } ?? name
            return written ?? DeploymentTarget(platform: spelling, version: Sourced(version, answered))
        }
    }

    private static let platforms = ["macOS", "macCatalyst", "iOS", "tvOS", "watchOS", "visionOS", "driverKit"]

    private static let kinds: [String: ManifestTarget.Kind] = [
        "regular": .library, "executable": .executable, "test": .test, "plugin": .plugin, "macro": .macro,
        "system": .system, "binary": .binary, "providedLibrary": .provided,
    ]

    private func target(_ entry: JSONValue) -> ManifestTarget? {
        guard let name = entry["name"]?.string, let kind = Self.kinds[entry["type"]?.string ?? ""] else { return nil }
        let written = read.targets.filter { $0.name == name }
        var target = ManifestTarget(name: name, kind: kind, place: written.first?.place ?? answered)
        let path = entry["path"]?.string
        let same = written.first { $0.path.value == .some(path) }
        target.path = Sourced(.some(path), same?.path.provenance ?? answered)
        target.exclude = strings(entry["exclude"]) ?? []
        target.sources = strings(entry["sources"])
        target.resources = (entry["resources"]?.array ?? []).compactMap { $0["path"]?.string }
        target.dependencies = (entry["dependencies"]?.array ?? []).compactMap { dependency in
            dependency.object?.members.first?.value.array?.first?.string
        }
        let places = written.flatMap(\.swiftSettings)
        target.swiftSettings = (entry["settings"]?.array ?? []).compactMap { setting($0, places) }
        return target
    }

    private func strings(_ value: JSONValue?) -> [String]? { value?.array?.compactMap(\.string) }

    private func setting(_ entry: JSONValue, _ written: [ManifestSwiftSetting]) -> ManifestSwiftSetting? {
        guard entry["tool"]?.string == "swift", let member = entry["kind"]?.object?.members.first else { return nil }
        let kind = kind(member.name, member.value["_0"])
        var setting = ManifestSwiftSetting(kind, written.first { $0.kind == kind }?.provenance ?? answered)
        let condition = entry["condition"]
        setting.platforms = strings(condition?["platformNames"]) ?? []
        setting.configuration = condition?["config"]?.string
        setting.traits = strings(condition?["traits"]) ?? []
        return setting
    }

    private func kind(_ name: String, _ value: JSONValue?) -> ManifestSwiftSetting.Kind {
        let text = value?.string
        switch name {
        case "swiftLanguageMode": return text.map { .languageMode($0) } ?? .unknown
        case "enableUpcomingFeature": return text.map { .upcomingFeature($0) } ?? .unknown
        case "enableExperimentalFeature": return text.map { .experimentalFeature($0) } ?? .unknown
        case "define": return text.map { .define($0) } ?? .unknown
        case "unsafeFlags": return .unsafeFlags(strings(value) ?? [])
        case "strictMemorySafety": return .strictMemorySafety
        case "defaultIsolation": return .defaultIsolation(text == "MainActor" ? text : nil)
        default: return .other(name)
        }
    }
}
