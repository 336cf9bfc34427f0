/// One conformance of a type: stated, or implied by a stated one.
package struct Conformance: Hashable, Sendable {
    package var `protocol`: SymbolID
    /// The type's own declaration or the extension that states it.
    package var context: SymbolID
    /// The protocol through which it is implied; nil if it is stated itself.
    package var implying: SymbolID?
    /// The type reference in the inheritance clause, with its attributes.
    package var reference: TypeReferenceID
    /// Generic arguments of a parameterised protocol (`Sequence<Int>`).
    package var arguments: [SwiftType]
}

/// All conformances of one type, by protocol, each in the one place that the compiler attributes it to.
struct ConformanceTable: Sendable {
    private(set) var conformances: [Conformance] = []
    private var indices: [SymbolID: Int] = [:]

    /// Stated conformances first, then what they imply, the type's own declaration before its extensions; what a
    /// superclass conforms to already is inherited and not listed.
    init(of type: SymbolID, in model: ProjectModel) {
        let contexts = [type] + (model.extensions[type] ?? [])
        var stated: [Conformance] = []
        for context in contexts {
            for entry in model.hierarchy.entries(of: context) {
                guard let symbol = entry.nominal, model.declaration(symbol).kind == .protocol else { continue }
                stated.append(
                    Conformance(
                        protocol: symbol, context: context, implying: nil, reference: entry.reference,
                        arguments: entry.arguments))
            }
        }
        stated.forEach { add($0) }
        let inherited = Self.inheritedFromSuperclasses(of: type, in: model)
        for conformance in stated { addImplied(by: conformance, inherited: inherited, in: model, depth: 0) }
    }

    func conformances(in context: SymbolID) -> [Conformance] { conformances.filter { $0.context == context } }

    func conformance(to symbol: SymbolID) -> Conformance? { indices[symbol].map { conformances[$0] } }

    private mutating func add(_ conformance: Conformance) {
        guard indices[conformance.protocol] == nil else { return }
        indices[conformance.protocol] = conformances.count
        conformances.append(conformance)
    }

    private mutating func addImplied(
        by conformance: Conformance, inherited: Set<SymbolID>, in model: ProjectModel, depth: Int
    ) {
        guard depth < 64 else { return }
        for entry in model.hierarchy.entries(of: conformance.protocol) {
            guard let symbol = entry.nominal, model.declaration(symbol).kind == .protocol, indices[symbol] == nil,
                !inherited.contains(symbol)
            else { continue }
            let implied = Conformance(
                protocol: symbol, context: conformance.context, implying: conformance.protocol,
                reference: conformance.reference, arguments: entry.arguments)
            add(implied)
            addImplied(by: implied, inherited: inherited, in: model, depth: depth + 1)
        }
    }

    private static func inheritedFromSuperclasses(of type: SymbolID, in model: ProjectModel) -> Set<SymbolID> {
        var found: Set<SymbolID> = []
        var current = model.hierarchy.superclass(of: type)
        for _ in 0..<64 {
            guard let symbol = current else { break }
            for supertype in model.hierarchy.directSupertypes(of: symbol)
            where model.declaration(supertype).kind == .protocol {
                found.insert(supertype)
                found.formUnion(model.inheritedProtocols(of: supertype))
            }
            current = model.hierarchy.superclass(of: symbol)
        }
        return found
    }
}

extension IsolationInference {
    /// The conformances that a type's own declaration or one of its extensions states or implies.
    mutating func conformances(in context: SymbolID) -> [Conformance] {
        guard let type = model.nominal(ofContext: context) else { return [] }
        return conformanceTable(of: type).conformances(in: context)
    }

    mutating func conformanceTable(of type: SymbolID) -> ConformanceTable {
        if let table = conformanceTables[type] { return table }
        let table = ConformanceTable(of: type, in: model)
        conformanceTables[type] = table
        return table
    }
}
