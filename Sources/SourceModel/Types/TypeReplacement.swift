/// Replacing parts of types.
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

    /// This type with the parameters of a nominal type and of those around it replaced by the type's arguments; unknown
    /// where there are none.
    func replacingParameters(of nominal: SymbolID, with arguments: [SwiftType], in model: ProjectModel) -> SwiftType {
        guard isDependent else { return self }
        var offsets: [SymbolID: Int] = [:]
        var count = 0
        for owner in model.nesting(of: nominal) {
            offsets[owner] = count
            count += model.ownGenericCount(of: owner)
        }
        return mapping { type in
            guard case .genericParameter(let owner, let position) = type, let offset = offsets[owner] else {
                return nil
            }
            return arguments.count == count ? arguments[offset + Int(position)] : .unknown
        }
    }

    /// A type written in a nominal type or protocol, as it is for a type that is one or inherits from it: with that type's
    /// arguments and `Self`.
    func seen(from base: SwiftType, in model: ProjectModel) -> SwiftType {
        guard isDependent else { return self }
        let optionalBase: SwiftType? =
            if case .nominal(let symbol, _) = base, model.declaration(symbol).kind == .protocol {
                nil
            } else { base }
        var result = self
        if let optionalBase {
            result = result.mapping { type in
                if case .protocolSelf(let owner) = type, model.declaration(owner).kind == .protocol {
                    return optionalBase
                }
                return nil
            }
        }
        var current = base
        for _ in 0..<64 {
            guard case .nominal(let symbol, let arguments) = current else { break }
            if model.declaration(symbol).kind != .protocol {
                result = result.replacingParameters(of: symbol, with: arguments, in: model)
            }
            guard let superclass = model.hierarchy.superclassEntry(of: symbol), let next = superclass.nominal else {
                break
            }
            current = SwiftType.nominal(next, superclass.arguments)
                .replacingParameters(of: symbol, with: arguments, in: model)
        }
        return result
    }

    /// This type with every part for which `replace` has an answer replaced, from the outside in.
    package func mapping(_ replace: (SwiftType) -> SwiftType?) -> SwiftType {
        if let replacement = replace(self) { return replacement }
        switch self {
        case .nominal(let symbol, let arguments):
            return arguments.isEmpty ? self : .nominal(symbol, arguments.map { $0.mapping(replace) })
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
