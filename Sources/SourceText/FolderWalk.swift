#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What stands below a folder, found without reading a file.
///
/// Folders are entered only where the caller says so, which prunes early. A symbolic link to a file stands for the file;
/// one to a folder is not followed, so that no link can lead in a circle or out of the tree.
package struct FolderWalk: Sendable {
    /// One thing in a folder.
    package struct Entry: Hashable, Sendable {
        /// As the user would type it: starts with the root that was given.
        package var path: String
        package var name: String
        package var isFolder: Bool
    }

    /// What to do with an entry.
    package enum Decision: Sendable {
        case skip
        /// Take it; a folder is taken whole and not entered.
        case keep
        /// Look inside, for folders.
        case descend
    }

    /// The entries kept: depth first, the names of each folder in the order of their bytes.
    package private(set) var entries: [Entry] = []
    /// Folders that could not be read, and things with a kept name that are neither file nor folder.
    package private(set) var unreadable: [(path: String, reason: FileReadError)] = []
    /// Deeper folders are not entered: paths would exceed what the operating system takes.
    private static let depthLimit = 128

    /// Walks `root`, asking `decide` for every file and folder below it.
    package init(_ root: String, decide: (Entry) -> Decision) throws(FileReadError) {
        let names = try Self.names(in: root)
        walk(root, names: names, depth: 0, decide: decide)
    }

    private mutating func walk(_ folder: String, names: [String], depth: Int, decide: (Entry) -> Decision) {
        for name in names {
            let path = SourcePath.joined(folder, name)
            let kind = Self.kind(of: path)
            let entry = Entry(path: path, name: name, isFolder: kind == .folder)
            switch decide(entry) {
            case .skip: continue
            case .keep where kind == .other: unreadable.append((path, .notAFile))
            case .keep where kind != .linkedFolder: entries.append(entry)
            case .descend where kind == .folder:
                if depth >= Self.depthLimit {
                    unreadable.append((path, .failed("more than \(Self.depthLimit) folders deep")))
                    continue
                }
                do throws(FileReadError) {
                    let inside = try Self.names(in: path)
                    walk(path, names: inside, depth: depth + 1, decide: decide)
                } catch {
                    unreadable.append((path, error))
                }
            default: continue
            }
        }
    }

    /// The names in a folder, sorted by their bytes.
    package static func names(in folder: String) throws(FileReadError) -> [String] {
        guard let stream = opendir(folder) else { throw FileReadError(errno: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension FolderWalk {
    /// What a path leads to.
    package enum Kind: Sendable {
        case file, folder, linkedFolder
        /// FIFO, socket or device.
        case other
        /// Nothing, or a link to nothing.
        case missing
    }

    /// What stands at a path, symbolic links to files followed.
    package static func kind(of path: String) -> Kind {
        var information = stat()
        guard lstat(path, &information) == 0 else { return .missing }
        let isLink = information.st_mode & S_IFMT == S_IFLNK
        // A link that leads nowhere is kept as a file, so that reading it says why it cannot be read.
        if isLink, stat(path, &information) != 0 { return .file }
        return switch information.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: isLink ? .linkedFolder : .folder
        default: .other
        }
    }
}
