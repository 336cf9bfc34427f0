import SwiftSyntax

// MARK: Loops

extension ManifestInterpreter {
    mutating func execute(_ loop: ForStmtSyntax, _ label: String) -> ManifestExits {
        let sequence = evaluate(loop.sequence)
        let type = ManifestTypeName.element(of: typeName(of: sequence))
        return forEach(sequence.elements, label) { $0.iteration(loop, $1.value, type) }
    }

    /// Executes a round for each element; for those of which it is not known whether they are there, and how many they
    /// stand for, in a world of its own.
    mutating func forEach(
        _ elements: [ManifestElement], _ label: String = "",
        _ round: (inout Self, ManifestElement) -> ManifestExits
    ) -> ManifestExits {
        var exits = ManifestExits()
        var broken: ManifestState?
        for element in elements {
            guard mayStep() else { return stop() }
            let iteration: (inout Self) -> ManifestExits = { round(&$0, element) }
            var own = absorbing(label, &broken, iteration)
            if element.isUndecided {
                own = iterated(
                    own.state, own.exits, element.isOpen, label, &broken, iteration, follows: element.follows)
            }
            add(own.exits, to: &exits)
            guard own.exits.goesOn else {
                exits.goesOn = false
                break
            }
        }
        if let broken { join(broken, &exits) }
        return exits
    }

    /// The exits of one round of a loop, without those that stay in the loop; and the state before it.
    private mutating func absorbing(
        _ label: String, _ broken: inout ManifestState?, _ round: (inout Self) -> ManifestExits
    ) -> (state: ManifestState, exits: ManifestExits) {
        let before = state
        var exits = round(&self)
        for name in Set(["", label]) {
            if let state = exits.continued.removeValue(forKey: name) { join(state, &exits) }
            if let state = exits.broken.removeValue(forKey: name) {
                broken = broken.map { merged($0, state) } ?? state
            }
        }
        return (before, exits)
    }

    /// A round of which it is not known whether it takes place, or how often: what the second round adds to the first
    /// is not known.
    private mutating func iterated(
        _ before: ManifestState, _ first: ManifestExits, _ isOpen: Bool, _ label: String,
        _ broken: inout ManifestState?, _ round: (inout Self) -> ManifestExits, follows: Int? = nil
    ) -> (state: ManifestState, exits: ManifestExits) {
        var exits = first
        if exits.goesOn, isOpen {
            let once = state
            let second = absorbing(label, &broken, round)
            add(second.exits, to: &exits)
            if second.exits.goesOn {
                let widened = once.widened(by: state)
                state = merged(once, widened)
            } else {
                state = once
            }
        }
        let after = state
        state = exits.goesOn ? merged(before, state) : before
        // Where the round does not take place, the instance does not exist.
        if exits.goesOn, let follows { state.instances[follows] = after.instances[follows] }
        exits.goesOn = true
        return (before, exits)
    }

    private mutating func iteration(
        _ loop: ForStmtSyntax, _ value: ManifestValue, _ type: String
    ) -> ManifestExits {
        scopedExits { interpreter in
            var answer: Bool? = true
            if loop.caseKeyword != nil {
                answer = interpreter.matches(loop.pattern, value)
            } else {
                interpreter.bind(loop.pattern, to: value, type: type)
            }
            if answer != false, let clause = loop.whereClause {
                let holds = interpreter.decided(interpreter.evaluate(clause.condition))
                answer = holds == false ? false : answer == true ? holds : nil
            }
            return interpreter.chooseExits(
                answer, { $0.execute(loop.body.statements) }, { _ in ManifestExits() })
        }
    }

    mutating func execute(_ loop: WhileStmtSyntax, _ label: String) -> ManifestExits {
        execute(label, checksFirst: true, loop.body.statements) { $0.evaluate(loop.conditions) }
    }

    mutating func execute(_ loop: RepeatStmtSyntax, _ label: String) -> ManifestExits {
        execute(label, checksFirst: false, loop.body.statements) { $0.decided($0.evaluate(loop.condition)) }
    }

    private mutating func execute(
        _ label: String, checksFirst: Bool, _ body: CodeBlockItemListSyntax, _ check: (inout Self) -> Bool?
    ) -> ManifestExits {
        var exits = ManifestExits()
        var broken: ManifestState?
        var isFirst = !checksFirst
        // Names that a condition binds are visible in the body.
        let outer = state.current
        while true {
            guard mayStep() else { return stop() }
            let frame = open()
            let answer = isFirst ? true : check(&self)
            isFirst = false
            let round: (inout Self) -> ManifestExits = { interpreter in
                interpreter.scopedExits { $0.execute(body) }
            }
            if answer == false {
                close(frame, to: outer, in: &state)
                break
            }
            var own = absorbing(label, &broken, round)
            if answer == nil { own = iterated(own.state, own.exits, true, label, &broken, round) }
            close(frame, to: outer, in: &state)
            own.exits.forEachState { close(frame, to: outer, in: &$0) }
            add(own.exits, to: &exits)
            if !own.exits.goesOn { exits.goesOn = false }
            if !own.exits.goesOn || answer == nil { break }
        }
        if var broken {
            broken.current = outer
            join(broken, &exits)
        }
        return exits
    }
}

extension ManifestState {
    /// A state after any number of rounds of a loop, of which this one is after the first and `next` after the second:
    /// what still changes is not known.
    func widened(by next: ManifestState) -> ManifestState {
        var result = next
        for (number, frame) in next.frames {
            guard let own = frames[number], own.stamp != frame.stamp else { continue }
            for (name, variable) in frame.variables {
                guard let before = own.variables[name]?.value else { continue }
                result.frames[number]?.variables[name]?.value = before.widened(by: variable.value)
            }
        }
        for (number, instance) in next.instances {
            guard let own = instances[number], own.stamp != instance.stamp else { continue }
            for (field, value) in instance.object.fields {
                guard let before = own.object.fields[field] else { continue }
                result.instances[number]?.object.fields[field] = before.widened(by: value)
            }
        }
        return result
    }
}

extension ManifestValue {
    fileprivate func widened(by next: ManifestValue) -> ManifestValue {
        guard self != next else { return self }
        guard case .array(let before) = kind, case .array(let after) = next.kind else {
            return .unknown("how often a loop runs", next.place)
        }
        let added = after.filter { element in !before.contains { $0.value == element.value } }
        if added.isEmpty, before.allSatisfy({ element in after.contains { $0.value == element.value } }) {
            return ManifestValue(.array(before), place)
        }
        let more = ManifestElement(value: .unknown("how often a loop runs", next.place), isUndecided: true)
        return ManifestValue(.array(before.undecided + [more]), place)
    }
}
