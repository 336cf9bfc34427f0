// SwiftData. A context and its models belong together and are not Sendable; the container is.
@_exported import Foundation
@_exported import Observation
import SwiftUI

protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    init(backingData: any BackingData<Self>)
    var persistentModelID: PersistentIdentifier { get }
    var modelContext: ModelContext? { get }
    var hasChanges: Bool { get }
    var isDeleted: Bool { get }
}
protocol BackingData<Model> {
    associatedtype Model: PersistentModel
}
struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    var id: ID { get }
    struct ID: Hashable, Comparable, Sendable {}
    var entityName: String { get }
    var storeIdentifier: String? { get }
}
@attached(member, conformances: Observable, PersistentModel, Sendable) @attached(memberAttribute) @attached(extension, conformances: Observable, PersistentModel) macro Model()
@attached(peer) macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil)
@attached(peer) macro Relationship(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil)
@attached(accessor) macro Transient()
@attached(accessor) @attached(peer) macro Query()
@attached(member, names: named(modelExecutor), named(modelContainer), named(init)) @attached(extension, conformances: ModelActor) macro ModelActor()
@freestanding(declaration) macro Unique<T>(_ constraints: [PartialKeyPath<T>]...)
@freestanding(declaration) macro Index<T>(_ indices: [PartialKeyPath<T>]...)

final class ModelContainer: Equatable, @unchecked Sendable {
    init(for givenTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
    init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws
    let schema: Schema
    var configurations: Set<ModelConfiguration>
    @MainActor var mainContext: ModelContext { get }
    func deleteAllData()
}
class ModelContext: Equatable {
    init(_ container: ModelContainer)
    final var container: ModelContainer { get }
    final var autosaveEnabled: Bool
    final var undoManager: UndoManager?
    final var hasChanges: Bool { get }
    final var insertedModelsArray: [any PersistentModel] { get }
    final var deletedModelsArray: [any PersistentModel] { get }
    final func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel
    final func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel
    final func insert<T>(_ model: T) where T: PersistentModel
    final func delete<T>(_ model: T) where T: PersistentModel
    final func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws where T: PersistentModel
    @_blocking("reads the store")
    final func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel
    @_blocking("reads the store")
    final func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel
    @_blocking("reads the store")
    final func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] where T: PersistentModel
    final func enumerate<T>(_ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void) throws where T: PersistentModel
    @_blocking("writes the store")
    final func save() throws
    final func rollback()
    final func processPendingChanges()
    final func transaction(block: () throws -> Void) throws
    static let willSave: Notification.Name
    static let didSave: Notification.Name
}
protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
    var modelContext: ModelContext { get }
    subscript<T>(id: PersistentIdentifier, as as: T.Type) -> T? where T: PersistentModel { get }
}
protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}
final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    init(modelContext: ModelContext)
}
protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
struct FetchDescriptor<T> where T: PersistentModel {
    init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
    var predicate: Predicate<T>?
    var sortBy: [SortDescriptor<T>]
    var fetchLimit: Int?
    var fetchOffset: Int?
    var includePendingChanges: Bool
    var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>]
    var propertiesToFetch: [PartialKeyPath<T>]
}
extension FetchDescriptor: Sendable where T: Sendable {}
struct ModelConfiguration: Identifiable, Hashable, Sendable {
    init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic)
    init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic)
    init(isStoredInMemoryOnly: Bool)
    struct GroupContainer: Sendable {
        static var automatic: GroupContainer { get }
        static var none: GroupContainer { get }
        static func identifier(_ groupName: String) -> GroupContainer
    }
    struct CloudKitDatabase: Sendable {
        static var automatic: CloudKitDatabase { get }
        static var none: CloudKitDatabase { get }
        static func `private`(_ privateDBName: String) -> CloudKitDatabase
    }
}
final class Schema: Codable, Hashable, Sendable {
    init(_ types: [any PersistentModel.Type], version: Schema.Version = Version(1, 0, 0))
    convenience init(versionedSchema: any VersionedSchema.Type)
    struct Version: Codable, Hashable, Comparable, Sendable {
        init(_ major: Int, _ minor: Int, _ patch: Int)
    }
    final class Attribute {
        struct Option: Sendable {
            static var unique: Option { get }
            static var externalStorage: Option { get }
            static var spotlight: Option { get }
        }
    }
    final class Relationship {
        struct Option: Sendable {
            static var unique: Option { get }
        }
        enum DeleteRule: String, Sendable { case noAction, nullify, cascade, deny }
    }
}
protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}
protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}
enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
@MainActor @preconcurrency @propertyWrapper struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
    @MainActor @preconcurrency var wrappedValue: Result { get }
    var fetchError: (any Error)? { get }
    @MainActor @preconcurrency var modelContext: ModelContext { get }
    init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward) where Result == [Element]
    init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = []) where Result == [Element]
    init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) where Result == [Element]
}

nonisolated extension View {
    func modelContainer(_ container: ModelContainer) -> some View
    func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View
    func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View
    func modelContext(_ modelContext: ModelContext) -> some View
}

nonisolated extension Scene {
    func modelContainer(_ container: ModelContainer) -> some Scene
    func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
    func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
    func modelContext(_ modelContext: ModelContext) -> some Scene
}
extension EnvironmentValues {
    var modelContext: ModelContext { get set }
}
extension DocumentGroup where Document == Never {
    nonisolated init(editing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder editor: @escaping () -> Content)
}
struct HistoryDescriptor<T> {
    init(predicate: Predicate<T>? = nil)
}
