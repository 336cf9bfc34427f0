import Analysis
import SourceText

#if canImport(Darwin)
    import Darwin
#endif

/// What cache entries are keyed by: the release and the build.
///
/// Two builds of one release may answer differently while Heddle is changed. Linkers write a digest of all that they link
/// near the start of an executable (`.note.gnu.build-id` on Linux, `LC_UUID` on macOS), so its first pages and its size
/// tell builds apart at no cost, and stay the same where the program is copied.
enum ProgramVersion {
    /// Enough for the load commands and notes of any executable.
    private static let byteCount = 64 << 10

    static let current: String = {
        guard let path = executable(), let start = try? FileBytes.beginning(of: path, count: byteCount) else {
            return HeddleSyntax.version
        }
        return "\(HeddleSyntax.version) \(start.size) \(ContentDigest(start.bytes).hexadecimal)"
    }()

    /// The path of the running program.
    private static func executable() -> String? {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        #else
            return "/proc/self/exe"
        #endif
    }
}
