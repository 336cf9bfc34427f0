package import SourceModel
import SourceText

/// How summaries are made from files and kept as bytes: the one place that knows both.
package enum SummaryFormat {
    /// What makes two files have one summary: the same bytes, read the same way by the same version of the tool.
    package static func key(_ digest: ContentDigest, path: String, toolVersion: String) -> ContentDigest {
        var key = DigestBuilder()
        key.add(toolVersion)
        key.add(Int(SummaryCodec.version))
        key.add(digest)
        key.add(isScript(path) ? 1 : 0)
        return key.digest()
    }

    /// Parses a file that was read.
    package static func summarise(_ bytes: [UInt8], path: String) -> FileSummary {
        SourceParser.summarise(bytes, options: SourceParser.Options(isScript: isScript(path)))
    }

    /// The bytes to keep.
    package static func encode(_ summary: FileSummary) -> [UInt8] { SummaryCodec.encode(summary) }

    /// The summary that was kept, or nil where the bytes are damaged.
    package static func decode(_ bytes: ArraySlice<UInt8>) -> FileSummary? {
        bytes.withUnsafeBytes { try? SummaryCodec.decode($0) }
    }

    /// Statements at the top of `main.swift` are the program.
    private static func isScript(_ path: String) -> Bool { SourcePath.name(of: path) == "main.swift" }
}
