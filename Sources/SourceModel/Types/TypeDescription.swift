/// Types in words, as the language writes them.
extension ProjectModel {
    /// A type for people; parts that are not known are `_`.
    package func describe(_ type: SwiftType) -> String { describe(type, depth: 0) }

    private func describe(_ type: SwiftType, depth: Int) -> String {
        guard depth < 12 else { return "…" }
        let inner = { (part: SwiftType) in self.describe(part, depth: depth + 1) }
        switch type {
        case .nominal(let symbol, let arguments):
            if arguments.count == 1, name(of: symbol) == known.array { return "[\(inner(arguments[0]))]" }
            return describe(symbol, arguments, depth: depth)
        case .optional(let wrapped):
            if case .function = wrapped { return "(\(inner(wrapped)))?" }
            return inner(wrapped) + "?"
        case .genericParameter(let owner, let position):
            let parameters = declaration(owner).genericParameters
            guard position < parameters.count else { return "_" }
            return text(
                files[Int(owner.file)].summary.genericParameters[Int(parameters.start + position)].name, in: owner.file)
        case .protocolSelf: return "Self"
        case .member(let base, let name): return inner(base) + "." + names[name]
        case .function(let function): return describe(function, depth: depth)
        case .tuple(let elements):
            let parts = elements.map { $0.label.isNone ? inner($0.type) : "\(names[$0.label]): \(inner($0.type))" }
            return "(" + parts.joined(separator: ", ") + ")"
        case .metatype(let instance): return inner(instance) + ".Type"
        case .existential(let parts): return "any " + parts.map(inner).joined(separator: " & ")
        case .opaque(let parts): return "some " + parts.map(inner).joined(separator: " & ")
        case .unknown: return "_"
        }
    }

    /// A nested type has its arguments behind the name of the type that each belongs to.
    private func describe(_ nominal: SymbolID, _ arguments: [SwiftType], depth: Int) -> String {
        let isProtocol = declaration(nominal).kind == .protocol
        guard !arguments.isEmpty, isProtocol || arguments.count == genericArity(of: nominal) else {
            return qualifiedName(of: nominal)
        }
        var start = 0
        let names = nesting(of: nominal).map { owner in
            let count = isProtocol ? arguments.count : ownGenericCount(of: owner)
            defer { start += count }
            guard count > 0 else { return nameText(of: owner) }
            let own = arguments[start..<start + count].map { describe($0, depth: depth + 1) }
            return nameText(of: owner) + "<" + own.joined(separator: ", ") + ">"
        }
        return names.joined(separator: ".")
    }

    private func describe(_ function: FunctionType, depth: Int) -> String {
        var words: [String] = []
        switch function.isolation {
        case .globalActor(let actor): words.append("@" + qualifiedName(of: actor))
        case .isolatedAny: words.append("@isolated(any)")
        case .nonisolatedNonsending: words.append("nonisolated(nonsending)")
        case .concurrent: words.append("@concurrent")
        case .none, .parameter, .unknown: break
        }
        if function.isSendable { words.append("@Sendable") }
        words.append("(" + function.parameters.map { describe($0, depth: depth + 1) }.joined(separator: ", ") + ")")
        if function.isAsync { words.append("async") }
        if function.isThrowing { words.append("throws") }
        let result = function.result == .void ? "Void" : describe(function.result, depth: depth + 1)
        return words.joined(separator: " ") + " -> " + result
    }

    /// A written type as it is written, attributes and specifiers included.
    package func describe(_ id: TypeReferenceID, in file: Int32) -> String { describe(id, file, depth: 0) }

