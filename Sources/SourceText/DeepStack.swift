#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs work on a thread whose stack is deep enough for recursion over any source file.
package enum DeepStack {
    /// The stack's size. It is address space; only what is used takes memory.
    package static let byteCount = 64 << 20

    /// Runs `body` on a new thread and waits for it; on the calling thread where no thread can be made.
    package static func run<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(body) { body in
            let work = Work { result = body() }
            if !start(work) { work.run() }
        }
        // Only `run` above leaves it nil, and it has run by now.
        guard let result else { return body() }
        return result
    }

    private final class Work {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// Whether a thread could be made; it has ended by the time this returns.
    private static func start(_ work: Work) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, byteCount) == 0 else { return false }
        let argument = Unmanaged.passRetained(work)
        #if canImport(Darwin)
            var thread: pthread_t?
            let status = pthread_create(&thread, &attributes, runWork, argument.toOpaque())
        #else
            var thread = pthread_t()
            let status = pthread_create(&thread, &attributes, runWork, argument.toOpaque())
        #endif
        guard status == 0 else {
            argument.release()
            return false
        }
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
        return true
    }

    #if canImport(Darwin)
        private static let runWork: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
            Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
            return nil
        }
    #else
        private static let runWork: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            argument in
            if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
            return nil
        }
    #endif
}
