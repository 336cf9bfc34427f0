import SwiftOperators
import SwiftSyntax

/// Conditions of `#if` in a manifest: what the toolchain decides, and what depends on the machine that it runs on.
struct ManifestCondition {
    /// The version of the compiler that Heddle speaks for.
    private static let compiler = ToolsVersion(6, 3, 1)

    /// The version that a manifest is written for: it decides the language mode that the manifest is compiled in.
    let tools: ToolsVersion
    /// What `os()` says where the manifest is run; empty where that is not known.
    let operatingSystem: String

    /// Nil where the answer depends on where the manifest is run.
    func evaluate(_ expression: ExprSyntax) -> Bool? {
        var expression = expression
        if expression.is(SequenceExprSyntax.self) {
            let tree = OperatorTable.standardOperators.foldAll(expression) { _ in }
            expression = tree.as(ExprSyntax.self) ?? expression
        }
        if let infix = expression.as(InfixOperatorExprSyntax.self) { return evaluate(infix) }
        if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return evaluate(negated.expression).map(!)
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return evaluate(only.expression)
        }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let call = expression.as(FunctionCallExprSyntax.self) { return evaluate(call) }
        // A custom condition: manifests are compiled without any.
        return expression.is(DeclReferenceExprSyntax.self) ? false : nil
    }

    private func evaluate(_ infix: InfixOperatorExprSyntax) -> Bool? {
        let left = evaluate(infix.leftOperand)
        switch infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
        case "&&":
            if left == false { return false }
            let right = evaluate(infix.rightOperand)
            return right == false ? false : left == true ? right : nil
        case "||":
            if left == true { return true }
            let right = evaluate(infix.rightOperand)
            return right == true ? true : left == false ? right : nil
        default: return nil
        }
    }

    /// The version of the language that `swift()` tells: in an older mode the last version that speaks it.
    private var language: ToolsVersion {
        switch tools {
        case ToolsVersion(6, 0)...: Self.compiler
        case ToolsVersion(5, 0)...: ToolsVersion(5, 10)
        case ToolsVersion(4, 2)...: ToolsVersion(4, 2)
        default: ToolsVersion(4, 1, 50)
        }
    }

    private func evaluate(_ call: FunctionCallExprSyntax) -> Bool? {
        let name = call.calledExpression.trimmedDescription
        guard let argument = call.arguments.first?.expression else { return nil }
        switch name {
        case "swift", "compiler":
            guard let prefix = argument.as(PrefixOperatorExprSyntax.self) else { return nil }
            let parts = prefix.expression.trimmedDescription.split(separator: ".").compactMap { Int($0) }
            guard let major = parts.first else { return nil }
            let version = ToolsVersion(
                major, parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
            let actual = name == "swift" ? language : Self.compiler
            switch prefix.operator.text {
            case ">=": return actual >= version
            case "<": return actual < version
            default: return nil
            }
        case "os" where !operatingSystem.isEmpty:
            return argument.trimmedDescription.lowercased() == operatingSystem.lowercased()
        case "canImport" where !operatingSystem.isEmpty && argument.trimmedDescription == "Darwin":
            return operatingSystem != "Linux"
        case "canImport" where !operatingSystem.isEmpty && argument.trimmedDescription == "Glibc":
            return operatingSystem == "Linux"
        // The manifest is compiled in the mode of its tools version; the interface is always there.
        case "canImport" where argument.trimmedDescription == "PackageDescription": return true
        default: return nil
        }
    }
}
