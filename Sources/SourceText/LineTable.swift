/// A place in a file as people and the compiler write it.
package struct SourcePosition: Hashable, Comparable, Sendable {
    /// 1-based.
    package var line: Int
    /// 1-based, counted in UTF-8 bytes, as `swiftc` prints it.
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Half-open range of UTF-8 byte offsets from the start of a file.
package struct ByteRange: Hashable, Sendable {
    package var start: Int
    package var end: Int

    package init(start: Int, end: Int) {
        self.start = start
        self.end = end
    }

    /// Whether the byte at `offset` is inside.
    package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

/// Where the lines of a file start: from byte offsets to lines and columns and back.
///
/// Lines end with `\n`, as the compiler counts them; a `\r` before it belongs to the line.
package struct LineTable: Hashable, Sendable {
    /// Offset of the first byte of each line, ascending; the first is 0.
    package let lineStarts: [UInt32]

    /// A table made before; an empty list stands for one line.
    package init(lineStarts: [UInt32]) {
        self.lineStarts = lineStarts.isEmpty ? [0] : lineStarts
    }

    /// The table of a file's bytes; what lies beyond 4 GB is on the last line.
    package init(bytes: some Sequence<UInt8>) {
        var starts: [UInt32] = [0]
        var offset: UInt32 = 0
        for byte in bytes {
            if offset == .max { break }
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
        }
        lineStarts = starts
    }

    /// The line and UTF-8 column of a byte; one past the end is allowed.
    package func position(of offset: Int) -> SourcePosition {
        let line = lineIndex(of: offset)
        return SourcePosition(line: line + 1, column: offset - Int(lineStarts[line]) + 1)
    }

    /// The byte at a line and UTF-8 column, or nil where the file has no such line or the column lies beyond its line.
    package func offset(of position: SourcePosition) -> Int? {
        guard position.line >= 1, position.line <= lineStarts.count, position.column >= 1 else { return nil }
        let offset = Int(lineStarts[position.line - 1]) + position.column - 1
        if position.line < lineStarts.count, offset >= Int(lineStarts[position.line]) { return nil }
        return offset
    }

    /// The 0-based UTF-16 column of a byte, as editors count; `bytes` are the file's.
    package func utf16Column(of offset: Int, in bytes: [UInt8]) -> Int {
        let start = Int(lineStarts[lineIndex(of: offset)])
        let end = min(offset, bytes.count)
        guard start < end else { return 0 }
        return String(decoding: bytes[start..<end], as: UTF8.self).utf16.count
    }

    /// 0-based index of the line that holds the byte.
    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
