// MARK: What is known of a value that is one of two

extension ManifestValue {
    private static let rangeLimit = 4096
    private static let noArray = "a value that is no array"
    /// How many values one value is followed for at most.
    private static let alternativesLimit = 16

    func merged(with other: ManifestValue) -> ManifestValue {
        if kind == other.kind { return self }
        switch (kind, other.kind) {
        case (.array(let left), .array(let right)): return ManifestValue(.array(left.merged(with: right)), place)
        case (.dictionary(let left), .dictionary(let right)):
            return ManifestValue(.dictionary(left.merged(with: right)), place)
        case (.tuple(let left), .tuple(let right)) where left.count == right.count:
            let parts = zip(left, right).map { ManifestPair(key: $0.key, value: $0.value.merged(with: $1.value)) }
            return ManifestValue(.tuple(parts), place)
        case (.record(let left), .record(let right)) where left.constructor == left.type:
            // Instances of one structure.
            guard left.constructor == right.constructor, left.type == right.type else { break }
            return ManifestValue(.record(left.merged(with: right)), place)
        default: break
        }
        return .oneOf(alternatives + other.alternatives, place)
    }

    /// The values that it can be.
    var alternatives: [ManifestValue] { if case .alternatives(let values) = kind { values } else { [self] } }

    /// One of several values; arrays become one.
    static func oneOf(_ values: [ManifestValue], _ place: Int) -> ManifestValue {
        var distinct: [ManifestValue] = []
        for value in values where !distinct.contains(value) {
            if case .array(let added) = value.kind,
                let index = distinct.firstIndex(where: { if case .array = $0.kind { true } else { false } }),
                case .array(let elements) = distinct[index].kind
            {
                distinct[index] = ManifestValue(.array(elements.merged(with: added)), distinct[index].place)
                continue
            }
            guard distinct.count <= alternativesLimit else { return .unknown("one of many values", place) }
            distinct.append(value)
        }
        // An unknown value covers all others but those in which something can be changed later.
        if distinct.contains(where: \.isUnknown) { distinct.removeAll { !$0.isUnknown && !$0.isMutable } }
        if distinct.count == 1 { return distinct[0] }
        return distinct.count > alternativesLimit
            ? .unknown("one of many values", place) : ManifestValue(.alternatives(distinct), place)
    }

    /// Whether it has elements or fields that later statements may change.
    private var isMutable: Bool {
        switch kind {
        case .object, .array, .dictionary: true
        default: false
        }
    }

    /// The elements of a value that is used as an array; what is not known becomes an element that is not known.
    var elements: [ManifestElement] {
        switch kind {
        case .array(let elements): return elements
        case .nothing: return []
        case .range(let low, let high):
            let (end, overflow) = low.addingReportingOverflow(Self.rangeLimit)
            let isLong = !overflow && high > end
            let known = (low..<max(low, isLong ? end : high)).map {
                ManifestElement(value: ManifestValue(.integer($0), place))
            }
            let rest = ManifestElement(value: .unknown("a very long range", place), isUndecided: true)
            return isLong ? known + [rest] : known
        case .alternatives(let values):
            return values.dropFirst().reduce(values.first?.elements ?? []) { $0.merged(with: $1.elements) }
        case .dictionary(let pairs):
            return pairs.map { pair in
                let entry = ManifestValue.tuple([("key", pair.key ?? self), ("value", pair.value)], place)
                return ManifestElement(value: entry, isUndecided: pair.isUndecided)
            }
        default:
            let value = isUnknown ? self : .unknown(Self.noArray, place)
            return [ManifestElement(value: value, isUndecided: true)]
        }
    }

    /// A tuple with labels; those that are empty count for none.
    static func tuple(_ parts: [(label: String, value: ManifestValue)], _ place: Int) -> ManifestValue {
        let pairs = parts.map { part in
            ManifestPair(
                key: part.label.isEmpty ? nil : ManifestValue(.string(part.label), place), value: part.value)
        }
        return ManifestValue(.tuple(pairs), place)
    }
}

extension ManifestValue {
    /// A value that is one of two, in which elements are marked that come and go with instances that were made on one of
    /// the two ways only; `doubt` is on what it depends which way is taken.
    func marked(
        _ left: ManifestValue, _ right: ManifestValue, doubt: String, isNew: (Int) -> Bool
    ) -> ManifestValue {
        guard case .array(var elements) = kind, elements.contains(where: \.isUndecided) else { return self }
        for (index, element) in elements.enumerated() where element.isUndecided && element.follows == nil {
            if element.doubt.isEmpty { elements[index].doubt = doubt }
            guard let number = element.value.object, isNew(number) else { continue }
            let sources = (left.elements + right.elements).filter { $0.value.object == number }
            if sources.count == 1, !sources[0].isUndecided { elements[index].follows = number }
        }
        return ManifestValue(.array(elements), place)
    }
}

extension ManifestObject {
    /// An instance whose fields are those of one of two.
    func merged(with other: ManifestObject) -> ManifestObject {
        var result = self
        for (name, value) in other.fields {
            let own = fields[name] ?? ManifestValue(.nothing, value.place)
            result.fields[name] = own.merged(with: value)
        }
        for (name, value) in fields where other.fields[name] == nil {
            result.fields[name] = value.merged(with: ManifestValue(.nothing, value.place))
        }
        return result
    }
}

extension [ManifestElement] {
    private static var comparisonLimit: Int { 1 << 16 }

    var undecided: [ManifestElement] {
        map { ManifestElement(value: $0.value, isUndecided: true, doubt: $0.doubt) }
    }

    /// Elements that are in both arrays stay; the others may be there or not.
    func merged(with other: [ManifestElement]) -> [ManifestElement] {
        // Long arrays with little in common are not compared element by element.
        guard count * other.count <= Self.comparisonLimit || self == other else {
            return (self + other).undecided
        }
        var result: [ManifestElement] = []
        var rest = other[...]
        for element in self {
            guard let match = rest.firstIndex(where: { $0.value == element.value }) else {
                result.append(ManifestElement(value: element.value, isUndecided: true))
                continue
            }
            result += Array(rest[..<match]).undecided
            var both = element
            both.isUndecided = element.isUndecided || rest[match].isUndecided
            if both.follows != rest[match].follows { both.follows = nil }
            result.append(both)
            rest = rest[(match + 1)...]
        }
        return result + Array(rest).undecided
    }

    /// Elements that are one of several become elements that may be there.
    var flattened: [ManifestElement] {
        guard contains(where: { if case .alternatives = $0.value.kind { true } else { false } }) else { return self }
        return flatMap { element -> [ManifestElement] in
            guard case .alternatives(let values) = element.value.kind else { return [element] }
            return values.map { ManifestElement(value: $0, isUndecided: true) }
        }
    }
}

extension [ManifestPair] {
    /// Entries with keys that only one of two dictionaries has may be there or not.
    func merged(with other: [ManifestPair]) -> [ManifestPair] {
        var result = map { pair in
            guard let match = other.first(where: { $0.key == pair.key }) else {
                return ManifestPair(key: pair.key, value: pair.value, isUndecided: true)
            }
            return ManifestPair(
                key: pair.key, value: pair.value.merged(with: match.value),
                isUndecided: pair.isUndecided || match.isUndecided)
        }
        for pair in other where !contains(where: { $0.key == pair.key }) {
            result.append(ManifestPair(key: pair.key, value: pair.value, isUndecided: true))
        }
        return result
    }
}
