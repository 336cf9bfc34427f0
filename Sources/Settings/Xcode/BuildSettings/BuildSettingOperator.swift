import SourceText

/// What the operators of references (`$(NAME:upper)`) do to a value.
enum BuildSettingOperator {
    /// The change that an operator without operand makes; nil for an unknown one.
    static func retrieval(_ name: String) -> ((String) -> String)? {
        switch name {
        case "upper": { $0.uppercased() }
        case "lower": { $0.lowercased() }
        case "identifier": { replaced($0, with: "_", keeping: { isWord($0) || $0 == "_" }) }
        case "c99extidentifier": { moduleName($0) }
        case "rfc1034identifier": { replaced($0, with: "-", keeping: { isWord($0) || $0 == "-" }) }
        case "quote": { quoted($0) }
        case "__stripslash": { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
        case "dir": { $0.contains("/") ? SourcePath.parent(of: $0) + "/" : "./" }
        case "file": { SourcePath.name(of: $0) }
        case "base": { SourcePath.stem(of: $0) }
        case "suffix": { SourcePath.fileExtension(of: $0).isEmpty ? "" : "." + SourcePath.fileExtension(of: $0) }
        case "standardizepath": { SourcePath.normalized($0) }
        case "not": { $0 != "YES" ? "YES" : "NO" }
        case "truncatedversion": { $0.split(separator: ".").prefix(3).joined(separator: ".") }
        default: nil
        }
    }

    /// The change that an operator with an operand makes; nil for one that is not modelled.
    static func replacement(_ name: String, with operand: String) -> ((String) -> String)? {
        switch name {
        case "dir": { SourcePath.joined(operand, SourcePath.name(of: $0)) }
        case "file": { SourcePath.joined(SourcePath.parent(of: $0), operand) }
        case "base":
            { SourcePath.joined(SourcePath.parent(of: $0), operand) + "." + SourcePath.fileExtension(of: $0) }
        case "suffix":
            {
                let suffix = operand.hasPrefix(".") ? String(operand.dropFirst()) : operand
                return SourcePath.joined(SourcePath.parent(of: $0), SourcePath.stem(of: $0)) + "." + suffix
            }
        default: nil
        }
    }

    /// The module name that Xcode makes of a product's name: an identifier of C99.
    static func moduleName(_ name: String) -> String {
        let identifier = replaced(name, with: "_") {
            $0.isASCII ? isWord($0) || $0 == "_" : $0.properties.isXIDContinue
        }
        let startsWithDigit = identifier.first?.isASCII == true && identifier.first?.isNumber == true
        return startsWithDigit ? "_" + identifier : identifier
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }

    private static func replaced(
        _ text: String, with replacement: Unicode.Scalar, keeping isKept: (Unicode.Scalar) -> Bool
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isKept(scalar) ? scalar : replacement) }
        return String(result)
    }

    /// The text with white space and quotes escaped.
    private static func quoted(_ text: String) -> String {
        if text.isEmpty { return "\"\"" }
        var result = ""
        for character in text {
            if " \t\r\n\\\"'".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}
