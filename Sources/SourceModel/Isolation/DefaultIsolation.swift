/// What holds where no rule of inference answers.
extension IsolationInference {
    /// The default of a declaration: the module's, the one of asynchronous functions, or the overridden declaration's.
    mutating func defaultIsolation(of symbol: SymbolID) -> IsolationAnswer {
        let declaration = model.declaration(symbol)
        let rules = rules(of: symbol)
        if rules.isMainActorByDefault, isMainActorByDefault(symbol, declaration) {
            return IsolationAnswer(.mainActor, .moduleDefault)
        }
        if rules.has(.nonisolatedNonsendingByDefault), !model.module(of: symbol).isSDK, isAsync(symbol) {
            return IsolationAnswer(.callerIsolated, .nonsendingByDefault)
        }
        if declaration.kind == .function, hasAttribute("Sendable", symbol) {
            return IsolationAnswer(.nonisolated, .sendableFunction)
        }
        if declaration.kind == .initializer, !declaration.flags.contains(.isAsync),
            let type = model.selfNominal(of: symbol), isActor(type)
        {
            return IsolationAnswer(.nonisolated, .actorInitializer)
        }
        if let overridden = overriddenDeclaration(of: symbol) {
            return IsolationAnswer(isolation(of: overridden).isolation, .override(overridden))
        }
        if let name = unresolvedDecider(of: symbol) { return IsolationAnswer(.unknown(name), .unresolved(name)) }
        return isLocalFunction(symbol)
            ? IsolationAnswer(.nonisolated, .localFunction) : IsolationAnswer(.unspecified, .nothing)
    }

    /// Whether the module's default main-actor isolation reaches a declaration (SE-0466).
    private mutating func isMainActorByDefault(_ symbol: SymbolID, _ declaration: Declaration) -> Bool {
        guard declaration.kind != .deinitializer, declaration.kind != .actor else { return false }
        var subject: SymbolID? = declaration.kind.isNominal ? symbol : nil
        if subject == nil { subject = model.selfNominal(of: storage(of: symbol)) }
        if let subject, mustBeNonisolated(subject) { return false }
        return defaultReaches(contextsAround: symbol)
    }

    /// An actor, a nonisolated type or a nonisolated function keeps the default from what stands in it; an extension
    /// lets it in again, whatever it extends.
    private mutating func defaultReaches(contextsAround symbol: SymbolID) -> Bool {
        var current = storage(of: symbol)
        var isDecided = false
        for _ in 0..<256 {
            if isInClosure(current) { return false }
            guard let context = enclosingDeclaration(of: current) else { return true }
            let type = model.nominal(ofContext: context)
            if let type, isActor(type) { return false }
            if !isDecided {
                let answer = isolation(of: context).isolation
                if model.declaration(context).kind == .extension {
                    if answer == .nonisolated, type.map({ isolation(of: $0).isolation }) != .mainActor { return false }
                    isDecided = true
                } else if answer != .mainActor {
                    return false
                }
            }
            current = context
        }
        return true
    }

    /// Whether a declaration is local to a closure, whose isolation is not settled when the declaration's is.
    private func isInClosure(_ symbol: SymbolID) -> Bool {
        let body = model.declaration(symbol).enclosingBody
        return !body.isNone && model.files[Int(symbol.file)].summary.bodies[Int(body.index)].ownerKind == .closure
    }

    /// The declaration around another, through bodies and closures.
    private func enclosingDeclaration(of symbol: SymbolID) -> SymbolID? {
        let declaration = model.declaration(symbol)
        if !declaration.parent.isNone { return model.parent(of: symbol) }
        return model.owner(of: declaration.enclosingBody, in: symbol.file)
    }

    /// A type that conforms, in its own declaration, to a protocol whose metatype must be Sendable is not isolated by
    /// default (SE-0466, SE-0470). `Sendable` itself does not count: a main-actor type is Sendable anyway.
    private func mustBeNonisolated(_ type: SymbolID) -> Bool {
        guard model.declaration(type).kind != .protocol else { return false }
        return model.hierarchy.entries(of: type).contains { entry in
            guard let symbol = entry.nominal, model.declaration(symbol).kind == .protocol else { return false }
            let name = model.name(of: symbol)
            if name == model.known.sendable || name == model.known.sendableMetatype { return false }
            return model.inheritedProtocols(of: symbol).contains { inherited in
                let name = model.name(of: inherited)
                return name == model.known.sendableMetatype || name == model.known.sendable
            }
        }
    }

    /// Something that would decide the isolation and is declared in nothing that could be read.
    private func unresolvedDecider(of symbol: SymbolID) -> String? {
        let declaration = model.declaration(symbol)
        let type = declaration.kind.isNominal ? symbol : model.selfNominal(of: storage(of: symbol))
        guard let type, memberPropagation(of: symbol) != nil || declaration.kind.isNominal else { return nil }
        return model.unresolvedSuperclassName(of: type)
    }
}

extension ProjectModel {
    /// The declaration whose code a body is part of, closures looked through.
    func owner(of body: BodyID, in file: Int32) -> SymbolID? {
        var current = body
        let bodies = files[Int(file)].summary.bodies
        for _ in 0..<256 where !current.isNone {
            let value = bodies[Int(current.index)]
            switch value.ownerKind {
            case .closure: current = value.parent
            case .topLevel: return nil
            default: return SymbolID(file: file, declaration: value.owner)
            }
        }
        return nil
    }

    /// All protocols that a protocol refines, itself not included.
    func inheritedProtocols(of symbol: SymbolID) -> [SymbolID] {
        var found: [SymbolID] = []
        var pending = hierarchy.entries(of: symbol).compactMap(\.nominal)
        while let next = pending.popLast() {
            guard declaration(next).kind == .protocol, !found.contains(next), found.count < 256 else { continue }
            found.append(next)
            pending.append(contentsOf: hierarchy.entries(of: next).compactMap(\.nominal))
        }
        return found
    }

    /// The written name of the first superclass, up the chain, that is declared in nothing that could be read.
    func unresolvedSuperclassName(of type: SymbolID) -> String? {
        var current: SymbolID? = type
        for _ in 0..<64 {
            guard let symbol = current else { return nil }
            if hierarchy.hasUnresolvedSuperclass(symbol), let entry = hierarchy.entries(of: symbol).first {
                let reference = file(of: symbol).summary.types[Int(entry.reference.index)]
                return text(reference.name, in: symbol.file)
            }
            current = hierarchy.superclass(of: symbol)
        }
        return nil
    }
}
