internal import SwiftSyntax

/// Decides which declarations, attributes and accessors of an interface stay.
struct DeclarationFilter {
    private let reduction: InterfaceReduction

    init(_ reduction: InterfaceReduction) { self.reduction = reduction }

    /// Whether a declaration stays. Requirements of a protocol are as public as the protocol.
    func keeps(_ declaration: DeclSyntax, isRequirement: Bool) -> Bool {
        switch declaration.kind {
        case .ifConfigDecl, .operatorDecl, .precedenceGroupDecl: return true
        case .importDecl, .deinitializerDecl: return false
        case .enumCaseDecl: return !isUnavailable(declaration)
        case .associatedTypeDecl: return true
        default: break
        }
        guard !isUnavailable(declaration), isSelected(declaration) else { return false }
        if let extended = declaration.as(ExtensionDeclSyntax.self) { return keeps(extended) }
        guard isRequirement || isPublic(declaration) else { return false }
        if let name = name(of: declaration), isInternal(name, declaration.kind) { return false }
        if hasManyGenericParameters(declaration) || mentionsBuiltin(declaration) { return false }
        return isRequirement || !isImplied(declaration)
    }

    /// Whether an attribute bears on typing or isolation.
    func keeps(_ attribute: AttributeSyntax) -> Bool {
        let name = attribute.attributeName.trimmedDescription
        if name == "available" { return keepsAvailability(attribute) }
        return !Self.droppedAttributes.contains(name)
    }

    /// An accessor as it is written in a reduced interface, if it stays.
    func accessor(_ accessor: AccessorDeclSyntax) -> String? {
        let kind = accessor.accessorSpecifier.text
        let effects = accessor.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        switch kind {
        case "get", "_read", "read", "unsafeAddress": return "get" + effects
        case "set", "_modify", "modify": return kind == "set" ? "set" : nil
        default: return nil
        }
    }

    private func keeps(_ declaration: ExtensionDeclSyntax) -> Bool {
        // Vector types repeat for each scalar what their protocol's extensions say.
        let extended = declaration.extendedType.trimmedDescription
        if extended.contains("SIMD"), extended.last?.isNumber ?? false, declaration.genericWhereClause != nil {
            return false
        }
        if declaration.inheritanceClause != nil { return true }
        return declaration.memberBlock.members.contains { keeps($0.decl, isRequirement: false) }
    }

    private func isSelected(_ declaration: DeclSyntax) -> Bool {
        guard declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false else { return true }
        var owner = name(of: declaration) ?? ""
        if let extended = declaration.as(ExtensionDeclSyntax.self) {
            let parts = extended.extendedType.trimmedDescription.split(separator: ".").map(String.init)
            owner = parts.first { !reduction.strippedQualifiers.contains($0) } ?? ""
        }
        if reduction.excludedTypes.contains(owner) { return false }
        return reduction.includedTypes?.contains(owner) ?? true
    }

