/// Declarations of types, functions and everything else that has a name, variables aside.
extension Summariser {
    /// Adds a declaration and everything in it.
    mutating func declaration(_ node: Int) {
        switch tree.kind(node) {
        case .variableDecl: variables(node)
        case .functionDecl: declaration(node, .function)
        case .structDecl: declaration(node, .struct)
        case .classDecl: declaration(node, .class)
        case .enumDecl: declaration(node, .enum)
        case .extensionDecl: declaration(node, .extension)
        case .protocolDecl: declaration(node, .protocol)
        case .actorDecl: declaration(node, .actor)
        case .initializerDecl: declaration(node, .initializer)
        case .deinitializerDecl: declaration(node, .deinitializer)
        case .subscriptDecl: declaration(node, .subscript)
        case .enumCaseDecl: enumCases(node)
        case .typeAliasDecl: declaration(node, .typealias)
        case .associatedTypeDecl: declaration(node, .associatedType)
        case .macroDecl: declaration(node, .macro)
        case .operatorDecl: declaration(node, .operator)
        case .importDecl: importDeclaration(node)
        case .macroExpansionDecl: macroExpansionDeclaration(node)
        case .ifConfigDecl: conditionalMembers(node)
        default: break
        }
    }

    /// Takes the next index for a declaration at the present place; `finish` fills it.
    mutating func reserve(_ kind: DeclarationKind, _ node: Int) -> (DeclarationID, Declaration) {
        var declaration = Declaration(kind: kind)
        declaration.parent = context.declaration
        declaration.condition = context.condition
        declaration.startOffset = tree.offset(node)
        declaration.endOffset = tree.end(node)
        if context.place == .body {
            declaration.flags.insert(.isLocal)
            declaration.enclosingBody = context.body
            declaration.scopeStart = context.scope.start
            declaration.scopeEnd = context.scope.end
        }
        summary.declarations.append(declaration)
        return (DeclarationID(index: Int32(summary.declarations.count - 1)), declaration)
    }

    /// Stores what was found out about a reserved declaration.
    mutating func finish(_ id: DeclarationID, _ declaration: Declaration) {
        summary.declarations[Int(id.index)] = declaration
    }

    /// The parts of a declaration that are read after its interface.
    private struct Contents {
        var members: Int?
        var block: Int?
        var accessors: Int?
    }

    private mutating func declaration(_ node: Int, _ kind: DeclarationKind) {
        var (id, declaration) = reserve(kind, node)
        let outer = context
        context.declaration = id
        var contents = Contents()
        var tokens = 0
        for child in tree.children(node) {
            let childKind = tree.kind(child)
            if childKind.isToken {
                nameToken(child, position: tokens, of: &declaration)
                tokens += 1
            } else {
                part(child, childKind, of: &declaration, id, &contents)
            }
        }
        finish(id, declaration)
        // What stands in the declaration's bodies is local to the body around it.
        if let accessors = contents.accessors { accessorBlock(accessors, of: id, outer: outer) }
        if let block = contents.block { functionBody(block, of: id, outer: outer) }
        if let members = contents.members { memberBlock(members) }
        context = outer
    }

    /// The introducer comes first and the name second, of an operator after its fixity; initializers and the like have
    /// no name.
    private mutating func nameToken(_ token: Int, position: Int, of declaration: inout Declaration) {
        if position == 0 {
            declaration.introducerOffset = tree.offset(token)
            declaration.nameOffset = tree.offset(token)
            switch declaration.kind {
            case .initializer: declaration.name = names.id("init")
            case .deinitializer: declaration.name = names.id("deinit")
            case .subscript: declaration.name = names.id("subscript")
            default: break
            }
        } else if declaration.kind == .initializer {
            declaration.flags.insert(.isFailable)
        } else if position == (declaration.kind == .operator ? 2 : 1), declaration.kind != .extension,
            declaration.kind != .subscript
        {
            declaration.nameOffset = tree.offset(token)
            declaration.name = name(token)
        }
    }

    private mutating func part(
        _ node: Int, _ kind: NodeKind, of declaration: inout Declaration, _ id: DeclarationID,
        _ contents: inout Contents
    ) {
        switch kind {
        case .attributeList: declaration.attributes = attributes(node, owner: id)
        case .declModifierList: declaration.flags.formUnion(modifiers(node))
        case .genericParameterClause: declaration.genericParameters = genericParameters(node, of: &declaration)
        case .primaryAssociatedTypeClause: declaration.genericParameters = primaryAssociatedTypes(node)
        case .inheritanceClause: declaration.inheritances = inheritances(node)
        case .genericWhereClause: declaration.requirements = requirements(node, following: declaration.requirements)
        case .functionSignature: signature(node, of: &declaration, id)
        case .functionParameterClause: declaration.parameters = parameters(node, owner: id)
        case .deinitializerEffectSpecifiers: declaration.flags.formUnion(effects(node))
        case .returnClause, .typeInitializerClause: declaration.type = wrappedType(node)
        case .initializerClause: (declaration.initialValue, declaration.body) = initialValue(node, owner: id)
        case .memberBlock: contents.members = node
        case .codeBlock: contents.block = node
        case .accessorBlock: contents.accessors = node
        case let kind where kind.isType:
            // The type that an extension extends stands where others have a name.
            declaration.nameOffset = tree.offset(node)
            declaration.name = writtenText(node)
            declaration.type = type(node)
        default: break
        }
    }

