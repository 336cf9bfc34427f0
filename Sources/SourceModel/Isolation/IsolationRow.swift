/// What a row is about, in the words of the row format.
package enum IsolationRowKind: String, Hashable, Codable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    case function = "func"
    case initializer = "init"
    case deinitializer = "deinit"
    case accessor, `subscript`
    case storedProperty = "stored_property"
    case computedProperty = "computed_property"
    case lazyProperty = "lazy_property"
    case globalVariable = "global_var"
    case computedGlobal = "computed_global"
    case lazyVariable = "lazy_var"
    case enumCase = "case"
    case closure
    /// The expression of an `async let`, which runs in a task of its own.
    case autoclosure
}

/// What a row of a file describes.
package enum IsolationSubject: Hashable, Sendable {
    case declaration(SymbolID)
    case closure(ClosureSymbol)
    /// The expression of an `async let`: the file and the binding's position in `bindings`.
    case asyncLet(file: Int32, binding: Int32)
}

/// One declaration or closure with its isolation.
package struct IsolationRow: Hashable, Sendable {
    package var subject: IsolationSubject
    /// Of the name, or of the keyword where there is none, or of a closure's brace; UTF-8 byte offset.
    package var offset: UInt32
    package var kind: IsolationRowKind
    /// The qualified name: `Outer.Inner.method(_:label:)`; for a closure "in" and the name around it.
    package var name: String
    package var answer: IsolationAnswer

    package init(
        subject: IsolationSubject, offset: UInt32, kind: IsolationRowKind, name: String, answer: IsolationAnswer
    ) {
        self.subject = subject
        self.offset = offset
        self.kind = kind
        self.name = name
        self.answer = answer
    }
}

extension Isolation {
    /// The spelling of the row format: `nonisolated`, `@MainActor`, `actor`, `caller`, `erased(@isolated(any))`…
    package var spelling: String {
        switch self {
        case .unspecified: "unspecified"
        case .nonisolated: "nonisolated"
        case .globalActor(let name): "@" + name
        case .actorInstance: "actor"
        case .callerIsolated: "caller"
        case .erased: "erased(@isolated(any))"
        case .unknown: "unknown"
        }
    }
}
