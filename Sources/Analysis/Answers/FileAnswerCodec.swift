/// Stores a `FileAnswer` as bytes: a table of the texts, each once, then the rows as small numbers.
///
/// What does not decode is no answer: every length and index is checked, so that damaged bytes cannot do harm.
package enum FileAnswerCodec {
    /// Changes with the layout.
    static let version = 1

    /// The bytes that stand for an answer.
    package static func encode(_ answer: FileAnswer) -> [UInt8] {
        var table = TextTable()
        var rows: [UInt8] = []
        for list in [answer.rows, answer.conformances, answer.syntaxErrors] {
            rows.appendVariable(UInt64(list.count))
            for row in list {
                rows.appendVariable(UInt64(row.line))
                rows.appendVariable(UInt64(row.column) << 1 | (row.isInactive ? 1 : 0))
                for text in [row.kind, row.name, row.isolation, row.evidence, row.detail] {
                    rows.appendVariable(UInt64(table.index(of: text)))
                }
            }
        }
        var bytes: [UInt8] = []
        bytes.appendVariable(UInt64(table.texts.count))
        for text in table.texts {
            bytes.appendVariable(UInt64(text.utf8.count))
            bytes.append(contentsOf: text.utf8)
        }
        return bytes + rows
    }

    /// The answer that the bytes stand for, or nil where they stand for none.
    package static func decode(_ bytes: ArraySlice<UInt8>) -> FileAnswer? {
        var reader = ByteReader(bytes)
        guard let texts = readTexts(&reader), let rows = readRows(&reader, texts),
            let conformances = readRows(&reader, texts),
            let syntaxErrors = readRows(&reader, texts), reader.isAtEnd
        else { return nil }
        return FileAnswer(rows: rows, conformances: conformances, syntaxErrors: syntaxErrors)
    }

    private static func readTexts(_ reader: inout ByteReader) -> [String]? {
        guard let count = reader.count(ofAtLeast: 1) else { return nil }
        var texts: [String] = []
        texts.reserveCapacity(count)
        for _ in 0..<count {
            guard let length = reader.count(ofAtLeast: 1), let bytes = reader.bytes(length) else { return nil }
            texts.append(String(decoding: bytes, as: UTF8.self))
        }
        return texts
    }

    private static func readRows(_ reader: inout ByteReader, _ texts: [String]) -> [AnswerRow]? {
        guard let count = reader.count(ofAtLeast: 7) else { return nil }
        var rows: [AnswerRow] = []
        rows.reserveCapacity(count)
        for _ in 0..<count {
            guard let line = reader.number(), let column = reader.number(), let kind = text(&reader, texts),
                let name = text(&reader, texts), let isolation = text(&reader, texts),
                let evidence = text(&reader, texts), let detail = text(&reader, texts)
            else { return nil }
            rows.append(
                AnswerRow(
                    line: UInt32(truncatingIfNeeded: line), column: UInt32(truncatingIfNeeded: column >> 1), kind: kind,
                    name: name, isolation: isolation, evidence: evidence, detail: detail,
                    isInactive: column & 1 == 1))
        }
        return rows
    }

    private static func text(_ reader: inout ByteReader, _ texts: [String]) -> String? {
        guard let index = reader.number(), index < texts.count else { return nil }
        return texts[Int(index)]
    }
}

/// Texts in the order in which they first came.
private struct TextTable {
    private(set) var texts: [String] = []
    private var indices: [String: Int] = [:]

    mutating func index(of text: String) -> Int {
        if let index = indices[text] { return index }
        indices[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

extension [UInt8] {
    /// Seven bits a byte, the lowest first.
    fileprivate mutating func appendVariable(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

/// Reads what `appendVariable` wrote, never beyond the end.
private struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var isAtEnd: Bool { index == bytes.endIndex }

    mutating func number() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while index < bytes.endIndex, shift < 64 {
            let byte = bytes[index]
            index += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }

    /// A number of things that take at least `size` bytes each, and so cannot be more than what is left.
    mutating func count(ofAtLeast size: Int) -> Int? {
        guard let number = number(), number <= UInt64((bytes.endIndex - index) / size) else { return nil }
        return Int(number)
    }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.endIndex - index else { return nil }
        defer { index += count }
        return bytes[index..<index + count]
    }
}
