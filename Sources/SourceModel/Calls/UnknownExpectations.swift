/// Why nothing is expected of an expression: by right, or because what it stands in could not be worked out.
extension ExpressionTyper {
    /// What is missing to know the type that is expected; nil where nothing is expected.
    mutating func unknownExpectation(of id: ExpressionID, in file: Int32) -> String? {
        var current = id
        for _ in 0..<256 {
            guard let parent = parent(of: current, in: file) else {
                return unknownExpectation(ofOutermost: current, in: file)
            }
            let around = expression(parent, in: file)
            switch around.kind {
            case .await, .try, .forcedTry, .optionalTry, .marker, .inout, .conditional, .ternary, .tuple, .array,
                .dictionary:
                current = parent
            case .call, .macro, .subscript:
                if around.base == current { return nil }
                return unknownArgument(current, in: parent, around, file)
            case .sequence:
                guard let reason = unknownOperand(current, in: parent, file: file) else { return nil }
                if reason.isEmpty { current = parent } else { return reason }
            case .return: return unknownResult(ofBody: body(of: parent, in: file), in: file)
            default: return nil
            }
        }
        return "it is nested too deeply"
    }

    /// A part of an argument: of an array of closures, for instance.
    private mutating func unknownArgument(
        _ id: ExpressionID, in call: ExpressionID, _ expression: Expression, _ file: Int32
    ) -> String? {
        let candidates = chosenCandidates(of: call, in: file)
        if candidates.isEmpty { return resolution(of: call, in: file).reason }
        guard let position = arguments(expression.list, in: file).map(\.value).firstIndex(of: id) else { return nil }
        let isGeneric = candidates.allSatisfy {
            guard let type = $0.parameter(ofArgument: position)?.argumentType else { return false }
            return type != .unknown
        }
        return isGeneric && resolution(of: call, in: file).isExact
            ? nil : "the parameter of \(calleeName(expression, in: file)) that it is for is not known"
    }

    /// Nil where nothing is expected of the operand, empty where the sequence's own place decides.
    private mutating func unknownOperand(_ id: ExpressionID, in sequence: ExpressionID, file: Int32) -> String? {
        let fold = fold(of: sequence, in: file)
        guard let index = fold.operationOf[id] else { return nil }
        let operation = fold.operations[index]
        let element = expression(operation.operator, in: file)
        switch element.kind {
        case .assignment:
            guard operation.right == .expression(id), case .expression(let left) = operation.left else { return nil }
            let target = expression(left, in: file)
            if target.kind == .name, model.text(target.name, in: file) == "_" { return nil }
            return type(of: left, in: file) == .unknown ? "the type of what it is assigned to is not known" : nil
        case .ternary: return ""
        case .cast, .forcedCast, .optionalCast:
            return "the type that it is cast to is not declared in anything that was read"
        case .typeTest: return nil
        default:
            if model.text(element.name, in: file) == "??" { return "the type of the value it replaces is not known" }
            return "the operator \(model.text(element.name, in: file)) was not looked up"
        }
    }

    private mutating func unknownExpectation(ofOutermost id: ExpressionID, in file: Int32) -> String? {
        let bodyID = body(of: id, in: file)
        guard !bodyID.isNone else { return nil }
        let unresolved = "its type annotation names something that is not declared in anything that was read"
        if let index = files[Int(file)].bindingOfSource[id.index] {
            let binding = model.files[Int(file)].summary.bindings[Int(index)]
            guard !binding.type.isNone else { return nil }
            let type = model.resolve(binding.type, in: scope(ofBody: bodyID, in: file))
            return type == .unknown ? unresolved : nil
        }
        let body = body(bodyID, in: file)
        let owner = SymbolID(file: file, declaration: body.owner)
        switch body.ownerKind {
        case .initialValue:
            return model.declaration(owner).type.isNone || declaredType(ofVariable: owner) != .unknown
                ? nil : unresolved
        case .defaultValue: return "the type of its parameter is not declared in anything that was read"
        case .attribute: return "it is an argument of an attribute"
        case .topLevel: return nil
        case .closure, .declaration:
            let isValue = body.isSingleExpression && lastRoot(of: body, in: file) == id
            return isValue ? unknownResult(ofBody: bodyID, in: file) : nil
        }
    }

    /// Why the type of what a body returns is not known.
    private mutating func unknownResult(ofBody id: BodyID, in file: Int32) -> String? {
        let body = body(id, in: file)
        if body.ownerKind == .closure {
            let closure = ClosureID(index: body.owner)
            if !self.closure(closure, in: file).result.isNone {
                return "the closure's result type is not declared in anything that was read"
            }
            let context = context(of: closure, in: file)
            if case .unknown(let reason) = context.origin { return reason }
            if context.decidesResult { return nil }
            return context.type == nil || context.type?.result.isDependent == true ? nil : resultReason(context.type)
        }
        return resultType(ofBody: id, in: file) == .unknown
            ? "the type that is returned is not declared in anything that was read" : nil
    }

    private func resultReason(_ type: FunctionType?) -> String? {
        guard let type, type.result == .unknown else { return nil }
        return "what the closure around returns is not known"
    }
}
