/// Interns the strings of one file by their bytes, so that a name that repeats costs a hash and a comparison.
struct NameInterner {
    private struct Entry {
        var bytes: UnsafeBufferPointer<UInt8>
        var hash: UInt32
    }

    /// Index 0 is the empty string.
    private var entries: [Entry] = [Entry(bytes: UnsafeBufferPointer(start: nil, count: 0), hash: 0)]
    /// Open addressing, a power of two long: an index into `entries`, 0 for a free place.
    private var slots = [Int32](repeating: 0, count: 512)
    /// Texts that stand nowhere in the source.
    private var owned: [UnsafeMutableBufferPointer<UInt8>] = []

    /// The identifier of bytes that outlive this table: a part of the source or of a literal.
    mutating func id(_ bytes: UnsafeBufferPointer<UInt8>) -> NameID {
        if bytes.isEmpty { return .none }
        let hash = Self.hash(bytes)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot])]
            if entry.hash == hash, Self.areEqual(entry.bytes, bytes) { return NameID(index: slots[slot]) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let index = Int32(entries.count)
        entries.append(Entry(bytes: bytes, hash: hash))
        slots[slot] = index
        if entries.count * 2 > slots.count { grow() }
        return NameID(index: index)
    }

    mutating func id(_ literal: StaticString) -> NameID {
        id(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// The identifier of bytes that are copied.
    mutating func id(copying bytes: [UInt8]) -> NameID {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        owned.append(copy)
        return id(UnsafeBufferPointer(copy))
    }

    func bytes(_ id: NameID) -> UnsafeBufferPointer<UInt8> { entries[Int(id.index)].bytes }

    /// All strings by index; ill-formed UTF-8 is repaired. Ends the table's use.
    mutating func finish() -> [String] {
        let strings = entries.map { String(decoding: $0.bytes, as: UTF8.self) }
        for buffer in owned { buffer.deallocate() }
        owned = []
        entries = []
        return strings
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for index in 1..<entries.count {
            var slot = Int(entries[index].hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index)
        }
    }

    /// FNV-1a.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash
    }

    private static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        for index in 0..<left.count where left[index] != right[index] { return false }
        return true
    }
}
