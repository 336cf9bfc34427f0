import SourceModel
import Testing

@Suite struct SendabilityTests {
    private static let types = """
        struct Plain { var a: Int; var b: [String] }
        struct Holder { var r: Reference }
        struct Nested { var p: Plain; var h: Holder? }
        enum Choice { case none; case some(Plain) }
        enum Bad { case some(Reference) }
        public struct Exported { var a: Int }
        @frozen public struct Frozen { var a: Int }
        class Open {}
        final class Stated: Sendable {}
        class Trusted: @unchecked Sendable {}
        @MainActor class Screen {}
        actor Account {}
        struct Box<T> { var value: T }
        struct Limited<T: Sendable> { var value: T }
        struct Failure: Error { var r: Int }
        protocol Safe: Sendable {}
        struct Erased { var safe: any Safe }
        struct Function { var f: @Sendable () -> Void }
        struct Loose { var f: () -> Void }
        struct Recursive { var next: [Recursive] }
        struct Refused { var a: Int }
        @available(*, unavailable) extension Refused: Sendable {}
        """

    private static func sendability(of name: String) throws -> Sendability {
        let test = TestModel(types)
        let symbol = try #require(test.symbol(name))
        var inference = IsolationInference(test.model)
        return inference.sendability(of: .nominal(symbol, []))
    }

    @Test(arguments: [
        "Plain", "Choice", "Frozen", "Stated", "Trusted", "Screen", "Account", "Limited", "Failure", "Erased",
        "Function", "Recursive",
    ])
    func `types that may be shared`(name: String) throws {
        #expect(try Self.sendability(of: name).isSendable)
    }

    @Test(arguments: ["Holder", "Nested", "Bad", "Exported", "Open", "Box", "Loose", "Refused"])
    func `types that may not be shared`(name: String) throws {
        let answer = try Self.sendability(of: name)
        #expect(!answer.isSendable)
        #expect(answer != .unknown)
    }

    @Test func `the member that stands in the way is named`() throws {
        #expect(try Self.sendability(of: "Nested") == .notSendable(.member("h")))
    }

    @Test func `a type that is not declared anywhere is unknown`() throws {
        let test = TestModel("struct Far { var x: Missing }")
        let symbol = try #require(test.symbol("Far"))
        var inference = IsolationInference(test.model)
        #expect(inference.sendability(of: .nominal(symbol, [])) == .unknown)
    }
}
