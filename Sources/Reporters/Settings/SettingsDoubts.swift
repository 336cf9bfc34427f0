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

    /// What is unknown in the same words and file for some modules.
    private struct Doubt {
        var what: String
        var modules: [String] = []
        var places: [Provenance] = []
        var ways: [String] = []

        mutating func add(_ unknown: UnknownSetting, of module: String) {
            if !modules.contains(module) { modules.append(module) }
            if !places.contains(unknown.provenance) { places.append(unknown.provenance) }
            if !ways.contains(unknown.howToFindOut) { ways.append(unknown.howToFindOut) }
        }
    }

    /// Each doubt once, with the modules that have it; those with one way to find out together.
    private func unknownSettings() -> [String] {
        var order: [[String]] = []
        var doubts: [[String]: Doubt] = [:]
        for module in project.modules {
            for unknown in module.unknowns {
                let key = [unknown.what, origin.source(of: unknown.provenance)]
                if doubts[key] == nil { order.append(key) }
                doubts[key, default: Doubt(what: unknown.what)].add(unknown, of: module.name)
            }
        }
        let sorted = order.compactMap { doubts[$0] }
        var lines: [String] = []
        for (index, doubt) in sorted.enumerated() {
            let count = doubt.modules.count
            let shown = count > 4 ? "\(count) modules" : doubt.modules.joined(separator: ", ")
            lines.append("  \(shown): \(origin.sentence(doubt.what)) (\(origin.text(of: doubt.places)))")
            let isLast = index + 1 == sorted.count || sorted[index + 1].ways != doubt.ways
            guard isLast, let first = doubt.ways.first else { continue }
            let others = doubt.ways.count > 1 ? ", and so on for the others" : ""
            lines.append("    To find out: \(origin.sentence(first))\(others)")
        }
        return lines
    }

    /// Names that mean nothing, each with the places where it stands.
    private func unknownFeatures() -> [String] {
        var order: [FeatureSetting] = []
        var places: [String: [Provenance]] = [:]
        for feature in project.modules.flatMap(\.features) where !feature.isKnown {
            if places[feature.name] == nil { order.append(feature) }
            if places[feature.name]?.contains(feature.state.provenance) != true {
                places[feature.name, default: []].append(feature.state.provenance)
            }
        }
        return order.map { feature in
            let tip = feature.didYouMean.map { "; did you mean \($0)?" } ?? ""
            return "  \(feature.name) (\(origin.text(of: places[feature.name] ?? [])))\(tip)"
        }
    }
}
