internal import SourceText

/// Why facts could not be made.
package enum FactsFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file or folder of this path cannot be read, for a reason.
    case unreadable(String, String)
    /// The toolchain prints no interface for a module; what it said.
    case noInterface(String, String)
    /// A hand-kept file does not parse: path, line, message.
    case syntax(String, Int, String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): \(reason)"
        case .noInterface(let module, let reason): "no interface of \(module): \(reason)"
        case .syntax(let path, let line, let message): "\(path):\(line): \(message)"
        }
    }
}

/// Files as the generator reads them.
enum FactsFiles {
    static func read(_ path: String) throws(FactsFailure) -> String {
        do throws(FileReadError) {
            return String(decoding: try FileBytes.read(path), as: UTF8.self)
        } catch {
            throw .unreadable(path, error.message)
        }
    }
}
