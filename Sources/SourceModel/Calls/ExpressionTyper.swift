/// Works out types of expressions, what names refer to and which declarations are called, over the files of a model.
///
/// Nothing is computed before it is asked for, and nothing twice. One value serves many questions on one thread; several
/// values may work on one model at the same time. What cannot be decided is `unknown`, never a guess.
///
/// Questions depend on one another in one direction, so that they end: the type that surroundings expect of an expression
/// depends on what stands around it and on the bases of calls around it, never on its siblings; the type of an expression
/// on its parts and on what is expected of it; a closure's on the arguments beside it.
package struct ExpressionTyper {
    package let model: ProjectModel
    let standard: StandardTypes
    var files: [FileTyping]

    // Answers about declarations, which do not depend on a file.
    var supertypeLists: [SymbolID: SupertypeList] = [:]
    var memberLists: [MemberKey: [FoundMember]] = [:]
    var witnesses: [MemberKey: SwiftType] = [:]
    var witnessesInProgress: Set<MemberKey> = []
    var requirementLists: [SymbolID: [ResolvedRequirement]] = [:]
    var requirementsAround: [SymbolID: [ResolvedRequirement]] = [:]
    var signatures: [SymbolID: Signature] = [:]
    var memberwiseSignatures: [SymbolID: Signature] = [:]
    var variableTypes: [SymbolID: SwiftType] = [:]
    var variablesInProgress: Set<SymbolID> = []
    var membersByName: MembersByName?

    /// How many questions are being answered inside one another.
    var depth = 0

    /// Deeper questions are answered with unknown, so that no source can exhaust the stack.
    static let depthLimit = 80

    package init(_ model: ProjectModel) {
        self.model = model
        standard = StandardTypes(model)
        files = Array(repeating: FileTyping(), count: model.files.count)
    }

    /// Forgets what is known of the expressions of a file, to save memory once all is asked.
    package mutating func forget(file: Int32) { files[Int(file)] = FileTyping() }

    /// The type of an expression as its surroundings see it.
    package mutating func type(of id: ExpressionID, in file: Int32) -> SwiftType {
        guard !id.isNone else { return .unknown }
        prepare(file)
        if files[Int(file)].progress[Int(id.index)] == .known { return files[Int(file)].types[Int(id.index)] }
        // Long chains nest to the left: from the inside out they take no more depth than short ones.
        var chain = [id]
        var current = id
        while let base = openBase(of: current, in: file) {
            chain.append(base)
            current = base
        }
        for link in chain.reversed() { settle(link, in: file) }
        return files[Int(file)].types[Int(id.index)]
    }

    private func openBase(of id: ExpressionID, in file: Int32) -> ExpressionID? {
        let expression = expression(id, in: file)
        guard expression.isChainLink || expression.isTransparent,
            files[Int(file)].progress[Int(expression.base.index)] == .open
        else { return nil }
        return expression.base
    }

    private mutating func settle(_ id: ExpressionID, in file: Int32) {
        guard files[Int(file)].progress[Int(id.index)] == .open, depth < Self.depthLimit else { return }
        files[Int(file)].progress[Int(id.index)] = .started
        depth += 1
        let type = infer(id, in: file).bounded
        depth -= 1
        files[Int(file)].types[Int(id.index)] = type
        files[Int(file)].progress[Int(id.index)] = .known
    }

    private mutating func infer(_ id: ExpressionID, in file: Int32) -> SwiftType {
        let expression = expression(id, in: file)
        switch expression.kind {
        case .name: return typeOfName(id, expression, in: file)
        case .member: return chained(typeOfMember(id, expression, in: file), id, in: file)
        case .call: return chained(typeOfCall(id, expression, in: file), id, in: file)
        case .subscript: return chained(typeOfSubscript(id, expression, in: file), id, in: file)
        case .optionalChain: return chained(type(of: expression.base, in: file).strippingOptional, id, in: file)
        case .forceUnwrap: return chained(type(of: expression.base, in: file).strippingOptional, id, in: file)
        case .closure: return .function(closureType(expression.closure, in: file))
        case .integer, .float, .string, .boolean, .nil, .regex, .array, .dictionary:
            return typeOfLiteral(id, expression, in: file)
        case .tuple: return typeOfTuple(expression, in: file)
        case .sequence: return typeOfSequence(id, expression, in: file)
        case .prefix, .postfix: return typeOfUnary(id, expression, in: file)
        case .await, .try, .forcedTry, .inout, .marker: return type(of: expression.base, in: file)
        case .optionalTry: return typeOfOptionalTry(expression, in: file)
        case .keyPath: return typeOfKeyPath(id, expression, in: file)
        case .type: return .metatype(model.resolve(expression.type, in: scope(of: id, in: file)))
        case .conditional: return typeOfConditional(expression, in: file)
        case .macro, .operator, .assignment, .ternary, .typeTest, .cast, .optionalCast, .forcedCast, .return, .throw,
            .yield, .other:
            return .unknown
        }
    }
}

