import SourceModel
import Testing

@Suite("The summary of declarations")
struct DeclarationSummaryTests {
    /// A source, and the line of the dump of each declaration in it.
    struct Example: CustomTestStringConvertible {
        let source: String
        let declarations: [String]

        init(_ source: String, _ declarations: String...) {
            self.source = source
            self.declarations = declarations
        }

        var testDescription: String { source }
    }

    @Test(
        "Types, extensions and their inheritance clauses",
        arguments: [
            Example("final class C: B, @unchecked Sendable {}", "class C @1:13 [final] -> - : B, @unchecked Sendable"),
            Example("@MainActor struct S<T> {}", "struct S @1:19 @MainActor"),
            Example("public enum E: nonisolated P {}", "enum E @1:13 [public] : nonisolated P"),
            Example("distributed actor A {}", "actor A @1:19 [distributed]"),
            Example("protocol P: AnyObject, ~Copyable {}", "protocol P @1:10 : AnyObject, ~Copyable"),
            Example("extension A.B<Int>: P {}", "extension A.B<Int> @1:11 -> A.B<Int> : P"),
            Example(
                "extension S: @MainActor P, @preconcurrency Q, @retroactive R {}",
                "extension S @1:11 -> S : @MainActor P, @preconcurrency Q, @retroactive R"),
            Example(
                "struct `class` { class in𝒩er {} }", "struct class @1:8", "class class.in𝒩er @1:24"),
            Example("nonisolated struct S {}", "struct S @1:20 [nonisolated]"),
        ])
    func types(_ example: Example) { check(example) }

    @Test(
        "Functions, initializers and deinitializers",
        arguments: [
            Example("func f() {}", "function f() @1:6"),
            Example(
                "static func f(_ a: Int, b c: Int) async throws -> Int { 1 }",
                "function f(_:b:) @1:13 [static async throws] -> Int"),
            Example("func f() throws(E) {}", "function f() @1:6 [throws typed]"),
            Example("func f() rethrows {}", "function f() @1:6 [throws]"),
            Example("nonisolated(nonsending) func f() {}", "function f() @1:30 [nonisolated(nonsending)]"),
            Example("@concurrent func f() async {}", "function f() @1:18 [async] @concurrent"),
            Example("func == (a: A, b: A) -> Bool { true }", "function ==(a:b:) @1:6 -> Bool"),
            Example(
                "class C { required convenience init?() {}; isolated deinit {} }", "class C @1:7",
                "initializer C.init() @1:32 [convenience failable required]", "deinitializer C.deinit @1:53 [isolated]"),
            Example("struct S { init!() async {} }", "struct S @1:8", "initializer S.init() @1:12 [async failable]"),
            Example(
                "protocol P { @objc optional func f(); mutating func g() }", "protocol P @1:10",
                "function P.f() @1:34 [optional] @objc", "function P.g() @1:53 [mutating]"),
            Example(
                "func f() { func g() {}; struct S { func h() {} } }", "function f() @1:6",
                "function f().g() @1:17 [local]",
                "struct f().S @1:32 [local]", "function f().S.h() @1:41"),
        ])
    func functions(_ example: Example) { check(example) }

    @Test(
        "Variables: stored, computed, observed, lazy, in patterns, without a type of their own",
        arguments: [
            Example("let x = 1", "variable x @1:5 [let] = integer"),
            Example("nonisolated(unsafe) private(set) var x: Int?", "variable x @1:38 [nonisolated(unsafe)] -> Int?"),
            Example(
                "let (a, b): (A, B) = f()", "variable a @1:6 [let element] -> A = f()",
                "variable b @1:9 [let element] -> B = f()"),
            Example("var a, b: Int", "variable a @1:5 -> Int", "variable b @1:8 -> Int"),
            Example(
                "struct S { lazy var x = 1; weak var w: C?; unowned(unsafe) let u: C }", "struct S @1:8",
                "variable S.x @1:21 [lazy] = integer", "variable S.w @1:37 [weak] -> C?",
                "variable S.u @1:64 [unowned let] -> C"),
            Example("var x: Int { 1 }", "variable x @1:5 [computed] -> Int", "accessor x.get @1:12 [implicit]"),
            Example(
                "var x = 1 { didSet { f() } willSet {} }", "variable x @1:5 [observed] = integer",
                "accessor x.didSet @1:13", "accessor x.willSet @1:28"),
            Example(
                "var x: Int { get async throws { 1 } nonmutating set {} }", "variable x @1:5 [computed] -> Int",
                "accessor x.get @1:14 [async throws]", "accessor x.set @1:49"),
            Example(
                "var x: Int { _read { yield 1 } _modify { yield &y } }", "variable x @1:5 [computed] -> Int",
                "accessor x._read @1:14", "accessor x._modify @1:32"),
            Example(
                "var x: Int { @storageRestrictions(initializes: y) init(v) {} get { y } }",
                "variable x @1:5 [computed] -> Int",
                "accessor x.init @1:51 @storageRestrictions(initializes: y)=>(initializes: y)",
                "accessor x.get @1:62"),
            Example(
                "protocol P { var x: Int { get set } }", "protocol P @1:10", "variable P.x @1:18 [computed] -> Int",
                "accessor P.x.get @1:27", "accessor P.x.set @1:31"),
            Example(
                "func f() { @W var x = 1; var y: Int { 1 }; let z = 2 }", "function f() @1:6",
                "variable f().x @1:19 [local] = integer @W", "variable f().y @1:30 [computed local] -> Int",
                "accessor f().y.get @1:37 [implicit]"),
        ])
    func variables(_ example: Example) { check(example) }

