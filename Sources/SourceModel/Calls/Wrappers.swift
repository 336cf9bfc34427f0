/// Property wrappers and dynamic members.
extension ExpressionTyper {
    // MARK: Property wrappers

    /// The property wrapper of a variable with its generic arguments; unknown where it has none.
    mutating func wrapperType(of variable: SymbolID) -> SwiftType {
        let scope = model.attributeScope(of: variable)
        for attribute in model.attributes(of: variable) {
            guard case .propertyWrapper(let wrapper) = model.role(of: attribute, in: scope) else { continue }
            let written = model.resolve(attribute.type, in: scope)
            guard case .nominal(_, let arguments) = written, arguments.isEmpty, model.genericArity(of: wrapper) > 0
            else {
                return written
            }
            return inferredWrapper(wrapper, of: variable, attribute, scope)
        }
        return .unknown
    }

    private mutating func inferredWrapper(
        _ wrapper: SymbolID, of variable: SymbolID, _ attribute: Attribute, _ scope: TypeScope
    ) -> SwiftType {
        let declared = model.declaredType(of: wrapper)
        var substitution = Substitution()
        for owner in model.nesting(of: wrapper) { substitution.open(owner, count: model.ownGenericCount(of: owner)) }
        let declaration = model.declaration(variable)
        if !declaration.type.isNone || !declaration.initialValue.isNone,
            let value = members(named: model.known.wrappedValue, of: wrapper).first
        {
            unify(
                declaredType(ofVariable: value.symbol), with: declaredType(ofVariable: variable), &substitution,
                in: scope)
        }
        if attribute.arguments.count > 0 { unifyArguments(of: attribute, wrapper, &substitution, scope) }
        return apply(substitution, to: declared, in: scope)
    }

    /// What the arguments of a wrapper's attribute tell: `@Environment(\.locale)`.
    private mutating func unifyArguments(
        of attribute: Attribute, _ wrapper: SymbolID, _ substitution: inout Substitution, _ scope: TypeScope
    ) {
        let arguments = arguments(attribute.arguments, in: scope.file).map {
            CallArgument(label: model.name($0.label, in: scope.file), value: $0.value, isTrailing: $0.isTrailing)
        }
        for initializer in members(named: model.known.initializer, of: wrapper) {
            let parameters = signature(of: initializer.symbol).parameters
            guard let matched = ArgumentMatching.match(arguments, to: parameters) else { continue }
            for (argument, position) in zip(arguments, matched) {
                let declared = parameters[position].argumentType
                let expression = expression(argument.value, in: scope.file)
                if expression.kind == .keyPath, case .nominal(let symbol, let parts) = declared, parts.count == 2 {
                    let root = apply(substitution, to: parts[0], in: scope)
                    let value = valueOfKeyPath(expression, root: root, in: scope)
                    unify(declared, with: .nominal(symbol, [root, value]), &substitution, in: scope)
                } else if expression.kind != .closure {
                    unify(declared, with: type(of: argument.value, in: scope.file), &substitution, in: scope)
                }
            }
        }
    }

    /// The type of a variable that only its wrapper gives.
    mutating func wrappedValueType(of variable: SymbolID) -> SwiftType {
        guard model.declaration(variable).attributes.count > 0 else { return .unknown }
        let wrapper = wrapperType(of: variable)
        guard wrapper != .unknown else { return .unknown }
        return instanceMemberType(model.known.wrappedValue, on: wrapper, in: TypeScope(signatureOf: variable))
    }

    /// `$name` and `_name` as members of a type: the projected value of a wrapped property, and its wrapper.
    mutating func wrapperMember(_ name: Name, of base: SwiftType, in scope: TypeScope) -> SwiftType? {
        let text = model.names[name]
        guard let first = text.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
            let wrapped = model.names.find(String(text.dropFirst()))
        else { return nil }
        for use in uses(of: wrapped, on: base, in: scope) where model.declaration(use.symbol).kind == .variable {
            // The macro `@TaskLocal` adds a peer of this name.
            if first == UInt8(ascii: "$"), isTaskLocal(use.symbol) {
                return standard.type("TaskLocal", [declaredType(ofVariable: use.symbol)])
            }
            let wrapper = apply(use.substitution, to: wrapperType(of: use.symbol), in: scope)
            guard wrapper != .unknown else { continue }
            if first == UInt8(ascii: "_") { return wrapper }
            return instanceMemberType(model.known.projectedValue, on: wrapper, in: scope)
        }
        return nil
    }

    private func isTaskLocal(_ variable: SymbolID) -> Bool {
        model.attributes(of: variable).contains { model.text($0.name, in: variable.file) == "TaskLocal" }
    }

    /// `$name` and `_name` used without `self`.
    mutating func projectedOrStorage(_ expression: Expression, _ id: ExpressionID, in file: Int32) -> SwiftType {
        let text = model.text(expression.name, in: file)
        guard let first = text.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_"),
            text.utf8.count > 1,
            let declaration = selfDeclaration(around: body(of: id, in: file), in: file)
        else { return .unknown }
        let scope = scope(of: id, in: file)
        let base = implicitSelfType(of: declaration, in: scope).instance
        return wrapperMember(model.name(expression.name, in: file), of: base, in: scope) ?? .unknown
    }

    // MARK: Dynamic members

    /// The type of a member that a type with `@dynamicMemberLookup` takes from another (SE-0252).
    mutating func dynamicMember(_ name: Name, of base: SwiftType, in scope: TypeScope) -> SwiftType? {
        guard depth < Self.depthLimit, let subscriptName = model.names.find("subscript"),
            let label = model.names.find("dynamicMember")
        else { return nil }
        depth += 1
        defer { depth -= 1 }
        for use in uses(of: subscriptName, on: base, in: scope) {
            let signature = signature(of: use.symbol)
            guard signature.parameters.count == 1, signature.parameters[0].label == label else { continue }
            var substitution = use.substitution
            substitution.open(use.symbol, count: signature.genericCount)
            if case .nominal(_, let parts) = signature.parameters[0].type, parts.count == 2 {
                let root = apply(substitution, to: parts[0], in: scope)
                guard root != base, root != .unknown else { continue }
                let value = instanceMemberType(name, on: root, in: scope)
                guard value != .unknown else { continue }
                unify(parts[1], with: value, &substitution, in: scope)
            }
            return apply(substitution, to: signature.result, in: scope)
        }
        return nil
    }
}
