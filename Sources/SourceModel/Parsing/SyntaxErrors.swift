import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The places that the parser could not make sense of.
enum SyntaxErrors {
    /// At most this many are kept of one file.
    static let limit = 20

    static func collect(in tree: SourceFileSyntax) -> [SyntaxError] {
        ParseDiagnosticsGenerator.diagnostics(for: tree).lazy
            .filter { $0.diagMessage.severity == .error }
            .prefix(limit)
            .map { SyntaxError(offset: UInt32(clamping: $0.position.utf8Offset), message: $0.message) }
    }
}
