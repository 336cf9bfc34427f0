/// Parser of the part of YAML that project specifications are written in: block and flow collections, plain, quoted and
/// block scalars, comments, anchors, aliases and merge keys. Explicit keys (`? key`) and further documents are not read.
package struct YAMLDocument {
    /// Deeper documents are refused.
    private static let depthLimit = 100
    /// Documents whose aliases expand to more values are refused.
    static let weightLimit = 1_000_000

    let file: SettingsFile
    var scanner: YAMLScanner
    private var anchors: [String: YAMLValue] = [:]

    private init(_ file: SettingsFile) {
        self.file = file
        scanner = YAMLScanner(file)
    }

    /// The value that the file's first document holds; an empty mapping for an empty file.
    package static func parse(_ file: SettingsFile) throws(SettingsSyntaxError) -> YAMLValue {
        if file.isWide { throw SettingsSyntaxError("the file is encoded as UTF-16; only UTF-8 is read", at: 0) }
        var document = YAMLDocument(file)
        try document.scanner.skipHead()
        let value = try document.blockNode(indent: -1, depth: 0)
        try document.scanner.skipBlank()
        if !document.scanner.isAtEndOfDocument {
            throw SettingsSyntaxError("this line fits nowhere: is its indentation right?", at: document.scanner.offset)
        }
        return value ?? YAMLValue(.mapping(YAMLMapping()), at: file.provenance(at: 0))
    }

    /// The node that follows and is indented more than `indent`; nil where there is none.
    private mutating func blockNode(indent: Int, depth: Int) throws(SettingsSyntaxError) -> YAMLValue? {
        try scanner.skipBlank()
        guard !scanner.isAtEndOfDocument, scanner.column > indent else { return nil }
        guard depth < Self.depthLimit else { throw SettingsSyntaxError("nested too deeply", at: scanner.offset) }
        let start = scanner.offset
        if scanner.isAtDash { return try blockSequence(column: scanner.column, depth: depth) }
        if scanner.startsMapping { return try blockMapping(column: scanner.column, depth: depth) }
        let properties = scanner.properties()
        if properties.isEmpty { return try inlineNode(indent: indent, depth: depth) }
        let value =
            scanner.isAtLineEnd
            ? try blockNode(indent: indent, depth: depth + 1)
            : try inlineNode(indent: indent, depth: depth)
        return remember(value ?? empty(at: start), properties)
    }

    private mutating func blockSequence(column: Int, depth: Int) throws(SettingsSyntaxError) -> YAMLValue {
        let place = file.provenance(at: scanner.offset)
        var elements: [YAMLValue] = []
        while scanner.column == column, scanner.isAtDash {
            let dash = scanner.offset
            scanner.advance(1)
            scanner.skipSpaces()
            let isEmptyLine = scanner.isAtLineEnd
            let value = try blockNode(indent: column, depth: depth + 1)
            elements.append(value ?? empty(at: dash))
            // An entry with nothing behind its dash may be followed by the next one, or by the end.
            if isEmptyLine, value == nil { continue }
            try scanner.skipBlank()
            if scanner.isAtEndOfDocument { break }
        }
        return try weighed(YAMLValue(.sequence(elements), at: place))
    }

    private mutating func blockMapping(column: Int, depth: Int) throws(SettingsSyntaxError) -> YAMLValue {
        let place = file.provenance(at: scanner.offset)
        var mapping = YAMLMapping()
        var merged: [YAMLValue] = []
        while !scanner.isAtEndOfDocument, scanner.column == column, !scanner.isAtDash {
            let keyOffset = scanner.offset
            let key = try scanner.key()
            let value = try mappingValue(column: column, depth: depth) ?? empty(at: scanner.offset)
            if key == "<<" {
                merged += value.sequence ?? [value]
            } else {
                mapping.set(YAMLMapping.Entry(key: key, place: file.provenance(at: keyOffset), value: value))
            }
            try scanner.skipBlank()
            if !scanner.isAtEndOfDocument, scanner.column > column {
                throw SettingsSyntaxError("this line is indented more than the one before allows", at: scanner.offset)
            }
        }
        for entry in merged.flatMap({ $0.mapping?.entries ?? [] }) where mapping[entry.key] == nil {
            mapping.set(entry)
        }
        return try weighed(YAMLValue(.mapping(mapping), at: place))
    }

    /// The value behind a key's colon; nil where there is none.
    private mutating func mappingValue(column: Int, depth: Int) throws(SettingsSyntaxError) -> YAMLValue? {
        scanner.skipSpaces()
        let properties = scanner.properties()
        guard scanner.isAtLineEnd else {
            return remember(try inlineNode(indent: column, depth: depth), properties)
        }
        let start = scanner.offset
        try scanner.skipBlank()
        // The entries of a sequence may stand below the key itself.
        let isSequence = !scanner.isAtEndOfDocument && scanner.column == column && scanner.isAtDash
        let value =
            isSequence
            ? try blockSequence(column: column, depth: depth + 1) : try blockNode(indent: column, depth: depth + 1)
        if value == nil, !properties.isEmpty { return remember(empty(at: start), properties) }
        return value.map { remember($0, properties) }
    }

    /// A node that starts on this line and is no block collection.
    private mutating func inlineNode(indent: Int, depth: Int) throws(SettingsSyntaxError) -> YAMLValue {
        let place = file.provenance(at: scanner.offset)
        switch scanner.byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            let value = try flowNode(depth: depth)
            try scanner.expectLineEnd()
            return value
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let text = try scanner.quoted()
            try scanner.expectLineEnd()
            return YAMLValue(.scalar(text, isPlain: false), at: place)
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            return YAMLValue(.scalar(try scanner.blockScalar(indent: indent), isPlain: false), at: place)
        case UInt8(ascii: "*"):
            let value = try alias()
            try scanner.expectLineEnd()
            return value
        default: return YAMLValue(.scalar(try scanner.plain(indent: indent), isPlain: true), at: place)
        }
    }

    private mutating func alias() throws(SettingsSyntaxError) -> YAMLValue {
        let start = scanner.offset
        scanner.advance(1)
        let name = scanner.name()
        guard let value = anchors[name] else { throw SettingsSyntaxError("no anchor is named “\(name)”", at: start) }
        return value
    }

    /// A value inside `[…]` or `{…}`, or one of these.
    private mutating func flowNode(depth: Int) throws(SettingsSyntaxError) -> YAMLValue {
        guard depth < Self.depthLimit else { throw SettingsSyntaxError("nested too deeply", at: scanner.offset) }
        try scanner.skipBlank()
        let properties = scanner.properties()
        let place = file.provenance(at: scanner.offset)
        switch scanner.byte {
        case UInt8(ascii: "["): return remember(try flowSequence(depth: depth), properties)
        case UInt8(ascii: "{"): return remember(try flowMapping(depth: depth), properties)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return remember(YAMLValue(.scalar(try scanner.quoted(), isPlain: false), at: place), properties)
        case UInt8(ascii: "*"): return try alias()
        default: return remember(YAMLValue(.scalar(scanner.plainInFlow(), isPlain: true), at: place), properties)
        }
    }

    private mutating func flowSequence(depth: Int) throws(SettingsSyntaxError) -> YAMLValue {
        let start = scanner.offset
        scanner.advance(1)
        var elements: [YAMLValue] = []
        while try !scanner.closes(UInt8(ascii: "]"), opened: start) {
            elements.append(try flowNode(depth: depth + 1))
            try scanner.skipComma(before: UInt8(ascii: "]"), opened: start)
        }
        return try weighed(YAMLValue(.sequence(elements), at: file.provenance(at: start)))
    }

    private mutating func flowMapping(depth: Int) throws(SettingsSyntaxError) -> YAMLValue {
        let start = scanner.offset
        scanner.advance(1)
        var mapping = YAMLMapping()
        while try !scanner.closes(UInt8(ascii: "}"), opened: start) {
            let keyOffset = scanner.offset
            let key = try flowNode(depth: depth + 1)
            var value = empty(at: scanner.offset)
            try scanner.skipBlank()
            if scanner.byte == UInt8(ascii: ":") {
                scanner.advance(1)
                value = try flowNode(depth: depth + 1)
            }
            let place = file.provenance(at: keyOffset)
            mapping.set(YAMLMapping.Entry(key: key.string ?? "", place: place, value: value))
            try scanner.skipComma(before: UInt8(ascii: "}"), opened: start)
        }
        return try weighed(YAMLValue(.mapping(mapping), at: file.provenance(at: start)))
    }

    private mutating func remember(_ value: YAMLValue, _ properties: YAMLScanner.Properties) -> YAMLValue {
        if let anchor = properties.anchor { anchors[anchor] = value }
        return value
    }

    private func weighed(_ value: YAMLValue) throws(SettingsSyntaxError) -> YAMLValue {
        if value.weight < Self.weightLimit, value.weight > 0 { return value }
        throw SettingsSyntaxError("the aliases expand to too many values", at: scanner.offset)
    }

    private func empty(at offset: Int) -> YAMLValue {
        YAMLValue(.scalar("", isPlain: true), at: file.provenance(at: offset))
    }
}
