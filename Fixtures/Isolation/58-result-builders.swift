@resultBuilder struct B { //= unspecified
    static func buildBlock(_ x: Int...) -> [Int] { x } //= unspecified
    static func buildOptional(_ x: [Int]?) -> Int { 1 } //= unspecified
    static func buildEither(first x: [Int]) -> Int { 1 } //= unspecified
    static func buildEither(second x: [Int]) -> Int { 1 } //= unspecified
    static func buildArray(_ x: [[Int]]) -> Int { 1 } //= unspecified
}
@resultBuilder @MainActor struct MB { static func buildBlock(_ x: Int...) -> [Int] { x } } //= @MainActor, @MainActor
func build(@B _ f: () -> [Int]) -> Int { 1 } //= unspecified
func buildEsc(@B _ f: @escaping () -> [Int]) -> Int { 1 } //= unspecified
func buildSent(@B _ f: @Sendable () -> [Int]) -> Int { 1 } //= unspecified
func buildMain(@B _ f: @MainActor () -> [Int]) -> Int { 1 } //= unspecified
@MainActor func buildM(@MB _ f: () -> [Int]) -> Int { 1 } //= @MainActor
func plain(_ f: () -> Void) -> Int { 1 } //= unspecified
func value() -> Int { 1 } //= unspecified
@MainActor protocol View { associatedtype Body ; @B var body: Body { get } ; func action() } //= @MainActor, @MainActor, @MainActor, @MainActor
struct V: View { //= @MainActor
    var flag = true //= @MainActor
    var body: [Int] { //= @MainActor, @MainActor
        build { 1 ; 2 } //= @MainActor
        build { if flag { 1 } else { build { 2 } } ; for i in 0..<3 { build { i } } } //= @MainActor, @MainActor, @MainActor
        buildEsc { plain { action() } ; plain { } } //= @MainActor, @MainActor, @MainActor
        buildSent { plain { } } //= nonisolated, nonisolated
        buildMain { plain { action() } } //= @MainActor, @MainActor
        plain { Task { action() } } //= @MainActor, @MainActor
    }
    func action() {} //= @MainActor
    @B func other() -> [Int] { build { 1 } ; plain { } } //= @MainActor, @MainActor, @MainActor
    var notBuilt: Int { build { value() } } //= @MainActor, @MainActor, @MainActor
}
struct N { @B var x: [Int] { build { 1 } } ; @B func f() -> [Int] { buildMain { 1 } } } //= unspecified, unspecified, unspecified, nonisolated, unspecified, @MainActor
actor A { var s = 0 ; @B func f() -> [Int] { build { s } ; build { 1 } ; plain { s = 1 } } ; func g() { _ = build { s } ; _ = build { build { s } } } } //= unspecified, actor, actor, actor, nonisolated, actor, actor, actor, actor, actor
@MainActor func m() { _ = build { 1 } ; _ = buildM { 1 } ; _ = buildSent { 1 } } //= @MainActor, @MainActor, @MainActor, nonisolated
nonisolated func n() { _ = build { 1 } ; _ = buildMain { 1 } } //= nonisolated, nonisolated, @MainActor
