import CommandLineKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the process ends with; a contract with scripts, described in docs/exit-codes.md.
enum ExitCode: Int32, CaseIterable {
    /// Everything asked for was done, and nothing was found wrong.
    case ok = 0
    /// The work was done and something was found: a disagreement of `--verify`, a difference of `--compare`.
    case findings = 1
    /// The command line cannot be understood, or names something that does not exist.
    case usage = 2
    /// There is no Swift code where the user pointed.
    case nothingToAnalyse = 3
    /// The project or manifest, or all source files, could not be read or do not parse.
    case unreadableInput = 4
    /// A tool that was asked for (the compiler, the package manager) is missing or failed.
    case toolFailure = 5
    /// Stopped by SIGINT, as shells report it.
    case interrupted = 130

    /// For the end of the help.
    var meaning: String {
        switch self {
        case .ok: "done, nothing found"
        case .findings: "done, and the answer is a disagreement or a difference"
        case .usage: "the command line is wrong or names something that does not exist"
        case .nothingToAnalyse: "no Swift code there"
        case .unreadableInput: "a manifest, project or source file cannot be read"
        case .toolFailure: "the compiler or package manager is missing or failed"
        case .interrupted: "interrupted"
        }
    }

    static var meanings: [ExitCodeMeaning] { allCases.map { ExitCodeMeaning($0.rawValue, $0.meaning) } }

    /// Ends the process.
    func exit() -> Never {
        #if canImport(Darwin)
            Darwin.exit(rawValue)
        #elseif canImport(Glibc)
            Glibc.exit(rawValue)
        #else
            Musl.exit(rawValue)
        #endif
    }
}
