/// One movement of money.
package struct Entry: Sendable, Identifiable {
    package let id: Int
    package let account: String
    /// In cents; negative for what was spent.
    package let amount: Int

    package init(id: Int, account: String, amount: Int) {
        self.id = id
        self.account = account
        self.amount = amount
    }
}

/// Where entries come from: a file, a server.
package protocol EntrySource: Sendable {
    func entries(after id: Int) async throws -> [Entry]
}
