/// Rules that only variables have.
extension IsolationInference {
    mutating func variableIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        if model.declaration(symbol).flags.contains(.isTopLevelVariable) {
            if rules(of: symbol).hasCompleteChecking || isAsyncTopLevel(symbol.file) {
                return IsolationAnswer(.mainActor, .topLevelCode)
            }
        }
        return wrapperIsolation(of: symbol)
    }

    /// The isolation of the outermost property wrapper's `wrappedValue`; nil where that says nothing.
    mutating func wrapperIsolation(of symbol: SymbolID) -> IsolationAnswer? {
        guard let wrapper = propertyWrapper(of: symbol),
            let value = model.members.members(of: wrapper, named: model.known.wrappedValue).first
        else { return nil }
        let answer = isolation(of: value).isolation
        if answer == .unspecified { return nil }
        if answer == .nonisolated, isStoredProperty(symbol) { return nil }
        return IsolationAnswer(answer, .propertyWrapper(wrapper))
    }

    /// The type of the first attached property wrapper.
    func propertyWrapper(of symbol: SymbolID) -> SymbolID? {
        for attribute in model.attributes(of: symbol) {
            if case .propertyWrapper(let wrapper) = model.role(of: attribute, in: model.attributeScope(of: symbol)) {
                return wrapper
            }
        }
        return nil
    }

    /// Whether the statements at the top of a file contain an `await`.
    func isAsyncTopLevel(_ file: Int32) -> Bool {
        model.files[Int(file)].summary.bodies.contains { $0.ownerKind == .topLevel && $0.containsAwait }
    }
}
