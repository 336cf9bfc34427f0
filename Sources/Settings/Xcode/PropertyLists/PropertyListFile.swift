/// Property lists of either form, told apart by how they start.
package enum PropertyListFile {
    /// The value that the file holds.
    package static func parse(_ file: SettingsFile) throws(SettingsSyntaxError) -> PropertyListValue {
        if file.bytes.starts(with: "bplist".utf8) {
            throw SettingsSyntaxError(
                "binary property lists are not read; convert it with `plutil -convert xml1`", at: 0)
        }
        let first = file.bytes.dropFirst(file.textStart).first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
        let second = file.bytes.dropFirst(file.textStart).drop { $0 != UInt8(ascii: "<") }.dropFirst().first
        guard first == UInt8(ascii: "<"), second == UInt8(ascii: "?") || second == UInt8(ascii: "!") || isXML(file)
        else {
            return try OpenStepPropertyList.parse(file)
        }
        let document = try XMLDocument.parse(file)
        guard document.name == "plist", let root = document.children.first else {
            throw SettingsSyntaxError("“<\(document.name)>” is no property list", at: document.offset)
        }
        return try value(root)
    }

    private static func isXML(_ file: SettingsFile) -> Bool {
        file.bytes.dropFirst(file.textStart).drop { $0 != UInt8(ascii: "<") }.starts(with: "<plist".utf8)
    }

    /// The value of an element; the depth is bounded by the document's.
    private static func value(_ element: XMLElement) throws(SettingsSyntaxError) -> PropertyListValue {
        switch element.name {
        case "dict": return PropertyListValue(.dictionary(try dictionary(element)), at: element.offset)
        case "array":
            var elements: [PropertyListValue] = []
            for child in element.children { elements.append(try value(child)) }
            return PropertyListValue(.array(elements), at: element.offset)
        case "true": return PropertyListValue(.string("YES"), at: element.offset)
        case "false": return PropertyListValue(.string("NO"), at: element.offset)
        case "string", "integer", "real", "date", "data":
            return PropertyListValue(.string(element.text), at: element.offset)
        default: throw SettingsSyntaxError("“<\(element.name)>” is no property list value", at: element.offset)
        }
    }

    private static func dictionary(_ element: XMLElement) throws(SettingsSyntaxError) -> PropertyListDictionary {
        var result = PropertyListDictionary()
        var key: XMLElement?
        for child in element.children {
            if child.name == "key" {
                key = child
            } else if let name = key {
                result.append(key: name.text, at: name.offset, value: try value(child))
                key = nil
            } else {
                throw SettingsSyntaxError("a value without a key", at: child.offset)
            }
        }
        if let key { throw SettingsSyntaxError("the key “\(key.text)” has no value", at: key.offset) }
        return result
    }
}
