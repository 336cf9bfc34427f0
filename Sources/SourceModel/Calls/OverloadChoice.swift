/// Choosing among overloads by what the arguments are.
extension ExpressionTyper {
    /// The candidates of a call that its arguments leave, best ones only; several where they are equally good or too little
    /// is known.
    mutating func chosenCandidates(of call: ExpressionID, in file: Int32) -> [CallCandidate] {
        let resolution = resolution(of: call, in: file)
        if let chosen = resolution.chosen { return chosen }
        guard resolution.candidates.count > 1, !resolution.isChoosing, depth < Self.depthLimit else {
            return resolution.candidates
        }
        files[Int(file)].calls[call.index]?.isChoosing = true
        depth += 1
        let chosen = choose(among: resolution.candidates, call, in: file)
        depth -= 1
        files[Int(file)].calls[call.index]?.isChoosing = false
        files[Int(file)].calls[call.index]?.chosen = chosen
        return chosen
    }

    private mutating func choose(
        among candidates: [CallCandidate], _ call: ExpressionID, in file: Int32
    ) -> [CallCandidate] {
        let arguments = arguments(expression(call, in: file).list, in: file).map(\.value)
        let scope = scope(of: call, in: file)
        var remaining: [(candidate: CallCandidate, fit: Fit)] = candidates.map { ($0, .yes(0)) }
        // Closures first: they decide most, and cost least.
        for position in arguments.indices where expression(arguments[position], in: file).kind == .closure {
            filter(&remaining, byArgument: position, arguments[position], scope)
        }
        if remaining.count > 1, remaining.count <= 64 {
            for position in arguments.indices where expression(arguments[position], in: file).kind != .closure {
                filter(&remaining, byArgument: position, arguments[position], scope)
                if remaining.count <= 1 { break }
            }
        }
        remaining.removeAll { !meetsRequirements($0.candidate, in: scope) }
        if remaining.isEmpty { return candidates }
        return best(of: remaining, call, in: file)
    }

    private mutating func filter(
        _ remaining: inout [(candidate: CallCandidate, fit: Fit)], byArgument position: Int, _ argument: ExpressionID,
        _ scope: TypeScope
    ) {
        var kept: [(candidate: CallCandidate, fit: Fit)] = []
        for (candidate, fit) in remaining {
            guard let parameter = candidate.parameter(ofArgument: position) else { continue }
            let own = self.fit(argument, into: parameter, of: candidate, in: scope)
            if !own.isNo { kept.append((candidate, fit.and(own))) }
        }
        if !kept.isEmpty { remaining = kept }
    }

    /// How well an argument fits a parameter. Arguments that get their type from the parameter are judged by their form.
    private mutating func fit(
        _ argument: ExpressionID, into parameter: CallParameter, of candidate: CallCandidate, in scope: TypeScope
    ) -> Fit {
        let expression = expression(argument, in: scope.file)
        let declared = parameter.argumentType
        switch expression.kind {
        case .closure: return fit(closure: expression.closure, into: parameter.type, of: candidate, in: scope)
        case .nil:
            if case .nominal(let symbol, _) = declared, model.declaration(symbol).kind != .protocol { return .no }
            return .undecided
        case .integer, .float, .string, .boolean: return fit(literal: expression.kind, into: declared)
        case .array, .dictionary, .keyPath: return .undecided
        case .sequence where dependsOnContext(argument, in: scope.file): return .undecided
        case _ where dependsOnContext(argument, in: scope.file):
            return fit(implicitMember: argument, into: declared, candidate.substitution, in: scope)
        default: break
        }
        let actual = type(of: argument, in: scope.file)
        guard actual != .unknown else { return .undecided }
        let type = declared.isDependent ? applyKeepingOpen(candidate.substitution, to: declared, in: scope) : declared
        return fit(actual, into: type, candidate.substitution, in: scope)
    }

    /// A type with the known parameters replaced and the open ones left.
    private mutating func applyKeepingOpen(
        _ substitution: Substitution, to type: SwiftType, in scope: TypeScope
    ) -> SwiftType {
        if case .genericParameter(let owner, let position) = type, substitution.isOpen(owner, position) { return type }
        return apply(substitution, to: type, in: scope)
    }

    func fit(literal kind: ExpressionKind, into declared: SwiftType) -> Fit {
        guard kind == .integer || kind == .float || kind == .string || kind == .boolean else { return .undecided }
        switch declared.unwrapped {
        case .function, .tuple, .metatype: return .no
        case .nominal(let symbol, _):
            let isDefault =
                switch kind {
                case .integer: standard["Int"] == symbol
                case .float: standard["Double"] == symbol
                case .string: standard["String"] == symbol
                default: standard["Bool"] == symbol
                }
            if isDefault { return .yes(0) }
            let others = ["Int", "String", "Bool", "Double"].filter { standard[$0] == symbol }
            guard let other = others.first else { return .undecided }
            return kind == .integer && other == "Double" ? .yes(1) : .no
        default: return .undecided
        }
    }

