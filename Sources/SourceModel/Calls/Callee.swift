/// What a call calls, as far as names, labels and types decide.
package struct Callee: Hashable, Sendable {
    /// What can be called.
    package enum Target: Hashable, Sendable {
        case declaration(SymbolID)
        /// The initializer that a struct or class has without writing one.
        case implicitInitializer(SymbolID)
        /// A value of function type.
        case value
    }

    /// The targets that remain; several where nothing known decides between them.
    package var candidates: [Target]
    /// Whether one of the candidates is certainly meant. Otherwise the receiver's type is unknown, and they are what the
    /// visible modules declare under that name.
    package var isExact: Bool
    /// Why there are no candidates, or why they are not exact.
    package var reason: String
}

/// One way to read a call.
struct CallCandidate: Hashable, Sendable {
    var target: Callee.Target
    var signature: Signature
    /// The receiver's arguments, and the callee's own parameters, open.
    var substitution: Substitution
    /// The parameter that each argument is for.
    var parameterOfArgument: [Int] = []
    /// How general the place is where it was found: on the type itself 0, required by a protocol 1, given by one 2.
    var generality = 0

    var symbol: SymbolID? {
        switch target {
        case .declaration(let symbol): symbol
        case .implicitInitializer, .value: nil
        }
    }
}

/// What is known of a call, subscript or macro expansion.
struct CallResolution: Sendable {
    /// The candidates whose labels fit.
    var candidates: [CallCandidate] = []
    var isExact = true
    /// Not exact, but everything that the code can see under this name is among the candidates: what all of them ask is
    /// asked whichever is meant.
    var isExhaustive = false
    var reason = ""
    /// Those that remain after looking at the arguments' types, once asked for.
    var chosen: [CallCandidate]?
    /// The chosen candidates with everything that the arguments but closures tell.
    var isChoosing = false
}

extension ExpressionTyper {
    /// What a call, subscript or macro expression calls.
    package mutating func callees(of call: ExpressionID, in file: Int32) -> Callee {
        let candidates = chosenCandidates(of: call, in: file)
        let resolution = resolution(of: call, in: file)
        return Callee(
            candidates: candidates.map(\.target), isExact: resolution.isExact, reason: resolution.reason)
    }

    /// The candidates of a call by name, receiver and labels: what the types expected of its arguments come from.
    mutating func resolution(of call: ExpressionID, in file: Int32) -> CallResolution {
        prepare(file)
        if let known = files[Int(file)].calls[call.index] { return known }
        guard depth < Self.depthLimit else { return CallResolution(isExact: false, reason: "it is nested too deeply") }
        files[Int(file)].calls[call.index] = CallResolution(isExact: false, reason: "it depends on itself")
        depth += 1
        let resolution = resolve(call, in: file)
        depth -= 1
        files[Int(file)].calls[call.index] = resolution
        return resolution
    }

    private mutating func resolve(_ id: ExpressionID, in file: Int32) -> CallResolution {
        let call = expression(id, in: file)
        var result = CallResolution()
        switch call.kind {
        case .call: result = calleeCandidates(call.base, of: id, in: file)
        case .subscript: result = subscriptCandidates(call, in: file)
        case .macro: result = macroCandidates(call, in: file)
        default: return CallResolution(isExact: false, reason: "it is not a call")
        }
        let arguments = callArguments(of: call, in: file)
        let all = result.candidates
        result.candidates = all.compactMap { candidate in
            var candidate = candidate
            let matched =
                candidate.target == .value
                ? ArgumentMatching.matchInOrder(arguments, count: candidate.signature.parameters.count)
                : ArgumentMatching.match(arguments, to: candidate.signature.parameters)
            guard let matched else { return nil }
            candidate.parameterOfArgument = matched
            return candidate
        }
        if result.candidates.isEmpty, !all.isEmpty, result.reason.isEmpty {
            result.isExact = false
            result.reason = "no declaration of \(calleeName(call, in: file)) takes these arguments"
        }
        if result.candidates.isEmpty { result.isExact = false }
        return result
    }

    func callArguments(of call: Expression, in file: Int32) -> [CallArgument] {
        arguments(call.list, in: file).map {
            CallArgument(label: model.name($0.label, in: file), value: $0.value, isTrailing: $0.isTrailing)
        }
    }

    /// The callee's name for messages.
    func calleeName(_ call: Expression, in file: Int32) -> String {
        if call.kind == .macro { return "#" + model.text(call.name, in: file) }
        guard !call.base.isNone else { return "it" }
        let base = expression(call.base, in: file)
        switch base.kind {
        case .name, .member: return "`" + model.text(base.name, in: file) + "`"
        case _ where call.kind == .subscript: return "the subscript"
        default: return "it"
        }
    }
}
