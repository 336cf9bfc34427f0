func run(_ f: () -> Void) {} //= unspecified
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor class A { isolated deinit { run { } ; let f = { } ; f() } ; var x = 1 } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
class B: A { isolated deinit { run { self.x = 1 } } } //= @MainActor, @MainActor, @MainActor
class C: A { isolated deinit { run { } } } //= @MainActor, @MainActor, @MainActor
class Plain { deinit { run { } } } //= unspecified, nonisolated, nonisolated
@MainActor class D { deinit { run { } } } //= @MainActor, nonisolated, nonisolated
@MainActor class E { nonisolated deinit { run { } } } //= @MainActor, nonisolated, nonisolated
@GA class F { isolated deinit {} } //= @GA, @GA
class G { @MainActor deinit {} ; var x = 1 } //= unspecified, @MainActor, unspecified
class H { @GA deinit { run { } } } //= unspecified, @GA, @GA
actor I { var s = 1 ; isolated deinit { run { s = 2 } ; run { } } } //= unspecified, actor, actor, actor, nonisolated
actor J { deinit {} } //= unspecified, nonisolated
@MainActor struct K: ~Copyable { deinit {} ; var x = 1 } //= @MainActor, nonisolated, @MainActor
@MainActor class Generic<T> { var t: T? ; isolated deinit { run { t = nil } } } //= @MainActor, @MainActor, @MainActor, @MainActor
