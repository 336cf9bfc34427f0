/// Whether a closure in code of an actor instance uses that instance, and so is isolated to it.
extension IsolationInference {
    mutating func closureContext(of symbol: ClosureSymbol) -> ClosureContext {
        ClosureContext(.unknown("closures' surroundings are not read yet"))
    }

    /// Whether a closure captures the variable that isolates the code of the body around it.
    mutating func capturesIsolatedValue(_ symbol: ClosureSymbol, around body: BodyID) -> Bool {
        false
    }
}
