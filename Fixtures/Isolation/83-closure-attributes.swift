@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
func run(_ f: () -> Void) {} //= unspecified
func esc(_ f: @escaping () -> Void) {} //= unspecified
func asyncEsc(_ f: @escaping () async -> Void) {} //= unspecified
func runMain(_ f: @MainActor () -> Void) {} //= unspecified
@MainActor final class C { //= @MainActor
    var x = 1 //= @MainActor
    func f() { //= @MainActor
        esc { @Sendable in } //= nonisolated
        esc { @Sendable [weak self] in _ = self } //= nonisolated
        runMain { @MainActor in self.x = 1 } //= @MainActor
        runMain { @MainActor [weak self] in self?.x = 1 } //= @MainActor
        asyncEsc { @GA in run { } } //= @GA, @GA
        asyncEsc { @MainActor in run { self.x = 1 } } //= @MainActor, @MainActor
        asyncEsc { @concurrent in run { } } //= nonisolated, nonisolated
        let a = { @GA (x: Int) -> Int in run { } ; return x } //= @GA, @GA
        let b = { @MainActor @Sendable in self.x = 1 } //= @MainActor
        let c = { @Sendable () async throws -> Void in run { } } //= nonisolated, nonisolated
        let d = { @GA [x] in _ = x } //= @GA
        let e = { (f: @MainActor () -> Void) in } //= @MainActor
        let g = { @Sendable (x: Int) in { x } } //= nonisolated, nonisolated
        e { } ; _ = (a, b, c, d, g) //= @MainActor
    }
}
actor A { //= unspecified
    var s = 0 //= actor
    func f() { //= actor
        asyncEsc { @MainActor in run { } } //= @MainActor, @MainActor
        asyncEsc { @GA in run { } } //= @GA, @GA
        esc { @Sendable in run { _ = self } } //= nonisolated, nonisolated
        Task { @MainActor in run { } ; esc { _ = self } ; Task { } } //= @MainActor, @MainActor, @MainActor, @MainActor
        Task { @MainActor [weak self] in _ = self } //= @MainActor
        Task { @GA in await MainActor.run { } } //= @GA, @MainActor
        Task.detached { @MainActor in run { } } //= @MainActor, @MainActor
        let a = { @MainActor in self } //= @MainActor
        let b = { @Sendable [self] in self } //= nonisolated
        let c = { [self] () async -> Int in s } //= actor
        let d = { (a: isolated A) -> Int in a.s } //= actor
        let e: @MainActor () -> Void = { run { } } //= @MainActor, @MainActor
        let g: @GA (Int) -> Int = { run { } ; return $0 } //= @GA, @GA
        _ = (a, b, c, d, e, g)
    }
}
func u() { asyncEsc { @MainActor in run { } ; asyncEsc { run { } } } ; let f = { @MainActor in { 1 } } ; let g = { @GA in { @MainActor in run { } } } ; let h = { { @MainActor in run { } } } ; _ = (f, g, h) } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @GA, @MainActor, @MainActor, nonisolated, @MainActor, @MainActor
