/// Types of names and members.
extension ExpressionTyper {
    mutating func typeOfName(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        let scope = scope(of: id, in: file)
        switch reference(of: id, in: file) {
        case .binding(let index): return bindingType(index, in: file)
        case .capture(let index): return captureType(index, in: file)
        case .closureParameter(let closure, let position): return parameterType(position, of: closure, in: file)
        case .parameter(let symbol, let position): return typeInside(parameter: position, of: symbol)
        case .setterValue(let accessor):
            guard let storage = model.parent(of: accessor) else { return .unknown }
            return model.declaration(storage).kind == .subscript
                ? signature(of: storage).result : declaredType(ofVariable: storage)
        case .selfValue(let symbol): return implicitSelfType(of: symbol, in: scope)
        case .superValue(let symbol): return superType(of: symbol)
        case .implicitMembers(let symbols, let declaration):
            let type = implicitSelfType(of: declaration, in: scope)
            let all = uses(of: model.name(expression.name, in: file), on: type.instance, in: scope)
            return valueType(of: all.filter { symbols.contains($0.symbol) }, in: scope)
        case .declarations(let symbols):
            let uses = symbols.map { MemberUse(symbol: $0, substitution: Substitution(), isRequirement: false) }
            return valueType(of: uses, in: scope)
        case .type(let type): return .metatype(type)
        case .module, .unknown: return projectedOrStorage(expression, id, in: file)
        }
    }

    /// The type of `self` that members are used on without writing it; a metatype in static code.
    mutating func implicitSelfType(of declaration: SymbolID, in scope: TypeScope) -> SwiftType {
        var subject = declaration
        if model.declaration(subject).kind == .accessor { subject = model.parent(of: subject) ?? subject }
        if model.declaration(subject).kind.isTypeContext {
            return model.selfNominal(of: subject).map { .metatype(selfType(in: $0)) } ?? .unknown
        }
        guard let nominal = model.selfNominal(of: subject) else { return .unknown }
        var type = selfType(in: nominal)
        // An extension's `where Element == Int` fixes the type's arguments.
        if case .nominal(let symbol, let arguments) = type, arguments.contains(where: \.isDependent) {
            let signature = TypeScope(signatureOf: subject)
            type = .nominal(symbol, arguments.map { sameType(as: $0, in: signature) ?? $0 })
        }
        return model.declaration(subject).flags.contains(.isStatic) ? .metatype(type) : type
    }

    private func superType(of symbol: SymbolID) -> SwiftType {
        let subject = model.declaration(symbol).kind == .accessor ? model.parent(of: symbol) ?? symbol : symbol
        guard let nominal = model.selfNominal(of: subject), let entry = model.hierarchy.superclassEntry(of: nominal),
            let superclass = entry.nominal
        else { return .unknown }
        let type = SwiftType.nominal(superclass, entry.arguments)
        return model.declaration(subject).flags.contains(.isStatic) ? .metatype(type) : type
    }

    /// A parameter as its function's body sees it.
    mutating func typeInside(parameter position: Int, of symbol: SymbolID) -> SwiftType {
        if model.declaration(symbol).kind == .accessor {
            guard let storage = model.parent(of: symbol) else { return .unknown }
            return model.declaration(storage).kind == .subscript
                ? signature(of: storage).result : declaredType(ofVariable: storage)
        }
        let parameters = signature(of: symbol).parameters
        guard position < parameters.count else { return .unknown }
        let parameter = parameters[position]
        return parameter.isVariadic ? standard.type("Array", [parameter.type]) : parameter.type
    }

    // MARK: Values of declarations

    /// The type of a use of one of these declarations as a value; unknown where several could be meant.
    mutating func valueType(of uses: [MemberUse], in scope: TypeScope) -> SwiftType {
        var agreed: SwiftType?
        for use in uses.prefix(32) {
            let type = apply(use.substitution, to: valueType(of: use.symbol), in: scope)
            if let known = agreed, known != type { return .unknown }
            agreed = type
        }
        return agreed ?? .unknown
    }

