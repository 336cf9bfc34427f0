/// Types of closures: from what is written on them, from their surroundings, and from their statements.
extension ExpressionTyper {
    /// The function type of a closure, as far as it is known.
    package mutating func closureType(_ id: ClosureID, in file: Int32) -> FunctionType {
        prepare(file)
        if let known = files[Int(file)].closureTypes[id.index] { return known }
        let closure = closure(id, in: file)
        let context = context(of: id, in: file)
        var type = FunctionType(parameters: [], result: .unknown)
        for position in 0..<parameterCount(of: id, closure, context, in: file) {
            type.parameters.append(parameterType(position, of: id, in: file))
        }
        type.isAsync = closure.isAsync || context.type?.isAsync == true || body(closure.body, in: file).containsAwait
        type.isSendable = context.type?.isSendable ?? false
        type.isolation = context.type?.isolation ?? .none
        let stated = statedResult(of: id, in: file)
        type.result = stated == .unknown || stated.hasUnknown ? bodyResult(of: id, in: file) : stated
        files[Int(file)].closureTypes[id.index] = type
        return type
    }

    private mutating func parameterCount(
        of id: ClosureID, _ closure: Closure, _ context: ClosureContext, in file: Int32
    ) -> Int {
        if closure.hasParameterClause { return Int(closure.parameters.count) }
        if let type = context.type { return type.parameters.count }
        return anonymousArity(of: id, in: file)
    }

    /// The result that is written on a closure or asked for by its surroundings.
    mutating func statedResult(of id: ClosureID, in file: Int32) -> SwiftType {
        let closure = closure(id, in: file)
        if !closure.result.isNone { return model.resolve(closure.result, in: scope(ofBody: closure.body, in: file)) }
        return context(of: id, in: file).type?.result ?? .unknown
    }

    /// The type of a closure's parameter: as written, or as the surroundings have it.
    mutating func parameterType(_ position: Int, of id: ClosureID, in file: Int32) -> SwiftType {
        let closure = closure(id, in: file)
        if closure.hasParameterClause {
            guard position < Int(closure.parameters.count) else { return .unknown }
            let parameter = model.files[Int(file)].summary.parameters[Int(closure.parameters.start) + position]
            if !parameter.type.isNone {
                let type = model.resolve(parameter.type, in: scope(ofBody: closure.body, in: file))
                if type != .unknown { return type }
            }
        }
        guard let type = context(of: id, in: file).type else { return .unknown }
        let count = closure.hasParameterClause ? Int(closure.parameters.count) : position + 1
        // One tuple can be taken as several parameters.
        if type.parameters.count == 1, case .tuple(let elements) = type.parameters[0] {
            let isTakenApart =
                closure.hasParameterClause
                ? count == elements.count && count > 1 : anonymousArity(of: id, in: file) > 1
            if isTakenApart { return position < elements.count ? elements[position].type : .unknown }
        }
        return position < type.parameters.count ? type.parameters[position] : .unknown
    }

    /// One more than the highest `$n` in a closure; 0 where there is none.
    mutating func anonymousArity(of id: ClosureID, in file: Int32) -> Int {
        var highest = 0
        forEachName(in: closure(id, in: file).body, file: file, includingClosures: false) { typer, name in
            let text = typer.model.text(typer.expression(name, in: file).name, in: file)
            guard text.utf8.first == UInt8(ascii: "$"), let number = Int(text.dropFirst()), number < 256 else { return }
            highest = max(highest, number + 1)
        }
        return highest
    }

    /// What a closure's statements return.
    mutating func bodyResult(of id: ClosureID, in file: Int32) -> SwiftType {
        guard depth < Self.depthLimit else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let closure = closure(id, in: file)
        if !closure.result.isNone { return model.resolve(closure.result, in: scope(ofBody: closure.body, in: file)) }
        let body = body(closure.body, in: file)
        if body.isSingleExpression, let root = lastRoot(of: body, in: file) {
            let expression = expression(root, in: file)
            return type(of: expression.kind == .return ? expression.base : root, in: file)
        }
        var hasValue = false
        var hasNil = false
        for root in elements(body.roots, in: file) {
            let expression = expression(root, in: file)
            guard expression.kind == .return, !expression.base.isNone else { continue }
            hasValue = true
            if self.expression(expression.base, in: file).kind == .nil {
                hasNil = true
                continue
            }
            let type = type(of: expression.base, in: file)
            if type != .unknown { return hasNil ? type.wrappedInOptional : type }
        }
        return hasValue ? .unknown : .void
    }

