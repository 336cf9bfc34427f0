// Made by `swift run devtool sdk-facts`; docs/sdk-facts.md says from what. Not to be edited.
// swift-format-ignore-file
extension SDKFactsPart {
    /// What Symbols.apple declares.
    static let ofSymbolsApple = SDKFactsPart(
        name: "Symbols.apple",
        text: """
            SERETAEAAAAv51OcmoLGMgQBAQEAAQAAAAEBAAAAAQAAAAAACFNlbmRhYmxlDFN5bWJvbEVmZmVjdApGb3VuZGF0aW9uAAMAAAIAAgEAJwAAAAAFAAAAAAQAAgAAAAACAgEAAA
            """)
}
