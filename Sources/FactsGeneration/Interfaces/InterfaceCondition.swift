internal import SwiftSyntax

/// What a `#if` in a toolchain's own module interface comes to for the compiler that wrote it: everything that it can do
/// is on, embedded Swift is off, and the platform is the interface's own.
struct InterfaceCondition {
    /// What `os()` says.
    let operatingSystem: String
    /// What `arch()` says.
    let architecture: String

    /// The clause that is compiled, if any.
    func activeClause(of directive: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        directive.clauses.first { clause in clause.condition.map { holds($0, depth: 0) } ?? true }
    }

    private func holds(_ expression: ExprSyntax, depth: Int) -> Bool {
        guard depth < 32 else { return false }
        if let sequence = expression.as(SequenceExprSyntax.self) { return holds(sequence, depth: depth) }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            return !holds(prefix.expression, depth: depth + 1)
        }
        if let tuple = expression.as(TupleExprSyntax.self), let element = tuple.elements.first {
            return holds(element.expression, depth: depth + 1)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return holds(call) }
        return expression.trimmedDescription != "$Embedded"
    }

    /// `a && b || c`: the operators are unfolded; `&&` binds more tightly.
    private func holds(_ sequence: SequenceExprSyntax, depth: Int) -> Bool {
        var alternatives = [true]
        for element in sequence.elements {
            if let symbol = element.as(BinaryOperatorExprSyntax.self) {
                if symbol.operator.text == "||" { alternatives.append(true) }
            } else if !holds(element, depth: depth + 1) {
                alternatives[alternatives.count - 1] = false
            }
        }
        return alternatives.contains(true)
    }

    private func holds(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.trimmedDescription
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == operatingSystem
        case "arch": return argument == architecture
        case "hasFeature": return argument != "Embedded"
        case "_pointerBitWidth": return argument == "_64"
        default: return true
        }
    }
}
