/// An element of an XML document, and the byte at which it starts.
package struct XMLElement: Sendable {
    package let name: String
    package let attributes: [String: String]
    package let offset: Int
    package var children: [XMLElement] = []
    /// All text directly inside, character references resolved.
    package var text = ""
}

/// Parser of the XML that Xcode writes: elements, attributes, text, comments; no entities but the predefined ones, so
/// that nothing can expand without bound.
package struct XMLDocument {
    /// Deeper documents are refused.
    private static let depthLimit = 200

    private let bytes: [UInt8]
    private var offset: Int
    private var open: [XMLElement] = []

    private init(_ file: SettingsFile) {
        bytes = file.bytes
        offset = file.textStart
    }

    /// The root element of a file.
    package static func parse(_ file: SettingsFile) throws(SettingsSyntaxError) -> XMLElement {
        if file.isWide { throw SettingsSyntaxError("the file is encoded as UTF-16; only UTF-8 is read", at: 0) }
        var parser = XMLDocument(file)
        return try parser.root()
    }

    private mutating func root() throws(SettingsSyntaxError) -> XMLElement {
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                try text()
                continue
            }
            if let end = Self.markup.first(where: { starts(with: $0.start) }) {
                try skip(past: end.end)
            } else if starts(with: "<![CDATA[") {
                try characterData()
            } else if starts(with: "</") {
                if let root = try closingTag() { return root }
            } else if let root = try openingTag() {
                return root
            }
        }
        if let innermost = open.last {
            throw SettingsSyntaxError(
                "“<\(innermost.name)>” is never closed: the file ends first", at: innermost.offset)
        }
        throw SettingsSyntaxError("no XML element", at: 0)
    }

    /// Markup that is skipped: processing instructions, comments, the document type.
    private static let markup = [(start: "<?", end: "?>"), (start: "<!--", end: "-->"), (start: "<!DOCTYPE", end: ">")]

    private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private mutating func skip(past end: String) throws(SettingsSyntaxError) {
        let start = offset
        while offset < bytes.count {
            if starts(with: end) {
                offset += end.utf8.count
                return
            }
            offset += 1
        }
        throw SettingsSyntaxError("“\(end)” is missing", at: start)
    }

    private mutating func text() throws(SettingsSyntaxError) {
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
        let raw = String(decoding: bytes[start..<offset], as: UTF8.self)
        if open.isEmpty {
            guard raw.allSatisfy({ $0.isWhitespace }) else { throw SettingsSyntaxError("text outside XML", at: start) }
        } else {
            open[open.count - 1].text += Self.resolved(raw)
        }
    }

    private mutating func characterData() throws(SettingsSyntaxError) {
        let start = offset + "<![CDATA[".utf8.count
        try skip(past: "]]>")
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: bytes[start..<offset - 3], as: UTF8.self)
    }

    /// The root element, where the tag closes it.
    private mutating func closingTag() throws(SettingsSyntaxError) -> XMLElement? {
        let start = offset
        offset += 2
        let name = name()
        skipSpace()
        guard let element = open.popLast(), element.name == name, starts(with: ">") else {
            throw SettingsSyntaxError("“</\(name)>” closes nothing", at: start)
        }
        offset += 1
        return close(element)
    }

    private mutating func close(_ element: XMLElement) -> XMLElement? {
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        return nil
    }

    /// The root element, where the tag is all there is of it.
    private mutating func openingTag() throws(SettingsSyntaxError) -> XMLElement? {
        let start = offset
        guard open.count < Self.depthLimit else { throw SettingsSyntaxError("nested too deeply", at: start) }
        offset += 1
        let name = name()
        guard !name.isEmpty else { throw SettingsSyntaxError("“<” without a name", at: start) }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if starts(with: "/>") {
                offset += 2
                return close(XMLElement(name: name, attributes: attributes, offset: start))
            }
            if starts(with: ">") {
                offset += 1
                open.append(XMLElement(name: name, attributes: attributes, offset: start))
                return nil
            }
            let attribute = try attribute(of: name)
            attributes[attribute.name] = attribute.value
        }
    }

    private mutating func attribute(of element: String) throws(SettingsSyntaxError) -> (name: String, value: String) {
        let start = offset
        let name = name()
        skipSpace()
        guard !name.isEmpty, starts(with: "=") else {
            throw SettingsSyntaxError("“<\(element)” without “>”", at: start)
        }
        offset += 1
        skipSpace()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
            throw SettingsSyntaxError("the value of “\(name)” has no quotes", at: offset)
        }
        let quote = bytes[offset]
        let valueStart = offset + 1
        offset = valueStart
        while offset < bytes.count, bytes[offset] != quote { offset += 1 }
        guard offset < bytes.count else { throw SettingsSyntaxError("a string without its closing quote", at: start) }
        offset += 1
        return (name, Self.resolved(String(decoding: bytes[valueStart..<offset - 1], as: UTF8.self)))
    }

    private mutating func name() -> String {
        let start = offset
        while offset < bytes.count, !Self.endsName(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || [UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<")].contains(byte)
    }

    /// The text with its references (`&amp;`, `&#10;`) replaced; what is no reference stays.
    private static func resolved(_ raw: String) -> String {
        guard raw.utf8.contains(UInt8(ascii: "&")) else { return raw }
        let named = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        var pieces = raw.split(separator: "&", omittingEmptySubsequences: false)
        var result = String(pieces.removeFirst())
        for piece in pieces {
            guard let end = piece.firstIndex(of: ";") else {
                result += "&" + piece
                continue
            }
            let name = piece[..<end]
            if let text = named[String(name)] ?? numbered(name) {
                result += text + piece[piece.index(after: end)...]
            } else {
                result += "&" + piece
            }
        }
        return result
    }

    private static func numbered(_ name: Substring) -> String? {
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x"
        let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
        return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    }
}
