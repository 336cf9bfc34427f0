/// The cursor of a YAML parser: white space, comments, keys and scalars.
struct YAMLScanner {
    private let bytes: [UInt8]
    private(set) var offset: Int
    private var lineStart: Int

    init(_ file: SettingsFile) {
        bytes = file.bytes
        offset = file.textStart
        lineStart = offset
    }

    /// An anchor and a tag before a node; tags mean nothing here.
    struct Properties {
        var anchor: String?
        var hasTag = false
        var isEmpty: Bool { anchor == nil && !hasTag }
    }

    var byte: UInt8? { byte(0) }

    /// Counted in bytes from 0.
    var column: Int { offset - lineStart }

    /// Whether nothing but white space or a comment is left on the line.
    var isAtLineEnd: Bool {
        guard let byte else { return true }
        return Self.isLineEnd(byte) || byte == UInt8(ascii: "#")
    }

    /// Whether the document ends here: at the end of the file, or at the mark of its end or of the next one.
    var isAtEndOfDocument: Bool {
        byte == nil || column == 0 && (starts(with: "...") || starts(with: "---")) && isSpaceOrEnd(3)
    }

    /// Whether the entry of a sequence starts here.
    var isAtDash: Bool { byte == UInt8(ascii: "-") && isSpaceOrEnd(1) }

    /// Whether a key and its colon start here.
    var startsMapping: Bool {
        var copy = self
        return (try? copy.key()) != nil
    }

    mutating func advance(_ count: Int) { offset = min(offset + count, bytes.count) }

    mutating func skipSpaces() { while byte == 0x20 || byte == 9 { offset += 1 } }

    /// Skips white space, comments and empty lines.
    mutating func skipBlank() throws(SettingsSyntaxError) {
        while let byte {
            if Self.isLineEnd(byte) {
                endLine()
            } else if byte == 0x20 {
                offset += 1
            } else if byte == 9 {
                let start = offset
                skipSpaces()
                if !isAtLineEnd, bytes[lineStart..<start].allSatisfy({ $0 == 0x20 }) {
                    throw SettingsSyntaxError("a tab in the indentation", at: start)
                }
            } else if byte == UInt8(ascii: "#") {
                skipToLineEnd()
            } else {
                return
            }
        }
    }

    /// Skips directives and the mark at the start of the first document.
    mutating func skipHead() throws(SettingsSyntaxError) {
        try skipBlank()
        while byte == UInt8(ascii: "%") {
            skipToLineEnd()
            try skipBlank()
        }
        if column == 0, starts(with: "---"), isSpaceOrEnd(3) { offset += 3 }
    }

    mutating func expectLineEnd() throws(SettingsSyntaxError) {
        skipSpaces()
        guard isAtLineEnd else { throw SettingsSyntaxError("unexpected text behind a value", at: offset) }
    }

    /// Reads `&anchor` and `!tag`.
    mutating func properties() -> Properties {
        var properties = Properties()
        while true {
            if byte == UInt8(ascii: "&") {
                offset += 1
                properties.anchor = name()
            } else if byte == UInt8(ascii: "!") {
                _ = name()
                properties.hasTag = true
            } else {
                return properties
            }
            skipSpaces()
        }
    }

    /// The name of an anchor: up to white space or a flow indicator.
    mutating func name() -> String {
        let start = offset
        while let byte, !Self.isSpace(byte), !Self.isLineEnd(byte), !Self.isFlowIndicator(byte) { offset += 1 }
        return string(start, offset)
    }

