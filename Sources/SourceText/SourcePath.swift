/// Pure arithmetic on paths as strings: nothing here looks at the file system.
///
/// A path is kept the way the user would type it: relative stays relative, and `./` is dropped.
package enum SourcePath {
    /// Without `.`, doubled slashes and the `..` that follow a named folder. The empty path becomes `.`.
    package static func normalized(_ path: some StringProtocol) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var kept: [Substring] = []
        for part in Substring(path).split(separator: "/") where part != "." {
            if part == ".." {
                if let last = kept.last, last != ".." {
                    kept.removeLast()
                    continue
                }
                if isAbsolute { continue }
            }
            kept.append(part)
        }
        let joined = kept.joined(separator: "/")
        if isAbsolute { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// `component` inside `folder`; an absolute component stands alone, and the folder `.` adds nothing.
    package static func joined(_ folder: String, _ component: String) -> String {
        if component.utf8.first == UInt8(ascii: "/") || folder.isEmpty || folder == "." { return component }
        if component.isEmpty || component == "." { return folder }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + component : folder + "/" + component
    }

    /// The folder that holds the path; `.` for a bare name, `/` for the root.
    package static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component, extension included.
    package static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// What follows the last dot of the name; empty for none and for hidden files such as `.gitignore`.
    package static func fileExtension(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else { return "" }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// The name without its extension.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        let suffix = fileExtension(of: name)
        return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
    }

    /// Whether `path` is `folder` or stands inside it; both normalised and both of the same kind.
    package static func contains(_ folder: String, _ path: String) -> Bool {
        if folder == "." { return path.utf8.first != UInt8(ascii: "/") && path != ".." && !path.hasPrefix("../") }
        if path == folder || folder == "/" { return path.hasPrefix(folder) }
        return path.hasPrefix(folder) && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }

    /// The path as seen from `folder`, or unchanged where it does not stand inside it.
    package static func relative(_ path: String, to folder: String) -> String {
        if folder == "." || !contains(folder, path) { return path }
        if path == folder { return "." }
        let dropped = folder == "/" ? 1 : folder.utf8.count + 1
        return String(decoding: path.utf8.dropFirst(dropped), as: UTF8.self)
    }
}
