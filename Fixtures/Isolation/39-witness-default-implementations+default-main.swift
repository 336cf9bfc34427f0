// flags: --default-isolation MainActor
protocol P { @MainActor func a() ; @MainActor func b() ; func c() } //= @MainActor, @MainActor, @MainActor, @MainActor
extension P { func a() {} ; func c() {} ; func b(_ x: Int) {} } //= unspecified, @MainActor, @MainActor, @MainActor
struct S: P { func b() {} ; func c() {} } //= @MainActor, @MainActor, @MainActor
struct T: P { func a() {} ; func b() {} } //= @MainActor, @MainActor, @MainActor
protocol Q: P { func d() } //= @MainActor, @MainActor
extension Q { func b() {} ; func d() {} } //= unspecified, @MainActor, @MainActor
struct U: Q {} //= @MainActor
struct V: Q { func a() {} ; func b() {} ; func d() {} } //= @MainActor, @MainActor, @MainActor, @MainActor
protocol R { func r() } //= @MainActor, @MainActor
extension R { @MainActor func r() {} } //= unspecified, @MainActor
struct W {} //= @MainActor
extension P where Self == W { func b() {} } //= unspecified, @MainActor
extension W: P { func a() {} } //= unspecified, @MainActor
@MainActor protocol M { func m() ; func n() } //= @MainActor, @MainActor, @MainActor
extension M { func m() {} ; nonisolated func n() {} ; func o() {} } //= unspecified, @MainActor, nonisolated, @MainActor
extension M where Self: Sendable { func p() {} } //= unspecified, @MainActor
nonisolated extension M { func q() {} } //= nonisolated, nonisolated
struct X: M {} //= @MainActor
struct Y {} //= @MainActor
extension Y: M { func n() {} ; func m() {} } //= unspecified, @MainActor, @MainActor
extension Y { func z() {} } //= unspecified, @MainActor
