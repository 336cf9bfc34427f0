/// 128 bits that stand for some bytes: equal digests mean equal bytes for all that chance can do.
///
/// Not cryptographic: whoever writes the analysed files could make two of them collide, and would be shown the answer of
/// the one for the other, of their own making. The value is the same on every machine and in every release that keeps
/// `version`.
package struct ContentDigest: Hashable, Sendable {
    /// Changes with the function below.
    static let version = 1

    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The digest of `bytes`.
    package init(_ bytes: UnsafeRawBufferPointer) {
        var state = (high: UInt64(0x9E37_79B9_7F4A_7C15), low: UInt64(0xD1B5_4A32_D192_ED03))
        let count = bytes.count
        var offset = 0
        while count - offset >= 16 {
            let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
            Self.absorb(first, second, into: &state)
            offset += 16
        }
        var rest = (UInt64(0), UInt64(0))
        for index in offset..<count {
            let shift = UInt64(index - offset)
            let byte = UInt64(bytes[index])
            if shift < 8 { rest.0 |= byte << (shift * 8) } else { rest.1 |= byte << (shift * 8 - 64) }
        }
        Self.absorb(rest.0, rest.1, into: &state)
        Self.absorb(UInt64(count), 0x2545_F491_4F6C_DD1D, into: &state)
        Self.absorb(state.low, state.high, into: &state)
        high = state.high
        low = state.low
    }

    /// The digest of `bytes`.
    package init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { Self($0) }
    }

    /// 32 hexadecimal digits, for file names.
    package var hexadecimal: String {
        func digits(_ value: UInt64) -> String {
            let text = String(value, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return digits(high) + digits(low)
    }

    /// Two lanes, each a 64×64→128 bit multiplication folded; its inputs are folded in again, so that a zero factor
    /// does not erase what came before.
    private static func absorb(_ first: UInt64, _ second: UInt64, into state: inout (high: UInt64, low: UInt64)) {
        let left = folded(first ^ 0xA076_1D64_78BD_642F ^ state.low, second ^ 0xE703_7ED1_A0B4_28DB ^ state.high)
        let right = folded(second ^ 0x8EBC_6AF0_9C88_C6E3 &+ state.high, first ^ 0x5899_65CC_7537_4CC3 &+ state.low)
        state = (left ^ (state.high &* 0x9FB2_1C65_1E98_DF25), right ^ (state.low &* 0xC2B2_AE3D_27D4_EB4F))
    }

    private static func folded(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let product = first.multipliedFullWidth(by: second)
        return product.high ^ product.low ^ first ^ second
    }
}

/// Collects the parts of a cache key; each part is delimited, so that no two lists of parts run together alike.
package struct DigestBuilder {
    private var bytes: [UInt8] = []

    package init() {}

    /// Adds a text.
    package mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Adds a number.
    package mutating func add(_ number: Int) {
        withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Adds a digest made before.
    package mutating func add(_ digest: ContentDigest) {
        withUnsafeBytes(of: digest.high.littleEndian) { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: digest.low.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// The digest of all parts in their order.
    package func digest() -> ContentDigest { ContentDigest(bytes) }
}
