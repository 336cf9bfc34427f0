import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
    @Test(
        "Files of any content are read as far as they go, and named where they do not parse",
        arguments: [
            ("empty", "", nil), ("unclosed", "class C { func f() { if true {", "does not parse"),
            ("mark", "\u{FEFF}func f() {}\r\nclass C {}\r\n", nil),
            ("nothing but text", "once upon a time", "does not parse"),
        ] as [(String, String, String?)])
    func contents(name: String, text: String, warning: String?) async throws {
        try await check(name, Data(text.utf8), warning)
    }

    @Test("Bytes that are no text are no obstacle")
    func invalidBytes() async throws {
        try await check(
            "bytes", Data([0x6C, 0x65, 0x74, 0x20, 0x61, 0x3D, 0x22, 0xFF, 0xFE, 0x22, 0x0A]), "invalid UTF-8")
        try await check("zeros", Data("let a = 1\0\nfunc f() {}".utf8), nil)
        try await check("only zeros", Data(repeating: 0, count: 4096), nil)
    }

    @Test(
        "Deep nesting is refused with its place",
        arguments: [
            ("parentheses", "let x = ", "(", "1", ")"), ("brackets", "let x = ", "[", "", "]"),
            ("closures", "let x = ", "{ ", "", " }"),
            ("interpolations", "let x = ", "\"\\(", "1", ")\""), ("types", "let x: ", "A<", "B", ">"),
            ("branches", "func f() { if a {}", " else if a {}", "", ""),
            ("conditions", "", "#if A\n", "let x = 1", "\n#endif"),
            ("prefixes", "let x = ", "try ", "f()", ""),
        ])
    func nesting(name: String, start: String, open: String, middle: String, close: String) async throws {
        let text = start + String(repeating: open, count: 50_000) + middle + String(repeating: close, count: 50_000)
        try await check(name, Data(text.utf8), "nested too deeply")
    }

    @Test(
        "Long flat expressions are read",
        arguments: [("operators", "1", " + 1"), ("members", "a", ".b"), ("calls", "f", "()")])
    func long(name: String, start: String, link: String) async throws {
        try await check(name, Data(("let x = " + start + String(repeating: link, count: 50_000)).utf8), nil)
    }

    @Test("Files that are nothing like Swift are read in time", arguments: ["`", "\"x\n", "\u{7F}", "} ", "#if\n"])
    func noise(unit: String) async throws {
        try await check("noise", Data(String(repeating: unit, count: 30_000).utf8), "does not parse")
    }

    @Test("A name that is declared thousands of times costs no more than its declarations")
    func overloads() async throws {
        let text = "class A { " + String(repeating: "func f() { f { } }\n", count: 3000) + "}"
        try await check("overloads", Data(text.utf8), nil)
    }

    @Test("A file of ten megabytes is read")
    func large() async throws {
        let line = "// " + String(repeating: "x", count: 1020) + "\nfunc f() {}\n"
        try await check("large", Data(String(repeating: line, count: 10_200).utf8), nil)
    }

    private func check(_ name: String, _ data: Data, _ warning: String?) async throws {
        let folder = try ScratchFolder()
        try folder.write("a.swift", data)
        let run = try await HeddleProgram.run(["isolation", "a.swift", "--no-cache"], in: folder.path)
        #expect(run.code == (warning == nil ? 0 : 4), "\(name): \(run.errors.prefix(500))")
        if let warning {
            #expect(run.errors.contains("a.swift:1:") || run.errors.contains("a.swift:"), "\(name)")
            #expect(run.errors.contains(warning), "\(name): \(run.errors.prefix(500))")
        } else {
            #expect(run.errors.isEmpty, "\(name): \(run.errors.prefix(500))")
        }
    }

    @Test(
        "Projects that cannot be read are named with their line",
        arguments: [
            ("Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"A\"", "Package.swift:2:"),
            ("A.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n objects = { A = ; };\n}", "project.pbxproj:3:"),
            ("project.yml", "name: A\ntargets:\n\tB: [", "project.yml:3:"),
        ])
    func projects(file: String, text: String, place: String) async throws {
        for command in ["settings", "isolation"] {
            let folder = try ScratchFolder([file: text])
            let run = try await HeddleProgram.run([command, "--no-cache"], in: folder.path)
            #expect(run.code == 4)
            #expect(run.errors.contains(place), "\(run.errors)")
        }
    }

    @Test("Folders without Swift code, folders called like files, and links in a circle")
    func folders() async throws {
        let folder = try ScratchFolder([
            "empty/readme.txt": "", "a.swift/readme.txt": "", "loop/a/x.swift": "func f() {}",
        ])
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop/a/b", withDestinationPath: "..")
        for (path, code) in [("empty", Int32(3)), ("a.swift", 3), ("loop", 0), ("gone", 2)] {
            let run = try await HeddleProgram.run(["isolation", path, "--no-cache"], in: folder.path)
            #expect(run.code == code, "\(path): \(run.errors)")
        }
    }

    @Test("A file that may not be read is named; the superuser may read all", .enabled(if: geteuid() != 0))
    func unreadable() async throws {
        let folder = try ScratchFolder(["a.swift": "func f() {}", "b.swift": ""])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path + "/b.swift")
        let run = try await HeddleProgram.run(["isolation", "--no-cache"], in: folder.path)
        #expect(run.code == 0)
        #expect(run.errors.contains("cannot read b.swift"))
    }
}
