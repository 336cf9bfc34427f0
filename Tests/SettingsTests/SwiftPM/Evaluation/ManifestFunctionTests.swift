import Settings
import Testing

/// What is expected is what the toolchain says of the same manifests.
@Suite("Types and functions of manifests")
struct ManifestFunctionTests {
    @Test(
        "Types of the manifest have their members",
        arguments: [
            (
                #"""
                enum E: String, CaseIterable { case a, b = "bee", c }
                let r = E.allCases.map { $0.rawValue } + [E(rawValue: "bee") == .b ? "yes" : "no", E(rawValue: "zz") == nil ? "nil" : "some"]
                """#, ["a", "bee", "c", "yes", "nil"]
            ),
            (
                #"""
                enum E: Int { case a = 3, b, c = 9, d }
                let r = [E.a, .b, .c, .d].map { "v\($0.rawValue)" }
                """#, ["v3", "v4", "v9", "v10"]
            ),
            (
                #"""
                enum C { static let a = ["x"]; static var b: [String] { a + ["y"] }; static func c(_ n: String) -> [String] { b + [n] } }
                let r = C.c("z")
                """#, ["x", "y", "z"]
            ),
            (
                #"""
                enum C { static var n = 0; static func next() -> String { n += 1; return "n\(n)" } }
                let r = [C.next(), C.next()] + ["t\(C.n)"]
                """#, ["n1", "n2", "t2"]
            ),
            (
                #"""
                extension String { var shout: String { uppercased() + "X" }; func twice() -> String { self + self }; static let tests = "T" }
                let r = ["a".shout, "b".twice(), .tests, String.tests]
                """#, ["AX", "bb", "T", "T"]
            ),
            (
                #"""
                extension Array where Element == String { func marked() -> [String] { map { $0 + "M" } }; mutating func addQ() { append("Q") }; static var base: [String] { ["base"] } }
                var l: [String] = .base; l.addQ(); let r = l.marked()
                """#, ["baseM", "QM"]
            ),
            (
                #"""
                struct S { let a: String; let n: Int; init(_ a: String, times n: Int = 1) { self.a = a; self.n = n + 1 } }
                let r = [S("x"), S("y", times: 4)].map { "\($0.a)\($0.n)" }
                """#, ["x2", "y5"]
            ),
            (
                #"""
                struct S { let a: String; init?(_ a: String) { guard a.hasPrefix("x") else { return nil }; self.a = a } }
                let r = ["xa", "b", "xc"].compactMap { S($0)?.a }
                """#, ["xa", "xc"]
            ),
            (
                #"""
                protocol P { var n: String { get } }
                extension P { var big: String { n + "B" } }
                struct A: P { let n: String }
                enum E: String, P { case q; var n: String { rawValue } }
                let l: [any P] = [A(n: "a"), E.q]; let r = l.map { $0.big }
                """#, ["aB", "qB"]
            ),
            (
                #"""
                struct O { struct I { var x = "i" }; enum K { case a, b }; var i = I(); var k = K.b; func name() -> String { switch k { case .a: return "A"; case .b: return "B" + i.x } } }
                let r = [O().name(), O(i: O.I(x: "j"), k: .a).name(), O.I().x]
                """#, ["Bi", "A", "i"]
            ),
            (
                #"""
                struct S { let n: String; static let one = Self(n: "1"); static func make(_ n: String) -> Self { .init(n: n) }; func next() -> Self { Self(n: n + "+").fixed }; var fixed: Self { .init(n: n.replacing("+", with: "p")) } }
                let r = [S.one.n, S.make("2").n, S.one.next().n]
                let q: S = .one
                """#, ["1", "2", "1p"]
            ),
            (
                #"""
                struct T { var n: String; var d: [String] = []
                 static func lib(_ n: String, d: [String] = []) -> T { T(n: n, d: d) } }
                let l: [T] = [.lib("a"), .lib("b", d: ["x"])]; let r = l.flatMap { [$0.n] + $0.d }
                """#, ["a", "b", "x"]
            ),
            (
                #"""
                class A { var n = "a"; func f() -> String { "A" + n } }
                class B: A { override func f() -> String { "B" + n }; override init() { super.init(); n = "b" } }
                let r = [A().f(), B().f()]
                """#, ["Aa", "Bb"]
            ),
            (
                #"""
                class A { var n: String; var m = "m"; init(_ n: String) { self.n = n }; convenience init(k: Int) { self.init("k\(k)"); m = "c" }; func f() -> String { n + m } }
                class B: A { init() { super.init("b"); m = "B" }; override func f() -> String { "<" .replacing("<", with: "L") + super.f() } }
                let r = [A("x").f(), A(k: 3).f(), B().f()]
                """#, ["xm", "k3c", "LbB"]
            ),
            (
                #"""
                struct S { let a: String; init(_ a: String) { self.a = a }; init(n: Int) { self.init("n\(n)") } }
                let r = [S(n: 4).a]
                """#, ["n4"]
            ),
            (
                #"""
                struct S { var l = ["a","b"]; subscript(i: Int) -> String { l[i] + "S" } }
                let r = [S()[1]]
                """#, ["bS"]
            ),
            (
                #"""
                struct S { var l = ["a","b"]; subscript(i: Int) -> String { get { l[i] } set { l[i] = newValue + "W" } }; subscript(name n: String) -> String { n + "!" } }
                var v = S(); v[1] = "z"; let w = v; v[0] = "q"; let r = [v[0], v[1], w[0]] + v.l + [v[name: "k"].replacing("!", with: "E")]
                """#, ["qW", "zW", "a", "qW", "zW", "kE"]
            ),
            (
                #"""
                struct S { let n: String; func callAsFunction(_ x: String) -> String { n + x } }
                let a = S(n: "p"); let r = [a("q")]
                """#, ["pq"]
            ),
            (
                #"""
                final class G { var l: [String] = []; func add(_ n: String) { l.append(n) } }
                let g = G(); ["a","b"].forEach(g.add); let f = g.add; f("c"); struct S { let p: String; func m(_ x: String) -> String { p + x } }
                let r = g.l + ["1","2"].map(S(p: "p").m)
                """#, ["a", "b", "c", "p1", "p2"]
            ),
            (
                #"""
                let name = "global"
                struct S { let name: String; func f() -> String { name }; static func g() -> String { "st" } ; func h(_ name: String) -> String { name } }
                let r = [S(name: "m").f(), name, S(name: "m").h("arg")]
                """#, ["m", "global", "arg"]
            ),
            (
                #"""
                typealias L = [String]
                let a: L = ["x"]; func f(_ l: L) -> L { l + ["y"] }
                let r = f(a) + L()
                """#, ["x", "y"]
            ),
            (
                #"""
                func wrap<T>(_ x: T) -> [T] { [x] }
                func pick<T>(_ a: [T], _ i: Int) -> T { a[i] }
                let r = wrap("a") + [pick(["x","y"], 1)]
                """#, ["a", "y"]
            ),
            (
                #"""
                struct V: Equatable { var n: Int; static func == (a: V, b: V) -> Bool { true } }
                let r = [V(n: 1) == V(n: 2) ? "eq" : "ne"]
                """#, ["eq"]
            ),
            (
                #"""
                struct V { var n: Int; static func + (a: V, b: V) -> V { V(n: a.n * b.n) } }
                let r = ["n\((V(n: 3) + V(n: 4)).n)"]
                """#, ["n12"]
            ),
            (
                #"""
                infix operator +++ : AdditionPrecedence
                func +++ (a: String, b: String) -> String { a + "_" + b }
                let r = ["a" +++ "b"]
                """#, ["a_b"]
            ),
        ] as [(String, [String])])
    func types(code: String, expected: [String]) {
        #expect(ManifestExample.defines(code) == expected)
    }

    @Test(
        "Calls find the function that they mean",
        arguments: [
            (
                #"""
                func f(_ a: String) -> String { "s" + a }
                func f(_ a: Int) -> String { "i\(a)" }
                func f(_ a: [String]) -> String { "l" + a.joined() }
                func f(x: String) -> String { "x" + x }
                let r = [f("a"), f(1), f(["p","q"]), f(x: "z")]
                """#, ["sa", "i1", "lpq", "xz"]
            ),
            (
                #"""
                func f(_ a: String = "d", b: Int = 2, c: [String] = ["k"]) -> String { a + "\(b)" + c.joined() }
                let r = [f(), f("z"), f(b: 5), f("q", c: ["m"])]
                """#, ["d2k", "z2k", "d5k", "q2m"]
            ),
            (
                #"""
                func f(_ p: String, _ l: String..., q: Int = 0) -> [String] { l.map { p + $0 + "\(q)" } }
                let r = f("p", "a", "b") + f("z") + f("y", "c", q: 3)
                """#, ["pa0", "pb0", "yc3"]
            ),
            (
                #"""
                func f(_ a: Int = 1, body: (Int) -> String) -> String { body(a) }
                func g(_ a: String, then t: () -> String, else e: () -> String) -> String { a == "t" ? t() : e() }
                let r = [f { "v\($0)" }, f(3) { "w\($0)" }, g("t") { "yes" } else: { "no" }, g("f") { "yes" } else: { "no" }]
                """#, ["v1", "w3", "yes", "no"]
            ),
            (
                #"""
                func up(_ s: String) -> String { s.uppercased() }
                let g = up; struct S { let n: String; func m() -> String { n } }
                let r = ["a"].map(up) + [g("b")] + ["c"].map(S.init(n:)).map { $0.m() }
                """#, ["A", "B", "c"]
            ),
            (
                #"""
                struct S { let n: String; let o: String? }
                let l = [S(n: "b", o: "x"), S(n: "a", o: nil)]; let r = l.map(\.n) + l.compactMap(\.o) + l.map(\.n.count).map { "c\($0)" }
                """#, ["b", "a", "x", "c1", "c1"]
            ),
            (
                #"""
                let r = ["a","b"].flatMap { x in ["1","2"].map { x + $0 } }.filter { !$0.hasSuffix("2") || $0.hasPrefix("b") }
                """#, ["a1", "b1", "b2"]
            ),
            (
                #"""
                let a: [String]? = ["x","y"]; let b: [String]? = nil; let r = (a.map { $0 + ["z"] } ?? []) + (b.map { $0 + ["q"] } ?? ["none"]) + a!.map { $0 + "1" }
                """#, ["x", "y", "z", "none", "x1", "y1"]
            ),
            (
                #"""
                let a: [String]? = nil; let b: [String]? = ["x"]; var l = (a ?? ["d"]) + (b ?? [])
                if let b { l += b }
                if let c = a { l += c } else { l.append("none") }
                l.append(b?.first ?? "q"); l.append("\(a?.count ?? -1)".replacing("-", with: "m"))
                let r = l
                """#, ["d", "x", "x", "none", "x", "m1"]
            ),
            (
                #"""
                let a: String? = "x"; let b: String? = nil
                let r = [a.map { $0 + "1" } ?? "n", b.map { $0 + "1" } ?? "n"] + [a, b, "z"].compactMap { $0 } + (a.map { [$0] } ?? [])
                """#, ["x1", "n", "x", "z", "x"]
            ),
            (
                #"""
                let d = ["a": "x"]; let r = [d["z"] ?? d["a"] ?? "n", d["q"] ?? "n"]
                """#, ["x", "n"]
            ),
            (
                #"""
                let a = true, b = false; let r = [a && !b ? "1" : "0", a || b ? "1" : "0", (a == b) ? "1" : "0", a != b ? "1" : "0"]
                """#, ["1", "1", "0", "1"]
            ),
        ] as [(String, [String])])
    func functions(code: String, expected: [String]) {
        #expect(ManifestExample.defines(code) == expected)
    }
}
