// flags: --upcoming NonisolatedNonsendingByDefault
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
protocol OnMain { @MainActor func shared() ; @MainActor func mine() } //= unspecified, @MainActor, @MainActor
protocol OnGA { @GA func shared() ; @GA func theirs() } //= unspecified, @GA, @GA
protocol Plain { func shared() } //= unspecified, unspecified
struct MainAndPlain: OnMain, Plain { nonisolated func shared() {} ; func mine() {} } //= unspecified, nonisolated, @MainActor
protocol AsyncMain { @MainActor func shared() async } //= unspecified, @MainActor
protocol AsyncGA { @GA func shared() async } //= unspecified, @GA
protocol AsyncPlain { func shared() async } //= unspecified, caller
struct MainAndGA: AsyncMain, AsyncGA { func shared() async {} } //= unspecified, caller
struct MainAndPlainAsync: AsyncMain, AsyncPlain { func shared() async {} } //= unspecified, caller
struct PlainThenMain: AsyncPlain, AsyncMain { func shared() async {} } //= unspecified, caller
protocol Base { @MainActor func base() async } //= unspecified, @MainActor
protocol Refined: Base { @GA func refined() async } //= unspecified, @GA
struct Chain: Refined { func base() async {} ; func refined() async {} } //= unspecified, @MainActor, @GA
protocol Restated: Base { func base() async } //= unspecified, caller
struct ViaRestated: Restated { func base() async {} } //= unspecified, caller
