import SwiftSyntax
import Testing

@Suite("Style")
struct StyleTests {
    @Test("No file has more than 400 lines")
    func fileLength() throws {
        for file in try Repository.sources.get() + Repository.tests.get() {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(lines <= 400, "\(file.path) has \(lines) lines")
        }
    }

    @Test("No function has more than 40 lines")
    func functionLength() throws {
        for file in try Repository.sources.get() {
            let visitor = FunctionLengths(file)
            visitor.walk(file.tree)
            #expect(visitor.tooLong.isEmpty, "\(visitor.tooLong.joined(separator: "\n"))")
        }
    }

    @Test("Types, and functions that other modules can call, say what they are for")
    func documentation() throws {
        for file in try Repository.sources.get() {
            let visitor = MissingDocumentation(file)
            visitor.walk(file.tree)
            #expect(visitor.missing.isEmpty, "\(visitor.missing.joined(separator: "\n"))")
        }
    }

    @Test("Nothing in the sources can trap on purpose or escape the checking of concurrency")
    func forbidden() throws {
        for file in try Repository.sources.get() {
            let visitor = ForbiddenConstructs(file)
            visitor.walk(file.tree)
            #expect(visitor.found.isEmpty, "\(visitor.found.joined(separator: "\n"))")
        }
    }
}

/// Functions, initializers and accessors whose bodies span too many lines.
private final class FunctionLengths: SyntaxVisitor {
    private let file: Repository.SourceFile
    private(set) var tooLong: [String] = []

    init(_ file: Repository.SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private func check(_ node: some SyntaxProtocol, named name: String) {
        let start = node.startLocation(converter: file.converter).line
        let lines = node.endLocation(converter: file.converter).line - start + 1
        if lines > 40 { tooLong.append("\(file.path):\(start): \(name) has \(lines) lines") }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node, named: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node, named: "init")
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node, named: node.accessorSpecifier.text)
        return .visitChildren
    }
}

/// Types visible outside their file, and functions visible outside their module, without a documentation comment. What
/// says it by its name alone is left to judgement: properties, cases, initializers, operators and what implements
/// another's requirement.
private final class MissingDocumentation: SyntaxVisitor {
    private let file: Repository.SourceFile
    private(set) var missing: [String] = []
    private static let requirements: Set<String> = ["visit", "visitPost", "hash", "encode", "description"]

    init(_ file: Repository.SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private func check(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax) {
        let isHidden = modifiers.contains {
            ["private", "fileprivate", "override"].contains($0.name.text)
        }
        if isHidden || isInHiddenContext(node) || Self.requirements.contains(name.text) { return }
        if !name.text.contains(where: { $0.isLetter }) { return }
        let isDocumented = node.leadingTrivia.contains {
            if case .docLineComment = $0 { true } else { false }
        }
        if !isDocumented { missing.append("\(file.place(of: name)): \(name.text)") }
    }

    /// Inside a function, a private type or a private extension.
    private func isInHiddenContext(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
            if current.is(AccessorBlockSyntax.self) { return true }
            let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers
            if let modifiers, modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
                return true
            }
            parent = current.parent
        }
        return false
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node, node.modifiers, node.name)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node, node.modifiers, node.name)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node, node.modifiers, node.name)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node, node.modifiers, node.name)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        check(node, node.modifiers, node.name)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isForOthers = node.modifiers.contains { ["package", "public", "open"].contains($0.name.text) }
        if isForOthers { check(node, node.modifiers, node.name) }
        return .visitChildren
    }
}

/// `try!`, `x!`, `fatalError` and its like, `@unchecked Sendable` and what else switches the checking off.
private final class ForbiddenConstructs: SyntaxVisitor {
    private let file: Repository.SourceFile
    private(set) var found: [String] = []
    private static let functions: Set<String> = [
        "fatalError", "preconditionFailure", "assertionFailure", "precondition",
    ]
    private static let attributes: Set<String> = ["unchecked", "preconcurrency"]

    init(_ file: Repository.SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    private func note(_ node: some SyntaxProtocol, _ what: String) {
        found.append("\(file.place(of: node)): \(what)")
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.text == "!" { note(node, "try!") }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        note(node, "forced unwrapping")
        return .visitChildren
    }

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.text == "!" { note(node, "as!") }
        return .visitChildren
    }

    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node, "implicitly unwrapped optional")
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let name, Self.functions.contains(name) { note(node, name) }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.attributes.contains(name) { note(node, "@\(name)") }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "nonisolated", node.detail?.detail.text == "unsafe" { note(node, "nonisolated(unsafe)") }
        return .visitChildren
    }
}
