// flags: --swift-version 5
var top = 1 //= unspecified
let constant = 2 //= unspecified
func f() { top = 2 } //= unspecified
nonisolated func n() {} //= nonisolated
let c = { top } //= unspecified, nonisolated
Task { top = 3 } //= nonisolated
Task.detached { } //= nonisolated
struct S { var x = 1 ; func g() {} } //= unspecified, unspecified, unspecified
for i in 0..<1 { let d = { i } ; _ = d } //= nonisolated
if top > 0 { func inner() { top = 1 } ; inner() } //= nonisolated
func run(_ f: () -> Void) {} //= unspecified
run { top = 4 } //= nonisolated
let lazyResult = [1].map { $0 + top } //= unspecified, nonisolated
actor A { func a() {} } //= unspecified, actor
let a = A() //= unspecified
