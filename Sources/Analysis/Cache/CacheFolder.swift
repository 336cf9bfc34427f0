import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The folder where packs are kept. Everything in it can be made again: whatever goes wrong here is no error, only slow.
///
/// Files are written under another name and renamed, so that a reader sees a whole pack or none, and of two runs at once
/// the later one wins. Nothing but this type's own files is ever deleted.
package struct CacheFolder: Sendable {
    package let path: String
    /// The oldest packs are deleted while all together are larger than this.
    private let limit: Int
    private static let suffix = ".heddlepack"

    /// Keeps packs in `path`, which is made when something is first stored.
    package init(path: String, limit: Int = 1 << 30) {
        self.path = path
        self.limit = limit
    }

    /// The pack under `name`, or nil where there is none that is intact.
    package func load(_ name: String) -> Pack? {
        let file = file(name)
        guard let bytes = try? FileBytes.read(file, limit: limit) else { return nil }
        guard let pack = Pack(stored: bytes) else { return nil }
        // The time of last use decides what is deleted first.
        utimes(file, nil)
        return pack
    }

    /// Stores a pack and makes room for it; false where the folder cannot be written to.
    @discardableResult
    package func store(_ name: String, _ pack: [UInt8]) -> Bool {
        guard pack.count <= limit / 2, makeFolder() else { return false }
        let temporary = file(name) + ".\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { return false }
        let isWritten = write(pack, to: descriptor)
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, rename(temporary, file(name)) == 0 else {
            unlink(temporary)
            return false
        }
        return true
    }

    private func file(_ name: String) -> String { SourcePath.joined(path, name + Self.suffix) }

    private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count, let base = buffer.baseAddress {
                #if canImport(Darwin)
                    let written = Darwin.write(descriptor, base + offset, buffer.count - offset)
                #elseif canImport(Glibc)
                    let written = Glibc.write(descriptor, base + offset, buffer.count - offset)
                #else
                    let written = Musl.write(descriptor, base + offset, buffer.count - offset)
                #endif
                if written > 0 { offset += written } else if errno != EINTR { return false }
            }
            return true
        }
    }

    /// Makes the folder and those above it, and keeps version control away from it.
    private func makeFolder() -> Bool {
        if FolderWalk.kind(of: path) == .folder { return true }
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made = made.isEmpty ? String(part) : SourcePath.joined(made, String(part))
            if mkdir(made, 0o755) != 0, errno != EEXIST { return false }
        }
        let descriptor = open(SourcePath.joined(path, ".gitignore"), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        if descriptor >= 0 {
            _ = write(Array("*\n".utf8), to: descriptor)
            close(descriptor)
        }
        return true
    }

    /// Deletes the packs that were used longest ago until the rest is within the limit, and what interrupted runs left.
    package func evict() {
        guard let names = try? FolderWalk.names(in: path) else { return }
        let now = time(nil)
        var packs: [(path: String, used: Int, size: Int)] = []
        for name in names {
            let path = SourcePath.joined(self.path, name)
            var information = stat()
            guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { continue }
            let used = Int(information.modified)
            if name.hasSuffix(Self.suffix) {
                packs.append((path, used, Int(information.st_size)))
            } else if name.contains(Self.suffix + "."), name.hasSuffix(".tmp"), now - used > 3600 {
                unlink(path)
            }
        }
        var total = packs.reduce(0) { $0 + $1.size }
        for pack in packs.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > limit {
            unlink(pack.path)
            total -= pack.size
        }
    }
}

extension stat {
    /// Seconds since 1970.
    fileprivate var modified: time_t {
        #if canImport(Darwin)
            st_mtimespec.tv_sec
        #else
            st_mtim.tv_sec
        #endif
    }
}
