// Made by `swift run devtool sdk-facts`; docs/sdk-facts.md says from what. Not to be edited.
// swift-format-ignore-file
extension SDKFactsPart {
    /// What SwiftUICore.apple declares.
    static let ofSwiftUICoreApple = SDKFactsPart(
        name: "SwiftUICore.apple",
        text: """
            SERETAEAAAAEMKaE86ZS4wIBAQAAAAAAAAABAAAAAQAAAAAAB1N3aWZ0VUkAAQAAAicAAAUAAAAA
            """)
}
