import Settings

/// Texts that hold for some modules, each shown once with the modules that it holds for and the places that it comes
/// from.
struct GroupedNames {
    /// What shares a line: a text, and the file or reason that it comes from.
    private struct Key: Hashable {
        var text: String
        var source: String
    }

    private let origin: OriginText
    private var order: [Key] = []
    private var names: [Key: [String]] = [:]
    private var origins: [Key: [Provenance]] = [:]
    /// Longer lists of names are cut.
    private static let listWidth = 38

    init(_ origin: OriginText) { self.origin = origin }

    /// `text` holds for a module, because of what stands at a place.
    mutating func add(_ text: String, _ provenance: Provenance, _ group: ConfigurationGroup) {
        let key = Key(text: text, source: origin.source(of: provenance))
        if names[key] == nil { order.append(key) }
        if names[key]?.contains(group.name) != true { names[key, default: []].append(group.name) }
        if origins[key]?.contains(provenance) != true { origins[key, default: []].append(provenance) }
    }

    /// Lines with the text, the modules and the places.
    func lines(of groups: [ConfigurationGroup]) -> [String] {
        var table = TextTable()
        for key in order {
            table.add(key.text, Self.list(names[key] ?? [], of: groups), origin.text(of: origins[key] ?? []))
        }
        return table.lines()
    }

    /// The names, or "all modules" where they are all.
    static func list(_ names: [String], of groups: [ConfigurationGroup]) -> String {
        if names.count == groups.count, names.count > 1 { return "all modules" }
        let missing = groups.map(\.name).filter { !names.contains($0) }
        if names.count > 4, missing.count <= 2 { return "all but " + missing.joined(separator: ", ") }
        var shown: [String] = []
        var width = 0
        for name in names {
            width += name.count + 2
            if !shown.isEmpty, width > listWidth { break }
            shown.append(name)
        }
        let rest = names.count - shown.count
        return shown.joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
    }
}
