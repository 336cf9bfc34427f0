/// One declaration, closure or conformance with its isolation, as it is printed and stored: no reference to the model.
package struct AnswerRow: Hashable, Sendable {
    /// 1-based.
    package var line: UInt32
    /// 1-based, in UTF-8 bytes.
    package var column: UInt32
    /// In the words of the row format: `func`, `closure`, `stored_property`…
    package var kind: String
    /// The qualified name; of a conformance, the type's.
    package var name: String
    /// In the words of the row format: `nonisolated`, `@MainActor`, `actor`…
    package var isolation: String
    /// What decides it, in words.
    package var evidence: String
    /// Of a conformance: the protocol. Empty otherwise.
    package var detail: String
    /// Stands under an `#if` that is certainly not compiled.
    package var isInactive: Bool

    package init(
        line: UInt32, column: UInt32, kind: String, name: String, isolation: String, evidence: String,
        detail: String = "", isInactive: Bool = false
    ) {
        self.line = line
        self.column = column
        self.kind = kind
        self.name = name
        self.isolation = isolation
        self.evidence = evidence
        self.detail = detail
        self.isInactive = isInactive
    }
}

/// The answer for one file.
package struct FileAnswer: Hashable, Sendable {
    /// Declarations and closures in source order.
    package var rows: [AnswerRow]
    /// Conformances in source order.
    package var conformances: [AnswerRow]
    /// Where the file does not parse: line, column and what the parser says.
    package var syntaxErrors: [AnswerRow]

    package init(rows: [AnswerRow] = [], conformances: [AnswerRow] = [], syntaxErrors: [AnswerRow] = []) {
        self.rows = rows
        self.conformances = conformances
        self.syntaxErrors = syntaxErrors
    }
}
