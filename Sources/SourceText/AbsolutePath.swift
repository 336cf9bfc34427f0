#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Paths as the file system sees them, and as the user would type them.
///
/// Inside, paths are absolute, so that two ways to write a path meet; outside, they are shown as seen from the folder
/// that the user stands in.
package struct PathDisplay: Sendable {
    /// The folder that the user stands in.
    package let currentFolder: String
    /// The user typed an absolute path: paths are shown absolute.
    private let isAbsolute: Bool

    /// Shows paths as an answer to `typed`.
    package init(currentFolder: String, typed: String) {
        self.currentFolder = currentFolder
        isAbsolute = typed.hasPrefix("/")
    }

    /// What to print for an absolute path.
    package func shown(_ path: String) -> String {
        isAbsolute ? path : SourcePath.relative(path, to: currentFolder)
    }

    /// The folder of this process; `/` where it has been deleted.
    package static func processFolder() -> String {
        guard let buffer = getcwd(nil, 0) else { return "/" }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    /// The absolute path without symbolic links that leads to the same file.
    package static func resolved(_ path: String) throws(FileReadError) -> String {
        guard let buffer = realpath(path, nil) else { throw FileReadError(errno: errno) }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
