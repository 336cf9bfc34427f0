import Foundation

/// A folder of its own for the compiler's outputs. Whoever makes one removes it.
struct ScratchFolder {
    let path: String

    init() throws {
        let place = FileManager.default.temporaryDirectory.path
        path = place + "/heddle-" + UUID().uuidString
        let onlyOurs: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: onlyOurs)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
