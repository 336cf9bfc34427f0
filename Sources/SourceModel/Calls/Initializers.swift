/// Candidates of calls that make a value, and of those whose receiver is not known.
extension ExpressionTyper {
    /// The initializers of a type: written, inherited, or given by the language.
    mutating func initializers(of type: SwiftType, in scope: TypeScope) -> CallResolution {
        if case .optional = type, type.asNominal(standard) == type {
            return CallResolution(isExact: false, reason: "`Optional` was not read")
        }
        let all = uses(of: model.known.initializer, on: type, in: scope)
        var result = CallResolution()
        for use in all { result.candidates.append(initializerCandidate(use, of: type)) }
        guard case .nominal(let nominal, let arguments) = type.asNominal(standard) else {
            if result.candidates.isEmpty {
                result = CallResolution(isExact: false, reason: "no initializer of \(describe(type)) was found")
            }
            return result
        }
        if let implicit = implicitInitializer(of: nominal, arguments, all) { result.candidates.append(implicit) }
        if result.candidates.isEmpty {
            result.isExact = false
            result.reason = "no initializer of \(describe(type)) was found"
        }
        return result
    }

    private mutating func initializerCandidate(_ use: MemberUse, of type: SwiftType) -> CallCandidate {
        var candidate = candidate(for: use, [])
        candidate.signature.result = model.declaration(use.symbol).flags.contains(.isFailable) ? .optional(type) : type
        if case .nominal(let nominal, let arguments) = type.asNominal(standard), arguments.isEmpty,
            model.genericArity(of: nominal) > 0
        {
            let made = model.declaredType(of: nominal)
            openParameters(of: nominal, &candidate.substitution)
            candidate.substitution.selfType = nil
            candidate.signature.result =
                model.declaration(use.symbol).flags.contains(.isFailable) ? .optional(made) : made
        }
        return candidate
    }

    private func openParameters(of nominal: SymbolID, _ substitution: inout Substitution) {
        for owner in model.nesting(of: nominal) {
            substitution.open(owner, count: model.ownGenericCount(of: owner))
        }
    }

    /// The memberwise initializer of a struct and the one without arguments of a class, where none is written in the type.
    private mutating func implicitInitializer(
        of nominal: SymbolID, _ arguments: [SwiftType], _ written: [MemberUse]
    ) -> CallCandidate? {
        let kind = model.declaration(nominal).kind
        guard kind == .struct || kind == .class || kind == .actor, !model.module(of: nominal).isSDK,
            !written.contains(where: { model.parent(of: $0.symbol) == nominal })
        else { return nil }
        if kind == .class, model.hierarchy.superclass(of: nominal) != nil, !written.isEmpty { return nil }
        var signature = Signature()
        if kind == .struct { signature = memberwiseSignature(of: nominal) }
        signature.result = model.declaredType(of: nominal)
        var substitution = Substitution()
        let slices = self.substitution(for: nominal, on: .nominal(nominal, arguments), selfType: .unknown)
        substitution = slices
        substitution.selfType = nil
        return CallCandidate(target: .implicitInitializer(nominal), signature: signature, substitution: substitution)
    }

    // MARK: Subscripts and macros

    mutating func subscriptCandidates(_ expression: Expression, in file: Int32) -> CallResolution {
        let scope = scope(of: expression.base, in: file)
        return subscripts(on: type(of: expression.base, in: file), in: scope)
    }

    private mutating func subscripts(on base: SwiftType, in scope: TypeScope) -> CallResolution {
        guard base != .unknown, let name = model.names.find("subscript") else {
            return CallResolution(isExact: false, reason: "the type that is subscripted is not known")
        }
        let isType = base.instance != base
        let found = uses(of: name, on: base.instance, in: scope).filter { isStatic($0.symbol) == isType }
        if found.isEmpty, case .optional(let wrapped) = base { return subscripts(on: wrapped, in: scope) }
        return candidates(for: found, [], in: scope)
    }

    mutating func macroCandidates(_ expression: Expression, in file: Int32) -> CallResolution {
        let symbols = model.topLevelSymbols(model.name(expression.name, in: file), seenFrom: file)
            .filter { model.declaration($0).kind == .macro }
        guard !symbols.isEmpty else {
            let name = model.text(expression.name, in: file)
            return CallResolution(
                isExact: false, reason: "the macro `#\(name)` is not declared in anything that was read")
        }
        let uses = symbols.map { MemberUse(symbol: $0, substitution: Substitution(), isRequirement: false) }
        return candidates(for: uses, [], in: TypeScope(file: file, context: .none))
    }

    // MARK: Unknown receivers

    /// All members of a name that the file could mean, where the receiver's type is not known.
    mutating func unknownReceiver(_ name: Name, _ reason: String, in scope: TypeScope) -> CallResolution {
        var result = CallResolution(isExact: false, reason: reason)
        if membersByName == nil { membersByName = MembersByName(model) }
        let visible = model.files[Int(scope.file)].visibleModules
        result.isExhaustive = !model.files[Int(scope.file)].importsUnknownModule
        for symbol in membersByName?[name] ?? [] {
            guard visible.contains(model.files[Int(symbol.file)].module), isAccessible(symbol, from: scope.file) else {
                continue
            }
            let kind = model.declaration(symbol).kind
            // A variable may hold a function.
            if kind == .variable { result.isExhaustive = false }
            guard kind == .function || kind == .enumCase else { continue }
            var use = MemberUse(symbol: symbol, substitution: Substitution(), isRequirement: false)
            if let nominal = model.selfNominal(of: symbol) {
                var substitution = Substitution(selfType: .unknown)
                openParameters(of: nominal, &substitution)
                use = MemberUse(symbol: symbol, substitution: substitution, isRequirement: false)
            }
            result.candidates.append(candidate(for: use, []))
            if result.candidates.count > 400 {
                result.isExhaustive = false
                break
            }
        }
        return result
    }
}

/// Members of all types by name.
struct MembersByName: Sendable {
    private var symbols: [SymbolID] = []
    private var starts: [Int32] = []

    init(_ model: ProjectModel) {
        var counts = [Int32](repeating: 0, count: model.names.count + 1)
        Self.forEachMember(of: model) {
            counts[Int($0.index) + 1] += 1; _ = $1
        }
        for index in 1..<counts.count { counts[index] += counts[index - 1] }
        starts = counts
        symbols = Array(repeating: SymbolID(file: 0, declaration: 0), count: Int(counts.last ?? 0))
        var next = counts
        Self.forEachMember(of: model) { name, symbol in
            symbols[Int(next[Int(name.index)])] = symbol
            next[Int(name.index)] += 1
        }
    }

    subscript(name: Name) -> ArraySlice<SymbolID> {
        guard name.index >= 0, Int(name.index) + 1 < starts.count else { return [] }
        return symbols[Int(starts[Int(name.index)])..<Int(starts[Int(name.index) + 1])]
    }

    private static func forEachMember(of model: ProjectModel, _ body: (Name, SymbolID) -> Void) {
        for (fileIndex, file) in model.files.enumerated() {
            for (index, declaration) in file.summary.declarations.enumerated()
            where !declaration.parent.isNone && declaration.kind != .accessor && declaration.enclosingBody.isNone {
                guard file.summary.declarations[Int(declaration.parent.index)].kind.isTypeContext,
                    declaration.condition.isNone || file.activity[Int(declaration.condition.index)] != false
                else { continue }
                body(
                    file.names[Int(declaration.name.index)],
                    SymbolID(file: Int32(fileIndex), declaration: Int32(index)))
            }
        }
    }
}
