import SwiftSyntax

/// Names of types as the evaluation knows them: `Target.Dependency`, `[SwiftSetting]`, `[String: Target]`,
/// `(name: String, Int)`, `-> Target` for functions; without generic arguments of other types, and without optionals.
enum ManifestTypeName {
    static func of(_ type: TypeSyntax?) -> String {
        guard let type else { return "" }
        switch type.kind {
        case .arrayType: return "[" + of(type.cast(ArrayTypeSyntax.self).element) + "]"
        case .dictionaryType:
            let dictionary = type.cast(DictionaryTypeSyntax.self)
            return "[" + of(dictionary.key) + ": " + of(dictionary.value) + "]"
        case .optionalType: return of(type.cast(OptionalTypeSyntax.self).wrappedType)
        case .implicitlyUnwrappedOptionalType:
            return of(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
        case .attributedType: return of(type.cast(AttributedTypeSyntax.self).baseType)
        case .someOrAnyType: return of(type.cast(SomeOrAnyTypeSyntax.self).constraint)
        case .functionType: return "-> " + of(type.cast(FunctionTypeSyntax.self).returnClause.type)
        case .tupleType:
            let elements = type.cast(TupleTypeSyntax.self).elements
            if elements.count == 1, let only = elements.first { return of(only.type) }
            let names = elements.map { ($0.firstName.map { $0.text + ": " } ?? "") + of($0.type) }
            return "(" + names.joined(separator: ", ") + ")"
        case .memberType:
            let member = type.cast(MemberTypeSyntax.self)
            let base = of(member.baseType)
            return base == "PackageDescription" || base == "Swift" || base == "Foundation"
                ? member.name.text : base + "." + member.name.text
        case .identifierType: return of(type.cast(IdentifierTypeSyntax.self))
        default: return ""
        }
    }

    /// Whether a type is written as an optional.
    static func isOptional(_ type: TypeSyntax?) -> Bool {
        guard let type else { return false }
        if let attributed = type.as(AttributedTypeSyntax.self) { return isOptional(attributed.baseType) }
        return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }

    private static func of(_ type: IdentifierTypeSyntax) -> String {
        let arguments = (type.genericArgumentClause?.arguments).map { Array($0) } ?? []
        let names = arguments.map { argument -> String in
            if case .type(let type) = argument.argument { of(type) } else { "" }
        }
        switch (type.name.text, names.count) {
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1): return "[" + names[0] + "]"
        case ("Dictionary", 2): return "[" + names[0] + ": " + names[1] + "]"
        case ("Optional", 1): return names[0]
        default: return type.name.text
        }
    }

    /// What an extension extends: arrays with the elements that it asks for.
    static func extended(_ declaration: ExtensionDeclSyntax) -> String {
        let name = of(declaration.extendedType)
        guard sequences.contains(name) else { return name }
        for requirement in declaration.genericWhereClause?.requirements ?? [] {
            guard case .sameTypeRequirement(let same) = requirement.requirement else { continue }
            guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else { continue }
            if left.trimmedDescription == "Element" { return "[" + of(right) + "]" }
        }
        return name
    }

    /// Types and protocols whose extensions add to arrays.
    static let sequences: Set<String> = [
        "Array", "Set", "Collection", "Sequence", "RangeReplaceableCollection", "MutableCollection",
        "BidirectionalCollection", "RandomAccessCollection",
    ]

    /// The elements' type of an array's; empty for others.
    static func element(of name: String) -> String {
        guard name.hasPrefix("["), name.hasSuffix("]"), entry(of: name) == nil else { return "" }
        return String(name.dropFirst().dropLast())
    }

    /// The types of keys and values of a dictionary's; nil for others.
    static func entry(of name: String) -> (key: String, value: String)? {
        guard name.hasPrefix("["), name.hasSuffix("]") else { return nil }
        let parts = split(name.dropFirst().dropLast(), at: ":")
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// The labels and types of a tuple's elements; none for others.
    static func parts(of name: String) -> [(label: String, type: String)] {
        guard name.hasPrefix("("), name.hasSuffix(")") else { return [] }
        return split(name.dropFirst().dropLast(), at: ",").map { part in
            let pieces = split(part[...], at: ":")
            return pieces.count == 2 ? (pieces[0], pieces[1]) : ("", part)
        }
    }

    /// What a function returns; empty for others.
    static func result(of name: String) -> String { name.hasPrefix("-> ") ? String(name.dropFirst(3)) : "" }

    /// Pieces between separators that no bracket encloses.
    private static func split(_ name: Substring, at separator: Character) -> [String] {
        var pieces: [String] = [""]
        var depth = 0
        for character in name {
            if "[(".contains(character) { depth += 1 }
            if "])".contains(character) { depth -= 1 }
            if character == separator, depth == 0 {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].append(character)
            }
        }
        return pieces.map { $0.first == " " ? String($0.dropFirst()) : $0 }
    }
}
