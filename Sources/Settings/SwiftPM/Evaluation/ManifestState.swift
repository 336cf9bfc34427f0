/// Everything that statements can change. A copy of it is a possible world: where a condition cannot be decided both
/// ways are followed, each on a copy, and what they differ in is undecided afterwards.
struct ManifestState {
    /// The innermost scope last; the first one holds what is declared at the top.
    var scopes: [[String: ManifestValue]] = [[:]]
    var objects: [Int: ManifestObject] = [:]
    /// Values of static properties, once they have been asked for: `Type.property`.
    var statics: [String: ManifestValue] = [:]
    /// The package that was made last.
    var package: Int?

    func value(of name: String) -> ManifestValue? {
        for scope in scopes.reversed() { if let value = scope[name] { return value } }
        return nil
    }

    /// Sets a variable where it is declared; false where it is not.
    mutating func set(_ name: String, to value: ManifestValue) -> Bool {
        for index in scopes.indices.reversed() where scopes[index][name] != nil {
            scopes[index][name] = value
            return true
        }
        return false
    }

    mutating func declare(_ name: String, _ value: ManifestValue) { scopes[scopes.count - 1][name] = value }

    /// The state after either of two ways.
    func merged(with other: ManifestState) -> ManifestState {
        var result = self
        for index in scopes.indices where index < other.scopes.count {
            result.scopes[index] = Self.merged(scopes[index], other.scopes[index])
        }
        result.statics = Self.merged(statics, other.statics)
        result.package = package ?? other.package
        for (number, object) in other.objects {
            guard let own = objects[number] else {
                result.objects[number] = object
                continue
            }
            guard own != object else { continue }
            for (field, value) in object.fields {
                let before = own.fields[field] ?? ManifestValue(.nothing, value.place)
                result.objects[number]?.fields[field] = before.merged(with: value)
            }
            for (field, value) in own.fields where object.fields[field] == nil {
                result.objects[number]?.fields[field] = value.merged(with: ManifestValue(.nothing, value.place))
            }
        }
        return result
    }

    private static func merged(
        _ left: [String: ManifestValue], _ right: [String: ManifestValue]
    ) -> [String: ManifestValue] {
        // What only one way declares is not used after the other.
        left.merging(right) { $0 == $1 ? $0 : $0.merged(with: $1) }
    }
}

/// How the execution of statements ends.
enum ManifestFlow {
    case normal
    case returned(ManifestValue)
    case broken
    case continued
    /// Execution cannot go on: `fatalError()`, a `throw`, or too many steps.
    case stopped
}
