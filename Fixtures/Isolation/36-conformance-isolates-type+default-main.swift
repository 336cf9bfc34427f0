// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor protocol Main { func main() } //= @MainActor, @MainActor
@GA protocol Own { func own() } //= @GA, @GA
protocol Plain { func plain() } //= @MainActor, @MainActor
struct Direct: Main { func main() {} ; func other() {} ; var x = 0 ; struct Inner { func f() {} } ; enum E { case a } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, unspecified
struct ByExtension { func before() {} } //= @MainActor, @MainActor
extension ByExtension: Main { func main() {} ; func other() {} } //= unspecified, @MainActor, @MainActor
class ClassConforming: Main { func main() {} ; func other() {} ; deinit {} ; init() {} } //= @MainActor, @MainActor, @MainActor, nonisolated, @MainActor
class SubclassOfConforming: ClassConforming { func more() {} ; override func other() {} } //= @MainActor, @MainActor, @MainActor
enum EnumConforming: Main { case a(Int) ; func main() {} ; static let s = 1 } //= @MainActor, unspecified, @MainActor, @MainActor
struct Two: Main, Own { func main() {} ; func own() {} ; func neither() {} } //= @MainActor, @MainActor, @GA, @MainActor
@GA struct Stated: Main { nonisolated func main() {} ; func stated() {} } //= @GA, nonisolated, @GA
nonisolated struct Stays: Plain { func plain() {} ; func f() {} } //= nonisolated, @MainActor, nonisolated
struct MainAndPlain: Main, Plain { func main() {} ; nonisolated func plain() {} ; func g() {} } //= @MainActor, @MainActor, nonisolated, @MainActor
protocol RefinesMain: Main {} //= @MainActor
struct ViaRefinement: RefinesMain { func main() {} ; func g() {} } //= @MainActor, @MainActor, @MainActor
typealias Alias = Main & Plain
struct ViaAlias: Alias { func main() {} ; nonisolated func plain() {} ; func g() {} } //= @MainActor, @MainActor, nonisolated, @MainActor
struct ViaComposition: Main & Plain { func main() {} ; nonisolated func plain() {} ; func g() {} } //= @MainActor, @MainActor, nonisolated, @MainActor
struct Conditional<T> { var t: T ; func free() {} } //= @MainActor, @MainActor, @MainActor
extension Conditional: Main where T: Main { func main() {} ; func inside() {} } //= unspecified, @MainActor, @MainActor
actor Act: Plain { nonisolated func plain() {} ; func own() {} } //= @MainActor, nonisolated, actor
final class Boxed<T: Main> { func hold(_ t: T) {} ; var t: T ; init(t: T) { self.t = t } } //= @MainActor, @MainActor, @MainActor, @MainActor
struct Suppressed: @MainActor Plain { func plain() {} ; func g() {} } //= @MainActor, @MainActor, @MainActor
