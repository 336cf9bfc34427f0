import SourceModel
import Testing

@Suite("Names of other modules")
struct NameLookupTests {
    /// Modules of an SDK, by name: what they export, and what they declare.
    private static let sdk: [(name: String, reexports: [String], text: String)] = [
        ("Swift", [], "public enum Optional<T> {}"),
        ("_Concurrency", [], "@globalActor public actor MainActor { public static let shared = MainActor() }"),
        ("Kit", ["Base"], "@MainActor public class View {}"),
        ("Base", [], "@MainActor public class Object {}; @MainActor public class Twice {}"),
        ("Other", [], "public class Twice {}"),
    ]

    @Test(
        "Are found through imports, exports and qualifiers, and where only one SDK has them",
        arguments: [
            ("import Kit", "class A: View {}", "@MainActor"), ("import Kit", "class A: Object {}", "@MainActor"),
            ("import Kit", "class A: Kit.Object {}", "@MainActor"),
            ("import Base", "class A: Base.Object {}", "@MainActor"),
            ("", "class A: View {}", "@MainActor"), ("import Unread", "class A: Object {}", "@MainActor"),
            ("", "class A: Twice {}", "unknown"), ("import Base", "class A: Twice {}", "@MainActor"),
            ("import Other", "class A: Twice {}", "unspecified"),
            ("", "class View {}; class A: View {}", "unspecified"),
            ("", "class A: Missing {}", "unknown"),
        ])
    func superclass(imports: String, source: String, isolation: String) {
        #expect(Self.isolation(of: "A", imports + "\n" + source) == isolation, "\(imports); \(source)")
    }

    @Test("What one file re-exports all files of the module see")
    func reexports() {
        let isolation = Self.isolation(of: "A", "class A: Object {}", beside: "@_exported import Kit")
        #expect(isolation == "@MainActor")
    }

    @Test("Extensions of optionals extend Optional")
    func optionals() {
        #expect(Self.isolation(of: "Int?.f", "struct Int {}\nextension Int? { func f() {} }") == "unspecified")
    }

    private static func isolation(of name: String, _ source: String, beside other: String = "") -> String? {
        let own = ModuleInput(
            name: "Mod", rules: ModuleRules(), files: [file("/a.swift", source), file("/b.swift", other)])
        let libraries = sdk.map { module in
            ModuleInput(
                name: module.name, rules: ModuleRules(languageMode: 5), files: [file(module.name, module.text)],
                isSDK: true,
                reexports: module.reexports)
        }
        var inference = IsolationInference(ProjectModel(linking: [own] + libraries))
        return inference.rows(ofFile: 0).first { $0.name == name }?.answer.isolation.spelling
    }

    private static func file(_ path: String, _ text: String) -> FileInput {
        FileInput(path: path, summary: SourceParser.summarise(Array(text.utf8)))
    }
}
