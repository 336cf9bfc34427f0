import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The places that the parser could not make sense of.
enum SyntaxErrors {
    /// At most this many are kept of one file.
    static let limit = 20
    /// The time that the parser's own messages take grows with the square of their number: a file that is this far from
    /// Swift is told where, in plainer words.
    static let explainedLimit = 2000

    static func collect(in tree: SourceFileSyntax) -> [SyntaxError] {
        let places = ErrorPlaces(limit: explainedLimit)
        places.walk(tree)
        guard places.isComplete else {
            return places.positions.prefix(limit).map {
                SyntaxError(
                    offset: UInt32(clamping: $0.utf8Offset), message: "unexpected code, as in much of this file")
            }
        }
        return ParseDiagnosticsGenerator.diagnostics(for: tree).lazy
            .filter { $0.diagMessage.severity == .error }
            .prefix(limit)
            .map { SyntaxError(offset: UInt32(clamping: $0.position.utf8Offset), message: $0.message) }
    }
}

/// Where a tree has unexpected nodes, missing tokens, and tokens that are wrong in themselves.
private final class ErrorPlaces: SyntaxAnyVisitor {
    private(set) var positions: [AbsolutePosition] = []
    private(set) var isComplete = true
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        super.init(viewMode: .all)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard node.hasError, isComplete else { return .skipChildren }
        if node.is(UnexpectedNodesSyntax.self) { add(node.positionAfterSkippingLeadingTrivia) }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if isComplete, token.presence == .missing || token.tokenDiagnostic != nil {
            add(token.positionAfterSkippingLeadingTrivia)
        }
        return .skipChildren
    }

    private func add(_ position: AbsolutePosition) {
        if positions.count == limit {
            isComplete = false
        } else if positions.last != position {
            positions.append(position)
        }
    }
}
