// flags: --upcoming NonisolatedNonsendingByDefault
func run(_ f: () -> Void) {} //= unspecified
func esc(_ f: @escaping () -> Void) {} //= unspecified
func run2(_ a: () -> Void, _ b: () -> Void) {} //= unspecified
func value<T>(_ f: () -> T) -> T { f() } //= unspecified
func auto(_ f: @autoclosure () -> Int) {} //= unspecified
func escAsync(_ f: @escaping () async -> Void) {} //= unspecified
actor A { //= unspecified
    var s = 0 //= actor
    let k = 1 //= actor
    var o: A? //= actor
    nonisolated let n = 2 //= nonisolated
    static func st() {} //= unspecified
    func touch() {} //= actor
    nonisolated func free() {} //= nonisolated
    func body(_ x: Int, other: A) { //= actor
        run { touch() } //= actor
        run { self.touch() } //= actor
        run { free() } //= actor
        run { _ = k } //= actor
        run { _ = n } //= actor
        run { A.st() } //= nonisolated
        run { Self.st() } //= nonisolated
        run { _ = self } //= actor
        run { _ = x } //= nonisolated
        run { [self] in touch() } //= actor
        run { [self] in } //= nonisolated
        run { [s] in _ = s } //= nonisolated
        run { [weak self] in _ = self } //= nonisolated
        run { [unowned self] in self.touch() } //= actor
        run { [me = self] in _ = me } //= nonisolated
        run { [x, self] in _ = x } //= nonisolated
        esc { self.touch() } //= actor
        esc { } //= nonisolated
        esc { [self] in touch() } //= actor
        esc { run { self.touch() } } //= actor, actor
        esc { run { } ; self.touch() } //= actor, nonisolated
        run { run { touch() } } //= actor, actor
        run { run { } } //= nonisolated, nonisolated
        run { let f = { self.s } ; _ = f } //= actor, actor
        run { let f = { 1 } ; _ = (f, s) } //= actor, nonisolated
        run { func inner() { touch() } ; inner() } //= actor, nonisolated
        run { func inner() { } ; inner() } //= nonisolated, nonisolated
        run2({ touch() }, { }) //= actor, nonisolated
        _ = value { s } //= actor
        _ = value { 1 } //= nonisolated
        let stored = { self.s } //= actor
        let storedPlain = { 1 } //= nonisolated
        guard let held = o else { return }
        run { _ = held } //= nonisolated
        run { auto(s) } //= actor
        run { _ = "\(s)" } //= actor
        run { _ = o ?? self } //= actor
        escAsync { self.touch() } //= actor
        escAsync { await other.touch() } //= caller
        escAsync { await self.touch() } //= actor
        let sending: @Sendable () -> Void = { } //= nonisolated
        let sendingSelf: @Sendable () -> Void = { self.free() } //= nonisolated
        _ = (stored, storedPlain, sending, sendingSelf)
        func local() { run { touch() } ; run { } } //= actor, actor, nonisolated
        local()
        func localPlain() { run { } } //= actor, nonisolated
        localPlain()
        @Sendable func localSendable() { run { free() } } //= nonisolated, nonisolated
        localSendable()
        defer { run { touch() } } //= actor
    }
    var computed: Int { run { touch() } ; return value { s } } //= actor, actor, actor, actor
    subscript(i: Int) -> Int { run { } ; return value { s + i } } //= actor, actor, nonisolated, actor
    init() { run { } } //= nonisolated, nonisolated
    init(a: Int) async { run { touch() } ; run { } } //= actor, actor, nonisolated
    nonisolated func apart() { run { free() } ; esc { } ; Task { await self.touch() } } //= nonisolated, nonisolated, nonisolated, nonisolated
    static func stat(_ a: A) { run { } ; esc { _ = a } } //= unspecified, nonisolated, nonisolated
    deinit { run { } } //= nonisolated, nonisolated
}
extension A { //= unspecified
    func extended() { run { touch() } ; run { } ; esc { [weak self] in _ = self } } //= actor, actor, nonisolated, nonisolated
}
