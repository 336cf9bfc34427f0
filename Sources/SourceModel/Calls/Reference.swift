/// What a name in an expression refers to.
package enum Reference: Hashable, Sendable {
    /// A name bound in a body: its position in the file's `bindings`.
    case binding(Int32)
    /// An entry of a closure's capture list: its position in the file's `captures`.
    case capture(Int32)
    /// A parameter of a closure, by its position among them; `$0` and the like too.
    case closureParameter(ClosureID, Int)
    /// A parameter of a function, initializer, subscript or setter, by its position among them.
    case parameter(SymbolID, Int)
    /// `newValue` or `oldValue` of this accessor, where it names no parameter.
    case setterValue(SymbolID)
    /// `self` of this declaration; the type itself where the declaration is static.
    case selfValue(SymbolID)
    /// `super` in this declaration.
    case superValue(SymbolID)
    /// Members of the type around, used without writing `self`; `declaration` is where its `self` comes from.
    case implicitMembers([SymbolID], declaration: SymbolID)
    /// Local functions, or declarations at the top of this or an imported module; several where a name is overloaded.
    case declarations([SymbolID])
    case type(SwiftType)
    /// A module, by its position in the model.
    case module(Int)
    case unknown
}

/// Where a name is used.
struct NamePlace {
    var file: Int32
    var body: BodyID
    var offset: UInt32
    /// The types written in angle brackets after it.
    var genericArguments: [SwiftType] = []
}

extension ExpressionTyper {
    /// What an expression of kind `name` refers to.
    package mutating func reference(of id: ExpressionID, in file: Int32) -> Reference {
        guard !id.isNone else { return .unknown }
        let expression = expression(id, in: file)
        var place = NamePlace(file: file, body: body(of: id, in: file), offset: expression.offset)
        place.genericArguments = genericArguments(of: expression, in: scope(ofBody: place.body, in: file))
        let text = model.text(expression.name, in: file)
        if text.utf8.first == UInt8(ascii: "$"), let position = Int(text.dropFirst()) {
            return anonymousParameter(position, at: place)
        }
        if text == "super" { return selfDeclaration(around: place.body, in: file).map { .superValue($0) } ?? .unknown }
        return lookUp(expression.name, at: place)
    }

    /// The types written in angle brackets after a name.
    func genericArguments(of expression: Expression, in scope: TypeScope) -> [SwiftType] {
        guard expression.list.count > 0 else { return [] }
        let lists = model.files[Int(scope.file)].summary.lists
        return expression.list.indices.map { model.resolve(TypeReferenceID(index: lists[$0]), in: scope) }
    }

    /// `$0`: a parameter of the innermost closure that names none.
    private func anonymousParameter(_ position: Int, at place: NamePlace) -> Reference {
        var current = place.body
        for _ in 0..<1024 where !current.isNone {
            let body = body(current, in: place.file)
            guard body.ownerKind == .closure else { return .unknown }
            let id = ClosureID(index: body.owner)
            if !closure(id, in: place.file).hasParameterClause { return .closureParameter(id, position) }
            current = body.parent
        }
        return .unknown
    }

    /// Looks a name up from a place outwards.
    mutating func lookUp(_ name: NameID, at place: NamePlace) -> Reference {
        prepare(place.file)
        var place = place
        for _ in 0..<1024 where !place.body.isNone {
            if let found = localReference(name, at: place) { return found }
            let body = body(place.body, in: place.file)
            switch body.ownerKind {
            case .closure:
                if let found = closureReference(name, of: ClosureID(index: body.owner), in: place.file) { return found }
                place.body = body.parent
            case .topLevel: return topLevelReference(name, at: place)
            default:
                let owner = SymbolID(file: place.file, declaration: body.owner)
                let isCode = body.ownerKind == .declaration
                switch lookUp(name, aroundDeclaration: owner, isCode: isCode, at: place) {
                case .found(let reference): return reference
                case .body(let outer): place.body = outer
                case .top: return topLevelReference(name, at: place)
                }
            }
        }
        return topLevelReference(name, at: place)
    }

    // MARK: Bodies