    /// Reads a key and the colon behind it.
    mutating func key() throws(SettingsSyntaxError) -> String {
        let start = offset
        var key: String
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            key = try quoted()
            skipSpaces()
        } else {
            if let byte, Self.isFlowIndicator(byte) { throw SettingsSyntaxError("expected a key", at: start) }
            while let byte, !Self.isLineEnd(byte), !isColon {
                if byte == UInt8(ascii: "#"), offset > start, Self.isSpace(bytes[offset - 1]) { break }
                offset += 1
            }
            key = string(start, offset).trimmed
        }
        guard byte == UInt8(ascii: ":"), isSpaceOrEnd(1) else {
            throw SettingsSyntaxError("expected a key and “:”", at: start)
        }
        offset += 1
        return key
    }

    /// Whether the flow collection closes here; skips what stands before.
    mutating func closes(_ closing: UInt8, opened: Int) throws(SettingsSyntaxError) -> Bool {
        try skipBlank()
        guard let byte else { throw SettingsSyntaxError("a bracket that is never closed", at: opened) }
        if byte == closing { offset += 1 }
        return byte == closing
    }

    /// Skips the comma behind an element; none is needed before the end.
    mutating func skipComma(before closing: UInt8, opened: Int) throws(SettingsSyntaxError) {
        try skipBlank()
        if byte == UInt8(ascii: ",") {
            offset += 1
        } else if byte != closing {
            let message = byte == nil ? "a bracket that is never closed" : "expected “,” or the closing bracket"
            throw SettingsSyntaxError(message, at: byte == nil ? opened : offset)
        }
    }
}

extension YAMLScanner {
    /// A plain scalar, with the lines that continue it: those indented more than `indent`.
    mutating func plain(indent: Int) throws(SettingsSyntaxError) -> String {
        var text = try plainLine()
        while true {
            var copy = self
            copy.skipToLineEnd()
            var emptyLines = 0
            while let byte = copy.byte, Self.isLineEnd(byte) {
                copy.endLine()
                copy.skipSpaces()
                if let byte = copy.byte, Self.isLineEnd(byte) { emptyLines += 1 }
            }
            let isContinued = copy.byte != nil && copy.column > indent && !copy.isAtLineEnd
            guard isContinued, byte != UInt8(ascii: "#"), !copy.isAtEndOfDocument else { return text }
            self = copy
            text += emptyLines == 0 ? " " : String(repeating: "\n", count: emptyLines)
            text += try plainLine()
        }
    }

    /// What is left of the line, up to a comment.
    private mutating func plainLine() throws(SettingsSyntaxError) -> String {
        let start = offset
        while let byte, !Self.isLineEnd(byte) {
            if byte == UInt8(ascii: "#"), offset > start, Self.isSpace(bytes[offset - 1]) { break }
            if isColon {
                throw SettingsSyntaxError("a second “:” on one line needs quotes around the value", at: offset)
            }
            offset += 1
        }
        let end = offset
        return string(start, end).trimmed
    }

    /// A plain scalar inside brackets.
    mutating func plainInFlow() -> String {
        let start = offset
        while let byte, !Self.isFlowIndicator(byte), !isColon {
            if byte == UInt8(ascii: "#"), offset > start, Self.isSpace(bytes[offset - 1]) { break }
            if Self.isLineEnd(byte) { endLine() } else { offset += 1 }
        }
        let words = string(start, offset).split(whereSeparator: { $0.isNewline })
        return words.map { $0.trimmed }.joined(separator: " ").trimmed
    }

    /// A scalar in quotes; lines are folded into one.
    mutating func quoted() throws(SettingsSyntaxError) -> String {
        let opening = offset
        let quote = bytes[offset]
        offset += 1
        var text: [UInt8] = []
        while let byte {
            if byte == quote {
                offset += 1
                // In single quotes, two of them stand for one.
                guard quote == UInt8(ascii: "'"), self.byte == quote else {
                    return String(decoding: text, as: UTF8.self)
                }
                text.append(quote)
                offset += 1
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                offset += 1
                text += escape()
            } else if Self.isLineEnd(byte) {
                fold(into: &text)
            } else {
                text.append(byte)
                offset += 1
            }
        }
        throw SettingsSyntaxError("a string without its closing quote", at: opening)
    }

    private mutating func fold(into text: inout [UInt8]) {
        while let last = text.last, Self.isSpace(last) { text.removeLast() }
        var lines = 0
        while let byte, Self.isLineEnd(byte) {
            endLine()
            skipSpaces()
            lines += 1
        }
        text += lines == 1 ? [0x20] : [UInt8](repeating: 10, count: lines - 1)
    }

