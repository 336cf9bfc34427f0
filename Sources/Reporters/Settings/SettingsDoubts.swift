import Analysis
import Settings

/// The end of the settings' text: what could not be decided and how to find out, and names that mean nothing.
struct SettingsDoubts {
    private let project: Project
    private let origin: OriginText

    init(_ project: Project) {
        self.project = project
        origin = OriginText(project.display)
    }

    func lines() -> [String] {
        let unknown = unknownSettings()
        let misspelt = unknownFeatures()
        var lines: [String] = []
        if !misspelt.isEmpty { lines += ["", "Unknown features (the compiler accepts and ignores them)"] + misspelt }
        lines += unknown.isEmpty ? ["", "Nothing is unknown."] : ["", "Unknown"] + unknown
        return lines
    }

    /// Each unknown once, with the modules that have it; those with one way to find out together.
    private func unknownSettings() -> [String] {
        var order: [UnknownSetting] = []
        var modules: [UnknownSetting: [String]] = [:]
        for module in project.modules {
            for unknown in module.unknowns {
                if modules[unknown] == nil { order.append(unknown) }
                if modules[unknown]?.contains(module.name) != true { modules[unknown, default: []].append(module.name) }
            }
        }
        var lines: [String] = []
        for (index, unknown) in order.enumerated() {
            let names = modules[unknown] ?? []
            let shown = names.count > 4 ? "\(names.count) modules" : names.joined(separator: ", ")
            lines.append("  \(shown): \(unknown.what) (\(origin.text(unknown.provenance)))")
            let isLast = index + 1 == order.count || order[index + 1].howToFindOut != unknown.howToFindOut
            if isLast { lines.append("    To find out: \(unknown.howToFindOut)") }
        }
        return lines
    }

    private func unknownFeatures() -> [String] {
        var seen: Set<String> = []
        return project.modules.flatMap(\.features).filter { !$0.isKnown }.compactMap { feature in
            let place = origin.text(feature.state.provenance)
            guard seen.insert(feature.name + place).inserted else { return nil }
            let tip = feature.didYouMean.map { "; did you mean \($0)?" } ?? ""
            return "  \(feature.name) (\(place))\(tip)"
        }
    }
}
