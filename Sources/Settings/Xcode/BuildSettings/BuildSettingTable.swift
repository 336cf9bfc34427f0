/// All that is assigned to the build settings of one target in one configuration, from Xcode's defaults up to the
/// target's own settings.
package struct BuildSettingTable: Sendable {
    /// Where an assignment stands: its level and its place in it. Higher ones win.
    struct Index: Comparable {
        var level: Int
        var position: Int

        static let top = Index(level: .max, position: .max)

        static func < (left: Self, right: Self) -> Bool {
            (left.level, left.position) < (right.level, right.position)
        }
    }

    /// Lowest first.
    package let levels: [BuildSettingLevel]

    package init(levels: [BuildSettingLevel]) {
        self.levels = [BuildSettingDefaults.level] + levels
    }

    /// The assignments of a name from just below an index down, with those whose conditions do not hold.
    func assignments(of name: String, below limit: Index) -> [(index: Index, assignment: BuildSettingAssignment)] {
        var found: [(index: Index, assignment: BuildSettingAssignment)] = []
        for (level, content) in levels.enumerated().reversed() where level <= limit.level {
            guard let assignments = content.assignments[name] else { continue }
            for (position, assignment) in assignments.enumerated().reversed() {
                let index = Index(level: level, position: position)
                if index < limit { found.append((index, assignment)) }
            }
        }
        return found
    }

    /// The names that a project or target assigns and that start with a text, sorted.
    package func names(startingWith prefix: String) -> [String] {
        var names: Set<String> = []
        for level in levels.dropFirst() {
            for name in level.names where name.hasPrefix(prefix) { names.insert(name) }
        }
        return names.sorted()
    }
}
