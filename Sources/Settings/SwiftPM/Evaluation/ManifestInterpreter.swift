import SourceText
import SwiftOperators
import SwiftSyntax

/// Executes a manifest without running it: knows values, and knows what it does not know. Where a condition depends on
/// the environment, both ways are followed and what they differ in is undecided.
struct ManifestInterpreter {
    /// The manifest's path, and the folder that it stands in, as the user would type them.
    let path: String
    let folder: String
    /// What decides `#if`.
    let condition: ManifestCondition
    var definitions: ManifestDefinitions
    var state = ManifestState()
    private var steps = 0
    private var depth = 0
    private var objectCount = 0
    /// The value of `self` at the end of the method that was called last.
    var finalSelf: ManifestValue?

    /// What is executed at most; hostile manifests are cut off here.
    private static let stepLimit = 1_000_000
    private static let depthLimit = 96
    static let elementLimit = 20_000
    static let stringLimit = 1 << 16

    init(path: String, tools: ToolsVersion, operatingSystem: String, _ tree: SourceFileSyntax) {
        self.path = path
        folder = SourcePath.parent(of: path)
        condition = ManifestCondition(tools: tools, operatingSystem: operatingSystem)
        definitions = ManifestDefinitions(tree)
    }

    /// Whether all of it was executed.
    var isComplete: Bool { steps < Self.stepLimit }

    /// Whether more may be executed; counts one step.
    mutating func mayStep() -> Bool {
        steps += 1
        return steps < Self.stepLimit
    }

    /// Calls `body` one level deeper; nil where the manifest is nested too deeply.
    mutating func deeper<Result>(_ body: (inout Self) -> Result) -> Result? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return body(&self)
    }

    /// A new object.
    mutating func make(_ object: ManifestObject) -> ManifestValue {
        objectCount += 1
        state.objects[objectCount] = object
        if object.constructor == "Package", object.type.isEmpty { state.package = objectCount }
        return ManifestValue(.object(objectCount), object.place)
    }

    /// The place of a node: its first byte, leading trivia left out.
    func place(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
}

// MARK: Statements

extension ManifestInterpreter {
    mutating func execute(_ items: CodeBlockItemListSyntax) -> ManifestFlow { execute(Array(items)[...]) }

    private mutating func execute(_ items: ArraySlice<CodeBlockItemSyntax>) -> ManifestFlow {
        for (index, item) in zip(items.indices, items) {
            guard mayStep() else { return .stopped }
            let rest = items[(index + 1)...]
            let outcome = deeper { $0.execute(item.item) } ?? .decided(.stopped)
            switch outcome {
            case .decided(.normal): continue
            case .decided(let flow): return flow
            case .open(let ways): return finish(ways, rest)
            }
        }
        return .normal
    }

    /// The ways that go on are one from here on; those that have ended wait for how it ends.
    private mutating func finish(
        _ ways: [(state: ManifestState, flow: ManifestFlow)], _ rest: ArraySlice<CodeBlockItemSyntax>
    ) -> ManifestFlow {
        var going: ManifestState?
        var ended: [(state: ManifestState, flow: ManifestFlow)] = []
        for way in ways {
            if case .normal = way.flow {
                going = going?.merged(with: way.state) ?? way.state
            } else if case .stopped = way.flow {
                continue  // `fatalError()`: whoever evaluates the manifest does not come here.
            } else {
                ended.append(way)
            }
        }
        if let going {
            state = going
            let flow = deeper { $0.execute(rest) } ?? .stopped
            ended.append((state, flow))
        }
        guard let first = ended.first else { return .stopped }
        state = ended.dropFirst().reduce(first.state) { $0.merged(with: $1.state) }
        return ended.dropFirst().reduce(first.flow) { Self.merged($0, $1.flow) }
    }

    private static func merged(_ left: ManifestFlow, _ right: ManifestFlow) -> ManifestFlow {
        switch (left, right) {
        case (.returned(let first), .returned(let second)): .returned(first.merged(with: second))
        case (.returned(let value), _), (_, .returned(let value)): .returned(.unknown(value.dependence, value.place))
        case (.normal, _), (_, .normal): .normal
        default: left
        }
    }

    /// How a statement ends: in one way, or in several of which it cannot be known which is taken.
    enum Outcome {
        case decided(ManifestFlow)
        case open([(state: ManifestState, flow: ManifestFlow)])
    }

