import SourceModel
import Testing

@Suite("The summary of bodies")
struct BodySummaryTests {
    @Test(
        "Expressions keep their form",
        arguments: [
            ("a.b.c", "a.b.c"), (".a(1)", ".a(integer)"), ("f(x, y: 1) { } z: { }", "f(x, y: integer, +{0}, +z: {1})"),
            ("a[1, x: 2]", "a[integer, x: integer]"), ("a + b * -c", "«a + b * -c»"), ("a = b", "«a = b»"),
            ("a ? b : c", "«a ? b : c»"), ("x as? T ?? y", "«x as? T ?? y»"), ("x is T", "«x is T»"),
            ("x as! T", "«x as! T»"), ("try await f()", "try await f()"), ("try? f()", "try? f()"),
            ("try! f()", "try! f()"), ("f(&x)", "f(&x)"), ("a?.b!.c", "a?.b!.c"), ("(a)", "a"),
            ("(a, b: 1)", "(a, b: integer)"),
            ("[1, 2]", "[integer, integer]"), ("[a: b]", "[:a, b]"), ("[:]", "[:]"), ("[Int]()", "type [Int]()"),
            ("[String: (Int) async -> Void]()", "type [String: async (Int) -> Void]()"),
            ("[A.B?].self", "type [A.B?].self"),
            ("[x][0]", "[x][integer]"), ("A<B, [C]>(1)", "A<B, [C]>(integer)"), ("a.f<Int>()", "a.f<Int>()"),
            ("\"a\\(b)c\\(d, e: f { })\"", "string(b, d, f(+{0}))"), ("#\"raw\"#", "string"), ("#file", "#file()"),
            ("#m(a) { }", "#m(a, +{0})"), ("\\A.b?.c[d]", "\\A.b?.c[d](d)"), ("\\.self", "\\.self"), ("/re/", "regex"),
            ("true", "boolean"), ("nil", "nil"), ("1.5", "float"), ("consume x", "marker x"),
            ("(any P).self", "type any P.self"),
            ("M::f(x)", "f(x)"), ("f(a:b:)", "f"), ("_ = f()", "«_ = f()»"), ("x++", "x++"),
            ("unsafe f()", "marker f()"), ("`default`(1)", "default(integer)"), ("$0.a($1)", "$0.a($1)"),
            ("if a { 1 } else if b { 2 } else { f { } }", "conditional(integer, integer, f(+{0}))"),
            ("super.f()", "super.f()"), ("Self.x", "Self.x"), ("repeat (each x)", "marker marker x"),
        ])
    func expressions(source: String, expected: String) {
        let dump = SummaryDump("func f() {\nlet x = \(source)\n}")
        let value = dump.roots(1).last
        #expect(value == expected)
    }

    @Test(
        "Statements give their outermost expressions in order",
        arguments: [
            ("return a", ["return a"]), ("throw a", ["throw a"]), ("return", ["return"]), ("yield &a", ["yield &a"]),
            ("defer { a() }", ["a()"]), ("repeat { a() } while b", ["a()", "b"]), ("while a { b() }", ["a", "b()"]),
            ("for x in a where b { c() }", ["a", "b", "c()"]), ("l: for x in a { continue l }", ["a"]),
            ("do { a() } catch E.b { c() } catch { d() }", ["a()", "other(E.b)", "c()", "d()"]),
            (
                "if a, let b = c, case .d(let e) = f { g() } else { h() }",
                ["a", "c", "f", "other(.d(other))", "conditional(g(), h())"]
            ),
            ("guard a else { return }; b()", ["a", "return", "b()"]),
            ("switch a { case .b where c: d(); default: e() }; f()", ["a", "other(.b)", "c", "d()", "e()", "f()"]),
            ("#if A\na()\n#else\nb()\n#endif", ["a()", "b()"]), ("let a = b, c = d", ["b", "d"]),
            ("switch a {\n#if X\ncase .b: c()\n#endif\ndefault: break }; d()", ["a", "other(.b)", "c()", "d()"]),
            ("_ = if a { b } else { c() }", ["a", "«_ = conditional(b, c())»"]),
            ("func g() { a() }; struct S { var x = b() }; c()", ["c()"]),
        ])
    func statements(source: String, expected: [String]) {
        let dump = SummaryDump("func f() {\n\(source)\n}")
        #expect(dump.body(of: "f()").map { dump.roots($0) } == expected)
    }

