/// The isolation of one conformance (SE-0470).
package struct ConformanceRow: Hashable, Sendable {
    package var conformance: Conformance
    package var answer: IsolationAnswer
}

/// Isolated conformances: stated, or inferred where the feature or the module's default asks for it.
extension IsolationInference {
    /// The conformances that a type or extension states or implies, each with its isolation. Those that only mark a type
    /// (`Sendable`, `Copyable`…) are left out.
    package mutating func conformanceRows(in context: SymbolID) -> [ConformanceRow] {
        let all = conformances(in: context)
        let rows = all.filter { !isMarker($0.protocol) }
            .map { ConformanceRow(conformance: $0, answer: isolation(of: $0)) }
        return rows + inheritedConformances(of: context) + synthesizedCodingKeys(for: all)
    }

    /// What the superclasses of a class conform to.
    private mutating func inheritedConformances(of context: SymbolID) -> [ConformanceRow] {
        guard model.declaration(context).kind == .class else { return [] }
        var found: [ConformanceRow] = []
        var current = model.hierarchy.superclass(of: context)
        for _ in 0..<64 {
            guard let type = current else { break }
            for conformance in conformanceTable(of: type).conformances where !isMarker(conformance.protocol) {
                found.append(ConformanceRow(conformance: conformance, answer: isolation(of: conformance)))
            }
            current = model.hierarchy.superclass(of: type)
        }
        return found
    }

    /// The `CodingKeys` that the compiler writes for a Codable type conform without isolation (SE-0166).
    private func synthesizedCodingKeys(for conformances: [Conformance]) -> [ConformanceRow] {
        let codable = conformances.first {
            ["Encodable", "Decodable"].contains(model.nameText(of: $0.protocol)) && model.module(of: $0.protocol).isSDK
        }
        guard let codable, let type = model.nominal(ofContext: codable.context),
            model.names.find("CodingKeys").map({ model.members.members(of: type, named: $0).isEmpty }) ?? true,
            let name = model.names.find("CodingKey"),
            let key = model.topLevelSymbols(name, seenFrom: codable.context.file).first,
            model.members.members(of: type).contains(where: { isStoredProperty($0) })
        else { return [] }
        return ([key] + model.inheritedProtocols(of: key)).filter { !isMarker($0) }.map {
            let conformance = Conformance(
                protocol: $0, context: codable.context, implying: nil, reference: codable.reference, arguments: [])
            return ConformanceRow(conformance: conformance, answer: IsolationAnswer(.nonisolated, .synthesized))
        }
    }

    private func isMarker(_ symbol: SymbolID) -> Bool {
        ["Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable"]
            .contains(model.nameText(of: symbol)) && model.module(of: symbol).isSDK
    }

    /// The isolation of a conformance: as written, else inferred, else none.
    mutating func isolation(of conformance: Conformance) -> IsolationAnswer {
        let file = conformance.context.file
        let reference = model.files[Int(file)].summary.types[Int(conformance.reference.index)]
        if reference.flags.contains(.isNonisolated) { return IsolationAnswer(.nonisolated, .written("nonisolated")) }
        let scope = model.attributeScope(of: conformance.context)
        for attribute in model.attributes(reference.attributes, in: file) {
            if case .globalActor(let actor) = model.role(of: attribute, in: scope) {
                let name = model.qualifiedName(of: actor)
                return IsolationAnswer(.globalActor(name), .written("@" + name))
            }
        }
        return inferredIsolation(of: conformance) ?? IsolationAnswer(.nonisolated, .nothing)
    }

    private mutating func inferredIsolation(of conformance: Conformance) -> IsolationAnswer? {
        let rules = rules(of: conformance.context)
        guard rules.has(.inferIsolatedConformances) || rules.isMainActorByDefault,
            let type = model.nominal(ofContext: conformance.context), !requiresSendableMetatype(conformance.protocol)
        else { return nil }
        let isolation = isolation(of: type).isolation
        guard case .globalActor = isolation, !isPreconcurrency(conformance) else { return nil }
        let requirements = model.members.members(of: conformance.protocol).filter {
            model.parent(of: $0) == conformance.protocol && isValueRequirement($0)
        }
        for requirement in requirements {
            if self.isolation(of: requirement).isolation == isolation { continue }
            if witnessIsolation(for: requirement, of: type, typeIsolation: isolation) == isolation {
                return IsolationAnswer(isolation, .memberOf(type))
            }
        }
        return nil
    }

    /// `@preconcurrency P`: isolation is checked when the witnesses are called (SE-0423).
    private func isPreconcurrency(_ conformance: Conformance) -> Bool {
        let types = model.files[Int(conformance.context.file)].summary.types
        return types[Int(conformance.reference.index)].flags.contains(.isPreconcurrency)
    }

    private func isValueRequirement(_ symbol: SymbolID) -> Bool {
        switch model.declaration(symbol).kind {
        case .function, .initializer, .subscript, .variable: true
        default: false
        }
    }

    private func requiresSendableMetatype(_ symbol: SymbolID) -> Bool {
        ([symbol] + model.inheritedProtocols(of: symbol)).contains {
            let name = model.name(of: $0)
            return name == model.known.sendable || name == model.known.sendableMetatype
        }
    }

    /// The isolation of what satisfies a requirement: a member of the type, or what the compiler writes itself, which
    /// touches the stored properties and is isolated as the type is.
    private mutating func witnessIsolation(
        for requirement: SymbolID, of type: SymbolID, typeIsolation: Isolation
    ) -> Isolation? {
        let candidates = model.members.members(of: type, named: model.name(of: requirement))
            .filter { model.canWitness($0, requirement: requirement) }
        let best = candidates.max {
            model.similarity(of: $0, to: requirement) < model.similarity(of: $1, to: requirement)
        }
        if let best { return isolation(of: best).isolation }
        guard let owner = model.selfNominal(of: requirement), model.module(of: owner).isSDK,
            ["Equatable", "Hashable", "Encodable", "Decodable"].contains(model.nameText(of: owner))
        else { return nil }
        let hasState = model.members.members(of: type).contains { isStoredProperty($0) }
        return hasState ? typeIsolation : nil
    }
}
