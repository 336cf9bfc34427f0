// flags: --implicit
struct S: Sendable { var x = 1 ; func m(_ a: Int) -> Int { a } ; static func s(_ a: Int) -> Int { a } ; init() {} ; init(a: Int) {} }
func run(_ f: (Int) -> Int) {}
func map<T>(_ f: (S) -> T) {}
func sent(_ f: @Sendable (S) -> Int) {}
@MainActor func mainFunction(_ a: Int) -> Int { a }
func free(_ a: Int) -> Int { a }
@MainActor func m(xs: [S]) {
    _ = xs.map(\.x) //= @MainActor
    map(\.x) //= @MainActor
    map { $0.x } //= @MainActor
    sent(\.x) //= @MainActor
    run(free)
    run(mainFunction)
    run(S.s) //= nonisolated
    let f: (S) -> Int = \.x //= @MainActor
    let g = S.m //= nonisolated
    let h = S.init(a:) //= nonisolated
    let i: (Int) -> Int = mainFunction
    _ = (f, g, h, i)
    _ = [1].map(S.init) //= nonisolated
}
actor A { var s = 1 ; func f(xs: [S]) { _ = xs.map(\.x) ; map(\.x) ; run(free) ; _ = xs.sorted { $0.x < $1.x } ; _ = xs.min { $0.x < $1.x } } } //= nonisolated, nonisolated, nonisolated, nonisolated
func u(xs: [S]) { _ = xs.map(\.x) ; run(free) ; _ = xs.filter { $0.x > 1 }.map(\.x) } //= nonisolated, nonisolated, nonisolated
