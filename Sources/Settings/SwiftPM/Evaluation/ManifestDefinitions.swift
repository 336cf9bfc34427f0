import SwiftSyntax

/// A function, closure, initializer or computed property that the manifest declares.
struct ManifestFunction {
    /// A parameter, with its default value.
    struct Parameter {
        /// Nil where arguments have no label.
        var label: String?
        var name: String
        var defaultValue: ExprSyntax?
        var isVariadic = false
    }

    var name: String
    var parameters: [Parameter] = []
    var body: CodeBlockItemListSyntax?
    /// Closures without a parameter clause call them `$0`, `$1`….
    var hasAnonymousParameters = false
    /// Of functions on types; their `self` is then the type.
    var isStatic = false
    /// The type that it is a member of, by name; empty for others.
    var type = ""
}

/// What the manifest declares in a type of its own or adds to another.
struct ManifestType {
    /// Initial values of static properties.
    var staticValues: [String: ExprSyntax] = [:]
    /// Numbers of functions; several where they are overloaded.
    var staticFunctions: [String: [Int]] = [:]
    var staticProperties: [String: Int] = [:]
    var methods: [String: [Int]] = [:]
    var properties: [String: Int] = [:]
    var initializers: [Int] = []
    /// Stored properties in order, with their default values.
    var stored: [(name: String, value: ExprSyntax?)] = []
    /// Cases in order, with their raw values.
    var cases: [(name: String, rawValue: ExprSyntax?)] = []
    /// Declared in the manifest itself rather than extended.
    var isOwn = false
}

/// All functions and types of a manifest.
struct ManifestDefinitions {
    private(set) var functions: [ManifestFunction] = []
    private(set) var types: [String: ManifestType] = [:]
    /// Functions at the top, by name.
    private(set) var named: [String: [Int]] = [:]
    /// Getters of computed variables at the top, by name.
    private(set) var getters: [String: Int] = [:]

    init(_ tree: SourceFileSyntax) {
        collect(tree.statements)
    }

    /// Adds a function that turns up in an expression or in a body.
    mutating func add(_ function: ManifestFunction) -> Int {
        functions.append(function)
        return functions.count - 1
    }

    private mutating func collect(_ items: CodeBlockItemListSyntax) {
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            collect(declaration)
        }
    }

    private mutating func collect(_ declaration: DeclSyntax) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            named[function.name.text, default: []].append(add(ManifestFunction(function)))
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let body = Self.getter(binding.accessorBlock) else { continue }
                let name = binding.pattern.trimmedDescription
                getters[name] = add(ManifestFunction(name: name, body: body))
            }
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            for clause in conditional.clauses {
                if case .statements(let items)? = clause.elements { collect(items) }
            }
        } else {
            collectType(declaration, in: "")
        }
    }

    private mutating func collectType(_ declaration: DeclSyntax, in outer: String) {
        func qualified(_ name: String) -> String { outer.isEmpty ? name : outer + "." + name }
        if let type = declaration.as(StructDeclSyntax.self) {
            members(type.memberBlock, of: qualified(type.name.text), isOwn: true)
        } else if let type = declaration.as(EnumDeclSyntax.self) {
            members(type.memberBlock, of: qualified(type.name.text), isOwn: true)
        } else if let type = declaration.as(ClassDeclSyntax.self) {
            members(type.memberBlock, of: qualified(type.name.text), isOwn: true)
        } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
            members(extended.memberBlock, of: ManifestTypeName.of(extended.extendedType), isOwn: false)
        }
    }

    private mutating func members(_ block: MemberBlockSyntax, of name: String, isOwn: Bool) {
        if isOwn { types[name, default: ManifestType()].isOwn = true }
        members(block.members, of: name)
    }

    private mutating func members(_ list: MemberBlockItemListSyntax, of name: String) {
        for member in list {
            let declaration = member.decl
            if let function = declaration.as(FunctionDeclSyntax.self) {
                add(function, to: name)
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                add(variable, to: name)
            } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
                var function = ManifestFunction("init", initializer.signature.parameterClause, initializer.body)
                function.type = name
                types[name, default: ManifestType()].initializers.append(add(function))
            } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
                for element in cases.elements {
                    types[name, default: ManifestType()].cases.append((element.name.text, element.rawValue?.value))
                }
            } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                for clause in conditional.clauses {
                    if case .decls(let items)? = clause.elements { members(items, of: name) }
                }
            } else {
                collectType(declaration, in: name)
            }
        }
    }

    private mutating func add(_ declaration: FunctionDeclSyntax, to name: String) {
        var function = ManifestFunction(declaration)
        function.type = name
        function.isStatic = declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let number = add(function)
        if function.isStatic {
            types[name, default: ManifestType()].staticFunctions[function.name, default: []].append(number)
        } else {
            types[name, default: ManifestType()].methods[function.name, default: []].append(number)
        }
    }

    private mutating func add(_ variable: VariableDeclSyntax, to name: String) {
        let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in variable.bindings {
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let body = Self.getter(binding.accessorBlock) {
                var function = ManifestFunction(name: identifier, body: body)
                function.type = name
                function.isStatic = isStatic
                let number = add(function)
                if isStatic {
                    types[name, default: ManifestType()].staticProperties[identifier] = number
                } else {
                    types[name, default: ManifestType()].properties[identifier] = number
                }
            } else if isStatic {
                types[name, default: ManifestType()].staticValues[identifier] = binding.initializer?.value
            } else {
                types[name, default: ManifestType()].stored.append((identifier, binding.initializer?.value))
            }
        }
    }

    /// The statements of a computed property's getter.
    static func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
        switch block?.accessors {
        case .getter(let items): items
        case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        default: nil
        }
    }
}

extension ManifestFunction {
    init(name: String, body: CodeBlockItemListSyntax) {
        self.name = name
        self.body = body
    }

    init(_ name: String, _ clause: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?) {
        self.name = name
        self.body = body?.statements
        parameters = clause.parameters.map { parameter in
            let first = parameter.firstName.text
            return Parameter(
                label: first == "_" ? nil : first, name: parameter.secondName?.text ?? first,
                defaultValue: parameter.defaultValue?.value, isVariadic: parameter.ellipsis != nil)
        }
    }

    init(_ declaration: FunctionDeclSyntax) {
        self.init(declaration.name.text, declaration.signature.parameterClause, declaration.body)
    }

    init(_ closure: ClosureExprSyntax) {
        name = ""
        body = closure.statements
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): parameters = list.map { Parameter(label: nil, name: $0.name.text) }
        case .parameterClause(let clause):
            parameters = clause.parameters.map { Parameter(label: nil, name: ($0.secondName ?? $0.firstName).text) }
        default: hasAnonymousParameters = true
        }
    }
}

/// Names of types as the evaluation knows them.
enum ManifestTypeName {
    /// `Target.Dependency` as written, `Array` for `[T]`, without generic arguments and optionals.
    static func of(_ type: TypeSyntax) -> String {
        if type.is(ArrayTypeSyntax.self) { return "Array" }
        if type.is(DictionaryTypeSyntax.self) { return "Dictionary" }
        if let optional = type.as(OptionalTypeSyntax.self) { return of(optional.wrappedType) }
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        if let member = type.as(MemberTypeSyntax.self) {
            let base = of(member.baseType)
            return base == "PackageDescription" ? member.name.text : base + "." + member.name.text
        }
        return ""
    }
}
