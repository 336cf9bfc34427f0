// AppIntents. `perform` runs without isolation unless the intent says otherwise.
@_exported import Foundation
import SwiftUI
import UIKit
import CoreTransferable
import UniformTypeIdentifiers

protocol AppIntent: PersistentlyIdentifiable, Sendable {
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    @ParameterSummaryBuilder<Self> static var parameterSummary: Self.SummaryContent { get }
    func perform() async throws -> Self.PerformResult
    init()
}
protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}
extension AppIntent {
    typealias Parameter<Value> = IntentParameter<Value>
    typealias Dependency<Value> = AppDependency<Value>
    typealias Summary = IntentParameterSummary<Self>
    func donate() async throws
    func callAsFunction(donate: Bool = true) async throws -> Self.PerformResult
    var systemContext: IntentSystemContext { get }
    func requestConfirmation() async throws
    func requestConfirmation(actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog) async throws
    func requestConfirmation(actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil, @ViewBuilder content: () -> some View) async throws
    func requestConfirmation<Result>(result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true) async throws where Result: IntentResult
    func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil) -> any Error
    func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws
}
struct IntentSystemContext: Sendable {
    var currentMode: IntentModes { get }
}
struct IntentModes: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let background: IntentModes
    static let foreground: IntentModes
    static func foreground(_ mode: ForegroundMode) -> IntentModes
    enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
}
enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
struct ConfirmationActionName: Sendable {
    static let `continue`: ConfirmationActionName
    static let add: ConfirmationActionName
    static let `do`: ConfirmationActionName
    static let go: ConfirmationActionName
    static let open: ConfirmationActionName
    static let send: ConfirmationActionName
    static let set: ConfirmationActionName
    static let start: ConfirmationActionName
    static let turnOn: ConfirmationActionName
    static let turnOff: ConfirmationActionName
    static func custom(acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool) -> ConfirmationActionName
}
protocol SystemIntent: AppIntent {}
protocol WidgetConfigurationIntent: AppIntent {}
protocol ControlConfigurationIntent: AppIntent {}
protocol AudioPlaybackIntent: SystemIntent {}
protocol AudioRecordingIntent: SystemIntent {}
protocol AudioStartingIntent: SystemIntent {}
protocol ForegroundContinuableIntent: AppIntent {}
protocol DeleteIntent: SystemIntent {}
protocol ShowInAppSearchResultsIntent: SystemIntent {}
protocol PredictableIntent: AppIntent {}
protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
    var progress: Progress { get }
}
protocol UndoableIntent: AppIntent {}
protocol SnippetIntent: AppIntent {}
protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}
protocol URLRepresentableIntent: OpenIntent {}
protocol OpenIntent: SystemIntent {
    associatedtype Value
    var target: Self.Value { get set }
}
protocol SetValueIntent: SystemIntent {
    associatedtype ValueType
    var value: Self.ValueType { get set }
}
protocol SetFocusFilterIntent: AppIntent {
    var appContext: FocusFilterAppContext { get async throws }
    var displayRepresentation: DisplayRepresentation { get }
}
struct FocusFilterAppContext: Sendable {}
protocol LiveActivityIntent: SystemIntent {}
protocol LiveActivityStartingIntent: LiveActivityIntent {}
protocol CameraCaptureIntent: SystemIntent {}

