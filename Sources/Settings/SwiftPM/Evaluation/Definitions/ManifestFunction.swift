import SwiftSyntax

/// A function, closure, initializer, getter or setter that the manifest declares.
struct ManifestFunction {
    /// A parameter, with its default value.
    struct Parameter {
        /// Nil where arguments have no label.
        var label: String?
        var name: String
        var type = ""
        var defaultValue: ExprSyntax?
        var isVariadic = false
        var isOptional = false
        /// Whether a result builder makes something of the closures that are passed for it.
        var isBuilt = false
    }

    var name: String
    var parameters: [Parameter] = []
    /// Empty where it is not stated.
    var result = ""
    var returnsOptional = false
    var body: CodeBlockItemListSyntax?
    /// Closures without a parameter clause call them `$0`, `$1`….
    var hasAnonymousParameters = false
    /// The names of its generic parameters.
    var generics: Set<String> = []
    /// Of functions on types; their `self` is then the type.
    var isStatic = false
    /// Whether a result builder makes of its statements what it returns.
    var isBuilt = false
    /// Whether it may change its `self`.
    var isMutating = false
    /// The type that it is a member of, by name; empty for others.
    var type = ""
    /// Whether it stands in a clause of `#if` of which it is not known whether it counts.
    var isOpen = false
}

extension ManifestFunction {
    /// A getter.
    init(name: String, result: String, body: CodeBlockItemListSyntax) {
        self.name = name
        self.result = result
        self.body = body
    }

    init(_ name: String, _ clause: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?) {
        self.name = name
        self.body = body?.statements
        parameters = clause.parameters.map { parameter in
            let first = parameter.firstName.text
            return Parameter(
                label: first == "_" ? nil : first, name: parameter.secondName?.text ?? first,
                type: ManifestTypeName.of(parameter.type), defaultValue: parameter.defaultValue?.value,
                isVariadic: parameter.ellipsis != nil, isOptional: ManifestTypeName.isOptional(parameter.type),
                isBuilt: Self.hasCustomAttribute(parameter.attributes))
        }
    }

    init(_ declaration: FunctionDeclSyntax) {
        self.init(declaration.name.text, declaration.signature.parameterClause, declaration.body)
        result = ManifestTypeName.of(declaration.signature.returnClause?.type)
        returnsOptional = ManifestTypeName.isOptional(declaration.signature.returnClause?.type)
        isBuilt = Self.hasCustomAttribute(declaration.attributes)
        generics = Set(declaration.genericParameterClause?.parameters.map(\.name.text) ?? [])
        isStatic = declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
        isMutating = declaration.modifiers.contains { $0.name.text == "mutating" }
    }

    /// Whether there is an attribute that a type of the manifest stands for: a result builder or property wrapper.
    static func hasCustomAttribute(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
            return name.first?.isUppercase == true && !["MainActor", "Sendable"].contains(name)
        }
    }

    init(_ closure: ClosureExprSyntax) {
        name = ""
        body = closure.statements
        result = ManifestTypeName.of(closure.signature?.returnClause?.type)
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): parameters = list.map { Parameter(label: nil, name: $0.name.text) }
        case .parameterClause(let clause):
            parameters = clause.parameters.map { parameter in
                Parameter(
                    label: nil, name: (parameter.secondName ?? parameter.firstName).text,
                    type: ManifestTypeName.of(parameter.type), isOptional: ManifestTypeName.isOptional(parameter.type))
            }
        default: hasAnonymousParameters = true
        }
    }

    /// A type of the function's with its generic parameters as they are where the function is expected to return
    /// something of another type.
    func type(_ name: String, returning expected: String) -> String {
        guard !generics.isEmpty else { return name }
        if generics.contains(name) { return name == result ? expected : "" }
        let element = ManifestTypeName.element(of: name)
        guard generics.contains(element) else { return name }
        if result == element { return "[" + expected + "]" }
        return result == name ? expected : ""
    }

    /// For each parameter the numbers of the arguments that it takes; nil where they do not fit.
    func matched(_ arguments: [ManifestArgument]) -> [[Int]]? {
        if hasAnonymousParameters { return [] }
        var result: [[Int]] = []
        var next = 0
        for parameter in parameters {
            var taken: [Int] = []
            if next < arguments.count, arguments[next].fits(parameter) {
                taken.append(next)
                next += 1
                while parameter.isVariadic, next < arguments.count, arguments[next].label == nil {
                    taken.append(next)
                    next += 1
                }
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return nil
            }
            result.append(taken)
        }
        return next == arguments.count ? result : nil
    }
}

/// An argument of a call.
struct ManifestArgument {
    var label: String?
    /// Where it is evaluated.
    var value = ManifestValue(.void, 0)
    var isEvaluated = false
    /// What is written; nil for arguments that the evaluation itself passes.
    var expression: ExprSyntax?
    /// Whether it is a closure after the parentheses: the first of them has no label.
    var isTrailing = false

    func fits(_ parameter: ManifestFunction.Parameter) -> Bool {
        if isTrailing, label == nil { return parameter.type.isEmpty || parameter.type.hasPrefix("->") }
        return label == parameter.label || expression == nil && label == nil
    }

    /// An argument without a label that the evaluation itself passes.
    static func passed(_ value: ManifestValue) -> ManifestArgument { ManifestArgument(value: value, isEvaluated: true) }
}
