// flags: --default-isolation MainActor
import Observation
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@propertyWrapper struct Wrapper<Value> { var wrappedValue: Value ; var projectedValue: Int { 1 } ; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
@propertyWrapper nonisolated struct ApartWrapper<Value> { var wrappedValue: Value ; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } } //= nonisolated, unspecified, nonisolated
@resultBuilder enum Builder { static func buildBlock(_ x: Int...) -> [Int] { x } ; static func buildExpression(_ x: Int) -> Int { x } } //= @MainActor, @MainActor, @MainActor
@Observable class Model { var x = 1 ; var y: Int { x } ; func f() {} ; init() {} ; @ObservationIgnored var z = 2 } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
@Observable nonisolated class ApartModel { var x = 1 ; func f() {} } //= nonisolated, nonisolated, nonisolated
struct View { //= @MainActor
    @Wrapper var state = 1 //= @MainActor
    @ApartWrapper var apart = 2 //= @MainActor
    var body: [Int] { [1] } //= @MainActor, @MainActor
    @Builder var built: [Int] { 1 ; 2 } //= @MainActor, @MainActor
    @Builder func build(@Builder _ inner: () -> [Int]) -> [Int] { 3 } //= @MainActor
    nonisolated var n: Int { 1 } //= nonisolated, nonisolated
    nonisolated static let ns = 1 //= nonisolated
    nonisolated init(a: Int) {} //= nonisolated
    nonisolated func nf() { let c = { } ; c() } //= nonisolated, nonisolated
    @GA func ga() {} //= @GA
    @GA var gav: Int { 1 } //= @GA, @GA
    nonisolated(nonsending) func nn() async {} //= caller
    @concurrent func cc() async {} //= nonisolated
    mutating func m() { state = 2 } //= @MainActor
    var observed = 1 { willSet {} didSet {} } //= @MainActor, @MainActor, @MainActor
    var handler: () -> Void = { } //= @MainActor, nonisolated
    var sent: @Sendable () -> Void = { } //= @MainActor, nonisolated
    static var registry: [String: () -> Void] = ["a": { }] //= @MainActor, nonisolated
    subscript(dynamic i: Int) -> Int { get { i } set {} } //= @MainActor, @MainActor, @MainActor
}
extension View { func use() { _ = build { 1 ; 2 } ; let f = { self.state } ; _ = f ; Task { } } } //= unspecified, @MainActor, @MainActor, @MainActor, @MainActor
class Deinits { isolated deinit {} ; var x = 1 } //= @MainActor, @MainActor, @MainActor
class PlainDeinit { deinit { let f = { } ; f() } ; var x = 1 } //= @MainActor, nonisolated, nonisolated, @MainActor
nonisolated class ApartDeinit { deinit {} ; init() {} } //= nonisolated, nonisolated, nonisolated
class Initialisers { init() {} ; convenience init(a: Int) { self.init() } ; required init(b: Int) {} ; nonisolated init(c: Int) {} ; init(d: Int) async {} ; init?(e: Int) {} ; init(f: Int) throws {} } //= @MainActor, @MainActor, @MainActor, @MainActor, nonisolated, @MainActor, @MainActor, @MainActor
struct Memberwise { var a: Int ; let b: Int } //= @MainActor, @MainActor, @MainActor
struct Accessors { var a: Int { get { 1 } nonmutating set {} } ; var b: Int { get async throws { 1 } } ; static var c: Int { get { 1 } set {} } ; var d: Int { _read { yield 1 } _modify { var x = 1 ; yield &x } } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
