import SwiftSyntax

// MARK: Functions

extension ManifestInterpreter {
    /// Calls a value.
    mutating func apply(
        _ function: ManifestValue, _ arguments: [ManifestArgument], _ place: Int, hint: String = ""
    ) -> ManifestValue {
        switch function.kind {
        case .function(let callable): return apply(callable, arguments, place, hint: hint)
        case .type(let name): return callType(name, arguments, place)
        // `Target.Dependency.byName` as a function.
        case .record(let object) where object.fields.isEmpty && PackageDescriptionNames.isType(object.type):
            return record(object.constructor, arguments, type: object.type, object.place)
        case .nothing: return function
        case .alternatives(let values):
            let arguments = evaluated(arguments)
            var result: ManifestValue?
            for value in values {
                var own = value
                perhaps { own = $0.apply(value, arguments, place, hint: hint) }
                result = result.map { $0.merged(with: own) } ?? own
            }
            return result ?? function
        case .record(let object):
            let methods = definitions.types[object.type]?.methods["callAsFunction"] ?? []
            if !methods.isEmpty { return invoke(methods, arguments, boundSelf: function, place, hint: hint) }
        case .object(let number):
            let type = state.instances[number]?.object.type ?? ""
            let methods = definitions.types[type]?.methods["callAsFunction"] ?? []
            if !methods.isEmpty { return invoke(methods, arguments, boundSelf: function, place, hint: hint) }
        // A name that no function was found for.
        case .unknown(let why): unresolved(why.split(whereSeparator: { "`.".contains($0) }).last.map(String.init) ?? "")
        default: break
        }
        unknownCall(arguments)
        return .unknown(function.isUndecided ? function.dependence : "a call", place)
    }

    private mutating func apply(
        _ callable: ManifestCallable, _ arguments: [ManifestArgument], _ place: Int, hint: String
    ) -> ManifestValue {
        switch callable.body {
        case .declared(let numbers):
            return invoke(numbers, arguments, callable, place, hint: hint)
        case .keyPath(let names):
            guard var value = evaluated(arguments).first?.value else { return .unknown("a key path", place) }
            for name in names where name != "self" {
                value = memberValue(name, of: value, place) ?? .unknown("`\(name)`", place)
            }
            return value
        case .operation(let name):
            let values = evaluated(arguments).map(\.value)
            guard values.count == 2 else { return .unknown("an operator", place) }
            return operated(name, values[0], values[1], place)
        case .member(let type, let name):
            if name == "init" { return callType(type, arguments, place) }
            return typeMember(name, arguments, of: type, place, expected: hint) ?? .unknown("`\(name)`", place)
        }
    }

    /// The functions of several whose parameters take the arguments: one, or those of which it is not known which of
    /// them counts.
    func overloads(_ numbers: [Int], _ arguments: [ManifestArgument]) -> [Int] {
        let fitting = numbers.filter { definitions.functions[$0].matched(arguments) != nil }
        let certain = fitting.filter { !definitions.functions[$0].isOpen }
        return certain.isEmpty ? fitting : certain
    }

    mutating func invoke(
        _ numbers: [Int], _ arguments: [ManifestArgument], boundSelf: ManifestValue?, _ place: Int, hint: String = ""
    ) -> ManifestValue {
        let callable = ManifestCallable(body: .declared(numbers), boundSelf: boundSelf)
        return invoke(numbers, arguments, callable, place, hint: hint)
    }

