// flags: --swift-version 5
func run(_ f: () -> Void) {} //= unspecified
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor func main() { //= @MainActor
    func plain() { run { } ; func deeper() { run { } } ; deeper() } //= @MainActor, @MainActor, @MainActor, @MainActor
    func asynchronous() async { run { } } //= @MainActor, @MainActor
    @Sendable func sendable() async { run { } } //= nonisolated, nonisolated
    nonisolated func apart() { run { } ; func inApart() {} ; inApart() } //= nonisolated, nonisolated, nonisolated
    @GA func onGA() { run { } ; func inGA() {} ; inGA() } //= @GA, @GA, @GA
    let c = { func inClosure() { run { } } ; inClosure() } //= @MainActor, nonisolated, nonisolated
    let s = { @Sendable in func inSendable() { run { } } ; inSendable() } //= nonisolated, nonisolated, nonisolated
    struct L { func f() { run { } } ; var x = 1 ; static let s = { 1 }() ; struct M { func g() {} } } //= unspecified, unspecified, nonisolated, unspecified, unspecified, nonisolated, unspecified, unspecified
    class K { func f() { run { } } ; deinit {} ; init() {} } //= unspecified, unspecified, nonisolated, nonisolated, unspecified
    enum E { case a ; func f() {} } //= unspecified, unspecified, unspecified
    actor Act { func f() { run { } } ; var x = 1 } //= unspecified, actor, nonisolated, actor
    @MainActor struct N { func f() {} } //= @MainActor, @MainActor
    Task { func inTask() { run { } } ; inTask() ; struct T { func f() {} } } //= @MainActor, nonisolated, nonisolated, unspecified, unspecified
    Task.detached { func inDetached() { run { } } ; inDetached() } //= nonisolated, nonisolated, nonisolated
    defer { run { } ; func inDefer() {} ; inDefer() } //= @MainActor, @MainActor
    if true { func inIf() { run { } } ; inIf() } //= @MainActor, @MainActor
    for _ in 0..<1 { func inFor() {} ; inFor() } //= @MainActor
    plain() ; c() ; s() ; apart()
}
actor A { //= unspecified
    var s = 0 //= actor
    func touch() {} //= actor
    func f() { //= actor
        func uses() { touch() ; run { touch() } ; run { } } //= actor, actor, nonisolated
        func plain() { run { } } //= actor, nonisolated
        func throughOther() { uses() } //= actor
        nonisolated func apart() { run { } } //= nonisolated, nonisolated
        @MainActor func onMain() { run { } } //= @MainActor, @MainActor
        @Sendable func sendable() { run { } } //= nonisolated, nonisolated
        run { uses() } //= nonisolated
        run { plain() } //= nonisolated
        run { throughOther() } //= nonisolated
        let a = { uses() } //= nonisolated
        let b = { plain() } //= nonisolated
        Task { uses() } //= nonisolated
        Task { plain() } //= nonisolated
        run { func inner() { } ; inner() } //= nonisolated, nonisolated
        struct L { func g() { run { } } } //= unspecified, unspecified, nonisolated
        var computed: Int { s } //= unspecified
        run { _ = computed } //= nonisolated
        _ = (a, b)
        func recursive(_ n: Int) { if n > 0 { recursive(n - 1) ; touch() } } //= actor
        run { recursive(1) } //= nonisolated
        func nested() { func deeper() { touch() } ; run { deeper() } } //= actor, actor, nonisolated
        nested() ; apart() ; sendable()
    }
    nonisolated func n() { func inner() { run { } } ; inner() ; struct L { func g() {} } } //= nonisolated, nonisolated, nonisolated, unspecified, unspecified
}
func plainTop() { func inner() { func deeper() {} ; run { } } ; struct L { func f() {} } ; let c = { func inC() {} ; inC() } ; c() ; inner() } //= unspecified, nonisolated, nonisolated, nonisolated, unspecified, unspecified, nonisolated, nonisolated
nonisolated func apartTop() { func inner() {} ; inner() ; @MainActor func m() { run { } } } //= nonisolated, nonisolated, @MainActor, @MainActor
struct S { func f() { func inner() { run { } } ; inner() } ; var v: Int { func inner() -> Int { 1 } ; return inner() } ; init() { func inner() {} ; inner() } ; static func s() { func inner() {} ; inner() } } //= unspecified, unspecified, nonisolated, nonisolated, unspecified, unspecified, nonisolated, unspecified, nonisolated, unspecified, nonisolated
@MainActor class C { func f() { func inner() { run { } } ; inner() } ; init() { func inner() {} ; inner() } ; deinit { func inner() {} ; inner() } ; nonisolated func n() { func inner() {} ; inner() } ; lazy var l: Int = { 1 }() } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, nonisolated, nonisolated, nonisolated, nonisolated, @MainActor, @MainActor
func isolatedParam(_ a: isolated A) { func inner() { a.touch() ; run { a.touch() } } ; inner() ; func plain() { run { } } ; plain() ; run { inner() } } //= actor, actor, actor, actor, nonisolated, nonisolated
