// WidgetKit.
@_exported import SwiftUI

@MainActor @preconcurrency protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Self.Body { get }
}
@MainActor @preconcurrency protocol WidgetBundle {
    associatedtype Body: Widget
    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension WidgetBundle {
    static func main()
}
extension Widget {
    static func main()
}
@MainActor @preconcurrency protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Self.Body { get }
}
@resultBuilder struct WidgetBundleBuilder {}
nonisolated extension WidgetConfiguration {
    func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration
    func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration where S: StringProtocol
    func description(_ description: LocalizedStringKey) -> some WidgetConfiguration
    func description<S>(_ description: S) -> some WidgetConfiguration where S: StringProtocol
    func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
    func contentMarginsDisabled() -> some WidgetConfiguration
}
struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
    init<Provider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Provider: TimelineProvider
}
struct IntentConfiguration<Intent, Content>: WidgetConfiguration where Content: View {}
struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration where Intent: WidgetConfigurationIntent, Content: View {
    init<Provider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider
}
struct ActivityConfiguration<Attributes>: WidgetConfiguration where Attributes: ActivityAttributes {}
protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
struct TimelineEntryRelevance: Codable, Hashable, Sendable { init(score: Float, duration: TimeInterval = 0) }
protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    @preconcurrency func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}
protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
}
struct TimelineProviderContext {
    let family: WidgetFamily
    let isPreview: Bool
    let displaySize: CGSize
}
struct Timeline<EntryType> where EntryType: TimelineEntry {
    let entries: [EntryType]
    let policy: TimelineReloadPolicy
    init(entries: [EntryType], policy: TimelineReloadPolicy)
}
struct TimelineReloadPolicy: Equatable, Sendable {
    static let atEnd: TimelineReloadPolicy
    static let never: TimelineReloadPolicy
    static func after(_ date: Date) -> TimelineReloadPolicy
}
enum WidgetFamily: Int, CaseIterable, Hashable, Sendable { case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline }
class WidgetCenter: @unchecked Sendable {
    static let shared: WidgetCenter
    func reloadTimelines(ofKind kind: String)
    func reloadAllTimelines()
    func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void)
}
struct WidgetInfo: Identifiable, Hashable, Sendable {
    let kind: String
    let family: WidgetFamily
}
