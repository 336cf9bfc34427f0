// AppIntents. `perform` runs without isolation unless the intent says otherwise.
@_exported import Foundation

protocol AppIntent: PersistentlyIdentifiable, Sendable {
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    associatedtype PerformResult: IntentResult
    func perform() async throws -> Self.PerformResult
    init()
}
protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}
protocol WidgetConfigurationIntent: AppIntent {}
protocol AudioPlaybackIntent: AppIntent {}
protocol OpenIntent: AppIntent {}
protocol SetValueIntent: AppIntent {}
protocol LiveActivityIntent: AppIntent {}
protocol IntentResult: Sendable {}
extension IntentResult {
    static func result<Value>(value: Value) -> some IntentResult where Value: Sendable
    static func result() -> some IntentResult
}
protocol ReturnsValue: IntentResult {}
protocol ProvidesDialog: IntentResult {}
protocol OpensIntent: IntentResult {}
protocol ShowsSnippetView: IntentResult {}
@propertyWrapper final class IntentParameter<Value>: @unchecked Sendable {
    final var wrappedValue: Value
    convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
}
extension AppIntent {
    typealias Parameter<Value> = IntentParameter<Value>
}
@propertyWrapper final class AppDependency<Value>: @unchecked Sendable {
    var wrappedValue: Value { get }
    init()
}
struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    init(_ descriptionText: LocalizedStringResource)
    init(stringLiteral value: String)
}
struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    init(stringLiteral value: String)
}
protocol AppValue: Sendable {}
protocol AppEntity: AppValue, Identifiable, Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: Self.DefaultQuery { get }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    var displayRepresentation: DisplayRepresentation { get }
}
protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Sendable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]
    func suggestedEntities() async throws -> [Self.Entity]
    func defaultResult() async -> Self.Entity?
    init()
}
struct TypeDisplayRepresentation: Sendable, ExpressibleByStringLiteral {
    init(name: LocalizedStringResource)
    init(stringLiteral value: String)
}
struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil)
    init(stringLiteral value: String)
}
protocol AppShortcutsProvider: Sendable {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
@resultBuilder struct AppShortcutsBuilder {}
struct AppShortcut: Sendable {}
