import Analysis
import CommandLineKit
import Settings
import SourceText

/// Why a command stops: what happened, what to do next, and the exit code.
struct CommandFailure: Error {
    var message: String
    var tip: String
    var code: ExitCode

    init(_ message: String, tip: String = "", code: ExitCode) {
        self.message = message
        self.tip = tip
        self.code = code
    }

    /// For standard error.
    var text: String { "error: \(message)\n" + (tip.isEmpty ? "" : "  tip: \(tip)\n") }
}

extension CommandFailure {
    /// The failure that follows from a path or name that leads to nothing.
    init(_ error: DiscoveryError) {
        switch error {
        case .missing(let path, let nearest):
            let tip = nearest.map { "did you mean '\($0)'?" } ?? "check the path; it is looked for from this folder"
            self.init("'\(path)' does not exist", tip: tip, code: .usage)
        case .unreadable(let path, let reason):
            self.init("cannot read '\(path)': \(reason.message)", code: .unreadableInput)
        case .notSwift(let path):
            self.init(
                "'\(path)' is neither a Swift file nor a project",
                tip: "give a Swift file, a folder, a Package.swift, a project.yml, an .xcodeproj or an .xcworkspace",
                code: .nothingToAnalyse)
        case .noSwiftFiles(let path, let problem?):
            let place =
                SourcePath.name(of: problem.path) + (problem.line > 0 ? ":\(problem.line):\(problem.column)" : "")
            self.init(
                "no Swift files in '\(path)': \(problem.message)", tip: "see \(place)", code: .nothingToAnalyse)
        case .noSwiftFiles(let path, nil):
            self.init(
                "no Swift files in '\(path)'",
                tip: "hidden folders, .build, DerivedData, Pods, Carthage and node_modules are not looked into",
                code: .nothingToAnalyse)
        case .unknownModule(let name, let known):
            self = .unknown("target", name, known)
        case .unknownConfiguration(let name, let known):
            self = .unknown("configuration", name, known)
        }
    }

    /// A name that the project does not have.
    static func unknown(_ what: String, _ name: String, _ known: [String]) -> CommandFailure {
        let nearest = NearestName.find(name, in: known).map { "did you mean '\($0)'?" }
        let list = known.isEmpty ? "there is none" : "there are " + known.prefix(12).joined(separator: ", ")
        return CommandFailure("no \(what) is called '\(name)'", tip: nearest ?? list, code: .usage)
    }
}