    @Test(
        "Names are bound where they can be used",
        arguments: [
            ("let a = b", ["a value of b in 2:10-3:2"]), ("var a: A", ["var a value: A in 2:9-3:2"]),
            ("if let a, let b = a {}", ["a unwrappedShorthand of a in 2:10-2:23", "b unwrapped of a in 2:20-2:23"]),
            ("if a { let b = c }", ["b value of c in 2:17-2:19"]),
            ("if let a { } else { }", ["a unwrappedShorthand of a in 2:9-2:13"]),
            (
                "guard let a = b, let c = a else { d() }; e()",
                [
                    "a unwrapped of b in 2:17-2:33", "a unwrapped of b in 2:40-3:2", "c unwrapped of a in 2:40-3:2",
                ]
            ),
            ("while let a = b { }", ["a unwrapped of b in 2:16-2:20"]),
            ("for a in b { }", ["a element of b in 2:11-2:15"]),
            ("for (i, a) in b { }", ["i elementTuple of b in 2:16-2:20", "a elementTuple1 of b in 2:16-2:20"]),
            ("for try await a in b { }", ["a asyncElement of b in 2:21-2:25"]),
            ("for case let a? in b { }", ["a caseValue of b in 2:21-2:25"]),
            ("let (a, (b, _)) = c", ["a tupleElement of c in 2:20-3:2", "b caseValue of c in 2:20-3:2"]),
            ("do { } catch { }", ["error caughtError in 2:8-2:17"]),
            ("do { } catch let e { }", ["e caughtError in 2:19-2:23"]),
            ("do { } catch let e as E { }", ["e value: E in 2:24-2:28"]),
            (
                "switch x { case .a(let b), .c(let b): d }",
                ["b caseValue of x in 2:26-2:40", "b caseValue of x in 2:37-2:40"]
            ),
            ("switch x { case let a as B: c }", ["a value: B in 2:27-2:30"]),
            (
                "switch x { case let (a, b): c }",
                ["a tupleElement of x in 2:27-2:30", "b tupleElement1 of x in 2:27-2:30"]
            ),
            ("switch x { case let a?: c }", ["a unwrapped of x in 2:23-2:26"]),
            ("if case .a(var b)? = c { }", ["var b caseValue of c in 2:23-2:27"]),
            ("async let a = b", ["async a value of b in 2:16-3:2"]),
            ("weak var a = b", ["var weak a value of b in 2:15-3:2"]),
            ("g { x in let a = x }", []),
            (
                "let x = if let y = z { y } else { w }",
                ["x value of conditional(y, w) in 2:38-3:2", "y unwrapped of z in 2:21-2:27"]
            ),
        ])
    func bindings(source: String, expected: [String]) {
        let dump = SummaryDump("func f() {\n\(source)\n}")
        #expect(dump.body(of: "f()").map { dump.bindings($0) } == expected)
    }

    @Test(
        "Closures know their captures, parameters, effects and attributes",
        arguments: [
            ("{ }", "@1:9"), ("{ a, _ in }", "@1:9 (_ a, _)"),
            ("{ (a: Int, b: inout B) -> C in }", "@1:9 (a: Int, b: inout B) -> C"),
            ("{ [weak self, x = y.z, unowned w] in }", "@1:9 [weak self = self, x = y.z, unowned w = w]"),
            ("{ @MainActor @Sendable in }", "@1:9 @MainActor @Sendable"),
            ("{ @concurrent () async throws in }", "@1:9 @concurrent () async throws"),
        ])
    func closures(source: String, expected: String) {
        let dump = SummaryDump("let x = \(source)")
        #expect(dump.closure(0) == expected)
    }

    @Test(
        "A body says whether it is one expression that is its value",
        arguments: [
            ("a", true), ("return a", true), ("return", false), ("a; b", false), ("", false), ("let a = b", false),
            ("if a { b } else { c }", true), ("if a { b }", false), ("if a { b; c } else { d }", false),
            ("switch a { case b: c\ndefault: throw d }", true), ("switch a { case b: c; d\ndefault: e }", false),
        ])
    func single(source: String, expected: Bool) {
        let dump = SummaryDump("func f() { \(source) }")
        #expect(dump.summary.bodies[1].isSingleExpression == expected)
    }

    @Test(
        "A body says whether it awaits and throws, nested bodies left out",
        arguments: [
            ("await a()", true, false), ("async let a = b()", true, false), ("for await a in b {}", true, false),
            ("try a()", false, true), ("throw a", false, true), ("try? a()", false, false),
            ("g { try await a() }", false, false),
            ("do { try a() } catch { }", false, false), ("do { try a() } catch let e as E { }", false, true),
            ("do { try a() } catch { try b() }", false, true),
            ("func g() async throws { try await a() }", false, false),
        ])
    func effects(source: String, awaits: Bool, throwing: Bool) throws {
        let dump = SummaryDump("func f() { \(source) }")
        let body = try #require(dump.body(of: "f()"))
        #expect(dump.summary.bodies[body].containsAwait == awaits)
        #expect(dump.summary.bodies[body].containsThrowingStatement == throwing)
    }

    @Test("Bodies know the body around them")
    func parents() {
        let dump = SummaryDump("func f(a: A = b { c }) { g { h { } }; func i() { } }\nstruct S { var x = y { } }")
        let kinds = dump.summary.bodies.map { "\($0.ownerKind) \($0.owner) in \($0.parent.index)" }
        #expect(
            kinds == [
                "topLevel -1 in -1", "defaultValue 0 in -1", "closure 0 in 1", "declaration 0 in -1", "closure 1 in 3",
                "closure 2 in 4", "declaration 1 in 3", "initialValue 3 in -1", "closure 3 in 7",
            ])
    }

    @Test("#if in bodies, between members and after an expression puts its condition on what it holds")
    func conditions() {
        let dump = SummaryDump(
            """
            func f() {
            #if A
            let a = { }
            #endif
            x { }
            #if B
            .y { }
            #else
            .z { }
            #endif
            .w { }
            }
            """)
        #expect(dump.bindings(1) == ["a value of {0} in 3:12-12:2 #if A#0.0"])
        #expect(
            dump.summary.closures.indices.map { dump.closure($0) } == [
                "@3:9 #if A#0.0", "@5:3", "@7:4 #if B#1.0", "@9:4 #if #1.1", "@11:4",
            ])
        #expect(dump.roots(1) == ["{0}", "conditional(x(+{1}), x(+{1}).y(+{2}), x(+{1}).z(+{3})).w(+{4})"])
    }

    @Test("Macros expanded at the top of a file and among members keep their closures")
    func macros() {
        let dump = SummaryDump("#Preview { A() }\nstruct S { #m { b } }")
        #expect(dump.roots(0) == ["#Preview(+{0})"])
        #expect(dump.summary.closures.count == 2)
        let body = dump.summary.bodies.first { $0.ownerKind == .attribute }
        #expect(body?.owner == 0)
    }
}
