import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where a project's cache is kept unless the user says otherwise.
package enum CacheLocation {
    /// `.build/heddle` of a package, which is ignored by version control and goes with `swift package clean`; for other
    /// projects a folder of their own in the user's cache folder.
    package static func standard(for root: String) -> String {
        let build = SourcePath.joined(root, ".build")
        let manifest = SourcePath.joined(root, "Package.swift")
        if FolderWalk.kind(of: build) == .folder || FolderWalk.kind(of: manifest) == .file {
            return SourcePath.joined(build, "heddle")
        }
        let name = SourcePath.name(of: root) + "-" + ContentDigest(Array(root.utf8)).hexadecimal.prefix(16)
        return SourcePath.joined(userFolder(), "heddle/" + name)
    }

    /// The user's cache folder by the custom of the platform.
    private static func userFolder() -> String {
        if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return "/tmp" }
        #if canImport(Darwin)
            return SourcePath.joined(home, "Library/Caches")
        #else
            return SourcePath.joined(home, ".cache")
        #endif
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
