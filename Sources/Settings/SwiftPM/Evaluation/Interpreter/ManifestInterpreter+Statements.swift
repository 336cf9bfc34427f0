import SwiftSyntax

// MARK: Statements

extension ManifestInterpreter {
    /// Executes statements one after the other.
    mutating func execute(_ items: CodeBlockItemListSyntax) -> ManifestExits {
        var exits = ManifestExits()
        var deferred: [CodeBlockItemListSyntax] = []
        for item in items {
            guard mayStep() else { return stop() }
            if case .stmt(let statement) = item.item, let later = statement.as(DeferStmtSyntax.self) {
                deferred.append(later.body.statements)
                continue
            }
            let own = deeper { $0.execute(item.item) } ?? stop()
            add(own, to: &exits)
            guard own.goesOn else {
                exits.goesOn = false
                break
            }
        }
        for body in deferred.reversed() { executeAtEnd(body, of: &exits) }
        return exits
    }

    /// Executes the body of a `defer` wherever execution leaves.
    private mutating func executeAtEnd(_ body: CodeBlockItemListSyntax, of exits: inout ManifestExits) {
        if exits.goesOn { _ = scopedExits { $0.execute(body) } }
        let going = state
        var interpreter = self
        exits.forEachState { state in
            interpreter.state = state
            _ = interpreter.scopedExits { $0.execute(body) }
            state = interpreter.state
        }
        self = interpreter
        state = going
    }

    /// Adds the ways in which a statement leaves, but not whether it goes on.
    mutating func add(_ own: ManifestExits, to exits: inout ManifestExits) {
        guard !own.isPlain else { return }
        if let way = own.returned {
            if let before = exits.returned {
                let (left, right) = (before.state.instances, way.state.instances)
                let value = before.value.merged(with: way.value)
                    .marked(before.value, way.value, doubt: doubt) { (left[$0] == nil) != (right[$0] == nil) }
                exits.returned = (merged(before.state, way.state), value)
            } else {
                exits.returned = way
            }
        }
        if let state = own.thrown { exits.thrown = exits.thrown.map { merged($0, state) } ?? state }
        for (label, state) in own.broken {
            exits.broken[label] = exits.broken[label].map { merged($0, state) } ?? state
        }
        for (label, state) in own.continued {
            exits.continued[label] = exits.continued[label].map { merged($0, state) } ?? state
        }
    }

    /// Executes one of two things; both, each in a world of its own, where it is not known which.
    mutating func chooseExits(
        _ answer: Bool?, _ first: (inout Self) -> ManifestExits, _ second: (inout Self) -> ManifestExits
    ) -> ManifestExits {
        if let answer { return answer ? first(&self) : second(&self) }
        let (start, why) = (state, doubt)
        var exits = first(&self)
        let after = state
        state = start
        let other = second(&self)
        doubt = why
        add(other, to: &exits)
        switch (exits.goesOn, other.goesOn) {
        case (true, true): state = merged(after, state)
        case (true, false): state = after
        default: exits.goesOn = other.goesOn
        }
        return exits
    }

    private mutating func execute(_ item: CodeBlockItemSyntax.Item) -> ManifestExits {
        switch item {
        case .decl(let declaration): return execute(declaration)
        case .stmt(let statement): return execute(statement, label: "")
        case .expr(let expression): return execute(expression)
        default: return ManifestExits()
        }
    }

    private mutating func execute(_ expression: ExprSyntax) -> ManifestExits {
        if let branch = expression.as(IfExprSyntax.self) { return execute(branch) }
        if let branch = expression.as(SwitchExprSyntax.self) { return execute(branch, label: "") }
        if isFatal(expression) { return .never }
        if let infix = expression.as(InfixOperatorExprSyntax.self), assignment(infix) { return ManifestExits() }
        _ = evaluate(expression)
        return ManifestExits()
    }

