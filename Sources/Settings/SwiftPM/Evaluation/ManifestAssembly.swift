/// From the values that a manifest ends with to what it says.
struct ManifestAssembly {
    private let state: ManifestState
    let places: ManifestPlaces
    /// Whether all statements were followed; if not, others may have changed anything.
    private let isComplete: Bool

    init(_ state: ManifestState, _ places: ManifestPlaces, isComplete: Bool) {
        self.state = state
        self.places = places
        self.isComplete = isComplete
    }

    /// The manifest of the package that was made last.
    func manifest(_ tools: Sourced<ToolsVersion>) -> PackageManifest {
        guard let package = madePackage else {
            var manifest = PackageManifest(path: places.path, toolsVersion: tools, name: Sourced(nil, .byDefault("")))
            if isComplete {
                manifest.problems.append(places.problem("the manifest makes no Package", 0, isFatal: true))
            }
            return manifest
        }
        let place = places.provenance(package.place)
        var manifest = PackageManifest(
            path: places.path, toolsVersion: tools, name: Sourced(package.fields["name"]?.string, place))
        manifest.platforms = platforms(package.fields["platforms"], &manifest.unknowns)
        manifest.languageModes = languageModes(package)
        manifest.targets = targets(package.fields["targets"], &manifest.unknowns)
        manifest.products = products(package.fields["products"], &manifest.unknowns)
        manifest.defaultTraits = defaultTraits(package.fields["traits"])
        manifest.packages = packages(package.fields["dependencies"], &manifest.unknowns)
        return manifest
    }

    func unknown(_ what: String, _ value: ManifestValue, doubt: String = "") -> UnknownSetting {
        let dependence = value.dependence.isEmpty ? doubt : value.dependence
        return UnknownSetting(
            what: dependence.isEmpty ? what : "\(what) (\(dependence))",
            provenance: places.provenance(value.place), howToFindOut: ManifestEvaluation.howToFindOut)
    }

    /// The package that was made last; where it is one of several, what is known of it.
    private var madePackage: ManifestObject? {
        let packages = state.package?.alternatives.compactMap { object($0) } ?? []
        return packages.dropFirst().reduce(packages.first) { $0?.merged(with: $1) }
    }

    func object(_ value: ManifestValue) -> ManifestObject? {
        value.record ?? value.object.flatMap { state.instances[$0]?.object }
    }

    /// The strings of an array; what is no string is left out.
    private func strings(_ value: ManifestValue?) -> [String] { value?.elements.compactMap(\.value.string) ?? [] }

    // MARK: The package

    private func platforms(_ value: ManifestValue?, _ unknowns: inout [UnknownSetting]) -> [DeploymentTarget] {
        var result: [DeploymentTarget] = []
        for element in elements(value) {
            guard let platform = object(element.value) else {
                if element.value.isUndecided { unknowns.append(unknown("the deployment targets", element.value)) }
                continue
            }
            let isCustom = platform.constructor == "custom"
            let name = isCustom ? platform.fields["0"]?.string ?? "" : platform.constructor
            guard let version = platform.fields[isCustom ? "versionString" : "0"] else { continue }
            let text =
                version.string.map { Self.withoutOption($0) }
                ?? object(version).flatMap { Self.version($0.constructor) }
            let target = DeploymentTarget(
                platform: name, version: Sourced(element.isUndecided ? nil : text, places.provenance(platform.place)))
            // One of several versions for one platform.
            if element.isUndecided, let index = result.firstIndex(where: { $0.platform == name }) {
                if result[index].version.value != text { result[index].version.value = nil }
            } else {
                result.append(target)
            }
        }
        return result
    }

