/// Finds values by the bytes of a word, without making a string of it: a hash table for a few dozen known words among
/// many unknown ones.
struct WordTable<Value: Sendable>: Sendable {
    private var values = [Value?](repeating: nil, count: 1024)
    private var words = [[UInt8]](repeating: [], count: 1024)

    /// At most a few hundred words, all different.
    init(_ entries: [(word: String, value: Value)]) {
        for entry in entries.prefix(512) {
            let bytes = Array(entry.word.utf8)
            var slot = bytes.withUnsafeBytes(Self.hash)
            while values[slot] != nil { slot = (slot + 1) & 1023 }
            values[slot] = entry.value
            words[slot] = bytes
        }
    }

    subscript(word: UnsafeRawBufferPointer.SubSequence) -> Value? {
        let bytes = UnsafeRawBufferPointer(rebasing: word)
        var slot = Self.hash(bytes)
        while let value = values[slot] {
            if words[slot].elementsEqual(bytes) { return value }
            slot = (slot + 1) & 1023
        }
        return nil
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        var value: UInt32 = 2_166_136_261
        for byte in bytes { value = (value ^ UInt32(byte)) &* 16_777_619 }
        return Int((value ^ (value >> 15)) & 1023)
    }
}
