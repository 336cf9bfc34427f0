import SourceModel
import Testing

@Suite("Captured values")
struct CapturedValueTests {
    @Test(
        "Are named with their type and whether they are Sendable",
        arguments: [
            ("let a = 1; take { _ = a }", ["a: Int, Sendable"]),
            ("let a = other; take { _ = a }", ["a: Other, not Sendable"]),
            ("let a = other; take { [a] in }", ["a: Other, not Sendable"]),
            ("take { [weak self] in }", ["self: Model?, Sendable"]),
            ("take { step() }", ["self: Model, Sendable"]),
            ("take { _ = other }", ["other: Other, not Sendable"]),
            ("var a = 1; take { a = 2 }", ["a: Int, Sendable, variable"]),
            ("take { _ = handler }", ["handler: () -> Int, not Sendable"]),
            ("take { _ = onMain }", ["onMain: @MainActor @Sendable () -> Int, Sendable"]), ("take { }", []),
            ("takeOne { a in take { _ = a } }", ["a: Int, Sendable"]),
        ])
    func values(statements: String, expected: [String]) throws {
        let test = TestModel(
            """
            func take(_ f: () -> Void) {}
            func takeOne(_ f: (Int) -> Void) {}
            class Other: Reference {}
            @MainActor class Model {
                func step() {}
                func f(other: Other, handler: () -> Int, onMain: @MainActor () -> Int) { \(statements) }
            }
            """)
        var inference = IsolationInference(test.model)
        let last = try #require(test.model.files[0].summary.closures.indices.last)
        let values = inference.capturedValues(of: ClosureID(index: Int32(last)), in: 0)
        #expect(values.map(description) == expected, "\(statements)")
    }

    private func description(_ value: CapturedValue) -> String {
        let word =
            switch value.sendability {
            case .sendable: "Sendable"
            case .notSendable: "not Sendable"
            case .unknown: "unknown"
            }
        return "\(value.name): \(value.type), \(word)" + (value.isMutable ? ", variable" : "")
    }
}
