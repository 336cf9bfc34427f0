import Settings

/// The features of a container's modules: those that someone asked for one by one, those that come with the language
/// mode in one line.
struct FeatureLines {
    private let groups: [ConfigurationGroup]
    private let origin: OriginText

    init(_ groups: [ConfigurationGroup], _ origin: OriginText) {
        self.groups = groups
        self.origin = origin
    }

    func lines() -> [String] {
        var asked = GroupedNames()
        var included: [String: (features: [String], modules: [String])] = [:]
        for group in groups {
            var withMode: [String] = []
            // The level of checking has a column of its own.
            for feature in group.settings.features where feature.name != "StrictConcurrency" {
                if feature.comesWithLanguageMode {
                    withMode.append(feature.name)
                } else {
                    asked.add([label(feature), origin.text(feature.state.provenance)], group)
                }
            }
            guard !withMode.isEmpty, let mode = group.settings.languageMode.value?.rawValue else { continue }
            let key = "Swift \(mode) language mode turns on \(withMode.joined(separator: ", "))"
            included[key, default: (withMode, [])].modules.append(group.name)
        }
        let modes = included.sorted { $0.key < $1.key }.flatMap { text, value in
            Self.wrapped("\(GroupedNames.list(value.modules, of: groups)): \(text)")
        }
        return asked.lines(of: groups) + modes
    }

    private func label(_ feature: FeatureSetting) -> String {
        var text = feature.name
        if feature.isExperimental { text += " (experimental)" }
        if !feature.condition.isEmpty { text += " [\(feature.condition)]" }
        switch feature.state.value {
        case true?: break
        case false?: text += ": off"
        case nil: text += ": ?"
        }
        if !feature.isKnown { text += " (no such feature)" }
        return text
    }

    private static func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + word.count + 1 > 96 {
                lines.append(line)
                line = " "
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return lines + [line]
    }
}

extension FeatureSetting {
    fileprivate var comesWithLanguageMode: Bool {
        if case .implied(let text) = state.provenance { text.hasSuffix("language mode") } else { false }
    }
}
