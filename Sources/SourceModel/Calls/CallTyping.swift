/// Types of calls and subscripts, and what their arguments tell of generic parameters.
extension ExpressionTyper {
    mutating func typeOfCall(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        if let type = typeOfTypeOf(expression, in: file) { return type }
        return resultType(of: id, in: file)
    }

    mutating func typeOfSubscript(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        let base = type(of: expression.base, in: file)
        let isOneIndex = expression.list.count == 1
        // The subscripts of collections have many overloads for ranges; their elements are looked up directly.
        if isOneIndex, let element = standard.argument(of: base, "Array") {
            let index = type(of: arguments(expression.list, in: file).first?.value ?? .none, in: file)
            if standard.isType(index, "Int") { return element }
        }
        if isOneIndex, let value = standard.argument(of: base, "Dictionary", 1),
            arguments(expression.list, in: file).first?.label.isNone == true
        {
            return .optional(value)
        }
        // `Type[…]` of a type name that is followed by a call is an array type.
        if case .metatype = base, expression.list.count == 0 { return .unknown }
        return resultType(of: id, in: file)
    }

    /// `type(of: x)`.
    private mutating func typeOfTypeOf(_ call: Expression, in file: Int32) -> SwiftType? {
        guard !call.base.isNone, call.list.count == 1 else { return nil }
        let callee = expression(call.base, in: file)
        guard callee.kind == .name, model.text(callee.name, in: file) == "type",
            let argument = arguments(call.list, in: file).first, model.text(argument.label, in: file) == "of"
        else { return nil }
        let type = type(of: argument.value, in: file)
        return type == .unknown ? .unknown : .metatype(type)
    }

    /// The result that all remaining candidates of a call agree on.
    mutating func resultType(of call: ExpressionID, in file: Int32) -> SwiftType {
        let candidates = chosenCandidates(of: call, in: file)
        guard !candidates.isEmpty, candidates.count <= 12, resolution(of: call, in: file).isExact else {
            return .unknown
        }
        var agreed: SwiftType?
        for candidate in candidates {
            let type = resultType(of: candidate, call, in: file)
            if let known = agreed, known != type { return .unknown }
            agreed = type
        }
        return agreed ?? .unknown
    }

    private mutating func resultType(of candidate: CallCandidate, _ call: ExpressionID, in file: Int32) -> SwiftType {
        if candidate.signature.returnsSelf, let own = candidate.substitution.selfType, own != .unknown {
            if case .optional = candidate.signature.result { return own.wrappedInOptional }
            return own
        }
        let declared = candidate.signature.result
        guard declared.isDependent else { return declared }
        let scope = scope(of: call, in: file)
        var substitution = argumentSubstitution(of: candidate, call, closures: false, in: file)
        var type = apply(substitution, to: declared, in: scope)
        if type.hasUnknown {
            substitution = argumentSubstitution(of: candidate, call, closures: true, in: file)
            type = apply(substitution, to: declared, in: scope)
        }
        if type.hasUnknown {
            let expected = expectedType(of: call, in: file)
            unify(declared, with: expected, &substitution, in: scope)
            type = apply(substitution, to: declared, in: scope)
        }
        return type
    }

    /// A candidate's generic arguments as far as the arguments tell; those that are closures are read only if asked.
    mutating func argumentSubstitution(
        of candidate: CallCandidate, _ call: ExpressionID, closures: Bool, in file: Int32
    ) -> Substitution {
        var substitution = candidate.substitution
        let scope = scope(of: call, in: file)
        let arguments = arguments(expression(call, in: file).list, in: file).map(\.value)
        var pending: [(parameter: CallParameter, argument: ExpressionID)] = []
        for (position, argument) in arguments.enumerated() {
            guard let parameter = candidate.parameter(ofArgument: position),
                parameter.argumentType.isDependent
                    || parameter.argumentType.hasProtocolArguments
            else { continue }
            let kind = expression(argument, in: file).kind
            if kind == .closure || kind == .keyPath {
                pending.append((parameter, argument))
            } else if kind != .nil {
                unify(parameter.argumentType, with: type(of: argument, in: file), &substitution, in: scope)
            }
        }
        infer(from: candidate, &substitution, in: scope)
        for (parameter, argument) in pending {
            unify(parameter, withFunction: argument, bodies: closures, &substitution, in: scope)
        }
        if closures, !pending.isEmpty { infer(from: candidate, &substitution, in: scope) }
        return substitution
    }

    private mutating func infer(from candidate: CallCandidate, _ substitution: inout Substitution, in scope: TypeScope)
    {
        guard let symbol = candidate.symbol else { return }
        inferFromRequirements(of: symbol, &substitution, in: scope)
        if let context = model.parent(of: symbol), model.declaration(context).kind == .extension {
            inferFromRequirements(of: context, &substitution, in: scope)
        }
    }

    /// What a closure or key path tells: the types written on it, and what it returns.
    private mutating func unify(
        _ parameter: CallParameter, withFunction argument: ExpressionID, bodies: Bool,
        _ substitution: inout Substitution, in scope: TypeScope
    ) {
        let declared = parameter.argumentType
        let expression = expression(argument, in: scope.file)
        if expression.kind == .keyPath {
            guard case .function(let function) = declared.unwrapped, function.parameters.count == 1 else {
                unify(declared, with: type(of: argument, in: scope.file), &substitution, in: scope)
                return
            }
            let root = apply(substitution, to: function.parameters[0], in: scope)
            let value = valueOfKeyPath(expression, root: root, in: scope)
            unify(function.result, with: value, &substitution, in: scope)
            return
        }
        let closure = closure(expression.closure, in: scope.file)
        guard case .function(let function) = declared.unwrapped else {
            if bodies { unify(declared, with: type(of: argument, in: scope.file), &substitution, in: scope) }
            return
        }
        let inner = self.scope(ofBody: closure.body, in: scope.file)
        for (position, index) in closure.parameters.indices.enumerated() where position < function.parameters.count {
            let written = model.files[Int(scope.file)].summary.parameters[index].type
            guard !written.isNone else { continue }
            unify(function.parameters[position], with: model.resolve(written, in: inner), &substitution, in: scope)
        }
        if !closure.result.isNone {
            unify(function.result, with: model.resolve(closure.result, in: inner), &substitution, in: scope)
        } else if bodies, function.result.isDependent {
            unify(function.result, with: bodyResult(of: expression.closure, in: scope.file), &substitution, in: scope)
        }
    }
}
