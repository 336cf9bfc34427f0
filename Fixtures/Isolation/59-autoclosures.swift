// flags: --implicit
func auto(_ f: @autoclosure () -> Int) {}
func autoEsc(_ f: @autoclosure @escaping () -> Int) {}
func autoSent(_ f: @autoclosure @Sendable () -> Int) {}
func autoMain(_ f: @autoclosure @MainActor () -> Int) {}
func autoAsync(_ f: @autoclosure () async -> Int) async {}
func run(_ f: () -> Void) {}
@MainActor func mainValue() -> Int { 1 }
@MainActor func m(a: Int?, b: Bool) async {
    auto(1) //= @MainActor
    auto(mainValue()) //= @MainActor
    autoEsc(1) //= @MainActor
    autoSent(1) //= nonisolated
    autoMain(1) //= @MainActor
    await autoAsync(1) //= @MainActor
    _ = a ?? 2 //= @MainActor
    _ = b && a == 1 //= @MainActor
    _ = b || mainValue() == 1 //= @MainActor
    auto({ 1 }()) //= @MainActor, @MainActor
    auto(a ?? mainValue()) //= @MainActor, @MainActor
    assert(b) //= @MainActor
    precondition(b, "x") //= @MainActor, @MainActor
    run { auto(1) } //= @MainActor, @MainActor
    run { _ = a ?? 1 } //= @MainActor, @MainActor
    async let x = mainValue() //= nonisolated
    async let y = a ?? 1 //= nonisolated, nonisolated
    _ = await (x, y)
    Task { auto(1) ; _ = a ?? 1 } //= @MainActor, @MainActor, @MainActor
    Task.detached { auto(1) } //= nonisolated, nonisolated
}
actor A {
    var s = 0
    func f(a: Int?) async {
        auto(s) //= actor
        auto(1) //= nonisolated
        _ = a ?? s //= actor
        _ = a ?? 1 //= nonisolated
        run { _ = a ?? s } //= actor, actor
        run { _ = a ?? 1 } //= nonisolated, nonisolated
        autoEsc(self.s) //= actor
        async let x = s //= nonisolated
        async let y = 1 //= nonisolated
        _ = await (x, y)
        Task { _ = a ?? s } //= actor, actor
        let c = s > 0 && s < 2 //= actor
        _ = c
    }
}
func u(a: Int?) { auto(1) ; _ = a ?? 1 ; autoMain(mainValue()) } //= nonisolated, nonisolated, @MainActor
nonisolated func n(a: Int?) { auto(1) ; _ = a ?? 1 } //= nonisolated, nonisolated
struct S { var x = Optional(1) ?? 2 ; @MainActor var y = Optional(1) ?? 2 ; lazy var z = Optional(1) ?? mainless() ; func mainless() -> Int { 1 } } //= nonisolated, nonisolated, nonisolated
