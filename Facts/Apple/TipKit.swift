// TipKit.
@_exported import SwiftUI

protocol Tip: Identifiable, Sendable {
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    var asset: Image? { get }
    @Tips.ActionBuilder var actions: [Self.Action] { get }
    @Tips.RuleBuilder var rules: [Self.Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Event = Tips.Event
    typealias Option = TipOption
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    typealias Status = Tips.Status
}
extension Tip {
    func invalidate(reason: Tips.InvalidationReason)
    var status: Tips.Status { get }
    var shouldDisplay: Bool { get }
    var shouldDisplayUpdates: AsyncStream<Bool> { get }
    var statusUpdates: AsyncStream<Tips.Status> { get }
    func resetEligibility() async
}
protocol TipOption: Sendable {}
enum Tips {
    static func configure(_ configuration: [ConfigurationOption] = []) throws
    static func resetDatastore() throws
    static func showAllTipsForTesting()
    static func hideAllTipsForTesting()
    static func showTipsForTesting(_ tips: [any Tip.Type])
    @resultBuilder struct ActionBuilder {}
    @resultBuilder struct RuleBuilder {}
    @resultBuilder struct OptionsBuilder {}
    struct Action: Identifiable, Sendable {
        let id: String
        let index: Int?
        let label: @Sendable () -> Text
        let handler: @Sendable () -> Void
        init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {})
        init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text)
    }
    struct Rule: Sendable {
        init<Value>(_ event: Event<Value>, _ body: @escaping @Sendable (Event<Value>) -> Bool)
    }
    struct Event<DonationInfo>: Identifiable, Sendable where DonationInfo: Decodable, DonationInfo: Encodable, DonationInfo: Sendable {
        let id: String
        init(id: String)
        func donate() async
        func sendDonation(_ donation: DonationInfo? = nil, _ completion: (@Sendable () -> Void)? = nil)
    }
    struct EmptyDonationInfo: Codable, Sendable {}
    struct MaxDisplayCount: TipOption { init(_ maxDisplayCount: Int) }
    struct MaxDisplayDuration: TipOption { init(_ maxDisplayDuration: TimeInterval) }
    struct IgnoresDisplayFrequency: TipOption { init(_ ignoresDisplayFrequency: Bool) }
    enum Status: Codable, Hashable, Sendable {
        case pending
        case available
        case invalidated(InvalidationReason)
    }
    enum InvalidationReason: Codable, Hashable, Sendable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }
    struct ConfigurationOption: Sendable {
        static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption
        static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption
        struct DisplayFrequency: Sendable {
            static let immediate: DisplayFrequency
            static let hourly: DisplayFrequency
            static let daily: DisplayFrequency
            static let weekly: DisplayFrequency
            static let monthly: DisplayFrequency
        }
        struct DatastoreLocation: Sendable {
            static let applicationDefault: DatastoreLocation
            static func groupContainer(identifier: String) -> DatastoreLocation
            static func url(_ url: URL) -> DatastoreLocation
        }
    }
}
struct TipView<Content>: View where Content: Tip {
    nonisolated init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in })
    nonisolated init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in })
}
@MainActor @preconcurrency protocol TipViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = TipViewStyleConfiguration
}
@MainActor @preconcurrency struct TipViewStyleConfiguration {
    let tip: any Tip
    let title: Text?
    let message: Text?
    let image: Image?
    let actions: [Tips.Action]
}
struct MiniTipViewStyle: TipViewStyle { nonisolated init() }
@MainActor class TipUIPopoverViewController: UIViewController {
    init(_ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem, actionHandler: @escaping (Tips.Action) -> Void = { _ in })
}
@MainActor class TipUIView: UIView {
    init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = { _ in })
}

nonisolated extension View {
    func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View
    func tipBackground<S>(_ style: S) -> some View where S: ShapeStyle
    func tipViewStyle(_ style: some TipViewStyle) -> some View
    func tipImageSize(_ size: CGSize) -> some View
}