    /// The innermost name of a body that is visible at a place.
    private mutating func localReference(_ name: NameID, at place: NamePlace) -> Reference? {
        let summary = model.files[Int(place.file)].summary
        var best: Int32?
        for index in candidates(name, inBody: place.body, file: place.file) {
            let binding = summary.bindings[Int(index)]
            guard binding.scopeStart <= place.offset, place.offset < binding.scopeEnd,
                !model.isInactive(binding.condition, in: place.file)
            else { continue }
            if let known = best, summary.bindings[Int(known)].offset > binding.offset { continue }
            best = index
        }
        if let best { return .binding(best) }
        guard let local = files[Int(place.file)].localDeclarations[place.body] else { return nil }
        var found: [SymbolID] = []
        for id in local {
            let declaration = summary.declarations[Int(id.index)]
            guard declaration.name == name, declaration.scopeStart <= place.offset,
                place.offset < declaration.scopeEnd
            else { continue }
            found.append(SymbolID(file: place.file, declaration: id.index))
        }
        return found.isEmpty ? nil : reference(to: found, at: place)
    }

    /// Bindings of a body with one name; for bodies with many an index is made first.
    private mutating func candidates(_ name: NameID, inBody id: BodyID, file: Int32) -> [Int32] {
        let span = body(id, in: file).bindings
        if span.count <= 24 {
            let bindings = model.files[Int(file)].summary.bindings
            return span.indices.filter { bindings[$0].name == name }.map { Int32($0) }
        }
        if files[Int(file)].bindingIndex[id] == nil {
            var index: [NameID: [Int32]] = [:]
            for position in span.indices {
                index[model.files[Int(file)].summary.bindings[position].name, default: []].append(Int32(position))
            }
            files[Int(file)].bindingIndex[id] = index
        }
        return files[Int(file)].bindingIndex[id]?[name] ?? []
    }

    private func closureReference(_ name: NameID, of id: ClosureID, in file: Int32) -> Reference? {
        let closure = closure(id, in: file)
        let summary = model.files[Int(file)].summary
        for (position, index) in closure.parameters.indices.enumerated()
        where summary.parameters[index].name == name && !name.isNone {
            return .closureParameter(id, position)
        }
        for index in closure.captures.indices where summary.captures[index].name == name {
            return .capture(Int32(index))
        }
        return nil
    }

    // MARK: Declarations

    private enum Outward {
        case found(Reference)
        case body(BodyID)
        case top
    }

    /// Looks a name up in a declaration and in the types around it, up to a body or the top of the file.
    private mutating func lookUp(
        _ name: NameID, aroundDeclaration owner: SymbolID, isCode: Bool, at place: NamePlace
    ) -> Outward {
        let modelName = model.name(name, in: place.file)
        var current = owner
        // Of an accessor it is the accessor that has `self`, not its variable.
        var inner = owner
        for _ in 0..<256 {
            let declaration = model.declaration(current)
            if isCode || declaration.kind == .subscript,
                let found = parameterReference(name, modelName, of: current)
            {
                return .found(found)
            }
            if modelName == model.known.selfValue, model.selfNominal(of: current) != nil {
                return .found(.selfValue(inner))
            }
            if let found = genericReference(modelName, of: current) { return .found(found) }
            if declaration.kind != .accessor, !declaration.enclosingBody.isNone {
                return .body(declaration.enclosingBody)
            }
            guard let context = model.parent(of: current) else { return .top }
            if let nominal = model.nominal(ofContext: context) {
                let found = members(named: modelName, of: nominal).map(\.symbol)
                if !found.isEmpty { return .found(memberReference(found, of: nominal, declaration: inner, at: place)) }
            }
            current = context
            if declaration.kind != .accessor { inner = context }
        }
        return .top
    }

