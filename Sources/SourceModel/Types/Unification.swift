/// Inferring generic arguments by laying a declared type over an actual one.
extension ExpressionTyper {
    /// Gives open parameters in `declared` the arguments that `actual` has in their places.
    mutating func unify(
        _ declared: SwiftType, with actual: SwiftType, _ substitution: inout Substitution, in scope: TypeScope
    ) {
        guard declared.isDependent || declared.hasProtocolArguments, actual != .unknown, depth < Self.depthLimit else {
            return
        }
        depth += 1
        defer { depth -= 1 }
        switch (declared, actual) {
        case (.genericParameter(let owner, let position), _):
            guard substitution.isOpen(owner, position) else { return }
            substitution.bind(owner, position, to: actual)
        case (.optional(let left), .optional(let right)): unify(left, with: right, &substitution, in: scope)
        case (.optional(let left), _): unify(left, with: actual, &substitution, in: scope)
        case (.metatype(let left), .metatype(let right)): unify(left, with: right, &substitution, in: scope)
        case (.function(let left), .function(let right)):
            for (first, second) in zip(left.parameters, right.parameters) {
                unify(first, with: second, &substitution, in: scope)
            }
            unify(left.result, with: right.result, &substitution, in: scope)
        case (.tuple(let left), .tuple(let right)) where left.count == right.count:
            for (first, second) in zip(left, right) { unify(first.type, with: second.type, &substitution, in: scope) }
        case (.nominal(let symbol, let arguments), _):
            unifyNominal(symbol, arguments, with: actual, &substitution, in: scope)
        case (.existential(let parts), _), (.opaque(let parts), _):
            for case .nominal(let symbol, let arguments) in parts where !arguments.isEmpty {
                unifyNominal(symbol, arguments, with: actual, &substitution, in: scope)
            }
        default: return
        }
    }

    private mutating func unifyNominal(
        _ symbol: SymbolID, _ arguments: [SwiftType], with actual: SwiftType, _ substitution: inout Substitution,
        in scope: TypeScope
    ) {
        if model.declaration(symbol).kind == .protocol {
            for (position, index) in model.declaration(symbol).genericParameters.indices.enumerated()
            where position < arguments.count {
                let parameter = model.files[Int(symbol.file)].summary.genericParameters[index]
                let name = model.name(parameter.name, in: symbol.file)
                unify(arguments[position], with: associatedType(name, of: actual, in: scope), &substitution, in: scope)
            }
            return
        }
        guard let view = view(actual, as: symbol), case .nominal(_, let known) = view, known.count == arguments.count
        else {
            return
        }
        for (left, right) in zip(arguments, known) { unify(left, with: right, &substitution, in: scope) }
    }

    /// Uses what a declaration requires of its parameters to infer those that no argument told.
    mutating func inferFromRequirements(
        of symbol: SymbolID, _ substitution: inout Substitution, in scope: TypeScope
    ) {
        let stated = requirements(of: symbol)
        guard !stated.isEmpty else { return }
        for _ in 0..<2 {
            for requirement in stated {
                if requirement.isSameType {
                    infer(requirement.left, from: requirement.right, &substitution, scope)
                    infer(requirement.right, from: requirement.left, &substitution, scope)
                } else if requirement.right.hasProtocolArguments {
                    let left = apply(substitution, to: requirement.left, in: scope)
                    unify(requirement.right.asExistential, with: left, &substitution, in: scope)
                }
            }
        }
    }

    private mutating func infer(
        _ open: SwiftType, from known: SwiftType, _ substitution: inout Substitution, _ scope: TypeScope
    ) {
        guard case .genericParameter(let owner, let position) = open, substitution.isOpen(owner, position) else {
            if case .tuple = open {
                unify(open, with: apply(substitution, to: known, in: scope), &substitution, in: scope)
            }
            if case .nominal = open {
                unify(open, with: apply(substitution, to: known, in: scope), &substitution, in: scope)
            }
            return
        }
        let value = apply(substitution, to: known, in: scope)
        if !value.hasUnknown { substitution.bind(owner, position, to: value) }
    }
}

extension SwiftType {
    /// Names a protocol with arguments for its primary associated types.
    var hasProtocolArguments: Bool {
        switch self {
        case .existential(let parts), .opaque(let parts): parts.contains(where: \.hasProtocolArguments)
        case .nominal(_, let arguments): !arguments.isEmpty
        case .optional(let wrapped): wrapped.hasProtocolArguments
        default: false
        }
    }

    fileprivate var asExistential: SwiftType {
        if case .nominal = self { return .existential([self]) }
        return self
    }
}
