package import Settings
package import SourceText

/// Why there is nothing to work on.
package enum DiscoveryError: Error, Sendable {
    /// `path` as typed; `nearest` is a neighbour with a similar name.
    case missing(path: String, nearest: String?)
    case unreadable(path: String, reason: FileReadError)
    /// A file that is neither Swift nor a project.
    case notSwift(path: String)
    /// `problem` is what is wrong with the project there, where something is.
    case noSwiftFiles(path: String, problem: ProjectProblem?)
    /// `known` is sorted.
    case unknownModule(name: String, known: [String])
    case unknownConfiguration(name: String, known: [String])
}
