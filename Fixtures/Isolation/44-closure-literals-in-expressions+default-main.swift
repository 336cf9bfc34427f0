// flags: --default-isolation MainActor
struct Handlers { var first: () -> Void = {} ; var second: (@Sendable () -> Void)? = nil ; var third: @MainActor () -> Void = {} } //= @MainActor, @MainActor, nonisolated, @MainActor, @MainActor, @MainActor
enum Payload { case run(() -> Void) ; case send(@Sendable () -> Void) ; case main(@MainActor () -> Void) } //= @MainActor, unspecified, unspecified, unspecified
func variadic(_ f: (() -> Void)...) {} //= @MainActor
func optional(_ f: (() -> Void)?) {} //= @MainActor
func optionalSendable(_ f: (@Sendable () -> Void)?) {} //= @MainActor
func defaulted(_ f: () -> Void = {}) {} //= @MainActor, nonisolated
func generic<T>(_ t: T) {} //= @MainActor
func genericSendable<T: Sendable>(_ t: T) {} //= @MainActor
func curried() -> (@escaping () -> Void) -> Void { { _ in } } //= @MainActor, @MainActor
typealias Plain = () -> Void
typealias Sent = @Sendable () -> Void
typealias Mained = @MainActor () -> Void
func aliasPlain(_ f: Plain) {} //= @MainActor
func aliasSent(_ f: @escaping Sent) {} //= @MainActor
func aliasMain(_ f: Mained) {} //= @MainActor
infix operator <+> : AdditionPrecedence
func <+> (a: Int, f: () -> Void) -> Int { a } //= @MainActor
struct Sub { subscript(f: () -> Void) -> Int { 1 } ; subscript(sent f: @Sendable () -> Void) -> Int { 1 } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
@MainActor func main(flag: Bool, maybe: (() -> Void)?) { //= @MainActor
    let array = [{ 1 }, { 2 }] //= @MainActor, @MainActor
    let sentArray: [@Sendable () -> Int] = [{ 1 }] //= nonisolated
    let dictionary = ["a": { 1 }] //= @MainActor
    let sentDictionary: [String: @Sendable () -> Int] = ["a": { 1 }] //= nonisolated
    let tuple = ({ 1 }, { 2 }) //= @MainActor, @MainActor
    let sentTuple: (@Sendable () -> Int, () -> Int) = ({ 1 }, { 2 }) //= nonisolated, @MainActor
    let ternary = flag ? { 1 } : { 2 } //= @MainActor, @MainActor
    let sentTernary: @Sendable () -> Int = flag ? { @Sendable in 1 } : { @Sendable in 2 } //= nonisolated, nonisolated
    let coalesced = maybe ?? { } //= @MainActor
    let sentCoalesced: (@Sendable () -> Void)? = flag ? nil : { @Sendable in } //= nonisolated
    let immediate = { 1 }() //= @MainActor
    let called = { (x: Int) in x }(2) //= @MainActor
    let nestedCall = { { 1 }() }() //= @MainActor, @MainActor
    let cast = { 1 } as @Sendable () -> Int //= nonisolated
    let plainCast = { 1 } as () -> Int //= @MainActor
    let optionalLet: (@Sendable () -> Void)? = { } //= nonisolated
    let parenthesised = ({ 1 }) //= @MainActor
    let boxed: Any = { 1 } //= @MainActor
    variadic({ }, { }) //= @MainActor, @MainActor
    optional { } //= @MainActor
    optionalSendable { } //= nonisolated
    defaulted { } //= @MainActor
    defaulted()
    generic { 1 } //= @MainActor
    generic({ @Sendable in 1 }) //= nonisolated
    genericSendable(1)
    curried()({ }) //= @MainActor
    aliasPlain { } //= @MainActor
    aliasSent { } //= nonisolated
    aliasMain { } //= @MainActor
    _ = 1 <+> { } //= @MainActor
    _ = Sub()[{ }] //= @MainActor
    _ = Sub()[sent: { }] //= nonisolated
    _ = Payload.run { } //= @MainActor
    _ = Payload.send { } //= nonisolated
    _ = Payload.main { } //= @MainActor
    let implicitMember: Payload = .send { } //= nonisolated
    var handlers = Handlers(first: { }, second: { }, third: { }) //= @MainActor, nonisolated, @MainActor
    handlers.first = { } //= @MainActor
    handlers.second = { } //= nonisolated
    handlers.third = { } //= @MainActor
    _ = Optional.some({ 1 }) //= @MainActor
    _ = (array, sentArray, dictionary, sentDictionary, tuple, sentTuple, ternary, sentTernary, coalesced, sentCoalesced, immediate, called)
    _ = (nestedCall, cast, plainCast, optionalLet, parenthesised, boxed, implicitMember)
}
func plain() { //= @MainActor
    let a = [{ 1 }] //= @MainActor
    let t = ({ 1 }, { @MainActor in 2 }) //= @MainActor, @MainActor
    aliasMain { } //= @MainActor
    _ = Payload.main { } //= @MainActor
    var handlers = Handlers()
    handlers.third = { } //= @MainActor
    _ = (a, t)
}
