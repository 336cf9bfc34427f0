/// From the values that a manifest ends with to what it says.
struct ManifestAssembly {
    private let state: ManifestState
    private let places: ManifestPlaces

    init(_ state: ManifestState, _ places: ManifestPlaces) {
        self.state = state
        self.places = places
    }

    /// The manifest of the package that was made last.
    func manifest(_ tools: Sourced<ToolsVersion>) -> PackageManifest {
        guard let number = state.package, let package = state.objects[number] else {
            var manifest = PackageManifest(path: places.path, toolsVersion: tools, name: Sourced(nil, .byDefault("")))
            manifest.problems.append(places.problem("the manifest makes no Package", 0, isFatal: true))
            return manifest
        }
        let place = places.provenance(package.place)
        var manifest = PackageManifest(
            path: places.path, toolsVersion: tools, name: Sourced(package.fields["name"]?.string, place))
        manifest.platforms = platforms(package.fields["platforms"], &manifest.unknowns)
        manifest.languageModes = languageModes(package)
        manifest.targets = targets(package.fields["targets"], &manifest.unknowns)
        manifest.products = products(package.fields["products"])
        manifest.packages = packages(package.fields["dependencies"], &manifest.unknowns)
        return manifest
    }

    private func unknown(_ what: String, _ value: ManifestValue) -> UnknownSetting {
        let dependence = value.dependence
        return UnknownSetting(
            what: dependence.isEmpty ? what : "\(what) (\(dependence))",
            provenance: places.provenance(value.place), howToFindOut: ManifestEvaluation.howToFindOut)
    }

    private func object(_ value: ManifestValue) -> ManifestObject? { value.object.flatMap { state.objects[$0] } }

    /// The strings of an array; what is no string is left out.
    private func strings(_ value: ManifestValue?) -> [String] { value?.elements.compactMap(\.value.string) ?? [] }

    // MARK: The package

    private func platforms(_ value: ManifestValue?, _ unknowns: inout [UnknownSetting]) -> [DeploymentTarget] {
        (value?.elements ?? []).compactMap { element in
            guard let platform = object(element.value) else {
                if element.value.isUndecided { unknowns.append(unknown("the deployment targets", element.value)) }
                return nil
            }
            let isCustom = platform.constructor == "custom"
            let name = isCustom ? platform.fields["0"]?.string ?? "" : platform.constructor
            guard let version = platform.fields[isCustom ? "versionString" : "0"] else { return nil }
            let text = version.string ?? object(version).flatMap { Self.version($0.constructor) }
            return DeploymentTarget(
                platform: name, version: Sourced(element.isUndecided ? nil : text, places.provenance(platform.place)))
        }
    }

    /// `v13` → `13.0`, `v10_15` → `10.15`.
    private static func version(_ name: String) -> String? {
        guard name.first == "v" else { return nil }
        let parts = name.dropFirst().split(separator: "_").map(String.init)
        guard !parts.isEmpty, parts.allSatisfy({ Int($0) != nil }) else { return nil }
        return parts.count == 1 ? parts[0] + ".0" : parts.joined(separator: ".")
    }

    private func languageModes(_ package: ManifestObject) -> Sourced<[String]> {
        guard let value = package.fields["swiftLanguageModes"] ?? package.fields["swiftLanguageVersions"],
            value.kind != .nothing
        else { return Sourced([], .byDefault("not in the manifest")) }
        let place = places.provenance(value.place)
        var modes: [String] = []
        for element in value.elements {
            guard !element.isUndecided, let mode = languageMode(element.value) else { return Sourced(nil, place) }
            modes.append(mode)
        }
        return Sourced(modes, place)
    }

    /// `.v6` → `6`, `.v4_2` → `4.2`, `.version("6")` → `6`.
    private func languageMode(_ value: ManifestValue?) -> String? {
        guard let value else { return nil }
        if let text = value.string { return text }
        guard let mode = object(value) else { return nil }
        if mode.constructor == "version" { return mode.fields["0"]?.string }
        guard mode.constructor.first == "v" else { return nil }
        return String(mode.constructor.dropFirst()).replacing("_", with: ".")
    }

    private func products(_ value: ManifestValue?) -> [ManifestProduct] {
        (value?.elements ?? []).compactMap { element in
            guard let product = object(element.value), let name = product.fields["name"]?.string else { return nil }
            return ManifestProduct(name: name, targets: strings(product.fields["targets"]))
        }
    }

    private func packages(_ value: ManifestValue?, _ unknowns: inout [UnknownSetting]) -> [ManifestPackage] {
        (value?.elements ?? []).compactMap { element in
            guard let package = object(element.value) else {
                unknowns.append(unknown("which packages it depends on", element.value))
                return nil
            }
            let place = places.provenance(package.place)
            if let path = package.fields["path"]?.string { return ManifestPackage(.local(path), place: place) }
            if let url = package.fields["url"]?.string ?? package.fields["id"]?.string {
                return ManifestPackage(.remote(url), place: place)
            }
            unknowns.append(unknown("which package it depends on", package.fields["path"] ?? element.value))
            return nil
        }
    }

