import Foundation
@preconcurrency func snd(_ f: @escaping @Sendable () -> Void) {} //= unspecified
@preconcurrency func main(_ f: @escaping @MainActor () -> Void) {} //= unspecified
@preconcurrency func sndMain(_ f: @escaping @Sendable @MainActor () -> Void) {} //= unspecified
@preconcurrency func plain(_ f: @escaping () -> Void) {} //= unspecified
@preconcurrency @MainActor class C { var x = 1 ; func f() {} ; init() {} } //= @MainActor, @MainActor, @MainActor, @MainActor
@preconcurrency @MainActor protocol P { func r() ; var v: Int { get } } //= @MainActor, @MainActor, @MainActor, @MainActor
@preconcurrency protocol Q: Sendable { func q() } //= unspecified, unspecified
struct S: P { func r() {} ; var v: Int { 1 } ; func o() {} } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
final class T: @preconcurrency P2 { @MainActor func p() {} ; func o() {} } //= unspecified, @MainActor, unspecified
protocol P2 { func p() } //= unspecified, unspecified
@MainActor final class U: @preconcurrency P2 { func p() {} ; func o() {} } //= @MainActor, @MainActor, @MainActor
extension C: @preconcurrency P2 { func p() {} } //= unspecified, @MainActor
@preconcurrency struct V { @MainActor func f() {} ; var handler: (@Sendable () -> Void)? ; @preconcurrency var h2: @MainActor () -> Void = { } } //= unspecified, @MainActor, unspecified, unspecified, @MainActor
@MainActor func m() { snd { } ; main { } ; sndMain { } ; plain { } } //= @MainActor, nonisolated, @MainActor, @MainActor, @MainActor
func u() { snd { } ; main { } ; sndMain { } ; plain { } } //= unspecified, nonisolated, @MainActor, @MainActor, nonisolated
actor A { var s = 0 ; func f() { snd { } ; main { } ; plain { self.s = 1 } ; plain { } } } //= unspecified, actor, actor, nonisolated, @MainActor, actor, nonisolated
class Sub: C { override func f() {} ; func g() {} } //= @MainActor, @MainActor, @MainActor
