/// The format of declarations and their parts.
extension SummaryCoder {
    mutating func code(_ declaration: inout Declaration, _ position: Int) {
        choice(&declaration.kind)
        number(&declaration.flags.rawValue)
        name(&declaration.name)
        earlier(&declaration.parent.index, than: position)
        offset(&declaration.startOffset)
        let start = declaration.startOffset
        offset(&declaration.introducerOffset)
        offset(&declaration.nameOffset)
        offset(&declaration.endOffset)
        // The next declaration mostly stands inside this one.
        state.previousOffset = start
        spans(of: &declaration)
        let mask = bits(
            !declaration.enclosingBody.isNone, !declaration.condition.isNone, !declaration.type.isNone,
            !declaration.initialValue.isNone, !declaration.body.isNone,
            declaration.scopeStart != 0 || declaration.scopeEnd != 0)
        if mask & 1 != 0 { index(&declaration.enclosingBody.index, .bodies) }
        if mask & 2 != 0 { index(&declaration.condition.index, .conditions) }
        if mask & 4 != 0 { index(&declaration.type.index, .types) }
        if mask & 8 != 0 { index(&declaration.initialValue.index, .expressions) }
        if mask & 16 != 0 { index(&declaration.body.index, .bodies) }
        if mask & 32 != 0 {
            number(&declaration.scopeStart)
            number(&declaration.scopeEnd)
        }
    }

    private mutating func spans(of declaration: inout Declaration) {
        let mask = bits(
            declaration.attributes.count > 0, declaration.inheritances.count > 0,
            declaration.genericParameters.count > 0, declaration.requirements.count > 0,
            declaration.parameters.count > 0)
        if mask & 1 != 0 { span(&declaration.attributes, .attributes) }
        if mask & 2 != 0 { span(&declaration.inheritances, .inheritances) }
        if mask & 4 != 0 { span(&declaration.genericParameters, .genericParameters) }
        if mask & 8 != 0 { span(&declaration.requirements, .requirements) }
        if mask & 16 != 0 { span(&declaration.parameters, .parameters) }
    }

    mutating func code(_ attribute: inout Attribute, _ position: Int) {
        index(&attribute.type.index, .types)
        name(&attribute.name)
        name(&attribute.argumentText)
        span(&attribute.arguments, .arguments)
        offset(&attribute.offset)
        index(&attribute.condition.index, .conditions)
    }

    mutating func code(_ inheritance: inout Inheritance, _ position: Int) {
        reference(&inheritance.type.index, below: state.counts[.types])
        offset(&inheritance.offset)
    }

    mutating func code(_ parameter: inout GenericParameter, _ position: Int) {
        name(&parameter.name)
        reference(&parameter.constraint.index, below: state.counts[.types])
        parameter.isPack = bits(parameter.isPack) & 1 != 0
    }

    mutating func code(_ requirement: inout GenericRequirement, _ position: Int) {
        reference(&requirement.left.index, below: state.counts[.types])
        reference(&requirement.right.index, below: state.counts[.types])
        requirement.isSameType = bits(requirement.isSameType) & 1 != 0
    }

    mutating func code(_ parameter: inout Parameter, _ position: Int) {
        name(&parameter.label)
        name(&parameter.name)
        let mask = bits(
            parameter.isVariadic, !parameter.type.isNone, !parameter.defaultValue.isNone,
            parameter.attributes.count > 0)
        parameter.isVariadic = mask & 1 != 0
        if mask & 2 != 0 { reference(&parameter.type.index, below: state.counts[.types]) }
        if mask & 4 != 0 { index(&parameter.defaultValue.index, .expressions) }
        if mask & 8 != 0 { span(&parameter.attributes, .attributes) }
        offset(&parameter.offset)
    }

    mutating func code(_ condition: inout Condition, _ position: Int) {
        earlier(&condition.parent.index, than: position)
        signed(&condition.group)
        signed(&condition.clause)
        name(&condition.text)
        offset(&condition.startOffset)
        offset(&condition.endOffset)
    }

    mutating func code(_ entry: inout Import, _ position: Int) {
        name(&entry.module)
        offset(&entry.offset)
        index(&entry.condition.index, .conditions)
        let mask = bits(entry.isPreconcurrency, entry.isExported)
        entry.isPreconcurrency = mask & 1 != 0
        entry.isExported = mask & 2 != 0
    }
}

// What a reader fills.
extension Condition {
    static let initial = Condition(parent: .none, group: 0, clause: 0, text: .none)
}

extension Import {
    static let initial = Import(
        module: .none, offset: 0, condition: .none, isPreconcurrency: false, isExported: false)
}

extension Argument {
    static let initial = Argument(label: .none, value: .none, isTrailing: false)
}

extension Attribute {
    static let initial = Attribute(
        type: .none, name: .none, argumentText: .none, arguments: .empty, offset: 0, condition: .none)
}

extension Inheritance {
    static let initial = Inheritance(type: .none, offset: 0)
}

extension GenericParameter {
    static let initial = GenericParameter(name: .none, constraint: .none, isPack: false)
}

extension GenericRequirement {
    static let initial = GenericRequirement(left: .none, right: .none, isSameType: false)
}

extension Parameter {
    static let initial = Parameter(
        label: .none, name: .none, type: .none, defaultValue: .none, offset: 0, isVariadic: false, attributes: .empty)
}

extension Capture {
    static let initial = Capture(name: .none, value: .none, isWeak: false, isUnowned: false, offset: 0)
}

extension LocalBinding {
    static let initial = LocalBinding(name: .none, offset: 0, projection: .value)
}
