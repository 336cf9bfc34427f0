/// The binary form of a `FileSummary`, for caches.
///
/// It holds the parts one after the other, every number as small as it is: references count back from where they stand,
/// offsets count from the one before, and what has its default value is left out. A header names the format's version,
/// and a checksum finds what was damaged.
package enum SummaryCodec {
    /// Changes with every change of the format or of what a summary means.
    package static let version: UInt32 = 1

    /// Why bytes are not a summary.
    package enum Failure: Error, Hashable, Sendable {
        /// They do not begin as one.
        case notASummary
        /// They were written by another version.
        case otherVersion(UInt32)
        /// They are cut short or changed.
        case damaged
    }

    private static let magic: UInt32 = 0x4C44_4448  // "HDDL"
    private static let headerByteCount = 16

    package static func encode(_ summary: FileSummary) -> [UInt8] {
        var writer = SummaryWriter(counts: PartCounts(summary))
        writer.reserve(summary.expressions.count * 6 + summary.declarations.count * 32 + 256)
        var summary = summary
        writer.code(&summary)
        let payload = writer.bytes
        var bytes: [UInt8] = []
        bytes.reserveCapacity(payload.count + headerByteCount)
        append(UInt64(magic) | UInt64(version) << 32, to: &bytes)
        append(payload.withUnsafeBytes { checksum($0) }, to: &bytes)
        bytes.append(contentsOf: payload)
        return bytes
    }

    /// Reads what `encode` wrote. Any bytes are safe to pass: what it returns has no reference out of range and no cycle.
    package static func decode(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> FileSummary {
        guard bytes.count >= headerByteCount else { throw .notASummary }
        let header = bytes.loadUnaligned(as: UInt64.self).littleEndian
        guard UInt32(truncatingIfNeeded: header) == magic else { throw .notASummary }
        let found = UInt32(truncatingIfNeeded: header >> 32)
        guard found == version else { throw .otherVersion(found) }
        let payload = UnsafeRawBufferPointer(rebasing: bytes[headerByteCount...])
        guard bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian == checksum(payload) else {
            throw .damaged
        }
        return try decodePayload(payload)
    }

    /// What follows the header.
    static func decodePayload(_ payload: UnsafeRawBufferPointer) throws(Failure) -> FileSummary {
        var reader = SummaryReader(payload)
        var summary = FileSummary()
        summary.names = []
        summary.lineStarts = []
        reader.code(&summary)
        guard reader.isComplete, SummaryValidation(summary).isValid else { throw .damaged }
        return summary
    }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Eight bytes at a time, multiplied and folded.
    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var state = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        var position = 0
        while position + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
            let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
            state = product.high ^ product.low &+ word
            position += 8
        }
        while position < bytes.count {
            state = (state ^ UInt64(bytes[position])) &* 0x0000_0100_0000_01B3
            position += 1
        }
        return state ^ state >> 29
    }
}

/// How many elements each part of a summary has.
struct PartCounts {
    /// The arrays of a summary that others refer to or that are coded, in their order.
    enum Part: Int, CaseIterable {
        case names, lineStarts, imports, declarations, attributes, inheritances, genericParameters, requirements
        case parameters, types, expressions, arguments, closures, captures, bodies, bindings, conditions, lists
        case syntaxErrors
    }

    private var counts = [Int](repeating: 0, count: Part.allCases.count)

    init() {}

    init(_ summary: FileSummary) {
        counts = [
            summary.names.count, summary.lineStarts.count, summary.imports.count, summary.declarations.count,
            summary.attributes.count, summary.inheritances.count, summary.genericParameters.count,
            summary.requirements.count, summary.parameters.count, summary.types.count, summary.expressions.count,
            summary.arguments.count, summary.closures.count, summary.captures.count, summary.bodies.count,
            summary.bindings.count, summary.conditions.count, summary.lists.count, summary.syntaxErrors.count,
        ]
    }

    subscript(_ part: Part) -> Int {
        get { counts[part.rawValue] }
        set { counts[part.rawValue] = newValue }
    }
}
