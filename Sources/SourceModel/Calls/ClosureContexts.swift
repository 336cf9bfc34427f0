/// What the surroundings of closures say of them.
extension ExpressionTyper {
    /// The function type that a closure is given by the place where it stands, and everything there that bears on its
    /// isolation.
    package mutating func context(of id: ClosureID, in file: Int32) -> ClosureContext {
        prepare(file)
        if let known = files[Int(file)].contexts[id.index] { return known }
        guard depth < Self.depthLimit, files[Int(file)].contextsInProgress.insert(id.index).inserted else {
            return ClosureContext(.unknown("it depends on itself or is nested too deeply"))
        }
        depth += 1
        let context = place(of: closure(id, in: file).expression, in: file)
        depth -= 1
        files[Int(file)].contextsInProgress.remove(id.index)
        files[Int(file)].contexts[id.index] = context
        return context
    }

    /// What is asked of a function where an expression stands.
    private mutating func place(of id: ExpressionID, in file: Int32) -> ClosureContext {
        var current = id
        for _ in 0..<256 {
            guard let parent = parent(of: current, in: file) else { return typedPlace(of: current, in: file) }
            let around = expression(parent, in: file)
            switch around.kind {
            case .await, .try, .forcedTry, .marker, .inout, .conditional: current = parent
            case .call, .macro, .subscript:
                if around.base == current { return .none }
                return argumentPlace(of: current, in: parent, around, file: file)
            case .sequence:
                guard let value = operandValue(current, in: parent, file: file) else {
                    return operandPlace(current, in: parent, file: file) ?? typedPlace(of: current, in: file)
                }
                current = value
            case .ternary: current = parent
            default: return typedPlace(of: current, in: file)
            }
        }
        return ClosureContext(.unknown("it is nested too deeply"))
    }

    /// A place of which only the type is known.
    private mutating func typedPlace(of id: ExpressionID, in file: Int32) -> ClosureContext {
        let expected = expectedType(of: id, in: file)
        switch expected.unwrapped {
        case .function(let function):
            var context = ClosureContext(.typedPlace, type: function)
            context.isPreconcurrency = isPreconcurrencyVariable(assigned: id, in: file)
            context.explanation = "used where \(describe(expected)) is expected"
            return context
        case .unknown: return placeWithoutType(id, in: file)
        default: return .none
        }
    }

    /// Whether an expression is assigned to a variable that is `@preconcurrency`.
    private mutating func isPreconcurrencyVariable(assigned id: ExpressionID, in file: Int32) -> Bool {
        guard let parent = parent(of: id, in: file), expression(parent, in: file).kind == .sequence else {
            return false
        }
        let list = elements(expression(parent, in: file).list, in: file)
        guard list.count == 3, expression(list[1], in: file).kind == .assignment else { return false }
        return variables(namedBy: list[0], in: file).contains { symbol in
            model.attributes(of: symbol).contains { model.text($0.name, in: symbol.file) == "preconcurrency" }
        }
    }

    /// The declared variables that a name or member can be.
    private mutating func variables(namedBy id: ExpressionID, in file: Int32) -> [SymbolID] {
        let expression = expression(id, in: file)
        switch expression.kind {
        case .name:
            switch reference(of: id, in: file) {
            case .implicitMembers(let symbols, _), .declarations(let symbols): return symbols
            default: return []
            }
        case .member where !expression.base.isNone:
            let base = type(of: expression.base, in: file)
            let name = model.name(expression.name, in: file)
            return uses(of: name, on: base.instance.unwrapped, in: scope(of: id, in: file)).map(\.symbol)
        default: return []
        }
    }

    /// Nothing is expected: by right, or because it is not known.
    private mutating func placeWithoutType(_ id: ExpressionID, in file: Int32) -> ClosureContext {
        guard let reason = unknownExpectation(of: id, in: file) else { return .none }
        return ClosureContext(.unknown(reason))
    }

    // MARK: Arguments

    private mutating func argumentPlace(
        of id: ExpressionID, in call: ExpressionID, _ expression: Expression, file: Int32
    ) -> ClosureContext {
        guard let position = arguments(expression.list, in: file).map(\.value).firstIndex(of: id) else { return .none }
        let candidates = chosenCandidates(of: call, in: file)
        let resolution = resolution(of: call, in: file)
        guard !candidates.isEmpty else { return ClosureContext(.unknown(resolution.reason)) }
        var agreed: ClosureContext?
        for candidate in candidates.prefix(64) {
            let found = argumentPlace(position, of: candidate, call, in: file)
            guard let known = agreed else {
                agreed = found
                continue
            }
            guard let merged = known.merging(found) else {
                let name = calleeName(expression, in: file)
                return ClosureContext(.unknown("several declarations of \(name) fit, and they differ in what they ask"))
            }
            agreed = merged
        }
        guard var context = agreed, candidates.count <= 64 else {
            return ClosureContext(.unknown("too many declarations of \(calleeName(expression, in: file)) fit"))
        }
        if !resolution.isExact, !resolution.isExhaustive { context.origin = .unknown(resolution.reason) }
        context.isMainQueueOperation = isMainQueueOperation(expression, candidates, in: file)
        return context
    }

