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
        case .expression(let expression): return decided(evaluate(expression, hint: "Bool"))
        case .optionalBinding(let binding):
            let name = binding.pattern.trimmedDescription
            let value: ManifestValue
            if let initializer = binding.initializer {
                value = evaluate(initializer.value, hint: ManifestTypeName.of(binding.typeAnnotation?.type))
            } else {
                value = named(name, place(binding))
            }
            bind(
                binding.pattern, to: value.unwrapped, type: typeName(of: value.unwrapped),
                isConstant: binding.bindingSpecifier.text == "let")
            if value.isNothing == nil { doubt = value.dependence }
            return value.isNothing.map(!)
        case .matchingPattern(let match):
            let value = evaluate(match.initializer.value)
            let answer = matches(match.pattern, value)
            if answer == nil { doubt = value.dependence }
            return answer
        default: return nil
        }
    }

    mutating func execute(_ branch: IfExprSyntax) -> ManifestExits {
        let outer = state.current
        let frame = open()
        let answer = evaluate(branch.conditions)
        return chooseExits(
            answer,
            { interpreter in
                var exits = interpreter.execute(branch.body.statements)
                interpreter.close(frame, to: outer, in: &interpreter.state)
                exits.forEachState { interpreter.close(frame, to: outer, in: &$0) }
                return exits
            },
            { interpreter in
                interpreter.close(frame, to: outer, in: &interpreter.state)
                switch branch.elseBody {
                case .ifExpr(let next)?: return interpreter.deeper { $0.execute(next) } ?? interpreter.stop()
                case .codeBlock(let block)?: return interpreter.scopedExits { $0.execute(block.statements) }
                default: return ManifestExits()
                }
            })
    }

    mutating func execute(_ guarded: GuardStmtSyntax) -> ManifestExits {
        let answer = evaluate(guarded.conditions)
        return chooseExits(
            answer, { _ in ManifestExits() },
            { interpreter in interpreter.scopedExits { $0.execute(guarded.body.statements) } })
    }

    // MARK: switch

    mutating func execute(_ branch: SwitchExprSyntax, label: String) -> ManifestExits {
        let subject = evaluate(branch.subject)
        var cases = branch.cases.compactMap { $0.as(SwitchCaseSyntax.self) }[...]
        var exits = execute(&cases, subject)
        for name in Set(["", label]) {
            if let state = exits.broken.removeValue(forKey: name) { join(state, &exits) }
        }
        return exits
    }

    /// Executes the first case that matches, and those after it where it is not known whether it does.
    private mutating func execute(
        _ cases: inout ArraySlice<SwitchCaseSyntax>, _ subject: ManifestValue
    ) -> ManifestExits {
        while let item = cases.popFirst() {
            let outer = state.current
            let frame = open()
            let answer = matches(item.label, subject)
            if answer == nil { doubt = subject.dependence }
            var rest = cases
            if answer == false {
                close(frame, to: outer, in: &state)
                continue
            }
            // The last case takes what no other does.
            return chooseExits(
                cases.isEmpty ? true : answer,
                { interpreter in
                    var exits = interpreter.executeCase(item, cases)
                    interpreter.close(frame, to: outer, in: &interpreter.state)
                    exits.forEachState { interpreter.close(frame, to: outer, in: &$0) }
                    return exits
                },
                { interpreter in
                    interpreter.close(frame, to: outer, in: &interpreter.state)
                    return interpreter.deeper { $0.execute(&rest, subject) } ?? interpreter.stop()
                })
        }
        return ManifestExits()
    }

    private mutating func executeCase(
        _ item: SwitchCaseSyntax, _ rest: ArraySlice<SwitchCaseSyntax>
    ) -> ManifestExits {
        var exits = execute(item.statements)
        let falls = item.statements.last?.item.as(StmtSyntax.self)?.is(FallThroughStmtSyntax.self) ?? false
        if falls, exits.goesOn, let next = rest.first {
            let own = deeper { $0.executeCase(next, rest.dropFirst()) } ?? stop()
            add(own, to: &exits)
            exits.goesOn = own.goesOn
        }
        return exits
    }

    private mutating func matches(_ label: SwitchCaseSyntax.Label, _ subject: ManifestValue) -> Bool? {
        guard case .case(let label) = label else { return true }
        var isUnsure = false
        for item in label.caseItems {
            var answer = matches(item.pattern, subject)
            if answer != false, let clause = item.whereClause {
                let holds = decided(evaluate(clause.condition))
                answer = holds == false ? false : answer == true ? holds : nil
            }
            if answer == true { return isUnsure ? nil : true }
            if answer == nil { isUnsure = true }
        }
        return isUnsure ? nil : false
    }

    // MARK: #if

    mutating func execute(_ conditional: IfConfigDeclSyntax) -> ManifestExits {
        var clauses = Array(conditional.clauses)[...]
        return execute(&clauses)
    }

    private mutating func execute(_ clauses: inout ArraySlice<IfConfigClauseSyntax>) -> ManifestExits {
        guard let clause = clauses.popFirst() else { return ManifestExits() }
        var rest = clauses
        let answer = clause.condition.map { condition.evaluate($0) } ?? true
        if answer == nil { doubt = "#if " + (clause.condition?.trimmedDescription.prefix(60) ?? "") }
        return chooseExits(
            answer,
            { interpreter in
                guard case .statements(let items)? = clause.elements else { return ManifestExits() }
                return interpreter.execute(items)
            },
            { interpreter in interpreter.deeper { $0.execute(&rest) } ?? interpreter.stop() })
    }

    // MARK: Branches as values

    /// `if` as a value.
    mutating func value(of branch: IfExprSyntax, _ hint: String) -> ManifestValue {
        let outer = state.current
        let frame = open()
        let answer = evaluate(branch.conditions)
        let place = place(branch)
        return chooseValue(
            answer,
            { interpreter in
                let value = interpreter.value(of: branch.body.statements, hint, place)
                interpreter.close(frame, to: outer, in: &interpreter.state)
                return value
            },
            { interpreter in
                interpreter.close(frame, to: outer, in: &interpreter.state)
                switch branch.elseBody {
                case .ifExpr(let next)?: return interpreter.evaluate(ExprSyntax(next), hint: hint)
                case .codeBlock(let block)?:
                    return interpreter.scoped { $0.value(of: block.statements, hint, place) }
                default: return ManifestValue(.void, place)
                }
            })
    }

    /// `switch` as a value.
    mutating func value(of branch: SwitchExprSyntax, _ hint: String) -> ManifestValue {
        let subject = evaluate(branch.subject)
        let cases = branch.cases.compactMap { $0.as(SwitchCaseSyntax.self) }[...]
        return value(of: cases, subject, hint, place(branch))
    }

    private mutating func value(
        of cases: ArraySlice<SwitchCaseSyntax>, _ subject: ManifestValue, _ hint: String, _ place: Int
    ) -> ManifestValue {
        guard let item = cases.first else { return .unknown("a switch", place) }
        let rest = cases.dropFirst()
        let outer = state.current
        let frame = open()
        let answer = matches(item.label, subject)
        if answer == nil { doubt = subject.dependence }
        return chooseValue(
            rest.isEmpty && answer == nil ? true : answer,
            { interpreter in
                let value = interpreter.value(of: item.statements, hint, place)
                interpreter.close(frame, to: outer, in: &interpreter.state)
                return value
            },
            { interpreter in
                interpreter.close(frame, to: outer, in: &interpreter.state)
                return interpreter.deeper { $0.value(of: rest, subject, hint, place) } ?? .unknown("a switch", place)
            })
    }

    /// The value of statements of which the last is an expression.
    private mutating func value(
        of items: CodeBlockItemListSyntax, _ hint: String, _ place: Int
    ) -> ManifestValue {
        guard let expression = onlyExpression(of: items) else {
            let exits = execute(items)
            return exits.goesOn ? .unknown("a branch", place) : exits.returned?.value ?? .unknown("a branch", place)
        }
        return evaluate(expression, hint: hint)
    }
}
