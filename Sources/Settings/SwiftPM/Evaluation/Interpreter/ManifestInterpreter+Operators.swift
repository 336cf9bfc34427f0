import SwiftSyntax

// MARK: Operators

extension ManifestInterpreter {
    mutating func prefix(_ operation: PrefixOperatorExprSyntax) -> ManifestValue {
        let value = evaluate(operation.expression)
        switch (operation.operator.text, value.kind) {
        case ("!", .boolean(let answer)): return ManifestValue(.boolean(!answer), place(operation))
        case ("-", .integer(let number)) where number != .min: return ManifestValue(.integer(-number), place(operation))
        // A leading dot of a range, and the like.
        default: return .unknown(value.isUndecided ? value.dependence : "an operator", place(operation))
        }
    }

    /// `a + b + c`: a tree that is as deep as the sum is long, so its left side is followed in a loop.
    mutating func infix(_ operation: InfixOperatorExprSyntax, _ hint: String) -> ManifestValue {
        var pending = [operation]
        while let next = pending.last?.leftOperand.as(InfixOperatorExprSyntax.self), isValue(next) {
            pending.append(next)
        }
        var value = evaluate(pending[pending.count - 1].leftOperand, hint: leftHint(pending[pending.count - 1], hint))
        for operation in pending.reversed() {
            guard mayStep() else { return .unknown("more steps than are followed", place(operation)) }
            value = infix(operation, value, hint)
        }
        return value
    }

    private func isValue(_ operation: InfixOperatorExprSyntax) -> Bool {
        operation.operator.is(BinaryOperatorExprSyntax.self)
    }

    private func name(of operation: InfixOperatorExprSyntax) -> String {
        operation.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    }

    /// What the operands of an operator are expected to be: those of `==` are of one type, which the other tells.
    private func leftHint(_ operation: InfixOperatorExprSyntax, _ hint: String) -> String {
        ["+", "??"].contains(name(of: operation)) ? hint : ""
    }

    private mutating func infix(
        _ operation: InfixOperatorExprSyntax, _ left: ManifestValue, _ hint: String
    ) -> ManifestValue {
        let place = place(operation)
        let name = name(of: operation)
        let other = operation.rightOperand
        switch name {
        case "&&", "||": return logical(name == "&&", left, other, place)
        case "??": return unwrapped(left, other, hint)
        case "==", "!=", "===", "!==":
            return operated(name, left, evaluate(other, hint: typeName(of: left)), place)
        case "+":
            let type = typeName(of: left)
            return operated(name, left, evaluate(other, hint: hint.isEmpty && type.hasPrefix("[") ? type : hint), place)
        default: return operated(name, left, evaluate(other), place)
        }
    }

    /// What an operator makes of two values.
    mutating func operated(
        _ name: String, _ left: ManifestValue, _ right: ManifestValue, _ place: Int
    ) -> ManifestValue {
        guard mayStep(1 + min(left.weight, right.weight) / 16) else {
            return .unknown("more steps than are followed", place)
        }
        if let result = declaredOperation(name, left, right, place) { return result }
        switch name {
        case "==", "!=", "===", "!==":
            let answer = isEqual(left, right)
            return boolean(name.hasPrefix("!") ? answer.map(!) : answer, left, right, place)
        case "~=":
            if case (.range(let low, let high), .integer(let number)) = (left.kind, right.kind) {
                return ManifestValue(.boolean(low <= number && number < high), place)
            }
            return boolean(isEqual(left, right), left, right, place)
        case "+": return sum(left, right, place)
        case "..<", "...": return range(left, right, isClosed: name == "...", place)
        default: return arithmetic(name, left, right, place)
        }
    }

