/// Links summaries into a `ProjectModel`: names, scopes, then extensions to the types they extend, then members.
enum Linker {
    static func link(_ inputs: [ModuleInput]) -> ProjectModel {
        var names = ProjectNames()
        let known = KnownNames(&names)
        let moduleIndices = Dictionary(
            inputs.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let visibility = ModuleVisibility(inputs: inputs, indices: moduleIndices)
        var modules: [LinkedModule] = []
        var files: [LinkedFile] = []
        for (index, input) in inputs.enumerated() {
            let start = files.count
            let evaluator = ConditionEvaluator(rules: input.rules) {
                visibility.canImport($0, on: input.rules.operatingSystem)
            }
            for file in input.files {
                let (visible, importsUnknown) = visibility.visibleModules(of: file.summary, in: index)
                files.append(
                    LinkedFile(
                        path: file.path, module: index, summary: file.summary,
                        names: file.summary.names.map { names.intern($0) },
                        activity: evaluator.activity(of: file.summary), visibleModules: visible,
                        importsUnknownModule: importsUnknown, localTypes: localTypes(of: file.summary)))
            }
            modules.append(
                LinkedModule(
                    name: input.name, rules: input.rules, files: start..<files.count, isSDK: input.isSDK,
                    reexports: input.reexports))
        }
        var model = ProjectModel(
            modules: modules, files: files, names: names, known: known, topLevel: topLevelTables(modules, files),
            members: MemberTable(), extendedTypes: [:], extensions: [:], hierarchy: Hierarchy())
        model = bindingExtensions(of: model)
        // Twice: the second time names that come from a supertype are found as well.
        for _ in 0..<2 { model = model.with(hierarchy: Hierarchy(of: model)) }
        return model
    }

    private static func localTypes(of summary: FileSummary) -> [BodyID: [DeclarationID]] {
        var result: [BodyID: [DeclarationID]] = [:]
        for (index, declaration) in summary.declarations.enumerated()
        where !declaration.enclosingBody.isNone && (declaration.kind.isNominal || declaration.kind == .typealias) {
            result[declaration.enclosingBody, default: []].append(DeclarationID(index: Int32(index)))
        }
        return result
    }

    private static func topLevelTables(_ modules: [LinkedModule], _ files: [LinkedFile]) -> [ScopeTable] {
        modules.map { module in
            var table = ScopeTable()
            for fileIndex in module.files {
                let file = files[fileIndex]
                for (index, declaration) in file.summary.declarations.enumerated()
                where declaration.parent.isNone && declaration.enclosingBody.isNone
                    && declaration.kind != .extension && isCompiled(declaration, file)
                {
                    let symbol = SymbolID(file: Int32(fileIndex), declaration: Int32(index))
                    table.insert(symbol, as: file.names[Int(declaration.name.index)])
                }
            }
            return table
        }
    }

    private static func isCompiled(_ declaration: Declaration, _ file: LinkedFile) -> Bool {
        declaration.condition.isNone || file.activity[Int(declaration.condition.index)] != false
    }

    /// Members of types first; then extensions, round by round, since an extension may extend a type that another
    /// extension declares.
    private static func bindingExtensions(of model: ProjectModel) -> ProjectModel {
        var members = MemberTable()
        var pending: [SymbolID] = []
        for (fileIndex, file) in model.files.enumerated() {
            for (index, declaration) in file.summary.declarations.enumerated() where isCompiled(declaration, file) {
                let symbol = SymbolID(file: Int32(fileIndex), declaration: Int32(index))
                if declaration.kind == .extension { pending.append(symbol) }
                guard !declaration.parent.isNone, declaration.kind != .accessor,
                    file.summary.declarations[Int(declaration.parent.index)].kind.isNominal
                else { continue }
                let owner = SymbolID(file: Int32(fileIndex), declaration: declaration.parent.index)
                members.insert(symbol, named: file.names[Int(declaration.name.index)], in: owner)
            }
        }
        members.seal()
        var linked = model.with(members: members, extendedTypes: [:], extensions: [:])
        let children = childrenOfExtensions(model)
        var extended: [SymbolID: SymbolID] = [:]
        var extensions: [SymbolID: [SymbolID]] = [:]
        for _ in 0..<8 where !pending.isEmpty {
            var rest: [SymbolID] = []
            for symbol in pending {
                guard let nominal = linked.resolveExtendedNominal(symbol) else {
                    rest.append(symbol)
                    continue
                }
                extended[symbol] = nominal
                extensions[nominal, default: []].append(symbol)
                for child in children[symbol] ?? [] {
                    members.insert(child, named: model.name(of: child), in: nominal)
                }
            }
            guard rest.count < pending.count else { break }
            pending = rest
            members.seal()
            linked = model.with(members: members, extendedTypes: extended, extensions: extensions)
        }
        for key in extensions.keys { extensions[key]?.sort() }
        return model.with(members: members, extendedTypes: extended, extensions: extensions)
    }

    private static func childrenOfExtensions(_ model: ProjectModel) -> [SymbolID: [SymbolID]] {
        var children: [SymbolID: [SymbolID]] = [:]
        for (fileIndex, file) in model.files.enumerated() {
            for (index, declaration) in file.summary.declarations.enumerated()
            where !declaration.parent.isNone && declaration.kind != .accessor && isCompiled(declaration, file)
                && file.summary.declarations[Int(declaration.parent.index)].kind == .extension
            {
                let parent = SymbolID(file: Int32(fileIndex), declaration: declaration.parent.index)
                children[parent, default: []].append(SymbolID(file: Int32(fileIndex), declaration: Int32(index)))
            }
        }
        return children
    }
}

extension ProjectModel {
    fileprivate func with(
        members: MemberTable, extendedTypes: [SymbolID: SymbolID], extensions: [SymbolID: [SymbolID]]
    ) -> ProjectModel {
        ProjectModel(
            modules: modules, files: files, names: names, known: known, topLevel: topLevel, members: members,
            extendedTypes: extendedTypes, extensions: extensions, hierarchy: hierarchy)
    }

    fileprivate func with(hierarchy: Hierarchy) -> ProjectModel {
        ProjectModel(
            modules: modules, files: files, names: names, known: known, topLevel: topLevel, members: members,
            extendedTypes: extendedTypes, extensions: extensions, hierarchy: hierarchy)
    }

    /// The nominal type that an extension extends.
    fileprivate func resolveExtendedNominal(_ symbol: SymbolID) -> SymbolID? {
        let declaration = declaration(symbol)
        let scope = TypeScope(file: symbol.file, context: declaration.parent, body: declaration.enclosingBody)
        let type = resolve(declaration.type, in: scope)
        // `extension T? { }`.
        if case .optional = type { return topLevelSymbols(known.optional, seenFrom: symbol.file).first }
        return nominal(of: type)
    }
}
