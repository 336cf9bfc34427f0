/// `[sdk=iphoneos*]`: a pattern that a property of the build must match for an assignment to apply.
package struct BuildCondition: Hashable, Sendable {
    package let parameter: String
    package let pattern: String

    package init(parameter: String, pattern: String) {
        self.parameter = parameter
        self.pattern = pattern
    }

    /// A key's name and its conditions; the whole key and none where the brackets are malformed.
    static func split(_ key: String) -> (String, [BuildCondition]) {
        guard let bracket = key.firstIndex(of: "["), key.last == "]" else { return (key, []) }
        let name = key[..<bracket].trimmed
        var conditions: [BuildCondition] = []
        for part in key[key.index(after: bracket)...].dropLast().split(separator: "[") {
            let text = part.trimmed
            let inside = text.hasSuffix("]") ? text.dropLast() : Substring(text)
            // `[sdk=a*,arch=b]` is the older form of `[sdk=a*][arch=b]`.
            for condition in inside.split(separator: ",") {
                guard let equals = condition.firstIndex(of: "=") else { return (key, []) }
                let pattern = String(condition[condition.index(after: equals)...])
                conditions.append(BuildCondition(parameter: condition[..<equals].trimmed, pattern: pattern))
            }
        }
        return (name, conditions)
    }
}

/// One way in which a target can be built.
package struct BuildContext: Hashable, Sendable {
    package var configuration: String
    package var target: String
    /// Without version: `iphoneos`.
    package var sdk: String
    package var architecture: String

    package init(configuration: String, target: String, sdk: String, architecture: String) {
        self.configuration = configuration
        self.target = target
        self.sdk = sdk
        self.architecture = architecture
    }

    /// What a condition comes to.
    enum Match {
        case yes, no
        /// The pattern names a version of the SDK, which depends on the Xcode in use.
        case dependsOnVersion
    }

    func match(_ condition: BuildCondition) -> Match {
        switch condition.parameter {
        case "sdk": matchSDK(condition.pattern)
        case "arch": Glob.matches(condition.pattern, architecture) ? .yes : .no
        case "config": Glob.matches(condition.pattern, configuration) ? .yes : .no
        case "target": Glob.matches(condition.pattern, target) ? .yes : .no
        case "variant": Glob.matches(condition.pattern, "normal") ? .yes : .no
        default: condition.pattern == "*" ? .yes : .no
        }
    }

    /// An SDK's full name carries its version (`iphoneos26.0`), so that a pattern without a star matches none.
    private func matchSDK(_ pattern: String) -> Match {
        if Glob.matches(pattern, sdk + "99.99") { return .yes }
        guard pattern.hasPrefix(sdk) else { return .no }
        let rest = pattern.dropFirst(sdk.count)
        return rest.first?.isNumber == true || rest.first == "[" ? .dependsOnVersion : .no
    }
}

extension StringProtocol {
    /// Without white space at either end.
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
