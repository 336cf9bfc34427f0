/// Replacing generic parameters, and finding out what associated types are.
extension ExpressionTyper {
    /// A type with parameters and `Self` replaced; parameters that are open and have no argument become unknown.
    mutating func apply(_ substitution: Substitution, to type: SwiftType, in scope: TypeScope) -> SwiftType {
        guard type.isDependent else { return type }
        guard depth < Self.depthLimit else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        switch type {
        case .genericParameter(let owner, let position):
            guard let replaced = substitution[owner, position] else { return type }
            return replaced ?? .unknown
        case .protocolSelf: return substitution.selfType ?? type
        case .member(let base, let name):
            return associatedType(name, of: apply(substitution, to: base, in: scope), in: scope)
        case .nominal(let symbol, let arguments):
            return .nominal(symbol, apply(substitution, to: arguments, in: scope))
        case .optional(let wrapped): return .optional(apply(substitution, to: wrapped, in: scope))
        case .metatype(let instance): return .metatype(apply(substitution, to: instance, in: scope))
        case .existential(let parts): return .existential(apply(substitution, to: parts, in: scope))
        case .opaque(let parts): return .opaque(apply(substitution, to: parts, in: scope))
        case .tuple(let elements):
            let types = apply(substitution, to: elements.map(\.type), in: scope)
            return .tuple(zip(elements, types).map { SwiftType.TupleElement(label: $0.label, type: $1) })
        case .function(var function):
            function.parameters = apply(substitution, to: function.parameters, in: scope)
            function.result = apply(substitution, to: function.result, in: scope)
            return .function(function)
        case .unknown: return type
        }
    }

    private mutating func apply(
        _ substitution: Substitution, to types: [SwiftType], in scope: TypeScope
    ) -> [SwiftType] {
        var result: [SwiftType] = []
        result.reserveCapacity(types.count)
        for type in types { result.append(apply(substitution, to: type, in: scope)) }
        return result
    }

    /// A type with associated types of known types replaced by what they are.
    mutating func simplified(_ type: SwiftType, in scope: TypeScope) -> SwiftType {
        apply(Substitution(), to: type, in: scope)
    }

    /// The associated type of a type by its name: `Element` of `[Int]` is `Int`.
    mutating func associatedType(_ name: Name, of base: SwiftType, in scope: TypeScope) -> SwiftType {
        switch base {
        case .unknown, .tuple, .function, .metatype: return .unknown
        case .nominal(let symbol, let arguments):
            if model.declaration(symbol).kind == .protocol {
                return primaryAssociatedType(name, of: [base], in: scope) ?? .unknown
            }
            let witness = witness(name, of: symbol).replacingParameters(of: symbol, with: arguments, in: model)
            return witness.isDependent ? simplified(witness, in: scope) : witness
        case .optional:
            return base.asNominal(standard) == base
                ? .unknown : associatedType(name, of: base.asNominal(standard), in: scope)
        case .existential(let parts): return primaryAssociatedType(name, of: parts, in: scope) ?? .unknown
        case .opaque(let parts):
            return primaryAssociatedType(name, of: parts, in: scope) ?? .member(base, name)
        case .genericParameter, .protocolSelf, .member:
            let type = SwiftType.member(base, name)
            if let same = sameType(as: type, in: scope) { return same }
            return primaryAssociatedType(name, of: bounds(of: base, in: scope), in: scope) ?? type
        }
    }

    /// What `P<X>` says of an associated type, for any of several protocols or what they refine.
    private mutating func primaryAssociatedType(
        _ name: Name, of parts: [SwiftType], in scope: TypeScope
    ) -> SwiftType? {
        for part in parts {
            guard case .nominal(let symbol, let arguments) = part else { continue }
            if model.declaration(symbol).kind != .protocol {
                let found = associatedType(name, of: part, in: scope)
                if found != .unknown { return found }
                continue
            }
            if let found = argument(name, of: symbol, arguments) { return found }
            for supertype in supertypes(of: symbol).types.dropFirst() {
                guard case .nominal(let refined, let inherited) = supertype else { continue }
                // A refined protocol's associated type of the same name is the same type.
                let isShared = position(of: name, amongPrimaryOf: refined) != nil
                if isShared, let own = self.position(of: name, amongPrimaryOf: symbol), own < arguments.count {
                    return arguments[own]
                }
                if let found = argument(name, of: refined, inherited), !found.isDependent { return found }
            }
        }
        return nil
    }

    private func argument(_ name: Name, of symbol: SymbolID, _ arguments: [SwiftType]) -> SwiftType? {
        guard let position = position(of: name, amongPrimaryOf: symbol), position < arguments.count else { return nil }
        return arguments[position]
    }

    private func position(of name: Name, amongPrimaryOf symbol: SymbolID) -> Int? {
        let parameters = model.declaration(symbol).genericParameters
        let summary = model.files[Int(symbol.file)].summary
        for (position, index) in parameters.indices.enumerated()
        where model.name(summary.genericParameters[index].name, in: symbol.file) == name {
            return position
        }
        return nil
    }

    // MARK: Witnesses

