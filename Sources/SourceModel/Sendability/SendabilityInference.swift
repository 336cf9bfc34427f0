/// Decides sendability; uses and fills the memory of an isolation inference, since isolated types are Sendable.
extension IsolationInference {
    /// Whether values of a type may be shared.
    package mutating func sendability(of type: SwiftType) -> Sendability {
        var visited: Set<SymbolID> = []
        return sendability(of: type, visited: &visited)
    }

    private mutating func sendability(of type: SwiftType, visited: inout Set<SymbolID>) -> Sendability {
        switch type {
        case .optional(let wrapped): return sendability(of: wrapped, visited: &visited)
        case .tuple(let elements):
            for element in elements {
                let part = sendability(of: element.type, visited: &visited)
                if !part.isSendable { return part }
            }
            return .sendable(.inferredFromMembers)
        case .function(let function):
            if case .globalActor = function.isolation { return .sendable(.function) }
            return function.isSendable ? .sendable(.function) : .notSendable(.function)
        case .metatype: return .sendable(.stateless)
        case .existential(let parts), .opaque(let parts): return sendability(ofConstraints: parts)
        case .genericParameter(let owner, let position):
            return sendability(ofConstraints: model.constraints(ofParameter: position, of: owner))
        case .protocolSelf(let symbol): return sendability(ofConstraints: [.nominal(symbol, [])])
        case .nominal(let symbol, let arguments):
            return sendability(ofNominal: symbol, arguments, visited: &visited)
        case .member, .unknown: return .unknown
        }
    }

    private func sendability(ofConstraints constraints: [SwiftType]) -> Sendability {
        let protocols = constraints.compactMap { model.nominal(of: $0) }
        let refines = protocols.contains { symbol in
            ([symbol] + model.inheritedProtocols(of: symbol)).contains { model.name(of: $0) == model.known.sendable }
        }
        if refines { return .sendable(.constraint) }
        return protocols.count == constraints.count ? .notSendable(.constraint) : .unknown
    }

    private mutating func sendability(
        ofNominal symbol: SymbolID, _ arguments: [SwiftType], visited: inout Set<SymbolID>
    ) -> Sendability {
        let declaration = model.declaration(symbol)
        if declaration.kind == .actor { return .sendable(.isolated) }
        if declaration.kind == .protocol { return sendability(ofConstraints: [.nominal(symbol, [])]) }
        if let stated = statedSendability(of: symbol, arguments, visited: &visited) { return stated }
        if case .globalActor = isolation(of: symbol).isolation { return .sendable(.isolated) }
        guard declaration.kind != .class else {
            if let superclass = model.hierarchy.superclass(of: symbol) {
                let inherited = sendability(ofNominal: superclass, [], visited: &visited)
                if inherited.isSendable { return inherited }
            }
            return model.unresolvedSuperclassName(of: symbol) == nil ? .notSendable(.classType) : .unknown
        }
        let isExported = declaration.flags.contains(.isPublic) && !hasAttribute("frozen", symbol)
        if model.module(of: symbol).isSDK || isExported { return .notSendable(.publicType) }
        guard visited.insert(symbol).inserted else { return .sendable(.inferredFromMembers) }
        return sendability(ofStorageOf: symbol, arguments, visited: &visited)
    }

    /// A stated conformance to `Sendable` or to a protocol that refines it, conditions on generic arguments included.
    private mutating func statedSendability(
        of symbol: SymbolID, _ arguments: [SwiftType], visited: inout Set<SymbolID>
    ) -> Sendability? {
        let table = conformanceTable(of: symbol)
        guard let conformance = table.conformances.first(where: { model.name(of: $0.protocol) == model.known.sendable })
        else { return nil }
        let context = conformance.context
        if model.attributes(of: context).contains(where: { isUnavailable($0, in: context.file) }) {
            return .notSendable(.statedUnavailable)
        }
        let reference = model.file(of: context).summary.types[Int(conformance.reference.index)]
        guard model.declaration(context).requirements.count > 0, !arguments.isEmpty else {
            return .sendable(.stated(isUnchecked: reference.flags.contains(.isUnchecked)))
        }
        for argument in arguments {
            let part = sendability(of: argument, visited: &visited)
            if !part.isSendable { return part }
        }
        return .sendable(.stated(isUnchecked: reference.flags.contains(.isUnchecked)))
    }

    private func isUnavailable(_ attribute: Attribute, in file: Int32) -> Bool {
        model.text(attribute.name, in: file) == "available"
            && model.text(attribute.argumentText, in: file).split(separator: ",")
                .contains { $0.filter { !$0.isWhitespace } == "unavailable" }
    }

    /// A struct's stored properties, or an enum's associated values.
    private mutating func sendability(
        ofStorageOf symbol: SymbolID, _ arguments: [SwiftType], visited: inout Set<SymbolID>
    ) -> Sendability {
        for member in model.members.members(of: symbol) {
            let declaration = model.declaration(member)
            var types: [TypeReferenceID] = []
            if declaration.kind == .enumCase {
                types = model.file(of: member).summary.parameters[declaration.parameters.indices].map(\.type)
            } else if isStoredProperty(member) || declaration.flags.contains(.isLazy) {
                guard !declaration.type.isNone else { return .unknown }
                types = [declaration.type]
            }
            for reference in types {
                let type = model.resolve(reference, in: TypeScope(signatureOf: member)).substituting(symbol, arguments)
                switch sendability(of: type, visited: &visited) {
                case .sendable: continue
                case .notSendable: return .notSendable(.member(model.nameText(of: member)))
                case .unknown: return .unknown
                }
            }
        }
        return .sendable(.inferredFromMembers)
    }
}

extension ProjectModel {
    /// What a generic parameter must conform to, by its own clause and by `where` clauses of its declaration.
    func constraints(ofParameter position: Int32, of owner: SymbolID) -> [SwiftType] {
        let summary = file(of: owner).summary
        let declaration = declaration(owner)
        let scope = TypeScope(signatureOf: owner)
        let index = Int(declaration.genericParameters.start + position)
        guard declaration.genericParameters.indices.contains(index) else { return [] }
        let parameter = summary.genericParameters[index]
        var found = parameter.constraint.isNone ? [] : [resolve(parameter.constraint, in: scope)]
        for requirement in summary.requirements[declaration.requirements.indices] where !requirement.isSameType {
            if resolve(requirement.left, in: scope) == .genericParameter(owner, position) {
                found.append(resolve(requirement.right, in: scope))
            }
        }
        return found.flatMap { type -> [SwiftType] in
            if case .existential(let parts) = type { return parts }
            return [type]
        }
    }
}
