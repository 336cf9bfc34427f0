/// A declaration or closure whose isolation or executor differs between two sets of settings.
package struct IsolationChange: Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    package var kind: IsolationRowKind
    package var name: String
    package var before: Isolation
    package var after: Isolation
    /// Where its code runs under each of the two.
    package var executorBefore: Executor
    package var executorAfter: Executor
}

/// Where code runs.
package enum Executor: Hashable, Sendable {
    /// Synchronous code runs wherever it is called.
    case wherever
    /// The concurrent pool, whoever calls (SE-0338).
    case pool
    /// The caller's actor (SE-0461).
    case caller
    /// The executor of this global actor; the main thread for `MainActor`.
    case globalActor(String)
    case actorInstance
    case unknown

    /// Where code of an isolation runs.
    package init(_ isolation: Isolation, isAsync: Bool) {
        switch isolation {
        case .unspecified, .nonisolated: self = isAsync ? .pool : .wherever
        case .globalActor(let name): self = .globalActor(name)
        case .actorInstance: self = .actorInstance
        case .callerIsolated: self = .caller
        case .erased, .unknown: self = .unknown
        }
    }

    package var text: String {
        switch self {
        case .wherever: "wherever it is called"
        case .pool: "the concurrent pool"
        case .caller: "its caller's actor"
        case .globalActor("MainActor"): "the main actor"
        case .globalActor(let name): "global actor \(name)"
        case .actorInstance: "its actor"
        case .unknown: "unknown"
        }
    }
}

/// What changes when a module is compiled under other settings: the same summaries, inferred twice.
package enum IsolationComparison {
    /// The changes in the files of the module at `index`, in file and source order.
    package static func changes(
        in modules: [ModuleInput], at index: Int, from before: ModuleRules, to after: ModuleRules
    ) -> [IsolationChange] {
        var old = inference(of: modules, at: index, under: before)
        var new = inference(of: modules, at: index, under: after)
        return old.model.modules[index].files.flatMap { file -> [IsolationChange] in
            let summary = old.model.files[file].summary
            let path = old.model.files[file].path
            return zip(old.rows(ofFile: file), new.rows(ofFile: file)).compactMap { first, second in
                guard first.answer.isolation != second.answer.isolation else { return nil }
                let position = summary.position(of: first.offset)
                let isAsync = old.isAsync(first.subject)
                return IsolationChange(
                    path: path, line: position.line, column: position.column, kind: first.kind, name: first.name,
                    before: first.answer.isolation, after: second.answer.isolation,
                    executorBefore: Executor(first.answer.isolation, isAsync: isAsync),
                    executorAfter: Executor(second.answer.isolation, isAsync: isAsync))
            }
        }
    }

    private static func inference(
        of modules: [ModuleInput], at index: Int, under rules: ModuleRules
    ) -> IsolationInference {
        var modules = modules
        modules[index].rules = rules
        return IsolationInference(ProjectModel(linking: modules))
    }
}

extension IsolationInference {
    /// Whether the code of a row's subject may suspend.
    package mutating func isAsync(_ subject: IsolationSubject) -> Bool {
        switch subject {
        case .declaration(let symbol): return isAsync(symbol)
        case .asyncLet: return true
        case .closure(let symbol):
            let summary = model.files[Int(symbol.file)].summary
            let closure = summary.closures[Int(symbol.closure.index)]
            return closure.isAsync || summary.bodies[Int(closure.body.index)].containsAwait
                || closureContext(of: symbol).type?.isAsync == true
        }
    }
}
