import Settings

/// The places that a table's values come from, each under a letter that stands behind the value.
struct OriginNotes {
    private let origin: OriginText
    private var order: [String] = []
    private var marks: [String: String] = [:]

    init(_ origin: OriginText) { self.origin = origin }

    /// `6 (a)`; `?` for a value that is unknown, `-` where there is no such setting.
    mutating func cell<Value>(_ setting: Sourced<Value>, _ spelling: (Value) -> String) -> String {
        guard setting.isGiven else { return "-" }
        let text = origin.text(setting.provenance)
        let mark = marks[text] ?? Self.mark(order.count)
        if marks[text] == nil {
            marks[text] = mark
            order.append(text)
        }
        return "\(setting.value.map(spelling) ?? "?") (\(mark))"
    }

    /// A line per place.
    func lines() -> [String] {
        order.compactMap { text in marks[text].map { "(\($0)) \(text)" } }
    }

    /// a, b … z, aa, ab …
    private static func mark(_ index: Int) -> String {
        let letter = String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index % 26)))
        return index < 26 ? letter : mark(index / 26 - 1) + letter
    }
}
