/// A nominal type and everything it inherits from, each as the type sees it.
struct SupertypeList: Sendable {
    /// The type itself, its superclasses from the nearest on, then all protocols. Classes carry their generic arguments in
    /// terms of the type's own parameters, protocols those of their primary associated types.
    var types: [SwiftType] = []
    /// Where each declaration stands in `types`.
    var positions: [SymbolID: Int] = [:]
    /// Whether everything that it states to inherit from could be read.
    var isComplete = true
}

extension ExpressionTyper {
    /// What a nominal type inherits from, itself first.
    mutating func supertypes(of nominal: SymbolID) -> SupertypeList {
        if let known = supertypeLists[nominal] { return known }
        var list = SupertypeList()
        var protocols: [SwiftType] = []
        var current: SwiftType? = model.declaredType(of: nominal).asNominal(standard)
        for _ in 0..<64 {
            guard let type = current, case .nominal(let symbol, let arguments) = type,
                list.positions[symbol] == nil
            else { break }
            list.positions[symbol] = list.types.count
            list.types.append(type)
            current = nil
            for context in [symbol] + (model.extensions[symbol] ?? []) {
                for entry in model.hierarchy.entries(of: context) {
                    guard let supertype = entry.nominal else {
                        list.isComplete = list.isComplete && isMarkerName(entry.reference, in: context.file)
                        continue
                    }
                    let seen = SwiftType.nominal(supertype, entry.arguments)
                        .replacingParameters(of: symbol, with: arguments, in: model)
                    if model.declaration(supertype).kind == .protocol {
                        protocols.append(seen)
                    } else if context == symbol, model.declaration(symbol).kind == .class {
                        current = seen
                    }
                }
            }
        }
        let declaration = model.declaration(nominal)
        if declaration.kind == .actor {
            let implied = declaration.flags.contains(.isDistributed) ? "DistributedActor" : "Actor"
            if let symbol = standard[implied] { protocols.append(.nominal(symbol, [])) }
        }
        addProtocols(protocols, to: &list)
        supertypeLists[nominal] = list
        return list
    }

    /// Protocols and what they refine, those stated first in front.
    private func addProtocols(_ stated: [SwiftType], to list: inout SupertypeList) {
        var pending = stated
        var next = 0
        while next < pending.count, next < 512 {
            let type = pending[next]
            next += 1
            guard case .nominal(let symbol, let arguments) = type else { continue }
            if let known = list.positions[symbol] {
                if !arguments.isEmpty, case .nominal(_, let earlier) = list.types[known], earlier.isEmpty {
                    list.types[known] = type
                }
                continue
            }
            list.positions[symbol] = list.types.count
            list.types.append(type)
            for context in [symbol] + (model.extensions[symbol] ?? []) {
                for entry in model.hierarchy.entries(of: context) {
                    guard let supertype = entry.nominal else {
                        list.isComplete = list.isComplete && isMarkerName(entry.reference, in: context.file)
                        continue
                    }
                    pending.append(.nominal(supertype, entry.arguments))
                }
            }
        }
    }

    /// Names without declaration in the standard library's interface, and suppressed conformances.
    private func isMarkerName(_ id: TypeReferenceID, in file: Int32) -> Bool {
        let reference = model.files[Int(file)].summary.types[Int(id.index)]
        if reference.kind == .suppressed { return true }
        return ["AnyObject", "Any", "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"]
            .contains(model.text(reference.name, in: file))
    }

    /// A type as one of its superclasses, or as itself; nil where it is not one.
    mutating func view(_ type: SwiftType, as nominal: SymbolID) -> SwiftType? {
        guard case .nominal(let symbol, let arguments) = type.asNominal(standard) else { return nil }
        if symbol == nominal { return type.asNominal(standard) }
        let list = supertypes(of: symbol)
        guard let position = list.positions[nominal] else { return nil }
        return list.types[position].replacingParameters(of: symbol, with: arguments, in: model)
    }

    /// Whether a type conforms to a protocol, or is or inherits from a class; nil where that cannot be told.
    mutating func conforms(_ type: SwiftType, to target: SymbolID, in scope: TypeScope) -> Bool? {
        if isMarker(target) { return nil }
        switch type {
        case .unknown: return nil
        case .nominal, .optional:
            guard case .nominal(let symbol, _) = type.asNominal(standard) else { return nil }
            let list = supertypes(of: symbol)
            if list.positions[target] != nil { return true }
            return list.isComplete && !isImplicitConformance(of: symbol, to: target) ? false : nil
        case .genericParameter, .protocolSelf, .member, .existential, .opaque:
            for base in lookupBases(of: type, in: scope) {
                guard case .nominal(let symbol, _) = base else { continue }
                if supertypes(of: symbol).positions[target] != nil { return true }
            }
            return nil
        case .tuple, .function, .metatype: return false
        }
    }

    /// Protocols without requirements that the compiler checks by other means.
    func isMarker(_ symbol: SymbolID) -> Bool {
        ["Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype", "AnyObject"].contains {
            standard[$0] == symbol
        }
    }

    /// Conformances that an enumeration has without stating them.
    private func isImplicitConformance(of symbol: SymbolID, to target: SymbolID) -> Bool {
        guard model.declaration(symbol).kind == .enum else { return false }
        return ["Equatable", "Hashable", "RawRepresentable"].contains { standard[$0] == target }
    }
}

extension SwiftType {
    /// An optional as the generic type that it is; any other type itself.
    func asNominal(_ standard: StandardTypes) -> SwiftType {
        guard case .optional(let wrapped) = self, let symbol = standard["Optional"] else { return self }
        return .nominal(symbol, [wrapped])
    }
}
