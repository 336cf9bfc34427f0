import SwiftSyntax

// MARK: Members

extension ManifestInterpreter {
    mutating func member(_ access: MemberAccessExprSyntax, _ hint: String) -> ManifestValue {
        let name = access.declName.baseName.text
        let place = place(access)
        guard let base = access.base else { return implicitMember(name, nil, hint, self.place(access.declName)) }
        if isModule(base) { return ManifestValue(.type(name), place) }
        let value = evaluate(base)
        if name == "self" { return value }
        return memberValue(name, of: value, place) ?? .unknown("`\(name)`", place)
    }

    /// Whether an expression names a module.
    func isModule(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return ["PackageDescription", "Swift", "Foundation"].contains(name) && variable(name) == nil
    }

    /// A property of a value; nil where it is not known to have one.
    mutating func memberValue(_ name: String, of value: ManifestValue, _ place: Int) -> ManifestValue? {
        switch value.kind {
        case .nothing: return value
        case .unknown(let why): return .unknown(why, place)
        case .alternatives(let values):
            var result: ManifestValue?
            for alternative in values {
                let own = memberValue(name, of: alternative, place) ?? .unknown("`\(name)`", place)
                result = result.map { $0.merged(with: own) } ?? own
            }
            return result
        case .type(let type): return typeMember(name, of: type, place)
        default: break
        }
        if let stored = object(value)?.fields[PackageDescriptionNames.canonical(name)] { return stored }
        if let getters = getters(name, of: value) { return invoke(getters, [], boundSelf: value, place) }
        if let property = builtInProperty(name, of: value, place) { return property }
        let methods = types(of: value).lazy.compactMap { [definitions] in definitions.types[$0]?.methods[name] }.first
        return methods.map { numbers in
            ManifestValue(.function(ManifestCallable(body: .declared(numbers), boundSelf: value)), place)
        }
    }

    /// The getters that the manifest declares for a property of a value; nil where it declares none.
    private func getters(_ name: String, of value: ManifestValue) -> [Int]? {
        types(of: value).lazy.compactMap { self.definitions.types[$0]?.getters[name] }.first
    }

    private mutating func builtInProperty(
        _ name: String, of value: ManifestValue, _ place: Int
    ) -> ManifestValue? {
        switch value.kind {
        case .object, .record: return object(value).flatMap { builtInProperty(name, of: $0, place) }
        case .array(let elements): return property(name, of: elements, place)
        case .string(let text): return property(name, of: text, place)
        case .dictionary(let pairs): return property(name, of: pairs, place)
        case .range(let low, let high):
            switch name {
            case "count": return ManifestValue(.integer(high - low), place)
            case "lowerBound": return ManifestValue(.integer(low), place)
            case "upperBound": return ManifestValue(.integer(high), place)
            case "isEmpty": return ManifestValue(.boolean(high <= low), place)
            default: return nil
            }
        case .tuple(let pairs):
            if let position = Int(name) { return pairs.indices.contains(position) ? pairs[position].value : nil }
            return pairs.first { $0.key?.string == name }?.value
        default: return name == "description" ? value.text.map { ManifestValue(.string($0), place) } : nil
        }
    }

    private mutating func builtInProperty(
        _ name: String, of object: ManifestObject, _ place: Int
    ) -> ManifestValue? {
        if name == "rawValue" { return rawValue(of: object, place) }
        guard object.type == "Target" || object.type == "Package" else { return nil }
        switch name {
        case "isTest": return ManifestValue(.boolean(object.constructor == "testTarget"), place)
        case "type" where object.type == "Target":
            let kinds = ["target": "regular", "systemLibrary": "system", "providedLibrary": "providedLibrary"]
            let kind = kinds[object.constructor] ?? object.constructor.replacing("Target", with: "")
            return ManifestValue(
                .record(ManifestObject(constructor: kind, type: "Target.TargetType", place: place)), place)
        default: break
        }
        guard PackageDescriptionNames.properties(of: object.type)?.contains(name) == true else { return nil }
        return PackageDescriptionNames.arrays.contains(name)
            ? ManifestValue(.array([]), place) : ManifestValue(.nothing, place)
    }

    private mutating func rawValue(of object: ManifestObject, _ place: Int) -> ManifestValue? {
        guard let type = definitions.types[object.type],
            let index = type.cases.firstIndex(where: { $0.name == object.constructor })
        else { return nil }
        if let written = type.cases[index].rawValue { return evaluate(written) }
        guard type.inherited.contains("Int") else { return ManifestValue(.string(object.constructor), place) }
        // One more than the last case with a number of its own.
        let last = type.cases[...index].lastIndex { $0.rawValue != nil }
        let base = last.flatMap { type.cases[$0].rawValue }.map { evaluate($0) }?.integer ?? 0
        return ManifestValue(.integer(base &+ index &- (last ?? 0)), place)
    }