    /// The type of a declaration as a value, in terms of its own generic parameters.
    private mutating func valueType(of symbol: SymbolID) -> SwiftType {
        switch model.declaration(symbol).kind {
        case .variable: return declaredType(ofVariable: symbol)
        case .function:
            // The parameters of a generic function are its callers' to choose.
            var open = Substitution()
            open.open(symbol, count: signature(of: symbol).genericCount)
            return apply(open, to: .function(functionType(of: symbol)), in: TypeScope(signatureOf: symbol))
        case .enumCase:
            let signature = signature(of: symbol)
            if signature.parameters.isEmpty { return signature.result }
            return .function(functionType(of: symbol))
        default: return .unknown
        }
    }

    mutating func functionType(of symbol: SymbolID) -> FunctionType {
        let signature = signature(of: symbol)
        var type = FunctionType(
            parameters: signature.parameters.map(\.type), result: signature.result)
        let declaration = model.declaration(symbol)
        type.isAsync = signature.isAsync
        type.isThrowing = declaration.flags.contains(.isThrowing)
        type.isSendable = model.attributes(of: symbol).contains { model.text($0.name, in: symbol.file) == "Sendable" }
        return type
    }

    /// The type of a variable, in terms of the generic parameters around it.
    mutating func declaredType(ofVariable symbol: SymbolID) -> SwiftType {
        if let known = variableTypes[symbol] { return known }
        guard depth < Self.depthLimit, variablesInProgress.insert(symbol).inserted else { return .unknown }
        depth += 1
        let declaration = model.declaration(symbol)
        let type: SwiftType
        if !declaration.type.isNone {
            type = model.resolve(declaration.type, in: TypeScope(signatureOf: symbol))
        } else if !declaration.initialValue.isNone {
            type = initialValueType(of: symbol, declaration)
        } else {
            type = wrappedValueType(of: symbol)
        }
        depth -= 1
        variablesInProgress.remove(symbol)
        variableTypes[symbol] = type
        return type
    }

    private mutating func initialValueType(of symbol: SymbolID, _ declaration: Declaration) -> SwiftType {
        let type = type(of: declaration.initialValue, in: symbol.file)
        guard declaration.flags.contains(.isPatternElement) else { return type }
        // `let (a, b) = …`: the names of one pattern follow one another.
        guard case .tuple(let elements) = type else { return .unknown }
        let all = model.files[Int(symbol.file)].summary.declarations
        var first = Int(symbol.declaration)
        while first > 0, all[first - 1].kind == .variable, all[first - 1].initialValue == declaration.initialValue {
            first -= 1
        }
        var last = Int(symbol.declaration)
        while last + 1 < all.count, all[last + 1].kind == .variable,
            all[last + 1].initialValue == declaration.initialValue
        {
            last += 1
        }
        guard last - first + 1 == elements.count else { return .unknown }
        return elements[Int(symbol.declaration) - first].type
    }

    // MARK: Members

    mutating func typeOfMember(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        let name = model.name(expression.name, in: file)
        let scope = scope(of: id, in: file)
        let arguments = genericArguments(of: expression, in: scope)
        guard !expression.base.isNone else {
            return staticMemberType(name, on: expectedChainType(of: id, in: file), arguments, in: scope)
        }
        if let module = moduleNamed(by: expression.base, in: file) {
            return moduleMemberType(name, module, arguments, in: scope)
        }
        let base = type(of: expression.base, in: file)
        switch base {
        case .unknown: return .unknown
        case .metatype(let instance):
            if name == model.known.selfValue { return base }
            let found = staticMemberType(name, on: instance, arguments, in: scope)
            guard found == .unknown else { return found }
            return wrapperMember(name, of: instance, in: scope) ?? instanceMethodOfType(name, on: instance, in: scope)
        case .tuple(let elements):
            let text = model.names[name]
            if let position = Int(text), position >= 0, position < elements.count { return elements[position].type }
            return elements.first { $0.label == name }?.type ?? .unknown
        default:
            if name == model.known.selfValue { return base }
            return instanceMemberType(name, on: base, in: scope)
        }
    }

