/// One parameter of something that can be called, in terms of the declaration's own generic parameters.
struct CallParameter: Hashable, Sendable {
    /// The argument label; none where arguments have none.
    var label: Name
    var name: Name
    var type: SwiftType
    /// What is written in front of the type.
    var flags: TypeReferenceFlags
    var hasDefault: Bool
    /// Takes any number of arguments.
    var isVariadic: Bool
    /// The type as written, in `file`.
    var written: TypeReferenceID
    var file: Int32

    /// A parameter of a function value, of which only the type is known.
    init(type: SwiftType) {
        label = .none
        name = .none
        self.type = type
        flags = []
        hasDefault = false
        isVariadic = false
        written = .none
        file = -1
    }

    /// A trailing closure without label can be meant for this parameter (SE-0286).
    var takesTrailingClosure: Bool {
        switch argumentType.unwrapped {
        case .function, .genericParameter, .unknown, .member, .protocolSelf, .existential, .opaque: true
        default: false
        }
    }

    /// The type of arguments: of an autoclosure what it returns.
    var argumentType: SwiftType {
        guard flags.contains(.isAutoclosure), case .function(let function) = type else { return type }
        return function.result
    }
}

/// Parameters and result of something that can be called.
struct Signature: Hashable, Sendable {
    var parameters: [CallParameter] = []
    var result = SwiftType.unknown
    /// The result is `Self`, optional or not: the receiver's type.
    var returnsSelf = false
    var isAsync = false
    /// Generic parameters of its own that calls infer.
    var genericCount = 0
}

extension ExpressionTyper {
    /// The signature of a function, initializer, subscript, enum case or macro.
    mutating func signature(of symbol: SymbolID) -> Signature {
        if let known = signatures[symbol] { return known }
        let declaration = model.declaration(symbol)
        let scope = TypeScope(signatureOf: symbol)
        var signature = Signature()
        signature.genericCount = model.ownGenericCount(of: symbol)
        signature.isAsync = declaration.flags.contains(.isAsync)
        for index in declaration.parameters.indices {
            let parameter = model.files[Int(symbol.file)].summary.parameters[index]
            signature.parameters.append(callParameter(parameter, declaration.kind, scope))
        }
        signature.result = resultType(of: symbol, declaration, scope)
        signature.returnsSelf = isSelf(declaration.type, in: symbol.file)
        signatures[symbol] = signature
        return signature
    }

    private func callParameter(_ parameter: Parameter, _ kind: DeclarationKind, _ scope: TypeScope) -> CallParameter {
        var result = CallParameter(type: model.resolve(parameter.type, in: scope))
        result.name = model.name(parameter.name, in: scope.file)
        result.label = model.name(parameter.label, in: scope.file)
        // `subscript(index: Int)` takes no label; `subscript(at index: Int)` does.
        if kind == .subscript, parameter.label == parameter.name { result.label = .none }
        result.hasDefault = !parameter.defaultValue.isNone
        result.isVariadic = parameter.isVariadic
        result.written = parameter.type
        result.file = scope.file
        if !parameter.type.isNone {
            let reference = model.files[Int(scope.file)].summary.types[Int(parameter.type.index)]
            result.flags = reference.flags
            if reference.kind == .pack { result.isVariadic = true }
        }
        return result
    }

    private mutating func resultType(of symbol: SymbolID, _ declaration: Declaration, _ scope: TypeScope) -> SwiftType {
        switch declaration.kind {
        case .initializer:
            guard let nominal = model.selfNominal(of: symbol) else { return .unknown }
            let type = selfType(in: nominal)
            return declaration.flags.contains(.isFailable) ? .optional(type) : type
        case .enumCase: return model.selfNominal(of: symbol).map(selfType(in:)) ?? .unknown
        case .function where declaration.type.isNone: return .void
        default: return model.resolve(declaration.type, in: scope)
        }
    }

    private func isSelf(_ id: TypeReferenceID, in file: Int32) -> Bool {
        guard !id.isNone else { return false }
        let reference = model.files[Int(file)].summary.types[Int(id.index)]
        if reference.kind == .optional || reference.kind == .implicitlyUnwrapped {
            return isSelf(reference.base, in: file)
        }
        return reference.kind == .name && reference.base.isNone
            && model.name(reference.name, in: file) == model.known.selfType
    }

    /// The type of `self` in a nominal type or an extension of it.
    func selfType(in nominal: SymbolID) -> SwiftType {
        model.declaration(nominal).kind == .protocol ? .protocolSelf(nominal) : model.declaredType(of: nominal)
    }

    /// The initializer that a struct has without writing one: its stored properties in order.
    mutating func memberwiseSignature(of nominal: SymbolID) -> Signature {
        if let known = memberwiseSignatures[nominal] { return known }
        var signature = Signature()
        signature.result = model.declaredType(of: nominal)
        let end = model.declaration(nominal).endOffset
        let declarations = model.files[Int(nominal.file)].summary.declarations
        var index = Int(nominal.declaration) + 1
        while index < declarations.count, declarations[index].startOffset < end {
            let symbol = SymbolID(file: nominal.file, declaration: Int32(index))
            if declarations[index].parent == nominal.id, isMemberwise(declarations[index]) {
                signature.parameters.append(memberwiseParameter(symbol, declarations[index]))
            }
            index += 1
        }
        memberwiseSignatures[nominal] = signature
        return signature
    }

    /// Whether a member is a stored property that the memberwise initializer sets.
    private func isMemberwise(_ declaration: Declaration) -> Bool {
        guard declaration.kind == .variable else { return false }
        if !declaration.flags.isDisjoint(with: [.isComputed, .isStatic]) { return false }
        return !declaration.flags.contains(.isLet) || declaration.initialValue.isNone
    }

    private mutating func memberwiseParameter(_ symbol: SymbolID, _ declaration: Declaration) -> CallParameter {
        var parameter = CallParameter(type: declaredType(ofVariable: symbol))
        parameter.label = model.name(of: symbol)
        parameter.name = parameter.label
        parameter.file = symbol.file
        parameter.written = declaration.type
        if !declaration.type.isNone {
            let reference = model.files[Int(symbol.file)].summary.types[Int(declaration.type.index)]
            parameter.flags = reference.flags
            parameter.hasDefault =
                !declaration.flags.contains(.isLet)
                && (reference.kind == .optional || reference.kind == .implicitlyUnwrapped)
        }
        if !declaration.initialValue.isNone || declaration.flags.contains(.isLazy) { parameter.hasDefault = true }
        // A property wrapper may provide the value.
        if declaration.attributes.count > 0 { parameter.hasDefault = true }
        return parameter
    }
}
