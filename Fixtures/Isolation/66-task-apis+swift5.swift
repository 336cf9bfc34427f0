// flags: --swift-version 5
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
actor A { //= unspecified
    var s = 0 //= actor
    func f() { //= actor
        Task.immediate { } //= actor
        Task.immediate { self.s = 1 } //= actor
        Task.immediateDetached { } //= actor
        Task.immediate { @MainActor in } //= @MainActor
        Task { @GA in Task { } ; Task.immediate { } } //= @GA, @GA, @GA
        Task(name: "n") { } //= nonisolated
        Task(name: "n", priority: .low) { s = 1 } //= actor
        let t = Task<Int, any Error> { try await Task.sleep(for: .seconds(1)) ; return s } //= actor
        _ = t
    }
    func groups() async { //= actor
        await withTaskGroup(of: Void.self) { g in g.addImmediateTask { } ; g.addImmediateTask { await self.f() } ; g.addTaskUnlessCancelled { } } //= actor, nonisolated, actor, nonisolated
        await withTaskGroup { g in g.addTask { 1 } ; let x = await g.reduce(0) { $0 + $1 } ; s = x } //= actor, nonisolated, nonisolated
        await withThrowingTaskGroup(of: Int.self) { g in g.addTask { 1 } ; g.cancelAll() } //= nonisolated, nonisolated
        await withTaskExecutorPreference(nil) { } //= nonisolated
        await withTaskExecutorPreference(nil) { s = 1 } //= actor
        await TL.$value.withValue(1) { s = 1 } //= actor
        await TL.$value.withValue(1) { } //= nonisolated
        TL.$value.withValue(2) { s = 2 } //= actor
        TL.$value.withValue(2) { } //= nonisolated
        withUnsafeCurrentTask { _ in } //= nonisolated
        withUnsafeCurrentTask { _ in s = 1 } //= actor
    }
}
enum TL { @TaskLocal static var value = 0 } //= unspecified, unspecified
@MainActor func m() async { //= @MainActor
    Task.immediate { } //= @MainActor
    Task.immediateDetached { } //= @MainActor
    Task { Task { Task.detached { Task { } } } } //= @MainActor, @MainActor, nonisolated, nonisolated
    await withTaskGroup(of: Void.self) { g in g.addImmediateTask { } ; g.addTask { } ; g.addTask { @MainActor in } } //= @MainActor, @MainActor, nonisolated, @MainActor
    await TL.$value.withValue(1) { } //= @MainActor
    let _: Int = await withCheckedContinuation { c in c.resume(returning: 1) } //= @MainActor
    await withTaskCancellationHandler { } onCancel: { } //= @MainActor, nonisolated
    let s = AsyncStream<Int> { c in c.onTermination = { @Sendable _ in } ; c.finish() } //= @MainActor, nonisolated
    for await x in s { _ = x }
    let (t, c) = AsyncStream<Int>.makeStream()
    Task { for await _ in t { } } //= @MainActor
    c.onTermination = { _ in } //= nonisolated
}
nonisolated func n() async { //= nonisolated
    Task { } ; Task.immediate { } ; Task.detached { @MainActor in } //= nonisolated, nonisolated, @MainActor
    await withTaskGroup(of: Void.self) { g in g.addTask { } } //= nonisolated, nonisolated
    await MainActor.run { } //= @MainActor
    await withDiscardingTaskGroup { g in g.addTask { } } //= nonisolated, nonisolated
}
let global = Task { 1 } //= unspecified, nonisolated
let globalDetached = Task.detached { 1 } //= unspecified, nonisolated
@MainActor let mainTask = Task { 1 } //= @MainActor, @MainActor
class C { let t = Task { 1 } ; var u: Task<Void, Never>? ; func f() { u = Task { } ; u = Task { [weak self] in _ = self } } } //= unspecified, unspecified, nonisolated, unspecified, unspecified, nonisolated, nonisolated
@MainActor class D { var t: Task<Void, Never>? = Task { } ; lazy var l = Task { } ; func f() { t = Task { } ; t?.cancel() ; t = .init { } ; t = Task<Void, Never> { } } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
