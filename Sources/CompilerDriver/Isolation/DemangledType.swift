/// Reading of demangled function types.
enum DemangledType {
    /// Whether one of the first `levels` curried parameter lists of a function type holds an `isolated` parameter.
    static func hasIsolatedParameter(_ type: String, levels: Int) -> Bool {
        var rest = Array(type.utf8)[...]
        for _ in 0..<levels {
            guard let open = rest.firstIndex(of: UInt8(ascii: "(")) else { return false }
            guard let close = closing(rest, from: open) else { return false }
            if parameters(rest[(open + 1)..<close]).contains(where: isIsolated) { return true }
            guard let arrow = arrow(rest, from: close) else { return false }
            rest = rest[(arrow + 2)...]
        }
        return false
    }

    private static func closing(_ text: ArraySlice<UInt8>, from open: Int) -> Int? {
        var depth = 0
        for index in open..<text.endIndex {
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    private static func arrow(_ text: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start
        while index + 1 < text.endIndex {
            if text[index] == UInt8(ascii: "-"), text[index + 1] == UInt8(ascii: ">") { return index }
            index += 1
        }
        return nil
    }

    /// Splits at the commas of the outermost level.
    private static func parameters(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ">"): if index == text.startIndex || text[index - 1] != UInt8(ascii: "-") { depth -= 1 }
            case UInt8(ascii: ",") where depth == 0:
                parts.append(text[start..<index])
                start = index + 1
            default: break
            }
        }
        return parts + [text[start...]]
    }

    /// `isolated Mod.A` or `label: isolated Mod.A`.
    private static func isIsolated(_ parameter: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: parameter, as: UTF8.self)
        let words = text.split(separator: " ")
        guard let first = words.first else { return false }
        if first == "isolated" { return true }
        return first.hasSuffix(":") && words.count > 1 && words[1] == "isolated"
    }
}
