import SwiftSyntax

// MARK: Static members

extension ManifestInterpreter {
    /// `.name` and `.name(…)`: a static member of the type that the place expects, else one that the manifest declares,
    /// else what PackageDescription makes.
    mutating func implicitMember(
        _ name: String, _ arguments: [ManifestArgument]?, _ expected: String, _ place: Int
    ) -> ManifestValue {
        let hint = isKnown(expected) ? expected : nestedType(expected) ?? ""
        if !hint.isEmpty {
            if name == "init", let arguments { return callType(hint, arguments, place) }
            let value = typeMember(name, arguments, of: hint, place, expected: hint)
            if let value { return value }
        }
        if name == "none", arguments == nil { return ManifestValue(.nothing, place) }
        if name == "some", let arguments, arguments.count == 1 {
            return evaluated(arguments) { _, _ in hint }[0].value
        }
        guard mayStep(1 + definitions.types.count / 8) else { return .unknown("more steps than are followed", place) }
        let owners = definitions.types.keys.filter { declares(name, arguments, $0) }.sorted()
        if hint.isEmpty, let owner = owners.first {
            guard owners.count == 1 else { return anyMember(name, arguments, of: owners, place) }
            return typeMember(name, arguments, of: owner, place, expected: "") ?? .unknown("`.\(name)`", place)
        }
        guard hint.isEmpty || PackageDescriptionNames.isType(hint) else {
            _ = arguments.map { evaluated($0) }
            return .unknown("`.\(name)`", place)
        }
        return record(name, arguments ?? [], type: hint, place)
    }

    /// A static member that several types have, of which it is not known which is meant.
    private mutating func anyMember(
        _ name: String, _ arguments: [ManifestArgument]?, of owners: [String], _ place: Int
    ) -> ManifestValue {
        let arguments = arguments.map { evaluated($0) }
        var result: ManifestValue?
        for owner in owners.prefix(8) {
            var own = ManifestValue.unknown("`.\(name)`", place)
            perhaps { interpreter in
                let value = interpreter.typeMember(name, arguments, of: owner, place, expected: "")
                own = value ?? own
            }
            result = result.map { $0.merged(with: own) } ?? own
        }
        return owners.count <= 8 ? result ?? .unknown("`.\(name)`", place) : .unknown("`.\(name)`", place)
    }

    /// Whether anything is known of the static members of a type.
    private func isKnown(_ type: String) -> Bool {
        type.hasPrefix("[") || definitions.types[type] != nil || PackageDescriptionNames.isType(type)
    }

    private func declares(_ name: String, _ arguments: [ManifestArgument]?, _ typeName: String) -> Bool {
        guard let type = definitions.types[typeName] else { return false }
        guard let arguments else { return type.hasStatic(name) }
        return overloads(type.staticFunctions[name] ?? [], arguments).first != nil
            || type.cases.contains { $0.name == name && !$0.labels.isEmpty }
    }

    /// `Type.name`, not called.
    mutating func typeMember(_ name: String, of type: String, _ place: Int) -> ManifestValue? {
        let nested = type + "." + name
        if definitions.types[nested] != nil || definitions.aliases[nested] != nil {
            return ManifestValue(.type(definitions.canonical(nested)), place)
        }
        if let value = typeMember(name, nil, of: type, place, expected: "") { return value }
        if let functions = definitions.types[type]?.staticFunctions[name] {
            let current = ManifestValue(.type(type), place)
            let callable = ManifestCallable(body: .declared(functions), boundSelf: current)
            return ManifestValue(.function(callable), place)
        }
        if name.first?.isUppercase == true { return ManifestValue(.type(nested), place) }
        let hasFunction = definitions.types[type]?.cases.contains { $0.name == name } ?? false
        if name == "init" || hasFunction {
            return ManifestValue(.function(ManifestCallable(body: .member(type: type, name: name))), place)
        }
        switch (type, name) {
        case ("Context", "packageDirectory"): return ManifestValue(.string(folder), place)
        case ("Context", "environment"), ("ProcessInfo", _): return .unknown("environment variables", place)
        case ("Context", "gitInformation"): return .unknown("the state of the repository", place)
        case ("FileManager", _): return .unknown("what is on disk", place)
        default: break
        }
        return PackageDescriptionNames.isType(type) ? record(name, [], type: type, place) : nil
    }

