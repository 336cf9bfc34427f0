import SwiftSyntax

// MARK: Methods that change collections and strings

extension ManifestInterpreter {
    /// Methods of the standard library that may change the value that they are called on.
    static let mutations: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange",
        "popLast", "popFirst", "reverse", "sort", "shuffle", "swapAt", "partition", "formUnion", "formIntersection",
        "formSymmetricDifference", "subtract", "update", "merge", "updateValue", "removeValue", "toggle", "negate",
        "trimPrefix", "replace", "moveSubranges", "move", "formTruncatingRemainder",
        "withContiguousMutableStorageIfAvailable",
        "withUnsafeMutableBufferPointer",
    ]

    /// What a method returns that changes a value, and what becomes of the value; nil for others.
    mutating func mutation(
        _ name: String, of value: ManifestValue, _ arguments: [ManifestArgument], _ place: Int
    ) -> (result: ManifestValue, changed: ManifestValue?)? {
        guard Self.mutations.contains(name) else { return nil }
        switch value.kind {
        case .array(let elements): return mutation(name, elements, value.place, evaluated(arguments), place)
        case .dictionary(let pairs): return mutation(name, pairs, value.place, evaluated(arguments), place)
        case .string(let text) where name == "append":
            guard let added = evaluated(arguments).first?.value else { return nil }
            let sum = sum(ManifestValue(.string(text), value.place), added, place)
            return (ManifestValue(.void, place), sum)
        case .boolean(let answer) where name == "toggle":
            return (ManifestValue(.void, place), ManifestValue(.boolean(!answer), place))
        default: return nil
        }
    }

    private mutating func mutation(
        _ name: String, _ elements: [ManifestElement], _ owner: Int, _ arguments: [ManifestArgument], _ place: Int
    ) -> (result: ManifestValue, changed: ManifestValue?)? {
        let void = ManifestValue(.void, place)
        guard elements.count <= Self.elementLimit, mayStep(1 + elements.count / 16) else {
            return (void, .unknown("a very long array", place))
        }
        guard let first = arguments.first, first.label != "keepingCapacity" else {
            return shortened(name, elements, owner, place)
        }
        if let longer = extended(name, elements, arguments) {
            return (void, ManifestValue(.array(longer), owner))
        }
        switch (name, first.label) {
        case ("swapAt", nil):
            guard arguments.count == 2, let one = arguments[0].value.integer, let other = arguments[1].value.integer,
                elements.indices.contains(one), elements.indices.contains(other),
                !elements.contains(where: \.isUndecided)
            else { return nil }
            var swapped = elements
            swapped.swapAt(one, other)
            return (void, ManifestValue(.array(swapped), owner))
        case ("removeAll", "where"?), ("removeAll", nil):
            return (void, filtered(elements, first.value, keeping: false, owner))
        case ("removeFirst", nil), ("removeLast", nil):
            guard let count = first.value.integer, count >= 0, !elements.contains(where: \.isUndecided) else {
                return (void, ManifestValue(.array(elements.undecided), owner))
            }
            let rest = name == "removeFirst" ? elements.dropFirst(count) : elements.dropLast(count)
            return (void, ManifestValue(.array(Array(rest)), owner))
        case ("remove", "at"?): return removed(elements, first.value, owner, place)
        case ("remove", nil), ("subtract", nil):
            let gone = name == "remove" ? [ManifestElement(value: first.value)] : first.value.elements
            return (.unknown("what is removed", place), ManifestValue(.array(without(gone, elements)), owner))
        case ("sort", "by"?): return (void, sorted(elements, arguments, owner))
        default: return nil
        }
    }

    /// The elements after some are added; nil for other methods.
    private mutating func extended(
        _ name: String, _ elements: [ManifestElement], _ arguments: [ManifestArgument]
    ) -> [ManifestElement]? {
        let added =
            arguments[0].label == "contentsOf" || name == "formUnion"
            ? arguments[0].value.elements : [ManifestElement(value: arguments[0].value)]
        switch (name, arguments.count) {
        case ("append", 1): return elements + added
        case ("formUnion", 1): return distinct(elements + added)
        case ("insert", 1):
            let isThere = elements.contains { !$0.isUndecided && isEqual($0.value, added[0].value) == true }
            return isThere ? elements : elements + added
        case ("insert", 2):
            // Where the position is not known, the order is not either; it counts for little.
            let position = arguments[1].value.integer ?? 0
            var result = elements
            result.insert(contentsOf: added, at: max(0, min(position, elements.count)))
            return result
        default: return nil
        }
    }

    /// The elements that are equal to none of others.
    private mutating func without(_ gone: [ManifestElement], _ elements: [ManifestElement]) -> [ManifestElement] {
        guard mayStep(1 + elements.count * gone.count / 16) else { return elements.undecided }
        return elements.compactMap { element -> ManifestElement? in
            let answers = gone.map { other -> Bool? in
                let answer = isEqual(other.value, element.value)
                return other.isUndecided && answer == true ? nil : answer
            }
            if answers.contains(true) { return nil }
            return ManifestElement(value: element.value, isUndecided: element.isUndecided || answers.contains(nil))
        }
    }

    private mutating func shortened(
        _ name: String, _ elements: [ManifestElement], _ owner: Int, _ place: Int
    ) -> (result: ManifestValue, changed: ManifestValue?)? {
        func changed(_ elements: [ManifestElement]) -> ManifestValue { ManifestValue(.array(elements), owner) }
        switch name {
        case "removeAll": return (ManifestValue(.void, place), changed([]))
        case "removeFirst", "popFirst", "removeLast", "popLast":
            let isFirst = name.hasSuffix("First")
            let gone = isFirst ? elements.first : elements.last
            let rest = Array(isFirst ? elements.dropFirst() : elements.dropLast())
            let result = end(isFirst ? elements : elements.reversed(), place)
            // Where the outermost element is not there, another one goes; one that stands for any number may stay.
            let others = gone?.isUndecided == true ? rest.undecided : rest
            return (
                name.hasPrefix("pop") ? result : result.unwrapped,
                changed(gone?.isOpen == true ? elements.undecided : others)
            )
        case "reverse": return (ManifestValue(.void, place), changed(elements.reversed()))
        case "sort": return (ManifestValue(.void, place), sorted(elements, [], owner))
        default: return nil
        }
    }

    private func removed(
        _ elements: [ManifestElement], _ index: ManifestValue, _ owner: Int, _ place: Int
    ) -> (result: ManifestValue, changed: ManifestValue?) {
        var rest = elements
        switch index.kind {
        case .position(let position) where elements.indices.contains(position),
            .integer(let position)
        where elements.indices.contains(position) && !elements[...position].contains(where: \.isUndecided):
            rest.remove(at: position)
            return (elements[position].value, ManifestValue(.array(rest), owner))
        default:
            let all = ManifestValue(.array(elements.undecided), owner)
            return (anyElement(of: all, place), all)
        }
    }

    // MARK: Dictionaries

    private mutating func mutation(
        _ name: String, _ pairs: [ManifestPair], _ owner: Int, _ arguments: [ManifestArgument], _ place: Int
    ) -> (result: ManifestValue, changed: ManifestValue?)? {
        func changed(_ pairs: [ManifestPair]) -> ManifestValue { ManifestValue(.dictionary(pairs), owner) }
        guard mayStep(1 + pairs.count / 16) else { return nil }
        let key = arguments.last?.value
        switch (name, arguments.last?.label) {
        case ("removeAll", nil) where arguments.isEmpty: return (ManifestValue(.void, place), changed([]))
        case ("removeValue", "forKey"?):
            guard let key, !key.isUndecided else { return nil }
            let old = pairs.first { $0.key == key }?.value ?? ManifestValue(.nothing, place)
            return (old, changed(pairs.filter { $0.key != key }))
        case ("updateValue", "forKey"?):
            guard let key, !key.isUndecided else { return nil }
            let old = pairs.first { $0.key == key }?.value ?? ManifestValue(.nothing, place)
            let rest = pairs.filter { $0.key != key }
            return (old, changed(rest + [ManifestPair(key: key, value: arguments[0].value)]))
        default: return nil
        }
    }
}
