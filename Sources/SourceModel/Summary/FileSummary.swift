/// Everything the analysis needs to know of one source file, without a syntax node: the unit of caching and linking.
///
/// The parts of a file refer to one another by index, so that a summary is a few flat arrays of small fixed-size values:
/// cheap to make, to store and to read back. All offsets are UTF-8 byte offsets from the start of the file.
///
/// Order is part of the contract: `declarations` and `closures` stand in source order (a parent before its children),
/// and a child expression stands before its parent in `expressions`.
package struct FileSummary: Codable, Hashable, Sendable {
    /// The interned strings; the first is empty.
    package var names: [String] = [""]
    /// Offset of the first byte of each line.
    package var lineStarts: [UInt32] = [0]
    package var imports: [Import] = []
    package var declarations: [Declaration] = []
    package var attributes: [Attribute] = []
    package var inheritances: [Inheritance] = []
    package var genericParameters: [GenericParameter] = []
    package var requirements: [GenericRequirement] = []
    package var parameters: [Parameter] = []
    package var types: [TypeReference] = []
    package var expressions: [Expression] = []
    package var arguments: [Argument] = []
    package var closures: [Closure] = []
    package var captures: [Capture] = []
    package var bodies: [Body] = []
    package var bindings: [LocalBinding] = []
    package var conditions: [Condition] = []
    /// Elements of the spans that hold expressions, types or names; an `Int32` index each.
    package var lists: [Int32] = []
    /// Places that the parser could not make sense of, at most the first 20.
    package var syntaxErrors: [SyntaxError] = []

    package init() {}
}

/// One `import`.
package struct Import: Hashable, Codable, Sendable {
    /// The module's name, submodule path included (`os.lock`).
    package var module: NameID
    package var offset: UInt32
    package var condition: ConditionID
    package var isPreconcurrency: Bool
    package var isExported: Bool

    package init(module: NameID, offset: UInt32, condition: ConditionID, isPreconcurrency: Bool, isExported: Bool) {
        self.module = module
        self.offset = offset
        self.condition = condition
        self.isPreconcurrency = isPreconcurrency
        self.isExported = isExported
    }
}

/// A place where the file does not parse.
package struct SyntaxError: Hashable, Codable, Sendable {
    package var offset: UInt32
    package var message: String

    package init(offset: UInt32, message: String) {
        self.offset = offset
        self.message = message
    }
}
