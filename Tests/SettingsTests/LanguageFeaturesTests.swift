import Settings
import Testing

@Suite("The compiler's features")
struct LanguageFeaturesTests {
    @Test("no name stands twice in the table")
    func unique() {
        let names = LanguageFeatures.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test("the table holds what the 6.3 compiler prints")
    func complete() {
        #expect(LanguageFeatures.upcoming.count == 21)
        #expect(LanguageFeatures.optional.count == 2)
        #expect(LanguageFeatures.experimental.count == 48)
        #expect(LanguageFeatures.included(in: .v6).count == 15)
        #expect(LanguageFeatures.named("NonisolatedNonsendingByDefault")?.proposal == "SE-0461")
        #expect(LanguageFeatures.named("nonisolatednonsendingbydefault") == nil)
    }

    @Test("every feature that follows from a setting is in the table")
    func impliedNamesExist() {
        let implied =
            LanguageFeatures.approachableConcurrency + LanguageFeatures.impliedByCompleteChecking
            + LanguageFeatures.impliedByDefaultMainActor
        #expect(implied.allSatisfy { LanguageFeatures.named($0) != nil })
    }

    @Test(
        "a misspelt name leads to the nearest known one",
        arguments: [
            ("ExistentalAny", "ExistentialAny"), ("existentialany", "ExistentialAny"),
            ("InferSendableFromCapture", "InferSendableFromCaptures"), ("StrictConcurency", "StrictConcurrency"),
            ("DisableOutwardActorInferrence", "DisableOutwardActorInference"),
        ])
    func suggestions(_ written: String, _ meant: String) {
        #expect(LanguageFeatures.suggestion(for: written) == meant)
    }

    @Test("a name that resembles nothing leads nowhere", arguments: ["", "Foo", "SomethingElseEntirely"])
    func noSuggestion(_ written: String) {
        #expect(LanguageFeatures.suggestion(for: written) == nil)
    }

    @Test("a very long name is not compared")
    func longName() {
        #expect(LanguageFeatures.suggestion(for: String(repeating: "x", count: 1_000_000)) == nil)
    }
}
