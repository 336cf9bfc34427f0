/// Types of names bound in bodies.
extension ExpressionTyper {
    /// The type of a local name, by its position in the file's `bindings`.
    package mutating func bindingType(_ index: Int32, in file: Int32) -> SwiftType {
        prepare(file)
        if let known = files[Int(file)].bindingTypes[Int(index)] { return known }
        guard depth < Self.depthLimit, files[Int(file)].bindingsInProgress.insert(index).inserted else {
            return .unknown
        }
        depth += 1
        let type = inferBinding(index, in: file).bounded
        depth -= 1
        files[Int(file)].bindingsInProgress.remove(index)
        files[Int(file)].bindingTypes[Int(index)] = type
        return type
    }

    private mutating func inferBinding(_ index: Int32, in file: Int32) -> SwiftType {
        let binding = model.files[Int(file)].summary.bindings[Int(index)]
        let scope = scope(of: binding, index, in: file)
        if !binding.type.isNone { return model.resolve(binding.type, in: scope) }
        switch binding.projection {
        case .caughtError: return standard["Error"].map { .existential([.nominal($0, [])]) } ?? .unknown
        case .caseValue: return payloadType(of: binding, in: file, scope)
        default: break
        }
        guard !binding.source.isNone else { return .unknown }
        let source = type(of: binding.source, in: file)
        switch binding.projection {
        case .value: return binding.isWeak ? source.wrappedInOptional : source
        case .unwrapped, .unwrappedShorthand: return source.strippingOptional
        case .element: return elementType(of: source, in: scope)
        case .asyncElement: return elementType(of: source, in: scope)
        case .tupleElement: return source.element(at: Int(binding.position))
        case .elementTuple: return elementType(of: source, in: scope).element(at: Int(binding.position))
        case .caseValue, .caughtError: return .unknown
        }
    }

    private mutating func scope(of binding: LocalBinding, _ index: Int32, in file: Int32) -> TypeScope {
        if !binding.source.isNone { return scope(of: binding.source, in: file) }
        return scope(ofBody: body(ofBinding: index, in: file), in: file)
    }

    /// The body that binds a name; bodies' bindings are runs of the file's.
    func body(ofBinding index: Int32, in file: Int32) -> BodyID {
        for (position, body) in model.files[Int(file)].summary.bodies.enumerated()
        where body.bindings.indices.contains(Int(index)) {
            return BodyID(index: Int32(position))
        }
        return .none
    }

    /// What a loop over a value gives.
    mutating func elementType(of type: SwiftType, in scope: TypeScope) -> SwiftType {
        guard type != .unknown else { return .unknown }
        let found = associatedType(model.known.element, of: type, in: scope)
        if case .member = found, sameType(as: found, in: scope) == nil, lookupBases(of: found, in: scope).isEmpty {
            return found
        }
        return found
    }

    /// The type of an entry of a capture list, by its position in the file's `captures`.
    package mutating func captureType(_ index: Int32, in file: Int32) -> SwiftType {
        let capture = model.files[Int(file)].summary.captures[Int(index)]
        let type = type(of: capture.value, in: file)
        return capture.isWeak ? type.wrappedInOptional : type
    }

    // MARK: Patterns

    /// The type of a name in a pattern such as `.success(let value)`: of the enum case's associated value.
    private mutating func payloadType(of binding: LocalBinding, in file: Int32, _ scope: TypeScope) -> SwiftType {
        guard let place = patternPlace(at: binding.offset, in: file) else { return .unknown }
        var path: [(call: ExpressionID, position: Int)] = []
        var current = place
        for _ in 0..<16 {
            guard let parent = parent(of: current, in: file) else { break }
            let around = expression(parent, in: file)
            switch around.kind {
            case .call:
                guard let position = arguments(around.list, in: file).map(\.value).firstIndex(of: current) else {
                    return .unknown
                }
                path.append((parent, position))
            case .other:
                guard !around.base.isNone else { return .unknown }
                var type = type(of: around.base, in: file)
                for step in path.reversed() {
                    type = payload(step.position, of: step.call, matching: type, file, scope)
                }
                return type
            case .optionalChain: break
            default: return .unknown
            }
            current = parent
        }
        return .unknown
    }

    /// The associated value of the case that a pattern names.
    private mutating func payload(
        _ position: Int, of pattern: ExpressionID, matching type: SwiftType, _ file: Int32, _ scope: TypeScope
    ) -> SwiftType {
        let call = expression(pattern, in: file)
        guard !call.base.isNone else { return .unknown }
        let callee = expression(call.base, in: file)
        guard callee.kind == .member || callee.kind == .name else { return .unknown }
        let name = model.name(callee.name, in: file)
        for candidate in [type, type.strippingOptional] {
            for use in uses(of: name, on: candidate, in: scope)
            where model.declaration(use.symbol).kind == .enumCase {
                let parameters = signature(of: use.symbol).parameters
                // One name for several values is their tuple.
                if call.list.count == 1, parameters.count > 1 {
                    let elements = parameters.map { SwiftType.TupleElement(label: $0.label, type: $0.type) }
                    return apply(use.substitution, to: .tuple(elements), in: scope)
                }
                guard position < parameters.count else { return .unknown }
                return apply(use.substitution, to: parameters[position].type, in: scope)
            }
        }
        return .unknown
    }

    /// The expression that a name in a pattern became: the last one of kind `other` that begins at or before the name.
    private mutating func patternPlace(at offset: UInt32, in file: Int32) -> ExpressionID? {
        if files[Int(file)].patternPlaces == nil {
            var places: [(offset: UInt32, expression: Int32)] = []
            for (index, expression) in model.files[Int(file)].summary.expressions.enumerated()
            where expression.kind == .other && expression.list.count == 0 {
                places.append((expression.offset, Int32(index)))
            }
            files[Int(file)].patternPlaces = places.sorted { $0 < $1 }
        }
        guard let places = files[Int(file)].patternPlaces else { return nil }
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        // `let` or `var` and a space stand between.
        guard low > 0, offset - places[low - 1].offset < 64 else { return nil }
        return ExpressionID(index: places[low - 1].expression)
    }
}

extension SwiftType {
    /// An element of a tuple type.
    func element(at position: Int) -> SwiftType {
        guard case .tuple(let elements) = self, position >= 0, position < elements.count else { return .unknown }
        return elements[position].type
    }
}
