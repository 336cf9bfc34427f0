#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The two ends of a pipe that no other program inherits. Whoever makes one closes both ends.
struct Pipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    /// Nil, with `errno` set, where the process has no descriptors left.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    func closeBothEnds() {
        close(readEnd)
        close(writeEnd)
    }
}
