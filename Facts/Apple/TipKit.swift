// TipKit.
@_exported import SwiftUI

protocol Tip: Identifiable, Sendable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    var actions: [Action] { get }
    var rules: [Rule] { get }
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
}
extension Tip {
    func invalidate(reason: Tips.InvalidationReason)
}
enum Tips {
    static func configure(_ configuration: [ConfigurationOption] = []) throws
    struct Action: Identifiable, Sendable {}
    struct Rule: Sendable {}
    enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
    struct ConfigurationOption: Sendable {}
}
struct TipView<Content>: View where Content: Tip {}
