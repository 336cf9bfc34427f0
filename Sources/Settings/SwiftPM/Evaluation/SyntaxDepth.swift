import SwiftSyntax

/// How deep the nodes of a parsed file are: chains of calls, members and operators are parsed without recursion, but not
/// looked at without any.
enum SyntaxDepth {
    /// What can be looked at with the stack that there is.
    private static let limit = 2000

    /// The place of a node that lies too deep, as a UTF-8 byte offset; nil where none does.
    static func firstTooDeep(in tree: SourceFileSyntax) -> Int? {
        var pending: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = pending.popLast() {
            // A sequence of operators becomes a tree that is as deep as the sequence is long.
            let length = node.as(ExprListSyntax.self)?.count ?? 0
            guard depth + length <= limit else { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                pending.append((child, depth + length + 1))
            }
        }
        return nil
    }
}
