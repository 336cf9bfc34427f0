// flags: --swift-version 6
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
func run(_ f: () -> Void) {} //= unspecified
func runAsync(_ f: () async -> Void) async {} //= unspecified
func escAsync(_ f: @escaping () async -> Void) {} //= unspecified
func sndAsync(_ f: @escaping @Sendable () async -> Void) {} //= unspecified
func concurrentParam(_ f: @escaping @concurrent () async -> Void) {} //= unspecified
func callerParam(_ f: nonisolated(nonsending) @escaping () async -> Void) {} //= unspecified
func sync() {} //= unspecified
func asynchronous() async { run { } ; await runAsync { } ; escAsync { } ; sndAsync { } ; concurrentParam { } ; callerParam { } } //= unspecified, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, caller
nonisolated func stated() async { run { } ; await runAsync { } ; Task { } } //= nonisolated, nonisolated, nonisolated, nonisolated
@concurrent func concurrent() async { run { } ; await runAsync { } ; escAsync { } } //= nonisolated, nonisolated, nonisolated, nonisolated
@MainActor func main() async { run { } ; await runAsync { } ; escAsync { } ; sndAsync { } ; concurrentParam { } ; callerParam { } ; let f = { @concurrent () async in } ; _ = f } //= @MainActor, @MainActor, @MainActor, @MainActor, nonisolated, @MainActor, @MainActor, nonisolated
func throwing() async throws -> Int { 1 } //= unspecified
struct S { //= unspecified
    func sync() {} //= unspecified
    func asynchronous() async { await runAsync { } } //= unspecified, nonisolated
    nonisolated func stated() async {} //= nonisolated
    @concurrent func concurrent() async {} //= nonisolated
    static func stat() async {} //= unspecified
    init() async {} //= unspecified
    var computed: Int { get async { 1 } } //= unspecified, unspecified
    subscript(i: Int) -> Int { get async { i } } //= unspecified, unspecified
    mutating func change() async {} //= unspecified
}
actor A { //= unspecified
    var s = 0 //= actor
    func isolatedMethod() async { await runAsync { s = 1 } ; await runAsync { } ; escAsync { self.s = 1 } } //= actor, actor, nonisolated, actor
    nonisolated func apart() async { await runAsync { } ; run { } ; escAsync { _ = self } } //= nonisolated, nonisolated, nonisolated, nonisolated
    nonisolated var computed: Int { get async { 1 } } //= nonisolated, nonisolated
    static func stat() async {} //= unspecified
    init() async {} //= actor
    nonisolated func sync() {} //= nonisolated
}
protocol P { func r() async ; nonisolated func n() async ; @concurrent func c() async ; var v: Int { get async } ; func sync() } //= unspecified, unspecified, nonisolated, nonisolated, unspecified, unspecified, unspecified
struct W: P { func r() async {} ; func n() async {} ; func c() async {} ; var v: Int { get async { 1 } } ; func sync() {} } //= unspecified, unspecified, nonisolated, nonisolated, unspecified, unspecified, unspecified
struct W2: P { @concurrent func r() async {} ; @concurrent func n() async {} ; nonisolated(nonsending) func c() async {} ; var v: Int { 1 } ; func sync() {} } //= unspecified, nonisolated, nonisolated, caller, unspecified, unspecified, unspecified
extension P { func d() async {} ; @concurrent func e() async {} } //= unspecified, unspecified, nonisolated
class Base { func f() async {} ; @concurrent func g() async {} ; func h() {} } //= unspecified, unspecified, nonisolated, unspecified
class Derived: Base { override func f() async {} ; override func g() async {} ; override func h() {} } //= unspecified, unspecified, nonisolated, unspecified
@MainActor class M { func f() async {} ; nonisolated func g() async {} ; @concurrent nonisolated func h() async {} } //= @MainActor, @MainActor, nonisolated, nonisolated
func locals() async { func inner() async {} ; @concurrent func other() async {} ; func sync() {} ; await inner() } //= unspecified, nonisolated, nonisolated, nonisolated
@MainActor func mainLocals() async { func inner() async {} ; nonisolated func apart() async {} ; await inner() } //= @MainActor, @MainActor, nonisolated
func isolatedParam(_ a: isolated A) async {} //= actor
func inherited(_ a: isolated (any Actor)? = #isolation) async {} //= actor
let closure: @Sendable () async -> Void = { } //= unspecified, nonisolated
let sendable: @Sendable () async -> Void = { } //= unspecified, nonisolated
struct Holder { var f: () async -> Void = { } ; var g: nonisolated(nonsending) () async -> Void = { } ; var h: @concurrent () async -> Void = { } } //= unspecified, unspecified, nonisolated, unspecified, caller, unspecified, nonisolated
func tasks() async { Task { } ; Task.detached { } ; await withTaskGroup(of: Void.self) { g in g.addTask { } } ; async let x = asynchronous() ; await x } //= unspecified, nonisolated, nonisolated, nonisolated, nonisolated
