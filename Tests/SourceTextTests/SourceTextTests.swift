import SourceText
import Testing

@Suite("Paths")
struct SourcePathTests {
    @Test(
        "A path is normalised without looking at the disk",
        arguments: [
            ("", "."), (".", "."), ("./a/./b", "a/b"), ("a//b/", "a/b"), ("a/../b", "b"), ("../a", "../a"),
            ("a/../../b", "../b"), ("/../a", "/a"), ("/", "/"), ("a/b/..", "a"),
        ])
    func normalised(path: String, expected: String) {
        #expect(SourcePath.normalized(path) == expected)
    }

    @Test("The parts of a path are its folder, its name, its stem and its extension")
    func parts() {
        #expect(SourcePath.parent(of: "a/b/c.swift") == "a/b")
        #expect(SourcePath.parent(of: "c.swift") == ".")
        #expect(SourcePath.parent(of: "/c.swift") == "/")
        #expect(SourcePath.name(of: "a/b/c.d.swift") == "c.d.swift")
        #expect(SourcePath.stem(of: "a/b/c.d.swift") == "c.d")
        #expect(SourcePath.fileExtension(of: "a.b/c") == "")
        #expect(SourcePath.fileExtension(of: ".gitignore") == "")
        #expect(SourcePath.fileExtension(of: "App.xcodeproj") == "xcodeproj")
    }

    @Test("Joining keeps paths as the user would type them")
    func joining() {
        #expect(SourcePath.joined(".", "a") == "a")
        #expect(SourcePath.joined("a", "b") == "a/b")
        #expect(SourcePath.joined("a/", "b") == "a/b")
        #expect(SourcePath.joined("a", "/b") == "/b")
        #expect(SourcePath.joined("a", ".") == "a")
    }

    @Test("A folder holds what stands below it and not what merely starts like it")
    func containment() {
        #expect(SourcePath.contains("a", "a/b"))
        #expect(SourcePath.contains("a", "a"))
        #expect(!SourcePath.contains("a", "ab"))
        #expect(SourcePath.contains(".", "a/b"))
        #expect(!SourcePath.contains(".", "../b"))
        #expect(!SourcePath.contains(".", "/b"))
        #expect(SourcePath.relative("a/b/c", to: "a") == "b/c")
        #expect(SourcePath.relative("/a/b", to: "/") == "a/b")
        #expect(SourcePath.relative("x/b", to: "a") == "x/b")
    }
}

@Suite("Line tables")
struct LineTableTests {
    @Test("Offsets become lines and UTF-8 columns, and lead back")
    func positions() {
        let bytes = Array("a\r\nüb\n\nend".utf8)
        let table = LineTable(bytes: bytes)
        #expect(table.lineStarts == [0, 3, 7, 8])
        for offset in 0...bytes.count { #expect(table.offset(of: table.position(of: offset)) == offset) }
        #expect(table.position(of: 5) == SourcePosition(line: 2, column: 3))
        #expect(table.utf16Column(of: 5, in: bytes) == 1)
    }

    @Test("A position outside the file has no offset")
    func outside() {
        let table = LineTable(bytes: Array("ab\nc".utf8))
        #expect(table.offset(of: SourcePosition(line: 3, column: 1)) == nil)
        #expect(table.offset(of: SourcePosition(line: 1, column: 4)) == nil)
        #expect(table.offset(of: SourcePosition(line: 0, column: 1)) == nil)
        #expect(table.offset(of: SourcePosition(line: 1, column: 0)) == nil)
    }

    @Test("An empty file has one line")
    func empty() {
        let table = LineTable(bytes: [])
        #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1))
        #expect(LineTable(lineStarts: []) == table)
    }
}

@Suite("Reading files")
struct FileBytesTests {
    @Test("What is no regular file is refused, with a reason")
    func refused() {
        #expect(throws: FileReadError.missing) { try FileBytes.read("/no/such/file") }
        #expect(throws: FileReadError.notAFile) { try FileBytes.read("/") }
        #expect(throws: FileReadError.notAFile) { try FileBytes.read("/dev/null") }
        #expect(FileReadError.notAFile.message == "not a regular file")
    }

    @Test("A file is read whole, and one beyond the limit not at all")
    func limit() throws {
        let bytes = try FileBytes.read(#filePath)
        #expect(bytes.starts(with: "import SourceText".utf8))
        #expect(throws: FileReadError.tooLarge(bytes: bytes.count, limit: 10)) {
            try FileBytes.read(#filePath, limit: 10)
        }
    }
}
