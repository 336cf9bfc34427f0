import IsolationCases
import Testing

@Suite("The annotated programs")
struct IsolationCaseTests {
    @Test("are found, and each says something")
    func found() {
        #expect(IsolationCase.all.count >= 32)
        #expect(IsolationCase.all.allSatisfy { !$0.lines.isEmpty })
        #expect(IsolationCase.all.filter { $0.name.first?.isNumber == true }.count >= 31)
    }

    @Test("have headers that are understood", arguments: IsolationCase.all)
    func headers(program: IsolationCase) {
        #expect(program.settings.unknownFlags.isEmpty)
    }
}
