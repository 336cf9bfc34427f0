actor Store { var count = 0 } //= unspecified, actor
@globalActor actor Custom { static let shared = Custom() } //= unspecified, unspecified
private struct Hidden: OneIsolated { func one() {} ; func two() {} } //= unspecified, @MainActor, unspecified
extension View { func third() {} } //= unspecified, @MainActor
extension Screen { func always() {} } //= unspecified, @MainActor