    private func isPublic(_ declaration: DeclSyntax) -> Bool {
        guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return true }
        return modified.modifiers.contains { modifier in
            modifier.detail == nil && ["public", "open"].contains(modifier.name.text)
        }
    }

    private func isUnavailable(_ declaration: DeclSyntax) -> Bool {
        guard let attributed = declaration.asProtocol((any WithAttributesSyntax).self) else { return false }
        return attributed.attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == "available", let arguments = attribute.arguments
            else { return false }
            let words = arguments.trimmedDescription.split(whereSeparator: { ", :".contains($0) })
            return words.first == "*" && words.dropFirst().first == "unavailable"
                || words.first == "swift" && words.contains("obsoleted")
                || words.first == "Linux" && words.contains("unavailable")
        }
    }

    private func keepsAvailability(_ attribute: AttributeSyntax) -> Bool {
        let text = attribute.arguments?.trimmedDescription ?? ""
        if text.contains("noasync") { return true }
        return reduction.keepsAvailability && !text.contains("deprecated") && !text.hasPrefix("swift")
    }

    private func name(of declaration: DeclSyntax) -> String? {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
        return variable.bindings.first?.pattern.trimmedDescription
    }

    /// Underscored functions, variables and types are no one's to use; underscored protocols carry requirements.
    private func isInternal(_ name: String, _ kind: SyntaxKind) -> Bool {
        guard name.hasPrefix("_") else { return false }
        return kind != .protocolDecl && !Self.neededTypes.contains(name)
    }

    /// Overloads for every number of parts, as in the builders of regular expressions.
    private func hasManyGenericParameters(_ declaration: DeclSyntax) -> Bool {
        let clause =
            declaration.as(FunctionDeclSyntax.self)?.genericParameterClause
            ?? declaration.as(InitializerDeclSyntax.self)?.genericParameterClause
        return (clause?.parameters.count ?? 0) > 6
    }

    private func mentionsBuiltin(_ declaration: DeclSyntax) -> Bool {
        let parameters =
            declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
            ?? declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
        return parameters?.trimmedDescription.contains("Builtin.") ?? false
    }

    /// Members that a conformance implies and that nothing is typed by.
    private func isImplied(_ declaration: DeclSyntax) -> Bool {
        switch declaration.kind {
        case .variableDecl:
            let name = name(of: declaration) ?? ""
            return ["hashValue", "customMirror", "debugDescription", "playgroundDescription"].contains(name)
        case .functionDecl: return declaration.as(FunctionDeclSyntax.self).map(isImplied) ?? false
        case .initializerDecl: return declaration.as(InitializerDeclSyntax.self).map(isImplied) ?? false
        case .typeAliasDecl:
            // Some are printed without the type that they stand for.
            let isEmpty = declaration.as(TypeAliasDeclSyntax.self)?.initializer.value.is(MissingTypeSyntax.self)
            return isEmpty ?? true || declaration.trimmedDescription.contains("@_opaqueReturnTypeOf")
        default: return false
        }
    }

    private func isImplied(_ function: FunctionDeclSyntax) -> Bool {
        let parameters = function.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        switch function.name.text {
        case "hash": return labels == ["into"]
        case "encode": return labels == ["to"]
        case "==":
            let types = parameters.map(\.type.trimmedDescription)
            return types.count == 2 && types[0] == types[1]
                && !(function.parent?.parent?.is(SourceFileSyntax.self) ?? true)
                && function.modifiers.contains { $0.name.text == "static" }
        default: return false
        }
    }

    private func isImplied(_ initializer: InitializerDeclSyntax) -> Bool {
        let parameters = initializer.signature.parameterClause.parameters
        if parameters.contains(where: { $0.firstName.text.hasPrefix("_") && $0.firstName.text.count > 1 }) {
            return true
        }
        return parameters.count == 1 && parameters.first?.firstName.text == "from"
            && parameters.first?.type.trimmedDescription.hasSuffix("Decoder") ?? false
    }

    /// Underscored types that public signatures are written with.
    private static let neededTypes: Set<String> = [
        "_Concurrency", "_AsyncIteratorProtocol", "_ObjectiveCType",
    ]

    private static let droppedAttributes: Set<String> = [
        "inlinable", "frozen", "_alwaysEmitIntoClient", "usableFromInline", "_transparent", "_semantics", "_effects",
        "_silgen_name", "_originallyDefinedIn", "_specialize", "_specializeExtension", "inline", "discardableResult",
        "_documentation", "_lifetime", "lifetime", "safe", "unsafe", "abi", "_allowFeatureSuppression", "_implements",
        "_fixed_layout", "_hasStorage", "_alignment", "_rawLayout", "_addressableForDependencies", "_addressable",
        "_staticExclusiveOnly", "_nonSendable", "_show_in_interface", "_hasMissingDesignatedInitializers",
        "_inheritsConvenienceInitializers", "_hasInitialValue", "warn_unqualified_access", "objc", "nonobjc",
        "_unsafeNonescapableResult", "_preInverseGenerics", "_eagerMove", "_noEagerMove", "_nonoverride",
        "backDeployed",
        "_extern", "_optimize", "_noLocks", "_noAllocation", "_noRuntime", "_noObjCBridging", "_spi", "_typeEraser",
        "_section", "section", "_used", "used", "_unavailableFromAsync", "indirect", "exclusivity", "_cdecl",
        "differentiable", "derivative", "_moveOnly", "_assemblyVision", "_backDeploy", "_exclusivity", "extern", "c",
        "_unavailableInEmbedded", "_unsafeSelfDependentResult", "_unsafeNonEscapableResult", "export", "nonexhaustive",
        "_objcRuntimeName", "_weakLinked", "_expose", "_nonEphemeral",
    ]
}
