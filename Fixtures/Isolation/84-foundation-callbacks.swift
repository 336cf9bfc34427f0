import Foundation
import Dispatch
@MainActor final class C: NSObject { //= @MainActor
    var x = 1 //= @MainActor
    var token: (any NSObjectProtocol)? //= @MainActor
    let queue = DispatchQueue(label: "q") //= @MainActor
    func touch() {} //= @MainActor
    func f() { //= @MainActor
        DispatchQueue.main.async { self.touch() } //= @MainActor
        DispatchQueue.main.async(execute: { self.touch() }) //= @MainActor
        DispatchQueue.main.async(group: nil, qos: .default, flags: []) { self.touch() } //= @MainActor
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.touch() } //= @MainActor
        DispatchQueue.main.sync { } //= @MainActor
        DispatchQueue.main.async { [weak self] in self?.touch() } //= @MainActor
        DispatchQueue.global().async { } //= nonisolated
        DispatchQueue.global(qos: .background).async { DispatchQueue.main.async { } } //= nonisolated, @MainActor
        queue.async { } //= nonisolated
        queue.sync { } //= @MainActor
        _ = queue.sync { 1 } //= @MainActor
        queue.async(flags: .barrier) { } //= nonisolated
        queue.asyncAfter(deadline: .now()) { } //= nonisolated
        let main = DispatchQueue.main
        main.async { } //= nonisolated
        let item = DispatchWorkItem { } //= @MainActor
        DispatchQueue.main.async(execute: item)
        DispatchGroup().notify(queue: .main) { } //= @MainActor
        DispatchQueue.concurrentPerform(iterations: 1) { _ in } //= nonisolated
        OperationQueue.main.addOperation { } //= nonisolated
        OperationQueue().addOperation { } //= nonisolated
        _ = BlockOperation { } //= nonisolated
        token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in } //= nonisolated
        _ = Timer(timeInterval: 1, repeats: true) { _ in } //= nonisolated
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in _ = self } //= nonisolated
        _ = Thread { } //= nonisolated
        Thread.detachNewThread { } //= nonisolated
        RunLoop.main.perform { } //= nonisolated
        _ = NSLock().withLock { 1 } //= @MainActor
        _ = NSRecursiveLock().withLock { self.x } //= @MainActor
        _ = try? FileManager.default.contentsOfDirectory(atPath: "/").map { $0 }.filter { !$0.isEmpty } //= @MainActor, @MainActor
        _ = try? JSONDecoder().decode([Int].self, from: Data()).reduce(0) { $0 + $1 } //= @MainActor
        _ = "a b".split { $0 == " " } //= @MainActor
        _ = "a".components(separatedBy: " ").compactMap { Int($0) } //= @MainActor
        "a".enumerateLines { _, _ in } //= @MainActor
        _ = Data([1]).withUnsafeBytes { $0.count } //= @MainActor
        _ = [3, 1].sorted { $0 < $1 } //= @MainActor
        _ = Dictionary(grouping: [1]) { $0 } //= @MainActor
        _ = Result { 1 }.map { $0 }.flatMap { .success($0) } //= @MainActor, @MainActor, @MainActor
        _ = Result<Int, any Error> { throw CancellationError() } //= @MainActor
        _ = Optional(1).map { $0 } //= @MainActor
        _ = sequence(first: 1) { $0 + 1 } //= @MainActor
        _ = zip([1], [2]).map { $0 + $1 } //= @MainActor
        _ = stride(from: 0, to: 1, by: 1).lazy.map { $0 } //= @MainActor
        _ = withExtendedLifetime(self) { 1 } //= @MainActor
    }
}
actor A { //= unspecified
    var s = 1 //= actor
    func f() { //= actor
        DispatchQueue.main.async { } //= @MainActor
        DispatchQueue.global().async { } //= nonisolated
        DispatchQueue(label: "").sync { s = 1 } //= actor
        OperationQueue().addOperation { } //= nonisolated
        _ = NSLock().withLock { s } //= actor
        _ = [1].map { $0 + s }.filter { $0 > 1 } //= actor, nonisolated
        _ = Result { s } //= actor
        _ = Data().withUnsafeBytes { $0.count + s } //= actor
    }
}
func u() { DispatchQueue.main.async { DispatchQueue.global().async { } } ; let q = DispatchQueue.main ; q.async { } ; DispatchQueue.main.sync { } ; DispatchQueue.main.asyncAfter(deadline: .now()) { } } //= unspecified, @MainActor, nonisolated, nonisolated, @MainActor, @MainActor
