/// Evaluates `#if` conditions in three-valued logic: nil where the answer depends on what is not known.
struct ConditionEvaluator {
    let rules: ModuleRules
    /// Whether a module of this name can be imported, as far as known.
    let canImport: (String) -> Bool?

    /// Whether each clause of a file is compiled; nil where unknown. A clause whose earlier siblings hold is not.
    func activity(of summary: FileSummary) -> [Bool?] {
        var results: [Bool?] = []
        results.reserveCapacity(summary.conditions.count)
        var earlierInGroup: [Int32: Bool?] = [:]
        for condition in summary.conditions {
            let text = summary.names[Int(condition.text.index)]
            let own: Bool? = text.isEmpty ? true : evaluate(text)
            let earlier: Bool? = earlierInGroup[condition.group] ?? false
            earlierInGroup[condition.group] = .some(either(earlier, own))
            var result = both(negated(earlier), own)
            let parent = Int(condition.parent.index)
            if parent >= 0, parent < results.count { result = both(results[parent], result) }
            results.append(result)
        }
        return results
    }

    /// The value of one condition's text.
    func evaluate(_ text: String) -> Bool? {
        var parser = ConditionParser(text: text, evaluator: self)
        return parser.disjunction(depth: 0)
    }

    /// The value of one function-like condition such as `os(Linux)`.
    func evaluate(function: String, argument: String) -> Bool? {
        switch function {
        case "os": return rules.operatingSystem.isEmpty ? nil : isOperatingSystem(argument)
        case "canImport": return canImport(argument)
        case "swift", "compiler": return isVersion(argument, current: [6, 3, 1], function: function)
        case "hasFeature": return LanguageFeature(rawValue: argument).map(rules.has) ?? nil
        case "hasAttribute": return true
        case "targetEnvironment": return rules.operatingSystem == "Linux" ? false : nil
        case "arch" where rules.operatingSystem == "Linux": return argument == "x86_64"
        case "_endian": return argument == "little"
        case "_pointerBitWidth": return argument == "_64"
        case "_runtime": return rules.operatingSystem.isEmpty ? nil : (argument == "_ObjC") == isApple
        default: return nil
        }
    }

    /// The value of one named condition.
    func evaluate(flag: String) -> Bool? {
        if flag == "true" { return true }
        if flag == "false" { return false }
        if rules.compilationConditions.contains(flag) { return true }
        return rules.knowsAllConditions ? false : nil
    }

    private var isApple: Bool {
        ["macOS", "iOS", "tvOS", "watchOS", "visionOS"].contains(rules.operatingSystem)
    }

    private func isOperatingSystem(_ name: String) -> Bool {
        name == rules.operatingSystem || (name == "OSX" && rules.operatingSystem == "macOS")
            || (name == "xrOS" && rules.operatingSystem == "visionOS")
    }

    private func isVersion(_ argument: String, current: [Int], function: String) -> Bool? {
        let isBelow = argument.hasPrefix("<")
        let digits = argument.drop { "<>= ".contains($0) }
        let wanted = digits.split(separator: ".").map { Int($0) ?? 0 }
        guard !wanted.isEmpty else { return nil }
        let mine = function == "swift" && rules.languageMode < 6 ? [rules.languageMode, 10] : current
        let padded = wanted + Array(repeating: 0, count: max(0, mine.count - wanted.count))
        let reached = !mine.lexicographicallyPrecedes(padded)
        return isBelow ? !reached : reached
    }
}

private func negated(_ value: Bool?) -> Bool? { value.map { !$0 } }

private func both(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
}

private func either(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == true || right == true { return true }
    return left == nil || right == nil ? nil : false
}

/// Recursive descent over the text of one condition.
private struct ConditionParser {
    private var rest: Substring
    private let evaluator: ConditionEvaluator

    init(text: String, evaluator: ConditionEvaluator) {
        rest = text[...]
        self.evaluator = evaluator
    }

    mutating func disjunction(depth: Int) -> Bool? {
        var value = conjunction(depth: depth)
        while take("||") { value = either(value, conjunction(depth: depth)) }
        return value
    }

    private mutating func conjunction(depth: Int) -> Bool? {
        var value = term(depth: depth)
        while take("&&") { value = both(value, term(depth: depth)) }
        return value
    }

    private mutating func term(depth: Int) -> Bool? {
        guard depth < 64 else {
            rest = ""
            return nil
        }
        if take("!") { return negated(term(depth: depth + 1)) }
        if take("(") {
            let value = disjunction(depth: depth + 1)
            _ = take(")")
            return value
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else {
            rest = ""
            return nil
        }
        rest = rest.dropFirst(name.count)
        guard take("(") else { return evaluator.evaluate(flag: String(name)) }
        let argument = rest.prefix { $0 != ")" }
        rest = rest.dropFirst(argument.count + 1)
        let trimmed = argument.split(separator: ",").first.map { $0.filter { !$0.isWhitespace } } ?? ""
        return evaluator.evaluate(function: String(name), argument: trimmed)
    }

    private mutating func take(_ token: String) -> Bool {
        rest = rest.drop(while: \.isWhitespace)
        guard rest.hasPrefix(token) else { return false }
        rest = rest.dropFirst(token.count)
        return true
    }
}