    private mutating func signature(_ node: Int, of declaration: inout Declaration, _ id: DeclarationID) {
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .functionParameterClause: declaration.parameters = parameters(child, owner: id)
            case .functionEffectSpecifiers: declaration.flags.formUnion(effects(child))
            case .returnClause: declaration.type = wrappedType(child)
            default: break
            }
        }
    }

    // MARK: Contents

    /// The statements of a function-like declaration.
    mutating func functionBody(_ block: Int, of id: DeclarationID, outer: Context) {
        context.place = outer.place
        context.body = outer.body
        let body = openBody(.declaration, owner: id.index, start: tree.offset(block), end: tree.end(block))
        summary.declarations[Int(id.index)].body = body.id
        if let items = tree.child(block, .codeBlockItemList) {
            summary.bodies[Int(body.id.index)].isSingleExpression = bodyStatements(items)
        }
        closeBody(body)
    }

    private mutating func memberBlock(_ block: Int) {
        context.place = .type
        context.body = .none
        if let list = tree.child(block, .memberBlockItemList) { members(list) }
    }

    private mutating func members(_ list: Int) {
        for item in tree.children(list) {
            if let member = tree.firstChild(item) { declaration(member) }
        }
    }

    /// `#if` among members.
    private mutating func conditionalMembers(_ node: Int) {
        forEachClause(node) { summariser, content in
            switch summariser.tree.kind(content) {
            case .memberBlockItemList: summariser.members(content)
            case .codeBlockItemList: summariser.statements(content)
            default: break
            }
        }
    }

    // MARK: Others

    private mutating func enumCases(_ node: Int) {
        var attributeList: Int?
        var attributeSpan = Span.empty
        var flags: DeclarationFlags = []
        var introducer = tree.offset(node)
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attributeList: attributeList = child
            case .declModifierList: flags = modifiers(child)
            case .keyword: introducer = tree.offset(child)
            case .enumCaseElementList:
                for element in tree.children(child) {
                    var (id, declaration) = reserve(.enumCase, element)
                    if element == child + 1 {
                        declaration.startOffset = tree.offset(node)
                        if let attributeList { attributeSpan = attributes(attributeList, owner: id) }
                    }
                    declaration.attributes = attributeSpan
                    declaration.flags.formUnion(flags)
                    declaration.introducerOffset = introducer
                    enumCase(element, id, &declaration)
                    finish(id, declaration)
                }
            default: break
            }
        }
    }

    private mutating func enumCase(_ element: Int, _ id: DeclarationID, _ declaration: inout Declaration) {
        let outer = context
        context.declaration = id
        for child in tree.children(element) {
            switch tree.kind(child) {
            case .comma: break
            case .enumCaseParameterClause: declaration.parameters = parameters(child, owner: id)
            case .initializerClause: (declaration.initialValue, declaration.body) = initialValue(child, owner: id)
            case let kind where kind.isToken:
                declaration.name = name(child)
                declaration.nameOffset = tree.offset(child)
            default: break
            }
        }
        context = outer
    }

    private mutating func importDeclaration(_ node: Int) {
        var entry = Import(
            module: .none, offset: tree.offset(node), condition: context.condition, isPreconcurrency: false,
            isExported: false)
        var isScoped = false
        var tokens = 0
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attributeList:
                entry.isPreconcurrency = hasAttribute(child, "preconcurrency")
                entry.isExported = hasAttribute(child, "_exported")
            case .importPathComponentList: entry.module = importPath(child, isScoped: isScoped)
            case let kind where kind.isToken:
                tokens += 1
                isScoped = tokens > 1
            default: break
            }
        }
        summary.imports.append(entry)
    }

    /// `import struct Module.Name` is about `Module`.
    private mutating func importPath(_ list: Int, isScoped: Bool) -> NameID {
        var last: Int?
        var count = 0
        for component in tree.children(list) {
            last = component
            count += 1
        }
        guard isScoped, count > 1, let last else { return writtenText(list) }
        var bytes = Array(tree.text(from: tree.offset(list), to: tree.offset(last)))
        while let byte = bytes.last, byte <= 0x20 || byte == 0x2E { bytes.removeLast() }
        return names.id(copying: bytes)
    }

    private func hasAttribute(_ list: Int, _ word: StaticString) -> Bool {
        for child in tree.children(list) {
            if tree.kind(child) == .attribute, let name = typeChild(child), tree.isWord(name, word) { return true }
        }
        return false
    }
}
