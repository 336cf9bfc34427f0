// flags: --conformances --upcoming InferIsolatedConformances
@globalActor actor GA { static let shared = GA() }
protocol P { func p() }
protocol Q: P { func q() }
protocol S: Sendable { func s() }
@MainActor protocol M { func m() }
@MainActor struct A: @MainActor P { func p() {} } //= @MainActor
@MainActor struct B: P { nonisolated func p() {} } //= nonisolated
@MainActor struct C: @MainActor Q { func p() {} ; func q() {} } //= @MainActor, @MainActor
@MainActor struct D: M { func m() {} } //= nonisolated
struct E: @MainActor P { @MainActor func p() {} } //= @MainActor
struct F: M { func m() {} } //= nonisolated
@GA struct G: @GA P { func p() {} } //= @GA
@MainActor class H: @MainActor P { func p() {} } //= @MainActor
@MainActor class J {}
extension J: @MainActor P { func p() {} } //= @MainActor
@MainActor struct K<T> { var t: T }
extension K: @MainActor P where T: P { func p() {} } //= @MainActor
@MainActor struct L: nonisolated P { nonisolated func p() {} } //= nonisolated
@MainActor struct N: @MainActor Equatable { var x = 1 ; static func == (a: N, b: N) -> Bool { true } } //= @MainActor
@MainActor struct O: @MainActor Hashable { var x = 1 } //= @MainActor, @MainActor
@MainActor final class R: S { nonisolated func s() {} } //= nonisolated
nonisolated struct T: P { func p() {} } //= nonisolated
actor U: P { nonisolated func p() {} } //= nonisolated
@MainActor struct V: @preconcurrency P { func p() {} } //= nonisolated
@MainActor enum W: @MainActor P { case a ; func p() {} } //= @MainActor
@MainActor struct AA: P { func p() {} } //= @MainActor
@MainActor struct AB: Q { func p() {} ; func q() {} } //= @MainActor, @MainActor
@MainActor struct AC: Equatable { var x = 1 } //= @MainActor
@MainActor struct AD: CustomStringConvertible { var description: String { "" } } //= @MainActor
@MainActor class AE { }
extension AE: P { func p() {} } //= @MainActor
@MainActor struct AF { }
nonisolated extension AF: P { func p() {} } //= nonisolated
@MainActor final class AG: S { nonisolated func s() {} } //= nonisolated
@MainActor struct AH: Sendable, P { func p() {} } //= @MainActor
@MainActor struct AI: P, M { func p() {} ; func m() {} } //= @MainActor, nonisolated
struct AJ: M, P { func m() {} ; func p() {} } //= nonisolated, @MainActor
@MainActor struct AK: P { nonisolated func p() {} } //= nonisolated
@MainActor struct AL: Error { } //= nonisolated
@MainActor enum AN: CaseIterable { case a } //= nonisolated
@MainActor struct AO: Codable { var x = 1 ; enum CodingKeys: CodingKey { case x } } //= @MainActor, @MainActor, nonisolated, nonisolated, nonisolated
