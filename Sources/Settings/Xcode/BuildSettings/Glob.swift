/// File name patterns as the shell and Xcode know them: `*`, `?`, `[a-z]`, `\` before a literal.
package enum Glob {
    /// Whether the whole text matches; `*` and `?` match `/` as well.
    ///
    /// Takes time in proportion to the product of both lengths at worst, never more.
    package static func matches(_ pattern: String, _ text: String) -> Bool {
        guard pattern.utf8.count <= longest else { return false }
        return matches(Array(pattern.unicodeScalars), Array(text.unicodeScalars))
    }

    /// Longer patterns match nothing: no path is as long.
    private static let longest = 4096

    /// Whether a path's last components match a pattern of as many components; an absolute pattern takes all of them.
    package static func matchesPath(_ pattern: String, _ path: String) -> Bool {
        let wanted = pattern.split(separator: "/").filter { $0 != "." }
        let parts = path.split(separator: "/")
        guard !wanted.isEmpty, parts.count >= wanted.count else { return false }
        if pattern.hasPrefix("/"), parts.count != wanted.count { return false }
        return zip(wanted, parts.suffix(wanted.count)).allSatisfy { matches(String($0), String($1)) }
    }

    private static func matches(_ pattern: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Bool {
        var position = 0
        var index = 0
        var star: (position: Int, index: Int)?
        while index < text.count {
            if position < pattern.count, pattern[position] == "*" {
                star = (position, index)
                position += 1
            } else if let length = matchOne(pattern, position, text[index]) {
                position += length
                index += 1
            } else if let last = star {
                position = last.position + 1
                index = last.index + 1
                star = (last.position, index)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }

    /// How much of the pattern matches the character; nil where it does not match.
    private static func matchOne(_ pattern: [Unicode.Scalar], _ position: Int, _ scalar: Unicode.Scalar) -> Int? {
        guard position < pattern.count else { return nil }
        switch pattern[position] {
        case "?": return 1
        case "\\" where position + 1 < pattern.count: return pattern[position + 1] == scalar ? 2 : nil
        case "[":
            guard let set = characters(pattern, position) else { return scalar == "[" ? 1 : nil }
            return set.contains(scalar) ? set.length : nil
        case let literal: return literal == scalar ? 1 : nil
        }
    }

    /// `[…]`: the ranges, whether all others are meant, and the length of the expression.
    private struct CharacterSet {
        var ranges: [ClosedRange<UInt32>] = []
        var isNegated = false
        var length = 0

        func contains(_ scalar: Unicode.Scalar) -> Bool {
            ranges.contains { $0.contains(scalar.value) } != isNegated
        }
    }

    private static func characters(_ pattern: [Unicode.Scalar], _ start: Int) -> CharacterSet? {
        var set = CharacterSet()
        var position = start + 1
        if position < pattern.count, pattern[position] == "!" || pattern[position] == "^" {
            set.isNegated = true
            position += 1
        }
        let first = position
        while position < pattern.count, pattern[position] != "]" || position == first {
            var upper = pattern[position]
            let lower = upper
            if position + 2 < pattern.count, pattern[position + 1] == "-", pattern[position + 2] != "]" {
                upper = pattern[position + 2]
                position += 2
            }
            if lower.value <= upper.value { set.ranges.append(lower.value...upper.value) }
            position += 1
        }
        guard position < pattern.count else { return nil }
        set.length = position + 1 - start
        return set
    }
}
