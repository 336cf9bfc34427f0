import SwiftSyntax

// MARK: Types that the manifest's text tells

extension ManifestInterpreter {
    /// The type of what an expression names; empty where it is not known.
    func expectedType(of target: ExprSyntax) -> String {
        switch target.kind {
        case .declReferenceExpr:
            let name = target.cast(DeclReferenceExprSyntax.self).baseName.text
            if name == "self" { return selfTypeName }
            if let variable = variable(name, locally: true) { return type(of: variable) }
            if let current = currentSelf, let type = propertyType(name, of: current) { return type }
            return variable(name).map { type(of: $0) } ?? ""
        case .memberAccessExpr:
            let member = target.cast(MemberAccessExprSyntax.self)
            guard let base = member.base else { return "" }
            return propertyType(member.declName.baseName.text, ofType: expectedType(of: base)) ?? ""
        case .optionalChainingExpr: return expectedType(of: target.cast(OptionalChainingExprSyntax.self).expression)
        case .forceUnwrapExpr: return expectedType(of: target.cast(ForceUnwrapExprSyntax.self).expression)
        case .subscriptCallExpr:
            let base = expectedType(of: target.cast(SubscriptCallExprSyntax.self).calledExpression)
            return ManifestTypeName.entry(of: base)?.value ?? ManifestTypeName.element(of: base)
        case .infixOperatorExpr:
            let operation = target.cast(InfixOperatorExprSyntax.self)
            let name = operation.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
            guard ["??", "+"].contains(name) else { return "" }
            let left = deeper(operation.leftOperand)
            return left.isEmpty ? deeper(operation.rightOperand) : left
        case .ternaryExpr:
            let first = deeper(target.cast(TernaryExprSyntax.self).thenExpression)
            return first.isEmpty ? deeper(target.cast(TernaryExprSyntax.self).elseExpression) : first
        case .functionCallExpr:
            let callee = target.cast(FunctionCallExprSyntax.self).calledExpression
            if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, variable(name) == nil {
                return definitions.named[name].map { definitions.functions[$0[0]].result } ?? ""
            }
            return callee.is(ArrayExprSyntax.self) ? typeName(written: callee) : ""
        case .asExpr: return ManifestTypeName.of(target.cast(AsExprSyntax.self).type)
        default: return ""
        }
    }

    /// The type of what is written in a sum or choice, as far down as it is worth looking.
    private func deeper(_ part: ExprSyntax) -> String {
        part.is(InfixOperatorExprSyntax.self) || part.is(TernaryExprSyntax.self) ? "" : expectedType(of: part)
    }

    private func type(of variable: ManifestVariable) -> String {
        variable.type.isEmpty ? typeName(of: variable.value) : variable.type
    }

    private func propertyType(_ name: String, of value: ManifestValue) -> String? {
        propertyType(name, ofType: typeName(of: value))
    }

    private func propertyType(_ name: String, ofType type: String) -> String? {
        if let stored = definitions.types[type]?.stored.first(where: { $0.name == name }) { return stored.type }
        if let getter = definitions.types[type]?.getters[name]?.first { return definitions.functions[getter].result }
        guard type.isEmpty || PackageDescriptionNames.properties(of: type)?.contains(name) == true else { return nil }
        return PackageDescriptionNames.argument(name, of: "", type: type)
    }

    /// Whether an expression is optional by what is written, so that `map` is that of optionals.
    func isOptional(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .nilLiteralExpr: return true
        case .declReferenceExpr:
            let name = expression.cast(DeclReferenceExprSyntax.self).baseName.text
            if let variable = variable(name, locally: true) { return variable.isOptional }
            if let current = currentSelf, let answer = isOptional(name, of: current) { return answer }
            return variable(name)?.isOptional ?? false
        case .memberAccessExpr:
            let member = expression.cast(MemberAccessExprSyntax.self)
            let name = member.declName.baseName.text
            guard let base = member.base else { return false }
            let type = expectedType(of: base)
            let stored = definitions.types[type]?.stored.first { $0.name == name }
            return stored?.isOptional ?? PackageDescriptionNames.optionals.contains(name)
        case .functionCallExpr:
            let callee = expression.cast(FunctionCallExprSyntax.self).calledExpression
            guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
            return definitions.named[name].map { definitions.functions[$0[0]].returnsOptional } ?? false
        case .ternaryExpr:
            let choice = expression.cast(TernaryExprSyntax.self)
            return choice.thenExpression.is(NilLiteralExprSyntax.self)
                || choice.elseExpression.is(NilLiteralExprSyntax.self)
        case .tupleExpr:
            let elements = expression.cast(TupleExprSyntax.self).elements
            guard elements.count == 1, let only = elements.first?.expression else { return false }
            return !only.is(TupleExprSyntax.self) && isOptional(only)
        case .asExpr: return ManifestTypeName.isOptional(expression.cast(AsExprSyntax.self).type)
        case .tryExpr:
            return expression.cast(TryExprSyntax.self).questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        default: return false
        }
    }

    private func isOptional(_ name: String, of value: ManifestValue) -> Bool? {
        let type = typeName(of: value)
        if let stored = definitions.types[type]?.stored.first(where: { $0.name == name }) { return stored.isOptional }
        guard PackageDescriptionNames.properties(of: type)?.contains(name) == true else { return nil }
        return PackageDescriptionNames.optionals.contains(name)
    }
}
