// WidgetKit.
@_exported import SwiftUI
import AppIntents
import ActivityKit
import Intents

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
extension Never: WidgetConfiguration {}
@resultBuilder struct WidgetBundleBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget
    static func buildBlock<Content>(_ content: Content) -> Content where Content: Widget
    static func buildBlock<each Content>(_ content: repeat each Content) -> some Widget where repeat each Content: Widget
    static func buildOptional(_ widget: (any Widget)?) -> some Widget
    static func buildLimitedAvailability(_ widget: any Widget) -> some Widget
}
struct EmptyWidgetConfiguration: WidgetConfiguration { nonisolated init() }
nonisolated extension WidgetConfiguration {
    func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration
    func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration where S: StringProtocol
    func description(_ description: LocalizedStringKey) -> some WidgetConfiguration
    func description<S>(_ description: S) -> some WidgetConfiguration where S: StringProtocol
    func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
    func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration
    func configurationDisplayName(_ displayNameResource: LocalizedStringResource) -> some WidgetConfiguration
    func description(_ description: Text) -> some WidgetConfiguration
    func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration
    func contentMarginsDisabled() -> some WidgetConfiguration
    func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration
    func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration
    func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration
    func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration
    func promptsForUserConfiguration() -> some WidgetConfiguration
    func pushHandler<T>(_ handlerType: T.Type) -> some WidgetConfiguration where T: WidgetPushHandler
    func onBackgroundURLSessionEvents(matching matchingString: String, _ backgroundURLSessionEventHandler: @escaping (String, @escaping () -> Void) -> Void) -> some WidgetConfiguration
    func onBackgroundURLSessionEvents(matching: ((String) -> Bool)? = nil, _ backgroundURLSessionEventHandler: @escaping (String, @escaping () -> Void) -> Void) -> some WidgetConfiguration
    func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some WidgetConfiguration where D: Sendable, R: Sendable
}
struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
    init<Provider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Provider: TimelineProvider
}
struct IntentConfiguration<Intent, Content>: WidgetConfiguration where Intent: INIntent, Content: View {
    init<Provider>(kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Intent == Provider.Intent, Provider: IntentTimelineProvider
}
protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    @preconcurrency func getSnapshot(for configuration: Self.Intent, in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    @preconcurrency func getTimeline(for configuration: Self.Intent, in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Self.Intent>]
}
struct IntentRecommendation<T> where T: INIntent {
    init(intent: T, description: String)
}
struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration where Intent: WidgetConfigurationIntent, Content: View {
    init<Provider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider
}
struct ActivityConfiguration<Attributes>: WidgetConfiguration where Attributes: ActivityAttributes {
    init<Content>(for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content, dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland) where Content: View
}
@dynamicMemberLookup struct ActivityViewContext<Attributes>: Identifiable where Attributes: ActivityAttributes {
    var id: String { get }
    let activityID: String
    let attributes: Attributes
    let state: Attributes.ContentState
    let isStale: Bool
}
struct DynamicIsland {
    init<Expanded, CompactLeading, CompactTrailing, Minimal>(@DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>, @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
    func keylineTint(_ color: Color?) -> DynamicIsland
    func widgetURL(_ url: URL?) -> DynamicIsland
    func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland
}
struct DynamicIslandMode: Hashable, Sendable {
    static let expanded: DynamicIslandMode
    static let compactLeading: DynamicIslandMode
    static let compactTrailing: DynamicIslandMode
    static let minimal: DynamicIslandMode
}
@resultBuilder struct DynamicIslandExpandedContentBuilder {}
struct DynamicIslandExpandedContent<Content> where Content: View {}
struct DynamicIslandExpandedRegion<Content> where Content: View {
    init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content)
}
struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    static let leading: DynamicIslandExpandedRegionPosition
    static let trailing: DynamicIslandExpandedRegionPosition
    static let center: DynamicIslandExpandedRegionPosition
    static let bottom: DynamicIslandExpandedRegionPosition
}
struct DynamicIslandExpandedRegionVerticalPlacement: Sendable {
    static let belowIfTooWide: DynamicIslandExpandedRegionVerticalPlacement
}
enum ActivityFamily: Int, CaseIterable, Hashable, Sendable { case small, medium }

// Controls

@MainActor @preconcurrency protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension ControlWidget {
    static func main()
}
@MainActor @preconcurrency protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ControlWidgetConfiguration {}
@MainActor @preconcurrency protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ControlWidgetTemplate {}
@resultBuilder struct ControlWidgetTemplateBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: ControlWidgetTemplate
    static func buildBlock<Content>(_ content: Content) -> Content where Content: ControlWidgetTemplate
}
protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Self.Value { get }
    func currentValue() async throws -> Self.Value
}
protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: ControlConfigurationIntent
    func previewValue(configuration: Self.Configuration) -> Self.Value
    func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}
