/// What a body belongs to.
package enum BodyOwner: UInt8, Hashable, Codable, Sendable {
    /// Statements of a function, initializer, deinitializer or accessor: `owner` is a `DeclarationID`.
    case declaration
    /// Statements of a closure: `owner` is a `ClosureID`.
    case closure
    /// The initial value of a member, global or top-level variable: `owner` is a `DeclarationID`.
    case initialValue
    /// Default values of parameters: `owner` is the function's `DeclarationID`.
    case defaultValue
    /// Arguments of an attribute or macro attached to a declaration: `owner` is that `DeclarationID`.
    case attribute
    /// Statements at the top of the file: `owner` is -1.
    case topLevel
}

/// A unit of evaluation: the expressions in it in source order, and the names bound in it.
package struct Body: Hashable, Codable, Sendable {
    package var ownerKind: BodyOwner
    package var owner: Int32
    /// The body around it, for closures and local functions.
    package var parent: BodyID = .none
    /// In `lists`: the `ExpressionID`s of the outermost expressions, in source order, those in nested statements (`if`,
    /// `for`, `do`…) included, those of nested bodies not. A local variable's initial value is one of them.
    package var roots: Span = .empty
    /// In `bindings`: names bound in this body (not in nested ones), in source order. Parameters are not repeated here.
    package var bindings: Span = .empty
    package var startOffset: UInt32 = 0
    package var endOffset: UInt32 = 0
    /// The body is one expression, or one `return`, `if` or `switch` that is its value.
    package var isSingleExpression = false
    /// Contains, nested bodies not counted, an `await`, `for await` or `async let`, or a `try` outside `do`/`catch`.
    package var containsAwait = false
    package var containsThrowingStatement = false

    package init(ownerKind: BodyOwner, owner: Int32) {
        self.ownerKind = ownerKind
        self.owner = owner
    }
}

/// How a bound name comes out of its source expression.
package enum BindingProjection: UInt8, Hashable, Codable, Sendable {
    case value  // let x = source
    case unwrapped  // if let x = source, guard let x = source, while let
    case element  // for x in source
    case asyncElement  // for await x in source
    case tupleElement  // let (a, b) = source: `position`
    case elementTuple  // for (a, b) in source: `position`
    case caseValue  // case .some(let x): not typed further
    case caughtError  // catch, catch let e
    case unwrappedShorthand  // if let x: source is the name expression x
}

/// A name bound inside a body: `let`, `var`, `if let`, `for … in`, `case let`, `catch`.
package struct LocalBinding: Hashable, Codable, Sendable {
    package var name: NameID
    /// Where the name stands. It can be used from `scopeStart` (the end of its own declaration) to `scopeEnd`.
    package var offset: UInt32
    package var scopeStart: UInt32
    package var scopeEnd: UInt32
    package var type: TypeReferenceID
    package var source: ExpressionID
    package var projection: BindingProjection
    package var position: Int16
    package var isLet: Bool
    package var isAsyncLet: Bool
    package var isWeak: Bool
    package var condition: ConditionID
    /// In `attributes`: a global actor or property wrapper on a local variable.
    package var attributes: Span

    package init(name: NameID, offset: UInt32, projection: BindingProjection) {
        self.name = name
        self.offset = offset
        self.scopeStart = offset
        self.scopeEnd = offset
        self.type = .none
        self.source = .none
        self.projection = projection
        self.position = 0
        self.isLet = true
        self.isAsyncLet = false
        self.isWeak = false
        self.condition = .none
        self.attributes = .empty
    }
}

/// One closure expression.
package struct Closure: Hashable, Codable, Sendable {
    /// The opening brace, and the byte after the closing one.
    package var offset: UInt32
    package var endOffset: UInt32
    /// In `attributes`: those before the parameters (`@MainActor`, `@Sendable`, `@concurrent`).
    package var attributes: Span = .empty
    /// In `captures`: the capture list.
    package var captures: Span = .empty
    /// In `parameters`; a type is none where it is not written.
    package var parameters: Span = .empty
    package var hasParameterClause = false
    package var result: TypeReferenceID = .none
    package var isAsync = false
    package var isThrowing = false
    package var body: BodyID = .none
    /// Its expression, of kind `closure`.
    package var expression: ExpressionID = .none
    package var condition: ConditionID = .none

    package init(offset: UInt32, endOffset: UInt32) {
        self.offset = offset
        self.endOffset = endOffset
    }
}

/// One entry of a capture list.
package struct Capture: Hashable, Codable, Sendable {
    package var name: NameID
    /// The value; the name itself where none is written.
    package var value: ExpressionID
    package var isWeak: Bool
    package var isUnowned: Bool
    package var offset: UInt32

    package init(name: NameID, value: ExpressionID, isWeak: Bool, isUnowned: Bool, offset: UInt32) {
        self.name = name
        self.value = value
        self.isWeak = isWeak
        self.isUnowned = isUnowned
        self.offset = offset
    }
}
