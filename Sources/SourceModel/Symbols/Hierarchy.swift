/// Inheritance of all types and extensions, resolved once.
struct Hierarchy: Sendable {
    /// One type of an inheritance clause. A typealias for several protocols gives several entries.
    struct Entry: Sendable {
        /// Nil where the name is declared in nothing that could be read.
        let nominal: SymbolID?
        /// The generic arguments written for a superclass or a parameterised protocol.
        let arguments: [SwiftType]
        /// The clause's type reference, which has the attributes.
        let reference: TypeReferenceID
    }

    /// The clause of each type and extension that has one.
    private var entries: [SymbolID: [Entry]] = [:]
    private var superclasses: [SymbolID: Entry] = [:]
    private var supertypes: [SymbolID: [SymbolID]] = [:]
    private var unresolvedSuperclasses: Set<SymbolID> = []

    init() {}

    func entries(of context: SymbolID) -> [Entry] { entries[context] ?? [] }

    /// The superclass of a class.
    func superclass(of nominal: SymbolID) -> SymbolID? { superclasses[nominal]?.nominal }

    func superclassEntry(of nominal: SymbolID) -> Entry? { superclasses[nominal] }

    /// Whether a class may have a superclass that is declared in nothing that could be read.
    func hasUnresolvedSuperclass(_ nominal: SymbolID) -> Bool { unresolvedSuperclasses.contains(nominal) }

    /// The superclass and the protocols stated on a type and on its extensions.
    func directSupertypes(of nominal: SymbolID) -> [SymbolID] { supertypes[nominal] ?? [] }

    /// The hierarchy of a model whose extensions are bound.
    init(of model: ProjectModel) {
        for (fileIndex, file) in model.files.enumerated() {
            for (index, declaration) in file.summary.declarations.enumerated()
            where declaration.kind.isTypeContext {
                let isProtocol = declaration.kind == .protocol
                guard declaration.inheritances.count + (isProtocol ? declaration.requirements.count : 0) > 0 else {
                    continue
                }
                add(SymbolID(file: Int32(fileIndex), declaration: Int32(index)), declaration, model)
            }
        }
    }

    private mutating func add(_ context: SymbolID, _ declaration: Declaration, _ model: ProjectModel) {
        var found: [Entry] = []
        for inheritance in model.file(of: context).summary.inheritances[declaration.inheritances.indices] {
            let scope = TypeScope(
                file: context.file, context: declaration.kind == .extension ? context.id : declaration.parent,
                body: declaration.enclosingBody)
            var type = model.resolve(inheritance.type, in: scope)
            // Generic arguments may be the type's own parameters.
            if type == .unknown || (type.hasUnknown && declaration.genericParameters.count > 0) {
                type = model.resolve(inheritance.type, in: TypeScope(signatureOf: context))
            }
            found.append(contentsOf: Self.entries(for: type, reference: inheritance.type, in: model))
        }
        if declaration.kind == .protocol { found += Self.requirementsOnSelf(context, declaration, model) }
        entries[context] = found
        guard let nominal = model.nominal(ofContext: context) else { return }
        supertypes[nominal, default: []].append(contentsOf: found.compactMap(\.nominal))
        guard declaration.kind == .class, let first = found.first else { return }
        if let symbol = first.nominal {
            if model.declaration(symbol).kind == .class { superclasses[nominal] = first }
        } else {
            unresolvedSuperclasses.insert(nominal)
        }
    }

    /// What `where Self: P` asks of a protocol's conforming types, which is the same as inheriting `P`.
    private static func requirementsOnSelf(
        _ context: SymbolID, _ declaration: Declaration, _ model: ProjectModel
    ) -> [Entry] {
        let scope = TypeScope(signatureOf: context)
        return model.file(of: context).summary.requirements[declaration.requirements.indices].flatMap { requirement in
            guard !requirement.isSameType, model.resolve(requirement.left, in: scope) == .protocolSelf(context) else {
                return [Entry]()
            }
            return entries(
                for: model.resolve(requirement.right, in: scope), reference: requirement.right, in: model)
        }
    }

    private static func entries(
        for type: SwiftType, reference: TypeReferenceID, in model: ProjectModel
    ) -> [Entry] {
        switch type {
        case .existential(let parts), .opaque(let parts):
            return parts.flatMap { entries(for: $0, reference: reference, in: model) }
        case .nominal(let symbol, let arguments):
            return [Entry(nominal: symbol, arguments: arguments, reference: reference)]
        default: return [Entry(nominal: nil, arguments: [], reference: reference)]
        }
    }
}
