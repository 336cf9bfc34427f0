import SourceModel
import Testing

@Suite struct ComparisonTests {
    private static let source = """
        func load() async {}
        func parse() {}
        class Store { var items = 1; func add() async {} }
        @MainActor class Screen { func show() async {} }
        nonisolated func fixed() {}
        """

    @Test func `running where the caller does changes every async function that nothing isolates`() {
        let changes = TestModel(Self.source).changes(to: ModuleRules(features: ["NonisolatedNonsendingByDefault"]))
        #expect(changes.map(\.name) == ["load", "Store.add"])
        #expect(changes.allSatisfy { $0.executorBefore == .pool && $0.executorAfter == .caller })
        #expect(changes.map(\.line) == [1, 3])
    }

    @Test func `main-actor default isolation reaches what says nothing and spares what does`() {
        let changes = TestModel(Self.source).changes(to: ModuleRules(isMainActorByDefault: true))
        #expect(changes.map(\.name) == ["load", "parse", "Store", "Store.items", "Store.add"])
        #expect(changes.allSatisfy { $0.after == .mainActor })
    }

    @Test func `the same settings change nothing`() {
        #expect(TestModel(Self.source).changes(to: ModuleRules()).isEmpty)
    }
}
