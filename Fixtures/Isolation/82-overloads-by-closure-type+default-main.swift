// flags: --default-isolation MainActor
func over(_ f: @escaping () -> Void) {} //= @MainActor
func over(_ f: @escaping () async -> Void) {} //= @MainActor
func sendableOrNot(_ f: @escaping @Sendable () -> Void, _ x: Int) {} //= @MainActor
func sendableOrNot(_ f: @escaping () -> Void, _ x: String) {} //= @MainActor
func labelled(main f: @MainActor () -> Void) {} //= @MainActor
func labelled(plain f: () -> Void) {} //= @MainActor
func labelled(sent f: @Sendable () -> Void) {} //= @MainActor
func count(_ f: (Int) -> Void) {} //= @MainActor
func count(_ f: (Int, Int) -> Void) {} //= @MainActor
func trailing(_ f: () -> Void, then g: @Sendable () -> Void, finally h: @MainActor () -> Void) {} //= @MainActor
func ret(_ f: () -> Int) -> Int { f() } //= @MainActor
func ret(_ f: @Sendable () -> String) -> String { f() } //= @MainActor
struct S { //= @MainActor
    func m(_ f: () -> Void) {} //= @MainActor
    func m(_ f: @Sendable () -> Void, x: Int) {} //= @MainActor
    static func m(_ f: @MainActor () -> Void) {} //= @MainActor
    init(_ f: @Sendable () -> Void) {} //= @MainActor
    init(plain f: () -> Void) {} //= @MainActor
    subscript(_ f: () -> Void) -> Int { 1 } //= @MainActor, @MainActor
    func callAsFunction(_ f: @Sendable () -> Void) {} //= @MainActor
}
@dynamicMemberLookup struct Dyn { subscript(dynamicMember s: String) -> (() -> Void) -> Void { { $0() } } } //= @MainActor, @MainActor, @MainActor, @MainActor
extension Array { func custom(_ f: @Sendable (Element) -> Void) {} ; func custom(plain f: (Element) -> Void) {} } //= unspecified, @MainActor, @MainActor
protocol P { func p(_ f: @Sendable () -> Void) ; func q(_ f: @MainActor () -> Void) } //= @MainActor, @MainActor, @MainActor
extension P { func r(_ f: () -> Void) {} } //= unspecified, @MainActor
@MainActor func m(s: S, p: any P, d: Dyn) { //= @MainActor
    over { } //= @MainActor
    over { await Task.yield() } //= @MainActor
    sendableOrNot({ }, 1) //= nonisolated
    sendableOrNot({ }, "") //= @MainActor
    labelled(plain: { }) //= @MainActor
    labelled(main: { }) //= @MainActor
    labelled(sent: { }) //= nonisolated
    count { _ in } //= @MainActor
    count { _, _ in } //= @MainActor
    trailing { } then: { } finally: { } //= @MainActor, nonisolated, @MainActor
    trailing({ }) { } finally: { } //= @MainActor, nonisolated, @MainActor
    _ = ret { 1 } //= @MainActor
    let t: String = ret { "" } //= nonisolated
    s.m { } //= @MainActor
    s.m({ }, x: 1) //= nonisolated
    S.m { } //= @MainActor
    _ = S(plain: { }) //= @MainActor
    _ = s[{ }] //= @MainActor
    s { } //= nonisolated
    d.anything { } //= @MainActor
    [1].custom(plain: { _ in }) //= @MainActor
    p.p { } ; p.q { } ; p.r { } //= nonisolated, @MainActor, @MainActor
    _ = t
    let f: (_ g: @Sendable () -> Void) -> Void = { $0() } ; f { } //= @MainActor, nonisolated
    let fs: [(@MainActor () -> Void) -> Void] = [] ; fs.first?({ }) ; fs.forEach { $0 { } } //= @MainActor, @MainActor, @MainActor
    var arr: [@Sendable () -> Void] = [] ; arr.append { } ; arr.append({ }) ; arr += [{ }] ; arr[0] = { } //= nonisolated, nonisolated, nonisolated, nonisolated
    var dict: [Int: () -> Void] = [:] ; dict[1] = { } ; dict.updateValue({ }, forKey: 2) //= @MainActor, @MainActor
    var opt: (@Sendable () -> Void)? ; opt = { } ; opt = .some { } ; opt = Optional({ @Sendable in }) //= nonisolated, nonisolated, nonisolated
    _ = (arr, dict, opt)
    let o: S? = nil ; o?.m { } ; o?.m({ }, x: 1) ; _ = o.map { $0.m { } } //= @MainActor, nonisolated, @MainActor, @MainActor
}
