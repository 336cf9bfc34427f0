extension IsolationInference {
    /// A row for every declaration and closure of a file, in source order.
    package mutating func rows(ofFile fileIndex: Int) -> [IsolationRow] {
        let file = Int32(fileIndex)
        let summary = model.files[fileIndex].summary
        var naming = RowNaming(model: model, file: file)
        var rows: [IsolationRow] = []
        rows.reserveCapacity(summary.declarations.count + summary.closures.count)
        for index in summary.declarations.indices {
            let symbol = SymbolID(file: file, declaration: Int32(index))
            let declaration = summary.declarations[index]
            guard let kind = IsolationRowKind(declaration, isMember: naming.isMember(declaration)) else { continue }
            rows.append(
                IsolationRow(
                    subject: .declaration(symbol), offset: declaration.nameOffset, kind: kind,
                    name: naming.name(of: symbol.id), answer: isolation(of: symbol)))
        }
        for index in summary.closures.indices {
            let closure = summary.closures[index]
            let id = ClosureID(index: Int32(index))
            rows.append(
                IsolationRow(
                    subject: .closure(ClosureSymbol(file: file, closure: id)), offset: closure.offset, kind: .closure,
                    name: "in " + naming.name(aroundBody: closure.body), answer: closureIsolation(id, in: file)))
        }
        rows.append(contentsOf: asyncLetRows(of: summary, in: file, naming: &naming))
        rows.sort { $0.offset < $1.offset }
        return rows
    }

    /// `async let x = work()` evaluates its expression in a child task, isolated to nothing (SE-0317).
    private func asyncLetRows(of summary: FileSummary, in file: Int32, naming: inout RowNaming) -> [IsolationRow] {
        summary.bindings.enumerated().compactMap { index, binding in
            guard binding.isAsyncLet, !binding.source.isNone else { return nil }
            return IsolationRow(
                subject: .asyncLet(file: file, binding: Int32(index)),
                offset: summary.startOffset(of: binding.source), kind: .autoclosure, name: "async let",
                answer: IsolationAnswer(.nonisolated, .childTask))
        }
    }
}

extension IsolationRowKind {
    /// The kind of a declaration's row; nil for declarations that have none: local variables, aliases, macros.
    init?(_ declaration: Declaration, isMember: Bool) {
        switch declaration.kind {
        case .class: self = .class
        case .actor: self = .actor
        case .struct: self = .struct
        case .enum: self = .enum
        case .protocol: self = .protocol
        case .extension: self = .extension
        case .function: self = .function
        case .initializer: self = .initializer
        case .deinitializer: self = .deinitializer
        case .subscript: self = .subscript
        case .accessor: self = .accessor
        case .enumCase: self = .enumCase
        case .typealias, .associatedType, .macro, .operator: return nil
        case .variable:
            let isTopLevel = declaration.flags.contains(.isTopLevelVariable)
            let isLazy = declaration.flags.contains(.isLazy)
            if declaration.flags.contains(.isLocal), !isTopLevel, !isLazy { return nil }
            if declaration.flags.contains(.isLazy) {
                self = isMember ? .lazyProperty : .lazyVariable
            } else if declaration.flags.contains(.isComputed) {
                self = isMember ? .computedProperty : .computedGlobal
            } else {
                self = isMember ? .storedProperty : .globalVariable
            }
        }
    }
}

extension FileSummary {
    /// The first byte of an expression, its base included.
    func startOffset(of id: ExpressionID) -> UInt32 {
        var current = id
        var lowest = UInt32.max
        while !current.isNone {
            let expression = expressions[Int(current.index)]
            lowest = min(lowest, expression.offset)
            switch expression.kind {
            case .member, .call, .subscript, .optionalChain, .forceUnwrap, .postfix: current = expression.base
            case .sequence:
                guard expression.list.count > 0 else { return lowest }
                current = ExpressionID(index: lists[Int(expression.list.start)])
            default: return lowest
            }
        }
        return lowest
    }
}

/// Qualified names of one file's declarations, each made once.
struct RowNaming {
    let model: ProjectModel
    let file: Int32
    private var made: [DeclarationID: String] = [:]

    init(model: ProjectModel, file: Int32) {
        self.model = model
        self.file = file
    }

    func isMember(_ declaration: Declaration) -> Bool {
        guard !declaration.parent.isNone else { return false }
        return model.files[Int(file)].summary.declarations[Int(declaration.parent.index)].kind.isTypeContext
    }

    /// `Outer.method(_:label:)`; what stands in a function is named after it.
    mutating func name(of id: DeclarationID) -> String {
        if let name = made[id] { return name }
        let symbol = SymbolID(file: file, declaration: id.index)
        let declaration = model.declaration(symbol)
        var prefix = ""
        if !declaration.parent.isNone, declaration.parent != id {
            prefix = name(of: declaration.parent) + "."
        } else if let owner = model.owner(of: declaration.enclosingBody, in: file), owner.id != id {
            prefix = name(of: owner.id) + "."
        }
        let result = prefix + ownName(of: symbol, declaration)
        made[id] = result
        return result
    }

    /// The name of what a closure stands in.
    mutating func name(aroundBody body: BodyID) -> String {
        guard !body.isNone else { return "top level" }
        let parent = model.files[Int(file)].summary.bodies[Int(body.index)].parent
        guard let owner = model.owner(of: parent, in: file) else { return "top level" }
        let isInitialValue = model.declaration(owner).kind == .variable
        return isInitialValue ? "initial value of " + name(of: owner.id) : name(of: owner.id)
    }

    private func ownName(of symbol: SymbolID, _ declaration: Declaration) -> String {
        let base = model.nameText(of: symbol)
        switch declaration.kind {
        case .function, .initializer, .enumCase:
            guard declaration.parameters.count > 0 else { return base }
            let labels = model.labels(of: symbol).map { ($0.isNone ? "_" : model.names[$0]) + ":" }
            return base + "(" + labels.joined() + ")"
        default: return base
        }
    }
}
