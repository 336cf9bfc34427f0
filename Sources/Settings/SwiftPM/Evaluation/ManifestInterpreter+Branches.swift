import SwiftSyntax

// MARK: Conditions

extension ManifestInterpreter {
    /// What a list of conditions comes to; names that they bind are declared in the current scope. Nil where it cannot be
    /// known.
    mutating func evaluate(_ conditions: ConditionElementListSyntax) -> Bool? {
        var result: Bool? = true
        for condition in conditions {
            let answer = evaluate(condition.condition)
            if answer == false { return false }
            if answer == nil { result = nil }
        }
        return result
    }

    private mutating func evaluate(_ condition: ConditionElementSyntax.Condition) -> Bool? {
        switch condition {
        case .expression(let expression):
            if case .boolean(let answer) = evaluate(expression).kind { return answer }
            return nil
        case .optionalBinding(let binding):
            let name = binding.pattern.trimmedDescription
            let value = binding.initializer.map { evaluate($0.value) }
            let subject = value ?? state.value(of: name) ?? .unknown(name, place(binding))
            bind(binding.pattern, to: subject)
            switch subject.kind {
            case .nothing: return false
            case .unknown, .alternatives: return nil
            default: return true
            }
        case .matchingPattern(let match): return matches(match.pattern, evaluate(match.initializer.value))
        default: return true
        }
    }

    mutating func execute(_ branch: IfExprSyntax) -> Outcome {
        let start = state
        state.scopes.append([:])
        let answer = evaluate(branch.conditions)
        let count = start.scopes.count
        switch answer {
        case true?: return .decided(leave(to: count, execute(branch.body.statements)))
        case false?:
            state.scopes.removeLast(state.scopes.count - count)
            return elseBranch(branch.elseBody)
        case nil:
            let first = leave(to: count, execute(branch.body.statements))
            let after = state
            state = start
            var ways = [(state: after, flow: first)]
            switch elseBranch(branch.elseBody) {
            case .decided(let flow): ways.append((state, flow))
            case .open(let others): ways += others
            }
            return .open(ways)
        }
    }

    private mutating func elseBranch(_ body: IfExprSyntax.ElseBody?) -> Outcome {
        switch body {
        case .ifExpr(let next)?: deeper { $0.execute(next) } ?? .decided(.stopped)
        case .codeBlock(let block)?: .decided(scoped { $0.execute(block.statements) })
        default: .decided(.normal)
        }
    }

    /// Back to the scopes around.
    private mutating func leave(to count: Int, _ flow: ManifestFlow) -> ManifestFlow {
        if state.scopes.count > count { state.scopes.removeLast(state.scopes.count - count) }
        return flow
    }

    mutating func execute(_ guarded: GuardStmtSyntax) -> Outcome {
        let start = state
        switch evaluate(guarded.conditions) {
        case true?: return .decided(.normal)
        case false?: return .decided(scoped { $0.execute(guarded.body.statements) })
        case nil:
            let passed = state
            state = start
            let flow = scoped { $0.execute(guarded.body.statements) }
            return .open([(passed, .normal), (state, flow)])
        }
    }

    // MARK: switch

    mutating func execute(_ branch: SwitchExprSyntax) -> Outcome {
        let subject = evaluate(branch.subject)
        let start = state
        var ways: [(state: ManifestState, flow: ManifestFlow)] = []
        for element in branch.cases {
            guard case .switchCase(let item) = element else { continue }
            state = start
            state.scopes.append([:])
            let answer = matches(item.label, subject)
            if answer == false { continue }
            var flow = leave(to: start.scopes.count, execute(item.statements))
            if case .broken = flow { flow = .normal }
            if answer == true, ways.isEmpty { return .decided(flow) }
            ways.append((state, flow))
            if answer == true { return .open(ways) }
        }
        state = start
        return ways.isEmpty ? .decided(.normal) : .open(ways)
    }

    private mutating func matches(_ label: SwitchCaseSyntax.Label, _ subject: ManifestValue) -> Bool? {
        guard case .case(let label) = label else { return true }
        var isOpen = false
        for item in label.caseItems {
            var answer = matches(item.pattern, subject)
            if answer == true, let clause = item.whereClause {
                if case .boolean(let holds) = evaluate(clause.condition).kind { answer = holds } else { answer = nil }
            }
            if answer == true { return true }
            if answer == nil { isOpen = true }
        }
        return isOpen ? nil : false
    }

    /// Whether a value matches a pattern.
    mutating func matches(_ pattern: PatternSyntax, _ value: ManifestValue) -> Bool? {
        if pattern.is(WildcardPatternSyntax.self) { return true }
        if pattern.is(IdentifierPatternSyntax.self) || pattern.is(ValueBindingPatternSyntax.self) {
            bind(pattern, to: value)
            return true
        }
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        let expected = evaluate(expression)
        return isEqual(value, expected)
    }

    // MARK: Loops

    mutating func execute(_ loop: ForStmtSyntax) -> ManifestFlow {
        let sequence = evaluate(loop.sequence)
        for element in sequence.elements {
            guard mayStep() else { return .stopped }
            let flow: ManifestFlow
            if element.isUndecided || element.value.isUnknown {
                let before = state
                flow = iteration(loop, element.value)
                state = before.merged(with: state)
                if case .returned(let value) = flow { return .returned(.unknown(value.dependence, value.place)) }
                continue
            }
            flow = iteration(loop, element.value)
            switch flow {
            case .normal, .continued: continue
            case .broken: return .normal
            case .returned, .stopped: return flow
            }
        }
        return .normal
    }

    private mutating func iteration(_ loop: ForStmtSyntax, _ value: ManifestValue) -> ManifestFlow {
        scoped { interpreter in
            interpreter.bind(loop.pattern, to: value)
            guard let clause = loop.whereClause else { return interpreter.execute(loop.body.statements) }
            let condition = interpreter.evaluate(clause.condition)
            switch condition.kind {
            case .boolean(true): return interpreter.execute(loop.body.statements)
            case .boolean(false): return .normal
            default:
                let before = interpreter.state
                let flow = interpreter.execute(loop.body.statements)
                interpreter.state = before.merged(with: interpreter.state)
                return flow
            }
        }
    }

    mutating func execute(_ loop: WhileStmtSyntax) -> ManifestFlow {
        while mayStep() {
            let before = state
            switch evaluate(loop.conditions) {
            case false?: return .normal
            case nil:
                let flow = scoped { $0.execute(loop.body.statements) }
                state = before.merged(with: state)
                if case .returned = flow { return flow }
                return .normal
            case true?: break
            }
            switch scoped({ $0.execute(loop.body.statements) }) {
            case .normal, .continued: continue
            case .broken: return .normal
            case let flow: return flow
            }
        }
        return .stopped
    }

    // MARK: #if

    mutating func execute(_ conditional: IfConfigDeclSyntax) -> Outcome {
        let start = state
        var ways: [(state: ManifestState, flow: ManifestFlow)] = []
        for clause in conditional.clauses {
            let answer = clause.condition.map { condition.evaluate($0) } ?? true
            if answer == false { continue }
            state = start
            var flow = ManifestFlow.normal
            if case .statements(let items)? = clause.elements { flow = execute(items) }
            if answer == true, ways.isEmpty { return .decided(flow) }
            ways.append((state, flow))
            if answer == true { return .open(ways) }
        }
        state = start
        return ways.isEmpty ? .decided(.normal) : .open(ways + [(start, .normal)])
    }
}
