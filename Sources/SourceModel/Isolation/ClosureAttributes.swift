/// What is written on a closure itself.
struct WrittenClosureIsolation {
    var globalActor: IsolationAnswer?
    var isConcurrent = false
    var isSendable = false
    /// The name of an `isolated` parameter.
    var isolatedParameter: String?
}

extension IsolationInference {
    /// The attributes and parameters of a closure that bear on its isolation.
    func writtenIsolation(of symbol: ClosureSymbol) -> WrittenClosureIsolation {
        let summary = model.files[Int(symbol.file)].summary
        let closure = summary.closures[Int(symbol.closure.index)]
        var written = WrittenClosureIsolation()
        for attribute in model.attributes(closure.attributes, in: symbol.file) {
            switch model.text(attribute.name, in: symbol.file) {
            case "concurrent": written.isConcurrent = true
            case "Sendable": written.isSendable = true
            default: written.globalActor = globalActor(attribute, of: symbol) ?? written.globalActor
            }
        }
        for parameter in summary.parameters[closure.parameters.indices] where !parameter.type.isNone {
            guard summary.types[Int(parameter.type.index)].flags.contains(.isIsolated) else { continue }
            written.isolatedParameter = model.text(parameter.name, in: symbol.file)
        }
        return written
    }

    private func globalActor(_ attribute: Attribute, of symbol: ClosureSymbol) -> IsolationAnswer? {
        let body = model.files[Int(symbol.file)].summary.closures[Int(symbol.closure.index)].body
        let scope = TypeScope(file: symbol.file, context: .none, body: body)
        switch model.role(of: attribute, in: scope) {
        case .globalActor(let actor):
            let name = model.qualifiedName(of: actor)
            return IsolationAnswer(.globalActor(name), .written("@" + name))
        case .unresolved where model.text(attribute.name, in: symbol.file) == "MainActor":
            return IsolationAnswer(.mainActor, .written("@MainActor"))
        case .unresolved:
            let name = model.text(attribute.name, in: symbol.file)
            return IsolationAnswer(
                .unknown("attribute @\(name) is not declared in anything that was read"), .unresolved(name))
        default: return nil
        }
    }
}
