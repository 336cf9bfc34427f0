import SourceModel

/// Writes the parts of a summary as short texts, so that a test can say what it expects.
struct SummaryDump {
    let summary: FileSummary

    init(_ source: String, isScript: Bool = false) {
        summary = SourceParser.summarise(Array(source.utf8), options: .init(isScript: isScript))
    }

    init(_ summary: FileSummary) { self.summary = summary }

    func name(_ id: NameID) -> String { summary.names[Int(id.index)] }

    func names(_ span: Span) -> [String] { span.indices.map { summary.names[Int(summary.lists[$0])] } }

    /// `line:column`, both from 1, the column in bytes.
    func place(_ offset: UInt32) -> String {
        let line = summary.lineStarts.lastIndex { $0 <= offset } ?? 0
        return "\(line + 1):\(offset - summary.lineStarts[line] + 1)"
    }

    // MARK: Declarations

    /// One line each: kind, path, place, and what else is said about it.
    var declarations: [String] { summary.declarations.indices.map { declaration($0) } }

    func declaration(_ index: Int) -> String {
        let declaration = summary.declarations[index]
        var text = "\(declaration.kind) \(path(index)) @\(place(declaration.nameOffset))"
        let flags = flagNames(declaration.flags)
        if !flags.isEmpty { text += " [" + flags.joined(separator: " ") + "]" }
        if !declaration.type.isNone { text += " -> " + type(declaration.type) }
        if declaration.inheritances.count > 0 {
            text +=
                " : "
                + declaration.inheritances.indices.map { type(summary.inheritances[$0].type) }
                .joined(separator: ", ")
        }
        if !declaration.initialValue.isNone { text += " = " + expression(declaration.initialValue) }
        if declaration.attributes.count > 0 { text += " " + attributes(declaration.attributes) }
        if !declaration.condition.isNone { text += " #if " + condition(declaration.condition) }
        return text
    }

    func path(_ index: Int) -> String {
        let declaration = summary.declarations[index]
        var text = name(declaration.name)
        switch declaration.kind {
        case .function, .initializer, .subscript, .enumCase, .macro:
            let parameters = declaration.parameters.indices.map { summary.parameters[$0] }
            if declaration.kind != .enumCase || !parameters.isEmpty {
                text += "(" + parameters.map { (name($0.label).isEmpty ? "_" : name($0.label)) + ":" }.joined() + ")"
            }
        default: break
        }
        let parent = declaration.parent
        return parent.isNone ? text : path(Int(parent.index)) + "." + text
    }

    private func flagNames(_ flags: DeclarationFlags) -> [String] {
        let known: [(DeclarationFlags, String)] = [
            (.isStatic, "static"), (.isFinal, "final"), (.isOverride, "override"), (.isLazy, "lazy"),
            (.isWeak, "weak"), (.isUnowned, "unowned"), (.isNonisolated, "nonisolated"),
            (.isNonisolatedUnsafe, "nonisolated(unsafe)"), (.isNonisolatedNonsending, "nonisolated(nonsending)"),
            (.isIsolated, "isolated"), (.isDistributed, "distributed"), (.isAsync, "async"), (.isThrowing, "throws"),
            (.isTypedThrow, "typed"), (.isMutating, "mutating"), (.isLet, "let"), (.isComputed, "computed"),
            (.hasObservers, "observed"), (.isPublic, "public"), (.isPrivate, "private"),
            (.isOptionalRequirement, "optional"), (.isConvenience, "convenience"), (.isFailable, "failable"),
            (.isLocal, "local"), (.isPatternElement, "element"), (.isImplicitGetter, "implicit"),
            (.isTopLevelVariable, "top-level"), (.isDynamic, "dynamic"), (.isRequired, "required"),
            (.isIndirect, "indirect"),
        ]
        return known.filter { flags.contains($0.0) }.map(\.1)
    }

    func attributes(_ span: Span) -> String {
        span.indices.map { index in
            let attribute = summary.attributes[index]
            let text = name(attribute.argumentText)
            let arguments = arguments(attribute.arguments)
            return "@" + type(attribute.type) + (text.isEmpty ? "" : "(\(text))")
                + (arguments.isEmpty ? "" : "=>(\(arguments))")
                + (attribute.condition.isNone ? "" : " #if " + condition(attribute.condition))
        }.joined(separator: " ")
    }

    func condition(_ id: ConditionID) -> String {
        let condition = summary.conditions[Int(id.index)]
        let text = "\(name(condition.text))#\(condition.group).\(condition.clause)"
        return condition.parent.isNone ? text : self.condition(condition.parent) + " && " + text
    }

