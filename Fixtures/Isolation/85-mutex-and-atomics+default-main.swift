// flags: --default-isolation MainActor
import Synchronization
final class Counter: Sendable { //= @MainActor
    let value = Mutex(0) //= @MainActor
    let flag = Atomic(false) //= @MainActor
    func increment() { value.withLock { $0 += 1 } ; _ = value.withLockIfAvailable { $0 } } //= @MainActor, @MainActor, @MainActor
    @MainActor func onMain() { value.withLock { $0 += 1 } } //= @MainActor, @MainActor
}
@MainActor final class Main { let m = Mutex<[Int]>([]) ; var x = 1 ; func f() { m.withLock { $0.append(1) } ; let c = m.withLock { $0.map { $0 + 1 } } ; _ = c } ; nonisolated func n() { m.withLock { _ = $0 } } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, nonisolated, nonisolated
actor A { let m = Mutex(0) ; var s = 1 ; func f() { m.withLock { $0 = 1 } ; let k = s ; m.withLock { $0 = k } ; Task { m.withLock { $0 = 2 } } } } //= unspecified, actor, actor, actor, nonisolated, nonisolated, actor, nonisolated
let global = Mutex(1)
func u() { global.withLock { $0 = 2 } ; _ = global.withLock { v in [1].map { $0 + v } } } //= @MainActor, @MainActor, @MainActor, @MainActor