    private func parameterReference(_ name: NameID, _ modelName: Name, of symbol: SymbolID) -> Reference? {
        let declaration = model.declaration(symbol)
        let summary = model.files[Int(symbol.file)].summary
        for (position, index) in declaration.parameters.indices.enumerated()
        where summary.parameters[index].name == name && !name.isNone && !declaration.kind.isTypeContext {
            return .parameter(symbol, position)
        }
        guard declaration.kind == .accessor, declaration.parameters.count == 0 else { return nil }
        switch model.text(declaration.name, in: symbol.file) {
        case "set", "willSet", "init": return model.names[modelName] == "newValue" ? .setterValue(symbol) : nil
        case "didSet": return model.names[modelName] == "oldValue" ? .setterValue(symbol) : nil
        default: return nil
        }
    }

    private func genericReference(_ name: Name, of symbol: SymbolID) -> Reference? {
        if name == model.known.selfType, let nominal = model.selfNominal(of: symbol) {
            return .type(selfType(in: nominal))
        }
        let declaration = model.declaration(symbol)
        guard declaration.genericParameters.count > 0 || declaration.kind == .extension else { return nil }
        let owners = declaration.kind == .extension ? model.extendedTypes[symbol].map(model.nesting) ?? [] : [symbol]
        for owner in owners {
            if let found = model.genericParameter(named: name, of: owner) { return .type(found) }
        }
        return nil
    }

    /// Members found by their bare name: a type, or what `self` or the type has.
    private func memberReference(
        _ symbols: [SymbolID], of nominal: SymbolID, declaration: SymbolID, at place: NamePlace
    ) -> Reference {
        guard let first = symbols.first, isTypeDeclaration(first) else {
            return .implicitMembers(symbols, declaration: declaration)
        }
        let scope = scope(ofBody: place.body, in: place.file)
        return .type(
            model.type(
                declaredBy: first, arguments: place.genericArguments, base: model.declaredType(of: nominal), in: scope))
    }

    // MARK: Files and modules

    private func topLevelReference(_ name: NameID, at place: NamePlace) -> Reference {
        let file = place.file
        let modelName = model.name(name, in: file)
        let found = model.topLevelSymbols(modelName, seenFrom: file)
        if !found.isEmpty { return reference(to: preferringOwnModule(found, in: file), at: place) }
        let text = model.names[modelName]
        for index in model.files[Int(file)].visibleModules where model.modules[index].name == text {
            return .module(index)
        }
        return .unknown
    }

    /// A declaration of the module itself hides variables and types of the same name that it imports.
    private func preferringOwnModule(_ symbols: [SymbolID], in file: Int32) -> [SymbolID] {
        let module = model.files[Int(file)].module
        guard let first = symbols.first, model.files[Int(first.file)].module == module,
            model.declaration(first).kind != .function
        else { return symbols }
        return symbols.filter { model.files[Int($0.file)].module == module }
    }

    private func reference(to symbols: [SymbolID], at place: NamePlace) -> Reference {
        guard let first = symbols.first else { return .unknown }
        guard isTypeDeclaration(first) else { return .declarations(symbols) }
        let scope = scope(ofBody: place.body, in: place.file)
        return .type(model.type(declaredBy: first, arguments: place.genericArguments, base: nil, in: scope))
    }

    func isTypeDeclaration(_ symbol: SymbolID) -> Bool {
        switch model.declaration(symbol).kind {
        case .class, .actor, .struct, .enum, .protocol, .typealias, .associatedType: true
        default: false
        }
    }

    /// The declaration whose `self` code of a body uses, closures' own bindings of that name aside.
    func selfDeclaration(around body: BodyID, in file: Int32) -> SymbolID? {
        var current = declaration(around: body, in: file)
        for _ in 0..<256 where !current.isNone {
            let symbol = SymbolID(file: file, declaration: current.index)
            if model.selfNominal(of: symbol) != nil { return symbol }
            let declaration = model.declaration(symbol)
            if declaration.kind == .accessor, let storage = model.parent(of: symbol) {
                if model.selfNominal(of: storage) != nil { return storage }
                current =
                    model.declaration(storage).enclosingBody.isNone
                    ? .none : self.declaration(around: model.declaration(storage).enclosingBody, in: file)
            } else {
                current =
                    declaration.enclosingBody.isNone
                    ? .none : self.declaration(around: declaration.enclosingBody, in: file)
            }
        }
        return nil
    }
}
