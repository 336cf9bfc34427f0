/// The members of one type under one name.
struct MemberKey: Hashable, Sendable {
    let nominal: SymbolID
    let name: Name
}

/// A member that look-up found.
struct FoundMember: Hashable, Sendable {
    let symbol: SymbolID
    /// The type, superclass or protocol it is a member of.
    let owner: SymbolID
    /// Stated in a protocol itself, to be met by the types that conform.
    let isRequirement: Bool
}

/// A member together with what its generic parameters and `Self` are on the type it was found on.
struct MemberUse: Hashable, Sendable {
    let symbol: SymbolID
    let substitution: Substitution
    let isRequirement: Bool
}

extension ExpressionTyper {
    /// Members of a nominal type and of what it inherits from, by name, the type's own first. What is overridden, and
    /// requirements that the type meets, are left out.
    mutating func members(named name: Name, of nominal: SymbolID) -> [FoundMember] {
        let key = MemberKey(nominal: nominal, name: name)
        if let known = memberLists[key] { return known }
        var found: [FoundMember] = []
        for type in supertypes(of: nominal).types {
            guard case .nominal(let owner, _) = type else { continue }
            for member in model.members.members(of: owner, named: name) {
                let isRequirement =
                    model.declaration(owner).kind == .protocol && model.parent(of: member) == owner
                let entry = FoundMember(symbol: member, owner: owner, isRequirement: isRequirement)
                if !isHidden(entry, by: found) { found.append(entry) }
            }
        }
        memberLists[key] = found
        return found
    }

    /// Whether a member found further up is replaced by one found before.
    private func isHidden(_ member: FoundMember, by found: [FoundMember]) -> Bool {
        guard found.count < 64 else { return false }
        let declaration = model.declaration(member.symbol)
        return found.contains { other in
            guard other.owner != member.owner else { return false }
            let earlier = model.declaration(other.symbol)
            guard earlier.kind == declaration.kind,
                member.isRequirement || earlier.flags.contains(.isOverride) || declaration.kind == .variable,
                earlier.flags.contains(.isStatic) == declaration.flags.contains(.isStatic)
            else { return false }
            return declaration.parameters.count == earlier.parameters.count
                && model.labels(of: other.symbol) == model.labels(of: member.symbol)
        }
    }

    /// The nominal types and protocols in which members of a value of a type are looked up.
    mutating func lookupBases(of type: SwiftType, in scope: TypeScope) -> [SwiftType] {
        lookupBases(of: type, in: scope, depth: 0)
    }

    private mutating func lookupBases(of type: SwiftType, in scope: TypeScope, depth: Int) -> [SwiftType] {
        guard depth < 12 else { return [] }
        switch type {
        case .nominal: return [type]
        case .optional: return [type.asNominal(standard)].filter { $0 != type }
        case .existential(let parts), .opaque(let parts):
            return parts.flatMap { lookupBases(of: $0, in: scope, depth: depth + 1) }
        case .genericParameter, .protocolSelf, .member:
            if let same = sameType(as: type, in: scope) { return lookupBases(of: same, in: scope, depth: depth + 1) }
            return bounds(of: type, in: scope).flatMap { lookupBases(of: $0, in: scope, depth: depth + 1) }
        case .tuple, .function, .metatype, .unknown: return []
        }
    }

    /// The members of a value of a type by name, each with what it substitutes.
    mutating func uses(of name: Name, on type: SwiftType, in scope: TypeScope) -> [MemberUse] {
        var found: [MemberUse] = []
        for base in lookupBases(of: type, in: scope) {
            guard case .nominal(let nominal, _) = base else { continue }
            for member in members(named: name, of: nominal)
            where isAccessible(member.symbol, from: scope.file)
                && !found.contains(where: { $0.symbol == member.symbol })
            {
                found.append(
                    MemberUse(
                        symbol: member.symbol,
                        substitution: substitution(for: member.owner, on: base, selfType: type),
                        isRequirement: member.isRequirement))
            }
        }
        return found
    }

    /// What the parameters of a type and `Self` are for a member declared in `owner` that is used on `base`.
    mutating func substitution(for owner: SymbolID, on base: SwiftType, selfType: SwiftType) -> Substitution {
        var result = Substitution(selfType: selfType)
        guard model.declaration(owner).kind != .protocol else { return result }
        guard let view = view(base, as: owner), case .nominal(_, let arguments) = view else { return result }
        for (nested, slice) in argumentSlices(of: owner, arguments) {
            if let slice {
                result.set(nested, to: slice)
            } else {
                result.open(nested, count: model.ownGenericCount(of: nested))
            }
        }
        return result
    }

    /// The arguments of a nested type by the declaration they belong to; nil where none are known.
    private func argumentSlices(of nominal: SymbolID, _ arguments: [SwiftType]) -> [(SymbolID, ArraySlice<SwiftType>?)]
    {
        let arity = model.genericArity(of: nominal)
        guard arity > 0 else { return [] }
        var start = 0
        return model.nesting(of: nominal).compactMap { owner in
            let count = model.ownGenericCount(of: owner)
            guard count > 0 else { return nil }
            defer { start += count }
            return (owner, arguments.count == arity ? arguments[start..<start + count] : nil)
        }
    }

    /// Whether code of a file may name a member: private ones are seen in their own file alone.
    func isAccessible(_ symbol: SymbolID, from file: Int32) -> Bool {
        symbol.file == file || !model.declaration(symbol).flags.contains(.isPrivate)
    }
}
