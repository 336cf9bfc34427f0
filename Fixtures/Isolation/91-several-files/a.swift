// flags: --swift-version 6
extension Model { func extended() { let c = { self.state } ; _ = c } ; var more: Int { state } } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor
struct View: Screen { func body() {} ; func helper() {} } //= @MainActor, @MainActor, @MainActor
class Leaf: Middle { override func step() {} ; func leaf() {} } //= @MainActor, @MainActor, @MainActor
extension Leaf: Named { var name: String { "" } } //= unspecified, @MainActor, @MainActor
struct Wrapped { @Held var x = 1 ; func f() {} } //= unspecified, @MainActor, unspecified
func uses(_ m: Model) { callback { } ; mainCallback { } ; sendCallback { } } //= unspecified, nonisolated, @MainActor, nonisolated
extension Store { func inOther() { run { count += 1 } ; run { } } } //= unspecified, actor, actor, nonisolated
struct OnlyWitness: OneIsolated { func one() {} ; func two() {} } //= unspecified, @MainActor, unspecified
@Custom func custom() {} //= @Custom
private struct Hidden { func a() {} } //= unspecified, unspecified
