// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor func plainResult() -> () -> Void { { } } //= @MainActor, @MainActor
@MainActor func sendableResult() -> @Sendable () -> Void { { } } //= @MainActor, nonisolated
@MainActor func sendingResult() -> sending () -> Void { { } } //= @MainActor, @MainActor
@MainActor func explicitReturn() -> () -> Int { return { 1 } } //= @MainActor, @MainActor
@MainActor func otherActor() -> @GA () -> Void { { } } //= @MainActor, @GA
@MainActor func mainAgain() -> @MainActor () -> Void { { } } //= @MainActor, @MainActor
@MainActor func optionalResult(_ b: Bool) -> (() -> Void)? { b ? nil : { } } //= @MainActor, @MainActor
@MainActor func curried(_ x: Int) -> (Int) -> (Int) -> Int { { y in { z in x + y + z } } } //= @MainActor, @MainActor, @MainActor
@MainActor func ifExpression(_ b: Bool) -> () -> Int { if b { { 1 } } else { { 2 } } } //= @MainActor, @MainActor, @MainActor
@MainActor func switchExpression(_ b: Int) -> () -> Int { switch b { case 0: { 1 } default: { 2 } } } //= @MainActor, @MainActor, @MainActor
func unisolated() -> @MainActor () -> Void { { } } //= @MainActor, @MainActor
func unisolatedPlain() -> () -> Void { { } } //= @MainActor, @MainActor
nonisolated func nonisolatedPlain() -> () -> Void { { } } //= nonisolated, nonisolated
@MainActor final class Controller { //= @MainActor
    var plain: () -> Void = { } //= @MainActor, nonisolated
    var sent: @Sendable () -> Void = { } //= @MainActor, nonisolated
    var onMain: @MainActor () -> Void = { } //= @MainActor, @MainActor
    var onGA: @GA () -> Void = { } //= @MainActor, @GA
    var asynchronous: () async -> Void = { } //= @MainActor, nonisolated
    let constant = { 1 } //= @MainActor, nonisolated
    static let shared = { 1 } //= @MainActor, nonisolated
    static let made: Int = { 1 }() //= @MainActor, nonisolated
    let built: Int = { 2 }() //= @MainActor, nonisolated
    lazy var late: Int = { 3 }() //= @MainActor, nonisolated
    lazy var lateHandler: () -> Void = { self.plain() } //= @MainActor, nonisolated
    nonisolated let away = { 1 }() //= nonisolated, nonisolated
    var computed: () -> Void { { } } //= @MainActor, @MainActor, @MainActor
    var optional: (() -> Void)? //= @MainActor
    init() { plain = { } ; optional = { } } //= @MainActor, @MainActor, @MainActor
    func set() { //= @MainActor
        plain = { } //= @MainActor
        sent = { } //= nonisolated
        onMain = { } //= @MainActor
        onGA = { } //= @GA
        asynchronous = { } //= @MainActor
        optional = { [weak self] in self?.plain() } //= @MainActor
        optional = { [unowned self] in plain() } //= @MainActor
        var local: () -> Void = { } //= @MainActor
        local = { } //= @MainActor
        local()
    }
    nonisolated func apart() { //= nonisolated
        let f = { } //= nonisolated
        let g: @MainActor () -> Void = { } //= @MainActor
        _ = (f, g)
    }
    deinit { let f = { } ; f() } //= nonisolated, nonisolated
}
struct Plain { //= @MainActor
    var a: () -> Void = { } //= @MainActor, nonisolated
    var b: @MainActor () -> Void = { } //= @MainActor, @MainActor
    var c = { 1 } //= @MainActor, nonisolated
    static let d = { 1 }() //= @MainActor, nonisolated
    let e: Int = { 1 }() //= @MainActor, nonisolated
}
let global = { 1 }() //= @MainActor, nonisolated
let globalClosure: @Sendable () -> Void = { } //= @MainActor, nonisolated
let globalMain: @MainActor () -> Void = { } //= @MainActor, @MainActor
@MainActor let isolatedGlobal = { 1 }() //= @MainActor, nonisolated
@MainActor var isolatedClosure: () -> Void = { } //= @MainActor, nonisolated
