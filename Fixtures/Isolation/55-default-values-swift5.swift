// flags: --swift-version 5
@MainActor func mainValue() -> Int { 1 } //= @MainActor
@MainActor func takes(_ f: () -> Void = { }) {} //= @MainActor, nonisolated
@MainActor class C { //= @MainActor
    var x: Int = mainValue() //= @MainActor
    let g: Int = { 1 }() //= @MainActor, @MainActor
    var f: () -> Int = { 1 } //= @MainActor, @MainActor
    lazy var l: Int = { mainValue() }() //= @MainActor, @MainActor
    static let t: Int = { 1 }() //= @MainActor, @MainActor
    init(a: @escaping () -> Void = { }) {} //= @MainActor, nonisolated
    func method(_ f: () -> Void = { }) {} //= @MainActor, nonisolated
}
actor A { var x: Int = { 1 }() ; let f: () -> Int = { 2 } ; lazy var l: Int = { 3 }() } //= unspecified, actor, nonisolated, actor, nonisolated, actor, nonisolated
func plain(_ f: () -> Void = { }) {} //= unspecified, nonisolated
struct P { @MainActor var h: () -> Int = { 2 } ; var k = { 3 }() } //= unspecified, @MainActor, @MainActor, unspecified, nonisolated
