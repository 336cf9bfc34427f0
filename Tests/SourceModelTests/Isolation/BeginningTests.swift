import SourceModel
import Testing

@Suite("What code needs before it first suspends")
struct BeginningTests {
    @Test(
        "Uses of isolated declarations up to the first await",
        arguments: [
            ("name = \"\"; await other(); name = \"\"", ["name @MainActor"], true),
            ("await other(); name = \"\"", [], true),
            ("update(); _ = model.name", ["update @MainActor", "model @MainActor", "name @MainActor"], false),
            ("let work = { self.name = \"\" }; _ = work", [], false),
            ("for await x in stream { name = x }", [], true),
            ("plain(); await other()", [], true),
        ] as [(String, [String], Bool)])
    func uses(statements: String, needs: [String], suspends: Bool) throws {
        let test = TestModel(
            """
            @MainActor final class Model {
                var name = ""
                let model: Model
                func update() {}
                nonisolated func plain() {}
                func other() async {}
                var stream: Stream { Stream() }
                func f() async { \(statements) }
            }
            """)
        var inference = IsolationInference(test.model)
        let function = try #require(test.symbol("Model.f"))
        let body = test.model.declaration(function).body
        let beginning = inference.beginning(ofBody: body, in: function.file)
        #expect(
            beginning.uses.map { test.model.nameText(of: $0.symbol) + " " + $0.isolation.spelling } == needs)
        #expect((beginning.suspension != nil) == suspends)
    }
}