    // MARK: Types of values

    /// The types whose extensions a value has members of, the nearest first.
    func types(of value: ManifestValue) -> [String] {
        switch value.kind {
        case .array:
            let own = typeName(of: value)
            let others = definitions.types.keys.filter { $0.hasPrefix("[") && $0 != own }.sorted()
            return (own.isEmpty ? [] : [own]) + ManifestTypeName.sequences.sorted() + others
        case .string: return ["String", "StringProtocol", "Target.Dependency"]
        case .integer: return ["Int"]
        case .boolean: return ["Bool"]
        case .dictionary: return ["Dictionary"] + definitions.types.keys.filter { $0.hasPrefix("[") }.sorted()
        case .type(let name): return lineage(of: name)
        case .object(let number): return state.instances[number].map { types(of: $0.object) } ?? []
        case .record(let object): return types(of: object)
        default: return []
        }
    }

    private func types(of object: ManifestObject) -> [String] {
        guard object.type.isEmpty else { return lineage(of: object.type) }
        // What made it tells little: any type that is not the manifest's own.
        let excluded: Set<String> = ["Package", "Target", "String"]
        return definitions.types.filter { !$0.value.isOwn && !excluded.contains($0.key) && !$0.key.hasPrefix("[") }
            .keys.sorted()
    }

    /// A type, what it inherits from and conforms to.
    func lineage(of name: String) -> [String] {
        var result = [name]
        var next = 0
        while next < result.count, result.count < 32 {
            for inherited in definitions.types[result[next]]?.inherited ?? [] where !result.contains(inherited) {
                result.append(inherited)
            }
            next += 1
        }
        return result
    }

    // MARK: Collections

    private func property(_ name: String, of elements: [ManifestElement], _ place: Int) -> ManifestValue? {
        let isOpen = elements.contains(where: \.isUndecided)
        switch name {
        case "isEmpty":
            if elements.isEmpty || !isOpen { return ManifestValue(.boolean(elements.isEmpty), place) }
            let isCertain = elements.contains { !$0.isUndecided }
            return isCertain ? ManifestValue(.boolean(false), place) : .unknown(why(elements), place)
        case "count":
            return isOpen ? .unknown(why(elements), place) : ManifestValue(.integer(elements.count), place)
        case "indices":
            let positions = elements.enumerated().map { index, element in
                let value = ManifestValue(isOpen ? .position(index) : .integer(index), place)
                return ManifestElement(value: value, isUndecided: element.isUndecided, follows: element.follows)
            }
            return ManifestValue(.array(positions), place)
        case "first": return end(elements, place)
        case "last": return end(elements.reversed(), place)
        case "lazy": return ManifestValue(.array(elements), place)
        default: return nil
        }
    }

    /// On what it depends which elements are there.
    func why(_ elements: [ManifestElement]) -> String {
        elements.lazy.map(\.value.dependence).first { !$0.isEmpty } ?? "an array's elements"
    }

    /// The first element that is there.
    func end(_ elements: [ManifestElement], _ place: Int) -> ManifestValue {
        var values: [ManifestValue] = []
        for element in elements {
            values += element.value.alternatives
            if !element.isUndecided { return .oneOf(values, place) }
        }
        return .oneOf(values + [ManifestValue(.nothing, place)], place)
    }

    private func property(_ name: String, of text: String, _ place: Int) -> ManifestValue? {
        switch name {
        case "isEmpty": ManifestValue(.boolean(text.isEmpty), place)
        case "count": ManifestValue(.integer(text.count), place)
        case "description": ManifestValue(.string(text), place)
        case "capitalized": nil
        case "first": text.first.map { ManifestValue(.string(String($0)), place) } ?? ManifestValue(.nothing, place)
        case "last": text.last.map { ManifestValue(.string(String($0)), place) } ?? ManifestValue(.nothing, place)
        default: nil
        }
    }

    private func property(_ name: String, of pairs: [ManifestPair], _ place: Int) -> ManifestValue? {
        switch name {
        case "keys":
            let keys = pairs.compactMap { pair in
                pair.key.map { ManifestElement(value: $0, isUndecided: pair.isUndecided) }
            }
            return ManifestValue(.array(keys), place)
        case "values":
            let values = pairs.map { ManifestElement(value: $0.value, isUndecided: $0.isUndecided) }
            return ManifestValue(.array(values), place)
        default:
            let entries = pairs.map { ManifestElement(value: $0.value, isUndecided: $0.isUndecided) }
            return ["isEmpty", "count"].contains(name) ? property(name, of: entries, place) : nil
        }
    }
}