    /// Executes the function of several that fits.
    private mutating func invoke(
        _ numbers: [Int], _ arguments: [ManifestArgument], _ callable: ManifestCallable, _ place: Int, hint: String
    ) -> ManifestValue {
        let arguments = numbers.count == 1 ? spread(arguments, for: definitions.functions[numbers[0]]) : arguments
        let fitting = overloads(numbers, arguments)
        guard let first = fitting.first else {
            unknownCall(arguments)
            for number in numbers { executeUnknown(number, callable, place) }
            let name = numbers.first.map { definitions.functions[$0].name } ?? ""
            return .unknown(name.isEmpty ? "a closure" : "`\(name)`", place)
        }
        let function = definitions.functions[first]
        let types = parameterTypes(function, arguments, hint)
        var values = evaluated(arguments) { position, _ in types[position] ?? "" }
        for (parameter, taken) in zip(function.parameters, function.matched(arguments) ?? []) where parameter.isBuilt {
            for position in taken {
                guard case .function(var built) = values[position].value.kind else { continue }
                built.isBuilt = true
                values[position].value = ManifestValue(.function(built), values[position].value.place)
            }
        }
        guard fitting.count > 1 else { return execute(first, values, callable, place, hint: hint) }
        if function.isOpen {
            return chooseValue(
                nil, { $0.execute(first, values, callable, place, hint: hint) },
                { $0.invoke(Array(fitting.dropFirst()), values, callable, place, hint: hint) })
        }
        let best = fitting.first { accepts(definitions.functions[$0], values) } ?? first
        return execute(best, values, callable, place, hint: hint)
    }

    /// The types of the parameters that arguments are for, by the position of the argument.
    private func parameterTypes(
        _ function: ManifestFunction, _ arguments: [ManifestArgument], _ hint: String
    ) -> [Int: String] {
        var result: [Int: String] = [:]
        for (parameter, taken) in zip(function.parameters, function.matched(arguments) ?? []) {
            for position in taken {
                let type = function.type(parameter.type, returning: hint)
                result[position] = type == "Self" ? function.type : type
            }
        }
        return result
    }

    /// Whether values are of the types of the parameters, as far as that is known.
    func accepts(_ function: ManifestFunction, _ arguments: [ManifestArgument]) -> Bool {
        let types = parameterTypes(function, arguments, "")
        return arguments.enumerated().allSatisfy { position, argument in
            guard let type = types[position], !type.isEmpty else { return true }
            switch argument.value.kind {
            case .string: return !["Int", "Bool", "Double"].contains(type) && !type.hasPrefix("[")
            case .integer: return type == "Int" || type == "Double"
            case .boolean: return type == "Bool"
            case .array: return type.hasPrefix("[")
            case .function: return type.hasPrefix("->")
            case .record, .object:
                let own = self.typeName(of: argument.value)
                return own.isEmpty || own == type || definitions.types[type]?.kind == .protocol
            default: return true
            }
        }
    }

    /// A closure with several parameters takes a tuple apart.
    private func spread(_ arguments: [ManifestArgument], for function: ManifestFunction) -> [ManifestArgument] {
        guard function.name.isEmpty, arguments.count == 1, arguments[0].isEvaluated else { return arguments }
        let count = max(function.parameters.count, function.hasAnonymousParameters ? 2 : 0)
        guard count > 1 else { return arguments }
        if case .tuple(let pairs) = arguments[0].value.kind, function.hasAnonymousParameters {
            // `$0` is the tuple where `$1` is not used.
            let usesSecond = function.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" } ?? false
            return usesSecond ? pairs.map { .passed($0.value) } : arguments
        }
        guard !function.hasAnonymousParameters else {
            return arguments[0].value.isUnknown ? Array(repeating: arguments[0], count: 4) : arguments
        }
        if case .tuple(let pairs) = arguments[0].value.kind { return pairs.map { .passed($0.value) } }
        return arguments[0].value.isUndecided ? Array(repeating: arguments[0], count: count) : arguments
    }

    /// Executes a function with arguments of which nothing is known, in a world of its own.
    private mutating func executeUnknown(_ number: Int, _ callable: ManifestCallable, _ place: Int) {
        let arguments = definitions.functions[number].parameters.map { parameter in
            ManifestArgument(label: parameter.label, value: .unknown("an argument", place), isEvaluated: true)
        }
        perhaps { _ = $0.execute(number, arguments, callable, place, hint: "") }
    }

    // MARK: Execution