    @Test(
        "Enum cases, subscripts, type aliases, associated types, macros and operators",
        arguments: [
            Example(
                "indirect enum E: Int { case a, b(Int, x: E), c = 3 }", "enum E @1:15 [indirect] : Int",
                "enumCase E.a @1:29", "enumCase E.b(_:x:) @1:32", "enumCase E.c @1:46 = integer"),
            Example(
                "struct S { subscript(i: Int) -> Int { i } }", "struct S @1:8",
                "subscript S.subscript(i:) @1:12 -> Int", "accessor S.subscript(i:).get @1:37 [implicit]"),
            Example("typealias A<T> = [T]", "typealias A @1:11 -> [T]"),
            Example(
                "protocol P { associatedtype A: Q = Int }", "protocol P @1:10", "associatedType P.A @1:29 -> Int : Q"),
            Example(
                "@attached(peer) macro m(_ x: Int) = #externalMacro(module: \"M\", type: \"T\")",
                "macro m(_:) @1:23 = #externalMacro(module: string, type: string) @attached(peer)"),
            Example("infix operator +++: P", "operator +++ @1:16"),
        ])
    func others(_ example: Example) { check(example) }

    private func check(_ example: Example) {
        let dump = SummaryDump(example.source)
        #expect(dump.declarations == example.declarations.map { $0.replacing(" -> - ", with: " ") })
        #expect(dump.summary.syntaxErrors.isEmpty)
    }

    @Test(
        "Parameters with labels, specifiers, attributes and default values",
        arguments: [
            ("func f(_ a: Int, b: Int = 1, c d: Int...) {}", "_ a: Int, b: Int = integer, c d: Int..."),
            ("func f(a: isolated A, b: consuming B, c: inout C) {}", "a: isolated A, b: consuming B, c: inout C"),
            ("func f(a: sending A, b: isolated (any Actor)?) {}", "a: sending A, b: isolated any Actor?"),
            (
                "func f(@_inheritActorContext(always) _ a: sending @escaping @isolated(any) () async -> Void) {}",
                "_ a: @escaping @isolated(any) @inherit always sending async () -> Void"
            ),
            ("func f(@Builder _ a: () -> Int) {}", "@Builder _ a: () -> Int"),
            ("func f(a: @autoclosure () throws -> A) {}", "a: @autoclosure throws () -> A"),
            ("func f(a: nonisolated(nonsending) () async -> A) {}", "a: nonisolated(nonsending) async () -> A"),
            ("func f(a: isolated (any Actor)? = #isolation) {}", "a: isolated any Actor? = #isolation()"),
            ("func f(_: Int) {}", "_: Int"),
        ])
    func parameters(source: String, expected: String) {
        let dump = SummaryDump(source)
        #expect(dump.parameters(dump.summary.declarations[0].parameters) == expected)
    }

    @Test(
        "Generic parameters and requirements",
        arguments: [
            (
                "func f<T: P, each U>(_ t: T) where T.A == Int, repeat each U: Q {}",
                "T: P, each U where T.A == Int, pack pack U: Q"
            ),
            ("struct S<let n: Int, T: ~Copyable> {}", "n: Int, T: ~Copyable"),
            ("extension Array where Element == Int {}", " where Element == Int"),
        ])
    func generics(source: String, expected: String) {
        let dump = SummaryDump(source)
        #expect(dump.generics(dump.summary.declarations[0]) == expected)
    }

