/// Writes the fields of a summary, or reads them: both run the same description of the format, so that they agree.
///
/// A reader never fails at once: after damaged bytes all further fields are zero, and it says so in the end.
protocol SummaryCoder {
    var state: CodingState { get set }

    mutating func byte(_ value: inout UInt8)
    mutating func number(_ value: inout UInt64)
    mutating func string(_ value: inout String)
    /// Calls `code` for each element; a reader makes `count` of them from `initial` first.
    mutating func elements<Element>(
        _ array: inout [Element], _ part: PartCounts.Part, initial: Element,
        code: (inout Self, inout Element, Int) -> Void)
    /// A reader was given a value that no writer writes.
    mutating func reject()
}

/// What both directions count along.
struct CodingState {
    var counts: PartCounts
    /// Where the next span of each part is expected to start.
    var cursors = PartCounts()
    var previousOffset: UInt32 = 0
    var previousReference: Int32 = 0
}

extension SummaryCoder {
    @inline(__always)
    mutating func number(_ value: inout UInt32) {
        var wide = UInt64(value)
        number(&wide)
        value = UInt32(truncatingIfNeeded: wide)
    }

    /// Small negative numbers are as short as small positive ones.
    @inline(__always)
    mutating func signed(_ value: inout Int32) {
        var folded = UInt32(bitPattern: value << 1 ^ value >> 31)
        number(&folded)
        value = Int32(bitPattern: folded >> 1) ^ -Int32(bitPattern: folded & 1)
    }

    /// Counts from the offset coded before.
    @inline(__always)
    mutating func offset(_ value: inout UInt32) {
        var difference = Int32(truncatingIfNeeded: Int64(value) - Int64(state.previousOffset))
        signed(&difference)
        value = UInt32(bitPattern: Int32(bitPattern: state.previousOffset) &+ difference)
        state.previousOffset = value
    }

    /// An index into a part, -1 for none.
    @inline(__always)
    mutating func index(_ value: inout Int32, _ part: PartCounts.Part) {
        var shifted = UInt32(bitPattern: value &+ 1)
        number(&shifted)
        if Int(shifted) > state.counts[part] {
            reject()
            shifted = 0
        }
        value = Int32(bitPattern: shifted) &- 1
    }

    /// An index before `position` in the same part, -1 for none.
    @inline(__always)
    mutating func earlier(_ value: inout Int32, than position: Int) {
        var distance = value < 0 ? 0 : UInt32(truncatingIfNeeded: position - Int(value))
        number(&distance)
        if Int(distance) > position {
            reject()
            distance = 0
        }
        value = distance == 0 ? -1 : Int32(truncatingIfNeeded: position - Int(distance))
    }

    /// An index near the one coded before.
    @inline(__always)
    mutating func reference(_ value: inout Int32, below limit: Int) {
        var difference = value &- state.previousReference
        signed(&difference)
        value = state.previousReference &+ difference
        if value < -1 || Int(value) >= limit {
            reject()
            value = -1
        }
        state.previousReference = value
    }

    @inline(__always)
    mutating func name(_ value: inout NameID) {
        var index = UInt32(bitPattern: value.index)
        number(&index)
        if Int(index) >= state.counts[.names] {
            reject()
            index = 0
        }
        value = NameID(index: Int32(truncatingIfNeeded: index))
    }

    /// A run of elements, which mostly begins where the one before ended.
    @inline(__always)
    mutating func span(_ value: inout Span, _ part: PartCounts.Part) {
        var count = UInt32(bitPattern: value.count)
        number(&count)
        if count == 0 {
            value = .empty
            return
        }
        var difference = value.start &- Int32(truncatingIfNeeded: state.cursors[part])
        signed(&difference)
        let start = state.cursors[part] + Int(difference)
        if start < 0 || start + Int(count) > state.counts[part] {
            reject()
            value = .empty
            return
        }
        value = Span(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: count))
        state.cursors[part] = start + Int(count)
    }

    /// An enum with `UInt8` raw values.
    @inline(__always)
    mutating func choice<Choice: RawRepresentable<UInt8>>(_ value: inout Choice) {
        var raw = value.rawValue
        byte(&raw)
        if let choice = Choice(rawValue: raw) { value = choice } else { reject() }
    }

    /// Eight Booleans, or less.
    @inline(__always)
    mutating func bits(_ first: Bool, _ others: Bool...) -> UInt8 {
        var mask: UInt8 = first ? 1 : 0
        for (index, bit) in others.enumerated() where bit { mask |= 2 << UInt8(index) }
        byte(&mask)
        return mask
    }
}
