/// Isolation of closures, in the compiler's order: what is written on it, what its type says, whether it is a boundary of
/// the inference, then the code around it.
extension IsolationInference {
    /// The isolation of a closure and why.
    package mutating func closureIsolation(_ closure: ClosureID, in file: Int32) -> IsolationAnswer {
        let symbol = ClosureSymbol(file: file, closure: closure)
        if let answer = knownClosures[symbol] { return answer }
        guard closuresInProgress.count < 512, closuresInProgress.insert(symbol).inserted else {
            return IsolationAnswer(.unknown("it is nested too deeply"), .nothing)
        }
        let answer = infer(symbol)
        closuresInProgress.remove(symbol)
        knownClosures[symbol] = answer
        return answer
    }

    private mutating func infer(_ symbol: ClosureSymbol) -> IsolationAnswer {
        let written = writtenIsolation(of: symbol)
        if let actor = written.globalActor { return actor }
        let context = visibleContext(of: symbol)
        if context.isMainQueueOperation { return IsolationAnswer(.mainActor, .closureType(context)) }
        let isolation = context.type?.isolation ?? .none
        if case .globalActor(let actor) = isolation {
            return IsolationAnswer(.globalActor(model.qualifiedName(of: actor)), .closureType(context))
        }
        if written.isConcurrent { return IsolationAnswer(.nonisolated, .written("@concurrent")) }
        if let name = written.isolatedParameter { return IsolationAnswer(.actorInstance, .isolatedParameter(name)) }
        if case .parameter = isolation { return IsolationAnswer(.actorInstance, .closureType(context)) }
        let boundary = isBoundary(context, isSendable: written.isSendable)
        if isolation == .nonisolatedNonsending {
            let around = boundary ? nil : takenOver(from: symbol, context)
            if let around, around.isolation != .nonisolated { return around }
            return IsolationAnswer(.callerIsolated, .closureType(context))
        }
        if boundary { return IsolationAnswer(.nonisolated, .inferenceBoundary(context)) }
        return resolvingDoubt(takenOver(from: symbol, context), context)
    }

    /// Surroundings that could not be worked out only matter where they could change the answer.
    private func resolvingDoubt(_ answer: IsolationAnswer, _ context: ClosureContext) -> IsolationAnswer {
        let isOpen = context.type?.isolation == .unknown
        guard case .unknown(let reason) = context.origin else {
            return isOpen
                ? IsolationAnswer(.unknown("its type has an unknown attribute"), .closureType(context)) : answer
        }
        switch answer.isolation {
        case .globalActor, .actorInstance: return IsolationAnswer(.unknown(reason), .closureType(context))
        default: return answer
        }
    }

    /// `@Sendable` by attribute or type, or `sending`, unless the parameter inherits the actor context.
    private func isBoundary(_ context: ClosureContext, isSendable: Bool) -> Bool {
        if context.inheritsActorContext { return false }
        return isSendable || context.isSending || context.type?.isSendable == true
    }

    /// The isolation of the code around, as far as a closure takes it over.
    private mutating func takenOver(from symbol: ClosureSymbol, _ context: ClosureContext) -> IsolationAnswer {
        let summary = model.files[Int(symbol.file)].summary
        let closure = summary.closures[Int(symbol.closure.index)]
        let parent = summary.bodies[Int(closure.body.index)].parent
        let around = isolation(ofBody: parent, in: symbol.file)
        if let answer = keptBack(from: symbol, closure, around) { return answer }
        switch around {
        case .globalActor(let name): return IsolationAnswer(.globalActor(name), .enclosingCode)
        case .unknown(let reason): return IsolationAnswer(.unknown(reason), .enclosingCode)
        case .actorInstance:
            if context.alwaysInheritsActorContext || capturesIsolatedValue(symbol, around: parent) {
                return IsolationAnswer(.actorInstance, .enclosingCode)
            }
            return IsolationAnswer(.nonisolated, .isolatedValueNotCaptured)
        default:
            let kind = parent.isNone ? .topLevel : summary.bodies[Int(parent.index)].ownerKind
            let isInitial = kind == .initialValue || kind == .defaultValue
            return IsolationAnswer(.nonisolated, isInitial ? .initialValue : .enclosingCode)
        }
    }

    /// What a closure gets where the compiler makes a closure of the expression that it stands in, which does not take
    /// over the isolation of the code around it.
    private mutating func keptBack(
        from symbol: ClosureSymbol, _ closure: Closure, _ around: Isolation
    ) -> IsolationAnswer? {
        switch around {
        case .globalActor, .actorInstance: break
        default: return nil
        }
        switch typer.implicitClosure(around: closure.expression, in: symbol.file) {
        case nil: return nil
        case .asyncLet?: return IsolationAnswer(.nonisolated, .childTask)
        case .autoclosure(let type, let callee)?:
            let context = ClosureContext(.argument(callee: callee), type: type)
            guard case .globalActor(let actor) = type.isolation else {
                return IsolationAnswer(.nonisolated, .inferenceBoundary(context))
            }
            return IsolationAnswer(.globalActor(model.qualifiedName(of: actor)), .enclosingCode)
        }
    }

    /// What the code sees of its surroundings: without complete checking, `@preconcurrency` hides `@Sendable` and global
    /// actors (SE-0337).
    private mutating func visibleContext(of symbol: ClosureSymbol) -> ClosureContext {
        var context = closureContext(of: symbol)
        let rules = model.modules[model.files[Int(symbol.file)].module].rules
        guard context.isPreconcurrency, !rules.hasCompleteChecking, !usesConcurrency(around: symbol) else {
            return context
        }
        context.type?.isSendable = false
        if case .globalActor = context.type?.isolation { context.type?.isolation = .none }
        return context
    }

    /// Whether the code around a closure has adopted concurrency by itself, so that it is checked like complete code.
    private mutating func usesConcurrency(around symbol: ClosureSymbol) -> Bool {
        let summary = model.files[Int(symbol.file)].summary
        var body = summary.bodies[Int(summary.closures[Int(symbol.closure.index)].body.index)].parent
        for _ in 0..<256 where !body.isNone {
            let value = summary.bodies[Int(body.index)]
            if value.ownerKind == .closure {
                let closure = summary.closures[Int(value.owner)]
                if closure.isAsync || value.containsAwait || closure.attributes.count > 0 { return true }
                body = value.parent
                continue
            }
            guard value.ownerKind != .topLevel else { return false }
            return declarationUsesConcurrency(SymbolID(file: symbol.file, declaration: value.owner))
        }
        return false
    }

    private mutating func declarationUsesConcurrency(_ start: SymbolID) -> Bool {
        var current: SymbolID? = start
        for _ in 0..<256 {
            guard let symbol = current else { return false }
            let declaration = model.declaration(symbol)
            if declaration.kind == .actor || declaration.flags.contains(.isAsync) { return true }
            let modifiers: DeclarationFlags = [.isNonisolated, .isNonisolatedUnsafe, .isNonisolatedNonsending]
            if !declaration.flags.isDisjoint(with: modifiers) || hasAttribute("Sendable", symbol) { return true }
            let isIsolated = model.attributes(of: symbol).contains {
                if case .globalActor = model.role(of: $0, in: model.attributeScope(of: symbol)) { return true }
                return false
            }
            if isIsolated { return true }
            if declaration.kind == .extension, let type = model.extendedTypes[symbol], isActor(type) { return true }
            current = model.parent(of: symbol) ?? model.owner(of: declaration.enclosingBody, in: symbol.file)
        }
        return false
    }
}
