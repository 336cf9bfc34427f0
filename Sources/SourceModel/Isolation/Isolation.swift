/// Where code runs: the isolation of a declaration or closure, in the terms of the language.
package enum Isolation: Hashable, Codable, Sendable {
    /// Nothing isolates it and nothing says so: the compiler's default for code without any attribute.
    case unspecified
    /// Stated or inferred to be isolated to nothing.
    case nonisolated
    /// A global actor, by its name as the compiler prints it (`MainActor`, `Outer.Nested`).
    case globalActor(String)
    /// The actor instance that `self` or an isolated parameter names.
    case actorInstance
    /// `nonisolated(nonsending)`: wherever its caller runs (SE-0461).
    case callerIsolated
    /// `@isolated(any)`: carried by the function value and known only at run time (SE-0431).
    case erased
    /// The model cannot tell; the text says what is missing.
    case unknown(String)

    package static let mainActor = Isolation.globalActor("MainActor")
}
