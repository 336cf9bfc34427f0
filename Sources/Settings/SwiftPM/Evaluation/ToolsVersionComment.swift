/// The comment of a manifest that says which version of the package manager's interface it is written for, read as the
/// package manager reads it: in the first line that is not blank; since version 6.0 anywhere.
struct ToolsVersionComment {
    /// Nil where there is no comment, or none that can be read.
    private(set) var version: ToolsVersion?
    /// Of the version, or of what stands where it should; UTF-8 byte offset.
    private(set) var offset = 0
    /// What is wrong with it.
    private(set) var problem: String?

    private static let label = "swift-tools-version:"

    init(_ source: String) {
        let bytes = Array(source.utf8)
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        start = bytes[start...].firstIndex { !Self.isSpace($0) && !Self.isNewline($0) } ?? bytes.count
        read(bytes, from: start, leading: Array(bytes[..<start]))
        guard version == nil else { return }
        let first = self
        while let end = bytes[start...].firstIndex(where: Self.isNewline) {
            start = bytes[end...].firstIndex { !Self.isSpace($0) && !Self.isNewline($0) } ?? bytes.count
            read(bytes, from: start, leading: [])
            guard let version else { continue }
            if version < ToolsVersion(6, 0), problem == nil {
                problem = "before tools version 6.0 the tools version has to be in the first line"
            }
            return
        }
        self = first
    }

    /// Reads the line that starts at an offset; `leading` is what stands before it.
    private mutating func read(_ bytes: [UInt8], from start: Int, leading: [UInt8]) {
        version = nil
        problem = nil
        offset = start
        let line = bytes[start...].prefix { !Self.isNewline($0) }
        let marker = line.prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
        let afterMarker = line[marker.endIndex...].prefix(while: Self.isSpace)
        let label = line[afterMarker.endIndex...].prefix(Self.label.utf8.count)
        let spelling = String(decoding: label, as: UTF8.self).lowercased()
        guard !marker.isEmpty, spelling == Self.label else {
            problem =
                spelling.hasPrefix("swift-tools-version")
                ? "a colon is missing after 'swift-tools-version'"
                : "the manifest does not start with a 'swift-tools-version' comment: "
                    + "it counts as written for version 3.1, which is no longer supported"
            return
        }
        let afterLabel = line[label.endIndex...].prefix(while: Self.isSpace)
        offset = afterLabel.endIndex
        let written = line[afterLabel.endIndex...].prefix { $0 != UInt8(ascii: ";") }
        let text = String(decoding: written, as: UTF8.self)
        version = Self.version(text)
        guard let version else {
            problem = "'\(text.prefix(40))' is no version of the Swift tools, such as 6.0"
            return
        }
        if String(decoding: marker, as: UTF8.self) != "//" {
            problem = "the tools version stands in a comment that does not start with '//'"
        } else if let last = written.last, Self.isSpace(last) {
            problem = "the package manager takes no blanks after the tools version"
        } else if version < ToolsVersion(5, 4), version >= ToolsVersion(4, 0) {
            // Whoever uses the manifest says that older versions are not supported.
            checkOldForm(version, leading, Array(afterMarker), Array(afterLabel))
        }
    }

    /// Before version 5.4 blanks were only allowed in one place.
    private mutating func checkOldForm(
        _ version: ToolsVersion, _ leading: [UInt8], _ afterMarker: [UInt8], _ afterLabel: [UInt8]
    ) {
        if leading.contains(where: { $0 != UInt8(ascii: "\n") }) {
            problem = "before tools version 5.4 only line feeds may stand before the tools version"
        } else if afterMarker != [UInt8(ascii: " ")] {
            problem = "before tools version 5.4 one blank has to stand between '//' and 'swift-tools-version'"
        } else if !afterLabel.isEmpty {
            problem = "before tools version 5.4 no blank may stand before the tools version"
        }
    }

    /// `6.0`, `5.10.1`, `6.2-dev`.
    private static func version(_ text: String) -> ToolsVersion? {
        let core = text.prefix { $0 != "-" && $0 != "+" && $0 != " " && $0 != "\t" }
        let parts = core.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy(\.isASCII) ? Int(part).flatMap { $0 < 0 ? nil : $0 } : nil
        }
        guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
        return ToolsVersion(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    private static func isNewline(_ byte: UInt8) -> Bool { (0x0A...0x0D).contains(byte) }
}