    /// What an operator makes of two values that the manifest declares; nil where it declares none for them.
    private mutating func declaredOperation(
        _ name: String, _ left: ManifestValue, _ right: ManifestValue, _ place: Int
    ) -> ManifestValue? {
        guard definitions.operators.contains(name) else {
            // `!=` is the opposite of a `==` of the manifest's own.
            guard name == "!=", definitions.operators.contains("==") else { return nil }
            guard let equal = declaredOperation("==", left, right, place) else { return nil }
            return boolean(equal.boolean.map(!), equal, equal, place)
        }
        let arguments = [ManifestArgument.passed(left), ManifestArgument.passed(right)]
        for type in types(of: left) + types(of: right) {
            let numbers = overloads(definitions.types[type]?.staticFunctions[name] ?? [], arguments)
            if !numbers.isEmpty {
                return invoke(numbers, arguments, boundSelf: ManifestValue(.type(type), place), place)
            }
        }
        let numbers = overloads(definitions.named[name] ?? [], arguments).filter { number in
            accepts(definitions.functions[number], arguments)
        }
        if !numbers.isEmpty { return invoke(numbers, arguments, boundSelf: nil, place) }
        // It may be for values of which the types are not known.
        let isOpen = typeName(of: left).isEmpty && typeName(of: right).isEmpty
        return isOpen ? .unknown("the operator `\(name)`", place) : nil
    }

    private func boolean(
        _ answer: Bool?, _ left: ManifestValue, _ right: ManifestValue, _ place: Int
    ) -> ManifestValue {
        guard let answer else { return .unknown(dependence(left, right, "a comparison"), place) }
        return ManifestValue(.boolean(answer), place)
    }

    private func dependence(_ left: ManifestValue, _ right: ManifestValue, _ otherwise: String) -> String {
        let why = left.isUndecided ? left.dependence : right.dependence
        return why.isEmpty ? otherwise : why
    }

    private mutating func logical(
        _ isAnd: Bool, _ left: ManifestValue, _ other: ExprSyntax, _ place: Int
    ) -> ManifestValue {
        if left.boolean == !isAnd { return ManifestValue(.boolean(!isAnd), place) }
        if left.boolean == isAnd {
            let right = evaluate(other, hint: "Bool")
            return boolean(right.boolean, right, right, place)
        }
        var right = ManifestValue(.void, place)
        perhaps { right = $0.evaluate(other, hint: "Bool") }
        if right.boolean == !isAnd { return ManifestValue(.boolean(!isAnd), place) }
        return .unknown(dependence(left, right, "a condition"), place)
    }

    /// `a ?? b`.
    private mutating func unwrapped(_ left: ManifestValue, _ other: ExprSyntax, _ hint: String) -> ManifestValue {
        switch left.isNothing {
        case false?: return left.unwrapped
        case true?: return evaluate(other, hint: hint)
        case nil:
            var right = left
            perhaps { right = $0.evaluate(other, hint: hint) }
            return left.unwrapped.merged(with: right)
        }
    }

    // MARK: Arithmetic

    mutating func sum(_ left: ManifestValue, _ right: ManifestValue, _ place: Int) -> ManifestValue {
        switch (left.kind, right.kind) {
        case (.string(let first), .string(let second)):
            guard first.utf8.count + second.utf8.count < Self.stringLimit,
                mayStep(1 + (first.utf8.count + second.utf8.count) / 64)
            else { return .unknown("a very long string", place) }
            return ManifestValue(.string(first + second), left.place)
        case (.integer(let first), .integer(let second)):
            let (result, overflow) = first.addingReportingOverflow(second)
            return overflow ? .unknown("a large number", place) : ManifestValue(.integer(result), place)
        case (.array, _), (_, .array):
            let elements = left.elements + right.elements
            guard elements.count <= Self.elementLimit, mayStep(1 + elements.count / 16) else {
                return .unknown("a very long array", place)
            }
            return ManifestValue(.array(elements), left.place)
        case (.alternatives(let values), _)
        where values.allSatisfy({ if case .array = $0.kind { true } else { false } }):
            return sum(ManifestValue(.array(left.elements), left.place), right, place)
        default: return .unknown(dependence(left, right, "a sum"), place)
        }
    }

    private func range(
        _ left: ManifestValue, _ right: ManifestValue, isClosed: Bool, _ place: Int
    ) -> ManifestValue {
        if let low = left.integer, let high = right.integer, high < Int.max, low <= high {
            return ManifestValue(.range(low, isClosed ? high + 1 : high), place)
        }
        if left.string != nil, right.string != nil {
            // A range of versions; nothing depends on it.
            return ManifestValue(.record(ManifestObject(constructor: "Range", type: "Range", place: place)), place)
        }
        return .unknown(dependence(left, right, "a range"), place)
    }

