// Made by `swift run devtool sdk-facts`; docs/sdk-facts.md says from what. Not to be edited.
// swift-format-ignore-file
extension SDKFactsPart {
    /// What QuickLookUI.apple declares.
    static let ofQuickLookUIApple = SDKFactsPart(
        name: "QuickLookUI.apple",
        text: """
            SERETAEAAAAWOl5pRkii9gIBAQAAAAAAAAABAAAAAQAAAAAACVF1aWNrTG9vawABAAACJwAABQAAAAA
            """)
}