    /// A static member that the manifest declares for a type; nil where it declares none. `arguments` are those of a
    /// call.
    mutating func typeMember(
        _ name: String, _ arguments: [ManifestArgument]?, of typeName: String, _ place: Int, expected: String
    ) -> ManifestValue? {
        let current = ManifestValue(.type(typeName), place)
        for owner in owners(of: typeName) {
            guard let type = definitions.types[owner] else { continue }
            // What a type has itself comes before what a protocol adds.
            if type.kind == .protocol, PackageDescriptionNames.statics(of: typeName).contains(name) { continue }
            if let arguments {
                let numbers = overloads(type.staticFunctions[name] ?? [], arguments)
                if !numbers.isEmpty {
                    return invoke(numbers, arguments, boundSelf: current, place, hint: expected)
                }
                if let entry = type.cases.first(where: { $0.name == name }), !entry.labels.isEmpty {
                    return enumCase(entry, of: owner, arguments, place)
                }
            }
            let value: ManifestValue
            if let numbers = type.staticGetters[name] {
                value = invoke(numbers, [], boundSelf: current, place)
            } else if let stored = type.staticStored[name] {
                value = self.stored(stored, name, current, owner)
            } else if let entry = type.cases.first(where: { $0.name == name }), entry.labels.isEmpty {
                value = enumCase(entry, of: owner, [], place)
            } else if name == "allCases", !type.cases.isEmpty, arguments == nil {
                let cases = type.cases.map { ManifestElement(value: enumCase($0, of: owner, [], place)) }
                value = ManifestValue(.array(cases), place)
            } else {
                continue
            }
            return arguments.map { apply(value, $0, place) } ?? value
        }
        return nil
    }

    /// The types that have the static members of a type.
    private func owners(of name: String) -> [String] {
        name.hasPrefix("[") ? [name] + ManifestTypeName.sequences.sorted() : lineage(of: name)
    }

    /// A static property is evaluated once, where it is asked for first.
    private mutating func stored(
        _ meanings: [ManifestType.Stored], _ name: String, _ current: ManifestValue, _ typeName: String
    ) -> ManifestValue {
        let key = typeName + "." + name
        if let known = state.statics.variables[key]?.value { return known }
        var result: ManifestValue?
        for meaning in meanings {
            let outer = state.current
            let frame = open(in: ManifestState.top)
            declare("self", current)
            let type = meaning.type == "Self" ? typeName : meaning.type
            let value = meaning.value.map { evaluate($0, hint: type) } ?? ManifestValue(.nothing, current.place)
            close(frame, to: outer, in: &state)
            result = result.map { $0.merged(with: value) } ?? value
        }
        let value = result ?? .unknown("`\(name)`", current.place)
        store(value, static: key)
        return value
    }

    private mutating func enumCase(
        _ entry: ManifestType.Case, of typeName: String, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        var object = ManifestObject(constructor: entry.name, type: typeName, place: place)
        for (index, argument) in evaluated(arguments).enumerated() {
            object.fields[argument.label ?? String(index)] = argument.value
        }
        return ManifestValue(.record(object), place)
    }

    // MARK: Instances

