#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds programs by name, as a shell does.
package enum ExecutableSearch {
    /// The first executable file called `name` in the folders of `path`, a colon-separated list; a name with a slash is
    /// looked at as it stands. Empty and relative folders of the list are passed over: the working directory may belong
    /// to the project under analysis, whose programs are never run.
    package static func find(_ name: String, path: String) -> String? {
        if name.contains("/") { return isExecutable(name) ? name : nil }
        return path.split(separator: ":").lazy
            .filter { $0.hasPrefix("/") }
            .map { ($0.hasSuffix("/") ? $0.dropLast() : $0) + "/" + name }
            .first(where: isExecutable)
    }

    /// Whether a path names a regular file that this process may execute.
    package static func isExecutable(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        return access(path, X_OK) == 0
    }
}