    // MARK: Form

    /// Whether a closure can be passed to a parameter, by the number of its parameters and its effects.
    mutating func fit(
        closure id: ClosureID, into declared: SwiftType, of candidate: CallCandidate, in scope: TypeScope
    ) -> Fit {
        if case .genericParameter(let owner, let position) = declared.unwrapped,
            candidate.substitution.isOpen(owner, position)
        {
            return requiresConformance(declared.unwrapped, statedBy: owner) ? .no : .undecided
        }
        let type = declared.isDependent ? apply(candidate.substitution, to: declared, in: scope) : declared
        guard case .function(let function) = type.unwrapped else {
            switch type.unwrapped {
            case .nominal(let symbol, _): return model.declaration(symbol).kind == .protocol ? .undecided : .no
            case .tuple, .metatype: return .no
            default: return .undecided
            }
        }
        let closure = closure(id, in: scope.file)
        let body = body(closure.body, in: scope.file)
        if closure.isAsync || body.containsAwait, !function.isAsync { return .no }
        if closure.isThrowing || body.containsThrowingStatement, !function.isThrowing { return .no }
        guard takes(function.parameters, closure, id, in: scope.file), gives(function.result, body, in: scope) else {
            return .no
        }
        var cost = 0
        if function.isAsync != (closure.isAsync || body.containsAwait) { cost += 1 }
        if function.isThrowing != (closure.isThrowing || body.containsThrowingStatement) { cost += 1 }
        return .yes(cost)
    }

    /// Whether a generic parameter has to conform to a protocol that functions cannot conform to.
    private mutating func requiresConformance(_ type: SwiftType, statedBy owner: SymbolID) -> Bool {
        for requirement in requirements(of: owner) where !requirement.isSameType && requirement.left == type {
            guard case .nominal(let target, _) = requirement.right else { continue }
            if !isMarker(target) { return true }
        }
        return false
    }

    /// Whether the one expression of a closure can be the result; only literals are looked at, which need no context.
    private func gives(_ result: SwiftType, _ body: Body, in scope: TypeScope) -> Bool {
        guard body.isSingleExpression, let root = lastRoot(of: body, in: scope.file) else { return true }
        return !fit(literal: expression(root, in: scope.file).kind, into: result).isNo
    }

    private mutating func takes(
        _ parameters: [SwiftType], _ closure: Closure, _ id: ClosureID, in file: Int32
    ) -> Bool {
        let own = closure.hasParameterClause ? Int(closure.parameters.count) : anonymousArity(of: id, in: file)
        if own == parameters.count { return true }
        guard parameters.count == 1, own > 1 else {
            // A closure that names no parameters may take none, and `$0` alone all of several.
            return !closure.hasParameterClause && own == 1 && parameters.count > 1
        }
        switch parameters[0] {
        case .tuple(let elements): return elements.count == own
        case .unknown, .genericParameter, .member, .protocolSelf: return true
        default: return false
        }
    }
}

extension ExpressionTyper {
    /// Calls `visit` for every name, `self` and `$0` in a body.
    mutating func forEachName(
        in body: BodyID, file: Int32, includingClosures: Bool, _ visit: (inout ExpressionTyper, ExpressionID) -> Void
    ) {
        var pending = elements(self.body(body, in: file).roots, in: file)
        while let id = pending.popLast() {
            let expression = expression(id, in: file)
            if expression.kind == .name { visit(&self, id) }
            if !expression.base.isNone, expression.kind != .other { pending.append(expression.base) }
            switch expression.childList {
            case .none: break
            case .expressions: pending.append(contentsOf: elements(expression.list, in: file))
            case .arguments: pending.append(contentsOf: arguments(expression.list, in: file).map(\.value))
            case .captures:
                let closure = closure(expression.closure, in: file)
                for capture in model.files[Int(file)].summary.captures[closure.captures.indices] {
                    pending.append(capture.value)
                }
                if includingClosures {
                    pending.append(contentsOf: elements(self.body(closure.body, in: file).roots, in: file))
                }
            }
        }
    }
}
