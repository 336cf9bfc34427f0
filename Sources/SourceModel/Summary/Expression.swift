/// The form of an expression, or of the few statements that bear on typing.
package enum ExpressionKind: UInt8, Hashable, Codable, Sendable {
    /// `name`, with argument labels left out; generic arguments in `list` (types). `self`, `super`, `Self`, `$0` and
    /// `_` are names too.
    case name
    /// `base.name`; without base, an implicit member `.name`. Generic arguments in `list` (types).
    case member
    /// `base(arguments)`: `list` in `arguments`, trailing closures included.
    case call
    /// `base[arguments]`: `list` in `arguments`.
    case `subscript`
    /// `closure` says which.
    case closure
    /// Literals. A string's `list`: the values interpolated in it.
    case integer, float, string, boolean, `nil`, regex
    /// `list`: elements.
    case array
    /// `list`: key, value, key, value…
    case dictionary
    /// `list` in `arguments`. A parenthesised expression is its content.
    case tuple
    /// Operands and operators as written, unfolded: `list` alternates operand, operator, operand… An `await` or `try` in
    /// front of an operand covers all that follows it.
    case sequence
    /// An operator in a `sequence`, or by itself as a function: `name`.
    case `operator`
    /// `=` in a `sequence`.
    case assignment
    /// `? base :` in a `sequence`.
    case ternary
    /// `is T`, `as T`, `as? T`, `as! T` in a `sequence`, an operator with no right operand: `type`.
    case typeTest, cast, optionalCast, forcedCast
    /// `-x`, `x…`: `base`, `name`.
    case prefix, postfix
    /// `await`, `try`, `try?`, `try!`, `&x`, `x?`, `x!`, and `unsafe`, `consume`, `copy`, `borrow`, `repeat`: `base`.
    case await, `try`, optionalTry, forcedTry, `inout`, optionalChain, forceUnwrap, marker
    /// `\Root.path`: `type` the root, if written; `name` the path's text; `list`: arguments of subscripts in it.
    case keyPath
    /// A type where a value is expected (`[Int]()`, `(any P).self`): `type`. A type that can be read as a name, members
    /// included, is `name` and `member`.
    case type
    /// `#name(arguments)`: `name`, `list` in `arguments`.
    case macro
    /// `if` or `switch` used as a value: `list`: the values of its branches; conditions and other statements in it are
    /// roots of the body. Also `base` with `#if` among the members after it: `list`: the base, then each clause's value
    /// on that same base, the one place where an expression has several parents.
    case conditional
    /// Statements: `base` is the value; none for a bare `return`.
    case `return`, `throw`, yield
    /// A pattern that takes a value apart or compares with it, and anything else not listed; `list`: its parts. A pattern
    /// for a whole value has that value, which is a root too, as `base`.
    case other
}

/// One expression.
package struct Expression: Hashable, Codable, Sendable {
    package var kind: ExpressionKind
    package var name: NameID = .none
    /// The operand, callee or base.
    package var base: ExpressionID = .none
    /// In `lists` (`ExpressionID` or `TypeReferenceID` indices) or in `arguments`: see `ExpressionKind`.
    package var list: Span = .empty
    package var type: TypeReferenceID = .none
    package var closure: ClosureID = .none
    /// First byte; of a member, the byte where its name starts. An expression in parentheses is without them.
    package var offset: UInt32 = 0

    package init(kind: ExpressionKind) { self.kind = kind }
}

/// One argument of a call, subscript or tuple.
package struct Argument: Hashable, Codable, Sendable {
    package var label: NameID
    package var value: ExpressionID
    /// A trailing closure; the first one has no label.
    package var isTrailing: Bool

    package init(label: NameID, value: ExpressionID, isTrailing: Bool) {
        self.label = label
        self.value = value
        self.isTrailing = isTrailing
    }
}
