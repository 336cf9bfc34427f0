// flags: --upcoming NonisolatedNonsendingByDefault
func consume<S: AsyncSequence>(_ s: S) async where S.Element == Int {} //= caller
actor A { //= unspecified
    var s = 0 //= actor
    func f(_ x: AsyncStream<Int>) async throws { //= actor
        _ = x.map { $0 + 1 } //= nonisolated
        _ = x.filter { $0 > 1 }.compactMap { Int?($0) } //= nonisolated, nonisolated
        _ = x.prefix { $0 < 3 } //= nonisolated
        _ = x.drop { $0 < 3 } //= nonisolated
        _ = x.flatMap { _ in AsyncStream { 1 } } //= nonisolated, nonisolated
        _ = await x.first { $0 > 1 } //= nonisolated
        _ = await x.contains { $0 > 1 } //= nonisolated
        _ = await x.reduce(0) { $0 + $1 } //= nonisolated
        _ = await x.min { $0 < $1 } //= nonisolated
        _ = await x.allSatisfy { $0 > 0 } //= nonisolated
        for await y in x { let c = { y } ; _ = c ; let d = { self.s + y } ; _ = d } //= nonisolated, actor
        for await y in x where y > s { _ = [y].map { $0 + s } } //= actor
        while let _ = await x.first(where: { $0 > 1 }) { break } //= nonisolated
    }
}
@MainActor func m(_ x: AsyncStream<Int>) async { //= @MainActor
    _ = x.map { $0 + 1 } //= nonisolated
    _ = await x.first { $0 > 1 } //= @MainActor
    for await y in x { let c = { y } ; _ = c } //= @MainActor
    let s = AsyncStream(Int.self) { continuation in let t = Task { continuation.yield(1) } ; continuation.onTermination = { _ in t.cancel() } } //= @MainActor, @MainActor, nonisolated
    let u = AsyncThrowingStream { try await Task.sleep(nanoseconds: 1) ; return 1 } //= nonisolated
    _ = (s, u)
}
func u(_ x: AsyncStream<Int>) async { _ = x.map { $0 + 1 } ; for await y in x { _ = { y } } } //= caller, nonisolated, nonisolated
struct Seq: AsyncSequence { typealias Element = Int ; struct Iterator: AsyncIteratorProtocol { mutating func next() async -> Int? { nil } } ; func makeAsyncIterator() -> Iterator { Iterator() } } //= unspecified, unspecified, caller, unspecified
@MainActor struct MainSeq: AsyncSequence { typealias Element = Int ; struct Iterator: AsyncIteratorProtocol { mutating func next() async -> Int? { nil } } ; nonisolated func makeAsyncIterator() -> Iterator { Iterator() } } //= @MainActor, unspecified, caller, nonisolated
struct IsoSeq: AsyncSequence, AsyncIteratorProtocol { func next(isolation actor: isolated (any Actor)?) async -> Int? { nil } ; func makeAsyncIterator() -> IsoSeq { self } } //= unspecified, actor, unspecified
