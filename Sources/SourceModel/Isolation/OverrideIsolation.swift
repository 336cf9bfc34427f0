/// Overrides: what they override and what isolation that allows.
extension IsolationInference {
    /// The declaration of a superclass that a member overrides, as far as it could be read.
    func overriddenDeclaration(of symbol: SymbolID) -> SymbolID? {
        let subject = storage(of: symbol)
        let declaration = model.declaration(subject)
        if let type = model.parent(of: subject), model.declaration(type).kind == .protocol {
            return restatedRequirement(of: subject, in: type)
        }
        guard declaration.flags.contains(.isOverride) || declaration.flags.contains(.isRequired),
            var type = model.selfNominal(of: subject)
        else { return nil }
        for _ in 0..<64 {
            guard let superclass = model.hierarchy.superclass(of: type) else { return nil }
            let candidates = model.members.members(of: superclass, named: model.name(of: subject)).filter {
                model.declaration($0).kind == declaration.kind && model.labels(of: $0) == model.labels(of: subject)
                    && isStatic($0) == isStatic(subject)
            }
            let best = candidates.max { model.similarity(of: $0, to: subject) < model.similarity(of: $1, to: subject) }
            if let best { return best }
            type = superclass
        }
        return nil
    }

    /// The requirement of a refined protocol that a requirement states again.
    private func restatedRequirement(of symbol: SymbolID, in type: SymbolID) -> SymbolID? {
        for inherited in model.inheritedProtocols(of: type) {
            let found = model.members.members(of: inherited, named: model.name(of: symbol)).first {
                model.parent(of: $0) == inherited && model.declaration($0).kind == model.declaration(symbol).kind
                    && model.labels(of: $0) == model.labels(of: symbol) && isStatic($0) == isStatic(symbol)
                    && model.similarity(of: $0, to: symbol) >= 0
            }
            if let found { return found }
        }
        return nil
    }

    /// An inferred isolation that the overridden declaration does not allow gives way to that declaration's.
    mutating func checkedAgainstOverride(_ answer: IsolationAnswer, of symbol: SymbolID) -> IsolationAnswer {
        guard let overridden = overriddenDeclaration(of: symbol) else { return answer }
        let allowed = isolation(of: overridden).isolation
        guard case .globalActor = answer.isolation, allowed != answer.isolation else { return answer }
        if isAsync(overridden) || isFoundationObjectInitializer(overridden) { return answer }
        if !rules(of: symbol).hasCompleteChecking, model.module(of: overridden).isSDK, allowed == .unspecified {
            return answer
        }
        return IsolationAnswer(allowed, .override(overridden))
    }

    /// `NSObject.init()` may be overridden by a main-actor initializer.
    private func isFoundationObjectInitializer(_ symbol: SymbolID) -> Bool {
        guard model.declaration(symbol).kind == .initializer, let type = model.selfNominal(of: symbol) else {
            return false
        }
        return model.module(of: symbol).isSDK && model.nameText(of: type) == "NSObject"
    }
}
