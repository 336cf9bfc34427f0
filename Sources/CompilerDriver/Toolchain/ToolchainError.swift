/// Why there is no toolchain to ask.
package enum ToolchainError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No `swiftc` anywhere.
    case notFound
    /// The named compiler is no executable file.
    case notExecutable(String)
    /// The compiler could not be run, or said this.
    case failed(String, String)
    /// What was found does not answer as a Swift compiler does.
    case notSwift(String)

    package var description: String {
        switch self {
        case .notFound:
            "no Swift compiler found: install a toolchain, put its swiftc on PATH, or name it in SWIFTC"
        case .notExecutable(let path): "'\(path)' is not a program that can be run"
        case .failed(let path, let message):
            "'\(path)' does not work: \(message.split(separator: "\n").first.map(String.init) ?? "it said nothing")"
        case .notSwift(let path): "'\(path)' does not answer as a Swift compiler does"
        }
    }
}
