/// Isolation of types from what they inherit.
extension IsolationInference {
    mutating func typeIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        let kind = model.declaration(symbol).kind
        if kind == .class, let superclass = model.hierarchy.superclass(of: symbol) {
            let isolation = isolation(of: superclass).isolation
            if isolation != .unspecified { return IsolationAnswer(isolation, .superclass(superclass)) }
        }
        if kind == .protocol {
            return rules(of: symbol).has(.globalActorIsolatedTypesUsability)
                ? inheritedProtocolIsolation(of: symbol) : nil
        }
        return conformanceIsolation(of: symbol) ?? storedWrapperIsolation(of: symbol)
    }

    /// From the protocols that the primary declaration states: one global actor, or an explicitly nonisolated protocol.
    private mutating func conformanceIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        var found: IsolationAnswer?
        for conformance in conformances(in: symbol) {
            let answer = isolation(of: conformance.protocol)
            switch answer.isolation {
            case .nonisolated:
                guard case .written = answer.reason, !rules(of: symbol).isMainActorByDefault else { continue }
                if found == nil { found = IsolationAnswer(.nonisolated, .conformance(conformance.protocol)) }
            case .globalActor:
                if found == nil || (found?.isolation == .nonisolated && conformance.implying == nil) {
                    found = IsolationAnswer(answer.isolation, .conformance(conformance.protocol))
                } else if found?.isolation != answer.isolation {
                    return nil
                }
            default: continue
            }
        }
        return found
    }

    /// A protocol takes the one global actor of those it refines (SE-0434).
    private mutating func inheritedProtocolIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        var found: IsolationAnswer?
        for inherited in model.hierarchy.directSupertypes(of: symbol) {
            let isolation = isolation(of: inherited).isolation
            guard case .globalActor = isolation else { continue }
            if let found, found.isolation != isolation { return nil }
            if found == nil { found = IsolationAnswer(isolation, .inheritedProtocol(inherited)) }
        }
        return found
    }

    /// Before SE-0401 a wrapper on a stored property isolated the whole type.
    private mutating func storedWrapperIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        let kind = model.declaration(symbol).kind
        guard kind == .struct || kind == .class, !rules(of: symbol).has(.disableOutwardActorInference) else {
            return nil
        }
        var found: IsolationAnswer?
        for member in model.members.members(of: symbol) where model.parent(of: member) == symbol {
            guard model.declaration(member).kind == .variable, !isStatic(member),
                let answer = wrapperIsolation(of: member), case .globalActor = answer.isolation
            else { continue }
            if let found, found.isolation != answer.isolation { return nil }
            if found == nil { found = IsolationAnswer(answer.isolation, .storedWrapper(member)) }
        }
        return found
    }
}
