/// The type that the surroundings of an expression ask for, which gives meaning to `.member`, literals and closures.
extension ExpressionTyper {
    /// What is expected of an expression where it stands; unknown where nothing is.
    mutating func expectedType(of id: ExpressionID, in file: Int32) -> SwiftType {
        guard !id.isNone else { return .unknown }
        prepare(file)
        if let known = files[Int(file)].expectedTypes[id.index] { return known }
        guard depth < Self.depthLimit else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        guard let parent = parent(of: id, in: file) else {
            files[Int(file)].expectedTypes[id.index] = .unknown
            let type = expectedType(ofOutermost: id, in: file)
            files[Int(file)].expectedTypes[id.index] = type
            return type
        }
        let around = expression(parent, in: file)
        if around.childList == .arguments, around.base != id, resolutionIsOpen(parent, around, in: file) {
            return .unknown
        }
        files[Int(file)].expectedTypes[id.index] = .unknown
        let type = expectedType(of: id, inside: parent, around, in: file)
        files[Int(file)].expectedTypes[id.index] = type
        return type
    }

    /// Whether the overloads of a call are being compared right now, which must not depend on what it expects.
    private func resolutionIsOpen(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> Bool {
        expression.kind != .tuple && files[Int(file)].calls[id.index]?.isChoosing == true
    }

    private mutating func expectedType(
        of id: ExpressionID, inside parent: ExpressionID, _ around: Expression, in file: Int32
    ) -> SwiftType {
        switch around.kind {
        case .call, .subscript, .macro:
            return around.base == id ? .unknown : expectedArgumentType(of: id, in: parent, around, file: file)
        case .tuple: return expectedElement(of: id, inTuple: parent, around, in: file)
        case .array: return elementOfLiteral(expectedType(of: parent, in: file), in: scope(of: parent, in: file))
        case .dictionary:
            let isKey = elements(around.list, in: file).firstIndex(of: id).map { $0 % 2 == 0 } ?? false
            let expected = expectedType(of: parent, in: file).unwrapped
            return standard.argument(of: expected, "Dictionary", isKey ? 0 : 1) ?? .unknown
        case .sequence, .ternary: return expectedOperand(id, inside: parent, around, in: file)
        case .await, .try, .forcedTry, .inout, .marker, .conditional: return expectedType(of: parent, in: file)
        case .optionalTry: return expectedType(of: parent, in: file).strippingOptional
        case .return: return resultType(ofBody: body(of: parent, in: file), in: file)
        case .other where around.base != id: return type(of: around.base, in: file)
        default: return .unknown
        }
    }

    /// The element type of an array literal that is expected to be of a type.
    func elementOfLiteral(_ expected: SwiftType, in scope: TypeScope) -> SwiftType {
        let type = expected.unwrapped
        guard case .nominal(let symbol, let arguments) = type, arguments.count == 1,
            ["Array", "Set", "ContiguousArray", "ArraySlice"].contains(model.nameText(of: symbol))
        else { return .unknown }
        return arguments[0]
    }

    private mutating func expectedElement(
        of id: ExpressionID, inTuple parent: ExpressionID, _ tuple: Expression, in file: Int32
    ) -> SwiftType {
        guard case .tuple(let elements) = expectedType(of: parent, in: file).strippingOptional,
            let position = arguments(tuple.list, in: file).map(\.value).firstIndex(of: id), position < elements.count
        else { return .unknown }
        return elements[position].type
    }

    // MARK: Arguments

    /// The type of the parameter that an argument is for, if all remaining candidates agree on it.
    private mutating func expectedArgumentType(
        of id: ExpressionID, in call: ExpressionID, _ expression: Expression, file: Int32
    ) -> SwiftType {
        let position = arguments(expression.list, in: file).map(\.value).firstIndex(of: id)
        let candidates = chosenCandidates(of: call, in: file)
        guard let position, !candidates.isEmpty, candidates.count <= 16, resolution(of: call, in: file).isExact else {
            return .unknown
        }
        var agreed: SwiftType?
        for candidate in candidates {
            let type = expectedType(ofArgument: position, of: candidate, call, in: file)
            if let known = agreed, known != type { return .unknown }
            agreed = type
        }
        return agreed ?? .unknown
    }

    private mutating func expectedType(
        ofArgument position: Int, of candidate: CallCandidate, _ call: ExpressionID, in file: Int32
    ) -> SwiftType {
        guard let parameter = candidate.parameter(ofArgument: position) else { return .unknown }
        let declared = parameter.argumentType
        guard declared.isDependent else { return declared }
        let scope = scope(of: call, in: file)
        var substitution = candidate.substitution
        let type = apply(substitution, to: declared, in: scope)
        guard type.hasUnknown else { return type }
        unify(candidate.signature.result, with: expectedType(of: call, in: file), &substitution, in: scope)
        return apply(substitution, to: declared, in: scope)
    }

    // MARK: Outermost expressions

    private mutating func expectedType(ofOutermost id: ExpressionID, in file: Int32) -> SwiftType {
        let bodyID = body(of: id, in: file)
        guard !bodyID.isNone else { return .unknown }
        let scope = scope(ofBody: bodyID, in: file)
        if let index = files[Int(file)].bindingOfSource[id.index] {
            let binding = model.files[Int(file)].summary.bindings[Int(index)]
            guard !binding.type.isNone else { return .unknown }
            let type = model.resolve(binding.type, in: scope)
            switch binding.projection {
            case .value: return type
            case .unwrapped: return .optional(type)
            default: return .unknown
            }
        }
        let body = body(bodyID, in: file)
        let owner = SymbolID(file: file, declaration: body.owner)
        switch body.ownerKind {
        case .initialValue: return annotatedType(of: owner)
        case .defaultValue: return parameterType(withDefault: id, of: owner)
        case .topLevel:
            guard let variable = files[Int(file)].scriptVariableOfValue[id.index] else { return .unknown }
            return annotatedType(of: SymbolID(file: file, declaration: variable.index))
        case .attribute: return .unknown
        case .closure, .declaration:
            let isValue = body.isSingleExpression && lastRoot(of: body, in: file) == id
            let result = isValue ? resultType(ofBody: bodyID, in: file) : .unknown
            // The value of the only statement of a function without result is of no interest.
            return result == .void ? .unknown : result
        }
    }

    func lastRoot(of body: Body, in file: Int32) -> ExpressionID? {
        guard body.roots.count > 0 else { return nil }
        return ExpressionID(index: model.files[Int(file)].summary.lists[Int(body.roots.start + body.roots.count - 1)])
    }

    private func annotatedType(of variable: SymbolID) -> SwiftType {
        let declaration = model.declaration(variable)
        guard !declaration.type.isNone, !declaration.flags.contains(.isPatternElement) else { return .unknown }
        return model.resolve(declaration.type, in: TypeScope(signatureOf: variable))
    }

    private mutating func parameterType(withDefault id: ExpressionID, of symbol: SymbolID) -> SwiftType {
        for index in model.declaration(symbol).parameters.indices {
            let parameter = model.files[Int(symbol.file)].summary.parameters[index]
            if parameter.defaultValue == id {
                return model.resolve(parameter.type, in: TypeScope(signatureOf: symbol))
            }
        }
        return .unknown
    }

    /// The type of what a body returns: its function's or closure's result, its property's type.
    mutating func resultType(ofBody id: BodyID, in file: Int32) -> SwiftType {
        guard !id.isNone else { return .unknown }
        let body = body(id, in: file)
        switch body.ownerKind {
        case .closure: return statedResult(of: ClosureID(index: body.owner), in: file)
        case .declaration:
            let owner = SymbolID(file: file, declaration: body.owner)
            let declaration = model.declaration(owner)
            switch declaration.kind {
            case .function: return signature(of: owner).result
            case .accessor:
                guard model.text(declaration.name, in: file) == "get", let storage = model.parent(of: owner) else {
                    return .unknown
                }
                return model.declaration(storage).kind == .subscript
                    ? signature(of: storage).result : annotatedType(of: storage)
            default: return .unknown
            }
        default: return .unknown
        }
    }
}

extension CallCandidate {
    /// The parameter that an argument is for, by the argument's position.
    func parameter(ofArgument position: Int) -> CallParameter? {
        guard position < parameterOfArgument.count else { return nil }
        return signature.parameters[parameterOfArgument[position]]
    }
}
