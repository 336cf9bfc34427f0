import Foundation
import Settings
import Testing

@Suite("Old-style property lists")
struct OpenStepPropertyListTests {
    @Test(
        "Strings are read as Foundation reads them",
        arguments: [
            "abc", "a_b.c-d/e:f$g", "\"\"", "\"a b\"", "'a \"b\"'", #""a\"b\\c\n\t\a\b\f\v\r""#, #""\U00e9\U2603""#,
            #""\Ud83d\Ude00""#, #""\351\101\0""#, "\"é ☃ 😀\"", "\"two\nlines\"", "/* c */ a // d\n", "// a\n\"b\"",
            #""\q\é""#, "\"a\\\nb\"", "  a  ",
        ])
    func strings(_ text: String) throws {
        let value = try OpenStepPropertyList.parse(SettingsFile(path: "a", bytes: Array("{ k = \(text)\n; }".utf8)))
        let whole = try PropertyListSerialization.propertyList(from: Data("{ k = \(text)\n; }".utf8), format: nil)
        let expected = (whole as? [String: String])?["k"]
        #expect(value.dictionary?.string("k") == expected)
    }

    @Test("Containers, data and keys keep the places they stand at")
    func containers() throws {
        let text = """
            {
              list = (one, "two", (), { a = b; }, );
              "quoted key" = <0aFF 10>;
              short;
              last = 1; last = 2;
            }
            """
        let file = SettingsFile(path: "a", bytes: Array(text.utf8))
        let root = try #require(try OpenStepPropertyList.parse(file).dictionary)
        #expect(root.strings("list") == ["one", "two"])
        #expect(root["list"]?.array?.count == 4)
        #expect(root["list"]?.array?[3].dictionary?.string("a") == "b")
        guard case .data(let data) = root["quoted key"]?.content else {
            Issue.record("no data")
            return
        }
        #expect(data == [0x0A, 0xFF, 0x10])
        #expect(root.string("short") == "short")
        #expect(root.string("last") == "2")
        let entry = try #require(root.entry("list"))
        #expect(file.provenance(at: entry.keyOffset) == .written(path: "a", line: 2, column: 3))
        let second = try #require(root["list"]?.array?[1])
        #expect(file.provenance(at: second.offset) == .written(path: "a", line: 2, column: 16))
    }

    @Test(
        "A broken list is refused with the place and the reason",
        arguments: [
            ("{ a = b }", 1, 9, "expected “;” after the value of “a”, found “}”"),
            ("{ a = b;", 1, 1, "“{” without “}”: the file ends first"),
            ("{ a = (b, c", 1, 12, "expected “,” or “)” after an element, but the file ends here"),
            ("{\n a = \"b;\n}", 2, 6, "a string without its closing quote"),
            ("{ a b; }", 1, 5, "expected “=” after the key “a”, found “b”"),
            ("{ a = <0g>; }", 1, 9, "expected a hexadecimal digit or “>”, found “g”"),
            ("{}\n}", 2, 1, "expected the end of the file, found “}”"),
            ("", 1, 1, "expected a value, but the file ends here"),
            ("{\n<<<<<<< HEAD\n a = 1;\n=======\n", 2, 1, "an unresolved merge conflict (“<<<<<<<”)"),
            ("{ a = é; }", 1, 7, "expected a value, found a character that needs quotes"),
        ])
    func broken(_ text: String, line: Int, column: Int, message: String) throws {
        let file = SettingsFile(path: "a", bytes: Array(text.utf8))
        let error = #expect(throws: SettingsSyntaxError.self) { try OpenStepPropertyList.parse(file) }
        let problem = file.problem(try #require(error).message, at: try #require(error).offset)
        #expect(problem.line == line)
        #expect(problem.column == column)
        #expect(problem.message == message)
    }

    @Test("A hundred thousand nested lists are refused, not followed")
    func nesting() {
        for opening in ["(", "{a="] {
            let text = String(repeating: opening, count: 100_000)
            let file = SettingsFile(path: "a", bytes: Array(text.utf8))
            let error = #expect(throws: SettingsSyntaxError.self) { try PropertyListFile.parse(file) }
            #expect(error?.message == "nested too deeply")
        }
    }

    @Test("A project file in XML is read as well")
    func xml() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
              <key>a &amp; b</key>
              <array><string>x&#233;</string><true/><integer>3</integer></array>
              <!-- nothing -->
              <key>c</key><dict/>
            </dict>
            </plist>
            """
        let file = SettingsFile(path: "a", bytes: Array(text.utf8))
        let root = try #require(try PropertyListFile.parse(file).dictionary)
        #expect(root.strings("a & b") == ["xé", "YES", "3"])
        #expect(file.provenance(at: root.entries[0].keyOffset) == .written(path: "a", line: 5, column: 3))
        #expect(root["c"]?.dictionary?.entries.isEmpty == true)
    }

    @Test(
        "Broken XML is refused with its line",
        arguments: [
            ("<?xml?>\n<plist><dict>", 2, "“<dict>” is never closed: the file ends first"),
            ("<?xml?>\n<plist></dict>", 2, "“</dict>” closes nothing"),
            ("<?xml?>\n<plist>\n<dict><key>a</key></dict></plist>", 3, "the key “a” has no value"),
            ("<?xml?>\n<html/>", 2, "“<html>” is no property list"),
        ])
    func brokenXML(_ text: String, line: Int, message: String) throws {
        let file = SettingsFile(path: "a", bytes: Array(text.utf8))
        let error = try #require(#expect(throws: SettingsSyntaxError.self) { try PropertyListFile.parse(file) })
        #expect(file.problem(error.message, at: error.offset).line == line)
        #expect(error.message == message)
    }

    @Test("Deeply nested XML is refused, not followed")
    func nestedXML() {
        let text = "<?xml?><plist>" + String(repeating: "<array>", count: 100_000)
        let file = SettingsFile(path: "a", bytes: Array(text.utf8))
        #expect(throws: SettingsSyntaxError.self) { try PropertyListFile.parse(file) }
    }
}
