/// Written types.
extension Summariser {
    /// Adds a type and what it is made of.
    mutating func type(_ node: Int) -> TypeReferenceID {
        switch tree.kind(node) {
        case .identifierType, .memberType: namedType(node)
        case .optionalType: wrappingType(.optional, node)
        case .implicitlyUnwrappedOptionalType: wrappingType(.implicitlyUnwrapped, node)
        case .arrayType: wrappingType(.array, node)
        case .suppressedType: wrappingType(.suppressed, node)
        case .packElementType, .packExpansionType: wrappingType(.pack, node)
        case .namedOpaqueReturnType: wrappedType(node)
        case .metatypeType:
            wrappingType(hasToken(node, "Protocol") ? .protocolMetatype : .metatype, node)
        case .someOrAnyType:
            wrappingType(hasToken(node, "any") ? .any : .some, node)
        case .dictionaryType: listType(.dictionary, node)
        case .compositionType: compositionType(node)
        case .inlineArrayType: inlineArrayType(node)
        case .tupleType: tupleType(node)
        case .functionType: functionType(node)
        case .attributedType: attributedType(node)
        case .classRestrictionType: addType(TypeReference(kind: .name), node, name: "AnyObject")
        default: addType(TypeReference(kind: .missing), node)
        }
    }

    /// The type among the children of a node, a type annotation or return clause for instance.
    mutating func wrappedType(_ node: Int?) -> TypeReferenceID {
        guard let node, let inner = typeChild(node) else { return .none }
        return type(inner)
    }

    func typeChild(_ node: Int) -> Int? {
        for child in tree.children(node) where tree.kind(child).isType { return child }
        return nil
    }

    mutating func addType(_ reference: TypeReference, _ node: Int, name: StaticString? = nil) -> TypeReferenceID {
        var reference = reference
        reference.offset = tree.offset(node)
        if let name { reference.name = names.id(name) }
        summary.types.append(reference)
        return TypeReferenceID(index: Int32(summary.types.count - 1))
    }

    private func hasToken(_ node: Int, _ word: StaticString) -> Bool {
        for child in tree.children(node) where tree.kind(child).isToken && tree.isWord(child, word) { return true }
        return false
    }

    private mutating func namedType(_ node: Int) -> TypeReferenceID {
        var reference = TypeReference(kind: .name)
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .period, .moduleSelector, .other: break
            case .genericArgumentClause: reference.list = genericArguments(child)
            case let kind where kind.isType: reference.base = type(child)
            case let kind where kind.isToken: reference.name = name(child)
            default: break
            }
        }
        return addType(reference, node)
    }

    /// `<A, B>`.
    mutating func genericArguments(_ clause: Int) -> Span {
        let mark = scratch.lists.count
        if let list = tree.child(clause, .genericArgumentList) {
            for argument in tree.children(list) {
                let id = genericArgument(argument)
                scratch.lists.append(id.index)
            }
        }
        return takeList(since: mark)
    }

    /// A type, or a value where the parameter is one: `missing`.
    private mutating func genericArgument(_ node: Int) -> TypeReferenceID {
        if let inner = typeChild(node) { return type(inner) }
        return addType(TypeReference(kind: .missing), node)
    }

    private mutating func wrappingType(_ kind: TypeReferenceKind, _ node: Int) -> TypeReferenceID {
        var reference = TypeReference(kind: kind)
        reference.base = wrappedType(node)
        return addType(reference, node)
    }

    private mutating func listType(_ kind: TypeReferenceKind, _ node: Int) -> TypeReferenceID {
        let mark = scratch.lists.count
        for child in tree.children(node) where tree.kind(child).isType {
            let id = type(child)
            scratch.lists.append(id.index)
        }
        var reference = TypeReference(kind: kind)
        reference.list = takeList(since: mark)
        return addType(reference, node)
    }

    private mutating func compositionType(_ node: Int) -> TypeReferenceID {
        let mark = scratch.lists.count
        if let list = tree.child(node, .compositionTypeElementList) {
            for element in tree.children(list) {
                let id = wrappedType(element)
                if !id.isNone { scratch.lists.append(id.index) }
            }
        }
        var reference = TypeReference(kind: .composition)
        reference.list = takeList(since: mark)
        return addType(reference, node)
    }

    private mutating func inlineArrayType(_ node: Int) -> TypeReferenceID {
        let mark = scratch.lists.count
        for child in tree.children(node) where tree.kind(child) == .genericArgument {
            let id = genericArgument(child)
            scratch.lists.append(id.index)
        }
        var reference = TypeReference(kind: .inlineArray)
        reference.list = takeList(since: mark)
        return addType(reference, node)
    }

    /// A tuple; one element without a label is that element in parentheses.
    private mutating func tupleType(_ node: Int) -> TypeReferenceID {
        guard let list = tree.child(node, .tupleTypeElementList) else {
            return addType(TypeReference(kind: .tuple), node)
        }
        if let only = tree.onlyChild(list), tree.kind(only + 1).isType { return wrappedType(only) }
        var reference = TypeReference(kind: .tuple)
        tupleElements(list, of: &reference)
        return addType(reference, node)
    }

    private mutating func functionType(_ node: Int) -> TypeReferenceID {
        var reference = TypeReference(kind: .function)
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .tupleTypeElementList: tupleElements(child, of: &reference)
            case .typeEffectSpecifiers:
                let effects = effects(child)
                if effects.contains(.isAsync) { reference.flags.insert(.isAsync) }
                if effects.contains(.isThrowing) { reference.flags.insert(.isThrowing) }
                if effects.contains(.isTypedThrow) { reference.flags.insert(.isTypedThrow) }
            case .returnClause: reference.base = wrappedType(child)
            default: break
            }
        }
        return addType(reference, node)
    }

    /// Fills `list`, and `labels` if there is any.
    private mutating func tupleElements(_ list: Int, of reference: inout TypeReference) {
        let mark = scratch.lists.count
        let labelMark = scratch.labels.count
        var isLabelled = false
        for element in tree.children(list) {
            var label = NameID.none
            if let first = tree.firstChild(element), tree.kind(first).isToken {
                isLabelled = true
                if tree.kind(first) != .wildcard { label = name(first) }
            }
            let id = wrappedType(element)
            scratch.lists.append(id.index)
            scratch.labels.append(label.index)
        }
        reference.list = takeList(since: mark)
        if isLabelled {
            reference.labels = Self.move(&scratch.labels, since: labelMark, to: &summary.lists)
        } else {
            scratch.labels.removeLast(scratch.labels.count - labelMark)
        }
    }
}
