import SourceModel
import Testing

@Suite struct ConditionTests {
    /// Which of two declarations of one name the rest of the module sees is shown by the isolation they give.
    private static func isolation(under condition: String, rules: ModuleRules) -> String? {
        let source = """
            #if \(condition)
            @MainActor class Base {}
            #else
            class Base {}
            #endif
            class Derived: Base {}
            """
        return TestModel(source, rules: rules).isolations()["Derived"]
    }

    private static func rules(_ system: String, flags: Set<String> = []) -> ModuleRules {
        var rules = ModuleRules()
        rules.operatingSystem = system
        rules.compilationConditions = flags
        rules.knowsAllConditions = true
        return rules
    }

    @Test(arguments: [
        "os(Linux)", "!os(macOS)", "os(macOS) || os(Linux)", "os(Linux) && !os(macOS)", "(os(Linux))",
        "swift(>=5.9)", "compiler(>=6.0)", "swift(<7)", "canImport(Swift)", "FLAG", "!UNSET", "true",
        "hasFeature(GlobalConcurrency)", "arch(x86_64)", "!targetEnvironment(simulator)",
    ])
    func `a condition that holds selects its branch`(condition: String) {
        #expect(Self.isolation(under: condition, rules: Self.rules("Linux", flags: ["FLAG"])) == "@MainActor")
    }

    @Test(arguments: [
        "os(macOS)", "!os(Linux)", "os(Linux) && os(macOS)", "swift(>=7)", "compiler(<6)", "UNSET", "false",
        "hasFeature(NonisolatedNonsendingByDefault)", "targetEnvironment(simulator)",
    ])
    func `a condition that does not hold selects the other branch`(condition: String) {
        #expect(Self.isolation(under: condition, rules: Self.rules("Linux", flags: ["FLAG"])) == "unspecified")
    }

    @Test func `swift() is the language mode and compiler() the compiler`() {
        var rules = Self.rules("Linux")
        rules.languageMode = 5
        #expect(Self.isolation(under: "swift(>=6)", rules: rules) == "unspecified")
        #expect(Self.isolation(under: "compiler(>=6)", rules: rules) == "@MainActor")
    }
}
