import SwiftSyntax

// MARK: Members

extension ManifestInterpreter {
    mutating func member(_ access: MemberAccessExprSyntax, _ hint: String) -> ManifestValue {
        let name = access.declName.baseName.text
        let place = place(access)
        guard let base = access.base else { return implicitMember(name, nil, hint, self.place(access.declName)) }
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "PackageDescription" {
            return ManifestValue(.type(name), place)
        }
        let value = evaluate(base)
        switch value.kind {
        case .type(let type):
            if name == "self" { return value }
            if name.first?.isUppercase == true { return ManifestValue(.type(type + "." + name), place) }
            return staticMember(name, of: type, nil, place)
        case .unknown(let why): return .unknown(why, place)
        case .nothing: return ManifestValue(.nothing, place)
        case .alternatives(let values):
            let results = values.prefix(8).map { memberValue(name, of: $0, place) ?? .unknown("`\(name)`", place) }
            return results.dropFirst().reduce(results.first ?? value) { $0.merged(with: $1) }
        default: return memberValue(name, of: value, place) ?? .unknown("`\(name)`", place)
        }
    }

    /// `.name` and `.name(…)`: a static member that the manifest declares, else what PackageDescription makes.
    mutating func implicitMember(
        _ name: String, _ arguments: [ManifestArgument]?, _ hint: String, _ place: Int
    ) -> ManifestValue {
        let expected = PackageDescriptionNames.types(expectedAt: hint)
        if name == "init", let arguments {
            // `.init("name")` of a dependency, `.init(…)` of a type of the manifest.
            if let type = expected.first(where: { definitions.types[$0]?.isOwn == true }) {
                return callType(type, arguments, place)
            }
            return record("init", arguments, place)
        }
        let owners = definitions.types.keys.filter { declares(name, arguments, definitions.types[$0]) }.sorted()
        let chosen = owners.first { expected.contains($0) } ?? owners.first
        guard let chosen else { return record(name, arguments ?? [], place) }
        return staticMember(name, of: chosen, arguments, place)
    }

    private func declares(_ name: String, _ arguments: [ManifestArgument]?, _ type: ManifestType?) -> Bool {
        guard let type else { return false }
        if let arguments { return overload(type.staticFunctions[name] ?? [], arguments) != nil }
        return type.staticValues[name] != nil || type.staticProperties[name] != nil
            || type.cases.contains { $0.name == name }
    }

    /// `Type.name` and `Type.name(…)`.
    mutating func staticMember(
        _ name: String, of typeName: String, _ arguments: [ManifestArgument]?, _ place: Int
    ) -> ManifestValue {
        if let value = state.statics[typeName + "." + name] { return value }
        let type = definitions.types[typeName] ?? ManifestType()
        let current = ManifestValue(.type(typeName), place)
        if let arguments, let number = overload(type.staticFunctions[name] ?? [], arguments) {
            return invoke(number, arguments, boundSelf: current, place)
        }
        if let number = type.staticProperties[name] { return invoke(number, [], boundSelf: current, place) }
        if let expression = type.staticValues[name] {
            return initialValue(expression, of: name, current, typeName)
        }
        if type.cases.contains(where: { $0.name == name }) { return enumCase(name, of: typeName, arguments, place) }
        if name == "allCases", !type.cases.isEmpty {
            let cases = type.cases.map { ManifestElement(value: enumCase($0.name, of: typeName, nil, place)) }
            return ManifestValue(.array(cases), place)
        }
        switch (typeName, name) {
        case ("Context", "packageDirectory"): return ManifestValue(.string(folder), place)
        case ("Context", "environment"): return .unknown("environment variables", place)
        case ("ProcessInfo", _): return .unknown("environment variables", place)
        case ("FileManager", _): return .unknown("what is on disk", place)
        default: break
        }
        guard PackageDescriptionNames.isType(typeName) else { return .unknown("`\(typeName).\(name)`", place) }
        return record(name, arguments ?? [], place)
    }

    /// A static property is evaluated once, where it is asked for first.
    private mutating func initialValue(
        _ expression: ExprSyntax, of name: String, _ current: ManifestValue, _ typeName: String
    ) -> ManifestValue {
        let around = state.scopes
        state.scopes = [around[0], ["self": current]]
        let value = evaluate(expression, hint: typeName)
        let top = state.scopes.first ?? [:]
        state.scopes = around
        state.scopes[0] = top
        state.statics[typeName + "." + name] = value
        return value
    }

    private mutating func enumCase(
        _ name: String, of typeName: String, _ arguments: [ManifestArgument]?, _ place: Int
    ) -> ManifestValue {
        var object = ManifestObject(constructor: name, type: typeName, place: place)
        for (index, argument) in (arguments ?? []).enumerated() {
            object.fields[argument.label ?? String(index)] = argument.value
        }
        return make(object)
    }

    // MARK: Instances