    // MARK: Targets

    private func targets(_ value: ManifestValue?, _ unknowns: inout [UnknownSetting]) -> [ManifestTarget] {
        var result: [ManifestTarget] = []
        for element in value?.elements ?? [] {
            guard let object = object(element.value), let kind = Self.kinds[object.constructor] else {
                unknowns.append(unknown("whether there are more targets", element.value))
                continue
            }
            guard let name = object.fields["name"]?.string else {
                unknowns.append(unknown("the name of a target", object.fields["name"] ?? element.value))
                continue
            }
            var target = ManifestTarget(name: name, kind: kind, place: places.provenance(object.place))
            if element.isUndecided {
                target.unknowns.append(unknown("whether the package has the target \(name)", element.value))
            }
            fill(&target, from: object)
            result.append(target)
        }
        return result
    }

    private static let kinds: [String: ManifestTarget.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test, "plugin": .plugin, "macro": .macro,
        "systemLibrary": .system, "binaryTarget": .binary, "providedLibrary": .provided,
    ]

    private func fill(_ target: inout ManifestTarget, from object: ManifestObject) {
        if let path = object.fields["path"], path.kind != .nothing {
            let place = places.provenance(path.place)
            target.path = Sourced(path.string, place)
            if path.string == nil {
                target.path.value = nil
                target.unknowns.append(unknown("the folder of the target \(target.name)", path))
            }
        }
        for element in object.fields["exclude"]?.elements ?? [] {
            if let name = element.value.string, !element.isUndecided {
                target.exclude.append(name)
            } else {
                target.unknowns.append(unknown("which files \(target.name) leaves out", element.value))
            }
        }
        if let sources = object.fields["sources"], sources.kind != .nothing { target.sources = strings(sources) }
        target.dependencies = dependencies(object.fields["dependencies"])
        target.swiftSettings = settings(object.fields["swiftSettings"])
    }

    private func dependencies(_ value: ManifestValue?) -> [String] {
        (value?.elements ?? []).flatMap { element in
            element.value.alternatives.compactMap { value in
                if let name = value.string { return name }
                guard let object = object(value) else { return nil }
                return object.fields["name"]?.string ?? object.fields["0"]?.string
            }
        }
    }

    // MARK: Settings

    private func settings(_ value: ManifestValue?) -> [ManifestSwiftSetting] {
        (value?.elements ?? []).flatMap { element in
            let alternatives = element.value.alternatives
            return alternatives.map { setting($0, isUndecided: element.isUndecided || alternatives.count > 1) }
        }
    }

    private func setting(_ value: ManifestValue, isUndecided: Bool) -> ManifestSwiftSetting {
        guard let object = object(value) else {
            var setting = ManifestSwiftSetting(.unknown, places.provenance(value.place))
            setting.isUndecided = true
            return setting
        }
        var setting = ManifestSwiftSetting(kind(of: object), places.provenance(object.place))
        setting.isUndecided = isUndecided
        let condition = object.fields["1"] ?? object.fields["condition"] ?? object.positional.last
        if let condition, let when = self.object(condition), when.constructor == "when" { add(when, to: &setting) }
        return setting
    }

    private func kind(of object: ManifestObject) -> ManifestSwiftSetting.Kind {
        let first = object.fields["0"]
        let text = first?.string
        switch object.constructor {
        case "swiftLanguageMode", "swiftLanguageVersion":
            return languageMode(first).map { .languageMode($0) } ?? .unknown
        case "enableUpcomingFeature": return text.map { .upcomingFeature($0) } ?? .unknown
        case "enableExperimentalFeature": return text.map { .experimentalFeature($0) } ?? .unknown
        case "define": return text.map { .define($0) } ?? .unknown
        case "strictMemorySafety": return .strictMemorySafety
        case "defaultIsolation":
            switch first?.kind {
            case .type(let name)?: return .defaultIsolation(name)
            case .nothing?: return .defaultIsolation(nil)
            default: return .unknown
            }
        case "unsafeFlags":
            return first?.isUnknown ?? false ? .unknown : .unsafeFlags((first?.elements ?? []).map(\.value.string))
        default: return .other(object.constructor)
        }
    }

    private func add(_ condition: ManifestObject, to setting: inout ManifestSwiftSetting) {
        setting.platforms = (condition.fields["platforms"]?.elements ?? []).compactMap { element in
            guard let platform = object(element.value) else { return nil }
            return platform.constructor == "custom" ? platform.fields["0"]?.string : platform.constructor.lowercased()
        }
        setting.configuration = condition.fields["configuration"].flatMap { object($0)?.constructor }
        setting.traits = strings(condition.fields["traits"])
    }
}
