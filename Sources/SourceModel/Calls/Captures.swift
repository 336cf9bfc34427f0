/// Which variables of the code around closures use.
extension ExpressionTyper {
    /// The variables of the code around that a closure's statements name, those of closures and local functions inside it
    /// included, and `self` where a member is used without writing it.
    ///
    /// An entry of the closure's capture list is its own; only `self`, captured as such or `unowned`, stays the same
    /// variable. What the list's values name is evaluated outside and does not count, and neither does what a local
    /// function declared outside uses.
    package mutating func captures(of id: ClosureID, in file: Int32) -> Set<CapturedVariable> {
        let closure = closure(id, in: file)
        var found = freeVariables(ofBody: closure.body, in: file)
        for index in closure.parameters.indices { found.remove(.parameter(Int32(index))) }
        for index in closure.captures.indices { found.remove(.capture(Int32(index))) }
        return found
    }

    /// The variables that the code of a body names and that are not its own.
    private mutating func freeVariables(ofBody id: BodyID, in file: Int32) -> Set<CapturedVariable> {
        guard !id.isNone else { return [] }
        prepare(file)
        if let known = files[Int(file)].freeVariables[id] { return known }
        guard depth < Self.depthLimit else { return [] }
        depth += 1
        defer { depth -= 1 }
        var found: Set<CapturedVariable> = []
        for root in elements(body(id, in: file).roots, in: file) { addVariables(in: root, file: file, to: &found) }
        for local in files[Int(file)].localDeclarations[id] ?? [] {
            let declaration = model.files[Int(file)].summary.declarations[Int(local.index)]
            guard declaration.kind == .function else { continue }
            found.formUnion(freeVariables(ofBody: declaration.body, in: file))
            for index in declaration.parameters.indices { found.remove(.parameter(Int32(index))) }
        }
        for index in body(id, in: file).bindings.indices { found.remove(.binding(Int32(index))) }
        files[Int(file)].freeVariables[id] = found
        return found
    }

    private mutating func addVariables(in root: ExpressionID, file: Int32, to found: inout Set<CapturedVariable>) {
        var pending = [root]
        while let id = pending.popLast() {
            let expression = expression(id, in: file)
            if isInactive(expression.offset, in: file) { continue }
            if expression.kind == .name { addVariable(named: id, file: file, to: &found) }
            if !expression.base.isNone, expression.kind != .other { pending.append(expression.base) }
            switch expression.childList {
            case .none: break
            case .expressions: pending.append(contentsOf: elements(expression.list, in: file))
            case .arguments: pending.append(contentsOf: arguments(expression.list, in: file).map(\.value))
            case .captures:
                found.formUnion(captures(of: expression.closure, in: file))
                let closure = closure(expression.closure, in: file)
                let values = model.files[Int(file)].summary.captures[closure.captures.indices].map(\.value)
                pending.append(contentsOf: values)
            }
        }
    }

    private mutating func addVariable(named id: ExpressionID, file: Int32, to found: inout Set<CapturedVariable>) {
        switch reference(of: id, in: file) {
        case .binding(let index): found.insert(.binding(index))
        case .capture(let index): found.insert(capturedVariable(index, in: file))
        case .closureParameter(let closure, let position):
            let parameters = self.closure(closure, in: file).parameters
            if position < Int(parameters.count) { found.insert(.parameter(parameters.start + Int32(position))) }
        case .parameter(let symbol, let position):
            let parameters = model.declaration(symbol).parameters
            if symbol.file == file { found.insert(.parameter(parameters.start + Int32(position))) }
        case .selfValue(let symbol), .superValue(let symbol): found.insert(.selfParameter(symbol))
        case .implicitMembers(let symbols, let declaration):
            guard symbols.contains(where: { usesSelf($0, from: declaration) }) else { return }
            found.insert(selfVariable(at: id, declaration, in: file))
        case .unknown:
            // `$name` and `_name` of a wrapped property.
            let text = model.text(expression(id, in: file).name, in: file)
            guard text.utf8.count > 1, text.utf8.first == UInt8(ascii: "$") || text.utf8.first == UInt8(ascii: "_"),
                projectedOrStorage(expression(id, in: file), id, in: file) != .unknown,
                let declaration = selfDeclaration(around: body(of: id, in: file), in: file)
            else { return }
            found.insert(selfVariable(at: id, declaration, in: file))
        case .declarations, .setterValue, .type, .module: return
        }
    }

    /// The variable that an entry of a capture list stands for: `[self]` and `[unowned self]` stay `self`.
    private mutating func capturedVariable(_ index: Int32, in file: Int32) -> CapturedVariable {
        var index = index
        for _ in 0..<64 {
            let capture = model.files[Int(file)].summary.captures[Int(index)]
            guard !capture.isWeak, model.name(capture.name, in: file) == model.known.selfValue else { break }
            switch reference(of: capture.value, in: file) {
            case .selfValue(let symbol): return .selfParameter(symbol)
            case .capture(let outer): index = outer
            default: return .capture(index)
            }
        }
        return .capture(index)
    }

    /// Whether naming a member without `self` reads `self`: an instance member does.
    private func usesSelf(_ symbol: SymbolID, from declaration: SymbolID) -> Bool {
        if model.declaration(declaration).kind.isTypeContext { return false }
        let kind = model.declaration(symbol).kind
        return !isStatic(symbol) && (kind == .function || kind == .variable || kind == .subscript)
    }

    /// The variable that an implicit `self` reads at a place: a closure's own, rebound by its capture list or by
    /// `guard let self`, or that of the declaration.
    private mutating func selfVariable(
        at id: ExpressionID, _ declaration: SymbolID, in file: Int32
    ) -> CapturedVariable {
        // Where the file does not write `self`, nothing rebinds it either.
        guard let name = files[Int(file)].selfName else { return .selfParameter(declaration) }
        let place = NamePlace(file: file, body: body(of: id, in: file), offset: expression(id, in: file).offset)
        switch lookUp(name, at: place) {
        case .binding(let index): return .binding(index)
        case .capture(let index): return capturedVariable(index, in: file)
        case .selfValue(let symbol): return .selfParameter(symbol)
        default: return .selfParameter(declaration)
        }
    }
}
