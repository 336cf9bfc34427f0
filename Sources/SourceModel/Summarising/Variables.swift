/// Variables and accessors.
extension Summariser {
    /// What the bindings of one `let` or `var` share.
    private struct Shared {
        /// Read once the first name is declared: what stands in its arguments comes after that name.
        var attributeList: Int?
        var attributes = Span.empty
        var flags: DeclarationFlags = []
        var introducer: UInt32 = 0
        var start: UInt32 = 0
    }

    /// The parts of one pattern with its type, value and accessors.
    private struct PatternBinding {
        var node = 0
        var start: UInt32 = 0
        var pattern: Int?
        var annotation: Int?
        var value: Int?
        var accessors: Int?
    }

    /// Adds the names of a `let` or `var`: as declarations in a type and at the top of a file, as bindings in a body.
    /// There, those with attributes, accessors or `lazy` become declarations too.
    mutating func variables(_ node: Int) {
        var shared = Shared()
        shared.start = tree.offset(node)
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attributeList: shared.attributeList = child
            case .declModifierList: shared.flags = modifiers(child)
            case .keyword:
                shared.introducer = tree.offset(child)
                if !tree.isWord(child, "var") { shared.flags.insert(.isLet) }
            case .patternBindingList: bindings(child, &shared)
            default: break
            }
        }
    }

    private mutating func bindings(_ list: Int, _ shared: inout Shared) {
        if shared.flags.contains(.isAsync), context.place == .body { noteAwait() }
        var start = shared.start
        for node in tree.children(list) {
            var binding = PatternBinding()
            binding.start = start
            binding.node = node
            for child in tree.children(node) {
                switch tree.kind(child) {
                case .typeAnnotation: binding.annotation = child
                case .initializerClause: binding.value = child
                case .accessorBlock: binding.accessors = child
                case .comma: break
                default: binding.pattern = child
                }
            }
            if binding.annotation == nil, binding.value == nil { binding.annotation = followingAnnotation(list, node) }
            if let pattern = binding.pattern {
                if context.place == .body {
                    localVariables(binding, pattern, &shared)
                } else {
                    memberVariables(binding, pattern, &shared)
                }
            }
            start =
                Int(tree.nodes[node].next) < Int(tree.nodes[list].next) ? tree.offset(Int(tree.nodes[node].next)) : 0
        }
    }

    /// `let a, b: Int` gives `a` its type too.
    private func followingAnnotation(_ list: Int, _ node: Int) -> Int? {
        for other in tree.children(list) where other > node {
            if let annotation = tree.child(other, .typeAnnotation) { return annotation }
            if tree.child(other, .initializerClause) != nil { return nil }
        }
        return nil
    }

    private mutating func localVariables(_ binding: PatternBinding, _ pattern: Int, _ shared: inout Shared) {
        let isDeclared = binding.accessors != nil || shared.attributeList != nil || shared.flags.contains(.isLazy)
        let type = wrappedType(binding.annotation)
        let declared = isDeclared ? declareVariables(pattern, binding, &shared, type: type) : []
        var value = ExpressionID.none
        if let clause = binding.value, let node = valueChild(clause) {
            value = expression(node)
            addRoot(value)
        }
        for id in declared { summary.declarations[Int(id.index)].initialValue = value }
        var source = PatternSource(expression: value, type: type)
        source.isLet = shared.flags.contains(.isLet)
        source.isAsyncLet = shared.flags.contains(.isAsync)
        source.isWeak = shared.flags.contains(.isWeak)
        source.attributes = shared.attributes
        source.scope = Scope(start: tree.end(binding.node), end: context.scope.end)
        bind(pattern, .value, position: 0, source)
        if let accessors = binding.accessors, let owner = declared.first {
            accessorBlock(accessors, of: owner, outer: context)
        }
    }

    // MARK: Declared variables

    private mutating func memberVariables(_ binding: PatternBinding, _ pattern: Int, _ shared: inout Shared) {
        let type = wrappedType(binding.annotation)
        let declared = declareVariables(pattern, binding, &shared, type: type)
        guard let owner = declared.first else { return }
        if let clause = binding.value {
            let isTopLevel = context.place == .file && options.isScript
            let (value, body) = isTopLevel ? topLevelValue(clause, owner: owner) : initialValue(clause, owner: owner)
            for id in declared {
                summary.declarations[Int(id.index)].initialValue = value
                summary.declarations[Int(id.index)].body = body
            }
        }
        if let accessors = binding.accessors { accessorBlock(accessors, of: owner, outer: context) }
    }

    /// Adds a declaration for every name of a pattern.
    private mutating func declareVariables(
        _ pattern: Int, _ binding: PatternBinding, _ shared: inout Shared, type: TypeReferenceID
    ) -> [DeclarationID] {
        var declared: [DeclarationID] = []
        for node in pattern..<Int(tree.nodes[pattern].next) where tree.kind(node) == .identifierPattern {
            guard let token = tree.firstChild(node) else { continue }
            var (id, declaration) = reserve(.variable, binding.node)
            if let list = shared.attributeList {
                shared.attributes = attributes(list, owner: id)
                shared.attributeList = nil
            }
            declaration.startOffset = binding.start
            declaration.name = name(token)
            declaration.nameOffset = tree.offset(token)
            declaration.introducerOffset = shared.introducer
            declaration.attributes = shared.attributes
            declaration.flags.formUnion(shared.flags)
            declaration.type = node == pattern ? type : elementType(of: type, pattern, node)
            if node != pattern { declaration.flags.insert(.isPatternElement) }
            if context.place == .file, options.isScript { declaration.flags.insert(.isTopLevelVariable) }
            if let accessors = binding.accessors { declaration.flags.formUnion(accessorFlags(accessors)) }
            finish(id, declaration)
            declared.append(id)
        }
        return declared
    }

    /// The type of a name in `(a, b): (A, B)`.
    private func elementType(of type: TypeReferenceID, _ pattern: Int, _ node: Int) -> TypeReferenceID {
        guard !type.isNone, tree.kind(pattern) == .tuplePattern,
            let elements = tree.child(pattern, .tuplePatternElementList)
        else { return .none }
        let reference = summary.types[Int(type.index)]
        guard reference.kind == .tuple else { return .none }
        for (position, element) in tree.children(elements).enumerated()
        where element < node && node < Int(tree.nodes[element].next) && position < Int(reference.list.count) {
            let isDirect = tree.kind(node) == .identifierPattern && tree.child(element, .identifierPattern) == node
            let index = summary.lists[Int(reference.list.start) + position]
            return isDirect ? TypeReferenceID(index: index) : .none
        }
        return .none
    }

    /// A value outside any function: evaluated in a body of its own.
    mutating func initialValue(_ clause: Int, owner: DeclarationID) -> (ExpressionID, BodyID) {
        guard let node = valueChild(clause) else { return (.none, .none) }
        let outer = context.declaration
        let body = openBody(.initialValue, owner: owner.index, start: tree.offset(node), end: tree.end(node))
        context.declaration = owner
        let value = expression(node)
        addRoot(value)
        closeBody(body)
        context.declaration = outer
        return (value, body.id)
    }

    /// The value of a variable at the top of a script: a statement of the file.
    private mutating func topLevelValue(_ clause: Int, owner: DeclarationID) -> (ExpressionID, BodyID) {
        guard let node = valueChild(clause) else { return (.none, context.body) }
        let outer = context
        context.place = .body
        context.declaration = owner
        let value = expression(node)
        addRoot(value)
        context = outer
        return (value, context.body)
    }

    // MARK: Accessors

    /// What the accessors of a variable say of it.
    private func accessorFlags(_ block: Int) -> DeclarationFlags {
        guard let list = tree.child(block, .accessorDeclList) else { return .isComputed }
        var flags: DeclarationFlags = []
        for accessor in tree.children(list) {
            guard let keyword = accessorKeyword(accessor) else { continue }
            if tree.isWord(keyword, "willSet") || tree.isWord(keyword, "didSet") {
                flags.insert(.hasObservers)
            } else if !tree.isWord(keyword, "init") {
                flags.insert(.isComputed)
            }
        }
        return flags
    }

    private func accessorKeyword(_ accessor: Int) -> Int? {
        for child in tree.children(accessor) where tree.kind(child).isToken { return child }
        return nil
    }

    /// Adds the accessors of a variable or subscript; a block of plain statements is a getter.
    mutating func accessorBlock(_ block: Int, of id: DeclarationID, outer: Context) {
        let saved = context
        context.declaration = id
        if let list = tree.child(block, .accessorDeclList) {
            for node in tree.children(list) where tree.kind(node) == .accessorDecl { accessor(node, outer: outer) }
        } else {
            let (getter, reserved) = reserveAccessor(block)
            var declaration = reserved
            declaration.name = names.id("get")
            declaration.flags.insert(.isImplicitGetter)
            finish(getter, declaration)
            context.declaration = getter
            functionBody(block, of: getter, outer: outer)
        }
        context = saved
    }

    /// An accessor stands in its variable, not in the body around that.
    private mutating func reserveAccessor(_ node: Int) -> (DeclarationID, Declaration) {
        var (id, declaration) = reserve(.accessor, node)
        declaration.flags.remove(.isLocal)
        declaration.enclosingBody = .none
        declaration.scopeStart = 0
        declaration.scopeEnd = 0
        declaration.nameOffset = tree.offset(node)
        declaration.introducerOffset = tree.offset(node)
        return (id, declaration)
    }

    private mutating func accessor(_ node: Int, outer: Context) {
        var (id, declaration) = reserveAccessor(node)
        let saved = context
        context.declaration = id
        var block: Int?
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attributeList: declaration.attributes = attributes(child, owner: id)
            case .declModifier: declaration.flags.formUnion(modifier(child))
            case .accessorEffectSpecifiers: declaration.flags.formUnion(effects(child))
            case .accessorParameters: declaration.parameters = accessorParameter(child)
            case .codeBlock: block = child
            case let kind where kind.isToken:
                declaration.name = name(child)
                declaration.nameOffset = tree.offset(child)
                declaration.introducerOffset = tree.offset(child)
            default: break
            }
        }
        finish(id, declaration)
        if let block { functionBody(block, of: id, outer: outer) }
        context = saved
    }

    private mutating func accessorParameter(_ node: Int) -> Span {
        for child in tree.children(node) where tree.kind(child) == .identifier {
            let entry = Parameter(
                label: .none, name: name(child), type: .none, defaultValue: .none, offset: tree.offset(child),
                isVariadic: false, attributes: .empty)
            summary.parameters.append(entry)
            return Span(start: Int32(summary.parameters.count - 1), count: 1)
        }
        return .empty
    }
}
