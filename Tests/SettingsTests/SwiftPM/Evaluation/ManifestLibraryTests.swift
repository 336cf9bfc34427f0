import Settings
import Testing

/// What is expected is what the toolchain says of the same manifests.
@Suite("The standard library in manifests")
struct ManifestLibraryTests {
    @Test(
        "Collections and strings do what those of the standard library do",
        arguments: [
            (
                #"""
                var d = ["a": 1]; d["b"] = 2; d["a"] = nil; d["c", default: 5] += 1; let r = d.keys.sorted().map { "\($0)\(d[$0]!)" }
                """#, ["b2", "c6"]
            ),
            (
                #"""
                let d: [String: [String]] = ["x": ["p", "q"], "a": ["z"]]
                let r = d.sorted { $0.key < $1.key }.flatMap { pair in pair.value.map { pair.key + $0 } }
                """#, ["az", "xp", "xq"]
            ),
            (
                #"""
                var d: [String: [String]] = [:]; d["a", default: []].append("x"); d["a"]?.append("y"); d["b"]?.append("no"); let r = (d["a"] ?? []) + ["c\(d.count)"]
                """#, ["x", "y", "c1"]
            ),
            (
                #"""
                let d = ["a": 1, "b": 2].mapValues { $0 * 10 }; let r = d.map { "\($0.key)\($0.value)" }.sorted()
                """#, ["a10", "b20"]
            ),
            (
                #"""
                let r = ["a","b","c"].reduce([]) { $0 + [$1, $1] } + ["n\([1,2,3].reduce(0, +))"]
                """#, ["a", "a", "b", "b", "c", "c", "n6"]
            ),
            (
                #"""
                let r = ["a","b"].reduce(into: [String]()) { $0.append($1 + "!") }.map { $0.replacing("!", with: "x") }
                """#, ["ax", "bx"]
            ),
            (
                #"""
                let r = ["n\([1,2,3].reduce(0, +))", ["a","b"].reduce("", +)] + [["x"],["y"]].reduce([], +)
                """#, ["n6", "ab", "x", "y"]
            ),
            (
                #"""
                var u: Set<String> = ["a"]; u.insert("b"); u.insert("a"); u.formUnion(["c"]); u.remove("b"); let r = u.sorted()
                """#, ["a", "c"]
            ),
            (
                #"""
                var l = ["b","c","a"]; l.sort(); let m = l.sorted(by: >); let r = l + m + [3,1,2].sorted().map { "n\($0)" }
                """#, ["a", "b", "c", "c", "b", "a", "n1", "n2", "n3"]
            ),
            (
                #"""
                let r = zip(["a","b"], [1,2]).map { "\($0)\($1)" } + ["x","y"].enumerated().map { "\($1)\($0)" } + ["k"].enumerated().map { i, e in "\(e)\(i)" }
                """#, ["a1", "b2", "x0", "y1", "k0"]
            ),
            (
                #"""
                let t = "Hello-World"; let r = [t.lowercased().replacing("-", with: "_"), t.hasPrefix("He") ? "y" : "n", t.split(separator: "-").joined(separator: "9"), String(t.dropFirst(6)), String(t.prefix(5)), "c\(t.count)", t.contains("lo-W") ? "in" : "out"]
                """#, ["hello_world", "y", "Hello9World", "World", "Hello", "c11", "in"]
            ),
            (
                ##"""
                let t = """
                  ab\
                  cd
                  """
                let u = #"q\(t)"#
                let v = #"z\#(t)"#
                let r = [t, u.replacing("\\(t)", with: "RAW"), v]
                """##, ["abcd", "qRAW", "zabcd"]
            ),
            (
                #"""
                let a = "x"; let t = "\(a)\u{41}\"\t"; let r = [t.replacing("\"", with: "Q").replacing("\t", with: "T")]
                """#, ["xAQT"]
            ),
            (
                #"""
                var l = ["a","b","c","d"]; l.removeAll { $0 == "b" }; l.remove(at: 0); let x = l.removeLast(); l.insert("q", at: 0); l.insert(contentsOf: ["m","n"], at: 1); let r = l + [x]
                """#, ["q", "m", "n", "c", "d"]
            ),
            (
                #"""
                let l = ["a","b"]; let r = [l.contains("a") ? "y":"n", l.contains { $0 == "z" } ? "y":"n", l.first { $0 > "a" } ?? "none", "i\(l.firstIndex(of: "b") ?? 9)", l.allSatisfy { $0.count == 1 } ? "all" : "no", "l" + (l.last ?? ""), l.isEmpty ? "e" : "f"]
                """#, ["y", "n", "b", "i1", "all", "lb", "f"]
            ),
            (
                #"""
                let r = Array(["a","b","c"].prefix { $0 != "c" }) + Array(["a","b"].dropFirst())
                """#, ["a", "b", "b"]
            ),
            (
                #"""
                var l = [["a"],["b"]]; l[0].append("z"); l[1] = ["q"]; let r = l.flatMap { $0 }
                """#, ["a", "z", "q"]
            ),
            (
                #"""
                let r = ["v\(Int("12")! + 1)", Int("x") == nil ? "nil" : "some", String(5) + "z", "\(Bool("true") ?? false)", "\(max(3, 9))"]
                """#, ["v13", "nil", "5z", "true", "9"]
            ),
            (
                #"""
                let x: Double = 1; let y = 1.5; let r = [x == 1.0 ? "eq" : "ne", "d\(x)".replacing(".", with: "p"), y > 1 ? "gt" : "le"]
                """#, ["eq", "d1p0", "gt"]
            ),
            (
                #"""
                let r = ["a.b.c".split(separator: ".").map(String.init).joined(separator: "_"), "x,y".components(separatedBy: ",").joined()]
                """#, ["a_b_c", "xy"]
            ),
        ] as [(String, [String])])
    func library(code: String, expected: [String]) {
        #expect(ManifestExample.defines(code) == expected)
    }
}