    /// The module that an expression names, in `Module.name`.
    mutating func moduleNamed(by id: ExpressionID, in file: Int32) -> Int? {
        let expression = expression(id, in: file)
        guard expression.kind == .name, case .module(let index) = reference(of: id, in: file) else { return nil }
        return index
    }

    /// What a module declares under a name, or else what a module that it re-exports does.
    func symbols(_ name: Name, exportedBy module: Int, seenFrom file: Int32) -> [SymbolID] {
        model.exportedModules(named: model.modules[module].name, seenFrom: file).lazy
            .map { model.topLevel[$0][name] }.first { !$0.isEmpty } ?? []
    }

    private mutating func moduleMemberType(
        _ name: Name, _ module: Int, _ arguments: [SwiftType], in scope: TypeScope
    ) -> SwiftType {
        let symbols = symbols(name, exportedBy: module, seenFrom: scope.file)
        if let type = symbols.first(where: isTypeDeclaration) {
            return .metatype(model.type(declaredBy: type, arguments: arguments, base: nil, in: scope))
        }
        let uses = symbols.map { MemberUse(symbol: $0, substitution: Substitution(), isRequirement: false) }
        return valueType(of: uses, in: scope)
    }

    /// The type of a member of a value.
    mutating func instanceMemberType(_ name: Name, on base: SwiftType, in scope: TypeScope) -> SwiftType {
        let found = uses(of: name, on: base, in: scope).filter { !isStatic($0.symbol) }
        if !found.isEmpty {
            let variables = found.filter { model.declaration($0.symbol).kind == .variable }
            return valueType(of: variables.isEmpty ? found : [variables[0]], in: scope)
        }
        if case .optional(let wrapped) = base { return instanceMemberType(name, on: wrapped, in: scope) }
        return dynamicMember(name, of: base, in: scope) ?? wrapperMember(name, of: base, in: scope) ?? .unknown
    }

    /// The type of a static member, an enum case or a nested type.
    private mutating func staticMemberType(
        _ name: Name, on instance: SwiftType, _ arguments: [SwiftType], in scope: TypeScope
    ) -> SwiftType {
        let all = uses(of: name, on: instance, in: scope)
        if let nested = all.first(where: { isTypeDeclaration($0.symbol) }) {
            return .metatype(
                model.type(declaredBy: nested.symbol, arguments: arguments, base: instance, in: scope))
        }
        let found = all.filter { isStatic($0.symbol) }
        if !found.isEmpty {
            let variables = found.filter { model.declaration($0.symbol).kind != .function }
            return valueType(of: variables.isEmpty ? found : [variables[0]], in: scope)
        }
        if case .optional(let wrapped) = instance { return staticMemberType(name, on: wrapped, arguments, in: scope) }
        return .unknown
    }

    /// `Type.method`: a function from the instance to the method.
    private mutating func instanceMethodOfType(
        _ name: Name, on instance: SwiftType, in scope: TypeScope
    ) -> SwiftType {
        let method = valueType(of: uses(of: name, on: instance, in: scope), in: scope)
        guard case .function = method else { return .unknown }
        return .function(FunctionType(parameters: [instance], result: method))
    }

    /// What is expected of a chain that begins with `.member`: its type, too, is where the member is looked up (SE-0287).
    mutating func expectedChainType(of id: ExpressionID, in file: Int32) -> SwiftType {
        prepare(file)
        var top = id
        while let parent = parent(of: top, in: file) {
            let around = expression(parent, in: file)
            guard around.isChainLink, around.base == top else { break }
            top = parent
        }
        return expectedType(of: top, in: file)
    }

    /// The type of a link of an optional chain: inside the chain the value itself, at its end an optional.
    mutating func chained(_ type: SwiftType, _ id: ExpressionID, in file: Int32) -> SwiftType {
        if let parent = parent(of: id, in: file) {
            let around = expression(parent, in: file)
            if around.isChainLink, around.base == id { return type }
        }
        var current = id
        while true {
            let link = expression(current, in: file)
            guard link.isChainLink else { return type }
            if link.kind == .optionalChain { return type.wrappedInOptional }
            current = link.base
        }
    }
}