struct StaticControlConfiguration<Content>: ControlWidgetConfiguration where Content: ControlWidgetTemplate {
    init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content)
    init<Provider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content) where Provider: ControlValueProvider
}
struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
    init(kind: String, intent: Configuration.Type = Configuration.self, @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content)
    init<Provider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content) where Configuration == Provider.Configuration, Provider: AppIntentControlValueProvider
}
struct ControlWidgetButton<Label, ActionLabel, Action>: ControlWidgetTemplate where Label: View, ActionLabel: View, Action: AppIntent {
    nonisolated init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == EmptyView
    nonisolated init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel)
    nonisolated init<S>(_ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) where Label == Text, S: StringProtocol
}
struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate where Label: View, ValueLabel: View, Action: SetValueIntent {
    nonisolated init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
    nonisolated init<S>(_ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Label == Text
}
nonisolated extension ControlWidgetConfiguration {
    func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
    func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
    func promptsForUserConfiguration() -> some ControlWidgetConfiguration
}
class ControlCenter: @unchecked Sendable {
    static let shared: ControlCenter
    func reloadControls(ofKind kind: String)
    func reloadAllControls()
    func currentControls() async throws -> [ControlInfo]
}
struct ControlInfo: Identifiable, Hashable, Sendable {
    let kind: String
}
protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
struct WidgetPushInfo: Sendable {
    let token: Data
}
struct WidgetLocation: Hashable, Sendable {
    static let homeScreen: WidgetLocation
    static let lockScreen: WidgetLocation
    static let standBy: WidgetLocation
    static let carPlay: WidgetLocation
    static let iPhoneWidgetsOnMac: WidgetLocation
}
struct WidgetMountingStyle: Hashable, Sendable {
    static let elevated: WidgetMountingStyle
    static let recessed: WidgetMountingStyle
}
struct WidgetRenderingMode: Equatable, Sendable {
    static var fullColor: WidgetRenderingMode { get }
    static var accented: WidgetRenderingMode { get }
    static var vibrant: WidgetRenderingMode { get }
}
struct AccessoryWidgetBackground: View { nonisolated init() }
extension EnvironmentValues {
    var widgetFamily: WidgetFamily { get }
    var widgetRenderingMode: WidgetRenderingMode { get }
    var showsWidgetContainerBackground: Bool { get }
    var showsWidgetLabel: Bool { get }
    var widgetContentMargins: EdgeInsets { get }
    var activityFamily: ActivityFamily { get }
    var isActivityFullscreen: Bool { get }
    var levelOfDetail: LevelOfDetail { get }
}
struct LevelOfDetail: Hashable, Sendable {
    static let `default`: LevelOfDetail
    static let simplified: LevelOfDetail
}
protocol PreviewContext {}
struct WidgetPreviewContext: PreviewContext, Sendable {
    init(family: WidgetFamily)
}
protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    var relevance: TimelineEntryRelevance? { get }
}
struct TimelineEntryRelevance: Codable, Hashable, Sendable { init(score: Float, duration: TimeInterval = 0) }
struct AppIntentRecommendation<T> where T: WidgetConfigurationIntent {
    init(intent: T, description: LocalizedStringResource)
    init(intent: T, description: some StringProtocol)
}
struct WidgetRelevance<Configuration> {}
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
    func recommendations() -> [AppIntentRecommendation<Self.Intent>]
    func relevances() async -> WidgetRelevance<Self.Intent>
}
struct TimelineProviderContext {
    let family: WidgetFamily
    let isPreview: Bool
    let displaySize: CGSize
    let environmentVariants: TimelineProviderContext.EnvironmentVariants
    @dynamicMemberLookup struct EnvironmentVariants {}
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
    func currentConfigurations() async throws -> [WidgetInfo]
    func invalidateConfigurationRecommendations()
    func invalidateRelevance(ofKind kind: String)
    func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void)
}
struct WidgetInfo: Identifiable, Hashable, Sendable {
    let kind: String
    let family: WidgetFamily
}

nonisolated extension View {
    func widgetAccentable(_ accentable: Bool = true) -> some View
    func widgetLabel<S>(_ label: S) -> some View where S: StringProtocol
    func widgetLabel(_ labelKey: LocalizedStringKey) -> some View
    func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> some View where Label: View
    func widgetURL(_ url: URL?) -> some View
    func widgetCurvesContent(_ curvesContent: Bool = true) -> some View
    func activityBackgroundTint(_ color: Color?) -> some View
    func activitySystemActionForegroundColor(_ color: Color?) -> some View
    func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
    func previewContext<C>(_ value: C) -> some View where C: PreviewContext
}