    private func describe(_ id: TypeReferenceID, _ file: Int32, depth: Int) -> String {
        guard !id.isNone, depth < 12 else { return "_" }
        let reference = files[Int(file)].summary.types[Int(id.index)]
        let list = files[Int(file)].summary.lists[reference.list.indices]
            .map { describe(TypeReferenceID(index: $0), file, depth: depth + 1) }
        let base = { self.describe(reference.base, file, depth: depth + 1) }
        let core: String
        switch reference.kind {
        case .name:
            let qualified = (reference.base.isNone ? "" : base() + ".") + text(reference.name, in: file)
            core = list.isEmpty ? qualified : qualified + "<" + list.joined(separator: ", ") + ">"
        case .optional, .implicitlyUnwrapped:
            let mark = reference.kind == .optional ? "?" : "!"
            let kind = reference.base.isNone ? .missing : files[Int(file)].summary.types[Int(reference.base.index)].kind
            core = kind == .function || kind == .any || kind == .some ? "(\(base()))\(mark)" : base() + mark
        case .array: core = "[\(base())]"
        case .dictionary: core = "[" + list.joined(separator: " : ") + "]"
        case .tuple: core = "(" + list.joined(separator: ", ") + ")"
        case .function: core = function(reference, list, result: base())
        case .some: core = "some " + base()
        case .any: core = "any " + base()
        case .metatype: core = base() + ".Type"
        case .protocolMetatype: core = base() + ".Protocol"
        case .composition: core = list.joined(separator: " & ")
        case .suppressed: core = "~" + base()
        case .pack: core = "repeat " + base()
        case .inlineArray: core = "[" + list.joined(separator: " of ") + "]"
        case .missing: core = "_"
        }
        return (specifiers(of: reference, in: file) + [core]).joined(separator: " ")
    }

    private func function(_ reference: TypeReference, _ parameters: [String], result: String) -> String {
        var words = ["(" + parameters.joined(separator: ", ") + ")"]
        if reference.flags.contains(.isAsync) { words.append("async") }
        if reference.flags.contains(.isThrowing) { words.append("throws") }
        words.append("->")
        words.append(result == "()" ? "Void" : result)
        return words.joined(separator: " ")
    }

    private func specifiers(of reference: TypeReference, in file: Int32) -> [String] {
        var words: [String] = []
        for attribute in attributes(reference.attributes, in: file) {
            words.append("@" + text(attribute.name, in: file))
        }
        for (flag, word) in Self.specifierWords where reference.flags.contains(flag) { words.append(word) }
        return words
    }

    private static let specifierWords: [(TypeReferenceFlags, String)] = [
        (.alwaysInheritsActorContext, "@_inheritActorContext(always)"),
        (.inheritsActorContext, "@_inheritActorContext"),
        (.isIsolated, "isolated"), (.isSending, "sending"), (.isInout, "inout"), (.isSendable, "@Sendable"),
        (.isEscaping, "@escaping"), (.isAutoclosure, "@autoclosure"), (.isIsolatedAny, "@isolated(any)"),
        (.isNonisolatedNonsending, "nonisolated(nonsending)"), (.isConcurrent, "@concurrent"),
    ]
}

extension ExpressionTyper {
    func describe(_ type: SwiftType) -> String { "`" + model.describe(type) + "`" }

    /// "passed to parameter `operation` of `Task.init`, declared `sending @escaping () async -> Success`".
    func explanation(of parameter: CallParameter, _ position: Int, _ candidate: CallCandidate) -> String {
        var text = "passed to parameter "
        let names = [parameter.label, parameter.name].filter { !$0.isNone }
        text += names.first.map { "`\(model.names[$0])`" } ?? "\(candidate.parameterOfArgument[position] + 1)"
        if let callee = calleeDescription(candidate.target) { text += " of `\(callee)`" }
        let written =
            parameter.written.isNone
            ? model.describe(parameter.type) : model.describe(parameter.written, in: parameter.file)
        return text + ", declared `\(written)`"
    }

    private func calleeDescription(_ target: Callee.Target) -> String? {
        switch target {
        case .declaration(let symbol):
            let name = model.nameText(of: symbol)
            return model.selfNominal(of: symbol).map { model.qualifiedName(of: $0) + "." + name } ?? name
        case .implicitInitializer(let nominal): return model.qualifiedName(of: nominal) + ".init"
        case .value: return nil
        }
    }
}
