package import SourceModel

/// Leaves of an interface's summary only what others look up in it: no bodies, no expressions but the fact that a
/// parameter has a default value, no accessors that say nothing, no positions. What remains is numbered anew, so that it
/// takes few bytes.
///
/// Positions become ranks: a declaration starts at its own index and ends where the next one beside it starts, which
/// keeps the order and the nesting.
package struct SummaryReduction {
    private let source: FileSummary
    private var result = FileSummary()
    private var names: [NameID: NameID] = [.none: .none]
    private var keptDeclarations: [Int32] = []
    private var newIndices: [Int32]

    /// The reduced summary.
    package static func reduced(_ summary: FileSummary) -> FileSummary {
        var reduction = SummaryReduction(summary)
        reduction.reduce()
        return reduction.result
    }

    private init(_ summary: FileSummary) {
        source = summary
        newIndices = Array(repeating: -1, count: summary.declarations.count)
    }

    private mutating func reduce() {
        result.bodies = [Body(ownerKind: .topLevel, owner: -1)]
        result.expressions = [Expression(kind: .other)]
        chooseDeclarations()
        copyTypes()
        copyAttributes()
        copyClauses()
        for (rank, index) in keptDeclarations.enumerated() { copyDeclaration(index, rank: rank) }
        for entry in source.imports where entry.isExported {
            result.imports.append(
                Import(
                    module: name(entry.module), offset: 0, condition: .none, isPreconcurrency: false, isExported: true))
        }
        result.syntaxErrors = source.syntaxErrors
    }

    // MARK: Declarations

    private mutating func chooseDeclarations() {
        for (index, declaration) in source.declarations.enumerated() {
            let parent = declaration.parent.index
            guard declaration.enclosingBody.isNone, parent < 0 || newIndices[Int(parent)] >= 0 else { continue }
            if declaration.kind == .accessor, isPlain(declaration) { continue }
            newIndices[index] = Int32(keptDeclarations.count)
            keptDeclarations.append(Int32(index))
        }
    }

    /// An accessor that says no more than that it exists.
    private func isPlain(_ accessor: Declaration) -> Bool {
        let telling: DeclarationFlags = [
            .isAsync, .isThrowing, .isNonisolated, .isNonisolatedUnsafe, .isNonisolatedNonsending,
        ]
        return accessor.flags.isDisjoint(with: telling) && accessor.attributes.count == 0
    }

    private mutating func copyDeclaration(_ index: Int32, rank: Int) {
        var copy = source.declarations[Int(index)]
        copy.name = name(copy.name)
        if !copy.parent.isNone { copy.parent.index = newIndices[Int(copy.parent.index)] }
        copy.condition = .none
        copy.startOffset = UInt32(rank)
        copy.introducerOffset = UInt32(rank)
        copy.nameOffset = UInt32(rank)
        copy.endOffset = UInt32(endRank(of: index, rank: rank))
        copy.scopeStart = 0
        copy.scopeEnd = 0
        copy.initialValue = .none
        copy.body = .none
        result.declarations.append(copy)
    }

    /// The rank of the first kept declaration after this one and what stands in it.
    private func endRank(of index: Int32, rank: Int) -> Int {
        let end = source.declarations[Int(index)].endOffset
        var next = rank + 1
        while next < keptDeclarations.count, source.declarations[Int(keptDeclarations[next])].startOffset < end {
            next += 1
        }
        return next
    }

    // MARK: Types, attributes, clauses

    private mutating func copyTypes() {
        for type in source.types {
            var copy = type
            copy.name = name(type.name)
            copy.offset = 0
            copy.list = append(Array(source.lists[type.list.indices]))
            copy.labels = append(source.lists[type.labels.indices].map { name(NameID(index: $0)).index })
            result.types.append(copy)
        }
    }

    private mutating func append(_ elements: [Int32]) -> Span {
        guard !elements.isEmpty else { return .empty }
        let start = result.lists.count
        result.lists.append(contentsOf: elements)
        return Span(start: Int32(start), count: Int32(elements.count))
    }

    private mutating func copyAttributes() {
        for attribute in source.attributes {
            var copy = attribute
            copy.name = name(attribute.name)
            copy.argumentText = name(attribute.argumentText)
            copy.arguments = .empty
            copy.offset = 0
            copy.condition = .none
            result.attributes.append(copy)
        }
    }

    private mutating func copyClauses() {
        result.inheritances = source.inheritances.map { Inheritance(type: $0.type, offset: 0) }
        result.requirements = source.requirements
        for parameter in source.genericParameters {
            var copy = parameter
            copy.name = name(parameter.name)
            result.genericParameters.append(copy)
        }
        for parameter in source.parameters {
            var copy = parameter
            copy.label = name(parameter.label)
            copy.name = isIsolated(parameter) ? name(parameter.name) : copy.label
            copy.defaultValue = defaultValue(parameter.defaultValue)
            copy.offset = 0
            result.parameters.append(copy)
        }
    }

    private func isIsolated(_ parameter: Parameter) -> Bool {
        !parameter.type.isNone && source.types[Int(parameter.type.index)].flags.contains(.isIsolated)
    }

    /// `#isolation` stays, since it decides where the callee runs; any other value is one and the same.
    private mutating func defaultValue(_ value: ExpressionID) -> ExpressionID {
        guard !value.isNone else { return .none }
        let expression = source.expressions[Int(value.index)]
        guard expression.kind == .macro, source.names[Int(expression.name.index)] == "isolation" else {
            return ExpressionID(index: 0)
        }
        if result.expressions.count == 1 {
            var macro = Expression(kind: .macro)
            macro.name = name(expression.name)
            result.expressions.append(macro)
        }
        return ExpressionID(index: 1)
    }

    private mutating func name(_ old: NameID) -> NameID {
        if let known = names[old] { return known }
        let new = NameID(index: Int32(result.names.count))
        result.names.append(source.names[Int(old.index)])
        names[old] = new
        return new
    }
}