    /// Whether an expression has no type of its own without knowing what is expected of it.
    mutating func dependsOnContext(_ id: ExpressionID, in file: Int32) -> Bool {
        var current = id
        for _ in 0..<4096 {
            let expression = expression(current, in: file)
            switch expression.kind {
            case .member where expression.base.isNone, .nil, .array, .dictionary, .closure, .conditional: return true
            case .sequence:
                let list = elements(expression.list, in: file)
                return list.contains {
                    let kind = self.expression($0, in: file).kind
                    return kind == .ternary || kind == .operator && isNilCoalescing($0, in: file)
                }
            case .member, .call, .subscript, .optionalChain, .forceUnwrap, .await, .try, .forcedTry, .marker, .inout,
                .prefix, .postfix, .optionalTry:
                if expression.base.isNone { return false }
                current = expression.base
            default: return false
            }
        }
        return true
    }

    private func isNilCoalescing(_ id: ExpressionID, in file: Int32) -> Bool {
        model.text(expression(id, in: file).name, in: file) == "??"
    }

    /// `.member` fits where the type has such a static member.
    private mutating func fit(
        implicitMember id: ExpressionID, into declared: SwiftType, _ substitution: Substitution, in scope: TypeScope
    ) -> Fit {
        var current = id
        while true {
            let expression = expression(current, in: scope.file)
            if expression.kind == .member, expression.base.isNone { break }
            guard !expression.base.isNone else { return .undecided }
            current = expression.base
        }
        let name = model.name(expression(current, in: scope.file).name, in: scope.file)
        let type = apply(substitution, to: declared, in: scope).unwrapped
        guard case .nominal(let symbol, _) = type, model.declaration(symbol).kind != .protocol else {
            if case .function = type { return .no }
            return .undecided
        }
        if members(named: name, of: symbol).isEmpty {
            return supertypes(of: symbol).isComplete && name != model.known.initializer ? .no : .undecided
        }
        return .yes(0)
    }

    // MARK: Requirements

    /// Whether nothing known contradicts the requirements under which a candidate exists.
    private mutating func meetsRequirements(_ candidate: CallCandidate, in scope: TypeScope) -> Bool {
        guard let symbol = candidate.symbol, let context = model.parent(of: symbol) else { return true }
        var stated = requirements(of: symbol).filter { !mentionsOpen($0.left, candidate.substitution) }
        if model.declaration(context).kind == .extension { stated += requirements(of: context) }
        for requirement in stated {
            let left = apply(candidate.substitution, to: requirement.left, in: scope)
            guard left != .unknown, !left.isDependent else { continue }
            if requirement.isSameType {
                let right = apply(candidate.substitution, to: requirement.right, in: scope)
                if right.isDependent || right.hasUnknown || left.hasUnknown { continue }
                if left != right { return false }
            } else if case .nominal(let target, _) = requirement.right {
                if model.declaration(target).kind == .protocol, conforms(left, to: target, in: scope) == false {
                    return false
                }
            }
        }
        return true
    }

    private func mentionsOpen(_ type: SwiftType, _ substitution: Substitution) -> Bool {
        if case .genericParameter(let owner, let position) = type { return substitution.isOpen(owner, position) }
        return type.parts.contains { mentionsOpen($0, substitution) }
    }

    // MARK: Ranking

    private mutating func best(
        of remaining: [(candidate: CallCandidate, fit: Fit)], _ call: ExpressionID, in file: Int32
    ) -> [CallCandidate] {
        var kept = remaining
        let costs = kept.map { entry -> Int? in
            if case .yes(let cost) = entry.fit { return cost }
            return nil
        }
        if !costs.contains(nil), let minimum = costs.compactMap({ $0 }).min() {
            kept = kept.filter { $0.fit == .yes(minimum) }
            // What the compiler calls more specialised.
            let isAsync = isAsyncCode(around: call, in: file)
            kept = least(kept) { $0.signature.isAsync == isAsync ? 0 : 1 }
            kept = least(kept) { $0.generality }
            kept = least(kept) { $0.signature.genericCount > 0 ? 1 : 0 }
            kept = least(kept) { $0.signature.parameters.count }
        }
        return kept.map(\.candidate)
    }

    private func least(
        _ entries: [(candidate: CallCandidate, fit: Fit)], by cost: (CallCandidate) -> Int
    ) -> [(candidate: CallCandidate, fit: Fit)] {
        guard entries.count > 1, let minimum = entries.map({ cost($0.candidate) }).min() else { return entries }
        return entries.filter { cost($0.candidate) == minimum }
    }

    /// Whether the code around a call can suspend, in which case `async` overloads are preferred.
    private mutating func isAsyncCode(around call: ExpressionID, in file: Int32) -> Bool {
        let body = body(body(of: call, in: file), in: file)
        if body.ownerKind == .closure {
            return closure(ClosureID(index: body.owner), in: file).isAsync || body.containsAwait
        }
        guard body.ownerKind == .declaration else { return false }
        return model.declaration(SymbolID(file: file, declaration: body.owner)).flags.contains(.isAsync)
    }
}
