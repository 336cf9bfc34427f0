import Settings
package import SourceModel
import SourceText

/// Explains what stands at a position.
package struct Explainer {
    private let selection: ModuleSelection
    private var inference: IsolationInference
    private let evidence: Evidence

    package init(_ model: ProjectModel, _ selection: ModuleSelection) {
        self.selection = selection
        inference = IsolationInference(model)
        evidence = Evidence(model)
    }

    /// With a column, the innermost declaration or closure at the position; without, all that start on the line, or the
    /// innermost around it where none does. Empty where there is nothing.
    package mutating func explanations(path: String, line: Int, column: Int?) -> [Explanation] {
        for (number, part) in selection.parts.enumerated() where part.answered.contains(path) {
            let files = inference.model.modules[number].files
            guard let file = files.first(where: { inference.model.files[$0].path == path }) else { continue }
            let rows = rows(at: line, column, in: file)
            return rows.map { explanation(of: $0, in: file, part) }
        }
        return []
    }

    private mutating func rows(at line: Int, _ column: Int?, in file: Int) -> [IsolationRow] {
        let summary = inference.model.files[file].summary
        let table = LineTable(lineStarts: summary.lineStarts)
        let rows = inference.rows(ofFile: file).map { (row: $0, extent: extent(of: $0, in: summary)) }
        if let column {
            guard let offset = table.offset(of: SourcePosition(line: line, column: column)) else { return [] }
            return innermost(rows.filter { $0.extent.contains(offset) })
        }
        let starting = rows.filter { table.position(of: Int($0.row.offset)).line == line }
        if !starting.isEmpty { return starting.map(\.row) }
        guard let start = table.offset(of: SourcePosition(line: line, column: 1)) else { return [] }
        let end = line < table.lineStarts.count ? Int(table.lineStarts[line]) - 1 : start
        return innermost(rows.filter { $0.extent.start <= start && end <= $0.extent.end })
    }

    private func innermost(_ rows: [(row: IsolationRow, extent: ByteRange)]) -> [IsolationRow] {
        let best = rows.min { $0.extent.end - $0.extent.start < $1.extent.end - $1.extent.start }
        return best.map { [$0.row] } ?? []
    }

    private func extent(of row: IsolationRow, in summary: FileSummary) -> ByteRange {
        switch row.subject {
        case .declaration(let symbol):
            let declaration = summary.declarations[Int(symbol.declaration)]
            return ByteRange(start: Int(declaration.startOffset), end: Int(declaration.endOffset))
        case .closure(let symbol):
            let closure = summary.closures[Int(symbol.closure.index)]
            return ByteRange(start: Int(closure.offset), end: Int(closure.endOffset))
        case .asyncLet(_, let binding):
            return ByteRange(start: Int(row.offset), end: Int(summary.bindings[Int(binding)].scopeStart))
        }
    }

    private mutating func explanation(
        of row: IsolationRow, in file: Int, _ part: ModuleSelection.Part
    ) -> Explanation {
        let summary = inference.model.files[file].summary
        let position = LineTable(lineStarts: summary.lineStarts).position(of: Int(row.offset))
        var result = Explanation(
            place: Explanation.Place(path: inference.model.files[file].path, position: position), kind: row.kind,
            name: row.name, isolation: row.answer.isolation,
            executor: Executor(row.answer.isolation, isAsync: inference.isAsync(row.subject)),
            chain: chain(behind: row, part), settings: part.settings, capture: captureRule(row))
        if case .closure(let symbol) = row.subject {
            result.captures = inference.capturedValues(of: symbol.closure, in: symbol.file)
        }
        result.prefix = prefix(of: row, in: file)
        return result
    }

    /// What the beginning of asynchronous code needs.
    private mutating func prefix(of row: IsolationRow, in file: Int) -> SynchronousPrefix? {
        let summary = inference.model.files[file].summary
        let body: BodyID
        switch row.subject {
        case .declaration(let symbol): body = summary.declarations[Int(symbol.declaration)].body
        case .closure(let symbol): body = summary.closures[Int(symbol.closure.index)].body
        case .asyncLet: return nil
        }
        guard !body.isNone, inference.isAsync(row.subject) else { return nil }
        let beginning = inference.beginning(ofBody: body, in: Int32(file))
        let table = LineTable(lineStarts: summary.lineStarts)
        return SynchronousPrefix(
            suspension: beginning.suspension.map { table.position(of: Int($0)) },
            needs: beginning.uses.map { use in
                SynchronousPrefix.Need(
                    name: evidence.name(use.symbol), isolation: use.isolation,
                    position: table.position(of: Int(use.offset)))
            })
    }

    private func captureRule(_ row: IsolationRow) -> CaptureRule? {
        switch row.subject {
        case .declaration: return nil
        case .asyncLet: return .handedOver
        case .closure:
            switch row.answer.reason {
            case .inferenceBoundary(let context), .closureType(let context):
                if case .unknown(let missing) = context.origin { return .unknown(missing) }
                if context.type?.isSendable == true { return .sendableOnly }
                return context.isSending ? .handedOver : .anything
            default: return .anything
            }
        }
    }
}

