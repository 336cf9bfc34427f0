// flags: --swift-version 5
@propertyWrapper struct Main<Value: Sendable> { //= unspecified
    @MainActor var wrappedValue: Value //= @MainActor
    @MainActor var projectedValue: Int { 1 } //= @MainActor, @MainActor
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue } //= unspecified
}
@propertyWrapper @MainActor struct WholeMain { var wrappedValue: Int ; var projectedValue: Bool { true } } //= @MainActor, @MainActor, @MainActor, @MainActor
@propertyWrapper struct PlainWrapper { var wrappedValue: Int ; @MainActor var projectedValue: Int { 2 } } //= unspecified, unspecified, @MainActor, @MainActor
@propertyWrapper struct NoSetter { @MainActor var wrappedValue: Int { 1 } } //= unspecified, @MainActor, @MainActor
@propertyWrapper class Referenced { @MainActor var wrappedValue = 1 } //= unspecified, @MainActor
@propertyWrapper struct Nonmutating { var wrappedValue: Int { get { 1 } nonmutating set {} } } //= unspecified, unspecified, unspecified, unspecified
struct Uses { //= @MainActor
    @Main var a = 1 //= @MainActor
    @WholeMain var b: Int //= @MainActor
    @PlainWrapper var c = 2 //= @MainActor
    @NoSetter var d: Int //= @MainActor
    @Referenced var e: Int //= @MainActor
    @Nonmutating var f: Int //= @MainActor
    func plain() {} //= @MainActor
    var g = 3 //= @MainActor
}
@MainActor class Model { //= @MainActor
    @Main var a = 1 //= @MainActor
    @PlainWrapper var c = 2 //= @MainActor
    @PlainWrapper static var s = 3 //= @MainActor
    @Main static var t = 3 //= @MainActor
}
final class Holder { //= @MainActor
    @Main var a = "x" //= @MainActor
    @PlainWrapper var c = 2 //= @MainActor
    func m() {} //= @MainActor
    init() {} //= @MainActor
}
@MainActor enum Space { @Main static var value = 1 ; @PlainWrapper static var plain = 2 } //= @MainActor, @MainActor, @MainActor
actor Act { @PlainWrapper var c = 2 ; func f() { _ = c } } //= unspecified, actor, actor
@MainActor func local() { @PlainWrapper var x = 1 ; let f = { x } ; _ = f } //= @MainActor, @MainActor
