/// Why a text is no JSON document, and where.
package struct JSONError: Error, Hashable, Sendable {
    /// 0-based offset of the byte at fault.
    package let offset: Int
    /// 1-based, and 1-based in UTF-8 bytes.
    package let line: Int
    package let column: Int
    /// Lower case, no full stop.
    package let message: String
}

/// A strict reader of RFC 8259: no comments, no trailing commas, no lone surrogates, no invalid UTF-8, nothing after the
/// value. Nesting is bounded, so that hostile input cannot exhaust the stack.
package struct JSONParser {
    private let bytes: [UInt8]
    private let depthLimit: Int
    private var index = 0

    /// The value that the whole text stands for.
    package static func parse(_ bytes: [UInt8], depthLimit: Int = 256) throws(JSONError) -> JSONValue {
        var parser = JSONParser(bytes: bytes, depthLimit: depthLimit)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        if parser.index < bytes.count { throw parser.error("unexpected text after the value") }
        return value
    }

    /// The value that the whole text stands for.
    package static func parse(_ text: String, depthLimit: Int = 256) throws(JSONError) -> JSONValue {
        try parse(Array(text.utf8), depthLimit: depthLimit)
    }

    private init(bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    private func error(_ message: String, at offset: Int? = nil) -> JSONError {
        let offset = min(offset ?? index, bytes.count)
        let before = bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return JSONError(offset: offset, line: line, column: offset - lineStart + 1, message: message)
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try array(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return try number()
        case nil: throw error("the text ends where a value should stand")
        default: throw error("no JSON value starts here")
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard bytes[index...].starts(with: word.utf8) else { throw error("no JSON value starts here") }
        index += word.utf8.count
        return value
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        if depth > depthLimit { throw error("nested deeper than \(depthLimit) levels") }
        index += 1
        var elements: [JSONValue] = []
        skipSpace()
        if consume(UInt8(ascii: "]")) { return .array([]) }
        while true {
            elements.append(try value(depth: depth))
            skipSpace()
            if consume(UInt8(ascii: "]")) { return .array(elements) }
            guard consume(UInt8(ascii: ",")) else { throw error("expected ',' or ']'") }
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        if depth > depthLimit { throw error("nested deeper than \(depthLimit) levels") }
        index += 1
        var object = JSONObject()
        var names: Set<String> = []
        skipSpace()
        if consume(UInt8(ascii: "}")) { return .object(object) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error("expected a member's name in quotes") }
            let name = try string()
            skipSpace()
            guard consume(UInt8(ascii: ":")) else { throw error("expected ':'") }
            let member = try value(depth: depth)
            if names.insert(name).inserted { object.append(name, member) } else { object[name] = member }
            skipSpace()
            if consume(UInt8(ascii: "}")) { return .object(object) }
            guard consume(UInt8(ascii: ",")) else { throw error("expected ',' or '}'") }
        }
    }
}

extension JSONParser {
    /// Digits with an optional fraction and exponent; a leading zero stands alone.
    private mutating func number() throws(JSONError) -> JSONValue {
        let start = index
        _ = consume(UInt8(ascii: "-"))
        if !consume(UInt8(ascii: "0")) { try digits() }
        var isWhole = true
        if consume(UInt8(ascii: ".")) {
            isWhole = false
            try digits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            isWhole = false
            index += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let value = Int64(text) { return .integer(value) }
        guard let value = Double(text), value.isFinite else { throw error("number out of range", at: start) }
        return .number(value)
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
        if index == start { throw error("expected a digit") }
    }

    private mutating func string() throws(JSONError) -> String {
        let opening = index
        index += 1
        var text: [UInt8] = []
        while true {
            let runStart = index
            while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
            text.append(contentsOf: bytes[runStart..<index])
            switch next {
            case UInt8(ascii: "\""):
                index += 1
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw error("string is not valid UTF-8", at: opening)
                }
                return string
            case UInt8(ascii: "\\"): try escape(into: &text)
            case nil: throw error("string is not closed", at: opening)
            default: throw error("control character in a string")
            }
        }
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        let start = index
        index += 1
        guard let kind = next else { throw error("string is not closed", at: start) }
        index += 1
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(kind)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: Array(try scalar(from: start).utf8))
        default: throw error("unknown escape", at: start)
        }
    }

    /// The scalar of `\uXXXX`, or of a pair of them where the first is a high surrogate.
    private mutating func scalar(from start: Int) throws(JSONError) -> String {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return String(Character(scalar)) }
        guard first < 0xDC00, consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")) else {
            throw error("lone surrogate", at: start)
        }
        let second = try hexadecimal()
        guard second >= 0xDC00, second < 0xE000,
            let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
        else { throw error("lone surrogate", at: start) }
        return String(Character(scalar))
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        guard index + 4 <= bytes.count else { throw error("expected four hexadecimal digits") }
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
                throw error("expected four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}
