/// Whether a closure in code of an actor instance uses that instance, and so is isolated to it.
extension IsolationInference {
    mutating func closureContext(of symbol: ClosureSymbol) -> ClosureContext {
        typer.context(of: symbol.closure, in: symbol.file)
    }

    /// Whether a closure captures the variable that isolates the code of the body around it.
    mutating func capturesIsolatedValue(_ symbol: ClosureSymbol, around body: BodyID) -> Bool {
        guard let variable = isolatingVariable(of: body, in: symbol.file) else { return false }
        return typer.captures(of: symbol.closure, in: symbol.file).contains(variable)
    }

    /// The variable that isolates the code of a body: an `isolated` parameter, or `self` of an actor's member. Closures
    /// and local functions take it from the code around them.
    private mutating func isolatingVariable(of body: BodyID, in file: Int32) -> CapturedVariable? {
        var current = body
        for _ in 0..<256 where !current.isNone {
            let value = model.files[Int(file)].summary.bodies[Int(current.index)]
            switch value.ownerKind {
            case .closure:
                let closure = model.files[Int(file)].summary.closures[Int(value.owner)]
                if let index = isolatedParameter(in: closure.parameters, file: file) { return .parameter(index) }
                let context = typer.context(of: ClosureID(index: value.owner), in: file)
                if case .parameter(let position)? = context.type?.isolation, position < Int(closure.parameters.count) {
                    return .parameter(closure.parameters.start + Int32(position))
                }
                current = value.parent
            case .declaration, .initialValue:
                let symbol = SymbolID(file: file, declaration: value.owner)
                let declaration = model.declaration(storage(of: symbol))
                if let index = isolatedParameter(in: declaration.parameters, file: file) { return .parameter(index) }
                if model.selfNominal(of: storage(of: symbol)) != nil { return .selfParameter(symbol) }
                current = declaration.enclosingBody
            case .defaultValue, .attribute, .topLevel: return nil
            }
        }
        return nil
    }

    private func isolatedParameter(in parameters: Span, file: Int32) -> Int32? {
        let summary = model.files[Int(file)].summary
        for index in parameters.indices where !summary.parameters[index].type.isNone {
            let type = summary.types[Int(summary.parameters[index].type.index)]
            if type.flags.contains(.isIsolated) { return Int32(index) }
        }
        return nil
    }
}
