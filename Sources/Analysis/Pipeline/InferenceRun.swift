import SourceModel

/// Infers the rows of a selection's files, several files at a time.
struct InferenceRun: Sendable {
    let model: ProjectModel
    let selection: ModuleSelection
    let width: Int

    /// A file to answer for: its part, its place in the part's `answered`, and in the model's `files`; the last is nil
    /// where the file could not be read.
    private typealias Subject = (part: Int, place: Int, index: Int?)

    /// The answers of all parts; nil where the task was cancelled.
    func answers() async -> [ModuleAnswer]? {
        let pieces = pieces()
        let results = await ParallelMap.results(of: pieces, width: width) { [model] in Self.answers(of: $0, in: model) }
        guard let results else { return nil }
        var modules = selection.parts.map { part in
            ModuleAnswer(part: part, files: [FileAnswer](repeating: FileAnswer(), count: part.answered.count))
        }
        for (subject, answer) in zip(pieces.joined(), results.joined()) {
            modules[subject.part].files[subject.place] = answer
        }
        return modules
    }

    /// Files that are worked on with one inference, which remembers what it has found. Neighbours share types, so a piece
    /// is as long as an even load of all workers allows; and since an inference begins with what it must know of the whole
    /// project, small modules share one.
    private func pieces() -> [[Subject]] {
        let subjects = selection.parts.enumerated().flatMap { number, part in
            let indices = Dictionary(
                model.modules[number].files.map { (model.files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
            return part.answered.enumerated().map { Subject(number, $0.offset, indices[$0.element]) }
        }
        return SourceInventory.pieces(of: subjects, size: max(8, subjects.count / (max(1, width) * 8)))
    }

    private static func answers(of piece: [Subject], in model: ProjectModel) -> [FileAnswer] {
        var inference = IsolationInference(model)
        let evidence = Evidence(model)
        return piece.map { subject in
            guard let index = subject.index, !Task.isCancelled else { return FileAnswer() }
            return FileAnswer(ofFile: index, &inference, evidence)
        }
    }
}

extension FileAnswer {
    /// The answer of one file of the model.
    init(ofFile index: Int, _ inference: inout IsolationInference, _ evidence: Evidence) {
        self.init()
        let summary = inference.model.files[index].summary
        rows = inference.rows(ofFile: index).map { row in
            let place = summary.position(of: row.offset)
            let isInactive = inference.model.isInactive(row.subject)
            let isOpen = if case .unknown = row.answer.isolation { true } else { false }
            return AnswerRow(
                line: UInt32(place.line), column: UInt32(place.column), kind: row.kind.rawValue, name: row.name,
                isolation: row.answer.isolation.spelling,
                evidence: isInactive && isOpen ? "not compiled: its #if is false" : evidence.text(row.answer),
                isInactive: isInactive)
        }
        for (position, declaration) in summary.declarations.enumerated() where declaration.kind.isTypeContext {
            let symbol = SymbolID(file: Int32(index), declaration: Int32(position))
            let place = summary.position(of: declaration.nameOffset)
            for row in inference.conformanceRows(in: symbol) {
                let type = inference.model.nominal(ofContext: symbol) ?? symbol
                conformances.append(
                    AnswerRow(
                        line: UInt32(place.line), column: UInt32(place.column), kind: "conformance",
                        name: inference.model.qualifiedName(of: type), isolation: row.answer.isolation.spelling,
                        evidence: evidence.text(row.answer),
                        detail: inference.model.qualifiedName(of: row.conformance.protocol)))
            }
        }
        for error in summary.syntaxErrors {
            let place = summary.position(of: error.offset)
            syntaxErrors.append(
                AnswerRow(
                    line: UInt32(place.line), column: UInt32(place.column), kind: "error", name: "", isolation: "",
                    evidence: error.message))
        }
    }
}

extension ProjectModel {
    /// Whether a row's subject is certainly not compiled.
    fileprivate func isInactive(_ subject: IsolationSubject) -> Bool {
        switch subject {
        case .declaration(let symbol): isInactive(symbol)
        case .closure(let symbol):
            isInactive(files[Int(symbol.file)].summary.closures[Int(symbol.closure.index)].condition, in: symbol.file)
        case .asyncLet(let file, let binding):
            isInactive(files[Int(file)].summary.bindings[Int(binding)].condition, in: file)
        }
    }
}
