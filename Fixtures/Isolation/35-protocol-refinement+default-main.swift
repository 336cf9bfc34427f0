// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor protocol Root { func root() ; var value: Int { get } ; init() ; static func make() ; subscript(i: Int) -> Int { get } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
protocol Leaf: Root { func leaf() } //= @MainActor, @MainActor
protocol Deep: Leaf { func deep() ; var deepValue: Int { get set } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
nonisolated protocol Apart: Root { func apart() } //= nonisolated, nonisolated
@GA protocol Other { func other() } //= @GA, @GA
protocol Both: Root, Other { func both() } //= @MainActor, @MainActor
@GA protocol Override: Root { func own() } //= @GA, @GA
protocol PlainProtocol { func plain() } //= @MainActor, @MainActor
protocol MixedRefinement: PlainProtocol, Root { func mixed() } //= @MainActor, @MainActor
extension Root { func rootDefault() {} ; var rootComputed: Int { 1 } ; static func rootStatic() {} } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor
extension Leaf { func leafDefault() {} ; nonisolated func leafFree() {} } //= unspecified, @MainActor, nonisolated
extension Both { func bothDefault() {} } //= unspecified, @MainActor
extension Root where Self: AnyObject { func constrained() {} } //= unspecified, @MainActor
extension PlainProtocol where Self: Root { func constrainedPlain() {} } //= unspecified, @MainActor
extension PlainProtocol { func plainDefault() {} ; @MainActor func plainMain() {} } //= unspecified, @MainActor, @MainActor
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
struct T: PlainProtocol { func plain() {} ; func free() {} } //= @MainActor, @MainActor, @MainActor
protocol Associated { associatedtype Item ; @MainActor func take(_ item: Item) ; func give() -> Item } //= @MainActor, @MainActor, @MainActor
struct U: Associated { func take(_ item: Int) {} ; func give() -> Int { 1 } } //= @MainActor, @MainActor, @MainActor
