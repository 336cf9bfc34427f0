/// A requirement of a `where` clause or a generic parameter's constraint, resolved.
struct ResolvedRequirement: Hashable, Sendable {
    let left: SwiftType
    let right: SwiftType
    /// `==` rather than `:`.
    let isSameType: Bool
}

/// What is known of generic parameters and associated types.
extension ExpressionTyper {
    /// The requirements that a declaration states itself: constraints of its parameters, its `where` clause, and for
    /// an associated type what it has to conform to.
    mutating func requirements(of symbol: SymbolID) -> [ResolvedRequirement] {
        if let known = requirementLists[symbol] { return known }
        requirementLists[symbol] = []
        let declaration = model.declaration(symbol)
        let scope = TypeScope(signatureOf: symbol)
        var found: [ResolvedRequirement] = []
        if declaration.kind != .protocol {
            for (position, index) in declaration.genericParameters.indices.enumerated() {
                let parameter = model.files[Int(symbol.file)].summary.genericParameters[index]
                guard !parameter.constraint.isNone else { continue }
                addConformances(of: .genericParameter(symbol, Int32(position)), to: parameter.constraint, scope, &found)
            }
        }
        if declaration.kind == .associatedType, let owner = model.selfNominal(of: symbol) {
            let type = SwiftType.member(.protocolSelf(owner), model.name(of: symbol))
            for index in declaration.inheritances.indices {
                let inheritance = model.files[Int(symbol.file)].summary.inheritances[index]
                addConformances(of: type, to: inheritance.type, scope, &found)
            }
        }
        for index in declaration.requirements.indices {
            let requirement = model.files[Int(symbol.file)].summary.requirements[index]
            let left = model.resolve(requirement.left, in: scope)
            if requirement.isSameType {
                let right = model.resolve(requirement.right, in: scope)
                found.append(ResolvedRequirement(left: left, right: right, isSameType: true))
            } else {
                addConformances(of: left, to: requirement.right, scope, &found)
            }
        }
        requirementLists[symbol] = found
        return found
    }

    private func addConformances(
        of type: SwiftType, to id: TypeReferenceID, _ scope: TypeScope, _ found: inout [ResolvedRequirement]
    ) {
        switch model.resolve(id, in: scope) {
        case .existential(let parts), .opaque(let parts):
            for part in parts { found.append(ResolvedRequirement(left: type, right: part, isSameType: false)) }
        case let right: found.append(ResolvedRequirement(left: type, right: right, isSameType: false))
        }
    }

    /// All requirements that hold at a place, those stated nearest first.
    private mutating func requirements(around scope: TypeScope) -> [ResolvedRequirement] {
        guard !scope.context.isNone else { return [] }
        let key = SymbolID(file: scope.file, declaration: scope.context.index)
        if let known = requirementsAround[key] { return known }
        let found = contexts(around: scope).flatMap { requirements(of: $0) }
        requirementsAround[key] = found
        return found
    }

    /// The declarations around a place whose requirements hold there, from the inside out.
    private func contexts(around scope: TypeScope) -> [SymbolID] {
        var found: [SymbolID] = []
        var current = scope.context
        for _ in 0..<64 where !current.isNone {
            let symbol = SymbolID(file: scope.file, declaration: current.index)
            found.append(symbol)
            let declaration = model.declaration(symbol)
            if declaration.kind == .extension, let nominal = model.extendedTypes[symbol] { found.append(nominal) }
            if !declaration.parent.isNone {
                current = declaration.parent
            } else if !declaration.enclosingBody.isNone {
                current = self.declaration(around: declaration.enclosingBody, in: scope.file)
            } else {
                break
            }
        }
        return found
    }

    /// What a generic parameter, `Self` or an associated type is required to conform to or inherit from.
    mutating func bounds(of type: SwiftType, in scope: TypeScope) -> [SwiftType] {
        var found: [SwiftType] = []
        switch type {
        case .protocolSelf(let symbol): found.append(.nominal(symbol, []))
        case .genericParameter(let owner, _): addBounds(of: type, statedBy: owner, to: &found)
        case .member(let base, let name): addBounds(ofMember: name, of: base, in: scope, to: &found)
        default: return []
        }
        for requirement in requirements(around: scope)
        where !requirement.isSameType && requirement.left == type && !found.contains(requirement.right) {
            found.append(requirement.right)
        }
        return found
    }

    private mutating func addBounds(of type: SwiftType, statedBy symbol: SymbolID, to found: inout [SwiftType]) {
        for requirement in requirements(of: symbol)
        where !requirement.isSameType && requirement.left == type && !found.contains(requirement.right) {
            found.append(requirement.right)
        }
    }

    /// The bounds that protocols state for their associated types.
    private mutating func addBounds(
        ofMember name: Name, of base: SwiftType, in scope: TypeScope, to found: inout [SwiftType]
    ) {
        guard depth < Self.depthLimit else { return }
        depth += 1
        defer { depth -= 1 }
        for bound in lookupBases(of: base, in: scope) {
            guard case .nominal(let symbol, _) = bound, model.declaration(symbol).kind == .protocol else { continue }
            for supertype in supertypes(of: symbol).types {
                guard case .nominal(let owner, _) = supertype else { continue }
                let type = SwiftType.member(.protocolSelf(owner), name)
                var statements = [owner]
                for member in model.members.members(of: owner, named: name)
                where model.declaration(member).kind == .associatedType {
                    statements.append(member)
                }
                for statement in statements {
                    for requirement in requirements(of: statement)
                    where !requirement.isSameType && requirement.left == type {
                        let right = apply(Substitution(selfType: base), to: requirement.right, in: scope)
                        if !found.contains(right) { found.append(right) }
                    }
                }
            }
        }
    }

    /// The type that requirements around a place say a generic parameter or associated type is.
    mutating func sameType(as type: SwiftType, in scope: TypeScope) -> SwiftType? {
        for requirement in requirements(around: scope) where requirement.isSameType {
            if requirement.left == type, requirement.right != .unknown, requirement.right != type {
                return requirement.right
            }
            if requirement.right == type, requirement.left != .unknown, !requirement.left.isDependent {
                return requirement.left
            }
        }
        return nil
    }
}
