/// Attributes of declarations.
extension Summariser {
    /// Adds the attributes of a declaration, those inside `#if` included; their arguments belong to a body of `owner`.
    mutating func attributes(_ list: Int, owner: DeclarationID) -> Span {
        let mark = scratch.attributes.count
        gatherAttributes(list, owner: owner)
        return Self.move(&scratch.attributes, since: mark, to: &summary.attributes)
    }

    private mutating func gatherAttributes(_ list: Int, owner: DeclarationID) {
        for child in tree.children(list) {
            switch tree.kind(child) {
            case .attribute: attribute(child, owner: owner)
            case .ifConfigDecl:
                forEachClause(child) { summariser, content in
                    if summariser.tree.kind(content) == .attributeList {
                        summariser.gatherAttributes(content, owner: owner)
                    }
                }
            default: break
            }
        }
    }

    /// Gathers one attribute in `scratch.attributes`; without an owner, its arguments are not evaluated anywhere.
    mutating func attribute(_ node: Int, owner: DeclarationID?) {
        guard let nameNode = typeChild(node) else { return }
        let type = type(nameNode)
        var arguments = Span.empty
        if let owner, let list = tree.child(node, .labeledExprList), hasEvaluatedArguments(nameNode) {
            arguments = attributeArguments(list, owner: owner)
        }
        scratch.attributes.append(
            Attribute(
                type: type, name: summary.types[Int(type.index)].name, argumentText: argumentText(node),
                arguments: arguments, offset: tree.offset(node), condition: context.condition))
    }

    private mutating func attributeArguments(_ list: Int, owner: DeclarationID) -> Span {
        let body = openBody(.attribute, owner: owner.index, start: tree.offset(list), end: tree.end(list))
        context.declaration = owner
        let mark = scratch.arguments.count
        gatherArguments(list)
        for argument in scratch.arguments[mark...] { scratch.roots.append(argument.value.index) }
        let span = takeArguments(since: mark)
        closeBody(body)
        return span
    }

    /// Built-in attributes whose arguments are words rather than values.
    private func hasEvaluatedArguments(_ nameNode: Int) -> Bool {
        !tree.isWord(
            nameNode, "convention", "isolated", "_spi", "attached", "freestanding", "_inheritActorContext", "inline",
            "objc", "_nonSendable", "_semantics", "_silgen_name", "_cdecl", "lifetime", "_lifetime", "abi", "c",
            "unsafe", "exclusivity", "available", "optimize", "_optimize", "_alignment")
    }

    private mutating func argumentText(_ node: Int) -> NameID {
        guard let open = tree.child(node, .leftParen) else { return .none }
        var text = tree.text(from: tree.end(open), to: tree.end(node))[...]
        if text.last == 0x29 { text = text.dropLast() }
        text = text.drop { $0 <= 0x20 }
        while let last = text.last, last <= 0x20 { text = text.dropLast() }
        return text.count > 200 ? .none : names.id(UnsafeBufferPointer(rebasing: text))
    }
}
