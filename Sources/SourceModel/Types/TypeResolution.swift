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
            return type(lookUpType(name, in: scope), arguments: arguments, depth: depth)
        }
        let base = files[Int(scope.file)].summary.types[Int(reference.base.index)]
        let baseType = resolve(reference.base, in: scope, depth: depth + 1)
        if let nominal = nominal(of: baseType) {
            let found = memberType(name, of: nominal)
            if case .protocolSelf = baseType, found == .unknown { return .member(baseType, name) }
            return type(found, arguments: arguments, depth: depth)
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
        for index in files[Int(scope.file)].visibleModules where modules[index].name == moduleName {
            for symbol in topLevel[index][name] {
                if let found = namedType(symbol) { return type(found, arguments: arguments, depth: depth) }
            }
        }
        return .unknown
    }

    private func type(_ named: NamedType, arguments: [SwiftType], depth: Int) -> SwiftType {
        switch named {
        case .nominal(let symbol):
            let isOptional = modules[file(of: symbol).module].isSDK && name(of: symbol) == known.optional
            if isOptional, let wrapped = arguments.first { return .optional(wrapped) }
            return .nominal(symbol, arguments)
        case .alias(let symbol):
            let target = resolve(
                declaration(symbol).type, in: TypeScope(signatureOf: symbol), depth: depth + 1)
            return arguments.isEmpty ? target : target.substituting(symbol, arguments)
        case .associatedType(let symbol):
            guard let owner = selfNominal(of: symbol) else { return .unknown }
            return .member(.protocolSelf(owner), name(of: symbol))
        case .genericParameter(let owner, let position): return .genericParameter(owner, position)
        case .selfType(let nominal):
            return declaration(nominal).kind == .protocol ? .protocolSelf(nominal) : .nominal(nominal, [])
        case .unknown: return .unknown
        }
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

extension SwiftType {
    /// This type with the generic parameters of one declaration replaced.
    package func substituting(_ owner: SymbolID, _ arguments: [SwiftType]) -> SwiftType {
        mapping { type in
            guard case .genericParameter(owner, let position) = type, Int(position) < arguments.count else {
                return nil
            }
            return arguments[Int(position)]
        }
    }

    /// This type with every part for which `replace` has an answer replaced, from the outside in.
    package func mapping(_ replace: (SwiftType) -> SwiftType?) -> SwiftType {
        if let replacement = replace(self) { return replacement }
        switch self {
        case .nominal(let symbol, let arguments): return .nominal(symbol, arguments.map { $0.mapping(replace) })
        case .optional(let wrapped): return .optional(wrapped.mapping(replace))
        case .member(let base, let name): return .member(base.mapping(replace), name)
        case .metatype(let type): return .metatype(type.mapping(replace))
        case .existential(let parts): return .existential(parts.map { $0.mapping(replace) })
        case .opaque(let parts): return .opaque(parts.map { $0.mapping(replace) })
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapping(replace)) })
        case .function(var function):
            function.parameters = function.parameters.map { $0.mapping(replace) }
            function.result = function.result.mapping(replace)
            return .function(function)
        case .genericParameter, .protocolSelf, .unknown: return self
        }
    }
}
