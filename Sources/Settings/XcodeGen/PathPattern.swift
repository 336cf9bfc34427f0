/// Patterns of paths below a folder, as XcodeGen reads them: `*`, `?`, `[…]`, `{a,b}`, and `**` for any number of
/// folders. A pattern that matches a folder stands for all that is in it.
struct PathPattern {
    private static let alternativeLimit = 200
    /// The components of each alternative.
    private let alternatives: [[String]]

    init(_ text: String) {
        alternatives = Self.expandingBraces(text).map { alternative in
            var components: [String] = []
            for part in alternative.split(separator: "/") where part != "." {
                // `**x` is a star for folders and a component, as in `**/x`.
                if part.hasPrefix("**"), part != "**" {
                    components += ["**", "*" + part.drop { $0 == "*" }]
                } else {
                    components.append(String(part))
                }
            }
            return components
        }
    }

    /// Whether the path, or a folder around it, matches.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map { String($0) }
        return alternatives.contains { Self.matches($0, parts) }
    }

    /// Row by row: which prefixes of the path the pattern so far can end at.
    private static func matches(_ pattern: [String], _ parts: [String]) -> Bool {
        guard !pattern.isEmpty else { return false }
        var ends: Set<Int> = [0]
        for component in pattern {
            var next: Set<Int> = []
            if component == "**" {
                guard let first = ends.min() else { return false }
                next = Set(first...parts.count)
            } else {
                for end in ends where end < parts.count && Glob.matches(component, parts[end]) { next.insert(end + 1) }
            }
            if next.isEmpty { return false }
            ends = next
        }
        return ends.contains { $0 > 0 }
    }

    private static func expandingBraces(_ text: String) -> [String] {
        var finished: [String] = []
        var rest = [text]
        while let next = rest.popLast(), finished.count + rest.count < alternativeLimit {
            guard let close = next.firstIndex(of: "}"), let open = next[..<close].lastIndex(of: "{") else {
                finished.append(next)
                continue
            }
            let inside = next[next.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
            rest += inside.map { "\(next[..<open])\($0)\(next[next.index(after: close)...])" }
        }
        return finished
    }
}
