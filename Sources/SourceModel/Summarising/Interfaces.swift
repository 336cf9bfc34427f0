/// Modifiers, effects, parameters and generics: the parts that declarations of different kinds share.
extension Summariser {
    // MARK: Modifiers and effects

    func modifiers(_ list: Int) -> DeclarationFlags {
        var flags: DeclarationFlags = []
        for modifier in tree.children(list) { flags.formUnion(self.modifier(modifier)) }
        return flags
    }

    /// What one modifier says; `private(set)` and the like say nothing here.
    func modifier(_ node: Int) -> DeclarationFlags {
        guard let token = tree.firstChild(node) else { return [] }
        let detail = tree.child(node, .declModifierDetail)
        guard let flag = Self.flags(ofModifier: tree.text(token)) else { return [] }
        if flag == .isNonisolated, let detail {
            return tree.text(detail).count == 8 ? .isNonisolatedUnsafe : .isNonisolatedNonsending
        }
        if flag == .isPublic || flag == .isPrivate, detail != nil { return [] }
        return flag
    }

    private static let modifierFlags: [String: DeclarationFlags] = [
        "static": .isStatic, "class": .isStatic, "final": .isFinal, "override": .isOverride, "lazy": .isLazy,
        "weak": .isWeak, "unowned": .isUnowned, "nonisolated": .isNonisolated, "isolated": .isIsolated,
        "distributed": .isDistributed, "mutating": .isMutating, "public": .isPublic, "open": .isPublic,
        "package": .isPublic, "private": .isPrivate, "fileprivate": .isPrivate, "optional": .isOptionalRequirement,
        "convenience": .isConvenience, "dynamic": .isDynamic, "required": .isRequired, "indirect": .isIndirect,
        "async": .isAsync,
    ]

    private static func flags(ofModifier text: UnsafeBufferPointer<UInt8>) -> DeclarationFlags? {
        modifierFlags[String(decoding: text, as: UTF8.self)]
    }

    /// `async`, `throws`, `rethrows`, `throws(E)`, of a function, accessor, function type or closure.
    func effects(_ specifiers: Int) -> DeclarationFlags {
        var flags: DeclarationFlags = []
        for child in tree.children(specifiers) {
            if tree.kind(child) == .throwsClause {
                flags.insert(.isThrowing)
                if tree.child(child, .leftParen) != nil { flags.insert(.isTypedThrow) }
            } else if tree.isWord(child, "async") || tree.isWord(child, "reasync") {
                flags.insert(.isAsync)
            }
        }
        return flags
    }

    // MARK: Parameters

    /// Adds the parameters of a function, subscript, enum case or closure. Default values share a body of `owner`.
    mutating func parameters(_ clause: Int, owner: DeclarationID?) -> Span {
        guard let list = parameterList(clause) else { return .empty }
        let mark = scratch.parameters.count
        var defaults: OpenBody?
        for node in tree.children(list) {
            let entry = parameter(node, owner: owner, defaults: &defaults)
            scratch.parameters.append(entry)
        }
        if let defaults { closeBody(defaults) }
        return Self.move(&scratch.parameters, since: mark, to: &summary.parameters)
    }

    private func parameterList(_ clause: Int) -> Int? {
        for child in tree.children(clause) {
            switch tree.kind(child) {
            case .functionParameterList, .enumCaseParameterList, .closureParameterList: return child
            default: break
            }
        }
        return nil
    }

