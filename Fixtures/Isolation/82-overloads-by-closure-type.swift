func over(_ f: @escaping () -> Void) {} //= unspecified
func over(_ f: @escaping () async -> Void) {} //= unspecified
func sendableOrNot(_ f: @escaping @Sendable () -> Void, _ x: Int) {} //= unspecified
func sendableOrNot(_ f: @escaping () -> Void, _ x: String) {} //= unspecified
func labelled(main f: @MainActor () -> Void) {} //= unspecified
func labelled(plain f: () -> Void) {} //= unspecified
func labelled(sent f: @Sendable () -> Void) {} //= unspecified
func count(_ f: (Int) -> Void) {} //= unspecified
func count(_ f: (Int, Int) -> Void) {} //= unspecified
func trailing(_ f: () -> Void, then g: @Sendable () -> Void, finally h: @MainActor () -> Void) {} //= unspecified
func ret(_ f: () -> Int) -> Int { f() } //= unspecified
func ret(_ f: @Sendable () -> String) -> String { f() } //= unspecified
struct S { //= unspecified
    func m(_ f: () -> Void) {} //= unspecified
    func m(_ f: @Sendable () -> Void, x: Int) {} //= unspecified
    static func m(_ f: @MainActor () -> Void) {} //= unspecified
    init(_ f: @Sendable () -> Void) {} //= unspecified
    init(plain f: () -> Void) {} //= unspecified
    subscript(_ f: () -> Void) -> Int { 1 } //= unspecified, unspecified
    func callAsFunction(_ f: @Sendable () -> Void) {} //= unspecified
}
@dynamicMemberLookup struct Dyn { subscript(dynamicMember s: String) -> (() -> Void) -> Void { { $0() } } } //= unspecified, unspecified, unspecified, nonisolated
extension Array { func custom(_ f: @Sendable (Element) -> Void) {} ; func custom(plain f: (Element) -> Void) {} } //= unspecified, unspecified, unspecified
protocol P { func p(_ f: @Sendable () -> Void) ; func q(_ f: @MainActor () -> Void) } //= unspecified, unspecified, unspecified
extension P { func r(_ f: () -> Void) {} } //= unspecified, unspecified
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
