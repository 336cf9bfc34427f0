import Settings
import Testing

@Suite("YAML of project specifications")
struct YAMLDocumentTests {
    private func parse(_ text: String) throws -> YAMLValue {
        try YAMLDocument.parse(SettingsFile(path: "project.yml", bytes: Array(text.utf8)))
    }

    /// The value as one line, plain scalars without quotes.
    private func shown(_ value: YAMLValue?) -> String {
        guard let value else { return "nil" }
        switch value.content {
        case .scalar(let text, let isPlain):
            return isPlain ? text : "'\(text.replacing("\n", with: "⏎"))'"
        case .sequence(let elements): return "[" + elements.map(shown).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            return "{" + mapping.entries.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    @Test(
        "Collections and scalars of every form are read",
        arguments: [
            ("a: 1\nb:\n  c: two words # comment\n  'd e': \"f: #g\"\n", "{a: 1, b: {c: two words, d e: 'f: #g'}}"),
            ("a:\n- 1\n- b: 2\n  c: 3\n-\n  - x\n- - y\n  - z\n", "{a: [1, {b: 2, c: 3}, [x], [y, z]]}"),
            ("a: [1, 'b, c', {d: e}, ]\nf: {g: [h], i}\n", "{a: [1, 'b, c', {d: e}], f: {g: [h], i: }}"),
            ("a: [\n  b, # c\n  d\n  ]\n", "{a: [b, d]}"),
            ("a: |\n  x\n    y\n\n  z\nb: >-\n  p\n  q\n\n  r\n", "{a: 'x⏎  y⏎⏎z⏎', b: 'p q⏎r'}"),
            ("a: |+\n  x\n\nb: |2\n    y\n", "{a: 'x⏎⏎', b: '  y⏎'}"),
            ("a: one\n  two\n\n  three\nb: 4", "{a: one two\nthree, b: 4}"),
            ("a: \"x\\n\\u00e9 \\\"q\\\"\n  y\"\nb: 'it''s'", "{a: 'x⏎é \"q\" y', b: 'it's'}"),
            ("a: &x {b: 1}\nc: *x\nd:\n  <<: *x\n  e: 2\n", "{a: {b: 1}, c: {b: 1}, d: {e: 2, b: 1}}"),
            ("a: &l\n  - 1\nb: *l\nc: &s text\nd: *s\n", "{a: [1], b: [1], c: text, d: text}"),
            ("%YAML 1.2\n---\na: 1\n...\n", "{a: 1}"), ("", "{}"), ("# nothing\n", "{}"), ("- a\n- b", "[a, b]"),
            ("a:\nb:\n  c:\n", "{a: , b: {c: }}"),
            ("url: http://x.y/z#w\nt: 10:30\n", "{url: http://x.y/z#w, t: 10:30}"),
            ("$(A):\n  - -D X\n  - -Y: no\r\n", "{$(A): [-D X, {-Y: no}]}"), ("a: !!str 5\n", "{a: 5}"),
        ])
    func forms(text: String, expected: String) throws {
        #expect(shown(try parse(text)) == expected)
    }

    @Test("Keys and values know where they stand")
    func places() throws {
        let root = try #require(try parse("a:\n  b: c\n  d:\n    - e\n    - {f: g}\n").mapping)
        let inner = try #require(root["a"]?.mapping)
        #expect(inner.entry("b")?.place == .written(path: "project.yml", line: 2, column: 3))
        #expect(inner["b"]?.place == .written(path: "project.yml", line: 2, column: 6))
        #expect(inner["d"]?.sequence?[0].place == .written(path: "project.yml", line: 4, column: 7))
        let flow = inner["d"]?.sequence?[1].mapping?.entry("f")
        #expect(flow?.place == .written(path: "project.yml", line: 5, column: 8))
    }

    @Test(
        "A broken document is refused with its place",
        arguments: [
            ("a: 1\n  b: 2\n", 2, 4, "a second “:”"), ("a:\n  b: 1\n c: 2\n", 3, 2, "this line"),
            ("a: [1, 2\n", 1, 4, "a bracket that is never closed"), ("a: \"x\n", 1, 4, "a string without"),
            ("a:\n\tb: 1\n", 2, 1, "a tab in the indentation"), ("a: b: c\n", 1, 5, "a second “:”"),
            ("a: *x\n", 1, 4, "no anchor is named “x”"), ("a: 'b' c\n", 1, 8, "unexpected text"),
            ("a: [1 [2]]\n", 1, 7, "expected “,”"), ("a: 1\nnothing\n", 2, 1, "expected a key and “:”"),
        ])
    func broken(text: String, line: Int, column: Int, message: String) throws {
        let file = SettingsFile(path: "project.yml", bytes: Array(text.utf8))
        let error = try #require(#expect(throws: SettingsSyntaxError.self) { try YAMLDocument.parse(file) })
        let problem = file.problem(error.message, at: error.offset)
        #expect(problem.message.hasPrefix(message))
        #expect("\(problem.line):\(problem.column)" == "\(line):\(column)")
    }

    @Test("Deep nesting and aliases that expand without bound are refused")
    func hostile() {
        let deep = String(repeating: "[", count: 100_000)
        let dashes = String(repeating: "- ", count: 100_000)
        var steps = (0..<50_000).map { String(repeating: " ", count: min($0, 300)) + "a:" }
        steps = Array(steps.prefix(300))
        let laughs =
            "a0: &a0 [x, x]\n" + (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n")
        for text in [deep, dashes, steps.joined(separator: "\n"), laughs] {
            #expect(throws: SettingsSyntaxError.self) { try parse(text) }
        }
    }
}
