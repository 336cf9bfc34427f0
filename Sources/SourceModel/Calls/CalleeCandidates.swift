/// The declarations that a callee expression can name.
extension ExpressionTyper {
    mutating func calleeCandidates(_ callee: ExpressionID, of call: ExpressionID, in file: Int32) -> CallResolution {
        guard !callee.isNone else { return CallResolution(isExact: false, reason: "it calls nothing") }
        let expression = expression(callee, in: file)
        switch expression.kind {
        case .name: return candidates(forName: callee, expression, in: file)
        case .member: return candidates(forMember: callee, expression, in: file)
        default: return candidates(forValue: type(of: callee, in: file), callee, in: file)
        }
    }

    // MARK: Names

    private mutating func candidates(
        forName id: ExpressionID, _ expression: Expression, in file: Int32
    ) -> CallResolution {
        let scope = scope(of: id, in: file)
        switch reference(of: id, in: file) {
        case .type(let type): return initializers(of: type, in: scope)
        case .declarations(let symbols):
            let uses = symbols.map { MemberUse(symbol: $0, substitution: Substitution(), isRequirement: false) }
            return candidates(for: uses, genericArguments(of: expression, in: scope), in: scope)
        case .implicitMembers(let symbols, let declaration):
            guard symbols.count <= Self.overloadLimit else { return Self.tooManyOverloads }
            let type = implicitSelfType(of: declaration, in: scope)
            let all = uses(of: model.name(expression.name, in: file), on: type.instance, in: scope)
            let meant = Set(symbols)
            let known = all.filter { meant.contains($0.symbol) }
            let fallback = symbols.map { MemberUse(symbol: $0, substitution: Substitution(), isRequirement: false) }
            return candidates(
                for: known.isEmpty ? fallback : known, genericArguments(of: expression, in: scope), in: scope)
        case .superValue, .selfValue, .module: return candidates(forValue: type(of: id, in: file), id, in: file)
        case .unknown:
            let name = model.text(expression.name, in: file)
            return CallResolution(isExact: false, reason: "`\(name)` is not declared in anything that was read")
        default: return candidates(forValue: type(of: id, in: file), id, in: file)
        }
    }

    // MARK: Members

    private mutating func candidates(
        forMember id: ExpressionID, _ expression: Expression, in file: Int32
    ) -> CallResolution {
        let scope = scope(of: id, in: file)
        let name = model.name(expression.name, in: file)
        let arguments = genericArguments(of: expression, in: scope)
        if expression.base.isNone {
            let expected = expectedChainType(of: id, in: file)
            guard expected != .unknown else {
                return unknownReceiver(name, "what `.\(model.names[name])` belongs to is not known", in: scope)
            }
            return staticCandidates(name, on: expected, arguments, in: scope)
        }
        if let module = moduleNamed(by: expression.base, in: file) {
            return moduleCandidates(name, module, arguments, in: scope)
        }
        let base = type(of: expression.base, in: file)
        switch base {
        case .unknown:
            var result = unknownReceiver(
                name, "the type on which `\(model.names[name])` is called is not known", in: scope)
            if !isRootDeclared(of: expression.base, in: file) { result.isExhaustive = false }
            return result
        case .metatype(let instance):
            if name == model.known.initializer { return initializers(of: instance, in: scope) }
            if name == model.known.selfValue { return CallResolution(isExact: false, reason: "it calls a type") }
            return metatypeCandidates(name, on: instance, arguments, in: scope)
        default:
            if name == model.known.initializer { return initializers(of: base, in: scope) }
            return instanceCandidates(name, on: base, arguments, in: scope)
        }
    }

    /// Whether the name that a chain of members and calls starts with is declared in something that was read.
    private mutating func isRootDeclared(of id: ExpressionID, in file: Int32) -> Bool {
        var current = id
        for _ in 0..<4096 {
            let expression = expression(current, in: file)
            if expression.kind == .name { return reference(of: current, in: file) != .unknown }
            guard !expression.base.isNone else { return expression.kind != .macro }
            current = expression.base
        }
        return false
    }

    private mutating func instanceCandidates(
        _ name: Name, on base: SwiftType, _ arguments: [SwiftType], in scope: TypeScope
    ) -> CallResolution {
        if case .tuple(let elements) = base, let element = elements.first(where: { $0.label == name }) {
            return candidates(forValue: element.type, .none, in: scope.file)
        }
        if case .function = base { return CallResolution(isExact: false, reason: "functions have no members") }
        let found = uses(of: name, on: base, in: scope).filter { !isStatic($0.symbol) }
        if !found.isEmpty { return candidates(for: found, arguments, in: scope) }
        // A value of type `T!` is unwrapped where it has to be.
        if case .optional(let wrapped) = base { return instanceCandidates(name, on: wrapped, arguments, in: scope) }
        if let type = dynamicMember(name, of: base, in: scope) {
            return candidates(forValue: type, .none, in: scope.file)
        }
        return notFound(name, on: base, in: scope)
    }

    private mutating func metatypeCandidates(
        _ name: Name, on instance: SwiftType, _ arguments: [SwiftType], in scope: TypeScope
    ) -> CallResolution {
        let found = staticCandidates(name, on: instance, arguments, in: scope)
        if !found.candidates.isEmpty { return found }
        // `Type.method` names the instance method as a function of the instance.
        let curried = uses(of: name, on: instance, in: scope)
        guard !curried.isEmpty else { return found }
        return CallResolution(isExact: false, reason: "an instance method is taken from its type")
    }

