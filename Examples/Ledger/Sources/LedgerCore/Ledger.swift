/// All entries and the balance of each account. The actor keeps the two in step.
package actor Ledger {
    package let name: String
    private var entries: [Entry] = []
    private var balances: [String: Int] = [:]
    private var refresh: Task<Void, Never>?

    package init(name: String) {
        self.name = name
    }

    package func add(_ entry: Entry) {
        entries.append(entry)
        balances[entry.account, default: 0] += entry.amount
    }

    package func balance(of account: String) -> Int {
        balances[account] ?? 0
    }

    package nonisolated var title: String { "Ledger \(name)" }

    /// Fetches what is new. The task captures `self`, and so runs on the actor; the closure given to `filter` runs where
    /// it is called.
    package func startRefreshing(from source: any EntrySource) {
        refresh?.cancel()
        refresh = Task {
            guard let new = try? await source.entries(after: entries.last?.id ?? 0) else { return }
            for entry in new.filter({ $0.amount != 0 }) { add(entry) }
        }
    }

    /// The task does not use `self`: it runs on no actor, though it is made on this one.
    package func log(_ line: String) {
        Task {
            await Journal.shared.write(line)
        }
    }
}

/// What happened, line by line.
@Bookkeeping
final class Journal {
    static let shared = Journal()

    private var lines: [String] = []

    func write(_ line: String) {
        lines.append(line)
    }
}

/// The actor that everything about the books is written on.
@globalActor
package actor Bookkeeping {
    package static let shared = Bookkeeping()
}
