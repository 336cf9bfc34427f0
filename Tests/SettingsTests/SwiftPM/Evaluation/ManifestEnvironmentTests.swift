import Settings
import Testing

/// Each manifest was run by the toolchain with all combinations of the two environment variables: what is certain here
/// came out of all of them, and nothing came out that is not here.
@Suite("Manifests that depend on the environment")
struct ManifestEnvironmentTests {
    private static let variables = """
        let A = Context.environment["A"] != nil
        let B = Context.environment["B"] != nil
        let V = Context.environment["A"]

        """

    @Test(
        "Both ways of a decision are followed; what they differ in is undecided",
        arguments: [
            (
                #"""
                var r: [String] = ["x"]
                if A { r.append("a") } else { r.append("na") }
                if B { r = r + ["b"] }
                """#, ["x", "a?", "na?", "b?"]
            ),
            (
                #"""
                func f() -> [String] { guard A else { return ["no"] }; guard !B else { return ["b"] }; return ["ok"] }
                let r = f()
                """#, ["no?", "b?", "ok?"]
            ),
            (
                #"""
                func f() -> [String] { var l = ["s"]; if A { return l + ["early"] }; l.append("late"); if B { return l }; return l + ["end"] }
                let r = f()
                """#, ["s", "early?", "late?", "end?"]
            ),
            (
                #"""
                var l = ["x"]; if A { l.append("y") }; let r = l.count == 2 ? ["two"] : ["one"]
                """#, ["two?", "one?"]
            ),
            (
                #"""
                var l: [String] = []; if A { l.append("y") }; let r = l.isEmpty ? ["empty"] : l
                """#, ["empty?", "y?"]
            ),
            (
                #"""
                var l: [String]? = nil; if A { l = ["y"] }; var r: [String] = []; if l != nil { r.append("some") } else { r.append("none") }; if let l { r += l }; r += l?.map { $0 + "m" } ?? ["dflt"]
                """#, ["some?", "none?", "y?", "ym?", "dflt?"]
            ),
            (
                #"""
                let n = A ? "one" : "two"; let r = [n == "one" ? "is" : "isnt", n == "three" ? "bad" : "fine", n != "two" ? "x" : "y"]
                """#, ["is?", "isnt?", "fine", "x?", "y?"]
            ),
            (
                #"""
                let n = A ? "one" : B ? "two" : "three"; var r: [String] = []
                switch n { case "one": r.append("1"); case "two", "three": r.append("23"); default: r.append("d") }
                """#, ["1?", "23?", "d?"]
            ),
            (
                #"""
                let x: String; let y: [String]; if A { x = "a"; y = ["1"] } else if B { x = "b"; y = [] } else { x = "c"; y = ["2","3"] }; let r = [x] + y
                """#, ["a?", "b?", "c?", "1?", "2?", "3?"]
            ),
            (
                #"""
                var r: [String] = []; if A { if B { r.append("ab") } else { r.append("a") }; r.append("A") } else { for x in ["1","2"] where x == "1" || B { r.append(x) } }
                """#, ["ab?", "a?", "A?", "1?", "2?"]
            ),
            (
                #"""
                var n = 0; func inc() -> Bool { true }
                let x = A && inc(); let y = A || inc(); let r = [x ? "x" : "nx", y ? "y" : "ny", (A || !A) ? "t" : "f"]
                """#, ["x?", "nx?", "y", "t?", "f?"]
            ),
            (
                #"""
                let n = V ?? "default"; let r = [n, V.map { $0 + "m" } ?? "none", V == "1" ? "one" : "notone", V?.isEmpty == true ? "e" : "ne"]
                """#, ["one?", "notone?", "e?", "ne?"]
            ),
            (
                #"""
                var r: [String] = []; if let v = V { r.append("v" + v) } else { r.append("nov") }; if let v = V, v == "1", B { r.append("both") }
                """#, ["nov?", "both?"]
            ),
            (
                #"""
                var n = 0; if A { n += 1 }; if B { n += 2 }; let r = ["n\(n)", n > 5 ? "big" : "small", n >= 0 ? "nn" : "neg"]
                """#, ["big?", "small?", "nn?", "neg?"]
            ),
            (
                #"""
                enum M { case x, y(String) }
                let m: M = A ? .x : .y(B ? "b" : "nb"); var r: [String] = []
                switch m { case .x: r.append("x"); case .y(let t) where t == "b": r.append("yb"); case .y(let t): r.append(t) }
                """#, ["x?", "yb?"]
            ),
            (
                #"""
                var r: [String] = []; switch A ? 1 : 2 { case 1: r.append("one"); fallthrough; case 2: r.append("two"); default: r.append("d") }
                """#, ["one?", "two?", "d?"]
            ),
            (
                #"""
                struct S: Equatable { var t: [String]? = nil }; var v: S? = A ? S(t: ["q"]) : nil; v?.t?.append("w"); if B { v = S() }; let r = [v == nil ? "nil" : "some"] + (v?.t ?? ["none"])
                """#, ["nil?", "some?", "q?", "w?", "none?"]
            ),
        ] as [(String, [String])])
    func decisions(code: String, expected: [String]) {
        #expect(ManifestExample.defines(Self.variables + code) == expected)
    }

    @Test(
        "Loops that may end early or go on",
        arguments: [
            (
                #"""
                var r: [String] = []
                for x in ["p","q","s"] { if A, x == "q" { break }; r.append(x) }
                """#, ["p", "q?", "s?"]
            ),
            (
                #"""
                var r: [String] = []
                for x in ["p","q","s"] { if A { continue }; if B, x == "q" { continue }; r.append(x) }
                """#, ["p?", "q?", "s?"]
            ),
            (
                #"""
                var n = 0; while A, n < 3 { n += 1 }; let r = ["n\(n)"]
                """#, []
            ),
            (
                #"""
                var n = 0; var l: [String] = []; while n < 5 { n += 1; if A, n == 2 { break }; l.append("i\(n)") }; let r = l + ["n\(n)"]
                """#, ["i1", "i2?", "i3?", "i4?", "i5?"]
            ),
            (
                #"""
                var n = 0; repeat { n += 1 } while A && n < 4; let r = ["n\(n)"]
                """#, []
            ),
            (
                #"""
                var r: [String] = []
                outer: for a in ["a","b"] { for b in ["1","2"] { if A, b == "2" { continue outer }; if B, a == "b" { break outer }; r.append(a + b) } }
                """#, ["a1", "a2?", "b1?", "b2?"]
            ),
            (
                #"""
                var l = A ? ["a","b"] : []; var o: [String] = []; while let x = l.popLast() { o.append(x) }; let r = o
                """#, ["b?", "a?"]
            ),
            (
                #"""
                func f(_ n: Int) -> [String] { if n == 0 { return [] }; if A && n == 2 { return ["stop"] }; return ["n\(n)"] + f(n - 1) }
                let r = f(3)
                """#, ["n3", "stop?", "n2?", "n1?"]
            ),
            (
                #"""
                func f() -> ([String], Int) { var n = 0; func g(_ l: inout [String]) { defer { l.append("d") }; if A { l.append("ra"); return }; l.append("end") }; var l: [String] = []; g(&l); n = l.count; return (l, n) }
                let r = f().0
                """#, ["ra?", "end?", "d"]
            ),
            (
                #"""
                struct E: Error {}
                func f() throws -> String { if A { throw E() }; return "ok" }
                var r: [String] = []
                do { r.append("t"); r.append(try f()); r.append("after") } catch { r.append("caught") }
                r.append((try? f()) ?? "nil")
                """#, ["t", "ok?", "after?", "caught?", "ok?", "nil?"]
            ),
        ] as [(String, [String])])
    func loops(code: String, expected: [String]) {
        #expect(ManifestExample.defines(Self.variables + code) == expected)
    }

    @Test(
        "Changes that may have happened",
        arguments: [
            (
                #"""
                struct S { var n = "x"; var l: [String] = [] }
                var v = S(); let w = v; if A { v.n = "y"; v.l.append("q") } else { v.l = ["z"] }; let r = [v.n, w.n] + v.l + w.l
                """#, ["y?", "x?", "x", "q?", "z?"]
            ),
            (
                #"""
                final class C { var n = "x"; var l: [String] = [] }
                let c = C(); let d = A ? c : C(); d.n = "y"; d.l.append("k"); let r = [c.n, d.n] + c.l + d.l
                """#, ["x?", "y?", "x?", "y?", "k?", "k?"]
            ),
            (
                #"""
                var l: [String] = []; let f = A ? { (x: String) in l.append(x + "1") } : { (x: String) in l.append(x + "2") }; f("p"); f("q"); let r = l
                """#, ["p1?", "p2?", "q1?", "q2?"]
            ),
            (
                #"""
                func f(_ l: inout [String]) { if A { l.append("a") } else { l.removeFirst() } }; var l = ["x","y"]; f(&l); let r = l
                """#, ["x?", "y", "a?"]
            ),
            (
                #"""
                struct S { var l: [String] = ["s"]; mutating func f() -> Bool { if A { l.append("a"); return true }; l.append("b"); return false } }
                var v = S(); let q = v.f(); let r = v.l + [q ? "t" : "f"]
                """#, ["s", "a?", "b?", "t?", "f?"]
            ),
            (
                #"""
                var x = "1", y = "2"; if A { (x, y) = (y, x) }; let r = [x, y]
                """#, ["2?", "1?", "1?", "2?"]
            ),
            (
                #"""
                var l = ["b","a"]; if A { l.append("c") }; l.sort(); let r = l + l.reversed() + l.map { $0 + "q" }.sorted(by: >)
                """#, ["a", "b", "c?", "c?", "b", "a", "cq?", "bq", "aq"]
            ),
            (
                #"""
                var l = ["a","b","c"]; l.removeAll { $0 == "a" && A }; if B { l.removeLast() }; let r = l
                """#, ["a?", "b", "c?"]
            ),
            (
                #"""
                var l = ["a","b","c"]; let i = A ? 0 : 2; l[i] = "z"; let r = l + [l[i]]
                """#, ["a?", "z?", "b?", "z?", "c?", "z?", "a?", "z?", "b?", "c?"]
            ),
            (
                #"""
                var l = ["a","b"]; if A { l.append("c") }; for i in l.indices { l[i] += "\(i)" }; let r = l
                """#, ["c?"]
            ),
            (
                #"""
                var l = ["a","b"]; if A { l = ["b"] }; let i = l.firstIndex(of: "b")!; l.remove(at: i); let r = l + ["x"]
                """#, ["a?", "x"]
            ),
        ] as [(String, [String])])
    func changes(code: String, expected: [String]) {
        #expect(ManifestExample.defines(Self.variables + code) == expected)
    }

    @Test(
        "Collections of which it is not known what is in them",
        arguments: [
            (
                #"""
                var d = ["k": "v"]; if A { d["j"] = "w" } else { d["k"] = nil }; let r = [d["k"] ?? "nok", d["j"] ?? "noj"] + d.keys.sorted()
                """#, ["v?", "nok?", "w?", "noj?", "j?", "k?"]
            ),
            (
                #"""
                var u: Set<String> = ["a"]; if A { u.insert("b") } else { u.remove("a") }; let r = u.sorted() + [u.contains("a") ? "in" : "out"]
                """#, ["a?", "b?", "in?", "out?"]
            ),
            (
                #"""
                let r = ["a","b","c"].filter { $0 != "b" || A }.map { A ? $0 + "1" : $0 } + ["z"].filter { _ in B }
                """#, ["a1?", "a?", "b1?", "b?", "c1?", "c?", "z?"]
            ),
            (
                #"""
                let r = ["a","b"].compactMap { $0 == "a" && A ? nil : $0 } + [A ? "x" : nil, B ? nil : "y"].compactMap { $0 }
                """#, ["a?", "b", "x?", "y?"]
            ),
            (
                #"""
                let r = ["a","b"].flatMap { A ? [$0, $0] : [] } + [[A ? "x" : "y"], B ? ["z"] : []].flatMap { $0 }
                """#, ["a?", "a?", "b?", "b?", "x?", "y?", "z?"]
            ),
            (
                #"""
                let r = (A ? ["a","b"] : ["c"]).reduce([]) { $0 + [$1 + "1"] } + [["p","q"].reduce(A ? "s" : "") { $0 + $1 }]
                """#, []
            ),
            (
                #"""
                var l = ["a","b"]; if A { l.insert("c", at: 0) }; let r = [l[0], l.first!, l.last!, "\(l.firstIndex(of: "a")!)"]
                """#, ["c?", "a?", "b?", "c?", "a?", "b"]
            ),
            (
                #"""
                let l = A ? ["ax","b"] : ["c","ay"]; let r = [l.first { $0.hasPrefix("a") } ?? "n", l.contains("b") ? "hasb" : "nob"]
                """#, ["ax?", "ay?", "n?", "hasb?", "nob?"]
            ),
            (
                #"""
                var l = ["a"]; if A { l.insert("z", at: 0) }; let r = l.enumerated().map { "\($1)\($0)" } + zip(l, l).map { $0 + $1 }
                """#, []
            ),
            (
                #"""
                var l = ["a"]; if A { l.append("b") }; let r = [l.joined(separator: "_"), "x\(A)y", A ? "p" + "q" : "z"]
                """#, ["pq?", "z?"]
            ),
            (
                #"""
                let l = A ? ["a","b","c"] : ["d"]; let r = Array(l.prefix(2)) + l.dropFirst() + l.suffix(1)
                """#, ["a?", "b?", "c?", "d?", "a?", "b?", "c?", "d?", "a?", "b?", "c?", "d?"]
            ),
            (
                #"""
                enum C { static let x: String = (Context.environment["A"] != nil) ? "a" : "na"; static func f() -> [String] { (Context.environment["B"] != nil) ? [x, "b"] : [x] } }
                let r = C.f()
                """#, ["a?", "na?", "b?"]
            ),
        ] as [(String, [String])])
    func collections(code: String, expected: [String]) {
        #expect(ManifestExample.defines(Self.variables + code) == expected)
    }
}
