#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads one output of a program and keeps its beginning.
struct OutputReader {
    private(set) var captured = CapturedOutput()
    private(set) var isOpen = true
    private let descriptor: Int32
    private let limit: Int
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// What to ask `poll` for; a closed reader is passed over there.
    var pollEntry: pollfd { pollfd(fd: isOpen ? descriptor : -1, events: Int16(POLLIN), revents: 0) }

    /// Takes what has arrived; to be called when `poll` reports the descriptor. True where there was something.
    mutating func read() -> Bool {
        let count = readBuffer()
        if count < 0, errno == EINTR || errno == EAGAIN { return false }
        guard count > 0 else {
            close()
            return true
        }
        let room = max(0, limit - captured.bytes.count)
        captured.bytes.append(contentsOf: buffer[..<min(count, room)])
        if count > room { captured.isTruncated = true }
        return true
    }

    mutating func close() {
        guard isOpen else { return }
        isOpen = false
        closeDescriptor()
    }

    private mutating func readBuffer() -> Int {
        buffer.withUnsafeMutableBytes { readDescriptor(descriptor, $0) }
    }

    private func closeDescriptor() { _ = closeFile(descriptor) }
}

// Free functions, because the methods above hide the C functions of the same names.
private func readDescriptor(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}

private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
