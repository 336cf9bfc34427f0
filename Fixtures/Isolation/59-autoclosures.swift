func auto(_ f: @autoclosure () -> Int) {}
func autoEsc(_ f: @autoclosure @escaping () -> Int) {}
func autoSent(_ f: @autoclosure @Sendable () -> Int) {}
func autoMain(_ f: @autoclosure @MainActor () -> Int) {}
func autoAsync(_ f: @autoclosure () async -> Int) async {}
func run(_ f: () -> Void) {}
@MainActor func mainValue() -> Int { 1 }
@MainActor func m(a: Int?, b: Bool) async {
    auto(1)
    auto(mainValue())
    autoEsc(1)
    autoSent(1)
    autoMain(1)
    await autoAsync(1)
    _ = a ?? 2
    _ = b && a == 1
    _ = b || mainValue() == 1
    auto({ 1 }()) //= @MainActor
    auto(a ?? mainValue())
    assert(b)
    precondition(b, "x")
    run { auto(1) } //= @MainActor
    run { _ = a ?? 1 } //= @MainActor
    async let x = mainValue()
    async let y = a ?? 1
    _ = await (x, y)
    Task { auto(1) ; _ = a ?? 1 } //= @MainActor
    Task.detached { auto(1) } //= nonisolated
}
actor A {
    var s = 0
    func f(a: Int?) async {
        auto(s)
        auto(1)
        _ = a ?? s
        _ = a ?? 1
        run { _ = a ?? s } //= actor
        run { _ = a ?? 1 } //= nonisolated
        autoEsc(self.s)
        async let x = s
        async let y = 1
        _ = await (x, y)
        Task { _ = a ?? s } //= actor
        let c = s > 0 && s < 2
        _ = c
    }
}
func u(a: Int?) { auto(1) ; _ = a ?? 1 ; autoMain(mainValue()) } //= unspecified
nonisolated func n(a: Int?) { auto(1) ; _ = a ?? 1 } //= nonisolated
struct S { var x = Optional(1) ?? 2 ; @MainActor var y = Optional(1) ?? 2 ; lazy var z = Optional(1) ?? mainless() ; func mainless() -> Int { 1 } } //= unspecified, unspecified, @MainActor, unspecified, unspecified