    /// Executes a function with the values of its arguments.
    private mutating func execute(
        _ number: Int, _ arguments: [ManifestArgument], _ callable: ManifestCallable, _ place: Int, hint: String
    ) -> ManifestValue {
        let function = definitions.functions[number]
        guard let body = function.body, let matched = function.matched(arguments) else {
            unknownCall(arguments)
            return .unknown("`\(function.name)`", place)
        }
        let outer = state.current
        let frame = open(in: callable.frame ?? ManifestState.top)
        if let current = callable.boundSelf {
            declare("self", current, type: function.type, isConstant: !function.isMutating)
        }
        let stated =
            function.result == "Self"
            ? typeName(ofSelf: callable.boundSelf, function) : function.type(function.result, returning: hint)
        let result = stated.isEmpty ? callable.result : stated
        declare("return", ManifestValue(.void, place), type: result)
        // Inside an initializer, nothing observes the properties of `self`.
        if function.name == "init" { declare("init self", ManifestValue(.void, place)) }
        bind(function, arguments, matched, place)
        var value = deeper { $0.value(of: body, result, place) } ?? .unknown("functions that call one another", place)
        if function.isBuilt || callable.isBuilt { value = .unknown("a result builder", place) }
        let variables = state.frames[frame]?.variables ?? [:]
        if case .function(let made) = value.kind { capture(made.frame) }
        finalSelf = function.isMutating ? variables["self"]?.value : nil
        let after = finalSelf
        close(frame, to: outer, in: &state)
        var names = zip(function.parameters, matched).map { ($0.name, $1.first) }
        if function.hasAnonymousParameters { names = arguments.indices.map { ("$\($0)", $0) } }
        for case (let name, let position?) in names {
            guard let passed = variables[name]?.value,
                let target = arguments[position].expression?.as(InOutExprSyntax.self)
            else { continue }
            assign(passed, to: target.expression)
        }
        finalSelf = after
        return value
    }

    /// What `Self` is in a function.
    private func typeName(ofSelf value: ManifestValue?, _ function: ManifestFunction) -> String {
        guard let value else { return function.type }
        if case .type(let name) = value.kind { return name }
        let name = typeName(of: value)
        return name.isEmpty ? function.type : name
    }

    private mutating func bind(
        _ function: ManifestFunction, _ arguments: [ManifestArgument], _ matched: [[Int]], _ place: Int
    ) {
        if function.hasAnonymousParameters {
            for (index, argument) in arguments.enumerated() {
                let isPassed = argument.expression?.is(InOutExprSyntax.self) ?? false
                declare("$\(index)", argument.value, isConstant: !isPassed)
            }
            return
        }
        for (parameter, taken) in zip(function.parameters, matched) {
            let type = function.generics.isEmpty ? parameter.type : ""
            if parameter.isVariadic {
                let elements = taken.map { ManifestElement(value: arguments[$0].value) }
                declare(parameter.name, ManifestValue(.array(elements), place), type: "[" + type + "]")
            } else if let index = taken.first {
                let isPassed = arguments[index].expression?.is(InOutExprSyntax.self) ?? false
                declare(
                    parameter.name, arguments[index].value, type: type, isConstant: !isPassed,
                    isOptional: parameter.isOptional)
            } else if let expression = parameter.defaultValue {
                declare(
                    parameter.name, evaluate(expression, hint: parameter.type), type: type,
                    isOptional: parameter.isOptional)
            }
        }
    }

    /// What a body returns.
    private mutating func value(
        of body: CodeBlockItemListSyntax, _ result: String, _ place: Int
    ) -> ManifestValue {
        if let expression = onlyExpression(of: body), isValue(expression) {
            return evaluate(expression, hint: result)
        }
        let exits = execute(body)
        if let thrown = exits.thrown { mayThrow(in: thrown) }
        let void = ManifestValue(.void, place)
        switch (exits.returned, exits.goesOn) {
        case (let way?, true):
            state = merged(way.state, state)
            return way.value.kind == .void ? void : way.value
        case (let way?, false):
            state = way.state
            return way.value
        case (nil, true): return void
        case (nil, false):
            // It does not return; whoever calls it goes on where it does.
            return .unknown("a function that does not return", place)
        }
    }

    /// The expression that statements are all of; nil for others.
    func onlyExpression(of items: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard items.count == 1, let only = items.first?.item else { return nil }
        switch only {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ExpressionStmtSyntax.self)?.expression
        default: return nil
        }
    }

    /// Whether the only expression of a body is what it returns, and not an assignment or a call that does not return.
    private func isValue(_ expression: ExprSyntax) -> Bool {
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else {
            return !isFatal(expression)
        }
        if infix.operator.is(AssignmentExprSyntax.self) { return false }
        return !isAssignment(infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
}
