/// An isolation and what decides it.
package struct IsolationAnswer: Hashable, Sendable {
    package var isolation: Isolation
    package var reason: IsolationReason

    package init(_ isolation: Isolation, _ reason: IsolationReason) {
        self.isolation = isolation
        self.reason = reason
    }
}

/// Why something is isolated as it is. Where the reason is another declaration, that one has its own: together they are
/// the chain of evidence.
package enum IsolationReason: Hashable, Sendable {
    /// An attribute or modifier on the declaration itself; the text as written.
    case written(String)
    /// A parameter is `isolated` (SE-0313); its name.
    case isolatedParameter(String)
    /// A member of this actor (SE-0306).
    case memberOfActor(SymbolID)
    /// A synchronous initializer of an actor runs before the instance is shared (SE-0327).
    case actorInitializer
    /// A `deinit` runs wherever the last reference is dropped, unless it is `isolated` (SE-0371).
    case deinitializer
    /// `main()` of the `@main` type.
    case entryPoint
    /// Overrides this declaration.
    case override(SymbolID)
    /// The closure or function it is local to: isolation comes from there.
    case localFunction
    /// A `@Sendable` function is called from anywhere.
    case sendableFunction
    /// An accessor has the isolation of this variable or subscript.
    case storage(SymbolID)
    /// A variable at the top of a script (SE-0343).
    case topLevelCode
    /// The `wrappedValue` of its property wrapper (SE-0401).
    case propertyWrapper(SymbolID)
    /// Witnesses this protocol requirement in the declaration that states the conformance.
    case requirement(SymbolID)
    /// The superclass.
    case superclass(SymbolID)
    /// A protocol that the type's own declaration conforms to.
    case conformance(SymbolID)
    /// A protocol that this protocol refines.
    case inheritedProtocol(SymbolID)
    /// A stored property's wrapper, before SE-0401.
    case storedWrapper(SymbolID)
    /// The attribute of the extension it stands in.
    case extensionAttribute(SymbolID)
    /// The type it is a member of.
    case memberOf(SymbolID)
    /// `@IBAction`.
    case interfaceBuilderAction
    /// The module's default isolation (SE-0466).
    case moduleDefault
    /// An `async` function runs where its caller does (SE-0461).
    case nonsendingByDefault
    /// The expression of an `async let` runs in a child task (SE-0317).
    case childTask
    /// A closure's place has a type that says it.
    case closureType(ClosureContext)
    /// A closure that is `@Sendable` or handed over, and so does not take over its surroundings (SE-0302, SE-0430).
    case inferenceBoundary(ClosureContext)
    /// A closure takes over the isolation of the code around it.
    case enclosingCode
    /// A closure in code of an actor instance that does not use that instance: it is not isolated to it.
    case isolatedValueNotCaptured
    /// An initial value or default argument is evaluated by whoever creates the instance or calls (SE-0411).
    case initialValue
    /// The compiler writes it.
    case synthesized
    /// Nothing says anything.
    case nothing
    /// Something that would decide is declared in nothing that could be read; its name.
    case unresolved(String)
}