protocol IntentResult: Sendable {
    associatedtype Value: Sendable
    associatedtype Intent: AppIntent
    associatedtype SnippetView: View
    associatedtype Dialog
}
extension IntentResult {
    static func result() -> some IntentResult
    static func result<Value>(value: Value) -> some IntentResult & ReturnsValue<Value> where Value: Sendable
    static func result(dialog: IntentDialog) -> some IntentResult & ProvidesDialog
    static func result<Value>(value: Value, dialog: IntentDialog) -> some IntentResult & ReturnsValue<Value> & ProvidesDialog where Value: Sendable
    static func result<Content>(@ViewBuilder content: @escaping () -> Content) -> some IntentResult & ShowsSnippetView where Content: View
    static func result<Content>(view: Content) -> some IntentResult & ShowsSnippetView where Content: View
    static func result<Content>(dialog: IntentDialog, @ViewBuilder content: @escaping () -> Content) -> some IntentResult & ProvidesDialog & ShowsSnippetView where Content: View
    static func result<Content>(dialog: IntentDialog, view: Content) -> some IntentResult & ProvidesDialog & ShowsSnippetView where Content: View
    static func result<Value, Content>(value: Value, dialog: IntentDialog, @ViewBuilder content: @escaping () -> Content) -> some IntentResult & ReturnsValue<Value> & ProvidesDialog & ShowsSnippetView where Value: Sendable, Content: View
    static func result<Value, Content>(value: Value, dialog: IntentDialog, view: Content) -> some IntentResult & ReturnsValue<Value> & ProvidesDialog & ShowsSnippetView where Value: Sendable, Content: View
    static func result<Value, Content>(value: Value, view: Content) -> some IntentResult & ReturnsValue<Value> & ShowsSnippetView where Value: Sendable, Content: View
    static func result<OpenIntent>(opensIntent: OpenIntent) -> some IntentResult & OpensIntent where OpenIntent: AppIntent
    static func result<OpenIntent>(opensIntent: OpenIntent, dialog: IntentDialog) -> some IntentResult & OpensIntent & ProvidesDialog where OpenIntent: AppIntent
    static func result<Value, OpenIntent>(value: Value, opensIntent: OpenIntent) -> some IntentResult & ReturnsValue<Value> & OpensIntent where Value: Sendable, OpenIntent: AppIntent
}
protocol ReturnsValue<Value>: IntentResult {
    var value: Self.Value? { get }
}
protocol ProvidesDialog: IntentResult {}
protocol OpensIntent: IntentResult {}
protocol ShowsSnippetView: IntentResult {}
protocol ShowsSnippetIntent: IntentResult {}

