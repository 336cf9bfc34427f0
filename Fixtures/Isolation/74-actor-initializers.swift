func run(_ f: () -> Void) {} //= unspecified
actor A { //= unspecified
    var s: Int //= actor
    let k: Int //= actor
    init() { s = 1 ; k = 1 ; run { } ; Task { } ; Task { await self.touch() } } //= nonisolated, nonisolated, nonisolated, nonisolated
    init(a: Int) async { s = a ; k = a ; run { } ; run { touch() } ; Task { self.touch() } ; await touch() } //= actor, nonisolated, actor, actor
    init(b: Int) throws { s = b ; k = b } //= nonisolated
    init?(c: Int) { s = c ; k = c } //= nonisolated
    init(d: Int) async throws { s = d ; k = d ; touch() } //= actor
    @MainActor init(e: Int) { s = e ; k = e ; run { } } //= @MainActor, @MainActor
    init(g: Int, f: () -> Void = { }) { s = g ; k = g } //= nonisolated, nonisolated
    init(h: Int) { self.init() } //= nonisolated
    init(i: Int) async { await self.init(a: i) } //= actor
    init(j: Int, on other: isolated A) { s = j ; k = j ; run { other.touch() } } //= actor, actor
    func touch() {} //= actor
    deinit { run { } } //= nonisolated, nonisolated
}
actor B { var x = 1 ; let y = { 2 }() ; init(o: B?) { run { _ = o } } } //= unspecified, actor, actor, nonisolated, nonisolated, nonisolated
extension B { init() { self.init(o: nil) } ; init(z: Int) async { self.init(o: nil) ; run { _ = self } } } //= unspecified, nonisolated, actor, actor
actor C { isolated deinit { run { _ = s } } ; var s = 1 } //= unspecified, actor, actor, actor
actor D { init() async { run { _ = self } } } //= unspecified, actor, actor
