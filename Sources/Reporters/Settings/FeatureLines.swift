import Settings

/// The features that someone asked for in a container's modules, one by one.
struct FeatureLines {
    private let groups: [ConfigurationGroup]
    private let origin: OriginText

    init(_ groups: [ConfigurationGroup], _ origin: OriginText) {
        self.groups = groups
        self.origin = origin
    }

    func lines() -> [String] {
        var asked = GroupedNames(origin)
        for group in groups {
            for feature in group.settings.features where feature.name != "StrictConcurrency" {
                guard feature.cause == nil, !group.settings.leavesOpen(feature) else { continue }
                asked.add(label(feature), feature.state.provenance, group)
            }
        }
        return asked.lines(of: groups)
    }

    private func label(_ feature: FeatureSetting) -> String {
        var text = feature.name
        if !feature.isKnown { text += " (unknown)" }
        if feature.isKnown, feature.isExperimental { text += " (experimental)" }
        if !feature.condition.isEmpty { text += " [\(feature.condition)]" }
        switch feature.state.value {
        case true?: break
        case false?: text += ": off"
        case nil: text += ": ?"
        }
        return text
    }
}

/// The features that follow from other settings, each cause once for the whole project.
struct ImpliedFeatureLines {
    private let groups: [ConfigurationGroup]

    init(_ groups: [ConfigurationGroup]) { self.groups = groups }

    func lines() -> [String] {
        var features: [String: Set<String>] = [:]
        for group in groups {
            for feature in group.settings.features {
                if let cause = feature.cause { features[cause, default: []].insert(feature.name) }
            }
        }
        return features.sorted { $0.key < $1.key }.flatMap { cause, names in
            let text = "\(cause): \(names.sorted().joined(separator: ", "))"
            return LineWrapping.lines(of: text, width: 112) + exceptions(to: names, of: cause)
        }
    }

    /// Modules that turn some of the features off.
    private func exceptions(to names: Set<String>, of cause: String) -> [String] {
        var modules: [String: [String]] = [:]
        for group in groups where group.settings.features.contains(where: { $0.cause == cause }) {
            let missing = names.subtracting(group.settings.features.map(\.name)).sorted()
            if !missing.isEmpty { modules[missing.joined(separator: ", "), default: []].append(group.name) }
        }
        return modules.sorted { $0.key < $1.key }.map { missing, names in
            "  but not in \(GroupedNames.list(names, of: groups)): \(missing)"
        }
    }
}

extension ModuleSettings {
    /// Whether a feature is undecided for no other reason than that a setting is which would turn it on.
    fileprivate func leavesOpen(_ feature: FeatureSetting) -> Bool {
        guard feature.state.value == nil, feature.condition.isEmpty else { return false }
        let causes = [
            languageMode.value == nil ? languageMode.provenance : nil,
            strictConcurrency.value == nil ? strictConcurrency.provenance : nil,
            defaultIsolation.value == nil ? defaultIsolation.provenance : nil,
            approachableConcurrency.value == nil ? approachableConcurrency.provenance : nil,
        ]
        return causes.contains(feature.state.provenance)
    }
}

extension FeatureSetting {
    /// The setting that it follows from; nil where it was asked for.
    fileprivate var cause: String? {
        // The level of checking has a column of its own.
        guard name != "StrictConcurrency", case .implied(let text) = state.provenance else { return nil }
        return text.hasPrefix("implied by ") ? String(text.dropFirst("implied by ".count)) : text
    }
}

/// Breaks text into lines.
enum LineWrapping {
    /// Lines of at most `width` characters, those after the first indented by two.
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + word.count + 1 > width {
                lines.append(line)
                line = " "
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return lines + [line]
    }
}
