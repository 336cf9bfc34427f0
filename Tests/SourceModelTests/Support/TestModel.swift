import SourceModel

/// A model of one module made from source text, with a small stand-in for the standard library.
struct TestModel {
    let model: ProjectModel
    private let inputs: [ModuleInput]

    init(_ source: String, rules: ModuleRules = ModuleRules(), isScript: Bool = false) {
        inputs = [
            ModuleInput(name: "Mod", rules: rules, files: [Self.file("Mod.swift", source, isScript: isScript)]),
            ModuleInput(
                name: "Swift", rules: ModuleRules(languageMode: 5),
                files: [Self.file("Swift.swift", Self.standardLibrary)], isSDK: true),
        ]
        model = ProjectModel(linking: inputs)
    }

    private static func file(_ path: String, _ source: String, isScript: Bool = false) -> FileInput {
        FileInput(
            path: path,
            summary: SourceParser.summarise(Array(source.utf8), options: SourceParser.Options(isScript: isScript)))
    }

    /// The isolation of every row of the module, by qualified name; closures are left out.
    func isolations() -> [String: String] {
        var inference = IsolationInference(model)
        let rows = inference.rows(ofFile: 0).filter { $0.kind != .closure && $0.kind != .extension }
        return Dictionary(
            rows.map { ($0.name, $0.answer.isolation.spelling) }, uniquingKeysWith: { first, _ in first })
    }

    /// The first declaration with a qualified name.
    func symbol(_ name: String) -> SymbolID? {
        var inference = IsolationInference(model)
        for row in inference.rows(ofFile: 0) where row.name == name {
            if case .declaration(let symbol) = row.subject { return symbol }
        }
        return nil
    }

    /// What changes in the module under other rules.
    func changes(to rules: ModuleRules) -> [IsolationChange] {
        IsolationComparison.changes(in: inputs, at: 0, from: inputs[0].rules, to: rules)
    }

    private static let standardLibrary = """
        public protocol Sendable {}
        public protocol Error: Sendable {}
        public struct Int: Sendable {}
        public struct String: Sendable {}
        public struct Array<Element> {}
        extension Array: Sendable where Element: Sendable {}
        @globalActor public actor MainActor { public static let shared = MainActor() }
        public class Reference {}
        """
}
