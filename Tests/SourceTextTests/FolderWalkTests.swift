import Foundation
import SourceText
import Testing

@Suite("Walking folders")
struct FolderWalkTests {
    /// A folder made for one test, removed afterwards.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "/heddle-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func write(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: SourcePath.parent(of: path), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Swift files, and folders whose names end in `.bundle` whole.
    private func decide(_ entry: FolderWalk.Entry) -> FolderWalk.Decision {
        if entry.name.hasSuffix(".bundle") || entry.name.hasSuffix(".swift") { return .keep }
        return entry.name.hasPrefix(".") ? .skip : .descend
    }

    @Test("Files come in order, pruned folders are not entered, kept folders are taken whole")
    func order() throws {
        try withFolder { folder in
            for name in ["b.swift", "a/z.swift", "a.swift", ".build/x.swift", "k.bundle/y.swift", "n.txt"] {
                try write(folder + "/" + name)
            }
            let walk = try FolderWalk(folder, decide: decide)
            let paths = walk.entries.map { SourcePath.relative($0.path, to: folder) }
            #expect(paths == ["a/z.swift", "a.swift", "b.swift", "k.bundle"])
            #expect(walk.entries.map(\.isFolder) == [false, false, false, true])
            #expect(walk.unreadable.isEmpty)
        }
    }

    @Test("Links to folders are not followed, links to files are, and links to nothing are kept")
    func links() throws {
        try withFolder { folder in
            try write(folder + "/a/one.swift")
            let manager = FileManager.default
            try manager.createSymbolicLink(atPath: folder + "/a/loop", withDestinationPath: "..")
            try manager.createSymbolicLink(atPath: folder + "/two.swift", withDestinationPath: "a/one.swift")
            try manager.createSymbolicLink(atPath: folder + "/zero.swift", withDestinationPath: "zero.swift")
            let walk = try FolderWalk(folder, decide: decide)
            #expect(walk.entries.map(\.name) == ["one.swift", "two.swift", "zero.swift"])
            #expect(throws: FileReadError.symbolicLinkLoop) { try FileBytes.read(folder + "/zero.swift") }
        }
    }

    @Test("A FIFO is named, neither opened nor waited for")
    func fifo() throws {
        try withFolder { folder in
            #expect(mkfifo(folder + "/pipe.swift", 0o600) == 0)
            let walk = try FolderWalk(folder, decide: decide)
            #expect(walk.entries.isEmpty)
            #expect(walk.unreadable.map(\.path) == [folder + "/pipe.swift"])
            #expect(throws: FileReadError.notAFile) { try FileBytes.read(folder + "/pipe.swift") }
        }
    }

    @Test("A missing root is an error")
    func missing() {
        #expect(throws: FileReadError.missing) { try FolderWalk("/no/such/folder") { _ in .keep } }
    }
}
