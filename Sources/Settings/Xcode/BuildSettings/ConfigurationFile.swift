/// One `.xcconfig` file, read line by line as Xcode's build system does: `//` starts a comment wherever it stands, a
/// backslash at the end of a line continues the value, one `;` at the end of a value is dropped.
package struct ConfigurationFile: Sendable {
    /// A line that says something.
    package enum Statement: Sendable {
        case assignment(BuildSettingAssignment)
        /// `#include "path"`, or `#include? "path"`, which may be missing.
        case inclusion(path: String, isOptional: Bool, offset: Int)
    }

    package let file: SettingsFile
    package private(set) var statements: [Statement] = []
    /// Lines that Xcode rejects.
    package private(set) var problems: [ProjectProblem] = []

    private var offset: Int
    private var bytes: [UInt8] { file.bytes }

    package init(_ file: SettingsFile) {
        self.file = file
        offset = file.textStart
        if file.isWide {
            problems.append(file.problem("the file is encoded as UTF-16; only UTF-8 is read", at: 0, isFatal: true))
            offset = file.bytes.count
        }
        while offset < file.bytes.count {
            skipSpaceAndComment()
            if let byte {
                if byte == UInt8(ascii: "#") { directive() } else { assignment() }
            }
            skipLine()
            endLine()
        }
    }

    private mutating func directive() {
        let start = offset
        offset += 1
        skipSpaceAndComment()
        let wordStart = offset
        while let byte, !Self.isSpace(byte), byte != UInt8(ascii: "\"") { offset += 1 }
        let word = string(from: wordStart)
        guard word == "include" || word == "include?" else {
            return report("“#\(word)” is no directive: only “#include” and “#include?” are", at: start)
        }
        skipSpaceAndComment()
        guard byte == UInt8(ascii: "\"") else { return report("“#\(word)” without a path in quotes", at: start) }
        offset += 1
        let pathStart = offset
        while let byte, byte != UInt8(ascii: "\"") { offset += 1 }
        guard byte != nil else { return report("a path without its closing quote", at: pathStart - 1) }
        let path = string(from: pathStart)
        offset += 1
        skipSpaceAndComment()
        if byte != nil { report("unexpected text after “#\(word)”", at: offset) }
        statements.append(.inclusion(path: path, isOptional: word == "include?", offset: start))
    }

    private mutating func assignment() {
        let start = offset
        while let byte, Self.isName(byte) { offset += 1 }
        let name = string(from: start)
        guard !name.isEmpty else { return report("expected the name of a build setting", at: start) }
        skipSpaceAndComment()
        guard let conditions = conditions() else { return }
        guard byte == UInt8(ascii: "=") else { return report("expected “=” after “\(name)”", at: offset) }
        offset += 1
        let place = file.provenance(at: start)
        let piece = BuildSettingAssignment.Piece(text: value(), place: place)
        let assignment = BuildSettingAssignment(name: name, conditions: conditions, pieces: [piece], place: place)
        statements.append(.assignment(assignment))
    }

    /// The conditions in brackets; nil where they are malformed.
    private mutating func conditions() -> [BuildCondition]? {
        var conditions: [BuildCondition] = []
        while byte == UInt8(ascii: "[") {
            let start = offset
            offset += 1
            let inside = offset
            while let byte, byte != UInt8(ascii: "]") { offset += 1 }
            guard byte != nil else {
                report("“[” without “]”", at: start)
                return nil
            }
            for part in string(from: inside).split(separator: ",") {
                guard let equals = part.firstIndex(of: "=") else {
                    report("a condition without “=”", at: start)
                    return nil
                }
                let pattern = String(part[part.index(after: equals)...])
                conditions.append(BuildCondition(parameter: part[..<equals].trimmed, pattern: pattern))
            }
            offset += 1
            skipSpaceAndComment()
        }
        return conditions
    }

    /// The value, without the comment behind it; lines that end with a backslash are joined by a space.
    private mutating func value() -> String {
        var pieces: [String] = []
        while let line = lineOfValue() {
            guard line.hasSuffix("\\") else {
                pieces.append(line)
                break
            }
            let kept = line.dropLast().trimmed
            if !kept.isEmpty { pieces.append(kept) }
            endLine()
        }
        return pieces.joined(separator: " ")
    }

    /// What is left of the line; nil where nothing is.
    private mutating func lineOfValue() -> String? {
        skipSpaceAndComment()
        guard byte != nil else { return nil }
        let start = offset
        while byte != nil, !isComment { offset += 1 }
        var end = offset
        skipLine()
        func trimEnd() { while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 } }
        trimEnd()
        if end > start, bytes[end - 1] == UInt8(ascii: ";") {
            end -= 1
            trimEnd()
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

extension ConfigurationFile {
    /// The byte at the cursor; nil at the end of a line.
    private var byte: UInt8? { offset < bytes.count && lineEnd == 0 ? bytes[offset] : nil }

    /// The length of the line end at the cursor; 0 where there is none.
    private var lineEnd: Int {
        guard offset < bytes.count else { return 0 }
        switch bytes[offset] {
        case 0x0A: return 1
        case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
        case 0xE2:
            let rest = bytes[offset...]
            return rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
        default: return 0
        }
    }

    private var isComment: Bool {
        offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "/") && bytes[offset + 1] == UInt8(ascii: "/")
    }

    private mutating func skipSpaceAndComment() {
        while let byte {
            if isComment { return skipLine() }
            guard Self.isSpace(byte) else { return }
            offset += 1
        }
    }

    private mutating func skipLine() { while byte != nil { offset += 1 } }

    private mutating func endLine() { offset += lineEnd }

    private mutating func report(_ message: String, at offset: Int) {
        problems.append(file.problem(message, at: offset))
    }

    private func string(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 11 || byte == 12 }

    private static func isName(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