    /// Static members, enum cases and nested types, which are called by their initializers.
    private mutating func staticCandidates(
        _ name: Name, on instance: SwiftType, _ arguments: [SwiftType], in scope: TypeScope
    ) -> CallResolution {
        if name == model.known.initializer {
            // `.init(…)` where an optional is expected makes the value in it.
            if case .optional(let wrapped) = instance { return initializers(of: wrapped, in: scope) }
            return initializers(of: instance, in: scope)
        }
        let all = uses(of: name, on: instance, in: scope)
        if let nested = all.first(where: { isTypeDeclaration($0.symbol) }) {
            return initializers(
                of: model.type(declaredBy: nested.symbol, arguments: arguments, base: instance, in: scope), in: scope)
        }
        let found = all.filter { isStatic($0.symbol) }
        if !found.isEmpty { return candidates(for: found, arguments, in: scope) }
        if case .optional(let wrapped) = instance { return staticCandidates(name, on: wrapped, arguments, in: scope) }
        return notFound(name, on: instance, in: scope)
    }

    private mutating func moduleCandidates(
        _ name: Name, _ module: Int, _ arguments: [SwiftType], in scope: TypeScope
    ) -> CallResolution {
        let symbols = symbols(name, exportedBy: module, seenFrom: scope.file)
        if let type = symbols.first(where: isTypeDeclaration) {
            return initializers(
                of: model.type(declaredBy: type, arguments: arguments, base: nil, in: scope), in: scope)
        }
        let uses = symbols.map { MemberUse(symbol: $0, substitution: Substitution(), isRequirement: false) }
        return candidates(for: uses, arguments, in: scope)
    }

    /// Enum cases are static members, too.
    func isStatic(_ symbol: SymbolID) -> Bool {
        let declaration = model.declaration(symbol)
        return declaration.flags.contains(.isStatic) || declaration.kind == .enumCase
    }

    private func notFound(_ name: Name, on type: SwiftType, in scope: TypeScope) -> CallResolution {
        CallResolution(isExact: false, reason: "`\(model.names[name])` was not found in \(describe(type))")
    }

    // MARK: Uses of declarations

    /// No written code overloads a name this often; every call would otherwise remember as many candidates.
    private static let overloadLimit = 1024

    private static let tooManyOverloads = CallResolution(
        isExact: false, reason: "more than \(overloadLimit) declarations have its name")

    /// Candidates for members and functions; a variable is called through its value.
    mutating func candidates(
        for uses: [MemberUse], _ arguments: [SwiftType], in scope: TypeScope
    ) -> CallResolution {
        guard uses.count <= Self.overloadLimit else { return Self.tooManyOverloads }
        var result = CallResolution()
        for use in uses {
            switch model.declaration(use.symbol).kind {
            case .function, .enumCase, .initializer, .subscript, .macro:
                result.candidates.append(candidate(for: use, arguments))
            case .variable:
                let type = apply(use.substitution, to: declaredType(ofVariable: use.symbol), in: scope)
                let called = candidates(forValue: type, .none, in: scope.file, scope: scope)
                result.candidates.append(contentsOf: called.candidates)
                if called.candidates.isEmpty, uses.count == 1 { return called }
            default: continue
            }
        }
        if result.candidates.isEmpty { result.isExact = false }
        return result
    }

    mutating func candidate(for use: MemberUse, _ arguments: [SwiftType]) -> CallCandidate {
        let signature = signature(of: use.symbol)
        var candidate = CallCandidate(
            target: .declaration(use.symbol), signature: signature, substitution: use.substitution)
        if arguments.count == signature.genericCount, !arguments.isEmpty {
            candidate.substitution.set(use.symbol, to: arguments)
        } else {
            candidate.substitution.open(use.symbol, count: signature.genericCount)
        }
        if let nominal = model.selfNominal(of: use.symbol), model.declaration(nominal).kind == .protocol {
            candidate.generality = use.isRequirement ? 1 : 2
        }
        return candidate
    }

    // MARK: Values

    private mutating func candidates(forValue type: SwiftType, _ id: ExpressionID, in file: Int32) -> CallResolution {
        let scope = id.isNone ? TypeScope(file: file, context: .none) : scope(of: id, in: file)
        return candidates(forValue: type, id, in: file, scope: scope)
    }

    private mutating func candidates(
        forValue type: SwiftType, _ id: ExpressionID, in file: Int32, scope: TypeScope
    ) -> CallResolution {
        switch type {
        case .function(let function):
            var signature = Signature()
            signature.parameters = function.parameters.map { CallParameter(type: $0) }
            signature.result = function.result
            signature.isAsync = function.isAsync
            return CallResolution(
                candidates: [CallCandidate(target: .value, signature: signature, substitution: Substitution())])
        case .optional(let wrapped): return candidates(forValue: wrapped, id, in: file, scope: scope)
        case .metatype(let instance): return initializers(of: instance, in: scope)
        case .unknown: return CallResolution(isExact: false, reason: "the type of what is called is not known")
        default:
            guard let name = model.names.find("callAsFunction") else { break }
            let found = uses(of: name, on: type, in: scope).filter { !isStatic($0.symbol) }
            if !found.isEmpty { return candidates(for: found, [], in: scope) }
        }
        return CallResolution(isExact: false, reason: "\(describe(type)) cannot be called")
    }
}

extension SwiftType {
    /// Of a metatype, the type that it is of.
    var instance: SwiftType {
        if case .metatype(let type) = self { return type }
        return self
    }
}