    func arithmetic(
        _ name: String, _ left: ManifestValue, _ right: ManifestValue, _ place: Int
    ) -> ManifestValue {
        if let first = left.string, let second = right.string, let answer = compared(name, first, second) {
            return ManifestValue(.boolean(answer), place)
        }
        guard let first = left.integer, let second = right.integer else {
            if let first = left.number, let second = right.number, let answer = compared(name, first, second) {
                return ManifestValue(.boolean(answer), place)
            }
            return .unknown(dependence(left, right, "an operator"), place)
        }
        if let answer = compared(name, first, second) { return ManifestValue(.boolean(answer), place) }
        var result: (partialValue: Int, overflow: Bool)
        switch name {
        case "-": result = first.subtractingReportingOverflow(second)
        case "*": result = first.multipliedReportingOverflow(by: second)
        case "/": result = first.dividedReportingOverflow(by: second)
        case "%": result = first.remainderReportingOverflow(dividingBy: second)
        default: result = (0, true)
        }
        return result.overflow ? .unknown("an operator", place) : ManifestValue(.integer(result.partialValue), place)
    }

    private func compared<Value: Comparable>(_ name: String, _ left: Value, _ right: Value) -> Bool? {
        switch name {
        case "<": left < right
        case ">": left > right
        case "<=": left <= right
        case ">=": left >= right
        default: nil
        }
    }

    // MARK: Equality

    /// Whether two values are equal; nil where it cannot be known.
    func isEqual(_ left: ManifestValue, _ right: ManifestValue) -> Bool? {
        switch (left.kind, right.kind) {
        case (.unknown, _), (_, .unknown), (.position, _), (_, .position), (.function, _), (_, .function): return nil
        case (.alternatives, _), (_, .alternatives):
            var answers: Set<Bool?> = []
            for one in left.alternatives { for other in right.alternatives { answers.insert(isEqual(one, other)) } }
            return answers.count == 1 ? answers.first ?? nil : nil
        case (.record(let first), .record(let second)): return isEqual(first, second)
        // A literal where a dependency is expected is one by name; other types have literals too.
        case (.record(let object), .string(let text)), (.string(let text), .record(let object)):
            if object.constructor == "byName" { return object.fields["name"]?.string == text }
            return PackageDescriptionNames.isType(object.type) && object.type.hasSuffix("Dependency") ? false : nil
        case (.array(let first), .array(let second)):
            return isEqual(first.map { ($0.value, $0.isUndecided) }, second.map { ($0.value, $0.isUndecided) })
        case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
            return number == Double(whole)
        case (.dictionary, .dictionary): return left == right ? true : nil
        case (.tuple(let first), .tuple(let second)):
            return isEqual(first.map { ($0.value, false) }, second.map { ($0.value, false) })
        default: return left.kind == right.kind
        }
    }

    private func isEqual(_ left: ManifestObject, _ right: ManifestObject) -> Bool? {
        guard left.constructor == right.constructor else { return false }
        var isUnsure = false
        for name in Set(left.fields.keys).union(right.fields.keys) {
            let nothing = ManifestValue(.nothing, left.place)
            switch isEqual(left.fields[name] ?? nothing, right.fields[name] ?? nothing) {
            case false?: return false
            case nil: isUnsure = true
            default: continue
            }
        }
        return isUnsure ? nil : true
    }

    private func isEqual(
        _ left: [(value: ManifestValue, isUndecided: Bool)], _ right: [(value: ManifestValue, isUndecided: Bool)]
    ) -> Bool? {
        if (left + right).contains(where: \.isUndecided) { return nil }
        guard left.count == right.count else { return false }
        var isUnsure = false
        for (one, other) in zip(left, right) {
            switch isEqual(one.value, other.value) {
            case false?: return false
            case nil: isUnsure = true
            default: continue
            }
        }
        return isUnsure ? nil : true
    }
}
