import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Command {
    /// Runs the program to its end, blocking the calling thread. A program that ends with an error code or by a signal of
    /// its own is a result, not an error.
    package func runBlocking() throws(SubprocessError) -> CommandResult {
        var child = try ChildProcess(self)
        return try child.wait(wake: nil)
    }

    /// Runs the program to its end. Where the task is cancelled, the program's process group is ended and `cancelled` is
    /// thrown; no thread of the cooperative pool is blocked meanwhile.
    package func run() async throws(SubprocessError) -> CommandResult {
        guard let wake = Pipe() else { throw .noPipe(self, code: errno) }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.queue.async {
                    continuation.resume(returning: self.result(wake: wake.readEnd))
                }
            }
        } onCancel: {
            var byte: UInt8 = 1
            _ = write(wake.writeEnd, &byte, 1)
        }
        // The handler can no longer run here, so nobody writes to the pipe any more.
        close(wake.readEnd)
        close(wake.writeEnd)
        return try outcome.get()
    }

    private func result(wake: Int32) -> Result<CommandResult, SubprocessError> {
        do throws(SubprocessError) {
            var child = try ChildProcess(self)
            return .success(try child.wait(wake: wake))
        } catch {
            return .failure(error)
        }
    }

    /// Waiting for programs blocks a thread each; as many as are waited for at once.
    private static let queue = DispatchQueue(label: "heddle.subprocess", attributes: .concurrent)
}