    /// `T(…)`: an instance of a type of the manifest or of PackageDescription, or a conversion.
    mutating func callType(_ name: String, _ arguments: [ManifestArgument], _ place: Int) -> ManifestValue {
        let name = definitions.canonical(name)
        if let type = definitions.types[name], type.isOwn { return instance(of: name, type, arguments, place) }
        if arguments.count == 1, arguments[0].label == "stringLiteral" { return evaluated(arguments)[0].value }
        if let type = definitions.types[name], !overloads(type.initializers, arguments).isEmpty {
            return .unknown("`\(name)`", place)
        }
        if name.hasPrefix("[") || ["Array", "Set", "OrderedSet", "Dictionary"].contains(name) {
            return collection(name, arguments, place)
        }
        if ["String", "Int", "Bool", "Substring", "Double", "Optional"].contains(name) {
            return conversion(name, arguments, place)
        }
        guard PackageDescriptionNames.isType(name) else {
            unknownCall(arguments)
            return .unknown(name == "ProcessInfo" ? "environment variables" : "`\(name)`", place)
        }
        return record(name.split(separator: ".").last.map(String.init) ?? name, arguments, type: name, place)
    }

    private mutating func collection(
        _ name: String, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        let isDictionary = name == "Dictionary" || ManifestTypeName.entry(of: name) != nil
        if arguments.isEmpty { return ManifestValue(isDictionary ? .dictionary([]) : .array([]), place) }
        let arguments = evaluated(arguments) { _, argument in argument.label == nil ? name : "" }
        let first = arguments[0].value
        switch (arguments[0].label, arguments.count) {
        case (nil, 1) where !isDictionary:
            if case .string = first.kind { return .unknown("characters of a string", place) }
            if first.isUnknown { return first }
            return ManifestValue(.array(name.contains("Set") ? distinct(first.elements) : first.elements), place)
        case ("repeating", 2):
            guard let count = arguments[1].value.integer, (0...1024).contains(count), mayStep(count) else {
                return .unknown("a long array", place)
            }
            return ManifestValue(.array(Array(repeating: ManifestElement(value: first), count: count)), place)
        case ("uniqueKeysWithValues", 1):
            var pairs: [ManifestPair] = []
            for element in first.elements {
                guard case .tuple(let parts) = element.value.kind, parts.count == 2 else {
                    return .unknown(element.value.isUndecided ? element.value.dependence : "a dictionary", place)
                }
                pairs.append(
                    ManifestPair(key: parts[0].value, value: parts[1].value, isUndecided: element.isUndecided))
            }
            return ManifestValue(.dictionary(pairs), place)
        default:
            unknownCall(arguments)
            return .unknown(isDictionary ? "a dictionary" : "an array", place)
        }
    }

    /// The elements of a set, each once.
    mutating func distinct(_ elements: [ManifestElement]) -> [ManifestElement] {
        var result: [ManifestElement] = []
        for element in elements where !element.isOpen {
            guard mayStep(1 + result.count / 16) else { return elements }
            guard let index = result.firstIndex(where: { isEqual($0.value, element.value) == true }) else {
                result.append(element)
                continue
            }
            if !element.isUndecided { result[index].isUndecided = false }
        }
        return result + elements.filter(\.isOpen)
    }

    private mutating func conversion(
        _ name: String, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        let arguments = evaluated(arguments)
        guard arguments.count == 1, arguments[0].label == nil || arguments[0].label == "describing" else {
            let open = arguments.first { $0.value.isUndecided }
            return .unknown(open?.value.dependence ?? "`\(name)`", place)
        }
        let value = arguments[0].value
        guard name != "Optional" else { return value }
        guard let text = value.text else { return .unknown(value.isUndecided ? value.dependence : "`\(name)`", place) }
        let nothing = ManifestValue(.nothing, place)
        switch name {
        case "Int": return Int(text).map { ManifestValue(.integer($0), place) } ?? nothing
        case "Double": return Double(text).map { ManifestValue(.number($0), place) } ?? nothing
        case "Bool": return Bool(text).map { ManifestValue(.boolean($0), place) } ?? nothing
        default: return ManifestValue(.string(text), place)
        }
    }

