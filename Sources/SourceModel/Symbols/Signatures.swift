/// Comparison of signatures: full names, and how well parameter types fit.
extension ProjectModel {
    /// The argument labels of a function-like declaration; a name is `.none` for `_`.
    func labels(of symbol: SymbolID) -> [Name] {
        let summary = file(of: symbol).summary
        return summary.parameters[declaration(symbol).parameters.indices].map { name($0.label, in: symbol.file) }
    }

    /// Whether a member could satisfy a requirement by kind, full name, level and effects.
    func canWitness(_ member: SymbolID, requirement: SymbolID) -> Bool {
        let candidate = declaration(member)
        let wanted = declaration(requirement)
        switch (candidate.kind, wanted.kind) {
        case (.function, .function), (.initializer, .initializer), (.subscript, .subscript):
            guard labels(of: member) == labels(of: requirement) else { return false }
        case (.variable, .variable): break
        case (.enumCase, .variable), (.enumCase, .function):
            return wanted.flags.contains(.isStatic)
        default: return false
        }
        guard candidate.flags.contains(.isStatic) == wanted.flags.contains(.isStatic) else { return false }
        if candidate.flags.contains(.isAsync), !wanted.flags.contains(.isAsync) { return false }
        return true
    }

    /// How many parameter and result types of two declarations are certainly the same, less those certainly different.
    func similarity(of left: SymbolID, to right: SymbolID) -> Int {
        let leftTypes = signatureTypes(of: left)
        let rightTypes = signatureTypes(of: right)
        guard leftTypes.count == rightTypes.count else { return -100 }
        return zip(leftTypes, rightTypes).reduce(0) { $0 + agreement($1.0, $1.1) }
    }

    private func signatureTypes(of symbol: SymbolID) -> [SwiftType] {
        let declaration = declaration(symbol)
        let scope = TypeScope(signatureOf: symbol)
        let parameters = file(of: symbol).summary.parameters[declaration.parameters.indices]
        return parameters.map { resolve($0.type, in: scope) } + [resolve(declaration.type, in: scope)]
    }

    private func agreement(_ left: SwiftType, _ right: SwiftType) -> Int {
        if left == .unknown || right == .unknown { return 0 }
        if left == right { return 2 }
        switch (left, right) {
        case (.nominal(let first, _), .nominal(let second, _)): return first == second ? 1 : -4
        case (.function, .function), (.tuple, .tuple): return 1
        case (.optional(let first), .optional(let second)): return agreement(first, second)
        case (_, .genericParameter), (_, .member), (_, .protocolSelf), (.genericParameter, _): return 0
        case (.existential, _), (_, .existential), (.opaque, _), (_, .opaque), (.member, _): return 0
        default: return -4
        }
    }
}
