package import Settings
package import SourceText

/// What the user pointed at, and everything that is known of it before a source file is read.
///
/// Paths are absolute; `display` says how to show them.
package struct Project: Sendable {
    /// Which of the project's files the user asked for.
    package enum Scope: Hashable, Sendable {
        /// Everything in the containers that were found.
        case everything
        /// What stands in this folder, or this file.
        case below(String)
    }

    /// Every module in every configuration; those of one container stand together.
    package var modules: [ModuleSettings] = []
    /// Modules of other packages that the project's modules may depend on: never asked for, read where needed.
    package var supporting: [ModuleSettings] = []
    package var problems: [ProjectProblem] = []
    package var scope: Scope
    /// The folder that the cache belongs to.
    package var root: String
    package var display: PathDisplay

    package init(scope: Scope, root: String, display: PathDisplay) {
        self.scope = scope
        self.root = root
        self.display = display
    }

    /// Whether the user asked for this file.
    package func isRequested(_ file: String) -> Bool {
        switch scope {
        case .everything: true
        case .below(let path): SourcePath.contains(path, file)
        }
    }

    /// The name of the module that holds what no target compiles.
    package static let leftOverName = "(files in no target)"
}
