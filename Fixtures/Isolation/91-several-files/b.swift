@MainActor final class Model { var state = 1 } //= @MainActor, @MainActor
@MainActor protocol Screen { func body() } //= @MainActor, @MainActor
class Root { func step() {} } //= unspecified, unspecified
class Middle: Base2 { func step() {} } //= @MainActor, @MainActor
@MainActor class Base2 { init() {} } //= @MainActor, @MainActor
protocol Named { @MainActor var name: String { get } } //= unspecified, @MainActor, @MainActor
@propertyWrapper struct Held { @MainActor var wrappedValue: Int ; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } } //= unspecified, @MainActor, unspecified
func callback(_ f: () -> Void) {} //= unspecified
func mainCallback(_ f: @MainActor () -> Void) {} //= unspecified
func sendCallback(_ f: @Sendable () -> Void) {} //= unspecified
func run(_ f: () -> Void) {} //= unspecified
protocol OneIsolated { @MainActor func one() ; func two() } //= unspecified, @MainActor, unspecified
