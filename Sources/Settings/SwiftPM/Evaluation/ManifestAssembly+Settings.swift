// MARK: Settings of targets

extension ManifestAssembly {
    /// Adds what an element of `swiftSettings` sets.
    func add(_ element: ManifestElement, to target: inout ManifestTarget) {
        guard let object = object(element.value) else {
            var setting = ManifestSwiftSetting(.unknown, places.provenance(element.value.place))
            setting.isUndecided = true
            target.swiftSettings.append(setting)
            return
        }
        // What is set may be one of several things.
        let meanings = object.fields["0"].map(\.alternatives) ?? []
        let isOpen = element.isUndecided || meanings.count > 1
        if meanings.isEmpty { target.swiftSettings.append(setting(object, nil, isUndecided: isOpen)) }
        for meaning in meanings {
            if object.constructor == "define", meaning.string == nil {
                // Whatever it defines, it bears on nothing else.
                let what = unknown("a compilation condition", meaning)
                if !target.unknowns.contains(what) { target.unknowns.append(what) }
            } else {
                target.swiftSettings.append(setting(object, meaning, isUndecided: isOpen))
            }
        }
    }

    private func setting(
        _ object: ManifestObject, _ meaning: ManifestValue?, isUndecided: Bool
    ) -> ManifestSwiftSetting {
        var setting = ManifestSwiftSetting(kind(of: object, meaning), places.provenance(object.place))
        let isFlags = if case .unsafeFlags = setting.kind { true } else { false }
        setting.isUndecided = isUndecided || isFlags && meaning?.elements.contains(where: \.isUndecided) == true
        for (label, condition) in object.fields where label != "0" || setting.kind == .strictMemorySafety {
            if condition.isUndecided { setting.isUndecided = true }
            if let when = self.object(condition), when.constructor == "when" { add(when, to: &setting) }
        }
        return setting
    }

    private func kind(of object: ManifestObject, _ meaning: ManifestValue?) -> ManifestSwiftSetting.Kind {
        let text = meaning?.string
        switch object.constructor {
        case "swiftLanguageMode", "swiftLanguageVersion":
            return languageMode(meaning).map { .languageMode($0) } ?? .unknown
        case "enableUpcomingFeature": return text.map { .upcomingFeature($0) } ?? .unknown
        case "enableExperimentalFeature": return text.map { .experimentalFeature($0) } ?? .unknown
        case "define": return text.map { .define($0) } ?? .unknown
        case "strictMemorySafety": return .strictMemorySafety
        case "defaultIsolation":
            switch meaning?.kind {
            case .type(let name)?: return .defaultIsolation(name)
            case .nothing?: return .defaultIsolation(nil)
            default: return .unknown
            }
        case "unsafeFlags":
            guard let meaning, !meaning.isUnknown else { return .unknown }
            // A word that is one of several is none that is known.
            return .unsafeFlags(meaning.elements.map(\.value.string))
        default: return .other(object.constructor)
        }
    }

    private func add(_ condition: ManifestObject, to setting: inout ManifestSwiftSetting) {
        let platforms = elements(condition.fields["platforms"])
        setting.platforms = platforms.compactMap { element in
            guard let platform = object(element.value) else { return nil }
            return platform.constructor == "custom" ? platform.fields["0"]?.string : platform.constructor.lowercased()
        }
        setting.configuration = condition.fields["configuration"].flatMap { object($0)?.constructor }
        let traits = elements(condition.fields["traits"])
        setting.traits = traits.compactMap(\.value.string)
        let isOpen =
            setting.platforms.count < platforms.count || setting.traits.count < traits.count
            || (platforms + traits).contains(where: \.isUndecided)
            || condition.fields["configuration"]?.isUndecided == true
        if isOpen { setting.isUndecided = true }
        // Platforms that cannot be known may be any.
        if setting.platforms.count < platforms.count { setting.platforms = [] }
    }
}
