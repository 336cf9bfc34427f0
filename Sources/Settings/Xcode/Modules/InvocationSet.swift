/// The invocations of one target in one configuration, for every SDK and architecture it is built for, brought down to
/// what all have in common and what holds for some only.
struct InvocationSet {
    /// What is common, or nil where the ways of building differ.
    private(set) var languageMode: Sourced<LanguageMode>
    private(set) var approachableConcurrency: Sourced<Bool>
    private(set) var declined: [String: Provenance]
    /// The words of all invocations; those that not all have carry the condition under which they are given.
    private(set) var flags: [CompilerFlag] = []
    private(set) var unknowns: [(what: String, place: Provenance)] = []
    private(set) var problems: [(message: String, place: Provenance)] = []
    let spelledDefaults: [String: Provenance]

    /// `invocations` has at least one element: that of the context that stands first.
    init(_ invocations: [(context: BuildContext, invocation: SwiftInvocation)], first: SwiftInvocation) {
        languageMode = first.languageMode
        approachableConcurrency = first.approachableConcurrency
        declined = first.declined
        spelledDefaults = first.spelledDefaults
        let contexts = invocations.map { $0.context }
        var options: [[String?]: (option: SwiftInvocation.Option, contexts: [BuildContext])] = [:]
        var order: [[String?]] = []
        for (context, invocation) in invocations {
            merge(invocation)
            for option in invocation.options {
                if options[option.key] == nil { order.append(option.key) }
                options[option.key, default: (option, [])].contexts.append(context)
            }
        }
        for key in order {
            guard let (option, holders) = options[key] else { continue }
            let condition = Self.condition(for: Set(holders), among: contexts)
            flags += zip(option.words, option.places).map {
                CompilerFlag($0, $1, condition: condition, isUndecided: option.isUndecided)
            }
            noteConditional(option, condition)
        }
    }

    private mutating func merge(_ invocation: SwiftInvocation) {
        if invocation.languageMode.value != languageMode.value { languageMode.value = nil }
        if invocation.approachableConcurrency.value != approachableConcurrency.value {
            if approachableConcurrency.value != nil {
                let what = "whether Approachable Concurrency is on: it depends on the SDK or architecture"
                unknowns.append((what, invocation.approachableConcurrency.provenance))
            }
            approachableConcurrency = Sourced(nil, invocation.approachableConcurrency.provenance)
        }
        declined = declined.filter { invocation.declined[$0.key] != nil }
        for unknown in invocation.unknowns where !unknowns.contains(where: { $0 == unknown }) {
            unknowns.append(unknown)
        }
        for problem in invocation.problems where !problems.contains(where: { $0 == problem }) {
            problems.append(problem)
        }
    }

    private mutating func noteConditional(_ option: SwiftInvocation.Option, _ condition: String) {
        guard !condition.isEmpty, let word = option.words.first ?? nil, word.hasPrefix("-D") else { return }
        let name = word == "-D" ? option.words.dropFirst().first.flatMap { $0 } ?? "" : String(word.dropFirst(2))
        unknowns.append(("the compilation condition \(name) holds only for \(condition)", option.places[0]))
    }

    /// What tells the contexts that have something from those that do not; empty where all have it.
    private static func condition(for holders: Set<BuildContext>, among all: [BuildContext]) -> String {
        let others = all.filter { !holders.contains($0) }
        if others.isEmpty { return "" }
        let inside = all.filter { holders.contains($0) }
        func distinct(_ property: (BuildContext) -> String) -> String? {
            let values = inside.map(property)
            guard others.allSatisfy({ !values.contains(property($0)) }) else { return nil }
            var seen: [String] = []
            for value in values where !seen.contains(value) { seen.append(value) }
            return seen.joined(separator: ", ")
        }
        if let sdks = distinct(\.sdk) { return "sdk: \(sdks)" }
        if let architectures = distinct(\.architecture) { return "arch: \(architectures)" }
        return "sdk: " + inside.map { "\($0.sdk) \($0.architecture)" }.joined(separator: ", ")
    }
}
