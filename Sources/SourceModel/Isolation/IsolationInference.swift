/// Infers the isolation of declarations, rule by rule in the compiler's order. Remembers what it has found, so one value
/// serves many questions; several may work on one model at the same time.
package struct IsolationInference {
    package let model: ProjectModel
    private var known: [SymbolID: IsolationAnswer] = [:]
    private var inProgress: Set<SymbolID> = []
    var knownClosures: [ClosureSymbol: IsolationAnswer] = [:]
    var closuresInProgress: Set<ClosureSymbol> = []
    var conformanceTables: [SymbolID: ConformanceTable] = [:]
    var actorTypes: [SymbolID: Bool] = [:]
    var typer: ExpressionTyper

    package init(_ model: ProjectModel) {
        self.model = model
        typer = ExpressionTyper(model)
    }

    /// The isolation of a declaration and why.
    package mutating func isolation(of symbol: SymbolID) -> IsolationAnswer {
        if let answer = known[symbol] { return answer }
        // A cycle (a class that inherits from itself, a hostile nesting) decides nothing.
        guard inProgress.count < 512, inProgress.insert(symbol).inserted else {
            return IsolationAnswer(.unspecified, .nothing)
        }
        let answer = infer(symbol)
        inProgress.remove(symbol)
        known[symbol] = answer
        return answer
    }

    private mutating func infer(_ symbol: SymbolID) -> IsolationAnswer {
        let declaration = model.declaration(symbol)
        switch declaration.kind {
        case .extension: return attributeIsolation(of: symbol) ?? IsolationAnswer(.unspecified, .nothing)
        case .enumCase, .typealias, .associatedType, .macro, .operator:
            return attributeIsolation(of: symbol) ?? IsolationAnswer(.unspecified, .nothing)
        default: break
        }
        if let answer = isolatedSelf(of: symbol) { return answer }
        if let answer = isolatedParameter(of: symbol) { return answer }
        if isEntryPoint(symbol) { return IsolationAnswer(.mainActor, .entryPoint) }
        if let answer = attributeIsolation(of: symbol) { return answer }
        let fallback = defaultIsolation(of: symbol)
        if let inferred = inferFromContext(symbol, declaration) {
            return checkedAgainstOverride(inferred, of: symbol)
        }
        return fallback
    }

    /// Everything between the attributes and the default: the first rule that answers decides.
    private mutating func inferFromContext(_ symbol: SymbolID, _ declaration: Declaration) -> IsolationAnswer? {
        if let answer = localFunctionIsolation(of: symbol) { return answer }
        if declaration.kind == .accessor {
            guard let storage = model.parent(of: symbol) else { return nil }
            return IsolationAnswer(isolation(of: storage).isolation, .storage(storage))
        }
        if declaration.kind == .variable, let answer = variableIsolation(of: symbol) { return answer }
        if declaration.enclosingBody.isNone || !declaration.parent.isNone {
            if let answer = witnessIsolation(of: symbol) { return answer }
        }
        if declaration.kind.isNominal, let answer = typeIsolation(of: symbol) { return answer }
        if let answer = memberIsolation(of: symbol) { return answer }
        if hasAttribute("IBAction", symbol) { return IsolationAnswer(.mainActor, .interfaceBuilderAction) }
        return nil
    }

    /// A member of an actor that `self` isolates. An extension's attribute and the member's own come first.
    private mutating func isolatedSelf(of symbol: SymbolID) -> IsolationAnswer? {
        let subject = storage(of: symbol)
        let declaration = model.declaration(subject)
        guard let actor = model.selfNominal(of: subject), isActor(actor),
            memberPropagation(of: subject) == .any, isolatedParameterName(of: subject) == nil
        else { return nil }
        if declaration.kind == .initializer, !declaration.flags.contains(.isAsync) { return nil }
        if declaration.kind == .deinitializer, !declaration.flags.contains(.isIsolated) { return nil }
        if let attribute = attributeIsolation(of: subject) ?? extensionAttribute(around: subject)?.answer {
            return attribute.isolation == .actorInstance ? IsolationAnswer(.actorInstance, .memberOfActor(actor)) : nil
        }
        if declaration.kind == .variable, let wrapped = wrapperIsolation(of: subject),
            case .globalActor = wrapped.isolation
        {
            return nil
        }
        return IsolationAnswer(.actorInstance, .memberOfActor(actor))
    }

    private func isolatedParameter(of symbol: SymbolID) -> IsolationAnswer? {
        isolatedParameterName(of: storage(of: symbol)).map { IsolationAnswer(.actorInstance, .isolatedParameter($0)) }
    }

    private func isolatedParameterName(of symbol: SymbolID) -> String? {
        let summary = model.file(of: symbol).summary
        for parameter in summary.parameters[model.declaration(symbol).parameters.indices] {
            guard !parameter.type.isNone else { continue }
            if summary.types[Int(parameter.type.index)].flags.contains(.isIsolated) {
                return model.text(parameter.name, in: symbol.file)
            }
        }
        return nil
    }

    /// The variable or subscript of an accessor; any other declaration itself.
    func storage(of symbol: SymbolID) -> SymbolID {
        model.declaration(symbol).kind == .accessor ? model.parent(of: symbol) ?? symbol : symbol
    }

    /// Whether a type is an actor, or a protocol that only actors can conform to.
    mutating func isActor(_ type: SymbolID) -> Bool {
        switch model.declaration(type).kind {
        case .actor: return true
        case .protocol:
            if let known = actorTypes[type] { return known }
            let answer = ([type] + model.inheritedProtocols(of: type)).contains {
                let name = model.name(of: $0)
                return (name == model.known.actor || name == model.known.distributedActor) && model.module(of: $0).isSDK
            }
            actorTypes[type] = answer
            return answer
        default: return false
        }
    }

    func rules(of symbol: SymbolID) -> ModuleRules { model.module(of: symbol).rules }

    func hasAttribute(_ name: String, _ symbol: SymbolID) -> Bool {
        model.attributes(of: symbol).contains { model.text($0.name, in: symbol.file) == name }
    }

    /// `static func main()` of the type marked `@main`.
    private func isEntryPoint(_ symbol: SymbolID) -> Bool {
        let declaration = model.declaration(symbol)
        guard declaration.kind == .function, declaration.flags.contains(.isStatic), declaration.parameters.count == 0,
            model.name(of: symbol) == model.known.main, let type = model.selfNominal(of: symbol)
        else { return false }
        return hasAttribute("main", type)
    }
}
