/// From written types to types.
extension ProjectModel {
    /// How many aliases and nested parts are followed before a type counts as unknown.
    private static let depthLimit = 48

    /// The type that a written type stands for in a scope.
    package func resolve(_ id: TypeReferenceID, in scope: TypeScope) -> SwiftType {
        resolve(id, in: scope, depth: 0)
    }

    /// The nominal type behind a type: of a class, struct, enum, actor or protocol, existentials of one protocol included.
    package func nominal(of type: SwiftType) -> SymbolID? {
        switch type {
        case .nominal(let symbol, _): symbol
        case .existential(let parts), .opaque(let parts): parts.count == 1 ? nominal(of: parts[0]) : nil
        case .protocolSelf(let symbol): symbol
        default: nil
        }
    }

    func resolve(_ id: TypeReferenceID, in scope: TypeScope, depth: Int) -> SwiftType {
        guard !id.isNone, depth < Self.depthLimit else { return .unknown }
        let reference = files[Int(scope.file)].summary.types[Int(id.index)]
        let base = { self.resolve(reference.base, in: scope, depth: depth + 1) }
        switch reference.kind {
        case .name: return resolveName(reference, in: scope, depth: depth)
        case .optional, .implicitlyUnwrapped: return .optional(base())
        case .array: return standard(known.array, [base()], in: scope)
        case .dictionary:
            return standard(known.dictionary, list(reference.list, in: scope, depth: depth), in: scope)
        case .tuple: return tuple(reference, in: scope, depth: depth)
        case .function: return .function(functionType(reference, in: scope, depth: depth))
        case .any: return .existential(parts(of: base()))
        case .some: return .opaque(parts(of: base()))
        case .composition: return .existential(list(reference.list, in: scope, depth: depth).flatMap(parts(of:)))
        case .metatype, .protocolMetatype: return .metatype(base())
        case .suppressed, .pack, .inlineArray, .missing: return .unknown
        }
    }

    /// The protocols (or the one type) that a constraint consists of.
    private func parts(of type: SwiftType) -> [SwiftType] {
        switch type {
        case .existential(let parts), .opaque(let parts): parts
        default: [type]
        }
    }

    private func list(_ span: Span, in scope: TypeScope, depth: Int) -> [SwiftType] {
        let lists = files[Int(scope.file)].summary.lists
        return span.indices.map { resolve(TypeReferenceID(index: lists[$0]), in: scope, depth: depth + 1) }
    }

    private func standard(_ name: Name, _ arguments: [SwiftType], in scope: TypeScope) -> SwiftType {
        guard case .nominal(let symbol) = topLevelType(name, seenFrom: scope.file) else { return .unknown }
        return .nominal(symbol, arguments)
    }

    private func tuple(_ reference: TypeReference, in scope: TypeScope, depth: Int) -> SwiftType {
        let types = list(reference.list, in: scope, depth: depth)
        let lists = files[Int(scope.file)].summary.lists
        let labels = reference.labels.indices.map { name(NameID(index: lists[$0]), in: scope.file) }
        if types.count == 1 { return types[0] }
        return .tuple(
            types.enumerated().map { index, type in
                SwiftType.TupleElement(label: index < labels.count ? labels[index] : .none, type: type)
            })
    }

    private func resolveName(_ reference: TypeReference, in scope: TypeScope, depth: Int) -> SwiftType {
        let name = name(reference.name, in: scope.file)
        let arguments = list(reference.list, in: scope, depth: depth)
        if reference.base.isNone {
            let found = lookUpType(name, in: scope)
            if case .unknown = found.named, name == known.any { return .existential([]) }
            return type(found.named, arguments, base: found.via.map(declaredType(of:)), scope, depth)
        }
        let base = files[Int(scope.file)].summary.types[Int(reference.base.index)]
        let baseType = resolve(reference.base, in: scope, depth: depth + 1)
        if let nominal = nominal(of: baseType) {
            if let parameter = genericParameter(named: name, of: nominal), case .nominal(_, let outer) = baseType {
                return parameter.replacingParameters(of: nominal, with: outer, in: self)
            }
            let found = memberType(name, of: nominal)
            if case .protocolSelf = baseType, found == .unknown { return .member(baseType, name) }
            return type(found, arguments, base: baseType, scope, depth)
        }
        if case .unknown = baseType, base.kind == .name, base.base.isNone {
            return moduleMember(name, moduleName: text(base.name, in: scope.file), arguments, scope, depth)
        }
        if case .unknown = baseType { return .unknown }
        return .member(baseType, name)
    }

    /// `Module.Name`.
    private func moduleMember(
        _ name: Name, moduleName: String, _ arguments: [SwiftType], _ scope: TypeScope, _ depth: Int
    ) -> SwiftType {
        for index in exportedModules(named: moduleName, seenFrom: scope.file) {
            for symbol in topLevel[index][name] {
                if let found = namedType(symbol) { return type(found, arguments, base: nil, scope, depth) }
            }
        }
        return .unknown
    }

    /// The module that a file sees under a name, then those that it re-exports.
    func exportedModules(named name: String, seenFrom file: Int32) -> [Int] {
        let visible = files[Int(file)].visibleModules
        var found = visible.filter { modules[$0].name == name }
        var next = 0
        while next < found.count {
            let exported = modules[found[next]].reexports
            found += visible.filter { exported.contains(modules[$0].name) && !found.contains($0) }
            next += 1
        }
        return found
    }

    /// The type that a type declaration stands for with the arguments written after its name, as a member of `base` if
    /// that is what it is.
    func type(
        declaredBy symbol: SymbolID, arguments: [SwiftType], base: SwiftType?, in scope: TypeScope
    ) -> SwiftType {
        type(namedType(symbol) ?? .unknown, arguments, base: base, scope, 0)
    }

