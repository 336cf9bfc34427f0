/// What Heddle infers of one declaration or closure, in the form in which it is compared with the compiler's answer.
package struct InferredIsolationRow: Hashable, Codable, Sendable {
    package var file: String
    /// 1-based line and UTF-8 column, of the same token as in `CompilerIsolationRow`.
    package var line: Int
    package var column: Int
    package var kind: IsolationRowKind
    package var name: String
    /// Spelled as the compiler's rows spell it, or `unknown`.
    package var isolation: String
    /// Why, in words.
    package var evidence: String
    /// Stands under an `#if` that is not compiled, so that the compiler says nothing of it.
    package var isInactive: Bool

    package init(
        file: String, line: Int, column: Int, kind: IsolationRowKind, name: String, isolation: String,
        evidence: String, isInactive: Bool = false
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.kind = kind
        self.name = name
        self.isolation = isolation
        self.evidence = evidence
        self.isInactive = isInactive
    }

    /// The isolation of a row about which nothing can be said.
    package static let unknown = "unknown"
}
