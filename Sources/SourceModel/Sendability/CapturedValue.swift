/// A variable that a closure captures, and whether its value may cross to another isolation.
package struct CapturedValue: Hashable, Sendable {
    package var name: String
    /// For people; empty where it is not known.
    package var type: String
    package var sendability: Sendability
    /// A local `var`, which two isolations may not share whatever its type (SE-0302).
    package var isMutable: Bool
}

extension IsolationInference {
    /// What a closure captures, by name.
    package mutating func capturedValues(of closure: ClosureID, in file: Int32) -> [CapturedValue] {
        var variables = typer.captures(of: closure, in: file)
        let list = typer.closure(closure, in: file).captures
        variables.formUnion(list.indices.map { .capture(Int32($0)) })
        return variables.map { value(of: $0, in: file) }.sorted { $0.name < $1.name }
    }

    private mutating func value(of variable: CapturedVariable, in file: Int32) -> CapturedValue {
        let summary = model.files[Int(file)].summary
        var name = "self"
        var type = SwiftType.unknown
        var isMutable = false
        switch variable {
        case .selfParameter(let symbol):
            if let nominal = model.selfNominal(of: storage(of: symbol)) { type = model.declaredType(of: nominal) }
        case .parameter(let index):
            let parameter = summary.parameters[Int(index)]
            name = model.text(parameter.name, in: file)
            type = parameterType(index, in: file)
        case .binding(let index):
            let binding = summary.bindings[Int(index)]
            name = model.text(binding.name, in: file)
            type = typer.bindingType(index, in: file)
            isMutable = !binding.isLet
        case .capture(let index):
            name = model.text(summary.captures[Int(index)].name, in: file)
            type = typer.captureType(index, in: file)
        }
        return CapturedValue(
            name: name, type: type == .unknown ? "" : model.describe(type), sendability: sendability(of: type),
            isMutable: isMutable)
    }

    /// The type of a parameter, of a declaration or of a closure, inside its body.
    private mutating func parameterType(_ index: Int32, in file: Int32) -> SwiftType {
        let summary = model.files[Int(file)].summary
        if let owner = summary.declarations.firstIndex(where: { $0.parameters.indices.contains(Int(index)) }) {
            let position = Int(index - summary.declarations[owner].parameters.start)
            return typer.typeInside(parameter: position, of: SymbolID(file: file, declaration: Int32(owner)))
        }
        guard let owner = summary.closures.firstIndex(where: { $0.parameters.indices.contains(Int(index)) }) else {
            return .unknown
        }
        let position = Int(index - summary.closures[owner].parameters.start)
        return typer.parameterType(position, of: ClosureID(index: Int32(owner)), in: file)
    }
}
