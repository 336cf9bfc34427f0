// flags: --default-isolation MainActor
var top = 1 //= @MainActor
let constant = 2 //= @MainActor
nonisolated let apart = 3 //= nonisolated
func f() { top = 2 } //= @MainActor
nonisolated func n() {} //= nonisolated
let c = { top } //= @MainActor, @MainActor
Task { top = 3 } //= @MainActor
Task.detached { } //= nonisolated
struct S { var x = 1 ; func g() {} } //= @MainActor, @MainActor, @MainActor
nonisolated struct N { func g() {} } //= nonisolated, nonisolated
for i in 0..<1 { let d = { i } ; _ = d } //= @MainActor
if top > 0 { func inner() { top = 1 } ; inner() } //= @MainActor
func run(_ f: () -> Void) {} //= @MainActor
run { top = 4 } //= @MainActor
await MainActor.run { } //= @MainActor
let lazyResult = [1].map { $0 + top } //= @MainActor, @MainActor
actor A { func a() {} } //= unspecified, actor
let a = A() //= @MainActor
await a.a()
