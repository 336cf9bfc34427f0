/// Takes fields from bytes that may be damaged.
struct SummaryReader: SummaryCoder {
    var state = CodingState(counts: PartCounts())
    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var isDamaged = false

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// All was read, and nothing was wrong.
    var isComplete: Bool { !isDamaged && position == bytes.count }

    /// What follows reads as zero.
    mutating func reject() {
        isDamaged = true
        position = bytes.count
    }

    @inline(__always)
    mutating func byte(_ value: inout UInt8) {
        guard position < bytes.count else {
            isDamaged = true
            value = 0
            return
        }
        value = bytes[position]
        position += 1
    }

    @inline(__always)
    mutating func number(_ value: inout UInt64) {
        if position < bytes.count, bytes[position] < 0x80 {
            value = UInt64(bytes[position])
            position += 1
            return
        }
        longNumber(&value)
    }

    @inline(never)
    private mutating func longNumber(_ value: inout UInt64) {
        value = 0
        var shift: UInt64 = 0
        while position < bytes.count, shift < 64 {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return }
            shift += 7
        }
        value = 0
        reject()
    }

    mutating func string(_ value: inout String) {
        var count: UInt64 = 0
        number(&count)
        guard count <= UInt64(bytes.count - position) else {
            reject()
            value = ""
            return
        }
        let end = position + Int(count)
        value = String(decoding: bytes[position..<end], as: UTF8.self)
        position = end
    }

    @inline(__always)
    mutating func elements<Element>(
        _ array: inout [Element], _ part: PartCounts.Part, initial: Element,
        code: (inout Self, inout Element, Int) -> Void
    ) {
        state.previousOffset = 0
        state.previousReference = 0
        let count = state.counts[part]
        // Every element takes at least one byte, so that damage cannot make this large.
        guard count >= 0, count <= bytes.count - position else {
            if count != 0 { reject() }
            return
        }
        array = [Element](repeating: initial, count: count)
        for index in 0..<count { code(&self, &array[index], index) }
    }
}
