import SourceText
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Turns the bytes of one Swift file into its summary.
package enum SourceParser {
    /// What is fixed about a file besides its text.
    package struct Options: Hashable, Sendable {
        /// The statements at the file's top are the program: `main.swift`, or the only file of a script. Its variables
        /// are then initialised in order, as statements.
        package var isScript: Bool

        package init(isScript: Bool = false) { self.isScript = isScript }
    }

    /// Files beyond this size are not parsed; their summary has one syntax error that says so.
    package static let maximumByteCount = 64 << 20

    /// Parses and summarises a file; a function of the bytes and options alone, which never fails: what cannot be
    /// parsed is named in the summary's `syntaxErrors`.
    ///
    /// The work runs on a thread of its own with a deep stack, so that it can be called from any thread or task; the
    /// calling thread waits.
    package static func summarise(_ bytes: [UInt8], options: Options = Options()) -> FileSummary {
        DeepStack.run { bytes.withUnsafeBufferPointer { summariseOnThisStack($0, options: options) } }
    }

    /// As `summarise(_:options:)` on the calling thread, which must have `DeepStack.byteCount` of stack.
    package static func summariseOnThisStack(
        _ bytes: UnsafeBufferPointer<UInt8>, options: Options = Options()
    ) -> FileSummary {
        guard bytes.count <= maximumByteCount else { return refusal("the file is larger than 64 MB", at: 0) }
        if let offset = NestingScan.firstTooDeep(in: bytes) {
            return refusal("the code is nested too deeply to be read", at: offset, lineStarts: bytes)
        }
        let tree = Parser.parse(source: bytes)
        guard let nodes = Flattener.flatten(tree.raw, length: bytes.count) else {
            return refusal("the file cannot be read as Swift source", at: 0)
        }
        var summary = nodes.withUnsafeBufferPointer { nodes in
            var summariser = Summariser(tree: FlatTree(nodes: nodes, source: bytes), options: options)
            return summariser.summarise()
        }
        if tree.hasError { summary.syntaxErrors = SyntaxErrors.collect(in: tree) }
        return summary
    }

    /// The summary of a file that is not parsed.
    private static func refusal(
        _ message: String, at offset: Int, lineStarts source: UnsafeBufferPointer<UInt8>? = nil
    ) -> FileSummary {
        var summary = FileSummary()
        if let source { summary.lineStarts = Summariser.lineStarts(source) }
        summary.bodies.append(Body(ownerKind: .topLevel, owner: -1))
        summary.syntaxErrors = [SyntaxError(offset: UInt32(clamping: offset), message: message)]
        return summary
    }
}