    /// The type that a found name stands for with the arguments written after it; `base` is the type whose member it is.
    private func type(
        _ named: NamedType, _ arguments: [SwiftType], base: SwiftType?, _ scope: TypeScope, _ depth: Int
    ) -> SwiftType {
        switch named {
        case .nominal(let symbol): return nominalType(symbol, arguments, base: base, scope)
        case .alias(let symbol):
            let target = resolve(
                declaration(symbol).type, in: TypeScope(signatureOf: symbol), depth: depth + 1)
            let applied = arguments.isEmpty ? target : target.substituting(symbol, arguments)
            guard let base, applied.isDependent else { return applied }
            return applied.seen(from: base, in: self)
        case .associatedType(let symbol):
            guard let owner = selfNominal(of: symbol) else { return .unknown }
            return .member(base.map(selfType(ofBase:)) ?? .protocolSelf(owner), name(of: symbol))
        case .genericParameter(let owner, let position): return .genericParameter(owner, position)
        case .selfType(let nominal):
            return declaration(nominal).kind == .protocol ? .protocolSelf(nominal) : declaredType(of: nominal)
        case .unknown: return .unknown
        }
    }

    /// A protocol that is looked into stands for its `Self`.
    private func selfType(ofBase base: SwiftType) -> SwiftType {
        guard case .nominal(let symbol, _) = base, declaration(symbol).kind == .protocol else { return base }
        return .protocolSelf(symbol)
    }

    private func nominalType(
        _ symbol: SymbolID, _ arguments: [SwiftType], base: SwiftType?, _ scope: TypeScope
    ) -> SwiftType {
        if !arguments.isEmpty, isOptional(symbol) { return .optional(arguments[0]) }
        // A protocol's arguments are those of its primary associated types.
        if declaration(symbol).kind == .protocol { return .nominal(symbol, arguments) }
        let arity = genericArity(of: symbol)
        guard arity > 0 else { return .nominal(symbol, []) }
        let own = ownGenericCount(of: symbol)
        let outer = outerArguments(of: symbol, count: arity - own, base: base)
        if arguments.count == own { return .nominal(symbol, outer + arguments) }
        if isWithin(symbol, scope) { return declaredType(of: symbol) }
        return .nominal(symbol, outer.isEmpty ? [] : outer + Array(repeating: .unknown, count: own))
    }

    /// The arguments of the types around a nested type: those of the base it is written after, or their own parameters.
    private func outerArguments(of symbol: SymbolID, count: Int, base: SwiftType?) -> [SwiftType] {
        guard count > 0, let owner = selfNominal(of: symbol) else { return [] }
        let identity = identityArguments(of: owner)
        guard let base, identity.count == count else {
            return Array(identity.prefix(count)) + Array(repeating: .unknown, count: max(0, count - identity.count))
        }
        return identity.map { $0.seen(from: base, in: self) }
    }

    /// Whether a scope lies inside a nominal type or an extension of it, where its bare name has its own parameters.
    private func isWithin(_ nominal: SymbolID, _ scope: TypeScope) -> Bool {
        var context = scope.context
        var body = scope.body
        for _ in 0..<256 {
            if !body.isNone {
                let next = outer(of: body, file: scope.file)
                body = next.body
                context = next.context ?? context
                continue
            }
            guard !context.isNone else { return false }
            let symbol = SymbolID(file: scope.file, declaration: context.index)
            if self.nominal(ofContext: symbol) == nominal { return true }
            let declaration = declaration(symbol)
            body = declaration.enclosingBody
            context = body.isNone ? declaration.parent : .none
        }
        return false
    }

    private func functionType(_ reference: TypeReference, in scope: TypeScope, depth: Int) -> FunctionType {
        var type = FunctionType(
            parameters: list(reference.list, in: scope, depth: depth),
            result: resolve(reference.base, in: scope, depth: depth + 1))
        type.isAsync = reference.flags.contains(.isAsync)
        type.isThrowing = reference.flags.contains(.isThrowing)
        type.isSendable = reference.flags.contains(.isSendable)
        type.isEscaping = reference.flags.contains(.isEscaping)
        type.isolation = functionIsolation(reference, in: scope)
        if case .globalActor = type.isolation,
            modules[files[Int(scope.file)].module].rules
                .has(.globalActorIsolatedTypesUsability)
        {
            type.isSendable = true
        }
        return type
    }

    private func functionIsolation(_ reference: TypeReference, in scope: TypeScope) -> FunctionIsolation {
        let summary = files[Int(scope.file)].summary
        for (position, index) in reference.list.indices.enumerated() {
            let parameter = summary.types[Int(summary.lists[index])]
            if parameter.flags.contains(.isIsolated) { return .parameter(position) }
        }
        if reference.flags.contains(.isIsolatedAny) { return .isolatedAny }
        if reference.flags.contains(.isNonisolatedNonsending) { return .nonisolatedNonsending }
        if reference.flags.contains(.isConcurrent) { return .concurrent }
        for attribute in attributes(reference.attributes, in: scope.file) {
            switch role(of: attribute, in: scope) {
            case .globalActor(let actor): return .globalActor(actor)
            case .unresolved: return .unknown
            default: continue
            }
        }
        // SE-0461: with the feature on, a written `async` function type runs where its caller does.
        let module = modules[files[Int(scope.file)].module]
        let isNonsending =
            reference.flags.contains(.isAsync) && !module.isSDK
            && module.rules.has(.nonisolatedNonsendingByDefault)
        return isNonsending ? .nonisolatedNonsending : .none
    }
}
