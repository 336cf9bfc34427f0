// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor protocol Main { func m() ; var v: Int { get } } //= @MainActor, @MainActor, @MainActor, @MainActor
protocol Plain { func p() } //= @MainActor, @MainActor
nonisolated struct S { var x = 1 ; let y = 2 ; func f() {} ; static var z: Int { 1 } ; static let w = 1 ; init() {} ; subscript(i: Int) -> Int { i } ; struct Inner { func g() {} ; var v = 1 } ; @MainActor func mm() {} ; lazy var l = 1 ; var o = 1 { didSet {} } ; var c: () -> Int = { 1 } } //= nonisolated, unspecified, unspecified, nonisolated, unspecified, unspecified, unspecified, nonisolated, nonisolated, nonisolated, unspecified, unspecified, unspecified, @MainActor, nonisolated, unspecified, unspecified, unspecified, nonisolated
nonisolated class C { var x = 1 ; func f() {} ; init() {} ; deinit {} ; class func g() {} ; class Inner { func h() {} } } //= nonisolated, unspecified, nonisolated, nonisolated, nonisolated, unspecified, unspecified, unspecified
nonisolated class D: C { override func f() {} ; func own() {} } //= nonisolated, nonisolated, nonisolated
class E: C { func own() {} ; override func f() {} ; var y = 1 } //= nonisolated, nonisolated, nonisolated, unspecified
nonisolated enum F { case a ; func f() {} ; static func s() {} ; var c: Int { 1 } } //= nonisolated, unspecified, nonisolated, unspecified, nonisolated, nonisolated
nonisolated protocol P: Main { func p() ; var q: Int { get } } //= nonisolated, nonisolated, nonisolated, nonisolated
nonisolated protocol R { func r() ; static func s() ; associatedtype T ; init() }
nonisolated extension Int { func f() {} ; static func s() {} ; var v: Int { 1 } ; struct Inner { func g() {} } } //= nonisolated, nonisolated, unspecified, nonisolated, nonisolated, unspecified, unspecified
nonisolated struct T: Main { func m() {} ; var v: Int { 1 } ; func other() {} } //= nonisolated, @MainActor, @MainActor, @MainActor, nonisolated
struct U: P { func m() {} ; var v: Int { 1 } ; func p() {} ; var q: Int { 1 } ; func other() {} } //= @MainActor, nonisolated, nonisolated, nonisolated, @MainActor, @MainActor, @MainActor, @MainActor
nonisolated struct V: Plain { func p() {} ; func other() { let c = { } ; c() } } //= nonisolated, @MainActor, nonisolated, nonisolated
@MainActor struct W { nonisolated struct Inner { func f() {} ; var x = 1 } ; nonisolated func n() {} ; nonisolated var c: Int { 1 } ; nonisolated let l = 1 ; nonisolated static let sl = 2 ; nonisolated static func sf() {} ; nonisolated init() {} ; nonisolated subscript(i: Int) -> Int { i } } //= @MainActor, nonisolated, nonisolated, unspecified, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated
nonisolated extension W { func e() {} ; var ev: Int { 1 } ; static func es() {} ; @MainActor func em() {} } //= nonisolated, nonisolated, nonisolated, nonisolated, unspecified, @MainActor
@MainActor extension S { func me() {} ; nonisolated func ne() {} } //= @MainActor, @MainActor, nonisolated
extension S { func pe() {} ; var pv: Int { 1 } } //= unspecified, @MainActor, @MainActor, @MainActor
nonisolated final class Sen: Sendable { let x = 1 ; func f() {} } //= nonisolated, unspecified, nonisolated
nonisolated struct Gen<T> { var t: T ; func f() {} } //= nonisolated, unspecified, nonisolated
nonisolated extension Gen: Main where T: Plain { func m() {} ; var v: Int { 1 } } //= nonisolated, @MainActor, @MainActor, @MainActor
nonisolated let gl = 1 //= nonisolated
nonisolated var gc: Int { 1 } //= nonisolated, nonisolated
nonisolated(unsafe) var gu = 1 //= nonisolated
@MainActor class MM { nonisolated(unsafe) var u = 1 ; nonisolated(unsafe) static var su = 1 ; nonisolated(unsafe) let ul: () -> Void = { } ; nonisolated func f() { let c = { } ; c() ; func l() {} ; l() } } //= @MainActor, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated
actor A { nonisolated let x = 1 ; nonisolated(unsafe) var y = 2 ; nonisolated var c: Int { 1 } ; nonisolated subscript(i: Int) -> Int { i } ; nonisolated struct I { func f() {} } } //= unspecified, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated
