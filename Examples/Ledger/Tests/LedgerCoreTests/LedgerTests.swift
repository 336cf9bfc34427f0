import LedgerCore
import Testing

@Test("A balance is the sum of an account's entries")
func balance() async {
    let ledger = Ledger(name: "Test")
    await ledger.add(Entry(id: 1, account: "Rent", amount: -90_000))
    await ledger.add(Entry(id: 2, account: "Rent", amount: 500))
    #expect(await ledger.balance(of: "Rent") == -89_500)
}
