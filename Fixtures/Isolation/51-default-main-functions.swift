// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
func free() {} //= @MainActor
func asynchronous() async {} //= @MainActor
nonisolated func apart() {} //= nonisolated
nonisolated func apartAsync() async {} //= nonisolated
@GA func onGA() {} //= @GA
@concurrent func concurrent() async {} //= nonisolated
nonisolated(nonsending) func nonsending() async {} //= caller
func generic<T>(_ t: T) -> T { t } //= @MainActor
func isolatedTo(_ a: isolated A) {} //= actor
func isolatedOptional(_ a: isolated (any Actor)? = #isolation) async {} //= actor
func defaulted(_ f: () -> Void = { }) {} //= @MainActor, nonisolated
infix operator <+>
func <+> (a: Int, b: Int) -> Int { a } //= @MainActor
prefix func ! (a: Int) -> Int { a } //= @MainActor
let constant = 1 //= @MainActor
var variable = 2 //= @MainActor
nonisolated let apartConstant = 3 //= nonisolated
nonisolated(unsafe) var unsafeVariable = 4 //= nonisolated
@GA var onGAVariable = 5 //= @GA
var computed: Int { 6 } //= @MainActor, @MainActor
var observed = 7 { didSet {} willSet {} } //= @MainActor, @MainActor, @MainActor
nonisolated var apartComputed: Int { get { 8 } set {} } //= nonisolated, nonisolated, nonisolated
let closure = { 1 } //= @MainActor, nonisolated
let sendableClosure: @Sendable () -> Int = { 1 } //= @MainActor, nonisolated
let called = { 1 }() //= @MainActor, nonisolated
let (x, y) = (1, { 2 }) //= @MainActor, @MainActor, nonisolated
actor A { //= unspecified
    func f() { func local() {} ; let c = { } ; struct L { func g() {} } ; Task { } ; _ = { _ = self } ; c() } //= actor, actor, nonisolated, unspecified, unspecified, nonisolated, actor
    nonisolated func n() { func local() {} ; let c = { } ; struct L { func g() {} } ; Task { } ; c() } //= nonisolated, nonisolated, nonisolated, unspecified, unspecified, nonisolated
    static func s() { func local() {} ; struct L { func g() {} } ; _ = { } } //= unspecified, nonisolated, unspecified, unspecified, nonisolated
}
func locals() { //= @MainActor
    func local() { func deeper() {} } //= @MainActor, @MainActor
    func localAsync() async {} //= @MainActor
    @Sendable func localSendable() async {} //= @MainActor
    nonisolated func localApart() { let c = { } ; c() } //= nonisolated, nonisolated
    struct Local { func f() {} ; var v = 1 } //= @MainActor, @MainActor, @MainActor
    class LocalClass { func f() {} ; deinit {} } //= @MainActor, @MainActor, nonisolated
    enum LocalEnum { case a ; func f() {} } //= @MainActor, unspecified, @MainActor
    actor LocalActor { func f() {} } //= unspecified, actor
    protocol LocalProtocol { func f() } //= @MainActor, @MainActor
    let c = { } ; let s = { @Sendable in } //= @MainActor, nonisolated
    Task { func inTask() {} ; struct InTask { func f() {} } } //= @MainActor, nonisolated, unspecified, unspecified
    Task.detached { func inDetached() {} ; struct InDetached { func f() {} } ; let c = { } ; c() } //= nonisolated, nonisolated, unspecified, unspecified, nonisolated
    defer { c() }
    _ = s
}
nonisolated func apartLocals() { //= nonisolated
    func local() { func deeper() {} } //= nonisolated, nonisolated
    @MainActor func localMain() {} //= @MainActor
    struct Local { func f() {} ; var v = 1 } //= unspecified, unspecified, unspecified
    class LocalClass { func f() {} } //= unspecified, unspecified
    enum LocalEnum { case a ; func f() {} } //= unspecified, unspecified, unspecified
    let c = { } ; Task { } ; Task { @MainActor in let d = { } ; d() } //= nonisolated, nonisolated, @MainActor, @MainActor
    c()
}
@GA func gaLocals() { //= @GA
    func local() {} //= @GA
    struct Local { func f() {} } //= unspecified, unspecified
    let c = { } ; Task { } //= @GA, @GA
    c()
}
