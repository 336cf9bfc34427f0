func helper(_ f: () -> Void) { f() } //= unspecified
let globalElsewhere = { 1 }() //= unspecified, nonisolated
nonisolated(unsafe) var variableElsewhere = 1 //= nonisolated
final class Box { var x = 1 ; func fill() { let c = { self.x } ; _ = c } } //= unspecified, unspecified, unspecified, nonisolated
