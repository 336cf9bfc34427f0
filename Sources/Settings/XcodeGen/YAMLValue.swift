/// A value of a YAML document and where it stands.
package struct YAMLValue: Sendable {
    /// The kinds of values. A plain scalar has no quotes, so that `YES` and `true` mean a truth value.
    package enum Content: Sendable {
        case scalar(String, isPlain: Bool)
        case sequence([YAMLValue])
        case mapping(YAMLMapping)
    }

    package var content: Content
    package var place: Provenance
    /// How many values it is made of, those behind aliases counted each time.
    package let weight: Int

    package init(_ content: Content, at place: Provenance) {
        self.content = content
        self.place = place
        switch content {
        case .scalar: weight = 1
        case .sequence(let elements): weight = elements.reduce(1) { $0 &+ $1.weight }
        case .mapping(let mapping): weight = mapping.entries.reduce(1) { $0 &+ $1.value.weight }
        }
    }

    /// The text, where it is a scalar.
    package var string: String? {
        if case .scalar(let text, _) = content { text } else { nil }
    }

    /// The elements, where it is a sequence.
    package var sequence: [YAMLValue]? {
        if case .sequence(let elements) = content { elements } else { nil }
    }

    /// The entries, where it is a mapping.
    package var mapping: YAMLMapping? {
        if case .mapping(let mapping) = content { mapping } else { nil }
    }

    /// The texts of a sequence, or the one text.
    package var strings: [String] { sequence?.compactMap { $0.string } ?? string.map { [$0] } ?? [] }

    /// The truth value that a plain scalar spells.
    package var bool: Bool? {
        guard case .scalar(let text, isPlain: true) = content else { return nil }
        switch text.lowercased() {
        case "yes", "true", "on", "y": return true
        case "no", "false", "off", "n": return false
        default: return nil
        }
    }
}

/// A mapping, in the order in which it is written.
package struct YAMLMapping: Sendable {
    /// A key, where it stands, and its value.
    package struct Entry: Sendable {
        package var key: String
        package var place: Provenance
        package var value: YAMLValue
    }

    package private(set) var entries: [Entry] = []
    private var index: [String: Int] = [:]

    package init() {}

    /// The value of a key.
    package subscript(key: String) -> YAMLValue? { entry(key)?.value }

    /// The entry of a key.
    package func entry(_ key: String) -> Entry? { index[key].map { entries[$0] } }

    /// Sets a key's value; of a repeated key the last one counts.
    package mutating func set(_ entry: Entry) {
        if let known = index[entry.key] {
            entries[known] = entry
        } else {
            index[entry.key] = entries.count
            entries.append(entry)
        }
    }
}
