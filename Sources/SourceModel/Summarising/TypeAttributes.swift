/// Attributes and specifiers in front of a type.
extension Summariser {
    /// `@Sendable`, `inout`, `isolated`… in front of a type become flags of it; other attributes are kept as such.
    mutating func attributedType(_ node: Int) -> TypeReferenceID {
        var flags: TypeReferenceFlags = []
        let mark = scratch.attributes.count
        var inner = TypeReferenceID.none
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .typeSpecifierList:
                for specifier in tree.children(child) { flags.formUnion(specifierFlags(specifier)) }
            case .attributeList: flags.formUnion(typeAttributes(child))
            case let kind where kind.isType: inner = type(child)
            default: break
            }
        }
        let attributes = Self.move(&scratch.attributes, since: mark, to: &summary.attributes)
        if inner.isNone { inner = addType(TypeReference(kind: .missing), node) }
        summary.types[Int(inner.index)].flags.formUnion(flags)
        if attributes.count > 0 { summary.types[Int(inner.index)].attributes = attributes }
        return inner
    }

    /// What a specifier or a parameter's modifier says.
    func specifierFlags(_ specifier: Int) -> TypeReferenceFlags {
        if tree.kind(specifier) == .nonisolatedTypeSpecifier {
            return tree.text(specifier).contains(0x28) ? .isNonisolatedNonsending : .isNonisolated
        }
        guard let token = tree.firstChild(specifier) else { return [] }
        if tree.isWord(token, "inout") { return .isInout }
        if tree.isWord(token, "isolated") { return .isIsolated }
        if tree.isWord(token, "sending") { return .isSending }
        if tree.isWord(token, "consuming", "__owned") { return .isConsuming }
        if tree.isWord(token, "nonisolated") { return .isNonisolated }
        return []
    }

    /// Gathers the attributes of a type: flags for those that have one, `scratch.attributes` for the rest.
    mutating func typeAttributes(_ list: Int) -> TypeReferenceFlags {
        var flags: TypeReferenceFlags = []
        for child in tree.children(list) where tree.kind(child) == .attribute {
            if let flag = typeFlag(child) {
                flags.formUnion(flag)
            } else {
                attribute(child, owner: nil)
            }
        }
        return flags
    }

    /// The flag that stands for an attribute, if one does.
    func typeFlag(_ attribute: Int) -> TypeReferenceFlags? {
        guard let nameNode = typeChild(attribute) else { return nil }
        switch tree.text(nameNode).first {
        case UInt8(ascii: "S"): return tree.isWord(nameNode, "Sendable") ? .isSendable : nil
        case UInt8(ascii: "e"): return tree.isWord(nameNode, "escaping") ? .isEscaping : nil
        case UInt8(ascii: "a"): return tree.isWord(nameNode, "autoclosure") ? .isAutoclosure : nil
        case UInt8(ascii: "i"): return tree.isWord(nameNode, "isolated") ? .isIsolatedAny : nil
        case UInt8(ascii: "p"): return tree.isWord(nameNode, "preconcurrency") ? .isPreconcurrency : nil
        case UInt8(ascii: "r"): return tree.isWord(nameNode, "retroactive") ? .isRetroactive : nil
        case UInt8(ascii: "u"):
            return tree.isWord(nameNode, "unchecked") ? .isUnchecked : tree.isWord(nameNode, "unsafe") ? .isUnsafe : nil
        case UInt8(ascii: "c"):
            if tree.isWord(nameNode, "concurrent") { return .isConcurrent }
            return tree.isWord(nameNode, "convention") ? conventionFlag(attribute) : nil
        case UInt8(ascii: "_"):
            if tree.isWord(nameNode, "_implicitSelfCapture") { return .implicitSelfCapture }
            guard tree.isWord(nameNode, "_inheritActorContext") else { return nil }
            return argumentIs("always", attribute)
                ? [.inheritsActorContext, .alwaysInheritsActorContext] : .inheritsActorContext
        default: return nil
        }
    }

    private func conventionFlag(_ attribute: Int) -> TypeReferenceFlags {
        argumentIs("c", attribute) || argumentIs("block", attribute) ? .isConventionC : []
    }

    private func argumentIs(_ word: StaticString, _ attribute: Int) -> Bool {
        guard let list = tree.child(attribute, .labeledExprList), let first = tree.firstChild(list) else {
            return false
        }
        return tree.isWord(first, word)
    }
}
