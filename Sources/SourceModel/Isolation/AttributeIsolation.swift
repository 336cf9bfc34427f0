/// Isolation that stands in attributes and modifiers.
extension IsolationInference {
    /// What the declaration's own attributes and modifiers say; nil if nothing.
    mutating func attributeIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        let declaration = model.declaration(symbol)
        if hasAttribute("concurrent", symbol) { return IsolationAnswer(.nonisolated, .written("@concurrent")) }
        if declaration.flags.contains(.isNonisolatedNonsending) {
            return IsolationAnswer(.callerIsolated, .written("nonisolated(nonsending)"))
        }
        if declaration.flags.contains(.isNonisolatedUnsafe) {
            return IsolationAnswer(.nonisolated, .written("nonisolated(unsafe)"))
        }
        if declaration.flags.contains(.isNonisolated) {
            let inherits = isAsync(symbol) && rules(of: symbol).has(.nonisolatedNonsendingByDefault)
            return IsolationAnswer(inherits ? .callerIsolated : .nonisolated, .written("nonisolated"))
        }
        if declaration.flags.contains(.isIsolated), declaration.kind == .deinitializer {
            return isolatedDeinitializer(symbol)
        }
        if let actor = globalActorAttribute(of: symbol) { return actor }
        return declaration.kind == .deinitializer ? IsolationAnswer(.nonisolated, .deinitializer) : nil
    }

    /// The global actor among a declaration's attributes.
    private func globalActorAttribute(of symbol: SymbolID) -> IsolationAnswer? {
        for attribute in model.attributes(of: symbol) {
            switch model.role(of: attribute, in: model.attributeScope(of: symbol)) {
            case .globalActor(let actor):
                let name = model.qualifiedName(of: actor)
                return IsolationAnswer(.globalActor(name), .written("@" + name))
            case .unresolved where model.text(attribute.name, in: symbol.file) == "MainActor":
                return IsolationAnswer(.mainActor, .written("@MainActor"))
            default: continue
            }
        }
        return nil
    }

    /// `isolated deinit` (SE-0371): as its type.
    private mutating func isolatedDeinitializer(_ symbol: SymbolID) -> IsolationAnswer? {
        guard let type = model.selfNominal(of: symbol) else { return nil }
        if isActor(type) {
            return IsolationAnswer(.actorInstance, .written("isolated deinit"))
        }
        return IsolationAnswer(isolation(of: type).isolation, .memberOf(type))
    }

    /// The attribute of the extension that a member stands in.
    mutating func extensionAttribute(around symbol: SymbolID) -> (symbol: SymbolID, answer: IsolationAnswer)? {
        guard let parent = model.parent(of: symbol), model.declaration(parent).kind == .extension else { return nil }
        return attributeIsolation(of: parent).map { (parent, $0) }
    }

    /// Whether calling or reading a declaration may suspend: `async`, or a getter that is.
    func isAsync(_ symbol: SymbolID) -> Bool {
        let declaration = model.declaration(symbol)
        guard declaration.kind == .variable || declaration.kind == .subscript || declaration.kind == .accessor else {
            return declaration.flags.contains(.isAsync)
        }
        let storage = storage(of: symbol)
        return model.accessors(of: storage).contains { model.declaration($0).flags.contains(.isAsync) }
    }
}

extension ProjectModel {
    /// The scope in which a declaration's attributes are looked up: around it, not inside.
    func attributeScope(of symbol: SymbolID) -> TypeScope {
        let declaration = declaration(symbol)
        return TypeScope(file: symbol.file, context: declaration.parent, body: declaration.enclosingBody)
    }

    /// The written accessors of a variable or subscript; they follow it in the file.
    func accessors(of storage: SymbolID) -> [SymbolID] {
        let declarations = file(of: storage).summary.declarations
        var found: [SymbolID] = []
        var index = Int(storage.declaration) + 1
        let end = declarations[Int(storage.declaration)].endOffset
        while index < declarations.count, declarations[index].startOffset < end {
            if declarations[index].kind == .accessor, declarations[index].parent.index == storage.declaration {
                found.append(SymbolID(file: storage.file, declaration: Int32(index)))
            }
            index += 1
        }
        return found
    }
}
