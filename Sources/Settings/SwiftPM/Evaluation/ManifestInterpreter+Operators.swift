import SwiftSyntax

// MARK: Operators

extension ManifestInterpreter {
    mutating func prefix(_ operation: PrefixOperatorExprSyntax) -> ManifestValue {
        let value = evaluate(operation.expression)
        switch (operation.operator.text, value.kind) {
        case ("!", .boolean(let answer)): return ManifestValue(.boolean(!answer), place(operation))
        case ("-", .integer(let number)) where number != .min: return ManifestValue(.integer(-number), place(operation))
        default: return .unknown(value.isUndecided ? value.dependence : "an operator", place(operation))
        }
    }

    mutating func infix(_ operation: InfixOperatorExprSyntax, _ hint: String) -> ManifestValue {
        let place = place(operation)
        guard let name = operation.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
            return .unknown("an operator", place)
        }
        let left = evaluate(operation.leftOperand, hint: hint)
        switch name {
        case "&&", "||": return logical(name == "&&", left, operation.rightOperand, place)
        case "??":
            switch left.kind {
            case .nothing: return evaluate(operation.rightOperand, hint: hint)
            case .unknown, .alternatives:
                let right = evaluate(operation.rightOperand, hint: hint)
                return right.isUndecided || right.elements.isEmpty ? left : left.merged(with: right)
            default: return left
            }
        default: break
        }
        let right = evaluate(operation.rightOperand, hint: hint)
        switch name {
        case "==", "===": return boolean(isEqual(left, right), left, right, place)
        case "!=", "!==": return boolean(isEqual(left, right).map(!), left, right, place)
        case "+": return sum(left, right, place)
        case "..<", "...": return range(left, right, isClosed: name == "...", place)
        default: return arithmetic(name, left, right, place)
        }
    }

    private func boolean(_ answer: Bool?, _ left: ManifestValue, _ right: ManifestValue, _ place: Int) -> ManifestValue
    {
        guard let answer else {
            let why = left.isUndecided ? left.dependence : right.dependence
            return .unknown(why.isEmpty ? "a comparison" : why, place)
        }
        return ManifestValue(.boolean(answer), place)
    }

    private mutating func logical(
        _ isAnd: Bool, _ left: ManifestValue, _ other: ExprSyntax, _ place: Int
    ) -> ManifestValue {
        if case .boolean(let answer) = left.kind, answer != isAnd { return ManifestValue(.boolean(answer), place) }
        let right = evaluate(other)
        if case .boolean(let answer) = right.kind {
            if answer != isAnd { return ManifestValue(.boolean(answer), place) }
            if case .boolean = left.kind { return ManifestValue(.boolean(answer), place) }
        }
        return .unknown(left.isUndecided ? left.dependence : right.dependence, place)
    }

    func sum(_ left: ManifestValue, _ right: ManifestValue, _ place: Int) -> ManifestValue {
        switch (left.kind, right.kind) {
        case (.string(let first), .string(let second)):
            guard first.utf8.count + second.utf8.count < Self.stringLimit else {
                return .unknown("a very long string", place)
            }
            return ManifestValue(.string(first + second), left.place)
        case (.integer(let first), .integer(let second)):
            let (result, overflow) = first.addingReportingOverflow(second)
            return overflow ? .unknown("a large number", place) : ManifestValue(.integer(result), place)
        case (.array, _), (_, .array):
            let elements = left.elements + right.elements
            guard elements.count <= Self.elementLimit else { return .unknown("a very long array", place) }
            return ManifestValue(.array(elements), left.place)
        default:
            let why = left.isUndecided ? left.dependence : right.dependence
            return .unknown(why.isEmpty ? "a sum" : why, place)
        }
    }

    private func range(
        _ left: ManifestValue, _ right: ManifestValue, isClosed: Bool, _ place: Int
    ) -> ManifestValue {
        if case .integer(let low) = left.kind, case .integer(let high) = right.kind, high < Int.max, low <= high {
            return ManifestValue(.range(low, isClosed ? high + 1 : high), place)
        }
        // A range of versions; nothing depends on it.
        return ManifestValue(.void, place)
    }

    private func arithmetic(
        _ name: String, _ left: ManifestValue, _ right: ManifestValue, _ place: Int
    ) -> ManifestValue {
        guard case .integer(let first) = left.kind, case .integer(let second) = right.kind else {
            let why = left.isUndecided ? left.dependence : right.dependence
            return .unknown(why.isEmpty ? "an operator" : why, place)
        }
        switch name {
        case "<": return ManifestValue(.boolean(first < second), place)
        case ">": return ManifestValue(.boolean(first > second), place)
        case "<=": return ManifestValue(.boolean(first <= second), place)
        case ">=": return ManifestValue(.boolean(first >= second), place)
        case "-":
            let (result, overflow) = first.subtractingReportingOverflow(second)
            return overflow ? .unknown("a large number", place) : ManifestValue(.integer(result), place)
        default: return .unknown("an operator", place)
        }
    }

    /// Whether two values are equal; nil where it cannot be known.
    func isEqual(_ left: ManifestValue, _ right: ManifestValue) -> Bool? {
        switch (left.kind, right.kind) {
        case (.unknown, _), (_, .unknown), (.alternatives, _), (_, .alternatives): return nil
        case (.object(let first), .object(let second)):
            guard first != second else { return true }
            guard let one = state.objects[first], let other = state.objects[second] else { return nil }
            guard one.constructor == other.constructor else { return false }
            guard one.fields.count == other.fields.count else { return false }
            for (name, value) in one.fields {
                guard let counterpart = other.fields[name] else { return false }
                guard let answer = isEqual(value, counterpart) else { return nil }
                if !answer { return false }
            }
            return true
        case (.array(let first), .array(let second)):
            if (first + second).contains(where: \.isUndecided) { return nil }
            guard first.count == second.count else { return false }
            for (one, other) in zip(first, second) {
                guard let answer = isEqual(one.value, other.value) else { return nil }
                if !answer { return false }
            }
            return true
        case (.function, _), (_, .function): return nil
        default: return left.kind == right.kind
        }
    }

    // MARK: Assignment

    /// Executes an assignment; false where the operator is none.
    mutating func assignment(_ operation: InfixOperatorExprSyntax) -> Bool {
        if operation.operator.is(AssignmentExprSyntax.self) {
            let hint = operation.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            assign(evaluate(operation.rightOperand, hint: hint), to: operation.leftOperand)
            return true
        }
        guard let name = operation.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "+=" else {
            return false
        }
        let hint = operation.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        let before = evaluate(operation.leftOperand)
        let added = evaluate(operation.rightOperand, hint: hint)
        assign(sum(before, added, place(operation)), to: operation.leftOperand)
        return true
    }

    /// Stores a value where an expression names a place; what it names cannot be known is left as it is, with what
    /// depends on it undecided.
    mutating func assign(_ value: ManifestValue, to target: ExprSyntax) {
        guard mayStep() else { return }
        if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if state.set(name, to: value) { return }
            if case .object(let number)? = state.value(of: "self")?.kind { state.objects[number]?.fields[name] = value }
        } else if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
            assign(value, toMember: member.declName.baseName.text, of: evaluate(base))
        } else if let element = target.as(SubscriptCallExprSyntax.self) {
            assign(value, toElement: element)
        } else if let chain = target.as(OptionalChainingExprSyntax.self) {
            _ = deeper { $0.assign(value, to: chain.expression) }
        } else if let forced = target.as(ForceUnwrapExprSyntax.self) {
            _ = deeper { $0.assign(value, to: forced.expression) }
        }
    }

    private mutating func assign(_ value: ManifestValue, toMember name: String, of base: ManifestValue) {
        switch base.kind {
        case .object(let number): state.objects[number]?.fields[name] = value
        case .alternatives(let values):
            for case .object(let number) in values.map(\.kind) {
                let before = state.objects[number]?.fields[name] ?? ManifestValue(.nothing, value.place)
                state.objects[number]?.fields[name] = before.merged(with: value)
            }
        case .type(let type): state.statics[type + "." + name] = value
        default: return
        }
    }

    private mutating func assign(_ value: ManifestValue, toElement target: SubscriptCallExprSyntax) {
        let base = evaluate(target.calledExpression)
        guard let argument = target.arguments.first?.expression else { return }
        let index = evaluate(argument)
        switch (base.kind, index.kind) {
        case (.array(var elements), .integer(let position)) where elements.indices.contains(position):
            elements[position] = ManifestElement(value: value)
            assign(ManifestValue(.array(elements), base.place), to: target.calledExpression)
        case (.dictionary(var pairs), _):
            pairs.removeAll { $0.key?.kind == index.kind }
            pairs.append(ManifestPair(key: index, value: value))
            assign(ManifestValue(.dictionary(pairs), base.place), to: target.calledExpression)
        default: return
        }
    }
}
