/// A program to run, as a value: what to start and how much to put up with. No shell is involved, so an argument is
/// handed over exactly as it stands here.
package struct Command: Hashable, Sendable {
    /// Absolute or relative path of the program; `PATH` is not searched (see `ExecutableSearch`).
    package var executable: String
    package var arguments: [String]
    /// The whole environment of the program; nil hands on this process's own.
    package var environment: [String: String]?
    /// Where the program runs; nil is this process's own working directory.
    package var workingDirectory: String?
    package var standardInput: StandardInput
    /// How long the program may run. Then its process group is asked to end, and ended by force a moment later.
    package var timeout: Duration?
    /// How many bytes of each of the two outputs are kept; what comes after is read and thrown away.
    package var outputLimit: Int

    /// What the program reads from its standard input.
    package enum StandardInput: Hashable, Sendable {
        /// End of file at once.
        case empty
        /// The content of a file.
        case file(String)
    }

    package init(
        _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil,
        workingDirectory: String? = nil, standardInput: StandardInput = .empty, timeout: Duration? = nil,
        outputLimit: Int = 64 << 20
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.standardInput = standardInput
        self.timeout = timeout
        self.outputLimit = outputLimit
    }

    /// The last part of the program's path, for messages.
    package var name: String { executable.split(separator: "/").last.map(String.init) ?? executable }

    /// The command as a person would type it into a shell.
    package var commandLine: String { ([executable] + arguments).map(Self.quoted).joined(separator: " ") }

    private static func quoted(_ word: String) -> String {
        let plain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "-_./=+,:@%".utf8.contains(byte)
            }
        }
        if plain, !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
