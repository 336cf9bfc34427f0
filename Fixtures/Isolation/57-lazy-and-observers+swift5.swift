// flags: --swift-version 5
actor A { //= unspecified
    lazy var a = 1 //= actor
    lazy var b: Int = { 1 }() //= actor, nonisolated
    lazy var c: () -> Int = { 1 } //= actor, nonisolated
    var e = 1 { willSet { _ = newValue } didSet { run { touch() } ; run { } } } //= actor, actor, actor, actor, nonisolated
    func touch() {} //= actor
    nonisolated var f: Int { run { } ; return 1 } //= nonisolated, nonisolated, nonisolated
    var g: Int { get { 1 } set { run { touch() } } } //= actor, actor, actor, actor
}
func run(_ f: () -> Void) {} //= unspecified
@MainActor final class C { //= @MainActor
    lazy var a = 1 //= @MainActor
    lazy var b: Int = { 1 }() //= @MainActor, @MainActor
    lazy var c = { [weak self] in self?.touch() } //= @MainActor, @MainActor
    private(set) lazy var d: [Int] = [1, 2].map { $0 + 1 } //= @MainActor, @MainActor
    var e = 1 { willSet { run { } } didSet { run { self.touch() } } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
    static let s = { 1 }() //= @MainActor, @MainActor
    func touch() {} //= @MainActor
    @objcLike var f = 1 //= @MainActor
    var g: Int { run { } ; return 1 } //= @MainActor, @MainActor, @MainActor
}
@propertyWrapper struct objcLike { var wrappedValue: Int { didSet { run { } } } ; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } } //= unspecified, unspecified, unspecified, nonisolated, unspecified
struct S { lazy var a = { 1 }() ; @MainActor lazy var b = { 1 }() ; var c = 1 { didSet { run { } } } } //= unspecified, unspecified, nonisolated, @MainActor, @MainActor, unspecified, unspecified, nonisolated
enum E { static let x = { 1 }() ; @MainActor static var y = [1].map { $0 } } //= unspecified, unspecified, nonisolated, @MainActor, @MainActor