    private mutating func argumentPlace(
        _ position: Int, of candidate: CallCandidate, _ call: ExpressionID, in file: Int32
    ) -> ClosureContext {
        guard let parameter = candidate.parameter(ofArgument: position) else {
            return ClosureContext(.unknown("no parameter is known for it"))
        }
        let scope = scope(of: call, in: file)
        var context = ClosureContext(.argument(callee: candidate.symbol))
        let declared = parameter.argumentType
        var type = declared
        if declared.isDependent {
            var substitution = argumentSubstitution(of: candidate, call, closures: false, in: file)
            type = apply(substitution, to: declared, in: scope)
            if type.hasUnknown {
                unify(
                    candidate.signature.result, with: expectedType(of: call, in: file), &substitution, in: scope)
                type = apply(substitution, to: declared, in: scope)
            }
        }
        switch type.unwrapped {
        case .function(let function):
            context.type = function
            if case .function(let written) = declared.unwrapped, function.result == .unknown {
                context.decidesResult = written.result.isDependent
            }
        case .unknown where !declared.unwrapped.isDependent:
            return ClosureContext(.unknown("the type of its parameter is not declared in anything that was read"))
        default: break
        }
        if isConcurrentPerform(candidate) { context.type?.isSendable = true }
        context.isSending = parameter.flags.contains(.isSending)
        context.inheritsActorContext = parameter.flags.contains(.inheritsActorContext)
        context.alwaysInheritsActorContext = parameter.flags.contains(.alwaysInheritsActorContext)
        context.explanation = explanation(of: parameter, position, candidate)
        return context
    }

    /// `DispatchQueue.concurrentPerform`, whose work the compiler takes for `@Sendable` whatever its interface says.
    private func isConcurrentPerform(_ candidate: CallCandidate) -> Bool {
        guard let symbol = candidate.symbol, model.nameText(of: symbol) == "concurrentPerform",
            let owner = model.selfNominal(of: symbol)
        else { return false }
        return model.nameText(of: owner) == "DispatchQueue" && model.module(of: owner).isSDK
    }

    /// `DispatchQueue.main.async { }`: the compiler knows the queue by how it is written.
    private func isMainQueueOperation(
        _ call: Expression, _ candidates: [CallCandidate], in file: Int32
    ) -> Bool {
        guard call.kind == .call, !call.base.isNone else { return false }
        let member = expression(call.base, in: file)
        guard member.kind == .member, !member.base.isNone,
            ["async", "asyncAfter", "sync"].contains(model.text(member.name, in: file))
        else { return false }
        let queue = expression(member.base, in: file)
        guard queue.kind == .member, !queue.base.isNone, model.text(queue.name, in: file) == "main" else {
            return false
        }
        let type = expression(queue.base, in: file)
        guard type.kind == .name || type.kind == .member, model.text(type.name, in: file) == "DispatchQueue" else {
            return false
        }
        return candidates.allSatisfy { candidate in
            guard let symbol = candidate.symbol, let owner = model.selfNominal(of: symbol) else { return true }
            return model.nameText(of: owner) == "DispatchQueue"
        }
    }
}

extension ClosureContext {
    /// What two declarations between which nothing decides have in common; nil where they differ in what bears on
    /// isolation.
    func merging(_ other: ClosureContext) -> ClosureContext? {
        if case .unknown = origin { return self }
        if case .unknown = other.origin { return other }
        guard isSending == other.isSending, inheritsActorContext == other.inheritsActorContext,
            alwaysInheritsActorContext == other.alwaysInheritsActorContext,
            isPreconcurrency == other.isPreconcurrency
        else { return nil }
        var merged = self
        switch (type, other.type) {
        case (let left?, let right?):
            guard left.isSendable == right.isSendable, left.isolation == right.isolation else { return nil }
            merged.type = left.common(with: right)
        case (nil, nil): break
        case (let only?, nil), (nil, let only?):
            guard !only.isSendable, only.isolation == .none else { return nil }
            merged.type = nil
        }
        if origin != other.origin { merged.origin = .argument(callee: nil) }
        return merged
    }
}

extension FunctionType {
    /// This type with what another has differently made unknown.
    fileprivate func common(with other: FunctionType) -> FunctionType {
        var result = self
        if parameters.count == other.parameters.count {
            result.parameters = zip(parameters, other.parameters).map { $0 == $1 ? $0 : .unknown }
        } else {
            result.parameters = []
        }
        if self.result != other.result { result.result = .unknown }
        result.isAsync = isAsync && other.isAsync
        result.isThrowing = isThrowing || other.isThrowing
        return result
    }
}