    /// Whether an expression is a call that does not return.
    func isFatal(_ expression: ExprSyntax) -> Bool {
        let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name?.baseName.text ?? "")
    }

    // MARK: Declarations

    private mutating func execute(_ declaration: DeclSyntax) -> ManifestExits {
        let isLocal = state.current != ManifestState.top
        switch declaration.kind {
        case .variableDecl: declare(declaration.cast(VariableDeclSyntax.self))
        case .functionDecl where isLocal: declare(declaration.cast(FunctionDeclSyntax.self))
        case .ifConfigDecl: return execute(declaration.cast(IfConfigDeclSyntax.self))
        case .structDecl, .enumDecl, .classDecl:
            if isLocal { definitions.add(type: declaration) }
        default: break
        }
        return ManifestExits()
    }

    /// Local functions of one name are overloads of it.
    private mutating func declare(_ function: FunctionDeclSyntax) {
        let name = function.name.text
        var numbers = [definitions.number(of: function)]
        let before = state.frames[state.current]?.variables[name]?.value
        if case .function(let callable)? = before?.kind, case .declared(let others) = callable.body {
            numbers = others + numbers
        }
        let callable = ManifestCallable(body: .declared(numbers), frame: state.current)
        declare(name, ManifestValue(.function(callable), place(function)))
    }

    private mutating func declare(_ variable: VariableDeclSyntax) {
        let isConstant = variable.bindingSpecifier.text == "let"
        // `let a, b: Int`: the type stands with the last.
        let shared = variable.bindings.last?.typeAnnotation?.type
        for binding in variable.bindings {
            if let getter = ManifestDefinitions.getter(binding.accessorBlock) {
                // Those of the top are known from the start.
                if state.current == ManifestState.top { continue }
                let name = binding.pattern.trimmedDescription
                let type = ManifestTypeName.of(binding.typeAnnotation?.type)
                let getter = ManifestFunction(name: name, result: type, body: getter)
                let number = definitions.number(of: getter, at: place(binding))
                let callable = ManifestCallable(body: .declared([number]), frame: state.current)
                declare("get " + name, ManifestValue(.function(callable), place(binding)))
                continue
            }
            let annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? shared : nil)
            let type = definitions.canonical(ManifestTypeName.of(annotation))
            var value = binding.initializer.map { evaluate($0.value, hint: type) }
            if ManifestFunction.hasCustomAttribute(variable.attributes) {
                value = .unknown("a property wrapper", place(binding))
            }
            let written = type.isEmpty ? binding.initializer.map { expectedType(of: $0.value) } ?? "" : type
            let known = written.isEmpty ? value.map { typeName(of: $0) } ?? "" : written
            let isOptional =
                annotation == nil
                ? binding.initializer.map { self.isOptional($0.value) } ?? false
                : ManifestTypeName.isOptional(annotation)
            bind(
                binding.pattern, to: value ?? ManifestValue(.nothing, place(binding)), type: known,
                // A constant without a value gets one later.
                isConstant: isConstant && value != nil, isOptional: isOptional)
        }
    }

    /// Declares the names in a pattern.
    mutating func bind(
        _ pattern: PatternSyntax, to value: ManifestValue, type: String = "", isConstant: Bool = true,
        isOptional: Bool = false
    ) {
        if let name = pattern.as(IdentifierPatternSyntax.self) {
            declare(name.identifier.text, value, type: type, isConstant: isConstant, isOptional: isOptional)
        } else if let tuple = pattern.as(TuplePatternSyntax.self) {
            let types = ManifestTypeName.parts(of: type)
            for (index, element) in tuple.elements.enumerated() {
                let part = tupleElement(value, index)
                let type = types.indices.contains(index) ? types[index].type : ""
                _ = deeper { $0.bind(element.pattern, to: part, type: type, isConstant: isConstant) }
            }
        } else if let inner = pattern.as(ValueBindingPatternSyntax.self) {
            let isLet = inner.bindingSpecifier.text == "let"
            _ = deeper { $0.bind(inner.pattern, to: value, type: type, isConstant: isLet) }
        }
    }

    /// An element of a tuple, or what is known of it.
    private func tupleElement(_ value: ManifestValue, _ index: Int) -> ManifestValue {
        switch value.kind {
        case .tuple(let pairs) where pairs.indices.contains(index): return pairs[index].value
        case .alternatives(let values):
            let parts = values.map { tupleElement($0, index) }
            return .oneOf(parts.flatMap(\.alternatives), value.place)
        default: return .unknown(value.isUndecided ? value.dependence : "an element of a tuple", value.place)
        }
    }

    // MARK: Other statements

    mutating func execute(_ statement: StmtSyntax, label: String) -> ManifestExits {
        switch statement.kind {
        case .expressionStmt:
            let expression = statement.cast(ExpressionStmtSyntax.self).expression
            if let branch = expression.as(SwitchExprSyntax.self) { return execute(branch, label: label) }
            return execute(expression)
        case .labeledStmt:
            let labeled = statement.cast(LabeledStmtSyntax.self)
            return deeper { $0.execute(labeled.statement, label: labeled.label.text) } ?? stop()
        case .returnStmt: return execute(statement.cast(ReturnStmtSyntax.self))
        case .breakStmt:
            let label = statement.cast(BreakStmtSyntax.self).label?.text ?? ""
            return ManifestExits(goesOn: false, broken: [label: state])
        case .continueStmt:
            let label = statement.cast(ContinueStmtSyntax.self).label?.text ?? ""
            return ManifestExits(goesOn: false, continued: [label: state])
        case .throwStmt: return ManifestExits(goesOn: false, thrown: state)
        case .guardStmt: return execute(statement.cast(GuardStmtSyntax.self))
        case .forStmt: return execute(statement.cast(ForStmtSyntax.self), label)
        case .whileStmt: return execute(statement.cast(WhileStmtSyntax.self), label)
        case .repeatStmt: return execute(statement.cast(RepeatStmtSyntax.self), label)
        case .doStmt: return execute(statement.cast(DoStmtSyntax.self), label)
        default: return ManifestExits()
        }
    }

    private mutating func execute(_ statement: ReturnStmtSyntax) -> ManifestExits {
        let hint = variable("return", locally: true)?.type ?? ""
        let value = statement.expression.map { evaluate($0, hint: hint) }
        return ManifestExits(goesOn: false, returned: (state, value ?? ManifestValue(.void, place(statement))))
    }

    private mutating func execute(_ block: DoStmtSyntax, _ label: String) -> ManifestExits {
        var exits: ManifestExits
        if block.catchClauses.isEmpty {
            exits = scopedExits { $0.execute(block.body.statements) }
        } else {
            var inCalls: ManifestState?
            (exits, inCalls) = catching { interpreter in
                interpreter.scopedExits { $0.execute(block.body.statements) }
            }
            var thrown = exits.thrown
            exits.thrown = nil
            if let inCalls { thrown = thrown.map { merged($0, inCalls) } ?? inCalls }
            if let thrown { exits = handled(block, exits, thrown) }
        }
        if let state = exits.broken.removeValue(forKey: label), !label.isEmpty { join(state, &exits) }
        return exits
    }

    /// The ways out of a `do` whose body throws in some case.
    private mutating func handled(
        _ block: DoStmtSyntax, _ body: ManifestExits, _ thrown: ManifestState
    ) -> ManifestExits {
        var exits = body
        var going = body.goesOn ? state : nil
        // Which of several clauses catches it is not known.
        for clause in block.catchClauses {
            state = thrown
            let own = scopedExits { interpreter in
                interpreter.declare("error", .unknown("an error", interpreter.place(clause)))
                return interpreter.execute(clause.body.statements)
            }
            add(own, to: &exits)
            if own.goesOn { going = going.map { merged($0, state) } ?? state }
        }
        exits.goesOn = going != nil
        if let going { state = going }
        return exits
    }

    /// Execution also goes on in a state; `self.state` is what it goes on with.
    mutating func join(_ other: ManifestState, _ exits: inout ManifestExits) {
        state = exits.goesOn ? merged(state, other) : other
        exits.goesOn = true
    }
}