    /// A property of a value; nil where it is not known to have one.
    mutating func memberValue(_ name: String, of value: ManifestValue, _ place: Int) -> ManifestValue? {
        switch value.kind {
        case .object(let number): return property(name, of: value, number, place)
        case .array(let elements):
            return property(name, of: elements, place) ?? extensionProperty(name, of: value, ["Array"], place)
        case .string(let text):
            switch name {
            case "isEmpty": return ManifestValue(.boolean(text.isEmpty), place)
            case "count": return ManifestValue(.integer(text.count), place)
            default: return extensionProperty(name, of: value, ["String"], place)
            }
        case .dictionary(let pairs):
            switch name {
            case "keys":
                let keys = pairs.compactMap(\.key).map { ManifestElement(value: $0) }
                return ManifestValue(.array(keys), place)
            case "values": return ManifestValue(.array(pairs.map { ManifestElement(value: $0.value) }), place)
            case "isEmpty": return ManifestValue(.boolean(pairs.isEmpty), place)
            case "count": return ManifestValue(.integer(pairs.count), place)
            default: return extensionProperty(name, of: value, ["Dictionary"], place)
            }
        case .tuple(let pairs):
            if let position = Int(name), pairs.indices.contains(position) { return pairs[position].value }
            if let pair = pairs.first(where: { $0.key?.string == name }) { return pair.value }
            let position = ["key": 0, "offset": 0, "value": 1, "element": 1][name]
            return position.flatMap { pairs.indices.contains($0) ? pairs[$0].value : nil }
        case .type(let type): return staticMember(name, of: type, nil, place)
        case .unknown(let why): return .unknown(why, place)
        default: return nil
        }
    }

    private mutating func property(
        _ name: String, of value: ManifestValue, _ number: Int, _ place: Int
    ) -> ManifestValue? {
        guard let object = state.objects[number] else { return nil }
        if let stored = object.fields[name] { return stored }
        if !object.type.isEmpty {
            if let getter = definitions.types[object.type]?.properties[name] {
                return invoke(getter, [], boundSelf: value, place)
            }
            return name == "rawValue" ? rawValue(of: object, place) : nil
        }
        if let extended = extensionProperty(name, of: value, extendedTypes(of: object), place) { return extended }
        if PackageDescriptionNames.targets.contains(object.constructor) {
            switch name {
            case "isTest": return ManifestValue(.boolean(object.constructor == "testTarget"), place)
            case "type":
                let kinds = ["target": "regular", "executableTarget": "executable", "testTarget": "test"]
                return make(
                    ManifestObject(
                        constructor: kinds[object.constructor]
                            ?? object.constructor.replacing("Target", with: "").replacing("Library", with: ""),
                        place: place))
            default: break
            }
        }
        if PackageDescriptionNames.arrays.contains(name) { return ManifestValue(.array([]), place) }
        return ManifestValue(.nothing, place)
    }

    private mutating func rawValue(of object: ManifestObject, _ place: Int) -> ManifestValue? {
        guard let entry = definitions.types[object.type]?.cases.first(where: { $0.name == object.constructor }) else {
            return nil
        }
        return entry.rawValue.map { evaluate($0) } ?? ManifestValue(.string(entry.name), place)
    }

    /// The types of PackageDescription that an object may be of, by what made it.
    func extendedTypes(of object: ManifestObject) -> [String] {
        if object.constructor == "Package" { return ["Package"] }
        if PackageDescriptionNames.targets.contains(object.constructor) { return ["Target", "Target.Dependency"] }
        return definitions.types.filter {
            !$0.value.isOwn && !["Package", "Target", "Array", "String"].contains($0.key)
        }
        .keys.sorted()
    }

    private mutating func extensionProperty(
        _ name: String, of value: ManifestValue, _ types: [String], _ place: Int
    ) -> ManifestValue? {
        for type in types {
            if let getter = definitions.types[type]?.properties[name] {
                return invoke(getter, [], boundSelf: value, place)
            }
        }
        return nil
    }

    private func property(_ name: String, of elements: [ManifestElement], _ place: Int) -> ManifestValue? {
        let isOpen = elements.contains(where: \.isUndecided)
        switch name {
        case "isEmpty":
            if elements.isEmpty || !isOpen { return ManifestValue(.boolean(elements.isEmpty), place) }
            let isCertain = elements.contains { !$0.isUndecided }
            return isCertain ? ManifestValue(.boolean(false), place) : .unknown("an array's elements", place)
        case "count":
            return isOpen ? .unknown("an array's elements", place) : ManifestValue(.integer(elements.count), place)
        case "indices": return ManifestValue(.range(0, elements.count), place)
        case "first", "last":
            let element = name == "first" ? elements.first : elements.last
            guard let element else { return ManifestValue(.nothing, place) }
            return element.isUndecided ? .unknown("an array's elements", place) : element.value
        case "lazy": return ManifestValue(.array(elements), place)
        default: return nil
        }
    }
}
