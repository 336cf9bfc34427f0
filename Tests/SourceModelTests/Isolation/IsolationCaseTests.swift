import Foundation
import IsolationCases
import Settings
import SourceModel
import Testing

/// The annotated programs of `Fixtures/Isolation`, which the compiler agrees with (see `CompilerDriverTests`).
@Suite struct IsolationCaseTests {
    @Test(arguments: IsolationCase.all)
    func `every annotated line of a program is inferred as the compiler says`(program: IsolationCase) throws {
        let model = try CaseModel(program)
        for line in program.lines {
            let found = model.isolations(at: line)
            #expect(found == line.expected, "\(program.name):\(line.number)")
        }
    }
}

/// A case, summarised and linked with the SDK.
private struct CaseModel {
    private let program: IsolationCase
    private var rows: [String: [Int: [String]]] = [:]

    init(_ program: IsolationCase) throws {
        self.program = program
        var rules = ModuleRules(
            languageMode: program.settings.languageMode == .v6 ? 6 : 5,
            isMainActorByDefault: program.settings.defaultIsolation == .mainActor,
            features: Set(program.settings.upcomingFeatures + program.settings.experimentalFeatures))
        rules.hasCompleteChecking = rules.languageMode >= 6 || program.settings.strictConcurrency == .complete
        rules.operatingSystem = "Linux"
        let files = try program.files.map { path in
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return FileInput(
                path: path,
                summary: SourceParser.summarise(
                    Array(data),
                    options: SourceParser.Options(
                        isScript: program.settings.isScript || path.hasSuffix("/main.swift"))))
        }
        let module = ModuleInput(name: "Mod", rules: rules, files: files)
        let model = ProjectModel(linking: [module] + SDKLibrary.modules(for: [module]))
        var inference = IsolationInference(model)
        for index in model.modules[0].files {
            for row in inference.annotatedRows(ofFile: index, showing: program.rows) {
                rows[model.files[index].path, default: [:]][row.line, default: []].append(row.isolation)
            }
        }
    }

    func isolations(at line: IsolationCase.Line) -> [String] { rows[line.file]?[line.number] ?? [] }
}

extension IsolationInference {
    fileprivate mutating func annotatedRows(
        ofFile index: Int, showing rows: IsolationCase.Rows
    ) -> [(line: Int, isolation: String)] {
        let summary = model.files[index].summary
        switch rows {
        case .written, .closures:
            let closureKinds: [IsolationRowKind] = [.closure, .autoclosure]
            return self.rows(ofFile: index)
                .filter { rows == .closures ? closureKinds.contains($0.kind) : $0.kind != .autoclosure }
                .map { (summary.position(of: $0.offset).line, $0.answer.isolation.spelling) }
        case .conformances:
            return summary.declarations.indices.flatMap { declaration in
                conformanceRows(in: SymbolID(file: Int32(index), declaration: Int32(declaration))).map {
                    let offset = summary.declarations[declaration].nameOffset
                    return (summary.position(of: offset).line, $0.answer.isolation.spelling)
                }
            }
        }
    }
}
