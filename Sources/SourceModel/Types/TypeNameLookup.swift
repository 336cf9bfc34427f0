/// Unqualified and qualified look-up of type names.
extension ProjectModel {
    /// What an unqualified type name stands for in a scope: local types, generic parameters, member types of the
    /// enclosing types and what they inherit, then the module's top level, then the imports.
    func lookUpType(_ name: Name, in scope: TypeScope) -> TypeLookup {
        var context = scope.context
        var body = scope.body
        for _ in 0..<256 {
            if !body.isNone {
                if let found = localType(name, in: body, file: scope.file) { return TypeLookup(named: found) }
                let next = outer(of: body, file: scope.file)
                body = next.body
                context = next.context ?? context
                continue
            }
            guard !context.isNone else { break }
            let symbol = SymbolID(file: scope.file, declaration: context.index)
            if let found = genericParameter(name, of: symbol) { return TypeLookup(named: found) }
            if let found = memberTypeOrSelf(name, inContext: symbol) { return found }
            let declaration = declaration(symbol)
            body = declaration.enclosingBody
            context = body.isNone ? declaration.parent : .none
        }
        return TypeLookup(named: topLevelType(name, seenFrom: scope.file))
    }

    /// A member type: nested, inherited from a superclass, or of a protocol that the type conforms to.
    func memberType(_ name: Name, of nominal: SymbolID) -> NamedType {
        var visited: Set<SymbolID> = []
        var pending = [nominal]
        while let current = pending.popLast() {
            guard visited.insert(current).inserted, visited.count < 256 else { continue }
            for member in members.members(of: current, named: name) {
                if let found = namedType(member) { return found }
            }
            pending.append(contentsOf: hierarchy.directSupertypes(of: current).reversed())
        }
        return .unknown
    }

    /// A type at the top of a module that the file sees.
    func topLevelType(_ name: Name, seenFrom file: Int32) -> NamedType {
        for module in files[Int(file)].visibleModules {
            for symbol in topLevel[module][name] where isVisible(symbol, from: file) {
                if let found = namedType(symbol) { return found }
            }
        }
        return importedElsewhere(name, seenFrom: file)
    }

    /// A name that nothing which a file imports declares can still come from an SDK: through a bridging header, or through
    /// a module that is not here and exports the SDK's. It does if only one module has it.
    private func importedElsewhere(_ name: Name, seenFrom file: Int32) -> NamedType {
        guard !modules[files[Int(file)].module].isSDK else { return .unknown }
        var found: NamedType?
        for (index, module) in modules.enumerated() where module.isSDK {
            for symbol in topLevel[index][name] {
                guard let type = namedType(symbol) else { continue }
                if let found, found != type { return .unknown }
                found = type
            }
        }
        return found ?? .unknown
    }

    func namedType(_ symbol: SymbolID) -> NamedType? {
        switch declaration(symbol).kind {
        case .class, .actor, .struct, .enum, .protocol: .nominal(symbol)
        case .typealias: .alias(symbol)
        case .associatedType: .associatedType(symbol)
        default: nil
        }
    }

    /// Private declarations at the top of another file are not seen.
    private func isVisible(_ symbol: SymbolID, from file: Int32) -> Bool {
        symbol.file == file || !declaration(symbol).flags.contains(.isPrivate)
    }

    private func localType(_ name: Name, in body: BodyID, file: Int32) -> NamedType? {
        for index in files[Int(file)].localTypes[body] ?? [] {
            let symbol = SymbolID(file: file, declaration: index.index)
            if self.name(of: symbol) == name, let found = namedType(symbol) { return found }
        }
        return nil
    }

    /// What stands around a body: another body, or the declaration that owns it.
    func outer(of body: BodyID, file: Int32) -> (body: BodyID, context: DeclarationID?) {
        let summary = files[Int(file)].summary
        let value = summary.bodies[Int(body.index)]
        switch value.ownerKind {
        case .declaration, .initialValue, .defaultValue, .attribute:
            return (.none, DeclarationID(index: value.owner))
        case .closure: return (value.parent, nil)
        case .topLevel: return (.none, DeclarationID.none)
        }
    }

    private func genericParameter(_ name: Name, of symbol: SymbolID) -> NamedType? {
        let declaration = declaration(symbol)
        if declaration.kind == .extension {
            guard let nominal = extendedTypes[symbol] else { return nil }
            for owner in nesting(of: nominal).reversed() where self.declaration(owner).kind != .protocol {
                if let found = ownGenericParameter(name, of: owner) { return found }
            }
            return nil
        }
        return declaration.genericParameters.count > 0 && declaration.kind != .protocol
            ? ownGenericParameter(name, of: symbol) : nil
    }

    private func ownGenericParameter(_ name: Name, of owner: SymbolID) -> NamedType? {
        let parameters = declaration(owner).genericParameters
        for (position, index) in parameters.indices.enumerated() {
            let parameter = files[Int(owner.file)].summary.genericParameters[index]
            if self.name(parameter.name, in: owner.file) == name { return .genericParameter(owner, Int32(position)) }
        }
        return nil
    }

    private func memberTypeOrSelf(_ name: Name, inContext symbol: SymbolID) -> TypeLookup? {
        guard declaration(symbol).kind.isTypeContext, let nominal = nominal(ofContext: symbol) else { return nil }
        if name == known.selfType { return TypeLookup(named: .selfType(nominal)) }
        if self.name(of: nominal) == name { return TypeLookup(named: .nominal(nominal)) }
        let found = memberType(name, of: nominal)
        return found == .unknown ? nil : TypeLookup(named: found, via: nominal)
    }
}