@propertyWrapper final class IntentParameter<Value>: @unchecked Sendable {
    final var wrappedValue: Value { get set }
    final var projectedValue: IntentParameter<Value> { get }
    convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
    convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value)
    convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil)
    final func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value
    final func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool
    final func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value
    final func needsValueError(_ dialog: IntentDialog? = nil) -> any Error
}
@propertyWrapper final class EntityProperty<Value>: @unchecked Sendable {
    final var wrappedValue: Value { get set }
    convenience init(title: LocalizedStringResource)
    convenience init()
}
extension AppEntity {
    typealias Property<Value> = EntityProperty<Value>
}
@propertyWrapper final class AppDependency<Value>: @unchecked Sendable {
    var wrappedValue: Value { get }
    init()
    init(key: AnyHashable? = nil, default defaultValue: @autoclosure @escaping () -> Value)
}
final class AppDependencyManager: @unchecked Sendable {
    static let shared: AppDependencyManager
    func add<Dependency>(key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency) where Dependency: Sendable
    func add<Dependency>(key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async -> Dependency) where Dependency: Sendable
}
protocol ParameterSummary {
    associatedtype Intent: AppIntent
}
@resultBuilder struct ParameterSummaryBuilder<Intent> where Intent: AppIntent {
    static func buildExpression<T>(_ expression: T) -> T where T: ParameterSummary
    static func buildBlock<T>(_ component: T) -> T where T: ParameterSummary
}
struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {
    init()
    init(_ summary: ParameterSummaryString<Intent>, table: String? = nil)
    init(_ summary: ParameterSummaryString<Intent>, table: String? = nil, @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>])
    init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>])
}
struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation where Intent: AppIntent {
    init(stringLiteral value: String)
}
@resultBuilder struct ParameterKeyPathsBuilder<Intent> where Intent: AppIntent {}
@resultBuilder struct ParameterSummaryCaseBuilder<Intent, Value> where Intent: AppIntent {}
struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary where Intent: AppIntent {}
struct ParameterSummarySwitchCondition<Intent, Value, Cases>: ParameterSummary where Intent: AppIntent {}
struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil)
    init(stringLiteral value: String)
}
struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    init(_ value: LocalizedStringResource)
    init(full: LocalizedStringResource, supporting: LocalizedStringResource)
    init(stringLiteral value: String)
}
protocol AppValue: Sendable {}
protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}
protocol AppEntity: AppValue, Identifiable, Sendable, TypeDisplayRepresentable, InstanceDisplayRepresentable where Self.ID: EntityIdentifierConvertible, Self.ID: Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: Self.DefaultQuery { get }
}
protocol IndexedEntity: AppEntity {}
protocol TransientAppEntity: AppEntity { init() }
protocol UniqueAppEntity: AppEntity {}
protocol FileEntity: AppEntity {}
protocol URLRepresentableEntity: AppEntity {}
protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {}
protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Sendable, TypeDisplayRepresentable, CustomLocalizedStringResourceConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
struct EntityIdentifier: Hashable, Sendable {
    init<Entity>(for entity: Entity) where Entity: AppEntity
}
protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue
    func results() async throws -> Self.Result
    func defaultResult() async -> Self.DefaultValue?
}
protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity
    func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]
    associatedtype Result = [Self.Entity]
    func suggestedEntities() async throws -> Self.Result
    init()
}
protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Self.Result
}
protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Self.Entity]
}
protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType
}
protocol UniqueAppEntityQuery: EntityQuery {
    func uniqueEntity() async throws -> Self.Entity
}
typealias ItemCollection<Result> = IntentItemCollection<Result>
struct IntentItemCollection<Result>: Sendable {
    static var empty: IntentItemCollection<Result> { get }
    init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>])
    init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result])
}
struct IntentItemSection<Result>: Sendable {
    init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Result])
}
struct IntentItem<Result>: Sendable {
    init(_ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil)
}
struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil)
    init(stringLiteral value: String)
}
struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
    init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource])
    init(stringLiteral value: String)
    var title: LocalizedStringResource
    var subtitle: LocalizedStringResource?
    struct Image: Hashable, Sendable {
        init(named: String, isTemplate: Bool? = nil)
        init(systemName: String, isTemplate: Bool? = nil)
        init(data: Data, isTemplate: Bool? = nil)
        init(url: URL, isTemplate: Bool? = nil)
    }
}
struct IntentFile: Hashable, Sendable {
    init(data: Data, filename: String, type: UTType? = nil)
    init(fileURL: URL, filename: String? = nil, type: UTType? = nil)
    var data: Data { get }
    var fileURL: URL? { get }
    var filename: String
    var type: UTType?
}
protocol AppShortcutsProvider: Sendable {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    static func updateAppShortcutParameters()
}
enum ShortcutTileColor: Sendable { case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow }
@resultBuilder struct AppShortcutsBuilder {
    static func buildExpression(_ expression: AppShortcut) -> AppShortcut
    static func buildBlock(_ components: AppShortcut...) -> [AppShortcut]
}
struct AppShortcut: Sendable {
    init<Intent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String) where Intent: AppIntent
    init<Intent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) where Intent: AppIntent
}
struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation, Sendable where Intent: AppIntent {
    init(stringLiteral value: String)
}
protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}
struct IntentDonationManager: Sendable {
    static let shared: IntentDonationManager
    func donate<Intent>(intent: Intent) async throws -> IntentDonationIdentifier where Intent: AppIntent
}
struct IntentDonationIdentifier: Hashable, Sendable {}
struct ShortcutsLink: View {
    nonisolated init()
    nonisolated init(action: @escaping () -> Void)
}
struct SiriTipView: View {
    nonisolated init<Intent>(intent: Intent, isVisible: Binding<Bool>? = nil) where Intent: AppIntent
}
nonisolated extension Button {
    init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent
    init<I>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) where I: AppIntent
    init<S, I>(_ title: S, intent: I) where Label == Text, S: StringProtocol, I: AppIntent
    init<I>(_ titleKey: LocalizedStringKey, intent: I) where Label == Text, I: AppIntent
    init<S, I>(_ title: S, role: ButtonRole?, intent: I) where Label == Text, S: StringProtocol, I: AppIntent
}
nonisolated extension Toggle {
    init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) where I: AppIntent
    init<S, I>(_ title: S, isOn: Bool, intent: I) where Label == Text, S: StringProtocol, I: AppIntent
}
