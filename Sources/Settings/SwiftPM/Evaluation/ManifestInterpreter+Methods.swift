import SwiftSyntax

// MARK: Methods

extension ManifestInterpreter {
    /// A method that the manifest declares, or one of the standard library's; nil where there is none.
    mutating func method(
        _ name: String, of value: ManifestValue, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue? {
        for type in types(of: value) {
            if let number = overload(definitions.types[type]?.methods[name] ?? [], arguments) {
                return invoke(number, arguments, boundSelf: value, place)
            }
        }
        switch value.kind {
        case .type(let type):
            guard let number = overload(definitions.types[type]?.staticFunctions[name] ?? [], arguments) else {
                return nil
            }
            return invoke(number, arguments, boundSelf: value, place)
        case .array, .range, .dictionary: return sequenceMethod(name, value.elements, arguments, place)
        case .string(let text): return stringMethod(name, text, arguments, place)
        case .object(let number):
            guard let field = state.objects[number]?.fields[name] else { return nil }
            return apply(field, arguments, place)
        default: return nil
        }
    }

    private func types(of value: ManifestValue) -> [String] {
        switch value.kind {
        case .array: ["Array"]
        case .string: ["String"]
        case .dictionary: ["Dictionary"]
        case .object(let number):
            state.objects[number].map { $0.type.isEmpty ? extendedTypes(of: $0) : [$0.type] } ?? []
        default: []
        }
    }

    // MARK: Sequences

    private mutating func sequenceMethod(
        _ name: String, _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue? {
        let first = arguments.first?.value
        switch name {
        case "map", "flatMap", "compactMap", "forEach":
            return first.map { transformed(name, elements, $0, place) }
        case "filter": return first.map { filtered(elements, $0, keeping: true, place) }
        case "contains", "allSatisfy", "first", "firstIndex":
            return first.map { search(name, elements, $0, arguments.first?.label, place) }
        case "reversed": return ManifestValue(.array(elements.reversed()), place)
        case "sorted": return sorted(elements, arguments, place)
        case "enumerated":
            let pairs = elements.enumerated().map { index, element in
                let parts = [
                    ManifestPair(key: nil, value: ManifestValue(.integer(index), place)),
                    ManifestPair(key: nil, value: element.value),
                ]
                return ManifestElement(value: ManifestValue(.tuple(parts), place), isUndecided: element.isUndecided)
            }
            return ManifestValue(.array(pairs), place)
        case "dropFirst", "dropLast", "prefix", "suffix":
            var count = 1
            if case .integer(let number)? = first?.kind { count = number }
            return part(name, elements, count, place)
        case "joined": return joined(elements, first, place)
        case "reduce": return reduced(elements, arguments, place)
        case "union": return first.map { ManifestValue(.array(elements + $0.elements), place) }
        default: return nil
        }
    }

    private func part(_ name: String, _ elements: [ManifestElement], _ count: Int, _ place: Int) -> ManifestValue {
        let count = max(0, min(count, elements.count))
        let result =
            switch name {
            case "dropFirst": Array(elements.dropFirst(count))
            case "dropLast": Array(elements.dropLast(count))
            case "prefix": Array(elements.prefix(count))
            default: Array(elements.suffix(count))
            }
        return ManifestValue(.array(result), place)
    }

    private mutating func transformed(
        _ name: String, _ elements: [ManifestElement], _ function: ManifestValue, _ place: Int
    ) -> ManifestValue {
        var result: [ManifestElement] = []
        for element in elements {
            guard mayStep(), result.count <= Self.elementLimit else { return .unknown("a very long array", place) }
            let argument = ManifestArgument(label: nil, value: element.value, expression: nil)
            let before = state
            let value = apply(function, [argument], place)
            if element.isUndecided, name == "forEach" { state = before.merged(with: state) }
            switch name {
            case "map": result.append(ManifestElement(value: value, isUndecided: element.isUndecided))
            case "flatMap", "compactMap":
                switch value.kind {
                case .nothing: continue
                case .array(let inner) where name == "flatMap":
                    result += element.isUndecided ? inner.undecided : inner
                default: result.append(ManifestElement(value: value, isUndecided: element.isUndecided))
                }
            default: continue
            }
        }
        return name == "forEach" ? ManifestValue(.void, place) : ManifestValue(.array(result.flattened), place)
    }

    /// The elements for which a function does, or does not, answer yes.
    func filtered(
        _ elements: [ManifestElement], answers: [Bool?], keeping: Bool, _ place: Int
    ) -> ManifestValue {
        let kept = zip(elements, answers).compactMap { element, answer -> ManifestElement? in
            guard let answer else { return ManifestElement(value: element.value, isUndecided: true) }
            return answer == keeping ? element : nil
        }
        return ManifestValue(.array(kept), place)
    }

    mutating func filtered(
        _ elements: [ManifestElement], _ function: ManifestValue, keeping: Bool, _ place: Int
    ) -> ManifestValue {
        filtered(elements, answers: answers(of: function, for: elements, place), keeping: keeping, place)
    }

    /// What a predicate says of each element; nil where it cannot be known.
    private mutating func answers(
        of predicate: ManifestValue, for elements: [ManifestElement], _ place: Int
    ) -> [Bool?] {
        elements.map { element in
            guard mayStep() else { return nil }
            let result = apply(
                predicate, [ManifestArgument(label: nil, value: element.value, expression: nil)], place)
            if case .boolean(let answer) = result.kind { return answer }
            return nil
        }
    }

    private mutating func search(
        _ name: String, _ elements: [ManifestElement], _ argument: ManifestValue, _ label: String?, _ place: Int
    ) -> ManifestValue {
        let isPredicate = if case .function = argument.kind { true } else { label == "where" }
        let found: [Bool?] =
            isPredicate
            ? answers(of: argument, for: elements, place) : elements.map { isEqual($0.value, argument) }
        let certain = zip(elements, found).map { $0.isUndecided ? ($1 == false ? false : nil) : $1 }
        switch name {
        case "contains":
            if certain.contains(true) { return ManifestValue(.boolean(true), place) }
            return certain.contains(nil)
                ? .unknown("an array's elements", place) : ManifestValue(.boolean(false), place)
        case "allSatisfy":
            if certain.contains(false) { return ManifestValue(.boolean(false), place) }
            return certain.contains(nil) ? .unknown("an array's elements", place) : ManifestValue(.boolean(true), place)
        default:
            guard let index = certain.firstIndex(where: { $0 != false }) else { return ManifestValue(.nothing, place) }
            guard certain[index] == true else { return .unknown("an array's elements", place) }
            return name == "first" ? elements[index].value : ManifestValue(.integer(index), place)
        }
    }

    private func sorted(
        _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        // The order of targets and settings by a closure of the manifest is not followed: nothing depends on it.
        guard arguments.isEmpty, elements.allSatisfy({ $0.value.string != nil }) else {
            return ManifestValue(.array(elements), place)
        }
        return ManifestValue(.array(elements.sorted { ($0.value.string ?? "") < ($1.value.string ?? "") }), place)
    }

    private func joined(_ elements: [ManifestElement], _ separator: ManifestValue?, _ place: Int) -> ManifestValue {
        if separator == nil, elements.allSatisfy({ $0.value.string == nil }) {
            return ManifestValue(.array(elements.flatMap(\.value.elements)), place)
        }
        guard !elements.contains(where: \.isUndecided) else { return .unknown("an array's elements", place) }
        let parts = elements.compactMap(\.value.text)
        guard parts.count == elements.count else { return .unknown("an array's elements", place) }
        return ManifestValue(.string(parts.joined(separator: separator?.string ?? "")), place)
    }

    private mutating func reduced(
        _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        guard arguments.count == 2, arguments[0].label == nil, !elements.contains(where: \.isUndecided) else {
            return .unknown("a reduction", place)
        }
        var result = arguments[0].value
        for element in elements {
            guard mayStep() else { return .unknown("a very long array", place) }
            let parts = [result, element.value].map { ManifestArgument(label: nil, value: $0, expression: nil) }
            result = apply(arguments[1].value, parts, place)
        }
        return result
    }

    // MARK: Strings

    private func stringMethod(
        _ name: String, _ text: String, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue? {
        let strings = arguments.map(\.value.string)
        func result(_ kind: ManifestValue.Kind) -> ManifestValue { ManifestValue(kind, place) }
        switch (name, strings.first ?? nil) {
        case ("hasPrefix", let part?): return result(.boolean(text.hasPrefix(part)))
        case ("hasSuffix", let part?): return result(.boolean(text.hasSuffix(part)))
        case ("contains", let part?): return result(.boolean(text.contains(part)))
        case ("lowercased", _): return result(.string(text.lowercased()))
        case ("uppercased", _): return result(.string(text.uppercased()))
        case ("appending", let part?): return result(.string(text + part))
        case ("replacingOccurrences", let part?), ("replacing", let part?):
            guard strings.count == 2, let replacement = strings[1] else { return nil }
            return result(.string(text.replacing(part, with: replacement)))
        case ("split", let part?), ("components", let part?):
            let isSplit = name == "split"
            let parts = text.split(separator: part, omittingEmptySubsequences: isSplit).map { piece in
                ManifestElement(value: result(.string(String(piece))))
            }
            return result(.array(parts))
        case ("dropFirst", _), ("dropLast", _):
            var count = 1
            if case .integer(let number)? = arguments.first?.value.kind { count = max(0, number) }
            return result(.string(String(name == "dropFirst" ? text.dropFirst(count) : text.dropLast(count))))
        default: return nil
        }
    }

    // MARK: Mutation

    /// A method that changes its receiver: the changed value is stored where the receiver is written. Nil for others.
    mutating func mutation(
        _ name: String, of receiver: ManifestValue, _ target: ExprSyntax, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue? {
        guard case .array(var elements) = receiver.kind, let first = arguments.first else {
            if case .array = receiver.kind, ["removeAll", "removeFirst", "removeLast"].contains(name) {
                return removed(name, receiver, target, place)
            }
            return nil
        }
        switch (name, first.label) {
        case ("append", "contentsOf"?): elements += first.value.elements
        case ("append", _), ("insert", nil):
            elements += [ManifestElement(value: first.value)].flattened
        case ("insert", let label):
            var position = elements.count
            if arguments.count > 1, case .integer(let number) = arguments[1].value.kind { position = number }
            position = max(0, min(position, elements.count))
            let added = label == "contentsOf" ? first.value.elements : [ManifestElement(value: first.value)].flattened
            elements.insert(contentsOf: added, at: position)
        case ("removeAll", "where"?), ("removeAll", nil):
            assign(filtered(elements, first.value, keeping: false, receiver.place), to: target)
            return ManifestValue(.void, place)
        case ("remove", "at"?):
            guard case .integer(let number) = first.value.kind, elements.indices.contains(number) else { return nil }
            elements.remove(at: number)
        default: return nil
        }
        guard elements.count <= Self.elementLimit else { return .unknown("a very long array", place) }
        assign(ManifestValue(.array(elements), receiver.place), to: target)
        return ManifestValue(.void, place)
    }

    private mutating func removed(
        _ name: String, _ receiver: ManifestValue, _ target: ExprSyntax, _ place: Int
    ) -> ManifestValue {
        var elements = receiver.elements
        switch name {
        case "removeFirst": elements = Array(elements.dropFirst())
        case "removeLast": elements = Array(elements.dropLast())
        default: elements = []
        }
        assign(ManifestValue(.array(elements), receiver.place), to: target)
        return ManifestValue(.void, place)
    }
}
