/// Removals and replacements in a text, collected in any order; one that lies inside another is dropped.
struct TextEdits {
    private struct Edit {
        let range: Range<Int>
        let replacement: String
    }

    private var edits: [Edit] = []

    /// Puts a text in the place of a range of UTF-8 offsets.
    mutating func replace(_ range: Range<Int>, with replacement: String = "") {
        edits.append(Edit(range: range, replacement: replacement))
    }

    /// The text with all edits made.
    func applied(to text: [UInt8]) -> String {
        let ordered = edits.sorted { left, right in
            left.range.lowerBound != right.range.lowerBound
                ? left.range.lowerBound < right.range.lowerBound : left.range.upperBound > right.range.upperBound
        }
        var result: [UInt8] = []
        var position = 0
        for edit in ordered where edit.range.lowerBound >= position {
            result += text[position..<edit.range.lowerBound]
            result += Array(edit.replacement.utf8)
            position = edit.range.upperBound
        }
        result += text[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
