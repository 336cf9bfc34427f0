import CompilerDriver
import Testing

@Suite("The agreement of inference and compiler")
struct IsolationAgreementTests {
    private func compiler(
        _ line: Int, _ kind: IsolationRowKind, _ isolation: String, _ marks: CompilerIsolationRow.Marks = []
    ) -> CompilerIsolationRow {
        CompilerIsolationRow(
            file: "a.swift", line: line, column: 1, kind: kind, name: "n", isolation: isolation, source: .sil,
            marks: marks)
    }

    private func inferred(
        _ line: Int, _ kind: IsolationRowKind, _ isolation: String, inactive: Bool = false
    ) -> InferredIsolationRow {
        InferredIsolationRow(
            file: "a.swift", line: line, column: 1, kind: kind, name: "n", isolation: isolation, evidence: "because",
            isInactive: inactive)
    }

    @Test("counts every row once, by the compiler's kind")
    func counts() {
        let agreement = IsolationAgreement(
            inferred: [
                inferred(1, .class, "@MainActor"), inferred(2, .function, "nonisolated"),
                inferred(3, .closure, "unknown"), inferred(5, .computedProperty, "actor"),
                inferred(6, .function, "actor"), inferred(7, .function, "actor", inactive: true),
            ],
            compiler: [
                compiler(1, .class, "@MainActor"), compiler(2, .function, "@MainActor"),
                compiler(3, .closure, "actor"), compiler(4, .closure, "actor"), compiler(5, .storedProperty, "actor"),
            ])
        #expect(agreement.declarations.agree == 2)
        #expect(agreement.declarations.disagree == 1)
        #expect(agreement.declarations.extra == 1)
        #expect(agreement.closures.unknown == 1)
        #expect(agreement.closures.missing == 1)
        #expect(agreement.inactiveCount == 1)
        #expect(agreement.kinds.map(\.kind) == [.class, .function, .storedProperty, .closure])
        #expect(agreement.disagreements.map(\.inferred.evidence) == ["because"])
        #expect(agreement.missing.map(\.line) == [4])
        #expect(agreement.extra.map(\.line) == [6])
    }

    @Test("leaves out what the compiler's outputs do not show, and what is not written")
    func undetermined() {
        let agreement = IsolationAgreement(
            inferred: [inferred(1, .struct, "@MainActor"), inferred(2, .closure, "actor")],
            compiler: [
                compiler(1, .struct, "unspecified", .uncertain), compiler(2, .closure, "unspecified", .unchecked),
                compiler(3, .initializer, "nonisolated", .implicit),
            ])
        #expect(agreement.undeterminedCount == 2)
        #expect(agreement.declarations.compared == 0)
        #expect(agreement.declarations.agreementPercent == nil)
        #expect(agreement.extra.isEmpty)
    }

    @Test("joins several rows at one place in their order, and never a closure with a declaration")
    func samePlace() {
        let agreement = IsolationAgreement(
            inferred: [inferred(1, .function, "actor"), inferred(1, .autoclosure, "nonisolated")],
            compiler: [compiler(1, .autoclosure, "nonisolated"), compiler(1, .function, "actor")])
        #expect(agreement.declarations.agreementPercent == 100)
        #expect(agreement.autoclosures.agreementPercent == 100)
        #expect(agreement.closures.compared == 0)
    }

    @Test("tells a difference of wording from a difference of isolation")
    func wording() {
        let agreement = IsolationAgreement(
            inferred: [inferred(1, .function, "nonisolated"), inferred(2, .function, "actor")],
            compiler: [compiler(1, .function, "unspecified"), compiler(2, .function, "unspecified")])
        #expect(agreement.disagreements.map(\.isOfWordingAlone) == [true, false])
    }

    @Test("adds up over modules")
    func sum() {
        let one = IsolationAgreement(
            inferred: [inferred(1, .function, "actor")],
            compiler: [compiler(1, .function, "actor"), compiler(2, .closure, "actor")])
        let sum = one + one
        #expect(sum.declarations.agree == 2)
        #expect(sum.closures.missing == 2)
        #expect(sum.missing.count == 2)
    }

    @Test("says in words where the compiler's answer comes from")
    func reason() {
        var row = compiler(1, .function, "actor")
        row.origin = .inferred
        row.treeIsolation = "unspecified"
        #expect(row.reason == "the code it emits, inferred; its syntax tree says unspecified")
    }
}
