// flags: --swift-version 5
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor protocol Main { func main() } //= @MainActor, @MainActor
@GA protocol Own { func own() } //= @GA, @GA
protocol Plain { func plain() } //= unspecified, unspecified
struct Direct: Main { func main() {} ; func other() {} ; var x = 0 ; struct Inner { func f() {} } ; enum E { case a } } //= @MainActor, @MainActor, @MainActor, @MainActor, unspecified, unspecified, unspecified, unspecified
struct ByExtension { func before() {} } //= unspecified, unspecified
extension ByExtension: Main { func main() {} ; func other() {} } //= unspecified, @MainActor, unspecified
class ClassConforming: Main { func main() {} ; func other() {} ; deinit {} ; init() {} } //= @MainActor, @MainActor, @MainActor, nonisolated, @MainActor
class SubclassOfConforming: ClassConforming { func more() {} ; override func other() {} } //= @MainActor, @MainActor, @MainActor
enum EnumConforming: Main { case a(Int) ; func main() {} ; static let s = 1 } //= @MainActor, unspecified, @MainActor, @MainActor
struct Two: Main, Own { func main() {} ; func own() {} ; func neither() {} } //= unspecified, @MainActor, @GA, unspecified
@GA struct Stated: Main { nonisolated func main() {} ; func stated() {} } //= @GA, nonisolated, @GA
nonisolated struct Stays: Plain { func plain() {} ; func f() {} } //= nonisolated, nonisolated, nonisolated
struct MainAndPlain: Main, Plain { func main() {} ; nonisolated func plain() {} ; func g() {} } //= @MainActor, @MainActor, nonisolated, @MainActor
protocol RefinesMain: Main {} //= unspecified
struct ViaRefinement: RefinesMain { func main() {} ; func g() {} } //= @MainActor, @MainActor, @MainActor
typealias Alias = Main & Plain
struct ViaAlias: Alias { func main() {} ; nonisolated func plain() {} ; func g() {} } //= @MainActor, @MainActor, nonisolated, @MainActor
struct ViaComposition: Main & Plain { func main() {} ; nonisolated func plain() {} ; func g() {} } //= @MainActor, @MainActor, nonisolated, @MainActor
struct Conditional<T> { var t: T ; func free() {} } //= unspecified, unspecified, unspecified
extension Conditional: Main where T: Main { func main() {} ; func inside() {} } //= unspecified, @MainActor, unspecified
actor Act: Plain { nonisolated func plain() {} ; func own() {} } //= unspecified, nonisolated, actor
final class Boxed<T: Main> { func hold(_ t: T) {} ; var t: T ; init(t: T) { self.t = t } } //= unspecified, unspecified, unspecified, unspecified
struct Suppressed: @MainActor Plain { func plain() {} ; func g() {} } //= unspecified, unspecified, unspecified
