// flags: --swift-version 5 --upcoming DisableOutwardActorInference
@propertyWrapper struct Main<Value: Sendable> { @MainActor var wrappedValue: Value ; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } } //= unspecified, @MainActor, unspecified
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@propertyWrapper struct OnGA { @GA var wrappedValue: Int ; init(wrappedValue: Int) { fatalError() } } //= unspecified, @GA, unspecified
struct ByMain { @Main var a = 1 ; var b = 2 ; func f() {} ; init() {} } //= unspecified, @MainActor, unspecified, unspecified, unspecified
class ClassByMain { @Main var a = 1 ; func f() {} } //= unspecified, @MainActor, unspecified
struct Mixed { @Main var a = 1 ; @OnGA var b = 2 ; func f() {} } //= unspecified, @MainActor, @GA, unspecified
@MainActor protocol P {} //= @MainActor
struct StillByConformance: P { func f() {} } //= @MainActor, @MainActor
