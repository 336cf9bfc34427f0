/// How well a value of one type goes where another is declared.
enum Fit: Hashable, Sendable {
    /// Certainly not.
    case no
    /// Nothing is known that decides.
    case undecided
    /// It does, at a cost: 0 for the same type.
    case yes(Int)

    var isNo: Bool { self == .no }

    /// This and another condition together.
    func and(_ other: Fit) -> Fit {
        switch (self, other) {
        case (.no, _), (_, .no): .no
        case (.undecided, _), (_, .undecided): .undecided
        case (.yes(let left), .yes(let right)): .yes(left + right)
        }
    }
}

extension ExpressionTyper {
    /// Whether a value of type `actual` can be passed where `declared` is written; open parameters take anything that
    /// meets their constraints.
    mutating func fit(
        _ actual: SwiftType, into declared: SwiftType, _ substitution: Substitution, in scope: TypeScope
    ) -> Fit {
        guard depth < Self.depthLimit else { return .undecided }
        depth += 1
        defer { depth -= 1 }
        if actual == .unknown || declared == .unknown { return .undecided }
        if case .genericParameter(let owner, let position) = declared, substitution.isOpen(owner, position) {
            return fitOpen(actual, declared, owner, in: scope)
        }
        switch (actual, declared) {
        case (.optional(let left), .optional(let right)): return fit(left, into: right, substitution, in: scope)
        case (_, .optional(let right)):
            let inner = fit(actual, into: right, substitution, in: scope)
            if case .yes(let cost) = inner { return .yes(cost + 1) }
            return inner
        case (.nominal(let left, _), .nominal(let right, _)):
            return fitNominal(actual, left, declared, right, substitution, scope)
        case (_, .existential(let parts)): return fitExistential(actual, parts, in: scope)
        case (_, .opaque(let parts)): return fitExistential(actual, parts, in: scope)
        case (.function(let left), .function(let right)):
            return left.parameters.count == right.parameters.count ? .yes(left == right ? 0 : 1) : .no
        case (.tuple(let left), .tuple(let right)):
            guard left.count == right.count else { return left.isEmpty || right.isEmpty ? .no : .undecided }
            var result = Fit.yes(0)
            for (first, second) in zip(left, right) {
                result = result.and(fit(first.type, into: second.type, substitution, in: scope))
            }
            return result
        case (.metatype(let left), .metatype(let right)): return fit(left, into: right, substitution, in: scope)
        default: return fitDifferentForms(actual, declared, in: scope)
        }
    }

    private mutating func fitOpen(
        _ actual: SwiftType, _ declared: SwiftType, _ owner: SymbolID, in scope: TypeScope
    ) -> Fit {
        var result = Fit.yes(0)
        for requirement in requirements(of: owner) where !requirement.isSameType && requirement.left == declared {
            guard case .nominal(let target, _) = requirement.right else { continue }
            switch conforms(actual, to: target, in: scope) {
            case false?: return .no
            case nil: result = .undecided
            default: break
            }
        }
        return result
    }

    private mutating func fitNominal(
        _ actual: SwiftType, _ left: SymbolID, _ declared: SwiftType, _ right: SymbolID, _ substitution: Substitution,
        _ scope: TypeScope
    ) -> Fit {
        if model.declaration(right).kind == .protocol { return fitExistential(actual, [declared], in: scope) }
        if left == right { return .yes(0) }
        if hasImplicitConversions(right) { return .undecided }
        if model.declaration(left).kind == .protocol { return .no }
        let list = supertypes(of: left)
        if let position = list.positions[right] { return .yes(position) }
        return list.isComplete ? .no : .undecided
    }

    private mutating func fitExistential(_ actual: SwiftType, _ parts: [SwiftType], in scope: TypeScope) -> Fit {
        var result = Fit.yes(2)
        for part in parts {
            guard case .nominal(let target, _) = part else { return .undecided }
            if case .nominal(target, _) = actual { continue }
            if case .existential(let own) = actual, own.contains(part) { continue }
            switch conforms(actual, to: target, in: scope) {
            case false?: return .no
            case nil: result = .undecided
            default: break
            }
        }
        return result
    }

    private func fitDifferentForms(_ actual: SwiftType, _ declared: SwiftType, in scope: TypeScope) -> Fit {
        switch (actual, declared) {
        case (.genericParameter, .genericParameter), (.protocolSelf, .protocolSelf):
            return actual == declared ? .yes(0) : .undecided
        case (.genericParameter, _), (.protocolSelf, _), (.member, _), (.opaque, _), (.existential, _):
            return .undecided
        case (_, .genericParameter), (_, .protocolSelf), (_, .member): return .undecided
        case (.optional, .nominal(let symbol, _)):
            return model.declaration(symbol).kind == .protocol || hasImplicitConversions(symbol) ? .undecided : .no
        case (.optional, .function), (.optional, .tuple): return .no
        case (.function, .nominal), (.nominal, .function), (.nominal, .tuple), (.tuple, .nominal),
            (.function, .tuple), (.tuple, .function), (.metatype, .function):
            return .no
        default: return .undecided
        }
    }

    /// Types that values of others become without a word.
    private func hasImplicitConversions(_ symbol: SymbolID) -> Bool {
        model.module(of: symbol).isSDK && Self.conversionTargets.contains(model.nameText(of: symbol))
    }

    private static let conversionTargets: Set<String> = [
        "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer",
        "AutoreleasingUnsafeMutablePointer", "AnyHashable", "CGFloat", "Double", "NSString", "NSNumber", "NSArray",
        "NSDictionary",
    ]
}
