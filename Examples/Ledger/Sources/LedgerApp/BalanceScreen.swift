import LedgerCore

/// What the screen shows. Nothing is written here: the module's default isolates it to the main actor.
final class BalanceScreen {
    private(set) var title = ""
    private(set) var balance = 0
    private let ledger: Ledger
    private var onChange: [(Int) -> Void] = []

    init(ledger: Ledger) {
        self.ledger = ledger
    }

    func observe(_ handler: @escaping (Int) -> Void) {
        onChange.append(handler)
    }

    /// The task takes over the main actor; between its awaits it may touch the screen.
    func reload(account: String) -> Task<Void, Never> {
        Task {
            title = ledger.title
            balance = await ledger.balance(of: account)
            onChange.forEach { $0(balance) }
        }
    }
}

/// Runs in the background, whoever calls: `@concurrent` says so.
@concurrent
nonisolated func sum(of entries: [Entry]) async -> Int {
    entries.reduce(0) { $0 + $1.amount }
}

/// Runs where its caller does, since the module turns `NonisolatedNonsendingByDefault` on.
nonisolated func average(of entries: [Entry]) async -> Int {
    entries.isEmpty ? 0 : await sum(of: entries) / entries.count
}
