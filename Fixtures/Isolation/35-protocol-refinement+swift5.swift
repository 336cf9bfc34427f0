// flags: --swift-version 5
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor protocol Root { func root() ; var value: Int { get } ; init() ; static func make() ; subscript(i: Int) -> Int { get } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
protocol Leaf: Root { func leaf() } //= unspecified, unspecified
protocol Deep: Leaf { func deep() ; var deepValue: Int { get set } } //= unspecified, unspecified, unspecified, unspecified, unspecified
nonisolated protocol Apart: Root { func apart() } //= nonisolated, nonisolated
@GA protocol Other { func other() } //= @GA, @GA
protocol Both: Root, Other { func both() } //= unspecified, unspecified
@GA protocol Override: Root { func own() } //= @GA, @GA
protocol PlainProtocol { func plain() } //= unspecified, unspecified
protocol MixedRefinement: PlainProtocol, Root { func mixed() } //= unspecified, unspecified
extension Root { func rootDefault() {} ; var rootComputed: Int { 1 } ; static func rootStatic() {} } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor
extension Leaf { func leafDefault() {} ; nonisolated func leafFree() {} } //= unspecified, unspecified, nonisolated
extension Both { func bothDefault() {} } //= unspecified, unspecified
extension Root where Self: AnyObject { func constrained() {} } //= unspecified, @MainActor
extension PlainProtocol where Self: Root { func constrainedPlain() {} } //= unspecified, unspecified
extension PlainProtocol { func plainDefault() {} ; @MainActor func plainMain() {} } //= unspecified, unspecified, @MainActor
@MainActor extension PlainProtocol { func inMain() {} ; nonisolated func inMainFree() {} ; var inMainVar: Int { 1 } } //= @MainActor, @MainActor, nonisolated, @MainActor, @MainActor
struct S: Deep { //= @MainActor
    func root() {} //= @MainActor
    var value: Int { 1 } //= @MainActor, @MainActor
    init() {} //= @MainActor
    static func make() {} //= @MainActor
    subscript(i: Int) -> Int { i } //= @MainActor, @MainActor
    func leaf() {} //= @MainActor
    func deep() {} //= @MainActor
    var deepValue: Int { get { 1 } set {} } //= @MainActor, @MainActor, @MainActor
    func unrelated() {} //= @MainActor
}
struct T: PlainProtocol { func plain() {} ; func free() {} } //= unspecified, unspecified, unspecified
protocol Associated { associatedtype Item ; @MainActor func take(_ item: Item) ; func give() -> Item } //= unspecified, @MainActor, unspecified
struct U: Associated { func take(_ item: Int) {} ; func give() -> Int { 1 } } //= unspecified, @MainActor, unspecified