// MARK: Places

extension ExpressionTyper {
    mutating func prepare(_ file: Int32) {
        guard !files[Int(file)].isPrepared else { return }
        files[Int(file)] = FileTyping(model.files[Int(file)])
    }

    /// Whether a place of a prepared file is certainly not compiled.
    func isInactive(_ offset: UInt32, in file: Int32) -> Bool {
        files[Int(file)].inactiveRanges.contains { $0.contains(offset) }
    }

    func expression(_ id: ExpressionID, in file: Int32) -> Expression {
        model.files[Int(file)].summary.expressions[Int(id.index)]
    }

    func body(_ id: BodyID, in file: Int32) -> Body { model.files[Int(file)].summary.bodies[Int(id.index)] }

    func closure(_ id: ClosureID, in file: Int32) -> Closure {
        model.files[Int(file)].summary.closures[Int(id.index)]
    }

    func arguments(_ span: Span, in file: Int32) -> ArraySlice<Argument> {
        model.files[Int(file)].summary.arguments[span.indices]
    }

    /// The elements of a span of expressions.
    func elements(_ span: Span, in file: Int32) -> [ExpressionID] {
        model.files[Int(file)].summary.lists[span.indices].map { ExpressionID(index: $0) }
    }

    /// The expression around another; nil for outermost ones.
    func parent(of id: ExpressionID, in file: Int32) -> ExpressionID? {
        let around = files[Int(file)].around[Int(id.index)]
        return around >= 0 ? ExpressionID(index: around) : nil
    }

    /// The body in which an expression is evaluated.
    mutating func body(of id: ExpressionID, in file: Int32) -> BodyID {
        prepare(file)
        var current = id.index
        while true {
            let around = files[Int(file)].around[Int(current)]
            if around < 0 { return around == FileTyping.nowhere ? .none : BodyID(index: -around - 1) }
            current = around
        }
    }

    /// Where type names in an expression are looked up.
    mutating func scope(of id: ExpressionID, in file: Int32) -> TypeScope {
        scope(ofBody: body(of: id, in: file), in: file)
    }

    func scope(ofBody body: BodyID, in file: Int32) -> TypeScope {
        TypeScope(file: file, context: declaration(around: body, in: file), body: body)
    }

    /// The declaration whose code a body belongs to; none at the top of a file.
    func declaration(around body: BodyID, in file: Int32) -> DeclarationID {
        var current = body
        for _ in 0..<1024 where !current.isNone {
            let value = self.body(current, in: file)
            switch value.ownerKind {
            case .closure: current = value.parent
            case .topLevel: return .none
            default: return DeclarationID(index: value.owner)
            }
        }
        return .none
    }
}

extension SwiftType {
    /// What `!` or `?` makes of a value of this type.
    var strippingOptional: SwiftType {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }

    /// This type as an optional, unless it is one or nothing is known of it.
    var wrappedInOptional: SwiftType {
        switch self {
        case .optional, .unknown: self
        default: .optional(self)
        }
    }
}
