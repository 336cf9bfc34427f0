import SwiftSyntax

// MARK: Sequences

extension ManifestInterpreter {
    /// A method of the standard library's sequences that changes nothing; nil where it is not followed.
    mutating func sequenceMethod(
        _ name: String, _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue? {
        guard mayStep(1 + elements.count / 16) else { return nil }
        switch name {
        case "map", "flatMap", "compactMap", "forEach":
            guard arguments.count == 1 else { return nil }
            return transformed(name, elements, arguments, hint, place)
        case "filter":
            guard arguments.count == 1 else { return nil }
            return filtered(elements, evaluated(arguments)[0].value, keeping: true, place)
        case "prefix" where arguments.first?.isFunction == true, "drop" where arguments.first?.isFunction == true:
            return run(name, elements, arguments, place)
        case "contains", "allSatisfy", "first", "last", "firstIndex", "count":
            guard arguments.count == 1 else { return nil }
            return search(name, elements, arguments[0], place)
        case "sorted": return sorted(elements, arguments, place)
        case "joined": return joined(elements, evaluated(arguments).first?.value, place)
        case "reduce": return reduced(elements, arguments, hint, place)
        case "union", "subtracting", "intersection": return combined(name, elements, arguments, hint, place)
        default: return part(name, elements, arguments, place)
        }
    }

    /// Methods that only pick elements or arrange them.
    private mutating func part(
        _ name: String, _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue? {
        switch name {
        case "reversed": return ManifestValue(.array(elements.reversed()), place)
        case "enumerated":
            let isOpen = elements.contains(where: \.isUndecided)
            let pairs = elements.enumerated().map { index, element in
                let offset = ManifestValue(isOpen ? .position(index) : .integer(index), place)
                return ManifestElement(
                    value: .tuple([("offset", offset), ("element", element.value)], place),
                    isUndecided: element.isUndecided, follows: element.follows)
            }
            return ManifestValue(.array(pairs), place)
        case "dropFirst", "dropLast", "prefix", "suffix":
            guard arguments.first?.isFunction != true else { return nil }
            let count = arguments.isEmpty ? 1 : evaluated(arguments)[0].value.integer
            guard let count, count >= 0, !elements.contains(where: \.isUndecided) else {
                return ManifestValue(.array(elements.undecided), place)
            }
            switch name {
            case "dropFirst": return ManifestValue(.array(Array(elements.dropFirst(count))), place)
            case "dropLast": return ManifestValue(.array(Array(elements.dropLast(count))), place)
            case "prefix": return ManifestValue(.array(Array(elements.prefix(count))), place)
            default: return ManifestValue(.array(Array(elements.suffix(count))), place)
            }
        default: return nil
        }
    }

    // MARK: Functions of elements

    private mutating func transformed(
        _ name: String, _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue {
        let expected = name == "flatMap" ? hint : ManifestTypeName.element(of: hint)
        let function = evaluated(arguments) { _, _ in expected.isEmpty ? "" : "-> " + expected }[0].value
        var results: [[ManifestElement]] = []
        var position = 0
        let exits = forEach(elements.enumerated().map { index, element in element }) { interpreter, element in
            let value = interpreter.apply(function, [.passed(element.value)], place)
            // Elements that stand for any number are looked at twice; the second time tells nothing new.
            position += 1
            results.append(Self.contribution(of: value, name))
            return ManifestExits()
        }
        guard exits.goesOn, results.reduce(0, { $0 + $1.count }) <= Self.elementLimit else {
            return .unknown("a very long array", place)
        }
        guard name != "forEach" else { return ManifestValue(.void, place) }
        var all: [ManifestElement] = []
        var next = results.makeIterator()
        for element in elements {
            let own = next.next() ?? []
            if element.isOpen { _ = next.next() }
            if let follows = element.follows, own.count == 1, own[0].value.object == follows {
                all.append(element)
            } else {
                all += element.isUndecided ? own.undecided : own
            }
        }
        return ManifestValue(.array(all), place)
    }

    /// What a value adds to the result of a method.
    private static func contribution(of value: ManifestValue, _ name: String) -> [ManifestElement] {
        guard name != "map" else { return [ManifestElement(value: value)] }
        switch value.kind {
        case .nothing: return []
        case .array(let inner) where name == "flatMap": return inner
        case .alternatives(let values):
            let parts = values.map { contribution(of: $0, name) }
            return parts.dropFirst().reduce(parts[0]) { $0.merged(with: $1) }
        case .unknown: return [ManifestElement(value: value, isUndecided: true)]
        default: return [ManifestElement(value: value)]
        }
    }

    /// The elements for which a function does, or does not, answer yes.
    mutating func filtered(
        _ elements: [ManifestElement], _ function: ManifestValue, keeping: Bool, _ place: Int
    ) -> ManifestValue {
        let answers = answers(of: function, for: elements, place)
        let kept = zip(elements, answers).compactMap { element, answer -> ManifestElement? in
            guard let answer else { return ManifestElement(value: element.value, isUndecided: true, doubt: doubt) }
            return answer == keeping ? element : nil
        }
        return ManifestValue(.array(kept), place)
    }

    /// What a predicate says of each element; nil where it cannot be known.
    private mutating func answers(
        of predicate: ManifestValue, for elements: [ManifestElement], _ place: Int
    ) -> [Bool?] {
        var answers: [Bool?] = []
        for element in elements {
            guard mayStep() else {
                answers.append(nil)
                continue
            }
            var answer: Bool?
            if element.isUndecided {
                perhaps { answer = $0.decided($0.apply(predicate, [.passed(element.value)], place)) }
            } else {
                answer = decided(apply(predicate, [.passed(element.value)], place))
            }
            answers.append(answer)
        }
        return answers
    }

    /// `prefix(while:)` and `drop(while:)`.
    private mutating func run(
        _ name: String, _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        let answers = answers(of: evaluated(arguments)[0].value, for: elements, place)
        let isOpen = elements.contains(where: \.isUndecided) || answers.contains(nil)
        guard !isOpen else { return ManifestValue(.array(elements.undecided), place) }
        let count = answers.firstIndex(of: false) ?? elements.count
        return ManifestValue(
            .array(Array(name == "prefix" ? elements.prefix(count) : elements.dropFirst(count))), place)
    }

    // MARK: Questions

    private mutating func search(
        _ name: String, _ elements: [ManifestElement], _ argument: ManifestArgument, _ place: Int
    ) -> ManifestValue? {
        let hint = ManifestTypeName.element(of: typeName(of: ManifestValue(.array(elements), place)))
        let value = evaluated([argument]) { _, argument in argument.isFunction ? "" : hint }[0].value
        let isPredicate = if case .function = value.kind { true } else { argument.label == "where" }
        if name == "contains" || name == "firstIndex" || isPredicate {
            let found =
                isPredicate
                ? answers(of: value, for: elements, place) : elements.map { isEqual($0.value, value) }
            return answer(name, elements, found, place)
        }
        return nil
    }

    private func answer(
        _ name: String, _ elements: [ManifestElement], _ found: [Bool?], _ place: Int
    ) -> ManifestValue {
        // Of elements that may not be there only a no is certain.
        let certain = zip(elements, found).map { $0.isUndecided ? ($1 == false ? false : nil) : $1 }
        let unknown = ManifestValue.unknown(why(elements), place)
        switch name {
        case "contains", "allSatisfy":
            let wanted = name == "contains"
            // Elements that may not be there count for neither.
            if certain.contains(wanted) { return ManifestValue(.boolean(wanted), place) }
            let others = name == "contains" ? certain : zip(elements, found).map { $1 }
            return others.allSatisfy { $0 == !wanted } ? ManifestValue(.boolean(!wanted), place) : unknown
        case "count":
            return certain.contains(nil) ? unknown : ManifestValue(.integer(certain.filter { $0 == true }.count), place)
        case "firstIndex":
            guard let index = certain.firstIndex(where: { $0 != false }) else { return ManifestValue(.nothing, place) }
            guard certain[index] == true else { return unknown }
            let isOpen = elements[...index].contains(where: \.isUndecided)
            return ManifestValue(isOpen ? .position(index) : .integer(index), place)
        default:
            let order = name == "first" ? Array(elements.indices) : elements.indices.reversed()
            var values: [ManifestValue] = []
            for index in order where certain[index] != false {
                values += elements[index].value.alternatives
                if certain[index] == true { return .oneOf(values, place) }
            }
            return .oneOf(values + [ManifestValue(.nothing, place)], place)
        }
    }

    // MARK: Order

    mutating func sorted(
        _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue {
        let predicate = evaluated(arguments).first?.value
        var result: [ManifestElement] = []
        for element in elements {
            var index = result.count
            // From the end, so that equal elements keep their order.
            while index > 0 {
                guard mayStep() else { return .unknown("more steps than are followed", place) }
                guard let isBefore = isBefore(element, result[index - 1], predicate, place) else {
                    // The elements in an order that is not known.
                    return ManifestValue(.array(elements), place).merged(with: .unknown("an order", place))
                }
                if !isBefore { break }
                index -= 1
            }
            result.insert(element, at: index)
        }
        return ManifestValue(.array(result), place)
    }

    /// Whether one element comes before another; nil where that cannot be known.
    private mutating func isBefore(
        _ element: ManifestElement, _ other: ManifestElement, _ predicate: ManifestValue?, _ place: Int
    ) -> Bool? {
        if let predicate { return apply(predicate, [.passed(element.value), .passed(other.value)], place).boolean }
        return arithmetic("<", element.value, other.value, place).boolean
    }

    // MARK: Combinations

    private mutating func joined(
        _ elements: [ManifestElement], _ separator: ManifestValue?, _ place: Int
    ) -> ManifestValue {
        if separator == nil, elements.contains(where: { $0.value.string == nil && !$0.value.isUnknown }) {
            let parts = elements.flatMap { $0.isUndecided ? $0.value.elements.undecided : $0.value.elements }
            return ManifestValue(.array(parts), place)
        }
        if let open = elements.first(where: { $0.isUndecided || $0.value.isUndecided }) {
            return .unknown(open.value.isUndecided ? open.value.dependence : "an array's elements", place)
        }
        let parts = elements.compactMap(\.value.string)
        guard parts.count == elements.count, parts.reduce(0, { $0 + $1.utf8.count }) < Self.stringLimit,
            separator == nil || separator?.string != nil
        else { return .unknown(separator?.dependence ?? "an array's elements", place) }
        return ManifestValue(.string(parts.joined(separator: separator?.string ?? "")), place)
    }

    private mutating func reduced(
        _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue? {
        guard arguments.count == 2 else { return nil }
        let arguments = evaluated(arguments) { position, _ in position == 0 ? hint : "-> " + hint }
        guard !elements.contains(where: \.isUndecided), case .function = arguments[1].value.kind else {
            unknownCall([arguments[1]])
            return .unknown("a reduction", place)
        }
        let outer = state.current
        let frame = open()
        defer { close(frame, to: outer, in: &state) }
        declare("reduced", arguments[0].value, isConstant: false)
        var first = ManifestArgument.passed(arguments[0].value)
        if arguments[0].label == "into" {
            let written = DeclReferenceExprSyntax(baseName: .identifier("reduced"))
            first.expression = ExprSyntax(InOutExprSyntax(expression: written))
        }
        for element in elements {
            guard mayStep() else { return .unknown("more steps than are followed", place) }
            first.value = variable("reduced")?.value ?? first.value
            let result = apply(arguments[1].value, [first, .passed(element.value)], place)
            if first.expression == nil { store(result, in: "reduced", frame: frame) }
        }
        return variable("reduced")?.value
    }

    private mutating func combined(
        _ name: String, _ elements: [ManifestElement], _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue? {
        guard arguments.count == 1 else { return nil }
        let other = evaluated(arguments) { _, _ in hint }[0].value.elements
        guard mayStep(1 + elements.count * other.count / 16) else { return nil }
        if name == "union" { return ManifestValue(.array(distinct(elements + other)), place) }
        let kept = elements.compactMap { element -> ManifestElement? in
            let found = other.map { $0.isUndecided ? nil : isEqual($0.value, element.value) }
            let isIn = found.contains(true) ? true : found.contains(nil) ? nil : false
            guard let isIn else { return ManifestElement(value: element.value, isUndecided: true) }
            return isIn == (name == "intersection") ? element : nil
        }
        return ManifestValue(.array(kept), place)
    }
}

extension ManifestArgument {
    /// Whether it is a closure or is passed for one.
    var isFunction: Bool {
        if isEvaluated { if case .function = value.kind { return true } }
        return expression?.is(ClosureExprSyntax.self) == true || label == "where" || label == "while"
    }
}
