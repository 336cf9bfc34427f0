@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor class Base { //= @MainActor
    var stored = 0 //= @MainActor
    var computed: Int { 1 } //= @MainActor, @MainActor
    func method() {} //= @MainActor
    nonisolated func free() {} //= nonisolated
    class func made() {} //= @MainActor
    subscript(i: Int) -> Int { i } //= @MainActor, @MainActor
    init() {} //= @MainActor
    init(number: Int) {} //= @MainActor
    required init(text: String) {} //= @MainActor
    convenience init(flag: Bool) { self.init() } //= @MainActor
    nonisolated init(away: Double) {} //= nonisolated
}
class Derived: Base { //= @MainActor
    var added = 0 //= @MainActor
    override var computed: Int { 2 } //= @MainActor, @MainActor
    override func method() {} //= @MainActor
    override func free() {} //= nonisolated
    override class func made() {} //= @MainActor
    override subscript(i: Int) -> Int { i + 1 } //= @MainActor, @MainActor
    override init() { super.init() } //= @MainActor
    required init(text: String) { super.init(text: text) } //= @MainActor
    override nonisolated init(away: Double) { super.init(away: away) } //= nonisolated
    func own() {} //= @MainActor
    deinit {} //= nonisolated
    static let shared = 1 //= @MainActor
}
class Further: Derived { //= @MainActor
    override var stored: Int { get { 1 } set {} } //= @MainActor, @MainActor, @MainActor
    override func own() {} //= @MainActor
    nonisolated func apart() {} //= nonisolated
    lazy var late = 3 //= @MainActor
}
class Observed: Base { //= @MainActor
    override var stored: Int { didSet {} } //= @MainActor, @MainActor
    override var computed: Int { super.computed } //= @MainActor, @MainActor
}
extension Further { func more() {} ; var extra: Int { 1 } } //= unspecified, @MainActor, @MainActor, @MainActor
class Generic<T>: Base { func generic(_ t: T) {} } //= @MainActor, @MainActor
final class Bound: Generic<Int> { override func generic(_ t: Int) {} ; func tail() {} } //= @MainActor, @MainActor, @MainActor
