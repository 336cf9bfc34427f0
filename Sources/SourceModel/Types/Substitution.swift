/// What generic parameters and `Self` stand for at one use of a declaration.
package struct Substitution: Hashable, Sendable {
    /// The parameters of one declaration; nil for those that are still open.
    private struct Binding: Hashable, Sendable {
        let owner: SymbolID
        var arguments: [SwiftType?]
    }

    /// What `Self` is.
    package var selfType: SwiftType?
    private var bindings: [Binding] = []

    package init(selfType: SwiftType? = nil) { self.selfType = selfType }

    /// Whether it changes nothing.
    var isEmpty: Bool { selfType == nil && bindings.isEmpty }

    /// Whether a declaration's parameters are among those replaced.
    func contains(_ owner: SymbolID) -> Bool { bindings.contains { $0.owner == owner } }

    /// What a parameter stands for: nil if it is not replaced, `.some(nil)` if it is open.
    subscript(owner: SymbolID, position: Int32) -> SwiftType?? {
        for binding in bindings where binding.owner == owner {
            return Int(position) < binding.arguments.count ? binding.arguments[Int(position)] : SwiftType?.none
        }
        return nil
    }

    /// Leaves the parameters of a declaration to be inferred.
    mutating func open(_ owner: SymbolID, count: Int) {
        guard count > 0, !contains(owner) else { return }
        bindings.append(Binding(owner: owner, arguments: Array(repeating: nil, count: count)))
    }

    /// Gives all parameters of a declaration their arguments.
    mutating func set(_ owner: SymbolID, to arguments: some Sequence<SwiftType>) {
        bindings.removeAll { $0.owner == owner }
        bindings.append(Binding(owner: owner, arguments: Array(arguments)))
    }

    /// Whether a parameter is open and has no argument yet.
    func isOpen(_ owner: SymbolID, _ position: Int32) -> Bool {
        if case .some(.none) = self[owner, position] { return true }
        return false
    }

    /// Gives an open parameter its argument.
    mutating func bind(_ owner: SymbolID, _ position: Int32, to type: SwiftType) {
        guard type != .unknown, let index = bindings.firstIndex(where: { $0.owner == owner }),
            Int(position) < bindings[index].arguments.count
        else { return }
        bindings[index].arguments[Int(position)] = type
    }
}

extension SwiftType {
    /// How many parts a type has, counted up to a limit, so that types that share parts cost no more.
    func size(upTo limit: Int) -> Int {
        var count = 1
        for part in parts where count < limit { count += part.size(upTo: limit - count) }
        return count
    }

    /// The type, or unknown if it has more parts than any program needs.
    var bounded: SwiftType { size(upTo: 256) < 256 ? self : .unknown }

    /// The types that this type is made of.
    var parts: [SwiftType] {
        switch self {
        case .nominal(_, let arguments): arguments
        case .optional(let wrapped), .metatype(let wrapped), .member(let wrapped, _): [wrapped]
        case .existential(let parts), .opaque(let parts): parts
        case .tuple(let elements): elements.map(\.type)
        case .function(let function): function.parameters + [function.result]
        case .genericParameter, .protocolSelf, .unknown: []
        }
    }

    /// Whether a part of the type depends on the declaration it is written in.
    var isDependent: Bool {
        switch self {
        case .genericParameter, .protocolSelf, .member: true
        case .nominal(_, let arguments): arguments.contains(where: \.isDependent)
        case .optional(let wrapped), .metatype(let wrapped): wrapped.isDependent
        case .existential(let parts), .opaque(let parts): parts.contains(where: \.isDependent)
        case .tuple(let elements): elements.contains { $0.type.isDependent }
        case .function(let function): function.result.isDependent || function.parameters.contains(where: \.isDependent)
        case .unknown: false
        }
    }

    /// Whether a part of the type is unknown.
    var hasUnknown: Bool {
        switch self {
        case .unknown: true
        case .genericParameter, .protocolSelf: false
        case .nominal(_, let arguments): arguments.contains(where: \.hasUnknown)
        case .optional(let wrapped), .metatype(let wrapped), .member(let wrapped, _): wrapped.hasUnknown
        case .existential(let parts), .opaque(let parts): parts.contains(where: \.hasUnknown)
        case .tuple(let elements): elements.contains { $0.type.hasUnknown }
        case .function(let function): function.result.hasUnknown || function.parameters.contains(where: \.hasUnknown)
        }
    }

    /// The type without optionality.
    package var unwrapped: SwiftType {
        var type = self
        while case .optional(let wrapped) = type { type = wrapped }
        return type
    }

    /// The empty tuple.
    package static let void = SwiftType.tuple([])
}
