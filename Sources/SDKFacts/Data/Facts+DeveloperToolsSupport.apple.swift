// Made by `swift run devtool sdk-facts`; docs/sdk-facts.md says from what. Not to be edited.
// swift-format-ignore-file
extension SDKFactsPart {
    /// What DeveloperToolsSupport.apple declares.
    static let ofDeveloperToolsSupportApple = SDKFactsPart(
        name: "DeveloperToolsSupport.apple",
        text: """
            SERETAEAAABkmEoVS9saogQBAQEAAQAAAAEBAAAAAQAAAAAACFNlbmRhYmxlB1ByZXZpZXcKRm91bmRhdGlvbgADAAACAAIBACcAAAAABQAAAAACAAIAAAAAAgIBAAA
            """)
}
