/// How far a member takes over the isolation of its type.
enum MemberPropagation {
    case globalActorOnly, any
}

/// Isolation from the lexical context: the type, the extension, the function around.
extension IsolationInference {
    /// Instance members and initializers take any isolation of their type, static ones only a global actor; nested types,
    /// cases and plain deinitializers none.
    func memberPropagation(of symbol: SymbolID) -> MemberPropagation? {
        let declaration = model.declaration(symbol)
        guard let parent = model.parent(of: symbol), model.declaration(parent).kind.isTypeContext else { return nil }
        switch declaration.kind {
        case .initializer: return .any
        case .deinitializer: return declaration.flags.contains(.isIsolated) ? .any : nil
        case .function, .subscript, .variable:
            return isStatic(symbol) ? .globalActorOnly : .any
        default: return nil
        }
    }

    /// Operators in types are static without saying so only in protocols of old; the keyword decides.
    func isStatic(_ symbol: SymbolID) -> Bool { model.declaration(symbol).flags.contains(.isStatic) }

    /// From the extension's attribute, else from the type.
    mutating func memberIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        guard let propagation = memberPropagation(of: symbol) else { return nil }
        if let (context, answer) = extensionAttribute(around: symbol) {
            return propagated(answer.isolation, .extensionAttribute(context), to: symbol, propagation)
        }
        guard let type = model.selfNominal(of: symbol) else { return unresolvedExtension(around: symbol) }
        var isolation = isolation(of: type).isolation
        if isolation == .unspecified { return nil }
        if isolation == .nonisolated, isAsync(symbol), rules(of: symbol).has(.nonisolatedNonsendingByDefault) {
            isolation = .callerIsolated
        }
        if rules(of: symbol).isMainActorByDefault, isNonisolated(isolation), isInPlainExtension(symbol) { return nil }
        return propagated(isolation, .memberOf(type), to: symbol, propagation)
    }

    private func isNonisolated(_ isolation: Isolation) -> Bool {
        isolation == .nonisolated || isolation == .callerIsolated
    }

    private func isInPlainExtension(_ symbol: SymbolID) -> Bool {
        model.parent(of: symbol).map { model.declaration($0).kind == .extension } ?? false
    }

    /// Stored properties are never nonisolated by inference, and static members take only a global actor.
    private func propagated(
        _ isolation: Isolation, _ reason: IsolationReason, to symbol: SymbolID, _ propagation: MemberPropagation
    ) -> IsolationAnswer {
        switch isolation {
        case .globalActor, .unknown: return IsolationAnswer(isolation, reason)
        default:
            let isBlocked = propagation == .globalActorOnly || isStoredProperty(symbol)
            return isBlocked ? IsolationAnswer(.unspecified, .nothing) : IsolationAnswer(isolation, reason)
        }
    }

    func isStoredProperty(_ symbol: SymbolID) -> Bool {
        let declaration = model.declaration(symbol)
        return declaration.kind == .variable && !declaration.flags.contains(.isComputed)
            && !declaration.flags.contains(.isLazy) && !declaration.flags.contains(.isStatic)
            && !isObserved(symbol, declaration)
    }

    /// `@Observable` and its kind rewrite stored properties into computed ones (SE-0395).
    private func isObserved(_ symbol: SymbolID, _ declaration: Declaration) -> Bool {
        guard !declaration.flags.contains(.isLet), let type = model.parent(of: symbol),
            model.declaration(type).kind.isNominal, !hasAttribute("ObservationIgnored", symbol)
        else { return false }
        return hasAttribute("Observable", type)
    }

    /// A member of an extension of a type that could not be read may be isolated by that type.
    private func unresolvedExtension(around symbol: SymbolID) -> IsolationAnswer? {
        guard let parent = model.parent(of: symbol), model.declaration(parent).kind == .extension else { return nil }
        let name = model.text(model.declaration(parent).name, in: parent.file)
        guard !rules(of: symbol).isMainActorByDefault else { return nil }
        return IsolationAnswer(.unknown(name), .unresolved(name))
    }

    /// A function declared inside another body.
    func isLocalFunction(_ symbol: SymbolID) -> Bool {
        let declaration = model.declaration(symbol)
        return declaration.kind == .function && !declaration.enclosingBody.isNone
            && declaration.flags.contains(.isLocal)
    }

    /// A local function runs where the code around it does if that is an actor, captures or not (SE-0306).
    mutating func localFunctionIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        guard isLocalFunction(symbol), !hasAttribute("Sendable", symbol) else { return nil }
        let body = model.declaration(symbol).enclosingBody
        // A closure's isolation is not settled yet when that of its local functions is: they get none from it.
        if model.files[Int(symbol.file)].summary.bodies[Int(body.index)].ownerKind == .closure { return nil }
        let isolation = isolation(ofBody: body, in: symbol.file)
        switch isolation {
        case .actorInstance, .globalActor, .unknown: return IsolationAnswer(isolation, .localFunction)
        default: return nil
        }
    }

    /// The isolation of the code of a body: its function's, or its closure's.
    mutating func isolation(ofBody body: BodyID, in file: Int32) -> Isolation {
        guard !body.isNone else { return .unspecified }
        let value = model.files[Int(file)].summary.bodies[Int(body.index)]
        switch value.ownerKind {
        case .closure: return closureIsolation(ClosureID(index: value.owner), in: file).isolation
        case .topLevel: return topLevelCodeIsolation(in: file)
        case .initialValue: return initialValueIsolation(of: SymbolID(file: file, declaration: value.owner))
        case .defaultValue, .attribute: return .nonisolated
        case .declaration: return isolation(of: SymbolID(file: file, declaration: value.owner)).isolation
        }
    }

    /// An initial value runs wherever the instance is made (SE-0411); before that, where the variable belongs. At the top
    /// of a script it is a statement.
    private mutating func initialValueIsolation(of symbol: SymbolID) -> Isolation {
        if model.declaration(symbol).flags.contains(.isTopLevelVariable) {
            return topLevelCodeIsolation(in: symbol.file)
        }
        guard !rules(of: symbol).has(.isolatedDefaultValues),
            case .globalActor(let name) = isolation(of: symbol).isolation
        else { return .nonisolated }
        return .globalActor(name)
    }

    /// Statements at the top of a script are main-actor code in Swift 6, and where they suspend (SE-0343).
    func topLevelCodeIsolation(in file: Int32) -> Isolation {
        let rules = model.modules[model.files[Int(file)].module].rules
        return rules.has(.globalConcurrency) || rules.isMainActorByDefault || isAsyncTopLevel(file)
            ? .mainActor : .unspecified
    }
}
