/// Everything that statements can change. A copy of it is a possible world: where a condition cannot be decided both
/// ways are followed, each on a copy, and what they differ in is undecided afterwards.
struct ManifestState {
    /// The variables of one scope.
    struct Frame {
        var variables: [String: ManifestVariable] = [:]
        /// The frame around; nil for the outermost.
        var parent: Int?
        /// Whether a function may still see its variables after its end.
        var isCaptured = false
        /// Changes with every change, so that two copies with the same stamp are the same.
        var stamp = 0
    }

    /// An instance of a class.
    struct Instance {
        var object: ManifestObject
        var stamp = 0
    }

    /// The number of the frame of what is declared at the top.
    static let top = 0

    var frames: [Int: Frame] = [Self.top: Frame()]
    /// The innermost scope.
    var current = Self.top
    var instances: [Int: Instance] = [:]
    /// Values of static properties, once they have been asked for: `Type.property`.
    var statics = Frame()
    /// The package that was made last.
    var package: ManifestValue?

    /// The frame in which a variable is declared that is visible in the innermost scope; `locally` leaves the top out.
    func frame(of name: String, locally: Bool = false) -> Int? {
        var next: Int? = current
        while let number = next, let frame = frames[number] {
            if locally, number == Self.top { return nil }
            if frame.variables[name] != nil { return number }
            next = frame.parent
        }
        return nil
    }

    /// How much the variables and fields weigh that were changed by the write with a number, or since.
    func weight(changedSince stamp: Int) -> Int {
        var weight = 0
        for frame in frames.values where frame.stamp >= stamp {
            weight += frame.variables.values.reduce(0) { $0 + $1.value.weight }
        }
        for instance in instances.values where instance.stamp >= stamp {
            weight += instance.object.fields.values.reduce(0) { $0 + $1.weight }
        }
        return weight
    }

    /// The state after either of two ways; `stamp` is new, `doubt` on what it depends which way is taken.
    func merged(with other: ManifestState, stamp: Int, doubt: String) -> ManifestState {
        var result = self
        // Whether an instance was made on one of the two ways only.
        let isNew = { (number: Int) in (instances[number] == nil) != (other.instances[number] == nil) }
        for (number, frame) in other.frames {
            guard let own = frames[number] else {
                result.frames[number] = frame
                continue
            }
            guard own.stamp != frame.stamp else { continue }
            result.frames[number]?.variables = Self.merged(own.variables, frame.variables, doubt, isNew)
            result.frames[number]?.stamp = stamp
            if frame.isCaptured { result.frames[number]?.isCaptured = true }
        }
        if statics.stamp != other.statics.stamp {
            result.statics.variables = Self.merged(statics.variables, other.statics.variables, doubt, isNew)
            result.statics.stamp = stamp
        }
        for (number, instance) in other.instances {
            guard let own = instances[number] else {
                result.instances[number] = instance
                continue
            }
            guard own.stamp != instance.stamp else { continue }
            var object = own.object.merged(with: instance.object)
            for (name, value) in object.fields {
                guard let left = own.object.fields[name], let right = instance.object.fields[name] else { continue }
                object.fields[name] = value.marked(left, right, doubt: doubt, isNew: isNew)
            }
            result.instances[number]?.object = object
            result.instances[number]?.stamp = stamp
        }
        switch (package, other.package) {
        case (let own?, let theirs?): result.package = own.merged(with: theirs)
        default: result.package = package ?? other.package
        }
        return result
    }

    private static func merged(
        _ left: [String: ManifestVariable], _ right: [String: ManifestVariable], _ doubt: String,
        _ isNew: (Int) -> Bool
    ) -> [String: ManifestVariable] {
        // What only one way declares is not used after the other.
        left.merging(right) { own, theirs in
            var variable = own
            variable.value = own.value.merged(with: theirs.value)
                .marked(own.value, theirs.value, doubt: doubt, isNew: isNew)
            return variable
        }
    }
}

/// A variable or constant, with what is known of its type.
struct ManifestVariable {
    var value: ManifestValue
    /// As annotated or as its initial value tells; empty where that is not known.
    var type = ""
    var isConstant = false
    /// Whether it is stated to be optional.
    var isOptional = false
}

/// How the execution of statements ends, besides going on: the states in which it leaves them.
struct ManifestExits {
    /// Whether execution goes on after the statements in some case; the interpreter has the state of it.
    var goesOn = true
    var returned: (state: ManifestState, value: ManifestValue)?
    var thrown: ManifestState?
    /// By `break` and `continue`; under the label of the statement that they name, else under an empty one.
    var broken: [String: ManifestState] = [:]
    var continued: [String: ManifestState] = [:]

    /// Execution that cannot go on: `fatalError()`, or too many steps.
    static var never: ManifestExits { ManifestExits(goesOn: false) }

    /// Whether going on is all that can happen.
    var isPlain: Bool { returned == nil && thrown == nil && broken.isEmpty && continued.isEmpty }

    /// Changes every state that execution leaves in.
    mutating func forEachState(_ change: (inout ManifestState) -> Void) {
        if var way = returned {
            change(&way.state)
            returned = way
        }
        if var state = thrown {
            change(&state)
            thrown = state
        }
        for label in broken.keys { broken[label].map { broken[label] = changed($0, change) } }
        for label in continued.keys { continued[label].map { continued[label] = changed($0, change) } }
    }

    private func changed(_ state: ManifestState, _ change: (inout ManifestState) -> Void) -> ManifestState {
        var result = state
        change(&result)
        return result
    }
}
