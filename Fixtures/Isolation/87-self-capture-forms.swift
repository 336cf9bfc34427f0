func run(_ f: () -> Void) {} //= unspecified
func run2(_ a: () -> Void, _ b: () -> Void) {} //= unspecified
func esc(_ f: @escaping () -> Void) {} //= unspecified
func auto(_ f: @autoclosure () -> Int) {} //= unspecified
func keep<T>(_ t: T) -> T { t } //= unspecified
struct Box { var a: A ; var x = 1 } //= unspecified, unspecified, unspecified
actor A { //= unspecified
    var s = 0 //= actor
    var array = [1] //= actor
    var box: Box? //= actor
    var child: A? //= actor
    var closure: () -> Void = { } //= actor, nonisolated
    let k = 1 //= actor
    nonisolated let n = 1 //= nonisolated
    static var sv: Int { 1 } //= unspecified, unspecified
    typealias Alias = Int
    func touch() {} //= actor
    func gen<T>(_ t: T) {} //= actor
    subscript(i: Int) -> Int { get { s } set { s = newValue } } //= actor, actor, actor
    func callAsFunction() {} //= actor
    func f(other: A, x: Int) async { //= actor
        run { s += 1 } //= actor
        run { _ = self[0] } //= actor
        run { self[0] = 1 } //= actor
        run { self() } //= actor
        run { _ = array.map { $0 } } //= actor, nonisolated
        run { array.append(1) } //= actor
        run { _ = array.map { $0 + s } } //= actor, actor
        run { closure() } //= actor
        run { box?.x = 1 } //= actor
        run { _ = child?.n } //= actor
        run { _ = Alias(1) } //= nonisolated
        run { _ = Self.sv } //= nonisolated
        run { _ = A.sv } //= nonisolated
        run { _ = type(of: self) } //= actor
        run { _ = "\(s)" } //= actor
        run { _ = "\(x)" } //= nonisolated
        run { _ = (s, 1) } //= actor
        run { _ = [s] } //= actor
        run { _ = [1: s] } //= actor
        run { if s > 0 { } } //= actor
        run { guard s > 0 else { return } } //= actor
        run { switch s { default: break } } //= actor
        run { for _ in array { } } //= actor
        run { while s < 0 { } } //= actor
        run { do { touch() } } //= actor
        run { defer { touch() } } //= actor
        run { let y = s ; _ = y } //= actor
        run { var y = 1 ; y = s ; _ = y } //= actor
        run { _ = x + s } //= actor
        run { _ = -s } //= actor
        run { _ = s > 0 ? 1 : 2 } //= actor
        run { _ = s as Any } //= actor
        run { _ = s is Int } //= actor
        run { _ = keep(self) } //= actor
        run { gen(1) } //= actor
        run { let g = touch ; g() } //= actor
        run { let g = self.touch ; g() } //= actor
        run { _ = withUnsafePointer(to: &s) { $0.pointee } } //= actor, nonisolated
        run { auto(1) } //= nonisolated
        run { auto(s) } //= actor
        run { auto(x) } //= nonisolated
        run { _ = { self.s } } //= actor, actor
        run { _ = { x } } //= nonisolated, nonisolated
        run { _ = { [self] in s } } //= actor, actor
        run { _ = { [weak self] in self } } //= actor, nonisolated
        run { Task { touch() } } //= actor, actor
        run { Task { } } //= nonisolated, nonisolated
        run { Task { [weak self] in _ = self } } //= actor, nonisolated
        run { Task.detached { await self.touch() } } //= actor, nonisolated
        run { _ = other } //= nonisolated
        run { _ = other.n } //= nonisolated
        run { let me = self ; _ = me } //= actor
        run { [other] in _ = other } //= nonisolated
        run { [k] in _ = k } //= nonisolated
        run { [weak other] in _ = other } //= nonisolated
        run { [self, other] in _ = (other, s) } //= actor
        run { [self, other] in _ = other } //= nonisolated
        run { [unowned self] in _ = s } //= actor
        run { [unowned(unsafe) self] in _ = s } //= actor
        run2({ touch() }, { _ = x }) //= actor, nonisolated
        let me = self
        run { _ = me } //= nonisolated
        let c = closure
        run { c() } //= nonisolated
        let g = { self.touch() } //= actor
        run { g() } //= nonisolated
        run { _ = #function } //= nonisolated
        run { #if true //= actor
            touch()
            #endif
        }
        run { #if false //= nonisolated
            touch()
            #endif
        }
        run { _ = if s > 0 { 1 } else { 2 } } //= actor
        run { struct L { var z = 1 } ; _ = L() } //= nonisolated, unspecified, unspecified
        run { _ = try? JSON(s) } //= actor
        run { do { throw E.e(s) } catch { } } //= actor
        run { _ = self === other } //= actor
    }
}
enum E: Error { case e(Int) } //= unspecified, unspecified
func JSON(_ x: Int) throws -> Int { x } //= unspecified
