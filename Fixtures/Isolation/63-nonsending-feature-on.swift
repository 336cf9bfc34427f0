// flags: --upcoming NonisolatedNonsendingByDefault
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
func run(_ f: () -> Void) {} //= unspecified
func runAsync(_ f: () async -> Void) async {} //= caller
func escAsync(_ f: @escaping () async -> Void) {} //= unspecified
func sndAsync(_ f: @escaping @Sendable () async -> Void) {} //= unspecified
func concurrentParam(_ f: @escaping @concurrent () async -> Void) {} //= unspecified
func callerParam(_ f: nonisolated(nonsending) @escaping () async -> Void) {} //= unspecified
func sync() {} //= unspecified
func asynchronous() async { run { } ; await runAsync { } ; escAsync { } ; sndAsync { } ; concurrentParam { } ; callerParam { } } //= caller, nonisolated, caller, caller, caller, nonisolated, caller
nonisolated func stated() async { run { } ; await runAsync { } ; Task { } } //= caller, nonisolated, caller, nonisolated
@concurrent func concurrent() async { run { } ; await runAsync { } ; escAsync { } } //= nonisolated, nonisolated, caller, caller
@MainActor func main() async { run { } ; await runAsync { } ; escAsync { } ; sndAsync { } ; concurrentParam { } ; callerParam { } ; let f = { @concurrent () async in } ; _ = f } //= @MainActor, @MainActor, @MainActor, @MainActor, caller, @MainActor, @MainActor, nonisolated
func throwing() async throws -> Int { 1 } //= caller
struct S { //= unspecified
    func sync() {} //= unspecified
    func asynchronous() async { await runAsync { } } //= caller, caller
    nonisolated func stated() async {} //= caller
    @concurrent func concurrent() async {} //= nonisolated
    static func stat() async {} //= caller
    init() async {} //= caller
    var computed: Int { get async { 1 } } //= caller, caller
    subscript(i: Int) -> Int { get async { i } } //= caller, caller
    mutating func change() async {} //= caller
}
actor A { //= unspecified
    var s = 0 //= actor
    func isolatedMethod() async { await runAsync { s = 1 } ; await runAsync { } ; escAsync { self.s = 1 } } //= actor, actor, caller, actor
    nonisolated func apart() async { await runAsync { } ; run { } ; escAsync { _ = self } } //= caller, caller, nonisolated, caller
    nonisolated var computed: Int { get async { 1 } } //= caller, caller
    static func stat() async {} //= caller
    init() async {} //= actor
    nonisolated func sync() {} //= nonisolated
}
protocol P { func r() async ; nonisolated func n() async ; @concurrent func c() async ; var v: Int { get async } ; func sync() } //= unspecified, caller, caller, nonisolated, caller, caller, unspecified
struct W: P { func r() async {} ; func n() async {} ; func c() async {} ; var v: Int { get async { 1 } } ; func sync() {} } //= unspecified, caller, caller, caller, caller, caller, unspecified
struct W2: P { @concurrent func r() async {} ; @concurrent func n() async {} ; nonisolated(nonsending) func c() async {} ; var v: Int { 1 } ; func sync() {} } //= unspecified, nonisolated, nonisolated, caller, unspecified, unspecified, unspecified
extension P { func d() async {} ; @concurrent func e() async {} } //= unspecified, caller, nonisolated
class Base { func f() async {} ; @concurrent func g() async {} ; func h() {} } //= unspecified, caller, nonisolated, unspecified
class Derived: Base { override func f() async {} ; override func g() async {} ; override func h() {} } //= unspecified, caller, caller, unspecified
@MainActor class M { func f() async {} ; nonisolated func g() async {} ; @concurrent nonisolated func h() async {} } //= @MainActor, @MainActor, caller, nonisolated
func locals() async { func inner() async {} ; @concurrent func other() async {} ; func sync() {} ; await inner() } //= caller, caller, nonisolated, nonisolated
@MainActor func mainLocals() async { func inner() async {} ; nonisolated func apart() async {} ; await inner() } //= @MainActor, @MainActor, caller
func isolatedParam(_ a: isolated A) async {} //= actor
func inherited(_ a: isolated (any Actor)? = #isolation) async {} //= actor
let closure: @Sendable () async -> Void = { } //= unspecified, caller
let sendable: @Sendable () async -> Void = { } //= unspecified, caller
struct Holder { var f: () async -> Void = { } ; var g: nonisolated(nonsending) () async -> Void = { } ; var h: @concurrent () async -> Void = { } } //= unspecified, unspecified, caller, unspecified, caller, unspecified, nonisolated
func tasks() async { Task { } ; Task.detached { } ; await withTaskGroup(of: Void.self) { g in g.addTask { } } ; async let x = asynchronous() ; await x } //= caller, nonisolated, nonisolated, nonisolated, nonisolated