    /// The bytes of the escape sequence behind a backslash.
    private mutating func escape() -> [UInt8] {
        guard let letter = byte else { return [] }
        offset += 1
        switch letter {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "0"): return [0]
        case UInt8(ascii: "e"): return [27]
        case UInt8(ascii: "x"): return scalar(digits: 2)
        case UInt8(ascii: "u"): return scalar(digits: 4)
        case UInt8(ascii: "U"): return scalar(digits: 8)
        case 10, 13:
            offset -= 1
            endLine()
            skipSpaces()
            return []
        default: return [letter]
        }
    }

    private mutating func scalar(digits: Int) -> [UInt8] {
        let end = min(offset + digits, bytes.count)
        let value = UInt32(string(offset, end), radix: 16)
        offset = end
        return Array(String(value.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}").utf8)
    }

    /// The text below `|` or `>`: lines kept or folded.
    mutating func blockScalar(indent: Int) throws(SettingsSyntaxError) -> String {
        let isFolded = byte == UInt8(ascii: ">")
        offset += 1
        var explicit: Int?
        var keepsEnd: Bool?
        while let byte, !Self.isLineEnd(byte), !Self.isSpace(byte) {
            if byte == UInt8(ascii: "-") { keepsEnd = false }
            if byte == UInt8(ascii: "+") { keepsEnd = true }
            if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) { explicit = Int(byte - UInt8(ascii: "0")) }
            offset += 1
        }
        try expectLineEnd()
        skipToLineEnd()
        let lines = blockLines(indent: indent, explicit: explicit.map { max(indent, 0) + $0 })
        var text = isFolded ? Self.folded(lines) : lines.map { $0 + "\n" }.joined()
        if keepsEnd == true { return text }
        while text.hasSuffix("\n") { text.removeLast() }
        return keepsEnd == nil && !text.isEmpty ? text + "\n" : text
    }

    /// The lines as one text: a line end between two of them is a space, and of several the first counts for nothing;
    /// lines that are indented further stay as they are.
    private static func folded(_ lines: [String]) -> String {
        let isProse = { (line: String) in !line.isEmpty && !line.hasPrefix(" ") }
        var text = ""
        for (number, line) in lines.enumerated() {
            text += line
            let rest = lines[(number + 1)...]
            guard isProse(line), let next = rest.first(where: { !$0.isEmpty }), isProse(next) else {
                text += "\n"
                continue
            }
            if rest.first == next { text += " " }
        }
        return text
    }

    /// The lines indented more than `indent`, without their indentation.
    private mutating func blockLines(indent: Int, explicit: Int?) -> [String] {
        var lines: [String] = []
        var width = explicit
        while byte != nil {
            var copy = self
            copy.endLine()
            let start = copy.offset
            while copy.byte == 0x20, width.map({ copy.column < $0 }) ?? true { copy.offset += 1 }
            let isBlank = copy.byte.map { Self.isLineEnd($0) } ?? true
            if isBlank, copy.byte == nil, copy.offset == start { break }
            if !isBlank {
                guard copy.column > indent, copy.column >= width ?? 0 else { break }
                width = width ?? copy.column
            }
            let textStart = copy.offset
            copy.skipToLineEnd()
            lines.append(isBlank && width == nil ? "" : string(textStart, copy.offset))
            self = copy
        }
        return lines
    }
}

extension YAMLScanner {
    /// Whether a colon that ends a key stands here.
    private var isColon: Bool { byte == UInt8(ascii: ":") && isSpaceOrEnd(1) }

    private func byte(_ ahead: Int) -> UInt8? { offset + ahead < bytes.count ? bytes[offset + ahead] : nil }

    private func isSpaceOrEnd(_ ahead: Int) -> Bool {
        guard let byte = byte(ahead) else { return true }
        return Self.isSpace(byte) || Self.isLineEnd(byte)
    }

    private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private mutating func skipToLineEnd() { while let byte, !Self.isLineEnd(byte) { offset += 1 } }

    private mutating func endLine() {
        guard let byte, Self.isLineEnd(byte) else { return }
        offset += byte == 13 && self.byte(1) == 10 ? 2 : 1
        lineStart = offset
    }

    private func string(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

    private static func isFlowIndicator(_ byte: UInt8) -> Bool { "[]{},".utf8.contains(byte) }
}
