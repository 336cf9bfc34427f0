/// Appends fields to bytes.
struct SummaryWriter: SummaryCoder {
    private(set) var bytes: [UInt8] = []
    var state: CodingState

    init(counts: PartCounts) { state = CodingState(counts: counts) }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    @inline(__always)
    mutating func byte(_ value: inout UInt8) { bytes.append(value) }

    /// Seven bits a byte, the lowest first; the eighth says that more follow.
    @inline(__always)
    mutating func number(_ value: inout UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func string(_ value: inout String) {
        var count = UInt64(value.utf8.count)
        number(&count)
        bytes.append(contentsOf: value.utf8)
    }

    @inline(__always)
    mutating func elements<Element>(
        _ array: inout [Element], _ part: PartCounts.Part, initial: Element,
        code: (inout Self, inout Element, Int) -> Void
    ) {
        state.previousOffset = 0
        state.previousReference = 0
        for index in array.indices { code(&self, &array[index], index) }
    }

    /// What a writer is given is never out of range.
    mutating func reject() {}
}
