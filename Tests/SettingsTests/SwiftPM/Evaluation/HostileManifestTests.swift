import Settings
import Testing

@Suite("Hostile manifests")
struct HostileManifestTests {
    @Test(
        "Whatever a manifest does, reading it ends, and what was not followed is said",
        arguments: [
            "while true {}", "while true { let a = { while true {} }; a() }", "var x = [1]; while true { x += x }",
            "var s = \"a\"; while true { s += s }; while true {}",
            "var d: Set<Int> = []; for i in 0..<100000 { d.insert(i) }; while true {}",
            "var d: [Int: Int] = [:]; for i in 0..<100000 { d[i] = i }; while true {}",
            "var x = [1]; for _ in 0..<100 { x = x.flatMap { [$0, $0] } }; while true {}",
            "func f(_ n: Int) -> Int { if n > 100000 { return 0 }; return f(n + 1) + f(n + 2) }; let x = f(0); while true {}",
            """
            func f(_ n: Int) -> [Int] { if Context.environment["A"] == nil { return f(n + 1) + f(n + 2) }; return [] }
            let x = f(0); while true {}
            """,
        ])
    func endless(statements: String) {
        let manifest = ManifestExample.evaluate(statements + "\nlet package = Package(name: \"P\", targets: [])")
        #expect(
            manifest.unknowns.map(\.what) == ["everything: the manifest takes more steps than are followed"])
        #expect(manifest.problems.isEmpty)
    }

    @Test("Settings of a manifest that was not followed to its end are undecided")
    func notFollowed() {
        let manifest = ManifestExample.evaluate(
            """
            let package = Package(name: "P", targets: [.target(name: "T", swiftSettings: [.define("A")])])
            while true {}
            """)
        #expect(manifest.targets.map { ManifestExample.text($0) } == ["T: define A?"])
        #expect(manifest.unknowns.count == 1)
    }

    @Test(
        "What comes to nothing does not stand in the way",
        arguments: [
            "for i in 0...9223372036854775807 { print(i) }", "let x = Array(repeating: 0, count: 1_000_000_000)",
            "let x = 9223372036854775807 + 1; let y = -x",
            "let x = [1, 2][7]; let y = [:][1]; let z = [1][2...]; let w = \"\".first!", "let x = 1 / 0; let y = 1 % 0",
            "let x = Int.min; let y = -9223372036854775808 / -1; let z = x - 1",
            "func f(_ n: Int) -> Int { n + f(n + 1) }; let x = f(0)", "func f() -> Int { f() }; let x = f()",
            "enum E { static let a = E.b; static let b = E.a }; let x = E.a", "var x: Int { x + 1 }; let y = x",
            "struct A { var b: B { B() } }; struct B { var a: A { A() } }; extension A { var c: Int { b.a.c } }; let y = A().c",
            "struct S { var v: Int { get { 1 } set { v = newValue } } }; var s = S()",
            "struct S { var v = 1 { didSet { w = v } }; var w = 2 { didSet { v = w } } }; var s = S()",
            "protocol P: P {}; extension P { static var a: Int { a } }; struct S: P {}; let x = S.a",
            "class A: B {}; class B: A {}; let x = A(); let y = x.z; let w = A.q",
            "typealias A = B; typealias B = A; let x: A = .c",
            "var x: [Any] = []; for _ in 0..<100 { x = [x, x] }; if Context.environment[\"A\"] != nil { x = [] }; let y = x == x",
            "var x: [Any] = []; x.append(x); x = [x, [x]]; x[0] = x", "let f = { f() }; f()",
            "extension X { func f() {} }",
            "var s = \"a\"; for _ in 0..<1000 { s = s.replacing(\"a\", with: \"aa\") }",
            "package.targets = package.targets",
            "for i in 0..<0 {}; for i in 5..<1 {}; for i in stride(from: 0, to: 9, by: 0) {}", "switch 1 {}",
            "let (a, b) = 1; a.b = c",
            "func f(_ a: Int..., b: Int) {}; f(); f(b: 1); f(1, 2, b: 3, c: 4)", "self = 1; super.init(); Self.x = $0",
            "outer: while false { break inner }; break; continue; return; throw 1",
            "let _ = #selector(x); #warning(\"a\")",
        ])
    func nothing(statements: String) {
        let manifest = ManifestExample.evaluate(
            "if x { }\n" + statements + "\nlet package = Package(name: \"P\", targets: [.target(name: \"T\")])")
        #expect(manifest.name.value == "P" || !manifest.unknowns.isEmpty || !manifest.problems.isEmpty)
    }

    @Test(
        "Many conditions on the environment take no longer than each of them",
        arguments: [
            (0..<500).map { "if Context.environment[\"\($0)\"] != nil { a += [\($0)] }" }.joined(separator: "\n"),
            (0..<60).map { _ in "if Context.environment[\"A\"] == nil {" }.joined(separator: "\n")
                + "a = []\n" + String(repeating: "}", count: 60),
        ])
    func worlds(statements: String) {
        let manifest = ManifestExample.evaluate("var a = [0]\n" + statements + "\nlet package = Package(name: \"P\")")
        #expect(manifest.name.value == "P")
        #expect(manifest.unknowns.isEmpty)
    }

    @Test("Deep nesting is refused with its place", arguments: [("(", ")"), ("[", "]"), ("{", "}")])
    func nesting(open: String, close: String) {
        let value = String(repeating: open, count: 4000) + String(repeating: close, count: 4000)
        let manifest = ManifestExample.evaluate("let x = \(value)\nlet package = Package(name: \"P\")")
        #expect(manifest.problems.map(\.message) == ["the code is nested too deeply to be read"])
        #expect(manifest.problems.first?.line == 3)
    }

    @Test(
        "Long chains are refused with their line", arguments: [".a", "()", "[0]", " + a", "?", "!", " ?? a", " as A"])
    func chains(link: String) {
        let manifest = ManifestExample.evaluate(
            "let x = a\(String(repeating: link, count: 30_000))\nlet package = Package(name: \"P\")")
        #expect(manifest.problems.contains { $0.line == 3 && $0.isFatal })
    }
}
