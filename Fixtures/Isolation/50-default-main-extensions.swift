// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
struct S {} //= @MainActor
nonisolated struct Apart {} //= nonisolated
actor A {} //= unspecified
protocol P { func p() } //= @MainActor, @MainActor
nonisolated protocol AP { func ap() } //= nonisolated, nonisolated
nonisolated protocol APS: Sendable { func aps() } //= nonisolated, nonisolated
extension S { func f() {} ; var v: Int { 1 } ; static let s = 1 ; init(x: Int) { self.init() } ; struct Inner { func g() {} } ; enum E { case a } ; subscript(i: Int) -> Int { i } } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, unspecified, @MainActor, @MainActor
extension Apart { func f() {} ; var v: Int { 1 } ; static let s = 1 ; struct Inner { func g() {} } ; nonisolated func n() {} } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, nonisolated
nonisolated extension Apart { func g() {} ; static let t = 1 ; struct InnerN { func h() {} } } //= nonisolated, nonisolated, unspecified, unspecified, unspecified
nonisolated extension S { func g() {} ; struct InnerN { func h() {} } ; @MainActor func m() {} } //= nonisolated, nonisolated, @MainActor, @MainActor, @MainActor
@GA extension S { func h() {} ; struct InnerGA { func i() {} } } //= @GA, @GA, @MainActor, @MainActor
extension A { func f() {} ; static func s() {} ; struct Inner { func g() {} } ; nonisolated var n: Int { 1 } } //= unspecified, actor, unspecified, unspecified, unspecified, nonisolated, nonisolated
extension P { func f() {} ; static func s() {} } //= unspecified, @MainActor, @MainActor
extension AP { func f() {} ; var v: Int { 1 } } //= unspecified, @MainActor, @MainActor, @MainActor
extension APS { func f() {} } //= unspecified, @MainActor
extension Int { func f() {} ; static let s = 1 ; struct Inner { func g() {} } } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor
extension Array where Element == Int { func f() {} } //= unspecified, @MainActor
extension Sequence { func fSeq() {} } //= unspecified, @MainActor
extension Optional: P where Wrapped: P { func p() {} } //= unspecified, @MainActor
extension String: AP { func ap() {} ; func other() {} } //= unspecified, @MainActor, @MainActor
extension Double: @retroactive Identifiable { public var id: Double { self } } //= unspecified, @MainActor, @MainActor
extension Apart: P { func p() {} ; func q() {} } //= unspecified, @MainActor, @MainActor
extension Apart: AP { func ap() {} } //= unspecified, @MainActor
extension S: AP { func ap() {} ; func notWitness() {} } //= unspecified, @MainActor, @MainActor
extension S: APS { nonisolated func aps() {} } //= unspecified, nonisolated
extension S: CustomStringConvertible { var description: String { "" } } //= unspecified, @MainActor, @MainActor
extension Apart: Hashable { func hash(into h: inout Hasher) {} ; static func == (a: Apart, b: Apart) -> Bool { true } } //= unspecified, @MainActor, @MainActor
extension A: AP { nonisolated func ap() {} } //= unspecified, nonisolated
