internal import SwiftParser
internal import SwiftSyntax

/// Cuts a module interface down to what typing and isolation need: public declarations with their whole signatures.
/// Function bodies, documentation, compatibility clauses of `#if`, unavailable declarations, members that every
/// conformance implies (`hash(into:)`, `==`…) and attributes that bear on neither are left out.
package struct InterfaceReduction: Sendable {
    /// The module whose interface it is; its own qualified names lose the qualification.
    package var module: String
    /// Modules whose name before a type is left out (`Swift.Int`).
    package var strippedQualifiers: Set<String>
    /// Whether `@available` with platform versions stays.
    package var keepsAvailability: Bool
    /// Top-level declarations that are left out, together with their extensions.
    package var excludedTypes: Set<String>
    /// If set, only these top-level declarations and their extensions stay.
    package var includedTypes: Set<String>?

    package init(module: String, keepsAvailability: Bool = false) {
        self.module = module
        self.strippedQualifiers = ["Swift", "_Concurrency", module]
        self.keepsAvailability = keepsAvailability
        self.excludedTypes = []
        self.includedTypes = nil
    }

    /// The reduced interface.
    package func reduced(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = ReductionVisitor(self, nestedNames: NestedNames.declared(in: tree))
        visitor.walk(tree)
        return visitor.edits.applied(to: bytes)
    }
}

/// Names of types that stand inside others; a qualification before them is kept, since it may tell them apart.
private final class NestedNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func declared(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = NestedNames(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let declaration = node.decl.asProtocol((any NamedDeclSyntax).self) { names.insert(declaration.name.text) }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Collects the edits that reduce an interface.
private final class ReductionVisitor: SyntaxVisitor {
    private(set) var edits = TextEdits()
    private let reduction: InterfaceReduction
    private let filter: DeclarationFilter
    private let nestedNames: Set<String>
    private let conditions = InterfaceCondition(operatingSystem: "Linux", architecture: "x86_64")

    init(_ reduction: InterfaceReduction, nestedNames: Set<String>) {
        self.reduction = reduction
        self.nestedNames = nestedNames
        filter = DeclarationFilter(reduction)
        super.init(viewMode: .sourceAccurate)
    }

    private func remove(_ node: some SyntaxProtocol, leaving replacement: String = "\n") {
        edits.replace(node.position.utf8Offset..<node.endPosition.utf8Offset, with: replacement)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .decl(let declaration) = node.item, filter.keeps(declaration, isRequirement: false) else {
            remove(node)
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let owner = node.parent?.parent?.parent
        if filter.keeps(node.decl, isRequirement: owner?.is(ProtocolDeclSyntax.self) ?? false) {
            return .visitChildren
        }
        remove(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let active = conditions.activeClause(of: node), let elements = active.elements else {
            remove(node, leaving: "\n")
            return .skipChildren
        }
        let start = node.position.utf8Offset
        edits.replace(start..<elements.position.utf8Offset, with: "\n")
        edits.replace(elements.endPosition.utf8Offset..<node.endPosition.utf8Offset, with: "\n")
        walk(elements)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if !filter.keeps(node) { remove(node) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        remove(node)
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .accessors(let accessors) = node.accessors else {
            remove(node, leaving: " { get }\n")
            return .skipChildren
        }
        let kept = accessors.compactMap(filter.accessor)
        remove(node, leaving: " { " + (kept.isEmpty ? "get" : kept.joined(separator: " ")) + " }\n")
        return .skipChildren
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(FunctionParameterSyntax.self) ?? false else {
            remove(node)
            return .skipChildren
        }
        if !node.value.is(MacroExpansionExprSyntax.self) { remove(node.value, leaving: "0") }
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil,
            reduction.strippedQualifiers.contains(base.name.text), !nestedNames.contains(node.name.text)
        {
            let space = node.parent?.is(AttributeSyntax.self) ?? false ? "" : " "
            edits.replace(
                base.position.utf8Offset..<node.name.positionAfterSkippingLeadingTrivia.utf8Offset, with: space)
        }
        return .visitChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        // Documentation and comments are trivia.
        for trivia in [node.leadingTrivia] where trivia.pieces.contains(where: \.isComment) {
            let start = node.position.utf8Offset
            edits.replace(start..<node.positionAfterSkippingLeadingTrivia.utf8Offset, with: "\n")
        }
        return .skipChildren
    }
}
