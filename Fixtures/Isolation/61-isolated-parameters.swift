func run(_ f: () -> Void) {} //= unspecified
func esc(_ f: @escaping () -> Void) {} //= unspecified
func snd(_ f: @escaping @Sendable () async -> Void) {} //= unspecified
actor A { var s = 0 ; func touch() {} } //= unspecified, actor, actor
func required(_ a: isolated A) { run { a.touch() } ; run { } ; esc { a.touch() } ; esc { _ = a } ; Task { a.touch() } ; Task { } ; Task.detached { await a.touch() } } //= actor, actor, nonisolated, actor, actor, actor, nonisolated, nonisolated
func optional(_ a: isolated A?) { run { _ = a } ; run { } ; Task { _ = a } ; Task { } } //= actor, actor, nonisolated, actor, nonisolated
func anyActor(_ a: isolated any Actor) { run { _ = a } ; run { } ; Task { _ = a } ; esc { [weak a] in _ = a } } //= actor, actor, nonisolated, actor, nonisolated
func inherited(_ a: isolated (any Actor)? = #isolation) async { run { _ = a } ; run { } ; Task { _ = a } ; Task { } ; esc { run { _ = a } } } //= actor, actor, nonisolated, actor, nonisolated, actor, actor
func generic<T: Actor>(_ a: isolated T) { run { _ = a } ; run { } } //= actor, actor, nonisolated
func second(_ x: Int, of a: isolated A, then: () -> Void) { run { a.s = x } ; then() } //= actor, actor
func closures() { //= unspecified
    let f = { (a: isolated A) in a.touch() ; run { a.touch() } ; run { } ; Task { a.touch() } } //= actor, actor, nonisolated, actor
    let g: (isolated A) -> Void = { a in run { a.s = 1 } } //= actor, actor
    let h: (isolated A) async -> Void = { $0.touch() } //= actor
    let i: (isolated (any Actor)?) -> Void = { _ in } //= actor
    _ = (f, g, h, i)
}
@MainActor func fromMain(_ a: A) async { //= @MainActor
    await required(a)
    await inherited()
    await inherited(nil)
    let f = { (a: isolated A) in run { a.touch() } } //= actor, actor
    await f(a)
}
struct S { //= unspecified
    func method(_ a: isolated A) { run { a.touch() } ; func local() { run { a.touch() } ; run { } } ; local() } //= actor, actor, actor, actor, nonisolated
    static func stat(_ a: isolated A) {} //= actor
    init(_ a: isolated A) { run { a.touch() } } //= actor, actor
    subscript(_ a: isolated A) -> Int { a.s } //= actor, actor
}
extension A { //= unspecified
    func otherOne(_ b: A) { run { touch() } } //= actor, actor
    static func stat(_ b: isolated A) { run { b.touch() } ; run { } } //= actor, actor, nonisolated
}
protocol P { func r(_ a: isolated A) ; func i(_ a: isolated (any Actor)?) async } //= unspecified, actor, actor
struct W: P { func r(_ a: isolated A) {} ; func i(_ a: isolated (any Actor)?) async {} } //= unspecified, actor, actor
func local(_ a: A) async { func inner(_ a: isolated A) { run { a.touch() } } ; await inner(a) } //= unspecified, actor, actor
func rethrowing<T>(isolation: isolated (any Actor)? = #isolation, _ f: () async throws -> T) async rethrows -> T { try await f() } //= actor
actor User { var s = 0 ; func use() async { await rethrowing { s = 1 } ; await rethrowing { } ; await rethrowing(isolation: nil) { } } } //= unspecified, actor, actor, actor, nonisolated, nonisolated
@MainActor func useMain() async { await rethrowing { } } //= @MainActor, @MainActor
