// flags: --swift-version 5
import Foundation
func run(_ f: () -> Void) {} //= unspecified
func esc(_ f: @escaping () -> Void) {} //= unspecified
func snd(_ f: @escaping @Sendable () -> Void) {} //= unspecified
func asyncSnd(_ f: @escaping @Sendable () async -> Void) {} //= unspecified
@MainActor func m() { //= @MainActor
    run { } ; esc { } ; snd { } ; asyncSnd { } ; Task { } ; Task.detached { } ; DispatchQueue.main.async { } ; DispatchQueue.global().async { } //= @MainActor, @MainActor, nonisolated, nonisolated, @MainActor, nonisolated, @MainActor, nonisolated
    let f = { } ; let g: @Sendable () -> Void = { } ; let h = { @MainActor in } ; _ = (f, g, h) //= @MainActor, nonisolated, @MainActor
    _ = [1].map { $0 } //= @MainActor
    DispatchQueue.main.asyncAfter(deadline: .now()) { } //= @MainActor
    OperationQueue.main.addOperation { } //= nonisolated
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in } //= nonisolated
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in } //= nonisolated
    Thread.detachNewThread { } //= nonisolated
}
actor A { var s = 0 ; func f() { run { s = 1 } ; run { } ; esc { self.s = 1 } ; esc { [weak self] in _ = self } ; snd { } ; Task { self.s = 1 } ; Task { } ; DispatchQueue.main.async { } ; DispatchQueue.main.async { [weak self] in Task { await self?.f() } } } } //= unspecified, actor, actor, actor, nonisolated, actor, nonisolated, nonisolated, actor, nonisolated, @MainActor, @MainActor, @MainActor
func u() { run { } ; esc { } ; snd { } ; Task { } ; DispatchQueue.main.async { run { } ; snd { } ; DispatchQueue.main.async { } } } //= unspecified, nonisolated, nonisolated, nonisolated, nonisolated, @MainActor, @MainActor, nonisolated, @MainActor
class C { var h: (() -> Void)? ; func f() { h = { [weak self] in self?.f() } ; Task { [weak self] in self?.f() } ; DispatchQueue.main.async { self.f() } } ; deinit { esc { } } } //= unspecified, unspecified, unspecified, nonisolated, nonisolated, @MainActor, nonisolated, nonisolated
@MainActor class D { var h: (() -> Void)? = { } ; func f() { h = { [weak self] in self?.f() } ; Task { self.f() } ; DispatchQueue.global().async { DispatchQueue.main.async { self.f() } } } ; nonisolated func n() { esc { } ; Task { await self.f() } ; DispatchQueue.main.async { self.f() } } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, nonisolated, @MainActor, nonisolated, nonisolated, nonisolated, @MainActor
var global = { 1 } //= unspecified, nonisolated
let other = { 1 }() //= unspecified, nonisolated
struct S { var x = { 1 }() ; static var y = { 2 }() ; lazy var z = { 3 }() ; func f() async { run { } ; await g { } } ; func g(_ f: () async -> Void) async {} } //= unspecified, unspecified, nonisolated, unspecified, nonisolated, unspecified, nonisolated, unspecified, nonisolated, nonisolated, unspecified
