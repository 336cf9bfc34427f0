// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
protocol Plain { func plain() ; var v: Int { get } ; static func s() ; init() } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
protocol SendableProtocol: Sendable { func sp() } //= @MainActor, @MainActor
protocol MetaProtocol: SendableMetatype { func mp() } //= @MainActor, @MainActor
nonisolated protocol ApartProtocol { func ap() } //= nonisolated, nonisolated
nonisolated protocol ApartSendable: Sendable { func aps() } //= nonisolated, nonisolated
protocol RefinesApart: ApartProtocol { func ra() } //= @MainActor, @MainActor
protocol RefinesApartSendable: ApartSendable { func ras() } //= @MainActor, @MainActor
@GA protocol OnGA { func og() } //= @GA, @GA
protocol RefinesGA: OnGA { func rg() } //= @GA, @GA
struct S { var a = 1 ; let b = 2 ; static var c = 3 ; var d: Int { 1 } ; lazy var e = 4 ; func f() {} ; init() {} ; subscript(i: Int) -> Int { i } ; static func g() {} } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
struct ConformsSendable: Sendable { func f() {} } //= @MainActor, @MainActor
struct ConformsApart: ApartProtocol { func ap() {} ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct ConformsApartSendable: ApartSendable { func aps() {} ; func f() {} ; var v = 1 ; init() {} } //= unspecified, unspecified, unspecified, unspecified, unspecified
struct ConformsSendableProtocol: SendableProtocol { func sp() {} ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct ConformsMeta: MetaProtocol { func mp() {} ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct ConformsGA: OnGA { func og() {} ; func f() {} } //= @GA, @GA, @GA
struct LaterApartSendable { func f() {} } //= @MainActor, @MainActor
extension LaterApartSendable: ApartSendable { nonisolated func aps() {} ; func g() {} } //= unspecified, nonisolated, @MainActor
class Base { func f() {} ; init() {} ; deinit {} ; class func made() {} ; var x = 1 } //= @MainActor, @MainActor, @MainActor, nonisolated, @MainActor, @MainActor
class Sub: Base { override func f() {} ; func g() {} ; override init() {} } //= @MainActor, @MainActor, @MainActor, @MainActor
nonisolated class ApartBase { func f() {} ; init() {} ; var x = 1 } //= nonisolated, nonisolated, nonisolated, unspecified
class ApartSub: ApartBase { override func f() {} ; func g() {} ; override init() { super.init() } ; var y = 2 } //= nonisolated, nonisolated, nonisolated, nonisolated, unspecified
final class SendableClass: Sendable { let x = 1 ; func f() {} } //= @MainActor, @MainActor, @MainActor
@GA class GAClass { func f() {} ; var x = 1 ; struct Inner { func f() {} } } //= @GA, @GA, @GA, unspecified, unspecified
class GASub: GAClass { override func f() {} ; func g() {} } //= @GA, @GA, @GA
enum E: Int { case a = 1, b ; func f() {} ; static let c = 1 ; var d: Int { rawValue } } //= @MainActor, unspecified, unspecified, @MainActor, @MainActor, @MainActor, @MainActor
enum EPayload { case a(Int), b(String) ; indirect case c(EPayload) } //= @MainActor, unspecified, unspecified, unspecified
enum Namespace { static let x = 1 ; static var y = 2 ; static func f() {} ; struct Inner { func g() {} ; struct Innermost { func h() {} } } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
actor A { var x = 1 ; let y = 2 ; func f() {} ; static let s = 1 ; static func g() {} ; init() {} ; struct Inner { func i() {} ; var v = 1 } ; class InnerC { func i() {} } ; enum InnerE { case a ; func i() {} } ; var c: Int { 1 } ; subscript(i: Int) -> Int { i } ; deinit {} } //= unspecified, actor, actor, actor, unspecified, unspecified, nonisolated, unspecified, unspecified, unspecified, unspecified, unspecified, unspecified, unspecified, unspecified, actor, actor, actor, actor, nonisolated
extension A { func more() {} ; static func moreStatic() {} ; struct InExtension { func i() {} } ; nonisolated func n() {} } //= unspecified, actor, unspecified, unspecified, unspecified, nonisolated
nonisolated struct Apart { var x = 1 ; func f() {} ; static let s = 1 ; init() {} ; struct Inner { func i() {} } ; @MainActor struct MainInner { func i() {} } ; @MainActor func m() {} } //= nonisolated, unspecified, nonisolated, unspecified, nonisolated, unspecified, unspecified, @MainActor, @MainActor, @MainActor
nonisolated enum ApartEnum { case a ; func f() {} ; static let s = 1 ; struct Inner { func i() {} } } //= nonisolated, unspecified, nonisolated, unspecified, unspecified, unspecified
struct Generic<T> { var t: T ; func f(_ t: T) {} ; struct Inner { func g() {} } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
typealias Alias = S
struct Outer { nonisolated struct Inner { func f() {} ; struct Deep { func g() {} } } ; actor InnerActor { func f() {} } ; protocol InnerProtocol { func f() } } //= @MainActor, nonisolated, nonisolated, unspecified, unspecified, unspecified, actor, @MainActor, @MainActor
