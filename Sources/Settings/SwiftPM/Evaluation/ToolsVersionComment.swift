/// The comment at the top of a manifest that says which version of the package manager's interface it is written for.
struct ToolsVersionComment {
    /// Nil where there is no comment, or none that can be read.
    var version: ToolsVersion?
    /// Of the version, or of what stands where it should; UTF-8 byte offset.
    var offset = 0
    /// What is wrong with it.
    var problem: String?

    /// Reads the first line that is not blank: `// swift-tools-version: 6.0`, any case, any blanks, and what follows a `;`.
    init(_ source: String) {
        let bytes = Array(source.utf8)
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while index < bytes.count, Self.isSpace(bytes[index]) || Self.isNewline(bytes[index]) { index += 1 }
        offset = index
        guard bytes[index...].starts(with: "//".utf8) else {
            problem = "the manifest does not start with a 'swift-tools-version' comment"
            return
        }
        index += 2
        Self.skipSpaces(bytes, &index)
        let label = "swift-tools-version"
        let end = min(bytes.count, index + label.utf8.count)
        guard String(decoding: bytes[index..<end], as: UTF8.self).lowercased() == label else {
            problem = "the manifest does not start with a 'swift-tools-version' comment"
            return
        }
        index = end
        Self.skipSpaces(bytes, &index)
        if index < bytes.count, bytes[index] == UInt8(ascii: ":") { index += 1 }
        Self.skipSpaces(bytes, &index)
        offset = index
        let text = bytes[index...].prefix { !Self.isSpace($0) && !Self.isNewline($0) && $0 != UInt8(ascii: ";") }
        version = Self.version(String(decoding: text, as: UTF8.self))
        if version == nil {
            problem = "'\(String(decoding: text.prefix(40), as: UTF8.self))' is no version of the Swift tools"
        }
    }

    private static func version(_ text: String) -> ToolsVersion? {
        let core = text.prefix { $0 != "-" && $0 != "+" }
        let parts = core.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], parts.allSatisfy({ ($0 ?? -1) >= 0 }) else {
            return nil
        }
        return ToolsVersion(major, parts.count > 1 ? parts[1] ?? 0 : 0, parts.count > 2 ? parts[2] ?? 0 : 0)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func skipSpaces(_ bytes: [UInt8], _ index: inout Int) {
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    }
}
