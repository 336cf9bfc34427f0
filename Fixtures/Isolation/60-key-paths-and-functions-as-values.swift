struct S: Sendable { var x = 1 ; func m(_ a: Int) -> Int { a } ; static func s(_ a: Int) -> Int { a } ; init() {} ; init(a: Int) {} }
func run(_ f: (Int) -> Int) {}
func map<T>(_ f: (S) -> T) {}
func sent(_ f: @Sendable (S) -> Int) {}
@MainActor func mainFunction(_ a: Int) -> Int { a }
func free(_ a: Int) -> Int { a }
@MainActor func m(xs: [S]) {
    _ = xs.map(\.x)
    map(\.x)
    map { $0.x } //= @MainActor
    sent(\.x)
    run(free)
    run(mainFunction)
    run(S.s)
    let f: (S) -> Int = \.x
    let g = S.m
    let h = S.init(a:)
    let i: (Int) -> Int = mainFunction
    _ = (f, g, h, i)
    _ = [1].map(S.init)
}
actor A { var s = 1 ; func f(xs: [S]) { _ = xs.map(\.x) ; map(\.x) ; run(free) ; _ = xs.sorted { $0.x < $1.x } ; _ = xs.min { $0.x < $1.x } } } //= unspecified, actor, actor, nonisolated, nonisolated
func u(xs: [S]) { _ = xs.map(\.x) ; run(free) ; _ = xs.filter { $0.x > 1 }.map(\.x) } //= unspecified, nonisolated
