/// What the surroundings of a closure say about its type.
package struct ClosureContext: Hashable, Sendable {
    /// Where the type comes from.
    package enum Origin: Hashable, Sendable {
        /// The closure's type is its own: called at once, or bound to a name without a type.
        case none
        /// Passed to a parameter; the callee where it is one declaration.
        case argument(callee: SymbolID?)
        /// Bound, assigned, returned or cast to something of a known type.
        case typedPlace
        /// The surroundings decide and could not be worked out; what is missing.
        case unknown(String)
    }

    package var origin: Origin
    /// The function type that the place has; nil where it has none or a generic one, which says nothing of isolation.
    package var type: FunctionType?
    /// The parameter is `sending`: the closure is handed over (SE-0430).
    package var isSending = false
    /// The parameter has `@_inheritActorContext`; with `always`, captured or not.
    package var inheritsActorContext = false
    package var alwaysInheritsActorContext = false
    /// The result is a generic parameter of the callee that the closure itself decides.
    package var decidesResult = false
    /// Assigned to a variable that is `@preconcurrency`: code without complete checking does not see `@Sendable` and
    /// global actors of its type (SE-0337). Parameters of `@preconcurrency` functions are seen as they are.
    package var isPreconcurrency = false
    /// A call on `DispatchQueue.main`, which the compiler knows to run on the main actor.
    package var isMainQueueOperation = false
    /// For people: "passed to parameter `operation` of `Task.init`, declared `sending @escaping () async -> Success`".
    package var explanation = ""

    package init(_ origin: Origin, type: FunctionType? = nil) {
        self.origin = origin
        self.type = type
    }

    /// What nothing is known of.
    package static let none = ClosureContext(.none)
}

/// A variable that a closure can capture.
package enum CapturedVariable: Hashable, Sendable {
    /// `self` of this function-like declaration or initial value.
    case selfParameter(SymbolID)
    /// A parameter of a declaration, by its position in the file's `parameters`.
    case parameter(Int32)
    /// A name bound in a body, by its position in the file's `bindings`.
    case binding(Int32)
    /// An entry of a capture list, by its position in the file's `captures`.
    case capture(Int32)
}
