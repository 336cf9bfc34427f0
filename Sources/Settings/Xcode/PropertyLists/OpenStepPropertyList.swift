/// Parser of the old-style ("OpenStep") property lists that Xcode writes its project files in.
///
/// Accepts what Foundation accepts: quoted and bare strings, data, arrays, dictionaries, both kinds of comments.
package struct OpenStepPropertyList {
    /// Deeper lists are refused; project files nest four deep.
    private static let depthLimit = 100

    private let bytes: [UInt8]
    private var offset: Int

    private init(_ file: SettingsFile) {
        bytes = file.bytes
        offset = file.textStart
    }

    /// The value that the file holds.
    package static func parse(_ file: SettingsFile) throws(SettingsSyntaxError) -> PropertyListValue {
        if file.isWide { throw SettingsSyntaxError("the file is encoded as UTF-16; only UTF-8 is read", at: 0) }
        var parser = OpenStepPropertyList(file)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        if parser.offset < parser.bytes.count { throw parser.unexpected("the end of the file") }
        return value
    }

    private mutating func value(depth: Int) throws(SettingsSyntaxError) -> PropertyListValue {
        skipSpace()
        let start = offset
        guard depth < Self.depthLimit else { throw SettingsSyntaxError("nested too deeply", at: start) }
        switch byte {
        case UInt8(ascii: "{"): return PropertyListValue(.dictionary(try dictionary(depth: depth)), at: start)
        case UInt8(ascii: "("): return PropertyListValue(.array(try array(depth: depth)), at: start)
        case UInt8(ascii: "<"): return PropertyListValue(.data(try data()), at: start)
        default: return PropertyListValue(.string(try string("a value")), at: start)
        }
    }

    private mutating func dictionary(depth: Int) throws(SettingsSyntaxError) -> PropertyListDictionary {
        let opening = offset
        offset += 1
        var dictionary = PropertyListDictionary()
        while true {
            skipSpace()
            if byte == UInt8(ascii: "}") { break }
            if byte == nil { throw SettingsSyntaxError("“{” without “}”: the file ends first", at: opening) }
            let keyOffset = offset
            let key = try string("a key or “}”")
            skipSpace()
            if byte == UInt8(ascii: ";") {
                // `{ key; }` stands for `{ key = key; }`.
                dictionary.append(key: key, at: keyOffset, value: PropertyListValue(.string(key), at: keyOffset))
            } else {
                try expect(UInt8(ascii: "="), "“=” after the key “\(key)”")
                dictionary.append(key: key, at: keyOffset, value: try value(depth: depth + 1))
                skipSpace()
            }
            try expect(UInt8(ascii: ";"), "“;” after the value of “\(key)”")
        }
        offset += 1
        return dictionary
    }

    private mutating func array(depth: Int) throws(SettingsSyntaxError) -> [PropertyListValue] {
        let opening = offset
        offset += 1
        var elements: [PropertyListValue] = []
        while true {
            skipSpace()
            if byte == UInt8(ascii: ")") { break }
            if byte == nil { throw SettingsSyntaxError("“(” without “)”: the file ends first", at: opening) }
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if byte == UInt8(ascii: ")") { break }
            try expect(UInt8(ascii: ","), "“,” or “)” after an element")
        }
        offset += 1
        return elements
    }

    private mutating func data() throws(SettingsSyntaxError) -> [UInt8] {
        if let marker = conflictMarker { throw marker }
        offset += 1
        var digits: [UInt8] = []
        while let byte, byte != UInt8(ascii: ">") {
            if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
                digits.append(UInt8(digit))
            } else if !Self.isSpace(byte) {
                throw unexpected("a hexadecimal digit or “>”")
            }
            offset += 1
        }
        try expect(UInt8(ascii: ">"), "“>” after data")
        guard digits.count.isMultiple(of: 2) else { throw SettingsSyntaxError("data with half a byte", at: offset) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func string(_ expected: String) throws(SettingsSyntaxError) -> String {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedString() }
        let start = offset
        while let byte, Self.isBare(byte) { offset += 1 }
        guard offset > start else { throw unexpected(expected) }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func quotedString() throws(SettingsSyntaxError) -> String {
        let opening = offset
        let quote = bytes[opening]
        offset += 1
        let start = offset
        while let byte, byte != quote, byte != UInt8(ascii: "\\") { offset += 1 }
        if byte == quote {
            offset += 1
            return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
        }
        var text = String(decoding: bytes[start..<offset], as: UTF8.self)
        while let byte, byte != quote {
            if byte == UInt8(ascii: "\\") {
                var escapes = OpenStepEscapes(bytes: bytes, offset: offset)
                text += escapes.run()
                offset = escapes.offset
            } else {
                let plain = offset
                while let byte = self.byte, byte != quote, byte != UInt8(ascii: "\\") { offset += 1 }
                text += String(decoding: bytes[plain..<offset], as: UTF8.self)
            }
        }
        guard byte == quote else { throw SettingsSyntaxError("a string without its closing quote", at: opening) }
        offset += 1
        return text
    }
}

extension OpenStepPropertyList {
    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func expect(_ wanted: UInt8, _ name: String) throws(SettingsSyntaxError) {
        guard byte == wanted else { throw unexpected(name) }
        offset += 1
    }

    private func unexpected(_ expected: String) -> SettingsSyntaxError {
        if let conflictMarker { return conflictMarker }
        guard let byte else { return SettingsSyntaxError("expected \(expected), but the file ends here", at: offset) }
        let found = byte < 0x80 ? "“\(Character(Unicode.Scalar(byte)))”" : "a character that needs quotes"
        return SettingsSyntaxError("expected \(expected), found \(found)", at: offset)
    }

    /// The mark of an unfinished merge at this place.
    private var conflictMarker: SettingsSyntaxError? {
        for mark in ["<<<<<<< ", "=======\n", ">>>>>>> "] where bytes[offset...].starts(with: mark.utf8) {
            let shown = mark.filter { !$0.isWhitespace }
            return SettingsSyntaxError("an unresolved merge conflict (“\(shown)”)", at: offset)
        }
        return nil
    }

    /// Skips white space and comments; a block comment that is never closed reaches to the end, as in Foundation.
    private mutating func skipSpace() {
        while let byte {
            if Self.isSpace(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while let byte = self.byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                offset += 2
                while let byte = self.byte, byte != UInt8(ascii: "*") || next != UInt8(ascii: "/") { offset += 1 }
                offset = min(offset + 2, bytes.count)
            } else if byte == 0xE2, bytes[offset...].starts(with: "\u{2028}".utf8) || isParagraphSeparator {
                offset += 3
            } else {
                return
            }
        }
    }

    private var isParagraphSeparator: Bool { bytes[offset...].starts(with: "\u{2029}".utf8) }

    private var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Letters, digits and what else needs no quotes.
    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"): true
        case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: false
        }
    }
}
