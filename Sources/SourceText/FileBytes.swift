#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why a file could not be read.
package enum FileReadError: Error, Hashable, Sendable {
    case missing
    case permissionDenied
    /// A folder, FIFO, socket or device: reading it could hang or never end.
    case notAFile
    case tooLarge(bytes: Int, limit: Int)
    case symbolicLinkLoop
    /// The operating system's reason.
    case failed(String)

    /// The reason, to follow a path and a colon.
    package var message: String {
        switch self {
        case .missing: "no such file"
        case .permissionDenied: "permission denied"
        case .notAFile: "not a regular file"
        case .tooLarge(let bytes, let limit): "\(bytes) bytes, more than the limit of \(limit)"
        case .symbolicLinkLoop: "symbolic links lead in a circle"
        case .failed(let reason): reason
        }
    }

    /// The error that an `errno` stands for.
    package init(errno code: Int32) {
        self =
            switch code {
            case ENOENT, ENOTDIR: .missing
            case EACCES, EPERM: .permissionDenied
            case EISDIR: .notAFile
            case ELOOP: .symbolicLinkLoop
            default: .failed(String(cString: strerror(code)))
            }
    }
}

/// Reads whole regular files, and nothing else: opening never blocks on a FIFO, and a size limit bounds memory.
package enum FileBytes {
    /// Source files beyond this are refused: the largest generated ones seen are a tenth of it.
    package static let defaultLimit = 256 << 20

    /// The bytes of a regular file; symbolic links are followed.
    package static func read(_ path: String, limit: Int = defaultLimit) throws(FileReadError) -> [UInt8] {
        let (descriptor, size) = try opened(path)
        defer { close(descriptor) }
        guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
        return try contents(of: descriptor, expected: size)
    }

    /// At most `count` bytes from the start of a regular file, and its size.
    package static func beginning(of path: String, count: Int) throws(FileReadError) -> (bytes: [UInt8], size: Int) {
        let (descriptor, size) = try opened(path)
        defer { close(descriptor) }
        return (try contents(of: descriptor, expected: min(count, size)), size)
    }

    /// A descriptor of a regular file, and the file's size.
    private static func opened(_ path: String) throws(FileReadError) -> (descriptor: Int32, size: Int) {
        // O_NONBLOCK: opening a FIFO without a writer would wait for one.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileReadError(errno: errno) }
        var information = stat()
        let isKnown = fstat(descriptor, &information) == 0
        let failure = errno
        if isKnown, information.st_mode & S_IFMT == S_IFREG { return (descriptor, Int(information.st_size)) }
        close(descriptor)
        throw isKnown ? .notAFile : FileReadError(errno: failure)
    }

    /// Reads until the end or one byte past the size the file had when it was opened, whichever comes first.
    private static func contents(of descriptor: Int32, expected: Int) throws(FileReadError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
            while count < expected, let base = buffer.baseAddress {
                let got = Self.read(descriptor, base + count, expected - count)
                if got == 0 { break }
                if got > 0 {
                    count += got
                } else if errno != EINTR {
                    failure = errno
                    break
                }
            }
        }
        if failure != 0 { throw FileReadError(errno: failure) }
        return bytes
    }

    /// The system call, under a name that the members of this type do not hide.
    private static func read(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer, count)
        #elseif canImport(Glibc)
            Glibc.read(descriptor, buffer, count)
        #else
            Musl.read(descriptor, buffer, count)
        #endif
    }
}
