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

    /// What is unknown, in the same words and place for some modules.
    private struct Doubt: Hashable {
        var what: String
        var provenance: Provenance
    }

    /// Each doubt once, with the modules that have it; those with one way to find out together.
    private func unknownSettings() -> [String] {
        var order: [Doubt] = []
        var modules: [Doubt: [String]] = [:]
        var ways: [Doubt: [String]] = [:]
        for module in project.modules {
            for unknown in module.unknowns {
                let doubt = Doubt(what: unknown.what, provenance: unknown.provenance)
                if modules[doubt] == nil { order.append(doubt) }
                if modules[doubt]?.contains(module.name) != true { modules[doubt, default: []].append(module.name) }
                if ways[doubt]?.contains(unknown.howToFindOut) != true {
                    ways[doubt, default: []].append(unknown.howToFindOut)
                }
            }
        }
        var lines: [String] = []
        for (index, doubt) in order.enumerated() {
            let names = modules[doubt] ?? []
            let shown = names.count > 4 ? "\(names.count) modules" : names.joined(separator: ", ")
            lines.append("  \(shown): \(origin.sentence(doubt.what)) (\(origin.text(doubt.provenance)))")
            let way = ways[doubt] ?? []
            let isLast = index + 1 == order.count || ways[order[index + 1]] != way
            guard isLast, let first = way.first else { continue }
            let others = way.count > 1 ? ", and so on for the others" : ""
            lines.append("    To find out: \(origin.sentence(first))\(others)")
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
