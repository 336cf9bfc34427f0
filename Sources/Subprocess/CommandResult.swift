/// How a program ended.
package enum ExitStatus: Hashable, Sendable, CustomStringConvertible {
    /// It returned this code.
    case exited(Int32)
    /// This signal ended it.
    case signalled(Int32)

    /// It returned zero.
    package var isSuccess: Bool { self == .exited(0) }

    package var description: String {
        switch self {
        case .exited(let code): "exit code \(code)"
        case .signalled(let signal): "signal \(signal)"
        }
    }

    /// Reads the status word of `waitpid`.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7f
        self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(signal)
    }
}

/// What one of a program's outputs held.
package struct CapturedOutput: Hashable, Sendable {
    package var bytes: [UInt8]
    /// More came than the command's `outputLimit` keeps.
    package var isTruncated: Bool

    package init(bytes: [UInt8] = [], isTruncated: Bool = false) {
        self.bytes = bytes
        self.isTruncated = isTruncated
    }

    /// The bytes as text; what is no UTF-8 is replaced.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The end of a program that ran, whatever it thought of its task.
package struct CommandResult: Hashable, Sendable {
    package var status: ExitStatus
    package var standardOutput: CapturedOutput
    package var standardError: CapturedOutput
    package var elapsed: Duration

    package init(
        status: ExitStatus, standardOutput: CapturedOutput, standardError: CapturedOutput, elapsed: Duration
    ) {
        self.status = status
        self.standardOutput = standardOutput
        self.standardError = standardError
        self.elapsed = elapsed
    }
}
