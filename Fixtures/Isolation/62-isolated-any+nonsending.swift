// flags: --upcoming NonisolatedNonsendingByDefault
func any(_ f: @escaping @isolated(any) () async -> Void) {} //= unspecified
func anySync(_ f: @isolated(any) () -> Void) {} //= unspecified
func anySent(_ f: @escaping @isolated(any) @Sendable () async -> Void) {} //= unspecified
func anyInherit(@_inheritActorContext _ f: sending @escaping @isolated(any) () async -> Void) {} //= unspecified
func optional(_ f: (@isolated(any) () async -> Void)?) {} //= unspecified
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
@MainActor func m() { //= @MainActor
    any { } //= @MainActor
    any { @GA in } //= @GA
    anySync { } //= @MainActor
    anySent { } //= nonisolated
    anySent { @MainActor in } //= @MainActor
    anyInherit { } //= @MainActor
    optional { } //= @MainActor
    let f: @isolated(any) () -> Void = { } //= @MainActor
    let g: @isolated(any) @Sendable () -> Void = { } //= nonisolated
    let h: [@isolated(any) () -> Void] = [{ }, { @GA in }] //= @MainActor, @GA
    _ = (f, g, h)
}
actor A { //= unspecified
    var s = 0 //= actor
    func f() { //= actor
        any { self.s = 1 } //= actor
        any { } //= nonisolated
        any { [weak self] in _ = self } //= nonisolated
        anySync { s = 1 } //= actor
        anySync { } //= nonisolated
        anySent { await self.f() } //= nonisolated
        anyInherit { self.s = 1 } //= actor
        anyInherit { } //= nonisolated
    }
}
func u() { any { } ; anySync { } ; anyInherit { } ; any { @MainActor in } ; let f: @isolated(any) () -> Void = { } ; _ = f } //= unspecified, nonisolated, nonisolated, nonisolated, @MainActor, nonisolated
func takes(_ f: @isolated(any) () -> Void) async { await f() ; let g = f ; _ = g } //= caller
struct S { var f: @isolated(any) () -> Void = { } ; let g: (@isolated(any) @Sendable () async -> Void)? = { } } //= unspecified, unspecified, nonisolated, unspecified, nonisolated
