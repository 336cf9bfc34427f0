import SourceModel
import Testing

@Suite("Types of expressions")
struct ExpressionTypeTests {
    private static let declarations = """
        protocol Shape { associatedtype Unit; var unit: Unit { get }; func scaled(by factor: Int) -> Self }
        struct Square: Shape { var unit: String; let side: Int; func scaled(by factor: Int) -> Square }
        class Base { var name = "x"; func make() -> Self { self }; static let shared = Base() }
        class Derived: Base { var extra: [Int]? ; let table: [String: Double] = [:] }
        struct Box<T> { var value: T; func map<U>(_ f: (T) -> U) -> Box<U>; struct Inner { var item: T } ; var inner: Inner }
        enum Event { case started, failed(code: Int, String); static var `default`: Event { .started } }
        func id<T>(_ x: T) -> T { x }
        func both(_ a: Int) -> Int
        func both(_ a: String) -> String
        let global = Derived()
        let (left, right) = (1, "two")
        struct Caller { func callAsFunction(_ x: Int) -> [Int] }
        struct Words: Sequence { func makeIterator() -> WordIterator }
        struct WordIterator: IteratorProtocol { mutating func next() -> String? }
        @dynamicMemberLookup struct Lens<R> { subscript<V>(dynamicMember path: KeyPath<R, V>) -> Lens<V> }
        extension Array where Element == Int { var total: Int { 0 } }
        extension Optional { var orEmpty: String { "" } }
        """

    @Test(
        "Have the types that the compiler gives them",
        arguments: [
            ("1", "Int"), ("1.5", "Double"), ("\"a\"", "String"), ("true", "Bool"), ("[1, 2]", "[Int]"),
            ("[\"a\": 1]", "Dictionary<String, Int>"), ("(1, b: \"x\")", "(Int, b: String)"), ("-1", "Int"),
            ("[1, 2].map { String($0) }", "[String]"), ("[\"a\"].map(\\.count)", "[Int]"),
            ("[\"a\"].map { $0.uppercased() }.first", "String?"), ("[1].first?.description.count", "Int?"),
            ("[[1]].flatMap { $0 }", "[Int]"), ("[1].compactMap { $0 == 1 ? \"a\" : nil }", "[String]"),
            ("[1, 2].reduce(\"\") { $0 }", "String"), ("[1].enumerated().map { $0.offset }", "[Int]"),
            ("Set([1, 2])", "Set<Int>"), ("Array(\"abc\")", "[Character]"),
            ("Dictionary(grouping: [\"a\"], by: { $0.count })", "Dictionary<Int, [String]>"),
            ("zip([1], [\"a\"]).map { $0.1 }", "[String]"), ("[1: \"a\"].keys.map { $0 }", "[Int]"),
            ("[\"a\": 1][\"a\"]", "Int?"), ("[1][0]", "Int"),
            ("[1: \"a\"].mapValues { $0.count }", "Dictionary<Int, Int>"),
            ("Square(unit: \"m\", side: 1)", "Square"), ("Square(unit: \"m\", side: 1).scaled(by: 2).unit", "String"),
            ("Derived()", "Derived"), ("Derived().name", "String"), ("Derived().make()", "Derived"),
            ("Base.shared.name.count", "Int"), ("global.extra?.first", "Int?"), ("global.extra!.total", "Int"),
            ("global.table[\"x\"] ?? 0", "Double"), ("left", "Int"), ("right", "String"),
            ("Box(value: 1, inner: x)", "Box<Int>"), ("Box<String>.Inner(item: \"\").item", "String"),
            ("makeBox().map { _ in \"a\" }.value", "String"), ("makeBox().inner.item", "Int"),
            ("Event.started", "Event"), ("Event.failed(code: 1, \"\")", "Event"), ("Event.default", "Event"),
            ("id(1)", "Int"), ("id(id)", "(_) -> _"), ("both(1)", "Int"), ("both(\"a\")", "String"),
            ("both(unknown)", "_"),
            ("Caller()(1)", "[Int]"), ("Words().map { $0 }", "[String]"), ("Int.self", "Int.Type"),
            ("type(of: global)", "Derived.Type"), ("1 + 2", "Int"), ("1 < 2", "Bool"), ("x as? Int", "Int?"),
            ("x as! [Int]", "[Int]"), ("try? makeBox()", "Box<Int>?"), ("(0..<3).map { $0 }", "[Int]"),
            ("Lens<Square>().side", "Lens<Int>"), ("[Int]()", "[Int]"), ("[String: Int]()", "Dictionary<String, Int>"),
            ("if true { 1 } else { 2 }", "Int"), ("true ? \"a\" : nil", "String?"), ("optional.orEmpty", "String"),
            ("\\Square.side", "KeyPath<Square, Int>"), ("{ 1 }()", "Int"), ("Swift.Int(1.5)", "Int"),
            ("undeclared.member", "_"), ("[1].nothing", "_"),
            ("Result<Int, any Error>.success(1).map { \"\\($0)\" }.get()", "String"),
        ])
    func types(expression: String, type: String) {
        let source = Self.declarations + "\nfunc makeBox() -> Box<Int>\nlet optional: Int? = nil"
        #expect(TypingModel.type(of: expression, after: source) == type, "\(expression)")
    }

