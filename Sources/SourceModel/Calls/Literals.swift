/// Types of literals, tuples and key paths.
extension ExpressionTyper {
    mutating func typeOfLiteral(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        switch expression.kind {
        case .integer: return literalType(id, standard: "Int", in: file)
        case .float: return literalType(id, standard: "Double", in: file)
        case .string: return literalType(id, standard: "String", in: file)
        case .boolean: return literalType(id, standard: "Bool", in: file)
        case .regex: return standard.type("Regex")
        case .nil: return expectedType(of: id, in: file)
        case .array: return typeOfArray(id, expression, in: file)
        default: return typeOfDictionary(id, expression, in: file)
        }
    }

    /// A literal is of the type that is expected, if that is one nominal type, or else of the standard one.
    private mutating func literalType(_ id: ExpressionID, standard name: String, in file: Int32) -> SwiftType {
        let expected = expectedType(of: id, in: file).unwrapped
        if case .nominal(let symbol, _) = expected, model.declaration(symbol).kind != .protocol { return expected }
        return standard.type(name)
    }

    private mutating func typeOfArray(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        let expected = expectedType(of: id, in: file).unwrapped
        if case .nominal(let symbol, _) = expected, model.declaration(symbol).kind != .protocol, !expected.hasUnknown {
            return expected
        }
        let values = elements(expression.list, in: file)
        // `[Type]` followed by a call is a type.
        if values.count == 1, case .metatype(let element) = type(of: values[0], in: file), isCallee(id, in: file) {
            return .metatype(standard.type("Array", [element]))
        }
        return standard.type("Array", [commonType(of: values, in: file)])
    }

    private mutating func typeOfDictionary(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        let expected = expectedType(of: id, in: file).unwrapped
        if case .nominal(let symbol, _) = expected, model.declaration(symbol).kind != .protocol, !expected.hasUnknown {
            return expected
        }
        let all = elements(expression.list, in: file)
        let keys = stride(from: 0, to: all.count, by: 2).map { all[$0] }
        let values = stride(from: 1, to: all.count, by: 2).map { all[$0] }
        if keys.count == 1, isCallee(id, in: file), case .metatype(let key) = type(of: keys[0], in: file),
            case .metatype(let value) = type(of: values.first ?? .none, in: file)
        {
            return .metatype(standard.type("Dictionary", [key, value]))
        }
        return standard.type("Dictionary", [commonType(of: keys, in: file), commonType(of: values, in: file)])
    }

    private func isCallee(_ id: ExpressionID, in file: Int32) -> Bool {
        guard let parent = parent(of: id, in: file) else { return false }
        let around = expression(parent, in: file)
        return (around.kind == .call || around.kind == .member) && around.base == id
    }

    /// The type that all elements of a literal have; long literals are judged by their beginning.
    private mutating func commonType(of values: [ExpressionID], in file: Int32) -> SwiftType {
        var types: [SwiftType] = []
        var kinds: [ExpressionKind] = []
        for value in values.prefix(8) {
            types.append(type(of: value, in: file))
            kinds.append(expression(value, in: file).kind)
        }
        return joined(types, kinds)
    }

    mutating func typeOfTuple(_ expression: Expression, in file: Int32) -> SwiftType {
        var elements: [SwiftType.TupleElement] = []
        for argument in arguments(expression.list, in: file) {
            elements.append(
                SwiftType.TupleElement(
                    label: model.name(argument.label, in: file), type: type(of: argument.value, in: file)))
        }
        return .tuple(elements)
    }

    // MARK: Key paths

    mutating func typeOfKeyPath(_ id: ExpressionID, _ expression: Expression, in file: Int32) -> SwiftType {
        let scope = scope(of: id, in: file)
        let expected = expectedType(of: id, in: file).unwrapped
        if case .function = expected { return expected }
        var root = SwiftType.unknown
        if !expression.type.isNone {
            root = model.resolve(expression.type, in: scope)
        } else if case .nominal(let symbol, let arguments) = expected, let first = arguments.first,
            model.nameText(of: symbol).hasSuffix("KeyPath")
        {
            root = first
        }
        guard root != .unknown else { return .unknown }
        return standard.type("KeyPath", [root, valueOfKeyPath(expression, root: root, in: scope)])
    }

    /// The type at the end of a key path that starts at a type.
    mutating func valueOfKeyPath(_ expression: Expression, root: SwiftType, in scope: TypeScope) -> SwiftType {
        var current = expression.type.isNone ? root : model.resolve(expression.type, in: scope)
        let text = model.text(expression.name, in: scope.file)
        guard text.utf8.count < 512, !text.contains("[") else { return .unknown }
        var isOptional = false
        for component in text.split(separator: ".") {
            guard current != .unknown else { return .unknown }
            var name = component
            var unwraps = false
            while let last = name.last, last == "?" || last == "!" {
                unwraps = true
                isOptional = isOptional || last == "?"
                name = name.dropLast()
            }
            if !name.isEmpty, name != "self" {
                guard let known = model.names.find(String(name)) else { return .unknown }
                current = instanceMemberType(known, on: current, in: scope)
            }
            if unwraps { current = current.strippingOptional }
        }
        return isOptional ? current.wrappedInOptional : current
    }
}
