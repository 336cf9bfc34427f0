/// Finds source that is nested so deeply that a recursive parser would run out of stack.
///
/// SwiftParser stops at 256 nested constructs, but not where it looks ahead, nor in types, prefix operators and chains of
/// `else if`. This reads the bytes once, as coarsely as safety allows: it may take code for deeper than it is, never for
/// shallower. Code that people or generators write is far below the limits.
package struct NestingScan {
    /// Brackets, interpolations and `#if` around a place.
    package static let maximumDepth = 250
    /// Tokens that each may begin a construct inside the one before: `try try`, `A -> B -> C`, `else if`.
    package static let maximumChain = 1500

    /// Chains that go on at one level of brackets.
    private struct Level {
        /// What closes the level; for a string, its quote.
        var closer: UInt8
        /// Of the string that an interpolation stands in.
        var string = StringForm()
        var prefixes = 0
        var arrows = 0
        var angles = 0
        var ternaries = 0
        var elses = 0
    }

    /// How a string literal ends.
    private struct StringForm {
        var pounds = 0
        var isMultiline = false
    }

    private let source: UnsafeBufferPointer<UInt8>
    private let keywords = Self.keywords
    private var position = 0
    private var levels: [Level] = []
    private var level = Level(closer: 0)
    private var conditionDepth = 0
    private var followsElse = false

    /// The offset where the nesting becomes too deep; nil where it never does.
    package static func firstTooDeep(in source: UnsafeBufferPointer<UInt8>) -> Int? {
        var scan = NestingScan(source: source)
        return scan.run()
    }

    private init(source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        levels.reserveCapacity(Self.maximumDepth + 1)
    }

    private mutating func run() -> Int? {
        while position < source.count {
            let start = position
            step(source[position])
            if isTooDeep { return start }
        }
        return nil
    }

    private var isTooDeep: Bool {
        levels.count + conditionDepth > Self.maximumDepth || level.prefixes > Self.maximumChain
            || level.arrows + level.angles + level.ternaries + level.elses > Self.maximumChain
    }

    private func byte(at offset: Int) -> UInt8 {
        position + offset < source.count ? source[position + offset] : 0
    }

    /// Reads one token or piece of trivia.
    private mutating func step(_ byte: UInt8) {
        switch byte {
        case 0x00, 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D: position += 1
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...0xFF:
            word()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            while isWordByte(self.byte(at: 0)) { position += 1 }
            endPrefixes()
        case UInt8(ascii: "("): open(UInt8(ascii: ")"))
        case UInt8(ascii: "["): open(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): open(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
        case UInt8(ascii: "\""): string(pounds: 0)
        case UInt8(ascii: "#"): pound()
        case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "`"): quotedName()
        default: punctuation(byte)
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// What cannot stand in front of an operand ends a run of prefixes.
    private mutating func endPrefixes() {
        level.prefixes = 0
        followsElse = false
    }

    // MARK: Brackets

    private mutating func open(_ closer: UInt8, in string: StringForm = StringForm()) {
        position += 1
        levels.append(level)
        // A run of prefixes goes on inside: `-(-(…`.
        let prefixes = level.prefixes
        level = Level(closer: closer, string: string)
        level.prefixes = prefixes
        followsElse = false
    }

    /// A bracket that closes nothing is passed over: the parser may be anywhere between.
    private mutating func close(_ bracket: UInt8) {
        position += 1
        endPrefixes()
        guard level.closer == bracket, let outer = levels.popLast() else { return }
        let isInterpolation = level.string.pounds >= 0 && level.closer == UInt8(ascii: ")") && isString(level)
        let string = level.string
        level = outer
        level.prefixes = 0
        if isInterpolation { stringContent(string) }
    }

    private func isString(_ level: Level) -> Bool { level.string.isMultiline || level.string.pounds > 0 }

    // MARK: Words and punctuation

    /// A keyword may go in front of something: `try`, `await`, `any`, `let`, `if`. Any other word is an operand or name.
    private mutating func word() {
        let start = position
        while position < source.count, isWordByte(source[position]) { position += 1 }
        let word = UnsafeBufferPointer(rebasing: source[start..<position])
        guard let first = word.first, first >= UInt8(ascii: "_"), keywords.contains(Self.key(word)) else {
            return endPrefixes()
        }
        level.prefixes += 1
        keyword(word)
    }

    /// The first eight bytes and the length: enough to tell keywords from nearly all other words.
    private static func key(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var key = UInt64(word.count)
        for byte in word.prefix(8) { key = key << 8 ^ key >> 56 ^ UInt64(byte) }
        return key
    }

    private static let keywords: Set<UInt64> = {
        let words: [StaticString] = [
            "any", "as", "async", "await", "borrow", "borrowing", "case", "catch", "class", "consume", "consuming",
            "copy", "default", "defer", "deinit", "discard", "do", "each", "else", "enum", "extension", "false", "for",
            "func", "guard", "if", "import", "in", "init", "inout", "is", "isolated", "let", "macro", "nil",
            "nonisolated", "of", "operator", "package", "private", "protocol", "public", "reasync", "repeat",
            "rethrows", "return", "self", "sending", "some", "static", "struct", "subscript", "super", "switch", "then",
            "throw", "throws", "true", "try", "typealias", "unsafe", "var", "where", "while", "yield", "_const",
            "__owned", "__shared", "actor", "associatedtype", "break", "continue", "fallthrough", "fileprivate",
            "internal", "open", "override", "mutating", "nonmutating", "final", "lazy", "weak", "unowned", "dynamic",
            "required", "optional", "convenience", "indirect", "distributed", "infix", "prefix", "postfix",
            "precedencegroup", "get", "set", "willSet", "didSet", "read", "modify", "_read", "_modify",
        ]
        return Set(words.map { $0.withUTF8Buffer { key($0) } })
    }()

    private mutating func keyword(_ word: UnsafeBufferPointer<UInt8>) {
        let wasElse = followsElse
        followsElse = false
        switch word.count {
        case 2 where Self.matches(word, "if"): if !wasElse { level.elses = 0 }
        case 5 where Self.matches(word, "guard"): level.elses = 0
        case 4 where Self.matches(word, "else"):
            level.elses += 1
            followsElse = true
        case 3 where Self.matches(word, "let") || Self.matches(word, "var"),
            4 where Self.matches(word, "func") || Self.matches(word, "case") || Self.matches(word, "init"),
            6 where Self.matches(word, "return"), 9 where Self.matches(word, "subscript"):
            endOperands()
        default: break
        }
    }

    private static func matches(_ word: UnsafeBufferPointer<UInt8>, _ keyword: StaticString) -> Bool {
        keyword.withUTF8Buffer { $0.elementsEqual(word) }
    }

    /// A new statement or element: chains of operands do not go over it.
    private mutating func endOperands() {
        level.arrows = 0
        level.ternaries = 0
        level.angles = 0
    }

    private mutating func punctuation(_ byte: UInt8) {
        position += 1
        followsElse = false
        switch byte {
        case UInt8(ascii: ";"):
            endOperands()
            endPrefixes()
        case UInt8(ascii: ","):
            level.arrows = 0
            level.ternaries = 0
            endPrefixes()
        case UInt8(ascii: "="):
            endOperands()
            level.prefixes += 1
        case UInt8(ascii: "-") where self.byte(at: 0) == UInt8(ascii: ">"):
            position += 1
            level.arrows += 1
        case UInt8(ascii: "<"): level.angles += 1
        case UInt8(ascii: ">"): if level.angles > 0 { level.angles -= 1 }
        case UInt8(ascii: "?"):
            // The ternary operator has white space around it.
            if position > 1, source[position - 2] <= 0x20 { level.ternaries += 1 }
            level.prefixes += 1
        case UInt8(ascii: ":"):
            if level.ternaries > 0 { level.ternaries -= 1 }
            level.prefixes += 1
        case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"):
            // No type has these, so that `<` before was no bracket.
            level.angles = 0
            level.prefixes += 1
        default: level.prefixes += 1
        }
    }

    private mutating func pound() {
        var pounds = 0
        while byte(at: pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(at: pounds) == UInt8(ascii: "\"") {
            position += pounds
            return string(pounds: pounds)
        }
        let isAlone = pounds == 1
        position += 1
        level.prefixes += 1
        guard isAlone else { return }
        if matchesWord("if") { conditionDepth += 1 }
        if matchesWord("endif"), conditionDepth > 0 { conditionDepth -= 1 }
    }

    private func matchesWord(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard position + count <= source.count, !isWordByte(byte(at: count)) else { return false }
        return Self.matches(UnsafeBufferPointer(rebasing: source[position..<position + count]), word)
    }

    // MARK: Text

    private mutating func lineComment() {
        while position < source.count, source[position] != 0x0A { position += 1 }
    }

    private mutating func blockComment() {
        var depth = 0
        while position < source.count {
            if byte(at: 0) == UInt8(ascii: "/"), byte(at: 1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte(at: 0) == UInt8(ascii: "*"), byte(at: 1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    private mutating func quotedName() {
        position += 1
        while position < source.count, source[position] != UInt8(ascii: "`"), source[position] != 0x0A { position += 1 }
        if byte(at: 0) == UInt8(ascii: "`") { position += 1 }
        endPrefixes()
    }

    private mutating func string(pounds: Int) {
        let isMultiline = byte(at: 1) == UInt8(ascii: "\"") && byte(at: 2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        // One more pound than written, so that none tells an interpolation from a parenthesis.
        stringContent(StringForm(pounds: pounds + 1, isMultiline: isMultiline))
    }

    /// Goes to the end of a string, or into the next interpolation in it.
    private mutating func stringContent(_ form: StringForm) {
        let pounds = form.pounds - 1
        endPrefixes()
        while position < source.count {
            let byte = source[position]
            if byte == UInt8(ascii: "\""), endsString(form, pounds) { return }
            if byte == 0x0A, !form.isMultiline { return }
            guard byte == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            position += 1
            guard hasPounds(pounds, at: 0) else { continue }
            position += pounds
            if self.byte(at: 0) == UInt8(ascii: "(") { return open(UInt8(ascii: ")"), in: form) }
            if self.byte(at: 0) != 0x0A { position += 1 }
        }
    }

    private mutating func endsString(_ form: StringForm, _ pounds: Int) -> Bool {
        let quotes = form.isMultiline ? 3 : 1
        for offset in 0..<quotes where byte(at: offset) != UInt8(ascii: "\"") {
            position += 1
            return false
        }
        guard hasPounds(pounds, at: quotes) else {
            position += 1
            return false
        }
        position += quotes + pounds
        return true
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        for index in 0..<count where byte(at: offset + index) != UInt8(ascii: "#") { return false }
        return true
    }
}
