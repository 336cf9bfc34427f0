/// Reasons in words.
package struct Evidence: Sendable {
    private let model: ProjectModel

    package init(_ model: ProjectModel) { self.model = model }

    /// One sentence part that says what decided: "member of `Store`, which is @MainActor".
    package func text(_ answer: IsolationAnswer) -> String {
        switch answer.reason {
        case .written(let text): "written \(text)"
        case .isolatedParameter(let name): "parameter `\(name)` is isolated"
        case .memberOfActor(let actor): "instance member of actor `\(name(actor))`"
        case .actorInitializer: "a synchronous initializer of an actor is not isolated (SE-0327)"
        case .deinitializer: "a deinit is not isolated unless it says so (SE-0371)"
        case .entryPoint: "main() of the @main type"
        case .override(let symbol): "overrides `\(name(symbol))`"
        case .localFunction: "local function, isolated as the code around it"
        case .sendableFunction: "a @Sendable function is not isolated"
        case .storage(let symbol): "accessor of `\(name(symbol))`"
        case .topLevelCode: "variable at the top of a script (SE-0343)"
        case .propertyWrapper(let symbol): "`wrappedValue` of property wrapper `\(name(symbol))`"
        case .requirement(let symbol): "witness of `\(name(symbol))`"
        case .superclass(let symbol): "inherits from `\(name(symbol))`"
        case .conformance(let symbol): "conforms to `\(name(symbol))`"
        case .inheritedProtocol(let symbol): "refines `\(name(symbol))`"
        case .storedWrapper(let symbol): "wrapper of stored property `\(name(symbol))`, before SE-0401"
        case .extensionAttribute(let symbol): "written on its extension of `\(name(symbol))`"
        case .memberOf(let symbol): "member of `\(name(symbol))`"
        case .interfaceBuilderAction: "@IBAction"
        case .moduleDefault: "default isolation of the module (SE-0466)"
        case .nonsendingByDefault:
            "async functions run where their caller does (NonisolatedNonsendingByDefault, SE-0461)"
        default: closureText(answer)
        }
    }

    private func closureText(_ answer: IsolationAnswer) -> String {
        if case .unknown(let reason) = answer.isolation {
            if case .closureType = answer.reason { return reason }
            if case .enclosingCode = answer.reason { return "as the code around it: \(reason)" }
        }
        return switch answer.reason {
        case .childTask: "an `async let` evaluates its expression in a child task (SE-0317)"
        case .closureType(let context) where context.isMainQueueOperation:
            "passed to DispatchQueue.main, which the compiler knows to run on the main actor"
        case .closureType(let context): context.explanation.isEmpty ? "its type says so" : context.explanation
        case .inferenceBoundary(let context):
            context.explanation.isEmpty
                ? "@Sendable closures take over no isolation"
                : context.explanation + ": takes over no isolation"
        case .enclosingCode: "as the code around it"
        case .isolatedValueNotCaptured: "does not capture the actor instance that isolates the code around it"
        case .synthesized: "written by the compiler"
        case .initialValue: "initial values and default arguments are evaluated without isolation (SE-0411)"
        case .unresolved(let name): "`\(name)` is not declared in anything that was read"
        default:
            if case .unknown(let reason) = answer.isolation { reason } else { "nothing isolates it" }
        }
    }

    /// The declaration that a reason points to; its own reason is the next link of the chain.
    package func cause(of reason: IsolationReason) -> SymbolID? {
        switch reason {
        case .memberOfActor(let symbol), .override(let symbol), .storage(let symbol), .propertyWrapper(let symbol),
            .requirement(let symbol), .superclass(let symbol), .conformance(let symbol),
            .inheritedProtocol(let symbol), .storedWrapper(let symbol), .extensionAttribute(let symbol),
            .memberOf(let symbol):
            symbol
        default: nil
        }
    }

    /// A declaration's qualified name with argument labels.
    package func name(_ symbol: SymbolID) -> String {
        var naming = RowNaming(model: model, file: symbol.file)
        return naming.name(of: symbol.id)
    }
}

/// One link of the chain of evidence: a declaration, its isolation, and why.
package struct EvidenceLink: Hashable, Sendable {
    package var symbol: SymbolID
    package var name: String
    package var isolation: Isolation
    package var text: String
}

extension IsolationInference {
    /// The chain of declarations behind an answer, nearest cause first, until something written or a default.
    package mutating func chain(behind answer: IsolationAnswer) -> [EvidenceLink] {
        let evidence = Evidence(model)
        var links: [EvidenceLink] = []
        var current = answer
        while let cause = evidence.cause(of: current.reason), links.count < 16,
            !links.contains(where: { $0.symbol == cause })
        {
            current = isolation(of: cause)
            links.append(
                EvidenceLink(
                    symbol: cause, name: evidence.name(cause), isolation: current.isolation,
                    text: evidence.text(current)))
        }
        return links
    }
}
