import SwiftSyntax

// MARK: Methods

extension ManifestInterpreter {
    /// What a method of a value returns, and what becomes of the value where it changes; nil where there is no method.
    mutating func result(
        of name: String, of value: ManifestValue, _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> (result: ManifestValue, changed: ManifestValue?)? {
        for type in types(of: value) {
            let numbers = overloads(definitions.types[type]?.methods[name] ?? [], arguments)
            guard let first = numbers.first else { continue }
            let result = invoke(numbers, arguments, boundSelf: value, place, hint: hint)
            let isChange = definitions.functions[first].isMutating && value.object == nil
            return (result, isChange ? finalSelf : nil)
        }
        if let changed = mutation(name, of: value, arguments, place) { return changed }
        if let result = builtInMethod(name, of: value, arguments, hint, place) { return (result, nil) }
        // A stored function.
        return object(value)?.fields[name].map { (apply($0, arguments, place, hint: hint), nil) }
    }

    private mutating func builtInMethod(
        _ name: String, of value: ManifestValue, _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue? {
        switch value.kind {
        case .dictionary(let pairs):
            return dictionaryMethod(name, pairs, arguments, place)
                ?? sequenceMethod(name, value.elements, arguments, hint, place)
        case .array, .range: return sequenceMethod(name, value.elements, arguments, hint, place)
        case .string(let text): return stringMethod(name, text, arguments, place)
        case .integer(let number) where name == "isMultiple":
            guard let divisor = evaluated(arguments).first?.value.integer, divisor != 0, divisor != -1 else {
                return nil
            }
            return ManifestValue(.boolean(number % divisor == 0), place)
        case .boolean, .integer, .record, .tuple, .object: return optionalMethod(name, value, arguments, hint, place)
        default: return nil
        }
    }

    /// `map` and `flatMap` of an optional that is not nil.
    private mutating func optionalMethod(
        _ name: String, _ value: ManifestValue, _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue? {
        guard ["map", "flatMap"].contains(name), arguments.count == 1 else { return nil }
        let function = evaluated(arguments) { _, _ in "-> " + hint }[0].value
        return apply(function, [.passed(value)], place)
    }

    /// `map` and `flatMap` of an optional collection or string; nil where nothing is known of it.
    mutating func optionalMap(
        _ value: ManifestValue, _ arguments: [ManifestArgument], _ hint: String, _ place: Int
    ) -> ManifestValue? {
        guard arguments.count == 1, !value.isUnknown else { return nil }
        if value.kind == .nothing { return value }
        let function = evaluated(arguments) { _, _ in "-> " + hint }[0].value
        guard value.isNothing != false else { return apply(function, [.passed(value)], place) }
        var result = value
        perhaps { result = $0.apply(function, [.passed(value.unwrapped)], place) }
        return result.merged(with: ManifestValue(.nothing, place))
    }

    // MARK: Dictionaries

    private mutating func dictionaryMethod(
        _ name: String, _ pairs: [ManifestPair], _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue? {
        switch (name, arguments.count) {
        case ("mapValues", 1), ("compactMapValues", 1):
            let function = evaluated(arguments)[0].value
            var result: [ManifestPair] = []
            for pair in pairs {
                var pair = pair
                pair.value = apply(function, [.passed(pair.value)], place)
                if name == "compactMapValues" {
                    if pair.value.isNothing == true { continue }
                    if pair.value.isNothing == nil { pair.isUndecided = true }
                    pair.value = pair.value.unwrapped
                }
                result.append(pair)
            }
            return ManifestValue(.dictionary(result), place)
        case ("filter", 1):
            let function = evaluated(arguments)[0].value
            var result: [ManifestPair] = []
            for (pair, element) in zip(pairs, ManifestValue(.dictionary(pairs), place).elements) {
                let answer = apply(function, [.passed(element.value)], place).boolean
                if answer == false { continue }
                result.append(
                    ManifestPair(key: pair.key, value: pair.value, isUndecided: pair.isUndecided || answer == nil))
            }
            return ManifestValue(.dictionary(result), place)
        default: return nil
        }
    }

    // MARK: Strings

    private mutating func stringMethod(
        _ name: String, _ text: String, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue? {
        guard Self.stringMethods.contains(name) else { return nil }
        let arguments = evaluated(arguments)
        if let open = arguments.first(where: { $0.value.isUndecided }) {
            return .unknown(open.value.dependence, place)
        }
        func result(_ kind: ManifestValue.Kind) -> ManifestValue { ManifestValue(kind, place) }
        let strings = arguments.map(\.value.string)
        switch (name, strings.first ?? nil) {
        case ("lowercased", _): return result(.string(text.lowercased()))
        case ("uppercased", _): return result(.string(text.uppercased()))
        case ("dropFirst", _), ("dropLast", _), ("prefix", _), ("suffix", _):
            guard let count = arguments.isEmpty ? 1 : arguments[0].value.integer, count >= 0 else { return nil }
            switch name {
            case "dropFirst": return result(.string(String(text.dropFirst(count))))
            case "dropLast": return result(.string(String(text.dropLast(count))))
            case "prefix": return result(.string(String(text.prefix(count))))
            default: return result(.string(String(text.suffix(count))))
            }
        case (_, let part?): return stringMethod(name, text, part, arguments, place)
        default: return nil
        }
    }

    private static let stringMethods: Set<String> = [
        "lowercased", "uppercased", "dropFirst", "dropLast", "prefix", "suffix", "hasPrefix", "hasSuffix", "contains",
        "appending", "replacingOccurrences", "replacing", "split", "components",
    ]

    private mutating func stringMethod(
        _ name: String, _ text: String, _ part: String, _ arguments: [ManifestArgument], _ place: Int
    ) -> ManifestValue? {
        guard mayStep(1 + text.utf8.count / 16) else { return .unknown("more steps than are followed", place) }
        func result(_ kind: ManifestValue.Kind) -> ManifestValue { ManifestValue(kind, place) }
        switch name {
        case "hasPrefix": return result(.boolean(text.hasPrefix(part)))
        case "hasSuffix": return result(.boolean(text.hasSuffix(part)))
        case "contains": return result(.boolean(text.contains(part)))
        case "appending": return result(.string(text + part))
        case "replacingOccurrences", "replacing":
            guard arguments.count == 2, !part.isEmpty, let replacement = arguments[1].value.string else { return nil }
            guard text.utf8.count * (1 + replacement.utf8.count) <= Self.stringLimit * 16 else { return nil }
            let replaced = text.replacing(part, with: replacement)
            return replaced.utf8.count > Self.stringLimit ? nil : result(.string(replaced))
        case "split", "components":
            guard arguments.count == 1, !part.isEmpty else { return nil }
            let pieces = text.split(separator: part, omittingEmptySubsequences: name == "split")
            return result(.array(pieces.map { ManifestElement(value: result(.string(String($0)))) }))
        default: return nil
        }
    }
}
