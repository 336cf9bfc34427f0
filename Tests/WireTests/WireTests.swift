import Testing
import Wire

@Suite("Writing JSON")
struct JSONWriterTests {
    private func written(_ value: JSONValue, isIndented: Bool = false) -> String {
        var writer = JSONWriter(isIndented: isIndented)
        writer.value(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("Members keep the order in which they were given")
    func order() {
        #expect(written(["b": 1, "a": [true, .null, "x"], "c": [:]]) == #"{"b":1,"a":[true,null,"x"],"c":{}}"#)
    }

    @Test("Indented documents hold one member per line")
    func indented() {
        let expected = """
            {
              "name": "x",
              "list": [
                1,
                []
              ],
              "empty": {}
            }
            """
        #expect(written(["name": "x", "list": [1, []], "empty": [:]], isIndented: true) == expected)
    }

    @Test("Quotes, control characters and nothing else are escaped")
    func escapes() {
        #expect(written("a\"b\\c\n\r\t\u{1}\u{7F}é😀/") == "\"a\\\"b\\\\c\\n\\r\\t\\u0001\u{7F}é😀/\"")
        #expect(written("") == "\"\"")
    }

    @Test("Bytes that are no UTF-8 are replaced, so that the document stays valid")
    func invalidBytes() throws {
        var writer = JSONWriter()
        writer.string(utf8: [0x61, 0xFF, 0x62])
        #expect(try JSONParser.parse(writer.bytes) == "a\u{FFFD}b")
    }

    @Test(
        "Numbers are written in full and without noise",
        arguments: [
            (JSONValue.integer(.min), "-9223372036854775808"), (.integer(.max), "9223372036854775807"),
            (.integer(0), "0"), (.integer(1234), "1234"), (.integer(-7), "-7"), (.number(1.5), "1.5"),
            (.number(2), "2"), (.number(1e300), "1e+300"), (.number(.infinity), "null"), (.number(.nan), "null"),
        ])
    func numbers(value: JSONValue, expected: String) {
        #expect(written(value) == expected)
    }

    @Test("Lines are written one after another into the same buffer")
    func lines() {
        var writer = JSONWriter()
        for line in 1...2 {
            writer.beginObject()
            writer.member("file", "a.swift")
            writer.member("line", line)
            writer.member("ok", true)
            writer.endObject()
            writer.newline()
        }
        let expected = "{\"file\":\"a.swift\",\"line\":1,\"ok\":true}\n{\"file\":\"a.swift\",\"line\":2,\"ok\":true}\n"
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
        writer.removeAll()
        #expect(writer.bytes.isEmpty)
    }
}

@Suite("Reading JSON")
struct JSONParserTests {
    @Test("A document is read back as it was written")
    func roundTrip() throws {
        let value: JSONValue = ["z": [1, -2, .number(0.25), "é\n\u{1F600}", .null, false], "a": ["": []]]
        var writer = JSONWriter(isIndented: true)
        writer.value(value)
        #expect(try JSONParser.parse(writer.bytes) == value)
        #expect(value["z"]?.array?.first?.integer == 1)
        #expect(value["a"]?.object?.members.count == 1)
    }

    @Test("Escapes are decoded, pairs of surrogates included")
    func escapes() throws {
        #expect(try JSONParser.parse(#""\u00e9\uD83D\uDE00\/\b\f""#) == "é😀/\u{8}\u{C}")
    }

    @Test("A name that stands twice keeps its first place and its last value")
    func duplicates() throws {
        let value = try JSONParser.parse(#"{"a":1,"b":2,"a":3}"#)
        #expect(value.object?.members.map(\.name) == ["a", "b"])
        #expect(value["a"]?.integer == 3)
    }

    @Test(
        "What the standard forbids is refused",
        arguments: [
            "", " ", "{", "[1,]", "{\"a\":1,}", "[1 2]", "01", "1.", "-", "+1", ".5", "1e", "nul", "'a'", "\"a",
            "\"\\x\"",
            "\"\\uD800\"", "\"\\uDC00\"", "\"\\u12G4\"", "\"a\u{1}\"", "// c\n1", "1 1", "{a:1}", "1e999", "[\"\\u\"]",
        ])
    func refused(text: String) {
        #expect(throws: JSONError.self) { try JSONParser.parse(text) }
    }

    @Test("Invalid UTF-8 in a string is refused")
    func invalidBytes() {
        #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xC3, 0x22]) }
    }

    @Test("An error names the line and the column")
    func place() {
        let error = #expect(throws: JSONError.self) { try JSONParser.parse("{\n  \"a\": tru\n}") }
        #expect(error?.line == 2)
        #expect(error?.column == 8)
    }

    @Test("Deep nesting is an error, not a crash")
    func depth() throws {
        let text = String(repeating: "[", count: 100_000)
        let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
        #expect(error?.message == "nested deeper than 256 levels")
        let bounded = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(throws: Never.self) { try JSONParser.parse(bounded) }
    }
}
