/// A closure that the compiler makes itself, as far as it keeps the isolation of the code around it from what it holds.
enum ImplicitClosure {
    /// The initial value of an `async let` (SE-0317).
    case asyncLet
    /// An argument for an `@autoclosure` parameter of this type, which is `@Sendable` or states an isolation.
    case autoclosure(FunctionType, callee: SymbolID?)
}

extension ExpressionTyper {
    /// The nearest closure without braces in which an expression stands and that bears on its isolation; nil where there
    /// is none in its body.
    mutating func implicitClosure(around id: ExpressionID, in file: Int32) -> ImplicitClosure? {
        prepare(file)
        var current = id
        for _ in 0..<256 {
            guard let parent = parent(of: current, in: file) else {
                return isAsyncLetValue(current, in: file) ? .asyncLet : nil
            }
            let around = expression(parent, in: file)
            if around.kind == .call || around.kind == .subscript, around.base != current,
                let found = autoclosure(for: current, in: parent, around, file: file)
            {
                return found
            }
            current = parent
        }
        return nil
    }

    private func isAsyncLetValue(_ id: ExpressionID, in file: Int32) -> Bool {
        guard let index = files[Int(file)].bindingOfSource[id.index] else { return false }
        return model.files[Int(file)].summary.bindings[Int(index)].isAsyncLet
    }

    private mutating func autoclosure(
        for argument: ExpressionID, in call: ExpressionID, _ expression: Expression, file: Int32
    ) -> ImplicitClosure? {
        guard let position = arguments(expression.list, in: file).map(\.value).firstIndex(of: argument) else {
            return nil
        }
        let candidates = chosenCandidates(of: call, in: file)
        guard let first = candidates.first else { return nil }
        var agreed: FunctionType?
        for candidate in candidates {
            guard let parameter = candidate.parameter(ofArgument: position), parameter.flags.contains(.isAutoclosure),
                case .function(let function) = parameter.type, function.isSendable || function.isolation != .none
            else { return nil }
            agreed = agreed ?? function
        }
        return agreed.map { .autoclosure($0, callee: candidates.count == 1 ? first.symbol : nil) }
    }
}

/// Operators that are declared with function types.
extension ExpressionTyper {
    /// What an operator's declarations ask of a closure that is its operand; nil where none takes functions.
    mutating func operandPlace(_ id: ExpressionID, in sequence: ExpressionID, file: Int32) -> ClosureContext? {
        let fold = fold(of: sequence, in: file)
        guard let index = fold.operationOf[id] else { return nil }
        let operation = fold.operations[index]
        let element = expression(operation.operator, in: file)
        guard element.kind == .operator else { return nil }
        let name = model.name(element.name, in: file)
        let position = operation.left == .expression(id) ? 0 : 1
        let free = model.topLevelSymbols(name, seenFrom: file).filter { model.declaration($0).kind == .function }
        let members = unknownReceiver(name, "", in: scope(of: sequence, in: file)).candidates.compactMap(\.symbol)
        var agreed: ClosureContext?
        for symbol in free + members {
            let signature = signature(of: symbol)
            guard signature.parameters.count == 2,
                case .function(let function) = signature.parameters[position].argumentType.unwrapped
            else { continue }
            var context = ClosureContext(.argument(callee: symbol), type: function)
            context.isSending = signature.parameters[position].flags.contains(.isSending)
            context.explanation = "operand of `\(model.names[name])`, which takes \(describe(.function(function)))"
            guard let known = agreed else {
                agreed = context
                continue
            }
            guard let merged = known.merging(context) else {
                return ClosureContext(
                    .unknown("several operators \(model.names[name]) fit, and they differ in what they ask"))
            }
            agreed = merged
        }
        return agreed
    }
}
