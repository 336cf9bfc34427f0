/// Isolation of closures.
extension IsolationInference {
    /// The isolation of a closure and why.
    package mutating func closureIsolation(_ closure: ClosureID, in file: Int32) -> IsolationAnswer {
        IsolationAnswer(.unknown("closures"), .nothing)
    }
}
