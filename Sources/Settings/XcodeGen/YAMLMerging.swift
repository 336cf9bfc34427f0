import Foundation

extension YAMLMapping {
    /// This mapping laid over another: mappings are merged, sequences appended, everything else replaced; a key that
    /// ends in `:REPLACE` replaces whatever it is.
    func merged(onto base: YAMLMapping) -> YAMLMapping {
        var result = base
        for entry in entries {
            let suffix = ":REPLACE"
            if entry.key.hasSuffix(suffix) {
                let name = String(entry.key.dropLast(suffix.count))
                result.set(Entry(key: name, place: entry.place, value: entry.value))
                continue
            }
            guard let existing = result[entry.key] else {
                result.set(entry)
                continue
            }
            var value = entry.value
            if let own = value.mapping, let other = existing.mapping {
                value = YAMLValue(.mapping(own.merged(onto: other)), at: value.place)
            } else if let own = value.sequence, let other = existing.sequence {
                value = YAMLValue(.sequence(other + own), at: value.place)
            }
            result.set(Entry(key: entry.key, place: entry.place, value: value))
        }
        return result
    }

    /// The mapping with every `${name}` in keys and texts replaced.
    func expanding(_ variables: [String: String]) -> YAMLMapping {
        var result = YAMLMapping()
        for entry in entries {
            let key = Self.expand(entry.key, variables)
            result.set(Entry(key: key, place: entry.place, value: Self.expand(entry.value, variables)))
        }
        return result
    }

    /// The mapping with one key's value changed.
    func setting(_ key: String, to value: YAMLValue) -> YAMLMapping {
        var result = self
        result.set(Entry(key: key, place: value.place, value: value))
        return result
    }

    private static func expand(_ value: YAMLValue, _ variables: [String: String]) -> YAMLValue {
        switch value.content {
        case .scalar(let text, let isPlain):
            return YAMLValue(.scalar(expand(text, variables), isPlain: isPlain), at: value.place)
        case .sequence(let elements):
            return YAMLValue(.sequence(elements.map { expand($0, variables) }), at: value.place)
        case .mapping(let mapping):
            return YAMLValue(.mapping(mapping.expanding(variables)), at: value.place)
        }
    }

    private static func expand(_ text: String, _ variables: [String: String]) -> String {
        guard text.contains("${") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            let name = String(rest[start.upperBound..<end])
            result += rest[..<start.lowerBound]
            result += variables[name] ?? "${\(name)}"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