    /// The type by which a nominal type meets an associated type, in terms of its own generic parameters.
    mutating func witness(_ name: Name, of nominal: SymbolID) -> SwiftType {
        let key = MemberKey(nominal: nominal, name: name)
        if let known = witnesses[key] { return known }
        guard depth < Self.depthLimit, witnessesInProgress.insert(key).inserted else { return .unknown }
        depth += 1
        let found = findWitness(name, of: nominal).bounded
        depth -= 1
        witnessesInProgress.remove(key)
        witnesses[key] = found
        return found
    }

    private mutating func findWitness(_ name: Name, of nominal: SymbolID) -> SwiftType {
        for owner in model.nesting(of: nominal).reversed() {
            if let parameter = model.genericParameter(named: name, of: owner) { return parameter }
        }
        let base = model.declaredType(of: nominal)
        let scope = TypeScope(signatureOf: nominal)
        var associatedTypes: [SymbolID] = []
        var defaults: [SymbolID] = []
        for member in members(named: name, of: nominal) where isTypeDeclaration(member.symbol) {
            if model.declaration(member.symbol).kind == .associatedType {
                associatedTypes.append(member.symbol)
            } else if model.declaration(member.owner).kind == .protocol {
                defaults.append(member.symbol)
            } else {
                let seen = view(base, as: member.owner) ?? base
                return simplified(
                    model.type(declaredBy: member.symbol, arguments: [], base: seen, in: scope), in: scope)
            }
        }
        for symbol in associatedTypes {
            let found = inferredWitness(of: symbol, name, base, scope)
            if found != .unknown { return found }
        }
        for symbol in defaults {
            let found = model.type(declaredBy: symbol, arguments: [], base: base, in: scope)
            if found != .unknown { return simplified(found, in: scope) }
        }
        return .unknown
    }

    /// From what the protocols say the associated type equals, from the members that meet requirements, or the default.
    private mutating func inferredWitness(
        of symbol: SymbolID, _ name: Name, _ base: SwiftType, _ scope: TypeScope
    ) -> SwiftType {
        guard let owner = model.selfNominal(of: symbol), case .nominal(let nominal, _) = base.asNominal(standard) else {
            return .unknown
        }
        if let view = view(base, as: owner), case .nominal(_, let arguments) = view,
            let argument = argument(name, of: owner, arguments)
        {
            return argument
        }
        let wanted = SwiftType.member(.protocolSelf(owner), name)
        if let found = witnessFromMembers(wanted, owner, nominal, scope) { return found }
        let selfSubstitution = Substitution(selfType: base)
        for associated in model.members.members(of: owner) where model.declaration(associated).kind == .associatedType {
            for requirement in requirements(of: associated) where requirement.isSameType {
                let other = requirement.left == wanted ? requirement.right : requirement.left
                guard requirement.left == wanted || requirement.right == wanted else { continue }
                let found = apply(selfSubstitution, to: other, in: scope)
                if found != .unknown { return found }
            }
        }
        let written = model.declaration(symbol).type
        guard !written.isNone else { return .unknown }
        return apply(selfSubstitution, to: model.resolve(written, in: TypeScope(signatureOf: symbol)), in: scope)
    }

    /// Matches the protocol's requirements that mention the associated type with the members that meet them.
    private mutating func witnessFromMembers(
        _ wanted: SwiftType, _ owner: SymbolID, _ nominal: SymbolID, _ scope: TypeScope
    ) -> SwiftType? {
        for requirement in model.members.members(of: owner) where model.parent(of: requirement) == owner {
            let kind = model.declaration(requirement).kind
            guard kind == .function || kind == .variable || kind == .subscript else { continue }
            let types = signatureTypes(of: requirement)
            guard types.contains(where: { $0.contains(wanted) }) else { continue }
            for member in members(named: model.name(of: requirement), of: nominal) {
                guard !member.isRequirement, model.declaration(member.owner).kind != .protocol,
                    model.canWitness(member.symbol, requirement: requirement)
                else { continue }
                for (pattern, type) in zip(types, signatureTypes(of: member.symbol)) {
                    if let found = pattern.part(of: type, at: wanted) { return simplified(found, in: scope) }
                }
            }
        }
        return nil
    }

    /// Parameter types, then the result's or variable's type.
    private mutating func signatureTypes(of symbol: SymbolID) -> [SwiftType] {
        if model.declaration(symbol).kind == .variable { return [declaredType(ofVariable: symbol)] }
        let signature = signature(of: symbol)
        return signature.parameters.map(\.type) + [signature.result]
    }
}

extension SwiftType {
    /// Whether a type is this one or a part of it.
    func contains(_ part: SwiftType) -> Bool {
        self == part || parts.contains { $0.contains(part) }
    }

    /// What stands in `type` where this pattern has `place`.
    fileprivate func part(of type: SwiftType, at place: SwiftType) -> SwiftType? {
        if self == place { return type == .unknown ? nil : type }
        switch (self, type) {
        case (.nominal(let left, _), .nominal(let right, _)) where left != right: return nil
        case (.nominal, .nominal), (.optional, .optional), (.tuple, .tuple), (.function, .function),
            (.metatype, .metatype):
            for (pattern, part) in zip(parts, type.parts) {
                if let found = pattern.part(of: part, at: place) { return found }
            }
            return nil
        default: return nil
        }
    }
}
