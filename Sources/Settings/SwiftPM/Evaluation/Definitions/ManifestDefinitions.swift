import SwiftSyntax

/// What the manifest declares in a type of its own or adds to another. Names have several meanings where functions are
/// overloaded and where `#if` decides between them in a way that is not known.
struct ManifestType {
    /// What declares it: the manifest itself, or another module that the manifest extends.
    enum Kind { case structure, `class`, enumeration, `protocol`, extended }

    /// A stored property.
    struct Stored {
        var name: String
        var type: String
        var value: ExprSyntax?
        /// Whether it is stated to be optional; then it is nil from the start.
        var isOptional = false
        /// Whether a property wrapper stands between it and its value.
        var isWrapped = false
    }

    /// A case, with its raw value and the labels of its associated values.
    struct Case {
        var name: String
        var rawValue: ExprSyntax?
        var labels: [String?]
    }

    var kind = Kind.extended
    /// Names of the superclass and the protocols, and of the type of raw values.
    var inherited: [String] = []
    var staticStored: [String: [Stored]] = [:]
    var staticFunctions: [String: [Int]] = [:]
    var staticGetters: [String: [Int]] = [:]
    var methods: [String: [Int]] = [:]
    var getters: [String: [Int]] = [:]
    var setters: [String: Int] = [:]
    /// What `willSet` and `didSet` do.
    var observers: [String: [Int]] = [:]
    var initializers: [Int] = []
    /// Stored properties in order.
    var stored: [Stored] = []
    /// Cases in order.
    var cases: [Case] = []

    /// Whether the manifest itself declares it.
    var isOwn: Bool { kind != .extended }

    /// Whether it has a static member of a name.
    func hasStatic(_ name: String) -> Bool {
        staticStored[name] != nil || staticFunctions[name] != nil || staticGetters[name] != nil
            || cases.contains { $0.name == name }
    }
}

/// All functions and types of a manifest.
struct ManifestDefinitions {
    private(set) var functions: [ManifestFunction] = []
    private(set) var types: [String: ManifestType] = [:]
    /// Functions at the top, by name.
    private(set) var named: [String: [Int]] = [:]
    private var functionNames: Set<String> = []
    /// The names of operators for which it declares functions.
    private(set) var operators: Set<String> = []
    /// Getters and setters of computed variables at the top, by name.
    private(set) var getters: [String: [Int]] = [:]
    private(set) var setters: [String: Int] = [:]
    /// What `willSet` and `didSet` of variables at the top do, by name.
    private(set) var observers: [String: [Int]] = [:]
    /// Other names of types.
    private(set) var aliases: [String: String] = [:]
    /// Functions that turned up in expressions and bodies, by their place.
    private var numbers: [Int: Int] = [:]
    private let condition: ManifestCondition
    /// Whether what is collected stands in a clause of `#if` of which it is not known whether it counts.
    private var isOpen = false
    private var depth = 0

    init(_ tree: SourceFileSyntax, _ condition: ManifestCondition) {
        self.condition = condition
        collect(tree.statements)
    }

    /// Adds a function that turns up in an expression or in a body.
    mutating func add(_ function: ManifestFunction) -> Int {
        var function = function
        function.isOpen = isOpen
        functionNames.insert(function.name)
        if let first = function.name.first, !first.isLetter, first != "_" { operators.insert(function.name) }
        functions.append(function)
        return functions.count - 1
    }

    /// A closure in an expression.
    mutating func number(of closure: ClosureExprSyntax) -> Int {
        let place = closure.position.utf8Offset
        return numbers[place] ?? number(of: ManifestFunction(closure), at: place)
    }

    /// A function in a body.
    mutating func number(of function: FunctionDeclSyntax) -> Int {
        let place = function.position.utf8Offset
        return numbers[place] ?? number(of: ManifestFunction(function), at: place)
    }

    /// A function at a place, which is the same however often execution comes there.
    mutating func number(of function: ManifestFunction, at place: Int) -> Int {
        if let known = numbers[place] { return known }
        let number = add(function)
        numbers[place] = number
        return number
    }

    /// Adds the type that is declared in a body.
    mutating func add(type declaration: DeclSyntax) { collectType(declaration, in: "") }

    /// The name of a type for which the manifest may have other names.
    func canonical(_ name: String) -> String {
        guard !aliases.isEmpty, !name.isEmpty else { return name }
        var name = name
        // Aliases of aliases; those that go round are none.
        for _ in 0..<8 {
            if let other = aliases[name] {
                name = other
            } else if let other = aliases[ManifestTypeName.element(of: name)] {
                name = "[" + other + "]"
            } else {
                break
            }
        }
        return name
    }

