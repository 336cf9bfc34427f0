import Foundation
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
actor A { //= unspecified
    var s = 0 //= actor
    func touch() {} //= actor
    func groups() async throws { //= actor
        await withTaskGroup(of: Int.self) { group in group.addTask { 1 } ; group.addTask { await self.s } ; s += 1 ; for await _ in group { } } //= actor, nonisolated, nonisolated
        await withTaskGroup(of: Int.self) { group in group.addTask { 1 } } //= nonisolated, nonisolated
        try await withThrowingTaskGroup(of: Void.self) { group in group.addTask { await self.touch() } ; try await group.waitForAll() } //= actor, nonisolated
        await withDiscardingTaskGroup { group in group.addTask { } ; self.touch() } //= actor, nonisolated
        try await withThrowingDiscardingTaskGroup { group in group.addTask { @MainActor in } } //= nonisolated, @MainActor
        _ = await withTaskGroup { group in group.addTask { @GA in 1 } ; return s } //= actor, @GA
    }
    func continuations() async { //= actor
        let _: Int = await withCheckedContinuation { c in c.resume(returning: 1) } //= nonisolated
        let _: Int = await withCheckedContinuation { c in s += 1 ; c.resume(returning: s) } //= actor
        let _: Int = await withUnsafeContinuation { c in c.resume(returning: 1) } //= nonisolated
        let _: Int? = try? await withCheckedThrowingContinuation { c in self.touch() ; c.resume(returning: 1) } //= actor
        await withTaskCancellationHandler { self.touch() } onCancel: { } //= actor, nonisolated
        await withTaskCancellationHandler { } onCancel: { Task { await self.touch() } } //= nonisolated, nonisolated, nonisolated
    }
    func streams() async { //= actor
        let stream = AsyncStream<Int> { c in c.yield(1) ; c.onTermination = { _ in } ; Task { self.touch() } ; Task { } } //= actor, nonisolated, actor, nonisolated
        let unfolding = AsyncStream { 1 } //= nonisolated
        let throwing = AsyncThrowingStream<Int, any Error> { c in c.finish() } //= nonisolated
        for await x in stream.map({ $0 + 1 }).filter({ $0 > 1 }) { _ = x } //= nonisolated, nonisolated
        _ = (unfolding, throwing)
    }
    func hops() async { //= actor
        await MainActor.run { } //= @MainActor
        await MainActor.run { _ = self } //= @MainActor

        Task { @MainActor in self.apart() } //= @MainActor
        Task { @GA in } //= @GA
        Task(priority: .high) { touch() } //= actor
        Task.detached(priority: .low) { } //= nonisolated
        let _: Task<Void, Never> = Task { touch() } //= actor
        async let x = s
        async let y = 1
        async let z: Void = touch()
        _ = await (x, y, z)
        await Task.yield()
        await { touch() }() //= actor
        await { self.s = 1 }() //= actor
        let f: () async -> Void = { self.touch() } //= actor
        await f()
    }
    nonisolated func apart() { _ = MainActor.assumeIsolated { 1 } } //= nonisolated, @MainActor
    nonisolated func assume() { //= nonisolated
        assumeIsolated { me in me.s = 1 } //= actor
        Task { await touch() } //= nonisolated
        Task { _ = self } //= nonisolated
    }
    func collections(_ xs: [Int]) { //= actor
        _ = xs.map { $0 } //= nonisolated
        _ = xs.map { $0 + s } //= actor
        _ = xs.lazy.map { $0 + 1 } //= nonisolated
        _ = xs.sorted { a, b in a > b } //= nonisolated
        xs.forEach { touch() ; _ = $0 } //= actor
        _ = xs.reduce(into: 0) { $0 += $1 } //= nonisolated
        DispatchQueue.main.async { } //= @MainActor
        DispatchQueue.main.async { [weak self] in _ = self } //= @MainActor
        DispatchQueue.global().sync { self.s = 1 } //= actor
        NSLock().withLock { s += 1 } //= actor
        DispatchQueue.concurrentPerform(iterations: 2) { _ in } //= nonisolated
    }
}
