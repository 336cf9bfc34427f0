/// Where a type name is written: names are looked up from here outwards.
package struct TypeScope: Hashable, Sendable {
    package var file: Int32
    /// The innermost declaration around the name; the declaration itself for its own signature, so that its generic
    /// parameters are seen.
    package var context: DeclarationID
    /// The innermost body around it, where local types are declared; none outside of bodies.
    package var body: BodyID

    package init(file: Int32, context: DeclarationID, body: BodyID = .none) {
        self.file = file
        self.context = context
        self.body = body
    }

    /// The scope of a declaration's own signature.
    package init(signatureOf symbol: SymbolID) {
        self.init(file: symbol.file, context: symbol.id)
    }
}

/// What a type name stands for, and how it was found.
struct TypeLookup: Hashable, Sendable {
    var named: NamedType
    /// The nominal type whose member it is, seen from the scope: where it was looked up, not where it is declared.
    var via: SymbolID?

    static let notFound = TypeLookup(named: .unknown)
}

/// What a type name stands for.
enum NamedType: Hashable, Sendable {
    case nominal(SymbolID)
    case alias(SymbolID)
    case associatedType(SymbolID)
    case genericParameter(SymbolID, Int32)
    case selfType(SymbolID)
    case unknown
}
