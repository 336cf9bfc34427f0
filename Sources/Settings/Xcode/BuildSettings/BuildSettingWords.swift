/// The value of a build setting as it grows: words, each with the place of its first text.
package struct BuildSettingWords: Sendable {
    /// One word of a list, or the whole of a text.
    package struct Word: Sendable {
        package var text: String
        /// Nil where it comes from no file.
        package var place: Provenance?
        /// Nothing but references that could not be resolved: it may stand for any number of words.
        package var isUnresolved: Bool
    }

    package private(set) var words: [Word] = []
    /// The references that could not be resolved, as written, and where.
    package private(set) var unresolved: [(spelling: String, place: Provenance?)] = []
    /// Bytes so far, to bound what values that refer to one another can grow to.
    private(set) var size = 0
    private var needsSeparator = false

    /// The value as one text.
    package var text: String {
        words.count == 1 ? words[0].text : words.map { $0.text }.joined(separator: " ")
    }

    /// Whether any text has been added, an empty one included.
    var hasText: Bool { !words.isEmpty }

    mutating func separate() { needsSeparator = hasText }

    mutating func append(_ text: String, _ place: Provenance?) {
        size += text.utf8.count + 1
        if needsSeparator || words.isEmpty {
            words.append(Word(text: text, place: place, isUnresolved: false))
            needsSeparator = false
        } else {
            words[words.count - 1].text += text
            if !text.isEmpty { words[words.count - 1].isUnresolved = false }
        }
    }

    mutating func appendUnresolved(_ spelling: String, _ place: Provenance?) {
        let isAlone = needsSeparator || words.isEmpty
        append(spelling, place)
        words[words.count - 1].isUnresolved = isAlone
        unresolved.append((spelling, place))
    }

    mutating func append(_ other: BuildSettingWords) {
        unresolved += other.unresolved
        for (index, word) in other.words.enumerated() {
            if index > 0 { separate() }
            let isAlone = needsSeparator || words.isEmpty
            append(word.text, word.place)
            if isAlone { words[words.count - 1].isUnresolved = word.isUnresolved }
        }
    }

    /// Every word replaced by what `change` makes of it.
    func mapped(_ change: (String) -> String) -> BuildSettingWords {
        var result = BuildSettingWords()
        result.unresolved = unresolved
        for word in words {
            result.append(word.isUnresolved ? word.text : change(word.text), word.place)
            result.words[result.words.count - 1].isUnresolved = word.isUnresolved
            result.separate()
        }
        return result
    }
}
