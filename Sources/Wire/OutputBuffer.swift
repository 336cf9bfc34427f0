#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Collects bytes and writes them to a file descriptor in large pieces.
///
/// A reader that has gone (`heddle … | head`) is no error: what follows is dropped. The owner calls `flush` at the end.
package struct OutputBuffer: ~Copyable {
    private var bytes: [UInt8] = []
    private let descriptor: Int32
    private let limit: Int
    /// The reader has gone, or the disk is full: nothing more is written.
    package private(set) var isBroken = false

    /// Writes to `descriptor`, which stays open, whenever more than `limit` bytes have come together.
    package init(descriptor: Int32, limit: Int = 1 << 16) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// Standard output.
    package static func standardOutput() -> OutputBuffer { OutputBuffer(descriptor: STDOUT_FILENO) }

    /// Standard error, written at once.
    package static func standardError() -> OutputBuffer { OutputBuffer(descriptor: STDERR_FILENO, limit: 0) }

    /// Adds a text.
    package mutating func append(_ text: String) { append(text.utf8) }

    /// Adds bytes.
    package mutating func append(_ more: some Collection<UInt8>) {
        if isBroken { return }
        bytes.append(contentsOf: more)
        if bytes.count > limit { flush() }
    }

    /// Writes what has come together.
    package mutating func flush() {
        var offset = 0
        let descriptor = descriptor
        while offset < bytes.count, !isBroken {
            let written = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { write(descriptor, $0 + offset, buffer.count - offset) } ?? 0
            }
            if written > 0 {
                offset += written
            } else if errno != EINTR && errno != EAGAIN {
                isBroken = true
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
