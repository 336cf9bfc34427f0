func esc(_ f: @escaping () -> Void) {} //= unspecified
func snd(_ f: @escaping @Sendable () -> Void) {} //= unspecified
func escAsync(_ f: @escaping () async -> Void) {} //= unspecified
func run(_ f: () -> Void) {} //= unspecified
actor A { //= unspecified
    var s = 0 //= actor
    func touch() {} //= actor
    func body() { //= actor
        esc { [weak self] in guard let self else { return } ; run { _ = self } } //= nonisolated, nonisolated
        esc { [weak self] in if let self { esc { _ = self } } } //= nonisolated, nonisolated
        esc { [weak self] in run { _ = self } ; run { } } //= nonisolated, nonisolated, nonisolated
        escAsync { [weak self] in await self?.touch() } //= nonisolated
        escAsync { [weak self] in guard let self else { return } ; await self.touch() ; run { _ = self } } //= nonisolated, nonisolated
        Task { [weak self] in await self?.touch() } //= nonisolated
        Task { [weak self] in guard let self else { return } ; await touch() ; esc { _ = self } } //= nonisolated, nonisolated
        Task { [self] in touch() } //= actor
        Task { touch() ; run { touch() } ; run { } ; esc { [weak self] in _ = self } } //= actor, actor, nonisolated, nonisolated
        Task { } //= nonisolated
        Task { run { self.touch() } } //= actor, actor
        Task { esc { run { self.touch() } } } //= actor, actor, actor
        Task { Task { touch() } } //= actor, actor
        Task { Task { } } //= nonisolated, nonisolated
        Task { Task.detached { await self.touch() } } //= actor, nonisolated
        Task.detached { await self.touch() ; esc { } ; Task { await self.touch() } } //= nonisolated, nonisolated, nonisolated
        snd { [weak self] in Task { await self?.touch() } ; Task { [weak self] in await self?.touch() } } //= nonisolated, nonisolated, nonisolated
        snd { Task { await self.touch() } ; esc { _ = self } } //= nonisolated, nonisolated, nonisolated
        let t = Task { self.s } //= actor
        let u = Task { 1 } //= nonisolated
        _ = (t, u)
        guard s > 0 else { run { touch() } ; return } //= actor
        if s > 1 { esc { self.touch() } } else { esc { } } //= actor, nonisolated
        for i in 0..<3 { Task { s = i } ; Task { _ = i } } //= actor, nonisolated
        switch s { case 0: esc { self.s = 1 } default: esc { } } //= actor, nonisolated
        do { run { s = 1 } } //= actor
        while s < 0 { run { s += 1 } } //= actor
        let x = { [weak self] in { self } } //= nonisolated, nonisolated
        let y = { { self.s } } //= actor, actor
        let z = { [self] in { self.s } } //= actor, actor
        _ = (x, y, z)
    }
}
@MainActor final class Model { //= @MainActor
    var s = 0 //= @MainActor
    func touch() {} //= @MainActor
    func body() { //= @MainActor
        esc { [weak self] in self?.touch() } //= @MainActor
        esc { [weak self] in guard let self else { return } ; touch() ; esc { self.touch() } } //= @MainActor, @MainActor
        Task { [weak self] in self?.touch() } //= @MainActor
        Task { } //= @MainActor
        Task.detached { [weak self] in await self?.touch() ; esc { } ; Task { } } //= nonisolated, nonisolated, nonisolated
        snd { [weak self] in Task { await self?.touch() } ; Task { @MainActor in self?.touch() } } //= nonisolated, nonisolated, @MainActor
        snd { Task { @MainActor [self] in touch() ; esc { self.touch() } } } //= nonisolated, @MainActor, @MainActor
    }
}
