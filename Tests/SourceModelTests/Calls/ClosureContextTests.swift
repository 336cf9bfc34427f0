import SourceModel
import Testing

@Suite("Contexts of closures")
struct ClosureContextTests {
    private static let declarations = """
        import Dispatch
        typealias Handler = @Sendable (Int) -> Void
        class Model {
            var handler: Handler?
            var plain: () -> Void = {}
            @MainActor var onMain: @MainActor () -> Void = {}
            var table: [String: () -> Void] = [:]
            func run(then work: @escaping @Sendable () -> Void) {}
            func run(_ count: Int, work: () -> Void, done: @MainActor () -> Void) {}
            static func make(_ body: (Model) -> Void) -> Model { Model() }
            init(_ setUp: (@Sendable () -> Void)? = nil) {}
            subscript(key: Int) -> @Sendable () -> Void { get { {} } set {} }
        }
        struct Button { let title: String; let action: @MainActor () -> Void }
        enum Action { case perform(@Sendable () -> Void), idle }
        func free(_ f: () -> Void) {}
        func generic<T>(_ value: T) -> T { value }
        func overloaded(_ f: @Sendable () -> Void) {}
        func overloaded(_ f: (Int) -> Void) {}
        func unclear(_ f: @Sendable (Int) -> Void) {}
        func unclear(_ f: (Int) -> Void) {}
        func sync(_ f: () -> Void) {}
        func sync(_ f: () async -> Void) {}
        infix operator |>
        let m = Model()
        """

    @Test(
        "Are what parameters declare, matched by label, form and type",
        arguments: [
            ("free { }", "() -> Void"), ("m.run { }", "@Sendable () -> Void"),
            ("m.run(then: { })", "@Sendable () -> Void"),
            ("Model.make { _ in }", "(Model) -> Void"), ("Model { }", "@Sendable () -> Void"),
            ("Button(title: \"\") { }", "@MainActor @Sendable () -> Void"),
            ("Button(title: \"\", action: { })", "@MainActor @Sendable () -> Void"),
            ("Action.perform { }", "@Sendable () -> Void"), ("generic { 1 }", "generic"),
            ("overloaded { }", "@Sendable () -> Void"), ("overloaded { $0 }", "(Int) -> Void"),
            ("overloaded { x in }", "(Int) -> Void"), ("unclear { _ in }", "unknown"),
            ("sync { }", "() -> Void"), ("sync { await f() }", "() async -> Void"),
            ("Task { }", "sending inherits @isolated(any) () async -> _"),
            ("Task { try await f() }", "sending inherits @isolated(any) () async throws -> _"),
            ("Task.detached { }", "sending @isolated(any) () async -> _"),
            ("DispatchQueue.main.async { }", "main @Sendable () -> Void"),
            ("DispatchQueue.main.sync { 1 }", "main () throws -> _"),
            ("let queue = DispatchQueue.main; queue.async { }", "@Sendable () -> Void"),
            ("MainActor.run { }", "@MainActor @Sendable () throws -> _"), ("[1].map { $0 }", "(Int) throws -> _"),
            ("AsyncStream<Int> { c in c.yield(1) }", "(AsyncStream<Int>.Continuation) -> Void"),
            ("let s: AsyncStream<Int> = AsyncStream { c in }", "(AsyncStream<Int>.Continuation) -> Void"),
            ("let s: AsyncStream<Int> = .init { c in }", "(AsyncStream<Int>.Continuation) -> Void"),
            ("undeclared { }", "unknown"), ("undeclared.run { }", "unknown"), ("m.undeclared { }", "unknown"),
        ])
    func arguments(statement: String, context: String) {
        let test = TypingModel(Self.declarations + "\nfunc test() async throws { \(statement) }")
        #expect(test.contexts().last == context, "\(statement)")
    }

    @Test(
        "Are what the place where they stand is declared to be",
        arguments: [
            ("let f = { }", "none"), ("let f: @Sendable () -> Void = { }", "@Sendable () -> Void"),
            ("{ }()", "none"), ("m.handler = { _ in }", "@Sendable (Int) -> Void"), ("m.plain = { }", "() -> Void"),
            ("m.onMain = { }", "@MainActor @Sendable () -> Void"), ("m.table[\"a\"] = { }", "() -> Void"),
            ("m[1] = { }", "@Sendable () -> Void"), ("_ = { }", "none"),
            ("let f = { } as @Sendable () -> Void", "@Sendable () -> Void"),
            ("let f: [@Sendable () -> Void] = [{ }]", "@Sendable () -> Void"),
            ("let f: (Int, Handler) = (1, { _ in })", "@Sendable (Int) -> Void"),
            ("let f: [Int: Handler] = [1: { _ in }]", "@Sendable (Int) -> Void"),
            ("m.handler = m.handler ?? { _ in }", "@Sendable (Int) -> Void"),
            ("let f: Handler? = true ? { _ in } : nil", "@Sendable (Int) -> Void"),
            ("m.run(then: true ? { } : { })", "@Sendable () -> Void"),
            ("let f: Handler = if true { { _ in } } else { { _ in } }", "@Sendable (Int) -> Void"),
            ("func g() -> Handler { { _ in } }", "@Sendable (Int) -> Void"),
            ("func g() -> Handler { print(1); return { _ in } }", "@Sendable (Int) -> Void"),
            ("func g(_ f: @Sendable () -> Void = { }) {}", "@Sendable () -> Void"),
            ("var g: Handler { { _ in } }", "@Sendable (Int) -> Void"), ("undeclared = { }", "unknown"),
            ("let f: Undeclared = { }", "unknown"), ("let f = { }; undeclared |> f", "none"),
            ("undeclared |> { }", "unknown"),
        ])
    func places(statement: String, context: String) {
        let test = TypingModel(Self.declarations + "\nfunc test() { \(statement) }")
        #expect(test.contexts().last == context, "\(statement)")
    }

    @Test("Trailing closures go to parameters in order")
    func trailingClosures() {
        let test = TypingModel(Self.declarations + "\nfunc test() { m.run(1) { } done: { } }")
        #expect(test.contexts().suffix(2) == ["() -> Void", "@MainActor @Sendable () -> Void"])
    }

    @Test("Say which parameter they are for, as it is declared")
    func explanation() {
        let test = TypingModel("func test() { Task { } }")
        #expect(
            test.explanation()
                == "passed to parameter `operation` of `Task.init`, declared "
                + "`@_inheritActorContext sending @escaping @isolated(any) () async -> Success`")
    }
}
