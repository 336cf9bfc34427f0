import Foundation
package import Subprocess

/// Which rows are wanted.
package struct CompilerIsolationOptions: Hashable, Sendable {
    /// Also what is not written in the source: synthesised members, accessors, key-path closures.
    package var includesImplicit = false
    /// Also a row for each protocol that a type conforms to.
    package var includesConformances = false
    /// Also local variables.
    package var includesLocals = false
    /// Longest time for one run of the compiler.
    package var timeout: Duration = .seconds(1800)

    package init() {}
}

/// The compiler's own answer about one module.
package struct CompilerIsolation: Hashable, Sendable {
    package var module: CompilerModule
    /// Sorted by file, line and column.
    package var rows: [CompilerIsolationRow]
    /// What the compiler calls wrong with the module, at most the first ten; where there is anything, closures near it
    /// may have no isolation.
    package var errors: [CompilerError]
    package var errorCount: Int
    /// Files of which the compiler gave no tree.
    package var missingFiles: [String]
    /// How the emitted code was made; nil where the compiler emits none.
    package var emittedSource: CompilerIsolationRow.Source?

    package var typeChecks: Bool { errorCount == 0 && missingFiles.isEmpty }
}

/// One error that the compiler prints.
package struct CompilerError: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// 1-based; 0 where it concerns no place.
    package var line: Int
    package var column: Int
    package var message: String

    package var description: String { line > 0 ? "\(file):\(line):\(column): error: \(message)" : "error: \(message)" }
}

/// Why the compiler gave no answer at all.
package enum CompilerIsolationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The module has no files.
    case noFiles(String)
    /// There is no place for the compiler's outputs.
    case noScratchFolder(String)
    /// The compiler did not run to its end.
    case compiler(SubprocessError)

    package var description: String {
        switch self {
        case .noFiles(let name): "module '\(name)' has no Swift files"
        case .noScratchFolder(let reason): "cannot make a folder for the compiler's outputs: \(reason)"
        case .compiler(let error): error.description
        }
    }
}

extension CompilerError {
    /// The errors among the diagnostics that a compiler printed.
    static func all(in text: String) -> [CompilerError] {
        text.split(separator: "\n").compactMap { line in
            guard let mark = line.range(of: "error: ") else { return nil }
            let message = String(line[mark.upperBound...])
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 4, place.last == " " else {
                // `<unknown>:0: error: …` and the like
                let isError = place.isEmpty || place.last == " "
                return isError ? CompilerError(file: "", line: 0, column: 0, message: message) : nil
            }
            guard let line = Int(place[place.count - 3]), let column = Int(place[place.count - 2]) else { return nil }
            let file = place.dropLast(3).joined(separator: ":")
            return CompilerError(file: file, line: line, column: column, message: message)
        }
    }
}
