/// All summaries of a project and its SDKs, linked by name. Immutable: every question is answered from it.
package struct ProjectModel: Sendable {
    package let modules: [LinkedModule]
    package let files: [LinkedFile]
    package let names: ProjectNames
    /// Names that the language itself refers to.
    let known: KnownNames
    /// What stands at the top of each module, in linking order of the files.
    let topLevel: [ScopeTable]
    /// Members of nominal types, those of extensions included.
    let members: MemberTable
    /// The type that each extension extends, as far as it is known.
    let extendedTypes: [SymbolID: SymbolID]
    /// The extensions of each nominal type, in file order.
    let extensions: [SymbolID: [SymbolID]]
    let hierarchy: Hierarchy

    /// Links modules; the order of `inputs` and of their files is the order of everything that comes out.
    package init(linking inputs: [ModuleInput]) {
        self = Linker.link(inputs)
    }

    init(
        modules: [LinkedModule], files: [LinkedFile], names: ProjectNames, known: KnownNames, topLevel: [ScopeTable],
        members: MemberTable, extendedTypes: [SymbolID: SymbolID], extensions: [SymbolID: [SymbolID]],
        hierarchy: Hierarchy
    ) {
        self.modules = modules
        self.files = files
        self.names = names
        self.known = known
        self.topLevel = topLevel
        self.members = members
        self.extendedTypes = extendedTypes
        self.extensions = extensions
        self.hierarchy = hierarchy
    }
}

/// A module of the model and which files are its own.
package struct LinkedModule: Sendable {
    package let name: String
    package let rules: ModuleRules
    package let files: Range<Int>
    package let isSDK: Bool
    let reexports: [String]
}

/// A file of the model.
package struct LinkedFile: Sendable {
    package let path: String
    package let module: Int
    package let summary: FileSummary
    /// The model's name of each of the summary's names.
    let names: [Name]
    /// Whether each `#if` clause is compiled; nil where unknown.
    let activity: [Bool?]
    /// Indices of the modules whose names this file sees, its own first; then whether it imports one that is not here.
    let visibleModules: [Int]
    package let importsUnknownModule: Bool
    /// Types and aliases declared in each body.
    let localTypes: [BodyID: [DeclarationID]]
}

extension ProjectModel {
    /// The file that a declaration stands in.
    package func file(of symbol: SymbolID) -> LinkedFile { files[Int(symbol.file)] }

    /// The declaration's summary.
    package func declaration(_ symbol: SymbolID) -> Declaration {
        files[Int(symbol.file)].summary.declarations[Int(symbol.declaration)]
    }

    /// The module that a declaration belongs to.
    package func module(of symbol: SymbolID) -> LinkedModule { modules[files[Int(symbol.file)].module] }

    /// The model's name of a file's name.
    package func name(_ id: NameID, in file: Int32) -> Name { files[Int(file)].names[Int(id.index)] }

    /// A declaration's base name.
    package func name(of symbol: SymbolID) -> Name { name(declaration(symbol).name, in: symbol.file) }

    /// A file's name as text.
    package func text(_ id: NameID, in file: Int32) -> String { files[Int(file)].summary.names[Int(id.index)] }

    /// A declaration's base name as text.
    package func nameText(of symbol: SymbolID) -> String { names[name(of: symbol)] }

    /// The declaration around this one: the type or extension of a member, the function of a local declaration, the
    /// variable of an accessor.
    package func parent(of symbol: SymbolID) -> SymbolID? {
        let parent = declaration(symbol).parent
        return parent.isNone ? nil : SymbolID(file: symbol.file, declaration: parent.index)
    }

    /// Whether the declaration stands in code that is certainly not compiled.
    package func isInactive(_ symbol: SymbolID) -> Bool {
        isInactive(declaration(symbol).condition, in: symbol.file)
    }

    /// Whether code under the condition is certainly not compiled.
    package func isInactive(_ condition: ConditionID, in file: Int32) -> Bool {
        !condition.isNone && files[Int(file)].activity[Int(condition.index)] == false
    }

    /// The nominal type whose member this is: the type it stands in or the one that its extension extends.
    package func selfNominal(of symbol: SymbolID) -> SymbolID? {
        parent(of: symbol).flatMap(nominal(ofContext:))
    }

    /// The nominal type of a type context: itself, or what the extension extends.
    package func nominal(ofContext context: SymbolID) -> SymbolID? {
        let kind = declaration(context).kind
        if kind.isNominal { return context }
        return kind == .extension ? extendedTypes[context] : nil
    }

    /// The attributes of a declaration that are not certainly compiled out.
    package func attributes(of symbol: SymbolID) -> [Attribute] {
        attributes(declaration(symbol).attributes, in: symbol.file)
    }

    func attributes(_ span: Span, in file: Int32) -> [Attribute] {
        guard span.count > 0 else { return [] }
        let all = files[Int(file)].summary.attributes[span.indices]
        return all.filter { !isInactive($0.condition, in: file) }
    }

    /// A nominal type's name with those it is nested in: `Outer.Nested`.
    package func qualifiedName(of symbol: SymbolID) -> String {
        var parts = [nameText(of: symbol)]
        var current = symbol
        while let outer = parent(of: current), let nominal = nominal(ofContext: outer), parts.count < 64 {
            parts.append(nameText(of: nominal))
            current = nominal
        }
        return parts.reversed().joined(separator: ".")
    }
}
