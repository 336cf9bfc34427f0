import SourceModel

extension SummaryDump {
    /// An expression on one line; a closure is `{n}` by its index.
    func expression(_ id: ExpressionID) -> String {
        if id.isNone { return "-" }
        let expression = summary.expressions[Int(id.index)]
        let base = expression.base.isNone ? "" : self.expression(expression.base)
        let name = name(expression.name)
        switch expression.kind {
        case .name: return name + types(expression.list)
        case .member: return base + "." + name + types(expression.list)
        case .call: return base + "(" + arguments(expression.list) + ")"
        case .subscript: return base + "[" + arguments(expression.list) + "]"
        case .closure: return "{\(expression.closure.index)}"
        case .integer, .float, .boolean, .nil, .regex: return "\(expression.kind)"
        case .string: return "string" + (expression.list.count > 0 ? "(" + list(expression.list) + ")" : "")
        case .array: return "[" + list(expression.list) + "]"
        case .dictionary: return "[:" + list(expression.list) + "]"
        case .tuple: return "(" + arguments(expression.list) + ")"
        case .sequence: return "«" + list(expression.list, separator: " ") + "»"
        case .operator: return name
        case .assignment: return "="
        case .ternary: return "? \(base) :"
        case .typeTest: return "is " + type(expression.type)
        case .cast: return "as " + type(expression.type)
        case .optionalCast: return "as? " + type(expression.type)
        case .forcedCast: return "as! " + type(expression.type)
        case .prefix: return name + base
        case .postfix: return base + name
        case .await, .try, .return, .throw, .yield, .marker:
            return "\(expression.kind)" + (base.isEmpty ? "" : " " + base)
        case .optionalTry: return "try? " + base
        case .forcedTry: return "try! " + base
        case .inout: return "&" + base
        case .optionalChain: return base + "?"
        case .forceUnwrap: return base + "!"
        case .keyPath:
            let root = expression.type.isNone ? "" : type(expression.type)
            return "\\" + root + name + (expression.list.count > 0 ? "(" + list(expression.list) + ")" : "")
        case .type: return "type " + type(expression.type)
        case .macro: return "#" + name + "(" + arguments(expression.list) + ")"
        case .conditional: return "conditional(" + list(expression.list) + ")"
        case .other: return "other" + (expression.list.count > 0 ? "(" + list(expression.list) + ")" : "")
        }
    }

    func arguments(_ span: Span) -> String {
        span.indices.map { index in
            let argument = summary.arguments[index]
            return (argument.isTrailing ? "+" : "") + (argument.label.isNone ? "" : name(argument.label) + ": ")
                + expression(argument.value)
        }.joined(separator: ", ")
    }

    private func list(_ span: Span, separator: String = ", ") -> String {
        span.indices.map { expression(ExpressionID(index: summary.lists[$0])) }.joined(separator: separator)
    }

    private func types(_ span: Span) -> String {
        span.count == 0
            ? ""
            : "<" + span.indices.map { type(TypeReferenceID(index: summary.lists[$0])) }.joined(separator: ", ") + ">"
    }

    // MARK: Bodies

    /// The outermost expressions of a body.
    func roots(_ body: Int) -> [String] {
        summary.bodies[body].roots.indices.map { expression(ExpressionID(index: summary.lists[$0])) }
    }

    /// `name` projection source, and the stretch in which it can be used.
    func bindings(_ body: Int) -> [String] {
        summary.bodies[body].bindings.indices.map { index in
            let binding = summary.bindings[index]
            let position = binding.position != 0 ? "\(binding.position)" : ""
            return (binding.isLet ? "" : "var ") + (binding.isWeak ? "weak " : "")
                + (binding.isAsyncLet ? "async " : "") + name(binding.name) + " \(binding.projection)" + position
                + (binding.type.isNone ? "" : ": " + type(binding.type))
                + (binding.source.isNone ? "" : " of " + expression(binding.source))
                + " in \(place(binding.scopeStart))-\(place(binding.scopeEnd))"
                + (binding.condition.isNone ? "" : " #if " + condition(binding.condition))
        }
    }

    /// The body that belongs to the declaration with this path.
    func body(of path: String) -> Int? {
        summary.declarations.indices.first { self.path($0) == path }.map { Int(summary.declarations[$0].body.index) }
    }

    /// Parameters, captures and attributes of a closure.
    func closure(_ index: Int) -> String {
        let closure = summary.closures[index]
        let captures = closure.captures.indices.map { index -> String in
            let capture = summary.captures[index]
            return (capture.isWeak ? "weak " : "") + (capture.isUnowned ? "unowned " : "") + name(capture.name) + " = "
                + expression(capture.value)
        }
        return "@\(place(closure.offset))" + (closure.attributes.count > 0 ? " " + attributes(closure.attributes) : "")
            + (captures.isEmpty ? "" : " [" + captures.joined(separator: ", ") + "]")
            + (closure.hasParameterClause ? " (" + parameters(closure.parameters) + ")" : "")
            + (closure.isAsync ? " async" : "") + (closure.isThrowing ? " throws" : "")
            + (closure.result.isNone ? "" : " -> " + type(closure.result))
            + (closure.condition.isNone ? "" : " #if " + condition(closure.condition))
    }
}
