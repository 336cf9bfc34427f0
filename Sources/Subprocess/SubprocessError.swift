#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why a program could not be run to its own end.
package enum SubprocessError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The program could not be started; `code` is the system's `errno`.
    case notStarted(Command, code: Int32)
    /// The pipes, or the file to read from, could not be opened; `code` is the system's `errno`.
    case noPipe(Command, code: Int32)
    /// This system cannot start a program in another folder than the current one.
    case noWorkingDirectory(Command)
    /// It ran longer than its command allows and was ended.
    case timedOut(Command, after: Duration)
    /// The task that waited for it was cancelled, and it was ended.
    case cancelled(Command)

    package var description: String {
        switch self {
        case .notStarted(let command, let code):
            "cannot start '\(command.executable)': \(Self.text(of: code))"
        case .noPipe(let command, let code):
            "cannot connect to '\(command.executable)': \(Self.text(of: code))"
        case .noWorkingDirectory(let command):
            "cannot start '\(command.name)' in '\(command.workingDirectory ?? ".")': this system has no way to"
        case .timedOut(let command, let limit):
            "'\(command.name)' did not end within \(limit.components.seconds) s and was stopped"
        case .cancelled(let command):
            "'\(command.name)' was stopped, because its result is no longer wanted"
        }
    }

    private static func text(of code: Int32) -> String {
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text)
    }
}
