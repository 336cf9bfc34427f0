@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
protocol P { //= unspecified
    @MainActor func method() //= @MainActor
    @MainActor func overloaded(_ x: Int) //= @MainActor
    @MainActor var property: Int { get } //= @MainActor, @MainActor
    @MainActor var settable: Int { get set } //= @MainActor, @MainActor, @MainActor
    @MainActor static func make() //= @MainActor
    @MainActor init(p: Int) //= @MainActor
    @MainActor subscript(i: Int) -> String { get } //= @MainActor, @MainActor
    @GA func onGA() //= @GA
    func plain() //= unspecified
    nonisolated func stated() //= nonisolated
}
struct S: P { //= unspecified
    func method() {} //= @MainActor
    func overloaded(_ x: Int) {} //= @MainActor
    func overloaded(_ x: String) {} //= unspecified
    func overloaded<T>(_ x: T) {} //= unspecified
    var property: Int { 1 } //= @MainActor, @MainActor
    var settable: Int { get { 1 } set {} } //= @MainActor, @MainActor, @MainActor
    static func make() {} //= @MainActor
    init(p: Int) {} //= @MainActor
    init(q: Int) {} //= unspecified
    subscript(i: Int) -> String { "" } //= @MainActor, @MainActor
    subscript(i: String) -> String { "" } //= unspecified, unspecified
    func onGA() {} //= @GA
    func plain() {} //= unspecified
    func stated() {} //= nonisolated
    func method(other: Int) {} //= unspecified
    nonisolated func unrelated() {} //= nonisolated
}
class C: P { //= unspecified
    func method() {} //= @MainActor
    func overloaded(_ x: Int) {} //= @MainActor
    let property: Int = 1 //= @MainActor
    var settable = 2 //= @MainActor
    class func make() {} //= @MainActor
    required init(p: Int) {} //= @MainActor
    subscript(i: Int) -> String { "" } //= @MainActor, @MainActor
    func onGA() {} //= @GA
    func plain() {} //= unspecified
    func stated() {} //= nonisolated
}
class D: C { override func method() {} ; override func plain() {} ; override class func make() {} ; required init(p: Int) { super.init(p: p) } } //= unspecified, @MainActor, unspecified, @MainActor, @MainActor
struct Elsewhere { //= unspecified
    func method() {} //= unspecified
    nonisolated func overloaded(_ x: Int) {} //= nonisolated
    var property: Int { 1 } //= unspecified, unspecified
}
protocol Q { @MainActor func method() ; @MainActor var property: Int { get } ; func other() } //= unspecified, @MainActor, @MainActor, @MainActor, unspecified
extension Elsewhere: Q { func other() {} ; func more() {} } //= unspecified, unspecified, unspecified
struct InExtension {} //= unspecified
extension InExtension: Q { //= unspecified
    func method() {} //= @MainActor
    var property: Int { 1 } //= @MainActor, @MainActor
    func other() {} //= unspecified
    func unrelated() {} //= unspecified
}
extension InExtension { func method(_ x: Int) {} } //= unspecified, unspecified