    private mutating func collect(_ items: CodeBlockItemListSyntax) {
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            if let function = declaration.as(FunctionDeclSyntax.self) {
                named[function.name.text, default: []].append(add(ManifestFunction(function)))
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                collect(variable)
            } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                forEachClause(of: conditional) { definitions, clause in
                    if case .statements(let items)? = clause.elements { definitions.collect(items) }
                }
            } else {
                collectType(declaration, in: "")
            }
        }
    }

    /// Calls `body` with the clauses that may count.
    private mutating func forEachClause(
        of conditional: IfConfigDeclSyntax, _ body: (inout Self, IfConfigClauseSyntax) -> Void
    ) {
        let wasOpen = isOpen
        defer { isOpen = wasOpen }
        for clause in conditional.clauses {
            let answer = clause.condition.map { condition.evaluate($0) } ?? true
            if answer == false { continue }
            if answer == nil { isOpen = true }
            body(&self, clause)
            if answer == true { return }
        }
    }

    private mutating func collect(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            let name = binding.pattern.trimmedDescription
            let type = ManifestTypeName.of(binding.typeAnnotation?.type)
            if let body = Self.getter(binding.accessorBlock) {
                var getter = ManifestFunction(name: name, result: type, body: body)
                getter.isBuilt = ManifestFunction.hasCustomAttribute(variable.attributes)
                getters[name, default: []].append(add(getter))
            }
            if let setter = Self.setter(binding.accessorBlock, type) { setters[name] = add(setter) }
            for observer in Self.observers(binding.accessorBlock) {
                observers[name, default: []].append(add(observer))
            }
        }
    }

    /// All methods of a name, whatever they are methods of.
    func methods(_ name: String) -> [Int] {
        functionNames.contains(name) ? types.keys.sorted().flatMap { types[$0]?.methods[name] ?? [] } : []
    }

    /// Whether there is a function or method of a name.
    func declares(function name: String) -> Bool { functionNames.contains(name) }

    // MARK: Types

    private mutating func collectType(_ declaration: DeclSyntax, in outer: String) {
        // Types in types in types: the parser bounds them, and so does this.
        guard depth < 64 else { return }
        depth += 1
        defer { depth -= 1 }
        func qualified(_ name: TokenSyntax) -> String { outer.isEmpty ? name.text : outer + "." + name.text }
        if let type = declaration.as(StructDeclSyntax.self) {
            collect(type.memberBlock, of: qualified(type.name), .structure, type.inheritanceClause)
        } else if let type = declaration.as(EnumDeclSyntax.self) {
            collect(type.memberBlock, of: qualified(type.name), .enumeration, type.inheritanceClause)
        } else if let type = declaration.as(ClassDeclSyntax.self) {
            collect(type.memberBlock, of: qualified(type.name), .class, type.inheritanceClause)
        } else if let type = declaration.as(ActorDeclSyntax.self) {
            collect(type.memberBlock, of: qualified(type.name), .class, type.inheritanceClause)
        } else if let type = declaration.as(ProtocolDeclSyntax.self) {
            types[qualified(type.name), default: ManifestType()].kind = .protocol
        } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
            collect(extended.memberBlock, of: ManifestTypeName.extended(extended), nil, extended.inheritanceClause)
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            aliases[qualified(alias.name)] = ManifestTypeName.of(alias.initializer.value)
        }
    }

    private mutating func collect(
        _ block: MemberBlockSyntax, of name: String, _ kind: ManifestType.Kind?, _ clause: InheritanceClauseSyntax?
    ) {
        if let kind { types[name, default: ManifestType()].kind = kind }
        let inherited = clause?.inheritedTypes.map { ManifestTypeName.of($0.type) } ?? []
        types[name, default: ManifestType()].inherited += inherited
        collect(block.members, of: name)
    }

    private mutating func collect(_ list: MemberBlockItemListSyntax, of name: String) {
        for member in list {
            let declaration = member.decl
            if let function = declaration.as(FunctionDeclSyntax.self) {
                add(function, to: name)
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                add(variable, to: name)
            } else if let declared = declaration.as(SubscriptDeclSyntax.self) {
                add(declared, to: name)
            } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
                var function = ManifestFunction("init", initializer.signature.parameterClause, initializer.body)
                function.type = name
                function.isMutating = true
                types[name, default: ManifestType()].initializers.append(add(function))
            } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
                for element in cases.elements {
                    let labels = element.parameterClause?.parameters.map { $0.firstName?.text } ?? []
                    let entry = ManifestType.Case(
                        name: element.name.text, rawValue: element.rawValue?.value, labels: labels)
                    types[name, default: ManifestType()].cases.append(entry)
                }
            } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                forEachClause(of: conditional) { definitions, clause in
                    if case .decls(let items)? = clause.elements { definitions.collect(items, of: name) }
                }
            } else {
                collectType(declaration, in: name)
            }
        }
    }

    private mutating func add(_ declaration: FunctionDeclSyntax, to name: String) {
        var function = ManifestFunction(declaration)
        function.type = name
        let number = add(function)
        if function.isStatic {
            types[name, default: ManifestType()].staticFunctions[function.name, default: []].append(number)
        } else {
            types[name, default: ManifestType()].methods[function.name, default: []].append(number)
        }
    }

    private mutating func add(_ declaration: SubscriptDeclSyntax, to name: String) {
        var function = ManifestFunction("subscript", declaration.parameterClause, nil)
        function.type = name
        function.result = ManifestTypeName.of(declaration.returnClause.type)
        // The only name of a parameter is no label here.
        for (index, parameter) in declaration.parameterClause.parameters.enumerated() where parameter.secondName == nil
        {
            function.parameters[index].label = nil
        }
        if let body = Self.getter(declaration.accessorBlock) {
            function.body = body
            types[name, default: ManifestType()].methods["subscript", default: []].append(add(function))
        }
        if let setter = Self.setter(declaration.accessorBlock, function.result) {
            function.name = "subscript set"
            function.body = setter.body
            function.isMutating = true
            function.parameters += setter.parameters
            types[name, default: ManifestType()].methods["subscript set", default: []].append(add(function))
        }
    }

    private mutating func add(_ variable: VariableDeclSyntax, to name: String) {
        let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in variable.bindings {
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let type = ManifestTypeName.of(binding.typeAnnotation?.type)
            var entry = types[name] ?? ManifestType()
            if let body = Self.getter(binding.accessorBlock) {
                var function = ManifestFunction(name: identifier, result: type, body: body)
                function.type = name
                function.isStatic = isStatic
                function.isBuilt = ManifestFunction.hasCustomAttribute(variable.attributes)
                let number = add(function)
                if isStatic {
                    entry.staticGetters[identifier, default: []].append(number)
                } else {
                    entry.getters[identifier, default: []].append(number)
                }
                if var setter = Self.setter(binding.accessorBlock, type), !isStatic {
                    setter.type = name
                    entry.setters[identifier] = add(setter)
                }
            } else {
                let stored = ManifestType.Stored(
                    name: identifier, type: type, value: binding.initializer?.value,
                    isOptional: ManifestTypeName.isOptional(binding.typeAnnotation?.type),
                    isWrapped: ManifestFunction.hasCustomAttribute(variable.attributes))
                for var observer in Self.observers(binding.accessorBlock) {
                    observer.type = name
                    entry.observers[identifier, default: []].append(add(observer))
                }
                if isStatic {
                    entry.staticStored[identifier, default: []].append(stored)
                } else {
                    entry.stored.append(stored)
                }
            }
            types[name] = entry
        }
    }

    // MARK: Accessors

    /// The statements of a computed property's getter.
    static func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
        switch block?.accessors {
        case .getter(let items): items
        case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        default: nil
        }
    }

    private static func observers(_ block: AccessorBlockSyntax?) -> [ManifestFunction] {
        guard case .accessors(let list)? = block?.accessors else { return [] }
        return list.compactMap { accessor in
            guard ["willSet", "didSet"].contains(accessor.accessorSpecifier.text), let body = accessor.body else {
                return nil
            }
            var function = ManifestFunction(name: accessor.accessorSpecifier.text, result: "", body: body.statements)
            function.isMutating = true
            let name = accessor.parameters?.name.text ?? (function.name == "didSet" ? "oldValue" : "newValue")
            function.parameters = [ManifestFunction.Parameter(label: nil, name: name)]
            return function
        }
    }

    private static func setter(_ block: AccessorBlockSyntax?, _ type: String) -> ManifestFunction? {
        guard case .accessors(let list)? = block?.accessors,
            let setter = list.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body
        else { return nil }
        var function = ManifestFunction(name: "set", result: "", body: body.statements)
        function.isMutating = true
        let name = setter.parameters?.name.text ?? "newValue"
        function.parameters = [ManifestFunction.Parameter(label: nil, name: name, type: type)]
        return function
    }
}
