// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor func mainValue() -> Int { 1 } //= @MainActor
@MainActor func takes(_ f: () -> Void = { }, x: Int = mainValue()) {} //= @MainActor, nonisolated
@MainActor func takesMain(_ f: @MainActor () -> Void = { }) {} //= @MainActor, @MainActor
@MainActor func takesSent(_ f: @Sendable () -> Void = { }) {} //= @MainActor, nonisolated
@MainActor struct S { //= @MainActor
    var x: Int = mainValue() //= @MainActor
    let f: () -> Int = { 1 } //= @MainActor, nonisolated
    let g: Int = { mainValue() }() //= @MainActor, nonisolated
    var h: @MainActor () -> Int = { mainValue() } //= @MainActor, @MainActor
    static var s: Int = mainValue() //= @MainActor
    static let t: Int = { mainValue() }() //= @MainActor, nonisolated
    lazy var l: Int = { mainValue() }() //= @MainActor, nonisolated
    init(a: @escaping () -> Void = { }, b: Int = { 1 }()) {} //= @MainActor, nonisolated, nonisolated
    func method(_ f: () -> Void = { _ = 1 }) {} //= @MainActor, nonisolated
    subscript(i: Int) -> Int { 1 } //= @MainActor, @MainActor
}
func plain(_ f: () -> Void = { }, _ g: @GA () -> Void = { }, h: (() -> Void)? = { }) {} //= @MainActor, nonisolated, @GA, nonisolated
actor A { //= unspecified
    var x: Int = { 1 }() //= actor, nonisolated
    let f: () -> Int = { 2 } //= actor, nonisolated
    func method(_ f: () -> Void = { }) {} //= actor, nonisolated
    init(f: () -> Void = { }) {} //= nonisolated, nonisolated
}
struct P { var f: () -> Int = { 1 } ; var g: @MainActor () -> Int = { mainValue() } } //= @MainActor, @MainActor, nonisolated, @MainActor, @MainActor
@MainActor func useThem() { takes() ; takes { } ; takesMain { } ; takesSent { } ; plain() ; _ = S() ; S().method() } //= @MainActor, @MainActor, @MainActor, nonisolated
func enclosing() { func inner(_ f: () -> Void = { }) {} ; inner() } //= @MainActor, @MainActor, nonisolated
@MainActor func enclosingMain() { func inner(_ f: () -> Void = { }) {} ; inner() ; func innerMain(_ x: Int = mainValue()) {} } //= @MainActor, @MainActor, nonisolated, @MainActor
enum E { case a(f: () -> Void = { }) } //= @MainActor, unspecified, nonisolated
