/// One encoded summary, as text in the program.
package struct SDKFactsPart: Sendable {
    /// The module it belongs to, with a suffix where a module has several: `Foundation.apple`.
    package let name: String
    /// The bytes in base 64, without padding; line feeds are passed over.
    private let text: StaticString

    package init(name: String, text: StaticString) {
        self.name = name
        self.text = text
    }

    /// The encoded summary.
    package func bytes() -> [UInt8] {
        text.withUTF8Buffer { Base64Text.decode($0) }
    }
}

/// Base 64 as RFC 4648 describes it, without padding.
package enum Base64Text {
    /// The digits, by value.
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The value of each digit; 64 for any other byte.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 64, count: 256)
        for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
        return values
    }()

    /// The text that stands for bytes.
    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 4 / 3 + 4)
        var accumulator: UInt32 = 0
        var bitCount: UInt32 = 0
        for byte in bytes {
            accumulator = accumulator << 8 | UInt32(byte)
            bitCount += 8
            while bitCount >= 6 {
                bitCount -= 6
                text.append(digits[Int(accumulator >> bitCount & 63)])
            }
        }
        if bitCount > 0 { text.append(digits[Int(accumulator << (6 - bitCount) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes that text stands for; bytes that are no digits are passed over.
    package static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: text.count * 3 / 4 + 1) { output, count in
            values.withUnsafeBufferPointer { values in
                var accumulator: UInt32 = 0
                var bitCount: UInt32 = 0
                for digit in text {
                    let value = values[Int(digit)]
                    guard value < 64 else { continue }
                    accumulator = accumulator << 6 | UInt32(value)
                    bitCount += 6
                    if bitCount >= 8 {
                        bitCount -= 8
                        output[count] = UInt8(truncatingIfNeeded: accumulator >> bitCount)
                        count += 1
                    }
                }
            }
        }
    }
}