    @Test(
        "Written types",
        arguments: [
            "Int", "A.B<C, D>.E", "[Int]", "[K: V]", "Int?", "Int!", "()", "(A, b: B)", "(A, B) -> C", "some P",
            "any P & Q",
            "A.Type", "P.Protocol", "~Copyable", "@MainActor () -> Void", "@Sendable async throws (A) -> B",
            "@convention(c) () -> Void", "[_ of Int]",
        ])
    func types(_ expected: String) {
        let written =
            expected == "[_ of Int]"
            ? "[3 of Int]"
            : expected == "@Sendable async throws (A) -> B" ? "@Sendable (A) async throws -> B" : expected
        let dump = SummaryDump("let x: \(written)")
        #expect(dump.type(dump.summary.declarations[0].type) == expected)
    }

    @Test("Attributes keep their arguments, as text and as expressions, and the condition that they stand under")
    func attributes() {
        let dump = SummaryDump(
            """
            @available(iOS 13, *)
            #if A
            @MainActor
            #else
            @W(1, in: { x })
            #endif
            var x = 1
            """)
        #expect(
            dump.attributes(dump.summary.declarations[0].attributes)
                == "@available(iOS 13, *) @MainActor #if A#0.0 @W(1, in: { x })=>(integer, in: {0}) #if #0.1")
        let body = dump.summary.bodies.first { $0.ownerKind == .attribute }
        #expect(body?.owner == 0)
    }

    @Test("Offsets frame a declaration from its attributes to its end")
    func offsets() {
        let dump = SummaryDump("@A public\nfunc f() {} // end\nlet a = 1, b = 2")
        let places = dump.summary.declarations.map {
            [$0.startOffset, $0.introducerOffset, $0.nameOffset, $0.endOffset].map { dump.place($0) }
        }
        #expect(
            places == [
                ["1:1", "2:1", "2:6", "2:12"], ["3:1", "3:1", "3:5", "3:11"], ["3:12", "3:1", "3:12", "3:17"],
            ])
    }

    @Test("Imports")
    func imports() {
        let dump = SummaryDump(
            "@preconcurrency import A\n@_exported import os.lock\nimport struct B.C\n#if D\nimport E\n#endif")
        let imports = dump.summary.imports
        #expect(imports.map { dump.name($0.module) } == ["A", "os.lock", "B", "E"])
        #expect(imports.map(\.isPreconcurrency) == [true, false, false, false])
        #expect(imports.map(\.isExported) == [false, true, false, false])
        #expect(imports.map(\.condition.isNone) == [true, true, true, false])
    }

    @Test("Nested #if clauses know their group, number and text")
    func conditions() {
        let dump = SummaryDump(
            """
            #if os(iOS)   &&  /* why */ DEBUG
            struct A {
                #if X
                var a = 1
                #elseif Y
                var b = 2
                #else
                var c = 3
                #endif
            }
            #endif
            """)
        let outer = "os(iOS) && DEBUG#0.0"
        #expect(
            dump.declarations == [
                "struct A @2:8 #if \(outer)", "variable A.a @4:9 = integer #if \(outer) && X#1.0",
                "variable A.b @6:9 = integer #if \(outer) && Y#1.1", "variable A.c @8:9 = integer #if \(outer) && #1.2",
            ])
    }

    @Test("A local declaration says in which block it can be used")
    func localScope() throws {
        let dump = SummaryDump("func f() {\n  if a {\n    func g() {}\n  }\n}")
        let local = try #require(dump.summary.declarations.last)
        #expect(dump.place(local.scopeStart) == "2:8")
        #expect(dump.place(local.scopeEnd) == "4:4")
        #expect(local.enclosingBody == dump.summary.declarations[0].body)
    }

    @Test("Variables at the top of a script are initialised by its statements")
    func script() {
        let source = "let a = f()\nprint(a)\nif let b { g(b) }"
        let script = SummaryDump(source, isScript: true)
        #expect(script.declarations == ["variable a @1:5 [let top-level] = f()"])
        #expect(script.roots(0) == ["f()", "print(a)", "b", "g(b)"])
        #expect(script.bindings(0) == ["b unwrappedShorthand of b in 3:9-3:18"])
        let library = SummaryDump(source)
        #expect(library.declarations == ["variable a @1:5 [let] = f()"])
        #expect(library.roots(0) == ["print(a)", "b", "g(b)"])
        #expect(library.roots(1) == ["f()"])
    }
}
