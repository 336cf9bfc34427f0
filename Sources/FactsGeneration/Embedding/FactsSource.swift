internal import SDKFacts

/// One generated file.
package struct GeneratedFile: Hashable, Sendable {
    package let name: String
    package let text: String
}

/// The Swift source that holds the facts.
package enum FactsSource {
    private static let header = """
        // Made by `swift run devtool sdk-facts`; docs/sdk-facts.md says from what. Not to be edited.
        // swift-format-ignore-file

        """
    /// Characters of a line of data: a multiple of four, long enough that the largest part takes few lines.
    private static let lineLength = 8_000

    /// The file that holds one part.
    package static func file(of name: String, bytes: [UInt8]) -> GeneratedFile {
        let digits = Array(Base64Text.encode(bytes).utf8)
        var text = header + "extension SDKFactsPart {\n    /// What \(name) declares.\n"
        text += "    static let \(identifier(name)) = SDKFactsPart(\n        name: \"\(name)\",\n        text: \"\"\"\n"
        var start = 0
        while start < digits.count {
            let end = min(start + lineLength, digits.count)
            text += "            " + String(decoding: digits[start..<end], as: UTF8.self)
            text += end < digits.count ? "\\\n" : "\n"
            start = end
        }
        text += "            \"\"\")\n}\n"
        return GeneratedFile(name: fileName(name), text: text)
    }

    /// The file that lists all modules.
    package static func table(of plan: FactsPlan) -> GeneratedFile {
        var text = header + "/// All modules, by platform and name.\nenum SDKModuleTable {\n"
        for (platform, modules) in [("linux", plan.linux), ("apple", plan.apple)] {
            text += "    static let \(platform): [SDKModule] = [\n"
            for module in modules {
                let parts = module.parts.map { "." + identifier($0) }.joined(separator: ", ")
                text += "        SDKModule(name: \"\(module.name)\", reexports: \(module.reexports), "
                text += "imports: \(module.imports), parts: [\(parts)]),\n"
            }
            text += "    ]\n"
        }
        return GeneratedFile(name: tableName, text: text + "}\n")
    }

    /// The name of the file that lists all modules.
    package static let tableName = "SDKModuleTable.swift"

    /// The name of the file of one part.
    package static func fileName(_ part: String) -> String { "Facts+\(part).swift" }

    private static func identifier(_ part: String) -> String {
        let words = part.split(whereSeparator: { ".-".contains($0) })
        return "of" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