    /// `label name: Type = value`.
    func parameters(_ span: Span) -> String {
        span.indices.map { index in
            let parameter = summary.parameters[index]
            let label = name(parameter.label).isEmpty ? "_" : name(parameter.label)
            let inner = name(parameter.name).isEmpty ? "_" : name(parameter.name)
            return (parameter.attributes.count > 0 ? attributes(parameter.attributes) + " " : "")
                + (label == inner ? label : "\(label) \(inner)")
                + (parameter.type.isNone ? "" : ": " + type(parameter.type)) + (parameter.isVariadic ? "..." : "")
                + (parameter.defaultValue.isNone ? "" : " = " + expression(parameter.defaultValue))
        }.joined(separator: ", ")
    }

    /// `T: P, each U where T == Int`.
    func generics(_ declaration: Declaration) -> String {
        let parameters = declaration.genericParameters.indices.map { index in
            let parameter = summary.genericParameters[index]
            return (parameter.isPack ? "each " : "") + name(parameter.name)
                + (parameter.constraint.isNone ? "" : ": " + type(parameter.constraint))
        }
        let requirements = declaration.requirements.indices.map { index in
            let requirement = summary.requirements[index]
            return type(requirement.left) + (requirement.isSameType ? " == " : ": ") + type(requirement.right)
        }
        return parameters.joined(separator: ", ")
            + (requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", "))
    }

    // MARK: Types

    func type(_ id: TypeReferenceID) -> String {
        if id.isNone { return "-" }
        let reference = summary.types[Int(id.index)]
        let list = reference.list.indices.map { type(TypeReferenceID(index: summary.lists[$0])) }
        let base = reference.base.isNone ? "" : type(reference.base)
        let prefix =
            (reference.attributes.count > 0 ? attributes(reference.attributes) + " " : "")
            + typeFlags(reference.flags).map { $0 + " " }.joined()
        return prefix + typeText(reference, list, base)
    }

    private func typeText(_ reference: TypeReference, _ list: [String], _ base: String) -> String {
        let labels = names(reference.labels)
        let elements = list.enumerated().map { index, element in
            index < labels.count && !labels[index].isEmpty ? labels[index] + ": " + element : element
        }
        switch reference.kind {
        case .name:
            return (base.isEmpty ? "" : base + ".") + name(reference.name)
                + (list.isEmpty ? "" : "<" + list.joined(separator: ", ") + ">")
        case .optional: return base + "?"
        case .implicitlyUnwrapped: return base + "!"
        case .array: return "[" + base + "]"
        case .dictionary: return "[" + list.joined(separator: ": ") + "]"
        case .tuple: return "(" + elements.joined(separator: ", ") + ")"
        case .function: return "(" + elements.joined(separator: ", ") + ") -> " + base
        case .some: return "some " + base
        case .any: return "any " + base
        case .metatype: return base + ".Type"
        case .protocolMetatype: return base + ".Protocol"
        case .composition: return list.joined(separator: " & ")
        case .suppressed: return "~" + base
        case .pack: return "pack " + base
        case .inlineArray: return "[" + list.joined(separator: " of ") + "]"
        case .missing: return "_"
        }
    }

    private func typeFlags(_ flags: TypeReferenceFlags) -> [String] {
        let known: [(TypeReferenceFlags, String)] = [
            (.isSendable, "@Sendable"), (.isEscaping, "@escaping"), (.isAutoclosure, "@autoclosure"),
            (.isIsolatedAny, "@isolated(any)"), (.isNonisolatedNonsending, "nonisolated(nonsending)"),
            (.isConcurrent, "@concurrent"), (.inheritsActorContext, "@inherit"),
            (.alwaysInheritsActorContext, "always"), (.isIsolated, "isolated"), (.isSending, "sending"),
            (.isInout, "inout"), (.isNonisolated, "nonisolated"), (.isPreconcurrency, "@preconcurrency"),
            (.isUnchecked, "@unchecked"), (.isUnsafe, "@unsafe"), (.isRetroactive, "@retroactive"),
            (.isConsuming, "consuming"), (.isConventionC, "@convention(c)"),
            (.implicitSelfCapture, "@implicitSelf"), (.isAsync, "async"), (.isThrowing, "throws"),
            (.isTypedThrow, "typed"),
        ]
        return known.filter { flags.contains($0.0) }.map(\.1)
    }
}
