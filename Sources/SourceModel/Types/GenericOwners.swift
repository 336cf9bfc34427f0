/// Generic parameters of nested types: a type's arguments are those of the types around it, then its own.
extension ProjectModel {
    /// How many generic parameters a declaration introduces; 0 if one is a pack, since arguments do not line up then.
    func ownGenericCount(of symbol: SymbolID) -> Int {
        let declaration = declaration(symbol)
        guard declaration.genericParameters.count > 0, declaration.kind != .protocol else { return 0 }
        let parameters = files[Int(symbol.file)].summary.genericParameters[declaration.genericParameters.indices]
        return parameters.contains(where: \.isPack) ? 0 : parameters.count
    }

    /// The nominal types that a nominal type is nested in, outermost first, and itself.
    func nesting(of nominal: SymbolID) -> [SymbolID] {
        var found = [nominal]
        var current = nominal
        for _ in 0..<64 {
            guard let outer = selfNominal(of: current) else { break }
            found.append(outer)
            current = outer
        }
        return found.reversed()
    }

    /// How many generic arguments a nominal type takes, those of the types around it included.
    func genericArity(of nominal: SymbolID) -> Int {
        var count = ownGenericCount(of: nominal)
        var current = nominal
        for _ in 0..<64 {
            guard let outer = selfNominal(of: current) else { break }
            count += ownGenericCount(of: outer)
            current = outer
        }
        return count
    }

    /// A nominal type as it is seen in its own body: its generic parameters as arguments.
    func declaredType(of nominal: SymbolID) -> SwiftType {
        let arguments = identityArguments(of: nominal)
        if isOptional(nominal), let wrapped = arguments.first { return .optional(wrapped) }
        return .nominal(nominal, arguments)
    }

    /// The generic parameters of a nominal type and of those around it, as types.
    func identityArguments(of nominal: SymbolID) -> [SwiftType] {
        guard genericArity(of: nominal) > 0 else { return [] }
        return nesting(of: nominal).flatMap { owner in
            (0..<ownGenericCount(of: owner)).map { SwiftType.genericParameter(owner, Int32($0)) }
        }
    }

    /// Whether a nominal type is the standard library's `Optional`.
    func isOptional(_ nominal: SymbolID) -> Bool {
        name(of: nominal) == known.optional && modules[file(of: nominal).module].isSDK
            && declaration(nominal).parent.isNone
    }

    /// The generic parameter of a nominal type with a name: `Element` of `Array`.
    func genericParameter(named name: Name, of nominal: SymbolID) -> SwiftType? {
        let declaration = declaration(nominal)
        guard declaration.genericParameters.count > 0, declaration.kind != .protocol else { return nil }
        let summary = files[Int(nominal.file)].summary
        for (position, index) in declaration.genericParameters.indices.enumerated()
        where self.name(summary.genericParameters[index].name, in: nominal.file) == name {
            return .genericParameter(nominal, Int32(position))
        }
        return nil
    }
}
