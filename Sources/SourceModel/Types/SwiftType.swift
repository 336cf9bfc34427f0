/// A type as the model understands it. What it cannot resolve is `unknown`, never a guess.
package indirect enum SwiftType: Hashable, Sendable {
    /// A class, actor, struct, enum or protocol with its generic arguments: those of the types it is nested in, outermost
    /// first, then its own; empty where they are not known. A protocol has those of its primary associated types.
    case nominal(SymbolID, [SwiftType])
    case optional(SwiftType)
    /// A generic parameter: the declaration that introduces it and its position there.
    case genericParameter(SymbolID, Int32)
    /// `Self` inside a protocol or its extensions.
    case protocolSelf(SymbolID)
    /// An associated type of another type: `T.Element`.
    case member(SwiftType, Name)
    case function(FunctionType)
    case tuple([TupleElement])
    case metatype(SwiftType)
    /// `any P & Q`, or a bare protocol name where a value's type is meant.
    case existential([SwiftType])
    /// `some P`.
    case opaque([SwiftType])
    case unknown

    /// An element of a tuple type.
    package struct TupleElement: Hashable, Sendable {
        package var label: Name
        package var type: SwiftType

        package init(label: Name, type: SwiftType) {
            self.label = label
            self.type = type
        }
    }
}

/// The isolation that a function type states.
package enum FunctionIsolation: Hashable, Sendable {
    case none
    /// The global actor's declaration.
    case globalActor(SymbolID)
    case isolatedAny
    case nonisolatedNonsending
    case concurrent
    /// A parameter is `isolated`: its position.
    case parameter(Int)
    /// An attribute that resolves to nothing known; it may be a global actor.
    case unknown
}

/// A function type with everything that bears on isolation.
package struct FunctionType: Hashable, Sendable {
    package var parameters: [SwiftType]
    package var result: SwiftType
    package var isAsync: Bool
    package var isThrowing: Bool
    package var isSendable: Bool
    package var isEscaping: Bool
    package var isolation: FunctionIsolation

    package init(parameters: [SwiftType], result: SwiftType) {
        self.parameters = parameters
        self.result = result
        self.isAsync = false
        self.isThrowing = false
        self.isSendable = false
        self.isEscaping = false
        self.isolation = .none
    }
}
