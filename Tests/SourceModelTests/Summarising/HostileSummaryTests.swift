import Testing

@testable import SourceModel

/// Caches lie in folders that others can write to: bytes that pass for a summary may say anything.
@Suite("Summaries of hostile bytes")
struct HostileSummaryTests {
    private static let source = """
        import Foundation
        @MainActor protocol P { associatedtype A; func f(_ a: A) async }
        @propertyWrapper struct W<T> { var wrappedValue: T }
        final class C<T: P>: NSObject, P where T.A == Int {
            typealias A = (Int, String?) -> [T: Int]
            @W var value = 1
            lazy var other: some P = { [weak self, n = value] (a: Int, b) async throws -> C in self! }()
            init?(_ a: @escaping @Sendable (Int) -> Void, b: Int = 3) { value = b }
            func f(_ a: A) async {
                let (x, y) = (a, value), z = x
                if let z, case .some(let q) = z { Task { await self.f(q) } }
                for i in [1, 2].map({ $0 + 1 }) where i > 0 { g(i) { _ in y } }
                switch a { case let .b(c): c?.d[0]!.e(); default: break }
                func g<U>(_ u: U, _ h: () -> U...) -> U { u }
            }
        #if os(Linux) && DEBUG
            nonisolated subscript(_ i: Int) -> Int { get { i } set { value = newValue } }
        #endif
        }
        extension C { enum E: String { case a, b(Int) }; static func + (a: C, b: C) -> C { a } }
        let global = C { _ in }
        """

    @Test("A summary is read back as it was written")
    func roundTrip() throws {
        let summary = SourceParser.summarise(Array(Self.source.utf8))
        let decoded = try SummaryCodec.encode(summary).withUnsafeBytes { try SummaryCodec.decode($0) }
        #expect(decoded == summary)
    }

    @Test("Whatever reads as a summary can be linked and inferred", arguments: 0..<8)
    func mutations(seed: UInt64) {
        let intact = Array(SummaryCodec.encode(SourceParser.summarise(Array(Self.source.utf8))).dropFirst(16))
        var random = SplitMix(state: seed)
        var accepted = 0
        for _ in 0..<400 {
            var bytes = intact
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 2: bytes[place] &+= 1
                default: bytes[place] &-= 1
                }
            }
            let summary = bytes.withUnsafeBytes { try? SummaryCodec.decodePayload($0) }
            guard let summary else { continue }
            accepted += 1
            Self.infer(summary)
        }
        #expect(accepted > 0)
    }

    private static func infer(_ summary: FileSummary) {
        let file = FileInput(path: "/a.swift", summary: summary)
        let model = ProjectModel(linking: [ModuleInput(name: "Mod", rules: ModuleRules(), files: [file])])
        var inference = IsolationInference(model)
        let evidence = Evidence(model)
        for row in inference.rows(ofFile: 0) {
            _ = evidence.text(row.answer)
            _ = summary.position(of: row.offset)
        }
        for index in summary.declarations.indices where summary.declarations[index].kind.isTypeContext {
            _ = inference.conformanceRows(in: SymbolID(file: 0, declaration: Int32(index)))
        }
    }
}

/// Numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
