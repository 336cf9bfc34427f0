/// Writes JSON straight into a byte buffer: members come out in the order of the calls, and nothing is kept but bytes.
///
/// The caller balances `beginObject`/`endObject` and `beginArray`/`endArray`; commas and, where asked for, line breaks
/// are placed here.
package struct JSONWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// Two spaces per level and one member per line rather than everything on one line.
    private let isIndented: Bool
    private var depth = 0
    /// Nothing stands yet in the innermost array or object, or a name has just been written.
    private var isFirst = true

    package init(isIndented: Bool = false) { self.isIndented = isIndented }

    /// Forgets what was written and keeps the memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        depth = 0
        isFirst = true
    }

    /// Members follow, each a `name` and a value.
    package mutating func beginObject() { open(UInt8(ascii: "{")) }

    /// Closes the innermost object.
    package mutating func endObject() { close(UInt8(ascii: "}")) }

    /// Elements follow.
    package mutating func beginArray() { open(UInt8(ascii: "[")) }

    /// Closes the innermost array.
    package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// The name of the member whose value is written next.
    package mutating func name(_ name: String) {
        separate()
        appendQuoted(name)
        bytes.append(UInt8(ascii: ":"))
        if isIndented { bytes.append(UInt8(ascii: " ")) }
        isFirst = true
    }

    /// A string, escaped as needed.
    package mutating func string(_ text: String) {
        separate()
        appendQuoted(text)
        isFirst = false
    }

    /// Bytes that should be UTF-8; what is not becomes U+FFFD.
    package mutating func string(utf8 text: some Collection<UInt8>) {
        string(String(decoding: text, as: UTF8.self))
    }

    /// A whole number.
    package mutating func integer(_ value: some BinaryInteger) {
        separate()
        appendDigits(value)
        isFirst = false
    }

    /// JSON has no infinity and no NaN: both are written as null.
    package mutating func number(_ value: Double) {
        separate()
        if !value.isFinite {
            bytes.append(contentsOf: "null".utf8)
        } else if value == value.rounded(), value.magnitude < 1e15 {
            appendDigits(Int64(value))
        } else {
            bytes.append(contentsOf: "\(value)".utf8)
        }
        isFirst = false
    }

    /// `true` or `false`.
    package mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
        isFirst = false
    }

    /// `null`.
    package mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
        isFirst = false
    }

    /// Ends a line of JSON Lines, or a document.
    package mutating func newline() {
        bytes.append(UInt8(ascii: "\n"))
        isFirst = true
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        depth += 1
        isFirst = true
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if isIndented, !isFirst { breakLine() }
        bytes.append(bracket)
        isFirst = false
    }

    /// The comma and line break before a value or name, where they are due.
    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        if isIndented, depth > 0, bytes.last != UInt8(ascii: " ") { breakLine() }
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<depth { bytes.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: " ")]) }
    }
}

extension JSONWriter {
    /// `name` and a string.
    package mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    /// `name` and a whole number.
    package mutating func member(_ name: String, _ value: Int) {
        self.name(name)
        integer(value)
    }

    /// `name` and a truth value.
    package mutating func member(_ name: String, _ value: Bool) {
        self.name(name)
        bool(value)
    }

    /// A whole value, members in their order.
    package mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .integer(let number): integer(number)
        case .number(let number): self.number(number)
        case .string(let text): string(text)
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .object(let object):
            beginObject()
            for member in object.members {
                name(member.name)
                self.value(member.value)
            }
            endObject()
        }
    }
}

extension JSONWriter {
    private mutating func appendDigits(_ value: some BinaryInteger) {
        // Line and column numbers are most of what is written: small numbers need no string.
        guard value >= 0, value < 1_000_000_000 else { return bytes.append(contentsOf: "\(value)".utf8) }
        var rest = UInt32(value)
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    private mutating func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { appendEscaped($0) }
        if isContiguous == nil { Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) } }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Copies runs of plain bytes whole and escapes what JSON must not hold.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var runStart = 0
        for index in text.indices {
            let byte = text[index]
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
            bytes.append(contentsOf: text[runStart..<index])
            appendEscape(byte)
            runStart = index + 1
        }
        bytes.append(contentsOf: text[runStart...])
    }

    private mutating func appendEscape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }
}
