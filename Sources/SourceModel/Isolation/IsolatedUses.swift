/// A use, in a body, of something that only runs or is read in an isolation.
package struct IsolatedUse: Hashable, Sendable {
    package var symbol: SymbolID
    package var isolation: Isolation
    /// Of the name in the source; UTF-8 byte offset.
    package var offset: UInt32
}

/// What the code of a body needs before it first suspends.
package struct BodyBeginning: Hashable, Sendable {
    /// The offset of the first `await` or `for await`; nil where the body never suspends.
    package var suspension: UInt32?
    /// Uses in source order, one per declaration; those in nested closures are not counted.
    package var uses: [IsolatedUse]
}

/// The part of a body before its first suspension.
extension IsolationInference {
    /// The beginning of a body, as far as callees and names could be resolved.
    package mutating func beginning(ofBody id: BodyID, in file: Int32) -> BodyBeginning {
        let suspension = firstSuspension(inBody: id, file: file)
        var found: [IsolatedUse] = []
        typer.prepare(file)
        for id in expressions(ofBody: id, in: file) {
            let expression = typer.expression(id, in: file)
            guard suspension.map({ expression.offset < $0 }) ?? true, !typer.isInactive(expression.offset, in: file)
            else { continue }
            guard let symbol = usedDeclaration(id, expression, in: file) else { continue }
            switch isolation(of: symbol).isolation {
            case .unspecified, .nonisolated, .callerIsolated, .erased, .unknown: continue
            case let isolation where found.contains { $0.symbol == symbol && $0.isolation == isolation }: continue
            case let isolation:
                found.append(IsolatedUse(symbol: symbol, isolation: isolation, offset: expression.offset))
            }
        }
        return BodyBeginning(suspension: suspension, uses: found.sorted { $0.offset < $1.offset })
    }

    private func firstSuspension(inBody id: BodyID, file: Int32) -> UInt32? {
        let summary = model.files[Int(file)].summary
        let body = summary.bodies[Int(id.index)]
        guard body.containsAwait else { return nil }
        let loops = summary.bindings[body.bindings.indices].filter { $0.projection == .asyncElement }.map(\.offset)
        let awaits = expressions(ofBody: id, in: file).map { summary.expressions[Int($0.index)] }
            .filter { $0.kind == .await }.map(\.offset)
        return (loops + awaits).min()
    }

    /// All expressions of a body, those of nested closures left out.
    private func expressions(ofBody id: BodyID, in file: Int32) -> [ExpressionID] {
        let body = model.files[Int(file)].summary.bodies[Int(id.index)]
        var pending = typer.elements(body.roots, in: file)
        var found: [ExpressionID] = []
        while let next = pending.popLast() {
            found.append(next)
            let expression = typer.expression(next, in: file)
            if !expression.base.isNone, expression.kind != .other { pending.append(expression.base) }
            switch expression.childList {
            case .none, .captures: continue
            case .expressions: pending += typer.elements(expression.list, in: file)
            case .arguments: pending += typer.arguments(expression.list, in: file).map(\.value)
            }
        }
        return found
    }

    /// The declaration that a name, member or call certainly uses.
    private mutating func usedDeclaration(
        _ id: ExpressionID, _ expression: Expression, in file: Int32
    ) -> SymbolID? {
        switch expression.kind {
        case .call, .subscript:
            let callee = typer.callees(of: id, in: file)
            guard callee.isExact, callee.candidates.count == 1, case .declaration(let symbol) = callee.candidates[0]
            else { return nil }
            return symbol
        case .name:
            switch typer.reference(of: id, in: file) {
            case .implicitMembers(let symbols, _), .declarations(let symbols): return variable(among: symbols)
            default: return nil
            }
        case .member where !expression.base.isNone:
            let base = typer.type(of: expression.base, in: file)
            guard base != .unknown else { return nil }
            let name = model.name(expression.name, in: file)
            let scope = typer.scope(of: id, in: file)
            return variable(among: typer.uses(of: name, on: base.instance.unwrapped, in: scope).map(\.symbol))
        default: return nil
        }
    }

    /// Functions are used where they are called; of what else has the name only one may be meant.
    private func variable(among symbols: [SymbolID]) -> SymbolID? {
        guard symbols.count == 1, model.declaration(symbols[0]).kind == .variable else { return nil }
        return symbols[0]
    }
}
