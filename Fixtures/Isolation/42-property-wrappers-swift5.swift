// flags: --swift-version 5
@propertyWrapper struct Main<Value: Sendable> { @MainActor var wrappedValue: Value ; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } } //= unspecified, @MainActor, unspecified
@propertyWrapper @MainActor struct WholeMain { var wrappedValue: Int ; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } } //= @MainActor, @MainActor, @MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@propertyWrapper struct OnGA { @GA var wrappedValue: Int ; init(wrappedValue: Int) { fatalError() } } //= unspecified, @GA, unspecified
struct ByMain { @Main var a = 1 ; var b = 2 ; func f() {} ; init() {} ; nonisolated func n() {} } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, nonisolated
struct ByWhole { @WholeMain var a = 1 ; var b = 2 ; func f() {} } //= @MainActor, @MainActor, @MainActor, @MainActor
class ClassByMain { @Main var a = 1 ; func f() {} ; deinit {} ; static let s = 1 ; struct Inner { func g() {} } } //= @MainActor, @MainActor, @MainActor, nonisolated, @MainActor, unspecified, unspecified
class SubByMain: ClassByMain { func g() {} } //= @MainActor, @MainActor
struct Mixed { @Main var a = 1 ; @OnGA var b = 2 ; func f() {} } //= unspecified, @MainActor, @GA, unspecified
nonisolated struct Apart { func f() {} } //= nonisolated, nonisolated
@GA struct Stated { var b = 2 ; func f() {} } //= @GA, @GA, @GA
struct StaticOnly { @Main static var a = 1 ; func f() {} } //= unspecified, @MainActor, unspecified
extension ByMain { func e() {} } //= unspecified, @MainActor
enum Space { @Main static var value = 1 ; func f() {} } //= unspecified, @MainActor, unspecified
