/// A value that the evaluation of a manifest knows, or knows that it does not know, and where it is written.
struct ManifestValue: Hashable {
    /// What is known of it.
    indirect enum Kind: Hashable {
        /// Depends on something outside the manifest; the text completes "depends on …".
        case unknown(String)
        /// One of several values; which depends on something outside the manifest.
        case alternatives([ManifestValue])
        /// `nil`.
        case nothing
        case void
        case boolean(Bool)
        case integer(Int)
        case number(Double)
        case string(String)
        case array([ManifestElement])
        case dictionary([ManifestPair])
        case tuple([ManifestPair])
        /// An instance, by its number: of Package, Target and all else that the manifest makes by a call.
        case object(Int)
        /// A type, by its name.
        case type(String)
        /// A function or closure of the manifest, by its number; with the value of `self` that it is taken from.
        case function(Int, boundSelf: ManifestValue?)
        /// `a..<b` of whole numbers.
        case range(Int, Int)
    }

    var kind: Kind
    /// Where it is written; UTF-8 byte offset.
    var place: Int

    init(_ kind: Kind, _ place: Int) {
        self.kind = kind
        self.place = place
    }

    static func unknown(_ why: String, _ place: Int) -> ManifestValue { ManifestValue(.unknown(why), place) }

    var string: String? { if case .string(let text) = kind { text } else { nil } }
    var object: Int? { if case .object(let number) = kind { number } else { nil } }

    /// Whether nothing of it is known.
    var isUnknown: Bool { if case .unknown = kind { true } else { false } }

    /// Whether it is not one certain value.
    var isUndecided: Bool {
        switch kind {
        case .unknown, .alternatives: true
        default: false
        }
    }

    /// What it depends on, where it is undecided.
    var dependence: String {
        switch kind {
        case .unknown(let why): why
        case .alternatives(let values): values.lazy.map(\.dependence).first { !$0.isEmpty } ?? ""
        default: ""
        }
    }
}

/// An element of an array, and whether it is certainly there.
struct ManifestElement: Hashable {
    var value: ManifestValue
    /// Whether it is there depends on something outside the manifest.
    var isUndecided = false
}

/// An entry of a dictionary or an element of a tuple.
struct ManifestPair: Hashable {
    /// Nil for elements of tuples without a label.
    var key: ManifestValue?
    var value: ManifestValue
}

/// Something made by a call: `.target(name: "A")`, `Package(…)`, a value of a type of the manifest.
struct ManifestObject: Hashable {
    /// The name of the function or case that made it: `target`, `enableUpcomingFeature`, `Package`.
    var constructor: String
    /// The manifest's own type that it is of; empty for those of PackageDescription.
    var type = ""
    /// By argument label; arguments without one are called `0`, `1`….
    var fields: [String: ManifestValue] = [:]
    var place: Int

    /// The arguments without labels, in order.
    var positional: [ManifestValue] {
        (0..<fields.count).prefix { fields[String($0)] != nil }.compactMap { fields[String($0)] }
    }
}

// MARK: Merging

extension ManifestValue {
    /// What is known of a value that is one of two.
    func merged(with other: ManifestValue) -> ManifestValue {
        if kind == other.kind { return self }
        switch (kind, other.kind) {
        case (.array(let left), .array(let right)): return ManifestValue(.array(left.merged(with: right)), place)
        case (.array(let elements), .nothing): return ManifestValue(.array(elements.undecided), place)
        case (.nothing, .array(let elements)): return ManifestValue(.array(elements.undecided), other.place)
        case (.array(let elements), .unknown):
            return ManifestValue(.array(elements.undecided + [ManifestElement(value: other, isUndecided: true)]), place)
        case (.unknown, .array): return other.merged(with: self)
        case (.unknown, _): return self
        case (_, .unknown): return other
        default: return .oneOf(alternatives + other.alternatives, place)
        }
    }

    /// The values that it can be.
    var alternatives: [ManifestValue] { if case .alternatives(let values) = kind { values } else { [self] } }

    static func oneOf(_ values: [ManifestValue], _ place: Int) -> ManifestValue {
        var distinct: [ManifestValue] = []
        for value in values where !distinct.contains(value) { distinct.append(value) }
        if distinct.count == 1 { return distinct[0] }
        return distinct.count > 16
            ? .unknown("one of many values", place) : ManifestValue(.alternatives(distinct), place)
    }

    /// The elements of a value that is used as an array; what is not known becomes an element that is not known.
    var elements: [ManifestElement] {
        switch kind {
        case .array(let elements): return elements
        case .nothing, .void: return []
        case .range(let low, let high):
            return (low..<max(low, min(high, low + 4096))).map {
                ManifestElement(value: ManifestValue(.integer($0), place))
            }
        case .alternatives(let values):
            return values.dropFirst().reduce(values.first?.elements ?? []) { $0.merged(with: $1.elements) }
        case .dictionary(let pairs):
            return pairs.map { pair in
                let entries = [
                    ManifestPair(key: nil, value: pair.key ?? self), ManifestPair(key: nil, value: pair.value),
                ]
                return ManifestElement(value: ManifestValue(.tuple(entries), place))
            }
        default:
            return [
                ManifestElement(
                    value: isUnknown ? self : .unknown("a value that is no array", place), isUndecided: true)
            ]
        }
    }
}

extension [ManifestElement] {
    var undecided: [ManifestElement] { map { ManifestElement(value: $0.value, isUndecided: true) } }

    /// Elements that are in both arrays stay; the others may be there or not.
    func merged(with other: [ManifestElement]) -> [ManifestElement] {
        var result: [ManifestElement] = []
        var rest = other[...]
        for element in self {
            guard let match = rest.firstIndex(where: { $0.value == element.value }) else {
                result.append(ManifestElement(value: element.value, isUndecided: true))
                continue
            }
            result += Array(rest[..<match]).undecided
            let isUndecided = element.isUndecided || rest[match].isUndecided
            result.append(ManifestElement(value: element.value, isUndecided: isUndecided))
            rest = rest[(match + 1)...]
        }
        return result + Array(rest).undecided
    }
}
