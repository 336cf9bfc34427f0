/// Isolation from the protocol requirement that a member witnesses.
extension IsolationInference {
    /// The isolation of the one isolated requirement that a member witnesses for a conformance stated in the same
    /// declaration or extension; nil where there is none, or where several disagree.
    mutating func witnessIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        guard let context = model.parent(of: symbol), let type = model.nominal(ofContext: context),
            !model.declaration(symbol).kind.isNominal, model.declaration(type).kind != .protocol,
            rules(of: symbol).isMainActorByDefault || !isExplicitlyNonisolated(type)
        else { return nil }
        var found: [IsolationAnswer] = []
        for conformance in conformances(in: context) {
            for requirement in requirements(like: symbol, of: conformance.protocol) {
                guard let answer = isolation(of: requirement, for: conformance, witness: symbol) else { continue }
                if !found.contains(where: { $0.isolation == answer.isolation }) { found.append(answer) }
            }
        }
        guard found.count == 1, let only = found.first else { return nil }
        if only.isolation == .nonisolated {
            if rules(of: symbol).isMainActorByDefault, case .requirement = only.reason { return nil }
            if isStoredProperty(symbol) { return IsolationAnswer(.unspecified, .nothing) }
        }
        return only
    }

    /// Requirements of the same kind and full name.
    private func requirements(like symbol: SymbolID, of protocolSymbol: SymbolID) -> [SymbolID] {
        model.members.members(of: protocolSymbol, named: model.name(of: symbol)).filter {
            model.parent(of: $0) == protocolSymbol && model.canWitness(symbol, requirement: $0)
        }
    }

    private mutating func isolation(
        of requirement: SymbolID, for conformance: Conformance, witness: SymbolID
    ) -> IsolationAnswer? {
        // A conformance that an explicitly nonisolated protocol implies has nonisolated requirements (SE-0449).
        if let implying = conformance.implying, model.declaration(implying).flags.contains(.isNonisolated),
            conformanceTable(of: model.nominal(ofContext: conformance.context) ?? implying)
                .conformance(to: implying)?.implying == nil
        {
            return IsolationAnswer(.nonisolated, .conformance(implying))
        }
        let isolation = isolation(of: requirement).isolation
        switch isolation {
        case .nonisolated
        where isAsync(witness) && hasAttribute("concurrent", requirement)
            && rules(of: witness).has(.nonisolatedNonsendingByDefault):
            return nil
        case .globalActor, .nonisolated: break
        case .callerIsolated: guard isAsync(witness) else { return nil }
        default: return nil
        }
        guard isWitness(witness, of: requirement, conformance) else { return nil }
        return IsolationAnswer(isolation, .requirement(requirement))
    }

    /// Whether the member is the one that the conformance takes for the requirement: of several that could be, the one
    /// whose types fit best.
    private func isWitness(_ symbol: SymbolID, of requirement: SymbolID, _ conformance: Conformance) -> Bool {
        guard let type = model.nominal(ofContext: conformance.context) else { return false }
        let candidates = model.members.members(of: type, named: model.name(of: symbol))
            .filter { model.canWitness($0, requirement: requirement) }
        guard candidates.count > 1 else { return true }
        let scores = candidates.map { model.similarity(of: $0, to: requirement) }
        guard let best = scores.max(), let own = candidates.firstIndex(of: symbol) else { return false }
        return scores[own] == best && scores.firstIndex(of: best) == own
    }

    private func isExplicitlyNonisolated(_ type: SymbolID) -> Bool {
        model.declaration(type).flags.contains(.isNonisolated)
    }
}
