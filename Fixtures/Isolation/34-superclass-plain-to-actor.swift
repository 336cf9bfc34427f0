class Plain { //= unspecified
    func a() {} //= unspecified
    func b() {} //= unspecified
    var p: Int { 0 } //= unspecified, unspecified
    init() {} //= unspecified
    init(x: Int) {} //= unspecified
}
class Sub: Plain { //= unspecified
    override func a() {} //= unspecified
    @MainActor func c() {} //= @MainActor
    override var p: Int { 1 } //= unspecified, unspecified
}
class SubSub: Sub { //= unspecified
    override func a() {} //= unspecified
    override func c() {} //= @MainActor
    override func b() {} //= unspecified
}
class Mixed { //= unspecified
    @MainActor func one() {} //= @MainActor
    @MainActor var two: Int { 2 } //= @MainActor, @MainActor
    func three() {} //= unspecified
    nonisolated func four() {} //= nonisolated
    @MainActor init(main: Int) {} //= @MainActor
    init() {} //= unspecified
}
class MixedSub: Mixed { //= unspecified
    override func one() {} //= @MainActor
    override var two: Int { 3 } //= @MainActor, @MainActor
    override func three() {} //= unspecified
    override func four() {} //= nonisolated
    override init(main: Int) { super.init(main: main) } //= @MainActor
    override init() { super.init() } //= unspecified
    func five() {} //= unspecified
}
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
class Outer { @GA class Held { func f() {} } } //= unspecified, @GA, @GA
class HeldSub: Outer.Held { override func f() {} ; func g() {} } //= @GA, @GA, @GA