extension Explainer {
    /// The reasons, nearest first, down to something written, a setting or a rule of the language.
    private mutating func chain(behind row: IsolationRow, _ part: ModuleSelection.Part) -> [Explanation.Step] {
        var steps = [step("", row.answer, nil)]
        var answer = row.answer
        var subject = row.subject
        while steps.count < 16, let cause = cause(of: answer, subject) {
            subject = cause
            answer = self.answer(of: cause)
            steps.append(step(name(of: cause), answer, place(of: cause)))
        }
        if case .moduleDefault = answer.reason {
            let setting = part.settings.defaultIsolation
            steps.append(
                Explanation.Step(
                    subject: "", isolation: "",
                    reason: "the module's default isolation is "
                        + (setting.value?.rawValue ?? "unknown"), place: nil))
        }
        return steps
    }

    private func step(
        _ subject: String, _ answer: IsolationAnswer, _ place: Explanation.Place?
    ) -> Explanation.Step {
        Explanation.Step(
            subject: subject, isolation: answer.isolation.spelling, reason: evidence.text(answer), place: place)
    }

    /// The declaration or closure that the reason leads on to.
    private func cause(of answer: IsolationAnswer, _ subject: IsolationSubject) -> IsolationSubject? {
        if let symbol = evidence.cause(of: answer.reason) { return .declaration(symbol) }
        switch answer.reason {
        case .enclosingCode, .isolatedValueNotCaptured, .localFunction: return around(subject)
        default: return nil
        }
    }

    /// What the body belongs to that the subject stands in.
    private func around(_ subject: IsolationSubject) -> IsolationSubject? {
        let file: Int32
        let body: BodyID
        switch subject {
        case .declaration(let symbol):
            file = symbol.file
            body = inference.model.declaration(symbol).enclosingBody
        case .closure(let symbol):
            file = symbol.file
            let summary = inference.model.files[Int(file)].summary
            let own = summary.closures[Int(symbol.closure.index)].body
            guard !own.isNone else { return nil }
            body = summary.bodies[Int(own.index)].parent
        case .asyncLet: return nil
        }
        guard !body.isNone else { return nil }
        let owner = inference.model.files[Int(file)].summary.bodies[Int(body.index)]
        switch owner.ownerKind {
        case .closure: return .closure(ClosureSymbol(file: file, closure: ClosureID(index: owner.owner)))
        case .topLevel: return nil
        default: return owner.owner < 0 ? nil : .declaration(SymbolID(file: file, declaration: owner.owner))
        }
    }

    private mutating func answer(of subject: IsolationSubject) -> IsolationAnswer {
        switch subject {
        case .declaration(let symbol): inference.isolation(of: symbol)
        case .closure(let symbol): inference.closureIsolation(symbol.closure, in: symbol.file)
        case .asyncLet: IsolationAnswer(.nonisolated, .childTask)
        }
    }

    private func name(of subject: IsolationSubject) -> String {
        switch subject {
        case .declaration(let symbol): evidence.name(symbol)
        case .closure: "the closure around it"
        case .asyncLet: "async let"
        }
    }

    private func place(of subject: IsolationSubject) -> Explanation.Place? {
        let file: LinkedFile
        let offset: UInt32
        switch subject {
        case .declaration(let symbol):
            file = inference.model.file(of: symbol)
            offset = inference.model.declaration(symbol).nameOffset
        case .closure(let symbol):
            file = inference.model.files[Int(symbol.file)]
            offset = file.summary.closures[Int(symbol.closure.index)].offset
        case .asyncLet: return nil
        }
        guard file.path.hasPrefix("/") else { return nil }
        let position = LineTable(lineStarts: file.summary.lineStarts).position(of: Int(offset))
        return Explanation.Place(path: file.path, position: position)
    }
}