    @Test(
        "Follow generic constraints, opaque and existential types",
        arguments: [
            ("func test<S: Shape>(_ s: S)", "s.scaled(by: 1)", "S"),
            ("func test<S: Shape>(_ s: S)", "s.unit", "S.Unit"),
            ("func test<S: Shape>(_ s: S) where S.Unit == Int", "s.unit", "Int"),
            ("func test<S: Sequence>(_ s: S) where S.Element == Int", "s.map { $0.description }", "[String]"),
            ("func test(_ s: some Sequence<Int>)", "s.map { $0 }", "[Int]"),
            ("func test(_ s: any Shape)", "s.scaled(by: 1)", "any Shape"),
            ("func test(_ s: any Shape & Error)", "s", "any Shape & Error"),
            ("func test<C: Base>(_ c: C)", "c.name", "String"),
            ("extension Box where T == Int { func test()", "value", "Int"),
            ("extension Box where T: Base { func test()", "value.name", "String"),
            ("extension Sequence where Element == String { func test()", "map { $0.count }", "[Int]"),
            ("extension Shape { func test()", "self.scaled(by: 2)", "Self"),
            ("extension Shape { static func test()", "self", "Self.Type"),
            ("class Sub: Base { override func make() -> Self { self }; func test()", "super.name", "String"),
            ("extension Square { func test()", "side", "Int"),
            ("extension Square { static func test()", "Self(unit: \"\", side: 1)", "Square"),
        ])
    func generics(context: String, expression: String, type: String) {
        let close = context.contains("{") ? "\n}" : ""
        let source = Self.declarations + "\n\(context) {\nlet probe = \(expression)\n}\(close)"
        #expect(TypingModel(source).type(ofLocal: "probe") == type, "\(expression)")
    }

    @Test(
        "Names that statements bind have the types of what they take apart",
        arguments: [
            ("if let probe = global.extra {}", "[Int]"),
            ("guard let probe = global.extra?.first else { return }", "Int"),
            ("for probe in [\"a\"] {}", "String"), ("for (_, probe) in [1: \"a\"] {}", "String"),
            ("let (_, probe) = (1, true)", "Bool"), ("for (probe, _) in [1].enumerated() {}", "Int"),
            ("do {} catch let probe {}", "any Error"),
            ("let extra = global.extra; if let extra { let probe = extra }", "[Int]"),
            ("switch Event.started { case .failed(let probe, _): break; default: break }", "Int"),
            ("switch Event.started { case let .failed(_, probe): break; default: break }", "String"),
            ("if case .failed(_, let probe) = Event.started {}", "String"),
            ("switch r() { case .success(let probe): break; default: break }", "[Int]"),
            ("if case let probe? = global.extra {}", "[Int]"),
            ("for await probe in AsyncStream<Int> { _ in } {}", "Int"),
            ("var probe: Box<Int>.Inner", "Box<Int>.Inner"), ("weak var probe = global", "Derived?"),
            ("let f = { (a: Int) -> String in \"\" }; let probe = f(1)", "String"),
            ("let f = { [1] }; let probe = f()", "[Int]"), ("func local() -> Int { 1 }; let probe = local()", "Int"),
            ("let probe = undeclared()", "_"),
        ])
    func bindings(statement: String, type: String) {
        let source = Self.declarations + "\nfunc r() -> Result<[Int], any Error>\nfunc test() async { \(statement) }"
        #expect(TypingModel(source).type(ofLocal: "probe") == type, "\(statement)")
    }
}
