/// A build setting's value, taken apart: text, and references to other settings (`$(NAME:operator=…)`).
///
/// The grammar is that of Xcode's build system; malformed references are kept as text.
package struct BuildSettingExpression: Sendable {
    /// A piece of a value.
    package enum Part: Sendable {
        case text(String)
        /// Quotes, escapes and white space: part of the value only where it is wanted as one text.
        case notation(String)
        /// White space between the words of a list.
        case separator(String)
        case reference(Reference)
    }

    /// `$(NAME)`, whose name may itself be made of references.
    package struct Reference: Sendable {
        package var name: [Part]
        package var operators: [Operator] = []
        /// Inside quotes a list is inserted as one text.
        package var isQuoted: Bool
        /// As written, to show where it cannot be resolved.
        package var spelling: String
    }

    /// What is done with the referenced value.
    package enum Operator: Sendable {
        case retrieval(String)
        case replacement(String, [Part])
    }

    package let parts: [Part]

    /// Reads a value as one text, in which quotes mean nothing, or as a list of words.
    package init(_ text: String, asList: Bool) {
        var parser = BuildSettingParser(Array(text.utf8))
        parts = asList ? parser.list() : parser.text()
    }
}

/// Parser of build setting values.
struct BuildSettingParser {
    private typealias Part = BuildSettingExpression.Part
    /// Deeper references are kept as text.
    private static let depthLimit = 24

    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The parts of a value that is one text.
    mutating func text() -> [BuildSettingExpression.Part] {
        parts(until: { _ in false }, isQuoted: true, depth: 0)
    }

    /// The parts of a value that is a list.
    mutating func list() -> [BuildSettingExpression.Part] {
        var parts: [Part] = []
        while let byte {
            if Self.isSpace(byte) {
                let start = offset
                while let byte = self.byte, Self.isSpace(byte) { offset += 1 }
                let isBetween = start > 0 && offset < bytes.count
                parts.append(isBetween ? .separator(string(from: start)) : .notation(string(from: start)))
            } else {
                word(into: &parts)
            }
        }
        return parts
    }

    /// One word of a list: up to white space that is neither quoted nor escaped.
    private mutating func word(into parts: inout [Part]) {
        var quote: UInt8?
        var start = offset
        while let byte {
            switch byte {
            case UInt8(ascii: "\\"):
                flush(&start, into: &parts)
                offset += 1
                parts.append(.notation("\\"))
                start = offset
                offset = min(offset + 1, bytes.count)
            case UInt8(ascii: "$"):
                flush(&start, into: &parts)
                substitution(into: &parts, isQuoted: quote != nil, depth: 0)
                start = offset
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard quote == nil || quote == byte else {
                    offset += 1
                    continue
                }
                flush(&start, into: &parts)
                offset += 1
                parts.append(.notation(String(Character(Unicode.Scalar(byte)))))
                // Two quotes are an empty word.
                if quote == nil, self.byte == byte { parts.append(.text("")) }
                quote = quote == nil ? byte : nil
                start = offset
            case _ where quote == nil && Self.isSpace(byte):
                return flush(&start, into: &parts)
            default: offset += 1
            }
        }
        flush(&start, into: &parts)
    }

    private mutating func flush(_ start: inout Int, into parts: inout [Part]) {
        if start < offset { parts.append(.text(string(from: start))) }
        start = offset
    }

    private mutating func parts(until isEnd: (UInt8) -> Bool, isQuoted: Bool, depth: Int) -> [Part] {
        var parts: [Part] = []
        while let byte, !isEnd(byte) {
            if byte == UInt8(ascii: "$") {
                substitution(into: &parts, isQuoted: isQuoted, depth: depth)
            } else {
                let start = offset
                while let byte = self.byte, byte != UInt8(ascii: "$"), !isEnd(byte) { offset += 1 }
                parts.append(.text(string(from: start)))
            }
        }
        return parts
    }

    /// Reads from a `$` on: a reference, or the character itself.
    private mutating func substitution(into parts: inout [Part], isQuoted: Bool, depth: Int) {
        let start = offset
        offset += 1
        guard let byte, depth < Self.depthLimit else { return parts.append(.text("$")) }
        if let closing = Self.closing[byte] {
            offset += 1
            if let reference = bracketed(start, closing, isQuoted: isQuoted, depth: depth) {
                parts.append(.reference(reference))
            } else {
                parts.append(.text(string(from: start)))
            }
        } else if Self.isNameStart(byte) {
            let nameStart = offset
            while let byte = self.byte, Self.isName(byte) { offset += 1 }
            let name = [Part.text(string(from: nameStart))]
            let reference = BuildSettingExpression.Reference(
                name: name, isQuoted: isQuoted, spelling: string(from: start))
            parts.append(.reference(reference))
        } else {
            if byte == UInt8(ascii: "$") { offset += 1 }
            parts.append(.text("$"))
        }
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
        UInt8(ascii: "["): UInt8(ascii: "]"),
    ]

    /// Reads what follows the opening bracket; nil where the closing one or the name is missing.
    private mutating func bracketed(
        _ start: Int, _ closing: UInt8, isQuoted: Bool, depth: Int
    ) -> BuildSettingExpression.Reference? {
        let endsPart: (UInt8) -> Bool = { $0 == closing || $0 == UInt8(ascii: ":") }
        let name = parts(until: endsPart, isQuoted: true, depth: depth + 1)
        var operators: [BuildSettingExpression.Operator] = []
        while byte == UInt8(ascii: ":") {
            offset += 1
            let operatorStart = offset
            while let byte, Self.isName(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
            let name = string(from: operatorStart)
            if byte == UInt8(ascii: "=") {
                offset += 1
                operators.append(.replacement(name, parts(until: endsPart, isQuoted: isQuoted, depth: depth + 1)))
            } else {
                operators.append(.retrieval(name))
                while let byte, !endsPart(byte) { offset += 1 }
            }
        }
        guard byte == closing else { return nil }
        offset += 1
        guard !name.isEmpty else { return nil }
        return BuildSettingExpression.Reference(
            name: name, operators: operators, isQuoted: isQuoted, spelling: string(from: start))
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func string(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
    }

    private static func isName(_ byte: UInt8) -> Bool {
        isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
    }
}
