import SwiftSyntax

// MARK: Assignment

extension ManifestInterpreter {
    /// Whether an operator changes its left operand.
    func isAssignment(_ name: String) -> Bool {
        name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    /// Executes an assignment; false where the operator is none.
    mutating func assignment(_ operation: InfixOperatorExprSyntax) -> Bool {
        let target = operation.leftOperand
        if operation.operator.is(AssignmentExprSyntax.self) {
            let value = evaluate(operation.rightOperand, hint: expectedType(of: target))
            if !target.is(DiscardAssignmentExprSyntax.self) { assign(value, to: target) }
            return true
        }
        guard let name = operation.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, isAssignment(name) else {
            return false
        }
        let before = evaluate(target)
        let added = evaluate(operation.rightOperand, hint: expectedType(of: target))
        // `x? += y` does nothing where there is no `x`.
        if before.kind == .nothing, target.is(OptionalChainingExprSyntax.self) { return true }
        let place = place(operation)
        let value: ManifestValue
        switch name {
        case "+=": value = sum(before, added, place)
        case "-=", "*=", "/=", "%=": value = arithmetic(String(name.dropLast()), before, added, place)
        default: value = .unknown("an operator", place)
        }
        assign(value, to: target)
        return true
    }

    /// Stores a value where an expression names a place. Where it is not known which place that is, all that may be
    /// meant have either value.
    mutating func assign(_ value: ManifestValue, to target: ExprSyntax) {
        guard mayStep() else { return }
        switch target.kind {
        case .declReferenceExpr: assign(value, to: target.cast(DeclReferenceExprSyntax.self).baseName.text)
        case .memberAccessExpr:
            let member = target.cast(MemberAccessExprSyntax.self)
            guard let base = member.base else { return }
            assign(value, toMember: member.declName.baseName.text, of: base)
        case .subscriptCallExpr: assign(value, toElement: target.cast(SubscriptCallExprSyntax.self))
        case .optionalChainingExpr:
            _ = deeper { $0.assign(value, to: target.cast(OptionalChainingExprSyntax.self).expression) }
        case .forceUnwrapExpr:
            _ = deeper { $0.assign(value, to: target.cast(ForceUnwrapExprSyntax.self).expression) }
        case .tupleExpr:
            let elements = target.cast(TupleExprSyntax.self).elements
            guard case .tuple(let pairs) = value.kind, pairs.count == elements.count else {
                for element in elements { taint(element.expression, value.dependence) }
                return
            }
            for (element, pair) in zip(elements, pairs) { _ = deeper { $0.assign(pair.value, to: element.expression) } }
        default: return
        }
    }

    private mutating func assign(_ value: ManifestValue, to name: String) {
        if name == "self" || state.frame(of: name, locally: true) != nil {
            if let frame = state.frame(of: name, locally: true) { store(value, in: name, frame: frame) }
            return
        }
        if let current = currentSelf, hasProperty(name, current) {
            let written = ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
            assign(value, toMember: name, of: written)
        } else if let frame = state.frame(of: name) {
            let before = variable(name)?.value ?? value
            store(value, in: name, frame: frame)
            for observer in definitions.observers[name] ?? [] where frame == ManifestState.top {
                let isBefore = definitions.functions[observer].name == "willSet"
                let passed = ManifestArgument.passed(isBefore ? value : before)
                _ = deeper { $0.invoke([observer], [passed], boundSelf: nil, value.place) }
            }
        } else if let setter = definitions.setters[name] {
            _ = invoke([setter], [.passed(value)], boundSelf: nil, value.place)
        }
    }

    /// Whether a value has a property that can be set.
    private func hasProperty(_ name: String, _ value: ManifestValue) -> Bool {
        if case .type(let type) = value.kind { return definitions.types[type]?.staticStored[name] != nil }
        if object(value)?.fields[PackageDescriptionNames.canonical(name)] != nil { return true }
        return types(of: value).contains { type in
            definitions.types[type]?.setters[name] != nil
                || definitions.types[type]?.stored.contains { $0.name == name } == true
                || PackageDescriptionNames.properties(of: type)?.contains(name) == true
        }
    }

    private mutating func assign(_ value: ManifestValue, toMember name: String, of base: ExprSyntax) {
        let owner = evaluate(base)
        let setter = types(of: owner).compactMap { definitions.types[$0]?.setters[name] }.first
        if let setter {
            _ = invoke([setter], [.passed(value)], boundSelf: owner, value.place)
            if owner.object == nil, let changed = finalSelf { assign(changed, to: base) }
            return
        }
        let observers = types(of: owner).compactMap { definitions.types[$0]?.observers[name] }.first ?? []
        let isInitializing =
            base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
            && variable("init self", locally: true) != nil
        if !observers.isEmpty, !isInitializing, variable("observing", locally: true) == nil {
            observe(value, name, of: base, owner, observers)
            return
        }
        switch owner.kind {
        case .object(let number): store(name == "targets" ? adopted(value) : value, field: name, of: number)
        case .record(var object):
            object.fields[name] = value
            _ = deeper { $0.assign(ManifestValue(.record(object), owner.place), to: base) }
        case .tuple(var pairs):
            guard let index = Int(name) ?? pairs.firstIndex(where: { $0.key?.string == name }),
                pairs.indices.contains(index)
            else { return }
            pairs[index].value = value
            _ = deeper { $0.assign(ManifestValue(.tuple(pairs), owner.place), to: base) }
        case .type(let type): store(value, static: type + "." + name)
        case .nothing: return
        default: assign(value, toMember: name, ofAny: owner, base)
        }
    }

    /// Assigns to a property whose changes the manifest observes.
    private mutating func observe(
        _ value: ManifestValue, _ name: String, of base: ExprSyntax, _ owner: ManifestValue, _ observers: [Int]
    ) {
        let before = memberValue(name, of: owner, value.place) ?? .unknown("`\(name)`", value.place)
        scoped { interpreter in
            interpreter.declare("observing", before)
            _ = interpreter.deeper { $0.assign(value, toMember: name, of: base) }
        }
        for observer in observers {
            let current = evaluate(base)
            let isBefore = definitions.functions[observer].name == "willSet"
            let passed = ManifestArgument.passed(isBefore ? value : before)
            _ = deeper { $0.invoke([observer], [passed], boundSelf: current, value.place) }
            if current.object == nil, let changed = finalSelf { assign(changed, to: base) }
        }
    }

    /// Assigns to a property of a value that is one of several, or any.
    private mutating func assign(
        _ value: ManifestValue, toMember name: String, ofAny owner: ManifestValue, _ base: ExprSyntax
    ) {
        var changed: [ManifestValue] = []
        for alternative in owner.alternatives {
            switch alternative.kind {
            case .object(let number):
                let before = memberValue(name, of: alternative, value.place)
                store(before.map { $0.merged(with: value) } ?? value, field: name, of: number)
                changed.append(alternative)
            case .record(var object):
                let before = object.fields[name]
                object.fields[name] = before.map { $0.merged(with: value) } ?? value
                changed.append(ManifestValue(.record(object), alternative.place))
            case .unknown(let why):
                taintProperty(name, why, value.place)
                changed.append(alternative)
            default: changed.append(alternative)
            }
        }
        let result = ManifestValue.oneOf(changed, owner.place)
        if result != owner { _ = deeper { $0.assign(result, to: base) } }
    }

    private mutating func assign(_ value: ManifestValue, toElement target: SubscriptCallExprSyntax) {
        let base = evaluate(target.calledExpression)
        let declared = types(of: base).compactMap { definitions.types[$0]?.methods["subscript set"] }.first
        if let declared, base.object != nil || base.record != nil {
            var arguments = target.arguments.map { ManifestArgument(label: $0.label?.text, expression: $0.expression) }
            arguments.append(.passed(value))
            _ = invoke(declared, arguments, boundSelf: base, value.place)
            if base.object == nil, let changed = finalSelf { assign(changed, to: target.calledExpression) }
            return
        }
        guard let argument = target.arguments.first?.expression else { return }
        let index = evaluate(argument)
        guard mayStep(1 + base.weight / 16) else { return }
        var changed: [ManifestValue] = []
        for alternative in base.alternatives { changed.append(element(index, of: alternative, setTo: value)) }
        let result = ManifestValue.oneOf(changed, base.place)
        _ = deeper { $0.assign(result, to: target.calledExpression) }
    }

    /// A collection with another element.
    private func element(_ index: ManifestValue, of base: ManifestValue, setTo value: ManifestValue) -> ManifestValue {
        switch (base.kind, index.kind) {
        case (.array(var elements), .position(let position)) where elements.indices.contains(position):
            elements[position].value = value
            return ManifestValue(.array(elements), base.place)
        case (.array(var elements), .integer(let position))
        where elements.indices.contains(position) && !elements[...position].contains(where: \.isUndecided):
            elements[position].value = value
            return ManifestValue(.array(elements), base.place)
        case (.array(let elements), _):
            // Any of them may be the one.
            let either = elements.map {
                ManifestElement(value: $0.value.merged(with: value), isUndecided: $0.isUndecided)
            }
            return ManifestValue(.array(either), base.place)
        case (.dictionary(var pairs), _):
            guard !index.isUndecided else { return .unknown(index.dependence, base.place) }
            if let position = pairs.firstIndex(where: { $0.key == index }) {
                pairs[position] = ManifestPair(key: index, value: value)
            } else {
                pairs.append(ManifestPair(key: index, value: value))
            }
            if value.kind == .nothing { pairs.removeAll { $0.key == index } }
            return ManifestValue(.dictionary(pairs), base.place)
        default: return base.kind == .nothing ? base : .unknown("an element", base.place)
        }
    }

    // MARK: What may be changed

    /// What an expression names may have any value from here on.
    mutating func taint(_ target: ExprSyntax, _ why: String) {
        switch target.kind {
        case .declReferenceExpr:
            let name = target.cast(DeclReferenceExprSyntax.self).baseName.text
            guard let variable = variable(name), !variable.isConstant, variable.value.object == nil else { return }
            assign(.unknown(why, place(target)), to: target)
        case .memberAccessExpr:
            let member = target.cast(MemberAccessExprSyntax.self)
            guard let base = member.base, isAssignable(target) else { return }
            if evaluate(base).isUnknown {
                taintProperty(member.declName.baseName.text, why, place(target))
            } else {
                assign(.unknown(why, place(target)), to: target)
            }
        case .subscriptCallExpr:
            let base = target.cast(SubscriptCallExprSyntax.self).calledExpression
            if isAssignable(base) { _ = deeper { $0.taint(base, why) } }
        case .optionalChainingExpr:
            _ = deeper { $0.taint(target.cast(OptionalChainingExprSyntax.self).expression, why) }
        case .forceUnwrapExpr: _ = deeper { $0.taint(target.cast(ForceUnwrapExprSyntax.self).expression, why) }
        default: return
        }
    }

    /// Whether an expression names a place in which something is stored.
    private func isAssignable(_ target: ExprSyntax) -> Bool {
        var next = target
        // As long as the expression is.
        while true {
            if let name = next.as(DeclReferenceExprSyntax.self)?.baseName.text { return variable(name) != nil }
            if let base = next.as(MemberAccessExprSyntax.self)?.base {
                next = base
            } else if let element = next.as(SubscriptCallExprSyntax.self) {
                next = element.calledExpression
            } else if let chain = next.as(OptionalChainingExprSyntax.self) {
                next = chain.expression
            } else if let forced = next.as(ForceUnwrapExprSyntax.self) {
                next = forced.expression
            } else {
                return false
            }
        }
    }

    /// A property of some package or target, it is not known of which, may have any value from here on.
    private mutating func taintProperty(_ name: String, _ why: String, _ place: Int) {
        for (number, instance) in state.instances {
            guard PackageDescriptionNames.properties(of: instance.object.type)?.contains(name) == true else { continue }
            let before = memberValue(name, of: ManifestValue(.object(number), place), place)
            let unknown = ManifestValue.unknown(why, place)
            store(before.map { $0.merged(with: unknown) } ?? unknown, field: name, of: number)
        }
    }
}
