package import SourceText

/// A source file as it was found: read once to be known by its content, and not kept.
package struct SourceFile: Hashable, Sendable {
    /// Absolute.
    package var path: String
    /// Nil where the file cannot be read.
    package var digest: ContentDigest?
    package var byteCount: Int
    package var lineCount: Int
    package var failure: FileReadError?

    /// Reads the file at an absolute path.
    package init(reading path: String) {
        self.path = path
        byteCount = 0
        lineCount = 0
        do throws(FileReadError) {
            let bytes = try FileBytes.read(path)
            digest = ContentDigest(bytes)
            byteCount = bytes.count
            lineCount = Self.lines(in: bytes)
        } catch {
            failure = error
        }
    }

    /// Line ends, and the last line where it has none.
    private static func lines(in bytes: [UInt8]) -> Int {
        let ends = bytes.withUnsafeBufferPointer { buffer in
            var count = 0
            for byte in buffer where byte == UInt8(ascii: "\n") { count &+= 1 }
            return count
        }
        return bytes.last.map { $0 == UInt8(ascii: "\n") ? ends : ends + 1 } ?? 0
    }
}
