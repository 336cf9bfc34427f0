// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@globalActor struct SA { actor Impl {} ; static let shared = Impl() } //= @MainActor, unspecified, @MainActor
@globalActor enum EA { actor Impl {} ; static let shared = Impl() } //= @MainActor, unspecified, @MainActor
@globalActor final class CA { actor Impl {} ; static let shared = Impl() } //= @MainActor, unspecified, @MainActor
typealias UI = MainActor
typealias AliasGA = GA
enum Space { typealias Own = GA ; @globalActor actor Inner { static let shared = Inner() } ; @Inner func f() {} ; @Own func g() {} } //= @MainActor, unspecified, unspecified, @Space.Inner, @GA
@SA func a() {} //= @SA
@EA func b() {} //= @EA
@CA func c() {} //= @CA
@UI func d() {} //= @MainActor
@AliasGA func e() {} //= @GA
@Space.Own func f() {} //= @GA
@Space.Inner func g() {} //= @Space.Inner
@UI class K { func f() {} ; var x = 1 } //= @MainActor, @MainActor, @MainActor
@SA struct L { var x = 1 ; func f() {} } //= @SA, @SA, @SA
let h: @SA () -> Void = { } //= @MainActor, @SA
let i: @UI () -> Void = { } //= @MainActor, @MainActor
let j = { @EA in } //= @MainActor, @EA
let k = { @Space.Inner (x: Int) in x } //= @MainActor, @Space.Inner
struct Generic<T> { @GA func f(_ t: T) {} ; @MainActor var x: T? { nil } } //= @MainActor, @GA, @MainActor, @MainActor
@MainActor struct GenericMain<T: Sendable> { var t: T ; func f() {} ; func g<U>(_ u: U) {} ; struct Nested { var x: T } ; nonisolated func n() -> T? { nil } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, nonisolated
@MainActor final class Box<Value> { var v: Value ; init(_ v: Value) { self.v = v } ; func map<T>(_ f: (Value) -> T) -> T { f(v) } } //= @MainActor, @MainActor, @MainActor, @MainActor
extension Box where Value == Int { func sum() {} ; var d: Int { v } } //= unspecified, @MainActor, @MainActor, @MainActor
extension Box: CustomStringConvertible { nonisolated var description: String { "" } } //= unspecified, nonisolated, nonisolated
protocol Q { @SA func q() ; @EA var v: Int { get } ; @UI static func s() } //= @MainActor, @SA, @EA, @EA, @MainActor
struct R: Q { func q() {} ; var v: Int { 1 } ; static func s() {} } //= @MainActor, @SA, @EA, @EA, @MainActor
@GA protocol OnGA: AnyObject { var x: Int { get set } ; func f() } //= @GA, @GA, @GA, @GA, @GA
final class OfGA: OnGA { var x = 1 ; func f() {} ; func other() {} ; @MainActor func m() {} ; @SA static func s() {} } //= @GA, @GA, @GA, @GA, @MainActor, @SA
extension OnGA { func ext() { let c = { self.x } ; _ = c } } //= unspecified, @GA, @GA
func existential(_ x: any OnGA) async { await x.f() } //= @MainActor
@GA var gv = 1 //= @GA
@SA let gl = 2 //= @SA
@UI var gc: Int { 3 } //= @MainActor, @MainActor
actor Act { @MainActor func m() {} ; @GA var g: Int { 1 } ; @MainActor let l = 1 ; @UI static func s() {} ; @MainActor init() {} ; @GA subscript(i: Int) -> Int { i } } //= unspecified, @MainActor, @GA, @GA, @MainActor, @MainActor, @MainActor, @GA, @GA
