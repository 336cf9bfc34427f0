import Foundation

/// The bytes of a source file, with what it takes to turn the compiler's offsets into lines and columns.
struct SourceBytes {
    let path: String
    let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Nil where the file cannot be read.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(path: path, bytes: [UInt8](data))
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// 1-based line and UTF-8 column of an offset.
    func position(_ offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    /// The first of `keywords` as a whole word from `start` on, at most a little beyond `end`, and the offset of the token
    /// after it; `start` twice where there is none.
    func keyword(_ keywords: [String], from start: Int, to end: Int) -> (keyword: Int, next: Int) {
        let limit = min(max(end, start) + 64, bytes.count)
        var offset = start
        while offset < limit {
            guard Self.isWord(bytes[offset]) else {
                offset += 1
                continue
            }
            var wordEnd = offset
            while wordEnd < limit, Self.isWord(bytes[wordEnd]) { wordEnd += 1 }
            let isWhole = offset == 0 || !Self.isWord(bytes[offset - 1])
            if isWhole, keywords.contains(where: { $0.utf8.elementsEqual(bytes[offset..<wordEnd]) }) {
                return (offset, skipTrivia(wordEnd))
            }
            offset = wordEnd
        }
        return (start, start)
    }

    /// The identifier or operator that begins at an offset.
    func word(at offset: Int) -> String {
        guard let first = byte(at: offset) else { return "" }
        var end = offset + 1
        if first == UInt8(ascii: "`") {
            while let byte = byte(at: end), byte != first { end += 1 }
            end = min(end + 1, bytes.count)
        } else if Self.isIdentifier(first), !Self.isDigit(first) {
            while let byte = byte(at: end), Self.isIdentifier(byte) { end += 1 }
        } else if Self.isOperator(first) {
            while let byte = byte(at: end), Self.isOperator(byte) { end += 1 }
        } else {
            return ""
        }
        return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    private func skipTrivia(_ start: Int) -> Int {
        var offset = start
        while let byte = byte(at: offset) {
            if byte == 0x20 || (0x09...0x0d).contains(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "/") {
                while let byte = self.byte(at: offset), byte != UInt8(ascii: "\n") { offset += 1 }
            } else if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "*") {
                offset += 2
                while let byte = self.byte(at: offset) {
                    if byte == UInt8(ascii: "*"), self.byte(at: offset + 1) == UInt8(ascii: "/") { break }
                    offset += 1
                }
                offset = min(offset + 2, bytes.count)
            } else {
                break
            }
        }
        return offset
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: isDigit(byte)
        }
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        isWord(byte) || byte >= 0x80 || byte == UInt8(ascii: "$")
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x80 && !isWord(byte) && !"(){}[];:,".utf8.contains(byte)
    }
}
