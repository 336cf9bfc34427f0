import Settings
import Testing

/// What is expected is what the toolchain says of the same manifests.
@Suite("Statements of manifests")
struct ManifestStatementTests {
    @Test(
        "Values are copied, instances are shared, closures see what is around them",
        arguments: [
            (
                #"""
                struct A { var x = 1; var n: [String] = ["a"] }
                var a = A(); var b = a; b.x = 2; b.n.append("c"); let r = ["\(a.x)", "\(b.x)"] + a.n + b.n
                """#, ["1", "2", "a", "a", "c"]
            ),
            (
                #"""
                final class A { var x = 1; var n: [String] = [] }
                let a = A(); let b = a; b.x = 2; b.n.append("q"); let r = ["\(a.x)"] + a.n
                """#, ["2", "q"]
            ),
            (
                #"""
                struct A { var x = 1 }
                var l = [A(), A(x: 5)]; l[0].x = 7; for i in l.indices { l[i].x += 1 }; let r = l.map { "v\($0.x)" }
                """#, ["v8", "v6"]
            ),
            (
                #"""
                var n = 0; let f: () -> Void = { n += 1 }; f(); f(); let r = ["n\(n)"]
                """#, ["n2"]
            ),
            (
                #"""
                func apply(_ n: Int, _ f: (Int) -> Int) -> Int { let k = 100; return f(n) + k }
                let k = 1; let r = ["v\(apply(2) { $0 + k })"]
                """#, ["v103"]
            ),
            (
                #"""
                func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }
                let a = adder(3), b = adder(10); let r = ["v\(a(1))", "v\(b(1))"]
                """#, ["v4", "v11"]
            ),
            (
                #"""
                func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
                let c = counter(); let d = counter(); let r = ["v\(c())", "v\(c())", "v\(d())"]
                """#, ["v1", "v2", "v1"]
            ),
            (
                #"""
                func add(_ l: inout [String], _ x: String) { l.append(x); l[0] = "first" }
                var l = ["a"]; add(&l, "b"); struct S { var l = ["q"] }; var t = S(); add(&t.l, "w"); let r = l + t.l
                """#, ["first", "b", "first", "w"]
            ),
            (
                #"""
                var l = ["a"]; _ = ({ (l: inout [String]) in l.append("b"); l = l + ["c"] })(&l); func f() { _ = l }; let r = l
                """#, ["a", "b", "c"]
            ),
            (
                #"""
                struct S { var l: [String] = []; mutating func add(_ x: String) -> Int { l.append(x); return l.count } }
                var a = S(); let n = a.add("x"); _ = a.add("y"); let b = a; _ = a.add("z"); let r = a.l + b.l + ["n\(n)"]
                """#, ["x", "y", "z", "x", "y", "n1"]
            ),
            (
                #"""
                struct S { var n = 1; var d: Int { get { n * 2 } set { n = newValue / 2 } } }
                var a = S(); a.d = 10; let r = ["n\(a.n)", "d\(a.d)"]
                """#, ["n5", "d10"]
            ),
            (
                #"""
                struct S { var n = 0 { didSet { m += 1 } }; var m = 0 }
                var a = S(); a.n = 4; a.n = 5; let r = ["m\(a.m)"]
                """#, ["m2"]
            ),
            (
                #"""
                var n = 0 { didSet { m += oldValue + 1 } }
                var m = 0; n = 5; n = 6; let r = ["m\(m)"]
                """#, ["m7"]
            ),
            (
                #"""
                let x = "o"; var l: [String] = []
                if true { let x = "i"; l.append(x) }
                l.append(x)
                do { let x = "d"; l.append(x) }
                let r = l
                """#, ["i", "o", "d"]
            ),
            (
                #"""
                var a = "1"; func f() -> String { a }
                let x = f(); a = "2"; let r = [x, f()]
                """#, ["1", "2"]
            ),
            (
                #"""
                var log: [String] = []
                enum C { static let a: String = { log.append("init"); return "v" }() }
                log.append("pre"); let x = C.a + C.a; let r = log + [x]
                """#, ["pre", "init", "vv"]
            ),
            (
                #"""
                struct S { lazy var x: String = { "lz" }() }
                var a = S(); let r = [a.x]
                """#, ["lz"]
            ),
            (
                #"""
                var n = 10; n -= 3; n *= 2; n /= 4; n %= 2; var t = "a"; t += "b"; var l = ["x"]; l += ["y"]; l += [t]; let r = l + ["n\(n)"]
                """#, ["x", "y", "ab", "n1"]
            ),
            (
                #"""
                func f() -> (name: String, n: Int) { ("a", 2) }
                let t = f(); let (x, y) = f(); let l: [(String, Int)] = [("p", 1), ("q", 2)]; let r = [t.name, "n\(t.n)", x, "y\(y)", t.0] + l.map { $0.0 + "\($0.1)" } + l.map { n, k in "\(k)" + n }
                """#, ["a", "n2", "a", "y2", "a", "p1", "q2", "1p", "2q"]
            ),
            (
                #"""
                struct S { var a: String? = nil; var b: [String]?; var n = 1 }
                let s1 = S(b: ["q"]); let r = [s1.a ?? "nil"] + (s1.b ?? ["none"]) + (S().b.map { $0 + ["m"] } ?? ["nob"]) + (s1.b.map { $0 + ["m"] } ?? [])
                """#, ["nil", "q", "nob", "q", "m"]
            ),
        ] as [(String, [String])])
    func values(code: String, expected: [String]) {
        #expect(ManifestExample.defines(code) == expected)
    }

    @Test(
        "Statements end as they do in Swift",
        arguments: [
            (
                #"""
                var l: [String] = []
                func f() -> String { defer { l.append("d1") }; defer { l.append("d2") }; l.append("b"); return "r" }
                let x = f(); let r = l + [x]
                """#, ["b", "d2", "d1", "r"]
            ),
            (
                #"""
                var l: [String] = []
                func f(_ b: Bool) { defer { l.append("d") }; if b { return }; l.append("x") }
                f(true); f(false); let r = l
                """#, ["d", "x", "d"]
            ),
            (
                #"""
                var l: [String] = []
                outer: for a in ["a","b","c"] { for b in [1,2,3] { if b == 2 { continue outer }; if a == "c" { break outer }; l.append("\(a)\(b)") } }
                let r = l
                """#, ["a1", "b1"]
            ),
            (
                #"""
                var i = 0; var l: [String] = []
                while true { i += 1; if i % 2 == 0 { continue }; if i > 7 { break }; l.append("i\(i)") }
                let r = l
                """#, ["i1", "i3", "i5", "i7"]
            ),
            (
                #"""
                var i = 0; repeat { i += 3 } while i < 10
                let r = ["i\(i)"]
                """#, ["i12"]
            ),
            (
                #"""
                func f(_ n: Int) -> [String] { var l: [String] = []; switch n { case 1: l.append("one"); fallthrough; case 2: l.append("two"); case 3...5: l.append("mid"); default: l.append("def") }; return l }
                let r = f(1)+f(2)+f(4)+f(9)
                """#, ["one", "two", "two", "mid", "def"]
            ),
            (
                #"""
                func f(_ a: Int, _ b: String) -> String { switch (a, b) { case (1, _): return "one"; case (_, "x"): return "x"; case let (n, t) where n > 5: return "\(n)\(t)"; default: return "d" } }
                let r = [f(1,"q"), f(2,"x"), f(7,"z"), f(3,"n")]
                """#, ["one", "x", "7z", "d"]
            ),
            (
                #"""
                enum E { case a(Int), b(name: String, n: Int), c }
                func f(_ e: E) -> String { switch e { case .a(let n): return "a\(n)"; case let .b(name, n): return "\(name)\(n)"; case .c: return "c" } }
                let r = [f(.a(3)), f(.b(name: "q", n: 4)), f(.c)]
                """#, ["a3", "q4", "c"]
            ),
            (
                #"""
                enum E { case a(Int), c }
                let e = E.a(4); var l: [String] = []
                if case .a(let n) = e, n > 3 { l.append("n\(n)") }
                if case .c = e { l.append("c") }
                for case .a(let q) in [E.a(1), .c, .a(2)] { l.append("q\(q)") }
                let r = l
                """#, ["n4", "q1", "q2"]
            ),
            (
                #"""
                let n = 3; let a = if n > 2 { "big" } else { "small" }; let b = switch n { case 1: "one"; case 3: "three"; default: "d" }
                let r = [a, b]
                """#, ["big", "three"]
            ),
            (
                #"""
                func f(_ s: String?) -> String { guard let s, !s.isEmpty else { return "none" }; return s }
                let r = [f(nil), f(""), f("a")]
                """#, ["none", "none", "a"]
            ),
            (
                #"""
                func f(_ l: [String]) -> String { for x in l { if x == "b" { return "found" } }; return "none" }
                let r = [f(["a","b"]), f(["c"])]
                """#, ["found", "none"]
            ),
            (
                #"""
                var l: [String] = ["a","b"]; var o: [String] = []
                while let x = l.popLast() { o.append(x) }
                let r = o
                """#, ["b", "a"]
            ),
            (
                #"""
                func f() -> [String] { let l: [String?] = ["a", nil]; var o: [String] = []; for x in l { guard let x else { continue }; o.append(x) }; return o }
                let r = f()
                """#, ["a"]
            ),
            (
                #"""
                var l: [String] = []
                for i in 0..<3 { l.append("a\(i)") }
                for i in (1...2).reversed() { l.append("b\(i)") }
                for i in stride(from: 0, to: 6, by: 3) { l.append("c\(i)") }
                let r = l + Array(l[1...2]) + Array(l[..<1])
                """#, ["a0", "a1", "a2", "b2", "b1", "c0", "c3", "a1", "a2", "a0"]
            ),
            (
                #"""
                let r = ["a","bb","ccc"].filter { $0.count > 1 }.map { s in s + "\(s.count)" }
                var q: [String] = []
                for x in r where x.hasPrefix("c") { q.append(x) }
                """#, ["bb2", "ccc3"]
            ),
            (
                #"""
                let f: (Int) -> String = { n in if n > 1 { return "big" }; return "small" }
                let r = [f(1), f(2)]
                """#, ["small", "big"]
            ),
            (
                #"""
                let r: [String] = { () -> [String] in var l = ["a"]; if l.count == 1 { l.append("b") }; return l }()
                """#, ["a", "b"]
            ),
            (
                #"""
                let n = 2; let r = [n == 1 ? "a" : n == 2 ? "b" : "c"]
                """#, ["b"]
            ),
            (
                #"""
                func f(_ n: Int) -> Int { n <= 1 ? 1 : n * f(n - 1) }
                let r = ["v\(f(6))"]
                """#, ["v720"]
            ),
            (
                #"""
                func f() -> [String] { var l: [String] = []; func add(_ x: String) { l.append(x) }; add("a"); add("b"); func twice() -> [String] { l + l }; return twice() }
                let r = f()
                """#, ["a", "b", "a", "b"]
            ),
        ] as [(String, [String])])
    func flow(code: String, expected: [String]) {
        #expect(ManifestExample.defines(code) == expected)
    }
}
