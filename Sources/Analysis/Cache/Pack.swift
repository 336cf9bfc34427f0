/// Many small byte strings in one file, each under a digest; the unit of storage of the cache.
///
/// Layout, little-endian: 8 bytes of magic and version; the digest of all that follows; the identity (what the pack was
/// made from); the number of entries; for each its key, offset and length; the entries' bytes. A pack whose digest does
/// not match is no pack: a torn or damaged file is never read further.
package struct Pack: Sendable {
    private static let magic: [UInt8] = Array("heddle\u{0}\u{1}".utf8)
    private static let headerSize = 8 + 16 + 16 + 8
    private static let entrySize = 16 + 8 + 8

    /// What the pack was made from.
    package let identity: ContentDigest
    private let bytes: [UInt8]
    private let places: [ContentDigest: Range<Int>]

    /// Reads a stored pack, or returns nil where the bytes are no intact one.
    package init?(stored bytes: [UInt8]) {
        guard bytes.count >= Self.headerSize, bytes.starts(with: Self.magic),
            let checksum = bytes.digest(at: 8), let identity = bytes.digest(at: 24),
            let count = bytes.integer(at: 40), count >= 0, count <= bytes.count / Self.entrySize
        else { return nil }
        guard bytes.withUnsafeBytes({ ContentDigest(UnsafeRawBufferPointer(rebasing: $0[24...])) }) == checksum else {
            return nil
        }
        let start = Self.headerSize + count * Self.entrySize
        guard start <= bytes.count else { return nil }
        var places: [ContentDigest: Range<Int>] = Dictionary(minimumCapacity: count)
        for index in 0..<count {
            let entry = Self.headerSize + index * Self.entrySize
            guard let key = bytes.digest(at: entry), let offset = bytes.integer(at: entry + 16),
                let length = bytes.integer(at: entry + 24), offset >= start, length >= 0, offset <= bytes.count,
                length <= bytes.count - offset
            else { return nil }
            places[key] = offset..<offset + length
        }
        self.identity = identity
        self.bytes = bytes
        self.places = places
    }

    /// The bytes under a key.
    package subscript(_ key: ContentDigest) -> ArraySlice<UInt8>? { places[key].map { bytes[$0] } }

    /// Every key, in no order.
    package var keys: some Collection<ContentDigest> { places.keys }

    /// The file that holds `entries`.
    package static func stored(identity: ContentDigest, _ entries: [(key: ContentDigest, bytes: ArraySlice<UInt8>)])
        -> [UInt8]
    {
        var file: [UInt8] = []
        file.reserveCapacity(headerSize + entries.reduce(0) { $0 + entrySize + $1.bytes.count })
        file += magic
        file.append(ContentDigest(high: 0, low: 0))
        file.append(identity)
        file.append(entries.count)
        var offset = headerSize + entries.count * entrySize
        for entry in entries {
            file.append(entry.key)
            file.append(offset)
            file.append(entry.bytes.count)
            offset += entry.bytes.count
        }
        for entry in entries { file += entry.bytes }
        var checksum: [UInt8] = []
        checksum.append(file.withUnsafeBytes { ContentDigest(UnsafeRawBufferPointer(rebasing: $0[24...])) })
        file.replaceSubrange(8..<24, with: checksum)
        return file
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ digest: ContentDigest) {
        append(Int(bitPattern: UInt(digest.high)))
        append(Int(bitPattern: UInt(digest.low)))
    }

    fileprivate mutating func append(_ number: Int) {
        Swift.withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { append(contentsOf: $0) }
    }

    fileprivate func word(at offset: Int) -> UInt64? {
        guard offset + 8 <= count else { return nil }
        return withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    }

    fileprivate func integer(at offset: Int) -> Int? { word(at: offset).flatMap { Int(exactly: $0) } }

    fileprivate func digest(at offset: Int) -> ContentDigest? {
        guard let high = word(at: offset), let low = word(at: offset + 8) else { return nil }
        return ContentDigest(high: high, low: low)
    }
}
