// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
protocol Effects { //= @MainActor
    @MainActor func waits() async //= @MainActor
    @MainActor func fails() throws //= @MainActor
    @MainActor func both() async throws -> Int //= @MainActor
    @MainActor var slow: Int { get async } //= @MainActor, @MainActor
    @GA func generic<T>(_ t: T) -> T //= @GA
    @GA func take(_ body: () -> Void) //= @GA
    @GA func optional(_ x: Int?) -> Int? //= @GA
    @GA func labelled(from a: Int, to b: Int) //= @GA
}
struct SyncWitness: Effects { //= @MainActor
    func waits() {} //= @MainActor
    func fails() {} //= @MainActor
    func both() -> Int { 1 } //= @MainActor
    var slow: Int { 1 } //= @MainActor, @MainActor
    func generic<U>(_ t: U) -> U { t } //= @GA
    func take(_ body: () -> Void) {} //= @GA
    func optional(_ x: Int?) -> Int? { x } //= @GA
    func labelled(from a: Int, to b: Int) {} //= @GA
    func labelled(from a: Int) {} //= @MainActor
}
struct AsyncWitness: Effects { //= @MainActor
    func waits() async {} //= @MainActor
    func fails() throws {} //= @MainActor
    func both() async throws -> Int { 1 } //= @MainActor
    var slow: Int { get async { 1 } } //= @MainActor, @MainActor
    func generic<U>(_ t: U) -> U { t } //= @GA
    func take(_ body: () -> Void) {} //= @GA
    func optional(_ x: Int?) -> Int? { 1 } //= @GA
    func labelled(from here: Int, to there: Int) {} //= @GA
}
protocol Operators { @MainActor static func + (a: Self, b: Self) -> Self ; @MainActor static prefix func - (a: Self) -> Self } //= @MainActor, @MainActor, @MainActor
struct Number: Operators { //= @MainActor
    static func + (a: Number, b: Number) -> Number { a } //= @MainActor
    static prefix func - (a: Number) -> Number { a } //= @MainActor
    static func * (a: Number, b: Number) -> Number { a } //= @MainActor
}
protocol Cases { @MainActor static var one: Self { get } ; @MainActor static func two(_ x: Int) -> Self } //= @MainActor, @MainActor, @MainActor, @MainActor
protocol Aliased { associatedtype Value ; @MainActor func use(_ v: Value) ; @MainActor func give() -> Value } //= @MainActor, @MainActor, @MainActor
struct Explicit: Aliased { typealias Value = Int ; func use(_ v: Int) {} ; func give() -> Int { 1 } ; func use(_ v: String) {} } //= @MainActor, @MainActor, @MainActor, @MainActor
struct Inferred: Aliased { func use(_ v: [String]) {} ; func give() -> [String] { [] } } //= @MainActor, @MainActor, @MainActor
struct Genericised<Element>: Aliased { func use(_ v: Element) {} ; func give() -> Element { fatalError() } } //= @MainActor, @MainActor, @MainActor
protocol Primary<Item> { associatedtype Item ; @GA func put(_ i: Item) } //= @MainActor, @GA
extension Primary { func putTwice(_ i: Item) {} } //= unspecified, @MainActor
final class Store: Primary { typealias Item = Int; func put(_ i: Int) {} ; func put(_ i: Double) {} } //= @MainActor, @GA, @MainActor
