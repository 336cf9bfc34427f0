import LedgerCore

@main
struct LedgerApp {
    static func main() async {
        let ledger = Ledger(name: "Household")
        await ledger.add(Entry(id: 1, account: "Groceries", amount: -4_250))
        let screen = BalanceScreen(ledger: ledger)
        screen.observe { balance in print("Groceries: \(balance)") }
        await screen.reload(account: "Groceries").value
    }
}