    private mutating func execute(_ item: CodeBlockItemSyntax.Item) -> Outcome {
        switch item {
        case .decl(let declaration): return execute(declaration)
        case .stmt(let statement): return execute(statement)
        case .expr(let expression):
            if let branch = expression.as(IfExprSyntax.self) { return execute(branch) }
            if let branch = expression.as(SwitchExprSyntax.self) { return execute(branch) }
            return isFatal(expression) ? .decided(.stopped) : executeExpression(expression)
        default: return .decided(.normal)
        }
    }

    private mutating func executeExpression(_ expression: ExprSyntax) -> Outcome {
        let folded = folded(expression)
        if let infix = folded.as(InfixOperatorExprSyntax.self), assignment(infix) { return .decided(.normal) }
        _ = evaluate(folded)
        return .decided(.normal)
    }

    /// Sequences of operators as trees, by the precedence of the standard library's operators.
    func folded(_ expression: ExprSyntax) -> ExprSyntax {
        guard expression.is(SequenceExprSyntax.self) else { return expression }
        let tree = OperatorTable.standardOperators.foldAll(expression) { _ in }
        return tree.as(ExprSyntax.self) ?? expression
    }

    private func isFatal(_ expression: ExprSyntax) -> Bool {
        let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name?.baseName.text ?? "")
    }

    private mutating func execute(_ declaration: DeclSyntax) -> Outcome {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            declare(variable)
        } else if let function = declaration.as(FunctionDeclSyntax.self), state.scopes.count > 1 {
            let number = definitions.add(ManifestFunction(function))
            state.declare(function.name.text, ManifestValue(.function(number, boundSelf: nil), place(function)))
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            return execute(conditional)
        }
        return .decided(.normal)
    }

    private mutating func declare(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            if let getter = ManifestDefinitions.getter(binding.accessorBlock) {
                if state.scopes.count == 1 { continue }  // Known from the start.
                let name = binding.pattern.trimmedDescription
                let number = definitions.add(ManifestFunction(name: name, body: getter))
                state.declare("get " + name, ManifestValue(.function(number, boundSelf: nil), place(binding)))
                continue
            }
            let hint = binding.typeAnnotation.map { ManifestTypeName.of($0.type) } ?? ""
            let value = binding.initializer.map { evaluate($0.value, hint: hint) }
            bind(binding.pattern, to: value ?? ManifestValue(.nothing, place(binding)))
        }
    }

    /// Declares the names in a pattern.
    mutating func bind(_ pattern: PatternSyntax, to value: ManifestValue) {
        if let name = pattern.as(IdentifierPatternSyntax.self) {
            state.declare(name.identifier.text, value)
        } else if let tuple = pattern.as(TuplePatternSyntax.self) {
            let parts = tupleElements(value)
            for (index, element) in tuple.elements.enumerated() {
                let part = index < parts.count ? parts[index] : .unknown(value.dependence, value.place)
                deeper { $0.bind(element.pattern, to: part) }
            }
        } else if let inner = pattern.as(ValueBindingPatternSyntax.self) {
            deeper { $0.bind(inner.pattern, to: value) }
        }
    }

    private func tupleElements(_ value: ManifestValue) -> [ManifestValue] {
        if case .tuple(let pairs) = value.kind { return pairs.map(\.value) }
        return []
    }

    private mutating func execute(_ statement: StmtSyntax) -> Outcome {
        if let wrapped = statement.as(ExpressionStmtSyntax.self) { return execute(.expr(wrapped.expression)) }
        if let returned = statement.as(ReturnStmtSyntax.self) {
            let value = returned.expression.map { evaluate($0) } ?? ManifestValue(.void, place(statement))
            return .decided(.returned(value))
        }
        if statement.is(BreakStmtSyntax.self) { return .decided(.broken) }
        if statement.is(ContinueStmtSyntax.self) { return .decided(.continued) }
        if statement.is(ThrowStmtSyntax.self) { return .decided(.stopped) }
        if let guarded = statement.as(GuardStmtSyntax.self) { return execute(guarded) }
        if let loop = statement.as(ForStmtSyntax.self) { return .decided(execute(loop)) }
        if let loop = statement.as(WhileStmtSyntax.self) { return .decided(execute(loop)) }
        if let block = statement.as(DoStmtSyntax.self) { return .decided(scoped { $0.execute(block.body.statements) }) }
        if let deferred = statement.as(DeferStmtSyntax.self) { return .decided(execute(deferred.body.statements)) }
        return .decided(.normal)
    }

    /// Calls `body` in a scope of its own.
    mutating func scoped<Result>(_ body: (inout Self) -> Result) -> Result {
        state.scopes.append([:])
        let count = state.scopes.count
        let result = body(&self)
        if state.scopes.count >= count { state.scopes.removeLast(state.scopes.count - count + 1) }
        return result
    }
}
