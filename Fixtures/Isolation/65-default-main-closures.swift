// flags: --default-isolation MainActor
func run(_ f: () -> Void) {} //= @MainActor
nonisolated func runN(_ f: () -> Void) {} //= nonisolated
func esc(_ f: @escaping () -> Void) {} //= @MainActor
func snd(_ f: @escaping @Sendable () -> Void) {} //= @MainActor
func asyncEsc(_ f: @escaping () async -> Void) {} //= @MainActor
func asyncSnd(_ f: @escaping @Sendable () async -> Void) {} //= @MainActor
func snt(_ f: sending @escaping () -> Void) {} //= @MainActor
nonisolated struct N { var s = 0 ; func f() { run2 { } ; run2 { _ = s } ; Task { } ; Task { @MainActor in } } ; func run2(_ f: () -> Void) {} ; let c: () -> Int = { 1 } } //= nonisolated, unspecified, nonisolated, nonisolated, nonisolated, nonisolated, @MainActor, nonisolated, unspecified, nonisolated
struct M { var s = 0 ; func f() { run { } ; snd { } ; Task { } ; Task.detached { } ; asyncSnd { } ; snt { } } ; nonisolated func g() { runN { } ; Task { } } ; let c: () -> Int = { 1 } ; var d = { 2 }() ; lazy var e = { 3 }() } //= @MainActor, @MainActor, @MainActor, @MainActor, nonisolated, @MainActor, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, @MainActor, nonisolated, @MainActor, nonisolated, @MainActor, nonisolated
actor A { var s = 0 ; func f() { runN { s = 1 } ; runN { } ; Task { s = 1 } ; Task { } ; Task { @MainActor in run { } } } ; nonisolated func g() { runN { } } ; let c = { 1 } } //= unspecified, actor, actor, actor, nonisolated, actor, nonisolated, @MainActor, @MainActor, nonisolated, nonisolated, actor, nonisolated
func free() { run { } ; esc { } ; snd { } ; asyncEsc { } ; asyncSnd { } ; snt { } ; Task { run { } } ; Task.detached { runN { } } ; let f = { } ; let g: @Sendable () -> Void = { } ; let h = [1].map { $0 } ; _ = (f, g, h) } //= @MainActor, @MainActor, @MainActor, nonisolated, @MainActor, nonisolated, nonisolated, @MainActor, @MainActor, nonisolated, nonisolated, @MainActor, nonisolated, @MainActor
nonisolated func freeN() { runN { } ; Task { runN { } } ; let f = { } ; let g: @MainActor () -> Void = { run { } } ; _ = (f, g) } //= nonisolated, nonisolated, nonisolated, nonisolated, nonisolated, @MainActor, @MainActor
@concurrent func conc() async { runN { } ; await MainActor.run { run { } } } //= nonisolated, nonisolated, @MainActor, @MainActor
var stored: () -> Void = { } //= @MainActor, nonisolated
let storedSendable: @Sendable () -> Void = { } //= @MainActor, nonisolated
nonisolated let storedN: @Sendable () -> Void = { } //= nonisolated, nonisolated
class C { var h: (() -> Void)? ; func f() { h = { [weak self] in self?.f() } ; h = { } ; esc { [self] in f() } } ; init() { h = { } } ; deinit { let f = { } ; f() } } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, nonisolated, nonisolated
extension Int { func each() { run { } } ; nonisolated func eachN() { runN { } } } //= unspecified, @MainActor, @MainActor, nonisolated, nonisolated
enum E { case a(() -> Void) ; static let all: [E] = [.a { }, .a({ })] ; func f() { run { } } ; static func g() { run { } } } //= @MainActor, unspecified, @MainActor, nonisolated, nonisolated, @MainActor, @MainActor, @MainActor, @MainActor
func defaults(_ f: () -> Void = { }, _ g: @Sendable () -> Void = { }) { } //= @MainActor, nonisolated, nonisolated
func nested() { func inner() { run { } } ; struct L { func f() { run { } } } ; inner() } //= @MainActor, @MainActor, @MainActor, @MainActor, @MainActor, @MainActor
