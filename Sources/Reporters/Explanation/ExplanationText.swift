package import Analysis
import Settings
import SourceModel
package import SourceText

/// An explanation as a person reads it: where it runs, why, what it may capture, what its beginning needs.
package struct ExplanationText: Sendable {
    private let display: PathDisplay
    private let origin: OriginText

    package init(_ display: PathDisplay) {
        self.display = display
        origin = OriginText(display)
    }

    /// The text, line ends included.
    package func text(_ explanation: Explanation) -> String {
        var lines = ["\(place(explanation.place)): \(explanation.kind.words) \(explanation.name)", ""]
        var table = TextTable()
        table.add("isolation", explanation.isolation.words)
        if explanation.kind.isCode { table.add("runs", explanation.executor.phrase) }
        table.add("module", settings(explanation.settings))
        lines += table.lines(indent: 2)
        lines += ["", "  Why"] + why(explanation.chain)
        if let prefix = explanation.prefix { lines += ["", "  Before its first suspension"] + self.prefix(prefix) }
        if let capture = explanation.capture {
            lines += ["", "  What it may capture", "    " + capture.words]
            lines += captures(explanation.captures, under: capture)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func place(_ place: Explanation.Place) -> String {
        "\(display.shown(place.path)):\(place.position.line):\(place.position.column)"
    }

    private func settings(_ module: ModuleSettings) -> String {
        let mode = module.languageMode.value?.rawValue ?? "unknown"
        let isolation = module.defaultIsolation.value?.rawValue ?? "unknown"
        let configuration = module.configuration.isEmpty ? "" : " (\(module.configuration))"
        return "\(module.name)\(configuration): language mode \(mode), default isolation \(isolation)"
    }

    private func why(_ chain: [Explanation.Step]) -> [String] {
        var table = TextTable()
        for step in chain {
            let text = step.subject.isEmpty ? step.reason : "\(step.subject) is \(step.isolation): \(step.reason)"
            table.add(text, step.place.map(place) ?? "")
        }
        return table.lines(indent: 4)
    }

    /// What it captures, where its values matter.
    private func captures(_ values: [CapturedValue], under rule: CaptureRule) -> [String] {
        if values.isEmpty { return ["    It captures nothing."] }
        var table = TextTable()
        for value in values {
            let name = value.type.isEmpty ? value.name : "\(value.name): \(value.type)"
            table.add(name, rule == .anything ? "" : value.words(under: rule))
        }
        return ["    It captures"] + table.lines(indent: 6)
    }

    private func prefix(_ prefix: SynchronousPrefix) -> [String] {
        guard let suspension = prefix.suspension else {
            if prefix.needs.isEmpty { return ["    It never suspends, and nothing in it needs an isolation."] }
            return needs(prefix.needs) + ["    It never suspends."]
        }
        let position = "\(suspension.line):\(suspension.column)"
        if prefix.needs.isEmpty { return ["    Nothing up to the first await at \(position) needs an isolation."] }
        return needs(prefix.needs) + ["    The first await is at \(position)."]
    }

    private func needs(_ needs: [SynchronousPrefix.Need]) -> [String] {
        var table = TextTable()
        for need in needs {
            let place = "\(need.position.line):\(need.position.column)"
            table.add(place, need.name, "needs \(need.isolation.words)")
        }
        return table.lines(indent: 4)
    }
}

extension IsolationRowKind {
    /// Something with statements of its own.
    fileprivate var isCode: Bool {
        switch self {
        case .function, .initializer, .deinitializer, .accessor, .closure, .autoclosure: true
        default: false
        }
    }

    /// The kind as people say it.
    fileprivate var words: String {
        switch self {
        case .function: "function"
        case .initializer: "initializer"
        case .deinitializer: "deinitializer"
        case .storedProperty: "stored property"
        case .computedProperty: "computed property"
        case .lazyProperty: "lazy property"
        case .globalVariable: "global variable"
        case .computedGlobal: "computed global variable"
        case .lazyVariable: "lazy variable"
        case .enumCase: "enum case"
        case .autoclosure: "expression of"
        default: rawValue
        }
    }
}

extension Isolation {
    /// The isolation in a few words.
    fileprivate var words: String {
        switch self {
        case .unspecified: "none (unspecified)"
        case .nonisolated: "nonisolated"
        case .globalActor(let name): "@\(name)"
        case .actorInstance: "the actor instance"
        case .callerIsolated: "its caller's, nonisolated(nonsending)"
        case .erased: "carried by the function value, @isolated(any)"
        case .unknown(let missing): "unknown: \(missing)"
        }
    }
}

extension Executor {
    /// Completes "it runs …".
    fileprivate var phrase: String {
        switch self {
        case .wherever, .unknown: text
        default: "on " + text
        }
    }
}

extension CapturedValue {
    /// What a closure of another isolation may do with it.
    fileprivate func words(under rule: CaptureRule) -> String {
        if isMutable, rule == .sendableOnly { return "a variable: capture its value with [\(name)]" }
        switch sendability {
        case .sendable: return "Sendable"
        case .unknown: return "not known whether it is Sendable"
        case .notSendable where rule == .handedOver: return "not Sendable: nothing may use it afterwards"
        case .notSendable: return "not Sendable"
        }
    }
}

extension CaptureRule {
    /// A sentence.
    fileprivate var words: String {
        switch self {
        case .sendableOnly:
            "Sendable values only: it may run at the same time as the code around it."
        case .handedOver:
            "Sendable values, and others that nothing uses afterwards: it is handed over."
        case .anything: "Anything: it stays in the isolation that it is made in."
        case .unknown(let missing): "Unknown: \(missing)."
        }
    }
}