    /// A version may end in an option for the platform, which is no part of it: `10.15.option`.
    private static func withoutOption(_ version: String) -> String {
        let parts = version.split(separator: ".")
        guard parts.count > 1, let last = parts.last, last.first?.isLetter == true else { return version }
        return parts.dropLast().joined(separator: ".")
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
    func languageMode(_ value: ManifestValue?) -> String? {
        guard let value else { return nil }
        if let text = value.string { return text }
        guard let mode = object(value) else { return nil }
        if mode.constructor == "version" { return mode.fields["0"]?.string }
        guard mode.constructor.first == "v" else { return nil }
        return String(mode.constructor.dropFirst()).replacing("_", with: ".")
    }

    /// The traits that `.default` turns on, and those that they turn on in turn.
    private func defaultTraits(_ value: ManifestValue?) -> Sourced<[String]> {
        guard let value, value.kind != .nothing else { return Sourced([], .byDefault("not in the manifest")) }
        let place = places.provenance(value.place)
        var enabled: [String: [String]] = [:]
        for element in elements(value) where element.value.string == nil || element.isUndecided {
            guard let trait = object(element.value), !element.isUndecided else { return Sourced(nil, place) }
            let others = elements(trait.fields["enabledTraits"])
            guard !others.contains(where: { $0.isUndecided || $0.value.string == nil }) else {
                return Sourced(nil, place)
            }
            let name = trait.constructor == "default" ? "default" : trait.fields["name"]?.string ?? ""
            enabled[name] = others.compactMap(\.value.string)
        }
        return Sourced(PackageManifest.traits(turnedOnIn: enabled), place)
    }

    private func products(_ value: ManifestValue?, _ unknowns: inout [UnknownSetting]) -> [ManifestProduct] {
        elements(value).compactMap { element in
            guard let object = object(element.value), let name = object.fields["name"]?.string else {
                unknowns.append(unknown("which products it has", element.value))
                return nil
            }
            let targets = elements(object.fields["targets"])
            var product = ManifestProduct(name: name, targets: targets.compactMap(\.value.string))
            product.isUndecided = element.isUndecided || targets.contains { $0.isUndecided || $0.value.string == nil }
            return product
        }
    }

    private func packages(_ value: ManifestValue?, _ unknowns: inout [UnknownSetting]) -> [ManifestPackage] {
        elements(value).flatMap { element in
            let packages = object(element.value).map { self.packages($0) } ?? []
            if packages.isEmpty { unknowns.append(unknown("which packages it depends on", element.value)) }
            return packages.map { package in
                var package = package
                package.isUndecided = element.isUndecided || packages.count > 1
                return package
            }
        }
    }

    /// A package; several where it is not known which of them is meant.
    private func packages(_ object: ManifestObject) -> [ManifestPackage] {
        let place = places.provenance(object.place)
        if let path = object.fields["path"], path.kind != .nothing {
            return path.alternatives.compactMap(\.string).map { ManifestPackage(.local($0), place: place) }
        }
        let url = object.fields["url"] ?? object.fields["id"]
        return url?.alternatives.compactMap(\.string).map { ManifestPackage(.remote($0), place: place) } ?? []
    }

    /// The elements of an array, those that are one of several values as several that may be there.
    func elements(_ value: ManifestValue?) -> [ManifestElement] {
        let elements = value?.elements.flattened ?? []
        return isComplete ? elements : elements.undecided
    }

    // MARK: Targets

    private func targets(_ value: ManifestValue?, _ unknowns: inout [UnknownSetting]) -> [ManifestTarget] {
        var result: [ManifestTarget] = []
        for (element, object, isOneKind) in declarations(value) {
            guard let object, let kind = Self.kinds[object.constructor] else {
                unknowns.append(unknown("whether there are more targets", element.value))
                continue
            }
            guard let name = object.fields["name"]?.string else {
                unknowns.append(unknown("the name of a target", object.fields["name"] ?? element.value))
                continue
            }
            var target = ManifestTarget(name: name, kind: kind, place: places.provenance(object.place))
            if element.isUndecided {
                target.unknowns.append(
                    unknown("whether the package has this target", element.value, doubt: element.doubt))
            }
            if !isOneKind {
                target.unknowns.append(unknown("what kind of target it is", element.value, doubt: element.doubt))
            }
            fill(&target, from: object)
            result.append(target)
        }
        return result
    }

    /// What declares a target.
    private typealias Declaration = (element: ManifestElement, object: ManifestObject?, isOneKind: Bool)

    /// The targets' declarations; of several for one name of which it is not known which counts, what is known of all.
    private func declarations(_ value: ManifestValue?) -> [Declaration] {
        var result: [Declaration] = []
        for element in elements(value) {
            let object = object(element.value)
            let name = object?.fields["name"]?.string
            let index = result.firstIndex { $0.object?.fields["name"]?.string == name }
            if element.isUndecided, name != nil, let index, result[index].element.isUndecided, let object {
                if result[index].object?.constructor != object.constructor { result[index].isOneKind = false }
                result[index].object = result[index].object?.merged(with: object)
            } else {
                result.append((element, object, true))
            }
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
                target.unknowns.append(unknown("the target's folder", path))
            }
        }
        for element in elements(object.fields["exclude"]) {
            if let name = element.value.string, !element.isUndecided {
                target.exclude.append(name)
            } else {
                target.unknowns.append(
                    unknown("which files the target leaves out", element.value, doubt: element.doubt))
            }
        }
        if let sources = object.fields["sources"], sources.kind != .nothing {
            let known = elements(sources).filter { $0.value.string != nil && !$0.isUndecided }
            target.sources = known.compactMap(\.value.string)
            if let open = elements(sources).first(where: { $0.value.string == nil || $0.isUndecided }) {
                target.unknowns.append(unknown("which files the target is made of", open.value, doubt: open.doubt))
            }
        }
        target.resources = elements(object.fields["resources"]).compactMap { element in
            self.object(element.value)?.fields["0"]?.string
        }
        addDependencies(elements(object.fields["dependencies"]), to: &target)
        for element in elements(object.fields["swiftSettings"]) { add(element, to: &target) }
    }

    private func addDependencies(_ elements: [ManifestElement], to target: inout ManifestTarget) {
        var certain: Set<String> = []
        for element in elements {
            let object = object(element.value)
            let name = object?.fields["name"] ?? object?.fields["0"] ?? element.value
            let names = name.alternatives.compactMap(\.string)
            if names.isEmpty { target.unknowns.append(unknown("what the target depends on", name)) }
            for name in names {
                if !element.isUndecided, names.count == 1 {
                    certain.insert(name)
                } else if !target.undecidedDependencies.insert(name).inserted {
                    continue
                }
                target.dependencies.append(name)
            }
        }
        target.undecidedDependencies.subtract(certain)
    }
}
