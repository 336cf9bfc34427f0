/// What a body belongs to.
package enum BodyOwner: UInt8, Hashable, Codable, Sendable {
    /// Statements of a function, initializer, deinitializer or accessor: `owner` is a `DeclarationID`.
    case declaration
    /// Statements of a closure: `owner` is a `ClosureID`.
    case closure
    /// The initial value of a member or global variable or the raw value of an enum case: `owner` is a `DeclarationID`; the
    /// first name's, where a pattern declares several.
    case initialValue
    /// Default values of all parameters: `owner` is the `DeclarationID` of the function, subscript or enum case.
    case defaultValue
    /// Arguments of one attribute or attached macro of a declaration or of its parameters: `owner` is that
    /// `DeclarationID`. Also a macro expanded among the members of a type: `owner` is the type.
    case attribute
    /// Statements at the top of the file, macros expanded there included: `owner` is -1. Every file has one, and it is the
    /// first of the `bodies`. In a script the initial values of the file's variables are among its roots.
    case topLevel
}

/// A unit of evaluation: the expressions in it in source order, and the names bound in it.
package struct Body: Hashable, Codable, Sendable {
    package var ownerKind: BodyOwner
    package var owner: Int32
    /// The body around it, for closures and for what belongs to local declarations; none for members of local types.
    package var parent: BodyID = .none
    /// In `lists`: the `ExpressionID`s of the outermost expressions, in source order, those in nested statements (`if`,
    /// `for`, `do`…) included, those of nested bodies not: conditions, subjects of `switch` and sequences of `for` too. A
    /// local variable's initial value is one of them. A pattern that is more than names to bind is a root of kind `other`.
    package var roots: Span = .empty
    /// In `bindings`: names bound in this body (not in nested ones), by `offset`. Parameters are not repeated here.
    package var bindings: Span = .empty
    package var startOffset: UInt32 = 0
    package var endOffset: UInt32 = 0
    /// The body is one expression, one `return` with a value, or one `if` or `switch` whose every branch is one expression
    /// (then its only outermost value is of kind `conditional`).
    package var isSingleExpression = false
    /// Contains, nested bodies not counted, an `await`, `for await` or `async let`.
    package var containsAwait = false
    /// Contains, nested bodies not counted, a `throw` or plain `try` outside a `do` whose `catch` clauses take every error.
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
    case caseValue  // case .some(let x), nested patterns: not typed further
    case caughtError  // catch, catch let e
    case unwrappedShorthand  // if let x: source is the name expression x
}

/// A name bound inside a body: `let`, `var`, `if let`, `for … in`, `case let`, `catch`.
package struct LocalBinding: Hashable, Codable, Sendable {
    package var name: NameID
    /// Where the name stands. It can be used from `scopeStart` (the end of its own declaration) to `scopeEnd`. A name of a
    /// `guard` that later conditions of it can use too has a second entry: it is not visible in the `else` block between.
    package var offset: UInt32
    package var scopeStart: UInt32
    package var scopeEnd: UInt32
    /// The written type; of `x as T`, that one. An element of `(a, b): (A, B)` has its own part.
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
    /// In `captures`: the capture list. Its values are evaluated in the body around the closure, and have no other parent.
    package var captures: Span = .empty
    /// In `parameters`; a type is none where it is not written, a name where it is `_`.
    package var parameters: Span = .empty
    /// Parameters are written before `in`, be it `_` or `()`.
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
