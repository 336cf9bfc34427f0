// flags: --upcoming NonisolatedNonsendingByDefault
func run(_ f: () -> Void) {} //= unspecified
protocol P: Actor { func r() ; var v: Int { get } ; nonisolated func n() ; static func s() ; func a() async ; subscript(i: Int) -> Int { get } } //= unspecified, actor, actor, actor, nonisolated, unspecified, actor, actor, actor
extension P { func e() { run { r() } ; run { } } ; nonisolated func en() {} ; var ev: Int { v } ; static func es() {} } //= unspecified, actor, actor, nonisolated, nonisolated, actor, actor, unspecified
protocol Q: P { func q() } //= unspecified, actor
extension Q { func eq() {} } //= unspecified, actor
protocol Constrained where Self: Actor { func c() } //= unspecified, actor
extension Constrained { func ec() {} } //= unspecified, actor
extension Actor { func anyActor() { run { _ = self } } ; nonisolated func anyN() {} ; static func st() {} } //= unspecified, actor, actor, nonisolated, unspecified
protocol Plain { func p() async ; func sync() ; var v: Int { get async } } //= unspecified, caller, unspecified, caller, caller
extension Plain where Self: Actor { func pa() { run { _ = self } } } //= unspecified, unspecified, nonisolated
extension Plain { func pp() {} } //= unspecified, unspecified
actor A: Q { func r() {} ; var v: Int { 1 } ; nonisolated func n() {} ; static func s() {} ; func a() async {} ; func q() {} ; subscript(i: Int) -> Int { i } } //= unspecified, actor, actor, actor, nonisolated, unspecified, actor, actor, actor, actor
actor B: Plain { func p() async {} ; nonisolated func sync() {} ; var v: Int { 1 } } //= unspecified, actor, nonisolated, actor, actor
actor C: Constrained { func c() {} } //= unspecified, actor
actor D<T> { var t: T ; init(_ t: T) { self.t = t } ; func get() -> T { t } ; func with<R>(_ f: (isolated D<T>) -> R) -> R { f(self) } } //= unspecified, actor, nonisolated, actor, actor
extension D where T == Int { func sum() { run { _ = t } } } //= unspecified, actor, actor
func use(_ a: any P) async { await a.r() } //= caller
func generic<T: P>(_ t: T) async { await t.r() } //= caller
extension A { var more: Int { get { 1 } set { run { r() } } } ; func gen<T>(_ t: T) { run { _ = self } } } //= unspecified, actor, actor, actor, actor, actor, actor
actor Outer { actor Inner { var x = 1 ; func f() {} } ; struct S { func f() {} } ; let inner = Inner() ; func g() async { await inner.f() } } //= unspecified, unspecified, actor, actor, unspecified, unspecified, actor, actor
actor Execs { nonisolated var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor } ; func f() {} } //= unspecified, nonisolated, nonisolated, actor
