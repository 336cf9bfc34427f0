import SourceModel
import Testing

@Suite struct EvidenceTests {
    @Test func `the chain leads from a member over the superclass to what is written`() throws {
        let test = TestModel("@MainActor class Base {}\nclass Middle: Base {}\nclass Leaf: Middle { func act() {} }")
        let symbol = try #require(test.symbol("Leaf.act"))
        var inference = IsolationInference(test.model)
        let chain = inference.chain(behind: inference.isolation(of: symbol))
        #expect(chain.map(\.name) == ["Leaf", "Middle", "Base"])
        #expect(chain.map(\.text) == ["inherits from `Middle`", "inherits from `Base`", "written @MainActor"])
    }

    @Test func `what is not declared anywhere is unknown and named`() throws {
        let test = TestModel("import Far\nclass Near: Distant { func act() {} }")
        let symbol = try #require(test.symbol("Near.act"))
        var inference = IsolationInference(test.model)
        let answer = inference.isolation(of: symbol)
        #expect(answer.isolation.spelling == "unknown")
        #expect(inference.chain(behind: answer).last?.text == "`Distant` is not declared in anything that was read")
    }

    @Test func `a cycle of superclasses ends`() {
        let isolations = TestModel("class A: B {}\nclass B: A {}").isolations()
        #expect(isolations == ["A": "unspecified", "B": "unspecified"])
    }
}
