/// What one place (a configuration file, a project's or a target's settings) assigns to build settings.
package struct BuildSettingLevel: Sendable {
    /// Who assigns: the words of the user interface.
    package enum Owner: String, Sendable {
        case defaults = "Xcode"
        case project, target
    }

    package let owner: Owner
    /// In the order in which they are written: the last one that applies wins.
    private(set) var assignments: [String: [BuildSettingAssignment]] = [:]

    package init(owner: Owner, assignments: [BuildSettingAssignment] = []) {
        self.owner = owner
        for assignment in assignments { append(assignment) }
    }

    /// Adds an assignment behind all others.
    package mutating func append(_ assignment: BuildSettingAssignment) {
        assignments[assignment.name, default: []].append(assignment)
    }

    /// The settings that are assigned, in no order.
    package var names: some Sequence<String> { assignments.keys }
}

/// One assignment: `NAME[condition=pattern] = value`.
package struct BuildSettingAssignment: Sendable {
    /// A text of the value and where it stands.
    package struct Piece: Sendable {
        package let text: String
        package let place: Provenance

        package init(text: String, place: Provenance) {
            self.text = text
            self.place = place
        }
    }

    package let name: String
    package let conditions: [BuildCondition]
    /// One for a plain value, one each for the elements of an array.
    package let pieces: [Piece]
    /// Where the name stands.
    package let place: Provenance

    /// `key` is the name with its conditions in brackets; one that is not formed so is taken as a name.
    package init(key: String, pieces: [Piece], place: Provenance) {
        self.pieces = pieces
        self.place = place
        (name, conditions) = BuildCondition.split(key)
    }

    package init(name: String, conditions: [BuildCondition], pieces: [Piece], place: Provenance) {
        self.name = name
        self.conditions = conditions
        self.pieces = pieces
        self.place = place
    }
}