    /// An instance of a type of the manifest.
    private mutating func instance(
        of name: String, _ type: ManifestType, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        var object = ManifestObject(constructor: name, type: name, place: place)
        if type.kind == .enumeration, arguments.first?.label == "rawValue" {
            return rawCase(name, type, arguments, place)
        }
        for stored in lineage(of: name).reversed().compactMap({ definitions.types[$0] }).flatMap(\.stored) {
            if stored.isWrapped { object.fields[stored.name] = .unknown("a property wrapper", place) }
            guard !stored.isWrapped, let expression = stored.value else {
                if !stored.isWrapped, stored.isOptional { object.fields[stored.name] = ManifestValue(.nothing, place) }
                continue
            }
            object.fields[stored.name] = scopedAtTop { interpreter in
                interpreter.declare("self", ManifestValue(.type(name), place))
                return interpreter.evaluate(expression, hint: stored.type)
            }
        }
        let isClass = type.kind == .class
        let made = isClass ? make(object) : ManifestValue(.record(object), place)
        let initializers = lineage(of: name).flatMap { definitions.types[$0]?.initializers ?? [] }
        let chosen = overloads(initializers, arguments)
        if !chosen.isEmpty {
            let result = invoke(chosen, arguments, boundSelf: made, place)
            let instance = isClass ? made : finalSelf ?? made
            // `return nil` in an initializer that may fail.
            if result.kind == .nothing { return result }
            return result.isNothing == nil ? instance.merged(with: ManifestValue(.nothing, place)) : instance
        }
        let arguments = evaluated(arguments) { _, argument in
            type.stored.first { $0.name == argument.label }?.type ?? ""
        }
        for argument in arguments {
            guard let label = argument.label ?? type.stored.first?.name else { continue }
            object.fields[label] = argument.value
            if isClass, let number = made.object { store(argument.value, field: label, of: number) }
        }
        return isClass ? made : ManifestValue(.record(object), place)
    }

    private mutating func rawCase(
        _ name: String, _ type: ManifestType, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        let raw = evaluated(arguments)[0].value
        guard !raw.isUndecided else { return .unknown(raw.dependence, place) }
        for entry in type.cases {
            let value = enumCase(entry, of: name, [], place)
            if memberValue("rawValue", of: value, place)?.kind == raw.kind { return value }
        }
        return ManifestValue(.nothing, place)
    }

    /// Calls `body` in a scope that sees what is declared at the top.
    private mutating func scopedAtTop<Result>(_ body: (inout Self) -> Result) -> Result {
        let outer = state.current
        let frame = open(in: ManifestState.top)
        let result = body(&self)
        close(frame, to: outer, in: &state)
        return result
    }

    /// What PackageDescription makes: the arguments by their labels.
    mutating func record(
        _ constructor: String, _ arguments: [ManifestArgument], type: String, _ place: Int
    ) -> ManifestValue {
        var object = ManifestObject(constructor: constructor, type: type, place: place)
        var count = 0
        let arguments = evaluated(arguments) { position, argument in
            PackageDescriptionNames.argument(argument.label ?? String(position), of: constructor, type: type)
        }
        for argument in arguments {
            if let label = argument.label {
                object.fields[PackageDescriptionNames.canonical(label)] = argument.value
            } else {
                object.fields[String(count)] = argument.value
                count += 1
            }
        }
        if type.isEmpty {
            if constructor == "Package" { object.type = "Package" }
            if PackageDescriptionNames.certainTargets.contains(constructor) { object.type = "Target" }
        }
        if object.type == "Package" {
            object.constructor = "Package"
            object.fields["targets"] = object.fields["targets"].map { adopted($0) }
        }
        return object.type == "Package" || object.type == "Target"
            ? make(object) : ManifestValue(.record(object), place)
    }

    /// An array of targets, whose elements are instances even where what surrounds them does not tell.
    mutating func adopted(_ value: ManifestValue) -> ManifestValue {
        guard case .array(var elements) = value.kind else { return value }
        for (index, element) in elements.enumerated() {
            guard var object = element.value.record, PackageDescriptionNames.targets.contains(object.constructor)
            else { continue }
            object.type = "Target"
            elements[index].value = make(object)
        }
        return ManifestValue(.array(elements), value.place)
    }
}
