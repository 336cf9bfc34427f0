// flags: --upcoming NonisolatedNonsendingByDefault
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor protocol Main { func main() ; var value: Int { get } } //= @MainActor, @MainActor, @MainActor, @MainActor
protocol OneMain { @MainActor func one() } //= unspecified, @MainActor
protocol Plain { func plain() ; func async() async } //= unspecified, unspecified, caller
class Base: Main { func main() {} ; var value: Int { 1 } ; func base() {} } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
class Derived: Base { override func main() {} ; override var value: Int { 2 } ; func derived() {} } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
class PlainBase { func main() {} ; var value: Int { 1 } ; func one() {} ; func other() {} } //= unspecified, unspecified, unspecified, unspecified, unspecified, unspecified
class WithBoth: Base, Plain { nonisolated func plain() {} ; func async() async {} ; func own() {} } //= @MainActor, nonisolated, caller, @MainActor
class WithPlain: Plain { func plain() {} ; func async() async {} ; func own() {} } //= unspecified, unspecified, caller, unspecified
class SubOfPlain: WithPlain, OneMain { func one() {} ; func more() {} } //= unspecified, @MainActor, unspecified
final class SubMain: Main2 { func main2() {} ; func more() {} } //= @MainActor, @MainActor, @MainActor
@MainActor protocol Main2 { func main2() } //= @MainActor, @MainActor
@MainActor class Annotated: WithPlain2 { override nonisolated func plain2() {} ; func more() {} } //= @MainActor, nonisolated, @MainActor
nonisolated class WithPlain2 { func plain2() {} ; init() {} } //= nonisolated, nonisolated, nonisolated
final class Leaf: Derived, OneMain { func one() {} ; func leaf() {} } //= @MainActor, @MainActor, @MainActor
extension Derived: OneMain2 { func one2() {} ; func inExtension() {} } //= unspecified, @MainActor, @MainActor
protocol OneMain2 { @MainActor func one2() ; @GA func ga2() async } //= unspecified, @MainActor, @GA
extension OneMain2 { func ga2() async {} } //= unspecified, caller
class Required: Plain3 { required init() {} ; func m() {} } //= unspecified, @MainActor, unspecified
protocol Plain3 { @MainActor init() ; func m() } //= unspecified, @MainActor, unspecified
class SubRequired: Required { required init() { super.init() } ; override func m() {} } //= unspecified, @MainActor, unspecified
class Stored: Plain4 { var x = 1 ; let y = 2 ; lazy var z = 3 ; static var s: Int { 1 } ; weak var w: Stored? ; @MainActor init() {} } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
protocol Plain4 { @MainActor var x: Int { get } ; @MainActor var y: Int { get } ; @MainActor var z: Int { get } ; @MainActor static var s: Int { get } ; @MainActor var w: Stored? { get set } } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