    private mutating func parameter(_ node: Int, owner: DeclarationID?, defaults: inout OpenBody?) -> Parameter {
        var entry = Parameter(
            label: .none, name: .none, type: .none, defaultValue: .none, offset: tree.offset(node), isVariadic: false,
            attributes: .empty)
        var flags: TypeReferenceFlags = []
        var attributes = Span.empty
        var firstName: Int?
        var secondName: Int?
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attributeList: (attributes, flags) = parameterAttributes(child, owner: owner, flags)
            case .declModifierList: for each in tree.children(child) { flags.formUnion(specifierFlags(each)) }
            case .ellipsis: entry.isVariadic = true
            case .colon, .comma: break
            case .initializerClause: entry.defaultValue = defaultValue(child, owner: owner, &defaults)
            case let kind where kind.isType: entry.type = type(child)
            case let kind where kind.isToken:
                if firstName == nil { firstName = child } else { secondName = child }
            default: break
            }
        }
        entry.attributes = attributes
        parameterNames(firstName, secondName, of: &entry)
        if !flags.isEmpty {
            if entry.type.isNone { entry.type = addType(TypeReference(kind: .missing), node) }
            summary.types[Int(entry.type.index)].flags.formUnion(flags)
        }
        return entry
    }

    private mutating func parameterNames(_ first: Int?, _ second: Int?, of entry: inout Parameter) {
        guard let first else { return }
        entry.offset = tree.offset(second ?? first)
        entry.label = tree.kind(first) == .wildcard ? .none : name(first)
        let inner = second ?? first
        entry.name = tree.kind(inner) == .wildcard ? .none : name(inner)
    }

    /// Attributes in front of a parameter's name; those about its type, as `@_inheritActorContext`, become its flags.
    private mutating func parameterAttributes(
        _ list: Int, owner: DeclarationID?, _ known: TypeReferenceFlags
    ) -> (Span, TypeReferenceFlags) {
        var flags = known
        let mark = scratch.attributes.count
        for child in tree.children(list) where tree.kind(child) == .attribute {
            if let flag = typeFlag(child) { flags.formUnion(flag) } else { attribute(child, owner: owner) }
        }
        return (Self.move(&scratch.attributes, since: mark, to: &summary.attributes), flags)
    }

    private mutating func defaultValue(
        _ clause: Int, owner: DeclarationID?, _ defaults: inout OpenBody?
    ) -> ExpressionID {
        guard let value = valueChild(clause) else { return .none }
        if defaults == nil, let owner {
            defaults = openBody(.defaultValue, owner: owner.index, start: tree.offset(clause), end: tree.end(clause))
        }
        let id = expression(value)
        addRoot(id)
        if let defaults { summary.bodies[Int(defaults.id.index)].endOffset = tree.end(clause) }
        return id
    }

    /// The expression after `=`.
    func valueChild(_ clause: Int) -> Int? {
        for child in tree.children(clause) where tree.kind(child).isExpression { return child }
        return nil
    }

    // MARK: Generics

    mutating func genericParameters(_ clause: Int, of declaration: inout Declaration) -> Span {
        let mark = scratch.genericParameters.count
        for child in tree.children(clause) {
            switch tree.kind(child) {
            case .genericParameterList: for each in tree.children(child) { genericParameter(each) }
            case .genericWhereClause: declaration.requirements = requirements(child, following: .empty)
            default: break
            }
        }
        return Self.move(&scratch.genericParameters, since: mark, to: &summary.genericParameters)
    }

    /// `protocol P<A, B>`.
    mutating func primaryAssociatedTypes(_ clause: Int) -> Span {
        let mark = scratch.genericParameters.count
        guard let list = tree.child(clause, .primaryAssociatedTypeList) else { return .empty }
        for child in tree.children(list) {
            guard let token = tree.firstChild(child) else { continue }
            scratch.genericParameters.append(
                GenericParameter(name: name(token), constraint: .none, isPack: false))
        }
        return Self.move(&scratch.genericParameters, since: mark, to: &summary.genericParameters)
    }

    private mutating func genericParameter(_ node: Int) {
        var entry = GenericParameter(name: .none, constraint: .none, isPack: false)
        for child in tree.children(node) {
            let kind = tree.kind(child)
            if kind.isType {
                entry.constraint = type(child)
            } else if kind == .ellipsis || kind == .keyword && tree.isWord(child, "each") {
                entry.isPack = true
            } else if kind == .identifier {
                entry.name = name(child)
            }
        }
        scratch.genericParameters.append(entry)
    }

    mutating func inheritances(_ clause: Int) -> Span {
        guard let list = tree.child(clause, .inheritedTypeList) else { return .empty }
        let mark = scratch.inheritances.count
        for entry in tree.children(list) {
            guard let inner = typeChild(entry) else { continue }
            let id = type(inner)
            scratch.inheritances.append(Inheritance(type: id, offset: tree.offset(entry)))
        }
        return Self.move(&scratch.inheritances, since: mark, to: &summary.inheritances)
    }

    /// Adds the requirements of a `where` clause to those of an earlier one, in `<T where …>`.
    mutating func requirements(_ clause: Int, following earlier: Span) -> Span {
        let mark = scratch.requirements.count
        if earlier.count > 0 { scratch.requirements.append(contentsOf: summary.requirements[earlier.indices]) }
        if let list = tree.child(clause, .genericRequirementList) {
            for entry in tree.children(list) { if let inner = tree.firstChild(entry) { requirement(inner) } }
        }
        return Self.move(&scratch.requirements, since: mark, to: &summary.requirements)
    }

    private mutating func requirement(_ node: Int) {
        let kind = tree.kind(node)
        guard kind == .conformanceRequirement || kind == .sameTypeRequirement else { return }
        let sides = tree.children(node).filter { tree.kind($0).isType || tree.kind($0).isExpression }
        guard sides.count == 2 else { return }
        let left = requirementSide(sides[0])
        let right = requirementSide(sides[1])
        scratch.requirements.append(
            GenericRequirement(left: left, right: right, isSameType: kind == .sameTypeRequirement))
    }

    private mutating func requirementSide(_ node: Int) -> TypeReferenceID {
        tree.kind(node).isType ? type(node) : addType(TypeReference(kind: .missing), node)
    }
}
