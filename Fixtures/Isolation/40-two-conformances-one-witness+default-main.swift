// flags: --default-isolation MainActor
@globalActor actor GA { static let shared = GA() } //= unspecified, unspecified
protocol OnMain { @MainActor func shared() ; @MainActor func mine() } //= @MainActor, @MainActor, @MainActor
protocol OnGA { @GA func shared() ; @GA func theirs() } //= @MainActor, @GA, @GA
protocol Plain { func shared() } //= @MainActor, @MainActor
struct MainAndPlain: OnMain, Plain { nonisolated func shared() {} ; func mine() {} } //= @MainActor, nonisolated, @MainActor
protocol AsyncMain { @MainActor func shared() async } //= @MainActor, @MainActor
protocol AsyncGA { @GA func shared() async } //= @MainActor, @GA
protocol AsyncPlain { func shared() async } //= @MainActor, @MainActor
struct MainAndGA: AsyncMain, AsyncGA { func shared() async {} } //= @MainActor, @MainActor
struct MainAndPlainAsync: AsyncMain, AsyncPlain { func shared() async {} } //= @MainActor, @MainActor
struct PlainThenMain: AsyncPlain, AsyncMain { func shared() async {} } //= @MainActor, @MainActor
protocol Base { @MainActor func base() async } //= @MainActor, @MainActor
protocol Refined: Base { @GA func refined() async } //= @MainActor, @GA
struct Chain: Refined { func base() async {} ; func refined() async {} } //= @MainActor, @MainActor, @GA
protocol Restated: Base { func base() async } //= @MainActor, @MainActor
struct ViaRestated: Restated { func base() async {} } //= @MainActor, @MainActor
