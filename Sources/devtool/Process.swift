import Wire

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// This process and what its children have used.
enum Process {
    /// Ends the process.
    static func exit(_ code: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(code)
        #elseif canImport(Glibc)
            Glibc.exit(code)
        #else
            Musl.exit(code)
        #endif
    }

    /// Writes to standard output.
    static func print(_ text: String) {
        var output = OutputBuffer.standardOutput()
        output.append(text)
        output.flush()
    }

    /// Processor seconds of all children that have ended.
    static func childSeconds() -> Double {
        let usage = childUsage()
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// The most memory that any child that has ended held at one time, in bytes.
    static func largestChildMemory() -> Int {
        #if canImport(Darwin)
            Int(childUsage().ru_maxrss)
        #else
            Int(childUsage().ru_maxrss) * 1024
        #endif
    }

    private static func childUsage() -> rusage {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        return usage
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }

    /// Processors that are online.
    static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
