import Foundation
import IsolationCases
import Settings
import SourceModel
import Testing

@Suite("The annotated programs, inferred")
struct IsolationCaseTests {
    @Test("run where the compiler says", arguments: IsolationCase.all)
    func agree(program: IsolationCase) throws {
        let programs = IsolationPrograms.shared
        let rows = try #require(programs.rows(of: program))
        for line in program.lines {
            let found = rows.filter { $0.file == line.file && $0.line == line.number }
            #expect(found.map(\.isolation) == line.expected, "\(program.name):\(line.number)")
        }
    }
}

/// All annotated programs linked into one model, a module for each.
private struct IsolationPrograms: Sendable {
    static let shared = IsolationPrograms(IsolationCase.all)

    private let model: ProjectModel
    private let modules: [String: Int]

    /// One row as the annotations speak of it.
    struct Row {
        var file: String
        var line: Int
        var offset: UInt32
        var isolation: String
    }

    private init(_ programs: [IsolationCase]) {
        let inputs = programs.map { program in
            ModuleInput(
                name: program.name, rules: ModuleRules(program), files: program.files.map(FileInput.init(file:)))
        }
        model = ProjectModel(linking: inputs + SDKLibrary.modules(for: inputs))
        modules = Dictionary(
            programs.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The rows that a program's annotations list, in the order of their places.
    func rows(of program: IsolationCase) -> [Row]? {
        guard let module = modules[program.name] else { return nil }
        var inference = IsolationInference(model)
        return model.modules[module].files.flatMap { file in
            let summary = model.files[file].summary
            let found: [(UInt32, Isolation)]
            switch program.rows {
            case .written:
                found = inference.rows(ofFile: file).filter { $0.kind != .autoclosure }.map {
                    ($0.offset, $0.answer.isolation)
                }
            case .closures:
                found = inference.rows(ofFile: file).filter { $0.kind == .closure || $0.kind == .autoclosure }
                    .map { ($0.offset, $0.answer.isolation) }
            case .conformances:
                let contexts = summary.declarations.indices.filter { summary.declarations[$0].kind.isTypeContext }
                found = contexts.flatMap { index -> [(UInt32, Isolation)] in
                    let symbol = SymbolID(file: Int32(file), declaration: Int32(index))
                    let offset = summary.declarations[index].nameOffset
                    return inference.conformanceRows(in: symbol).map { (offset, $0.answer.isolation) }
                }
            }
            return found.map { offset, isolation in
                Row(
                    file: model.files[file].path, line: summary.position(of: offset).line, offset: offset,
                    isolation: isolation.spelling)
            }
        }
    }
}

extension FileInput {
    fileprivate init(file path: String) {
        let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
        let isScript = path.hasSuffix("/main.swift")
        self.init(path: path, summary: SourceParser.summarise(bytes, options: SourceParser.Options(isScript: isScript)))
    }
}

extension ModuleRules {
    fileprivate init(_ program: IsolationCase) {
        let settings = program.settings
        self.init(
            languageMode: Int(settings.languageMode.rawValue.prefix(1)) ?? 6,
            isMainActorByDefault: settings.defaultIsolation == .mainActor,
            features: Set(settings.upcomingFeatures + settings.experimentalFeatures))
        hasCompleteChecking = languageMode >= 6 || settings.strictConcurrency == .complete
        operatingSystem = "Linux"
    }
}
