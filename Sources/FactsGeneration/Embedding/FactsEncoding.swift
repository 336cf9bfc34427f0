package import SourceModel

/// Turns interface text into the bytes that the program holds.
package enum FactsEncoding {
    /// The reduced summary of interface text.
    package static func summary(of text: String) -> FileSummary {
        SummaryReduction.reduced(SourceParser.summarise(Array(text.utf8)))
    }

    /// The encoded summary of interface text.
    package static func bytes(of text: String) -> [UInt8] { SummaryCodec.encode(summary(of: text)) }
}
