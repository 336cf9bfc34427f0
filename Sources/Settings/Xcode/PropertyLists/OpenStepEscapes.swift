/// Reads escape sequences of old-style property lists.
struct OpenStepEscapes {
    private let bytes: [UInt8]
    private(set) var offset: Int

    /// `offset` is that of a backslash.
    init(bytes: [UInt8], offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    /// The text of all escape sequences that follow one another: `\U` sequences may form surrogate pairs.
    mutating func run() -> String {
        var units: [UInt16] = []
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "\\") {
            offset += 1
            units.append(contentsOf: sequence())
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The UTF-16 code units of the sequence behind a backslash.
    private mutating func sequence() -> [UInt16] {
        guard offset < bytes.count else { return [] }
        let letter = bytes[offset]
        if let octal = octal() { return [octal] }
        offset += 1
        switch letter {
        case UInt8(ascii: "a"): return [7]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "v"): return [11]
        case UInt8(ascii: "U"): return [hexadecimal()]
        default:
            // Whatever else is escaped stands for itself; it may be longer than a byte.
            let start = offset - 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            return Array(String(decoding: bytes[start..<offset], as: UTF8.self).utf16)
        }
    }

    /// Up to four digits.
    private mutating func hexadecimal() -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 where offset < bytes.count {
            guard let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else { break }
            value = value << 4 | UInt16(digit)
            offset += 1
        }
        return value
    }

    /// Up to three octal digits: a character of the NeXTSTEP encoding; nil where none follows.
    private mutating func octal() -> UInt16? {
        var value = 0
        var count = 0
        while count < 3, offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[offset]) {
            value = value << 3 | Int(bytes[offset] - UInt8(ascii: "0"))
            offset += 1
            count += 1
        }
        guard count > 0 else { return nil }
        let byte = value & 0xFF
        return byte < 0x80 ? UInt16(byte) : Self.upperHalf[byte - 0x80]
    }

    /// NeXTSTEP's characters from 0x80 on.
    private static let upperHalf: [UInt16] = {
        let text =
            "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ"
        return Array(text.utf16) + [0xFFFD, 0xFFFD]
    }()
}
