// Made by `swift run devtool sdk-facts`; docs/sdk-facts.md says from what. Not to be edited.
// swift-format-ignore-file
extension SDKFactsPart {
    /// What Cocoa.apple declares.
    static let ofCocoaApple = SDKFactsPart(
        name: "Cocoa.apple",
        text: """
            SERETAEAAAAYk36hNoXY5QQBAwAAAAAAAAABAAAAAQAAAAAABkFwcEtpdAhDb3JlRGF0YQpGb3VuZGF0aW9uAAEAAAICAAACAwAAAicAAAUAAAAA
            """)
}
