/// The name that a misspelt one was most likely meant to be.
package enum NearestName {
    /// Longer names than this are not compared: no feature or setting has one.
    private static let longest = 100

    /// The candidate with the smallest edit distance, where case hardly counts, if at most a third of the name was
    /// mistyped; the alphabetically first of equals.
    package static func find(_ name: String, among candidates: [String]) -> String? {
        guard !name.isEmpty, name.utf8.count <= longest else { return nil }
        let lowered = Array(name.lowercased().utf8)
        var best: (name: String, distance: Int)?
        for candidate in candidates.sorted() where candidate != name {
            let distance = 2 * editDistance(lowered, Array(candidate.lowercased().utf8))
            let total = distance + (distance == 0 ? 1 : 0)
            if total < best?.distance ?? .max { best = (candidate, total) }
        }
        guard let best, best.distance <= max(2, 2 * lowered.count / 3) else { return nil }
        return best.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + [Int](repeating: 0, count: right.count)
            for column in 1...right.count {
                let replaced = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
                current[column] = min(last[column] + 1, current[column - 1] + 1, replaced)
                let swapped =
                    row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1]
                if swapped { current[column] = min(current[column], beforeLast[column - 2] + 1) }
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
