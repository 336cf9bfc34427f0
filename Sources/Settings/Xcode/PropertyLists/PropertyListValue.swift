/// A value of a property list, and the byte at which it starts.
package struct PropertyListValue: Sendable {
    /// The kinds of values; numbers and dates of XML lists are kept as the text they are written with.
    package enum Content: Sendable {
        case string(String)
        case data([UInt8])
        case array([PropertyListValue])
        case dictionary(PropertyListDictionary)
    }

    package let content: Content
    package let offset: Int

    package init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }

    /// The text, where it is one.
    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The elements, where it is an array.
    package var array: [PropertyListValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The entries, where it is a dictionary.
    package var dictionary: PropertyListDictionary? {
        if case .dictionary(let dictionary) = content { dictionary } else { nil }
    }
}

/// A dictionary of a property list, in the order in which it is written.
package struct PropertyListDictionary: Sendable {
    /// A key, where it stands, and its value.
    package struct Entry: Sendable {
        package let key: String
        package let keyOffset: Int
        package var value: PropertyListValue
    }

    /// In order of first appearance; of a repeated key the last value counts, as in Foundation.
    package private(set) var entries: [Entry] = []
    private var index: [String: Int] = [:]

    package init() {}

    /// Sets a key's value.
    package mutating func append(key: String, at offset: Int, value: PropertyListValue) {
        let entry = Entry(key: key, keyOffset: offset, value: value)
        if let known = index[key] {
            entries[known] = entry
        } else {
            index[key] = entries.count
            entries.append(entry)
        }
    }

    /// The entry of a key.
    package func entry(_ key: String) -> Entry? { index[key].map { entries[$0] } }

    /// The value of a key.
    package subscript(key: String) -> PropertyListValue? { entry(key)?.value }

    /// The text of a key.
    package func string(_ key: String) -> String? { self[key]?.string }

    /// The texts in an array; whatever else is in it is left out.
    package func strings(_ key: String) -> [String] { (self[key]?.array ?? []).compactMap { $0.string } }
}
