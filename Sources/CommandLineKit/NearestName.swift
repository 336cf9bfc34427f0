/// Finds what the user may have meant.
package enum NearestName {
    /// The candidate with the fewest typing mistakes from `name`, or nil where none is near: at most one mistake in three
    /// characters. Case counts for nothing; the first of equals wins.
    package static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased())
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(wanted, Array(candidate.lowercased()))
            if distance <= max(1, wanted.count / 3), distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        guard left.count <= 64, right.count <= 64 else { return .max }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, character) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
                if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
