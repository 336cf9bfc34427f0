// Core Data. A context and its objects belong to the context's queue; `perform` runs its block there.
@_exported import Foundation

class NSManagedObjectContext: NSObject, NSCoding, NSLocking {
    init(concurrencyType ct: NSManagedObjectContextConcurrencyType)
    convenience init(_ type: ConcurrencyType)
    @_deliveredOn(contextQueue)
    func perform(@_deliveredOn(contextQueue) _ block: @escaping @Sendable () -> Void)
    func performAndWait(@_deliveredOn(contextQueue) _ block: @Sendable () -> Void)
    @preconcurrency nonisolated func perform<T>(schedule: ScheduledTaskType = .immediate, @_deliveredOn(contextQueue) _ block: @escaping @Sendable () throws -> T) async rethrows -> T
    @_blocking("waits for the context's queue")
    @preconcurrency nonisolated func performAndWait<T>(@_deliveredOn(contextQueue) _ block: @Sendable () throws -> T) rethrows -> T
    var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    var parent: NSManagedObjectContext?
    var name: String?
    var undoManager: UndoManager?
    var hasChanges: Bool { get }
    var userInfo: NSMutableDictionary { get }
    var concurrencyType: NSManagedObjectContextConcurrencyType { get }
    func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject?
    func object(with objectID: NSManagedObjectID) -> NSManagedObject
    @_blocking("reads the store")
    func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject
    @_blocking("reads the store")
    func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult
    @_blocking("reads the store")
    func count<T>(for request: NSFetchRequest<T>) throws -> Int where T: NSFetchRequestResult
    @_blocking("runs a store request")
    func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
    func insert(_ object: NSManagedObject)
    func delete(_ object: NSManagedObject)
    func refresh(_ object: NSManagedObject, mergeChanges flag: Bool)
    func detectConflicts(for object: NSManagedObject)
    func processPendingChanges()
    func assign(_ object: Any, to store: NSPersistentStore)
    var insertedObjects: Set<NSManagedObject> { get }
    var updatedObjects: Set<NSManagedObject> { get }
    var deletedObjects: Set<NSManagedObject> { get }
    var registeredObjects: Set<NSManagedObject> { get }
    func undo()
    func redo()
    func reset()
    func rollback()
    @_blocking("writes the store")
    func save() throws
    func refreshAllObjects()
    func obtainPermanentIDs(for objects: [NSManagedObject]) throws
    func mergeChanges(fromContextDidSave notification: Notification)
    class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext])
    func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws
    var automaticallyMergesChangesFromParent: Bool
    var mergePolicy: Any
    var stalenessInterval: TimeInterval
    var retainsRegisteredObjects: Bool
    var shouldDeleteInaccessibleFaults: Bool
    var transactionAuthor: String?
    enum ScheduledTaskType: Sendable { case immediate, enqueued }
    struct ConcurrencyType: Hashable, Sendable {
        static let privateQueue: ConcurrencyType
        static let mainQueue: ConcurrencyType
    }
    @_deliveredOn(contextQueue)
    static let willSaveObjectsNotification: Notification.Name
    @_deliveredOn(contextQueue)
    static let didSaveObjectsNotification: Notification.Name
    @_deliveredOn(contextQueue)
    static let didChangeObjectsNotification: Notification.Name
    static let didSaveObjectIDsNotification: Notification.Name
    static let didMergeChangesObjectIDsNotification: Notification.Name
    enum NotificationKey: String, Sendable { case queryGeneration, invalidatedAllObjects, insertedObjects, updatedObjects, deletedObjects, refreshedObjects, invalidatedObjects, insertedObjectIDs, updatedObjectIDs, deletedObjectIDs, refreshedObjectIDs, invalidatedObjectIDs }
}
enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType }

class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
    convenience init(context moc: NSManagedObjectContext)
    class func entity() -> NSEntityDescription
    class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult>
    unowned(unsafe) var managedObjectContext: NSManagedObjectContext? { get }
    var entity: NSEntityDescription { get }
    var objectID: NSManagedObjectID { get }
    var isInserted: Bool { get }
    var isUpdated: Bool { get }
    var isDeleted: Bool { get }
    var hasChanges: Bool { get }
    var hasPersistentChangedValues: Bool { get }
    var isFault: Bool { get }
    func hasFault(forRelationshipNamed key: String) -> Bool
    func willAccessValue(forKey key: String?)
    func didAccessValue(forKey key: String?)
    func willChangeValue(forKey inKey: String)
    func didChangeValue(forKey inKey: String)
    func awakeFromFetch()
    func awakeFromInsert()
    func willSave()
    func didSave()
    func willTurnIntoFault()
    func didTurnIntoFault()
    func prepareForDeletion()
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    func primitiveValue(forKey key: String) -> Any?
    func setPrimitiveValue(_ value: Any?, forKey key: String)
    func committedValues(forKeys keys: [String]?) -> [String: Any]
    func changedValues() -> [String: Any]
    func validateForDelete() throws
    func validateForInsert() throws
    func validateForUpdate() throws
    func mutableSetValue(forKey key: String) -> NSMutableSet
    func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet
}
class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    var entity: NSEntityDescription { get }
    weak var persistentStore: NSPersistentStore? { get }
    var isTemporaryID: Bool { get }
    func uriRepresentation() -> URL
}
@objc protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

class NSPersistentStoreRequest: NSObject, NSCopying {
    var affectedStores: [NSPersistentStore]?
}
class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCoding where ResultType: NSFetchRequestResult {
    init()
    convenience init(entityName: String)
    var entity: NSEntityDescription?
    var entityName: String? { get }
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var fetchLimit: Int
    var fetchOffset: Int
    var fetchBatchSize: Int
    var resultType: NSFetchRequestResultType
    var includesSubentities: Bool
    var includesPropertyValues: Bool
    var includesPendingChanges: Bool
    var returnsObjectsAsFaults: Bool
    var returnsDistinctResults: Bool
    var relationshipKeyPathsForPrefetching: [String]?
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var shouldRefreshRefetchedObjects: Bool
    func execute() throws -> [ResultType]
}
struct NSFetchRequestResultType: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var managedObjectResultType: NSFetchRequestResultType { get }
    static var managedObjectIDResultType: NSFetchRequestResultType { get }
    static var dictionaryResultType: NSFetchRequestResultType { get }
    static var countResultType: NSFetchRequestResultType { get }
}
class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest where ResultType: NSFetchRequestResult {}
class NSBatchDeleteRequest: NSPersistentStoreRequest {
    init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>)
    init(objectIDs objects: [NSManagedObjectID])
    var resultType: NSBatchDeleteRequestResultType
}
enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
class NSBatchUpdateRequest: NSPersistentStoreRequest {
    init(entityName: String)
    var predicate: NSPredicate?
    var propertiesToUpdate: [AnyHashable: Any]?
}
class NSBatchInsertRequest: NSPersistentStoreRequest {
    init(entityName: String, objects dictionaries: [[String: Any]])
    init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
}
class NSPersistentStoreResult: NSObject {}
class NSBatchDeleteResult: NSPersistentStoreResult {
    var result: Any? { get }
}
class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {}
class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
class NSQueryGenerationToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    class var current: NSQueryGenerationToken { get }
}

class NSEntityDescription: NSObject, NSCoding, NSCopying {
    init()
    class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject
    var managedObjectModel: NSManagedObjectModel { get }
    var managedObjectClassName: String!
    var name: String?
    var isAbstract: Bool
    var properties: [NSPropertyDescription]
    var attributesByName: [String: NSAttributeDescription] { get }
    var relationshipsByName: [String: NSRelationshipDescription] { get }
}
class NSPropertyDescription: NSObject, NSCoding, NSCopying {
    var name: String
    var isOptional: Bool
    var isTransient: Bool
}
class NSAttributeDescription: NSPropertyDescription {
    var attributeType: NSAttributeType
    var defaultValue: Any?
}
class NSRelationshipDescription: NSPropertyDescription {
    var destinationEntity: NSEntityDescription?
    var isToMany: Bool { get }
}
class NSExpressionDescription: NSPropertyDescription {
    init()
    var expression: NSExpression?
    var expressionResultType: NSAttributeType
}
enum NSAttributeType: UInt, Sendable { case undefinedAttributeType, integer16AttributeType, integer32AttributeType, integer64AttributeType, decimalAttributeType, doubleAttributeType, floatAttributeType, stringAttributeType, booleanAttributeType, dateAttributeType, binaryDataAttributeType, UUIDAttributeType, URIAttributeType, transformableAttributeType, objectIDAttributeType }
class NSManagedObjectModel: NSObject, NSCoding, NSCopying {
    init()
    init?(contentsOf url: URL)
    class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel?
    var entitiesByName: [String: NSEntityDescription] { get }
    var entities: [NSEntityDescription]
    func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool
}
class NSPersistentStore: NSObject {
    var url: URL?
    var type: String { get }
    var identifier: String!
    var metadata: [String: Any]!
    struct StoreType: Hashable, Sendable {
        static let sqlite: StoreType
        static let binary: StoreType
        static let inMemory: StoreType
    }
}
class NSPersistentStoreCoordinator: NSObject, NSLocking {
    init(managedObjectModel model: NSManagedObjectModel)
    var managedObjectModel: NSManagedObjectModel { get }
    var persistentStores: [NSPersistentStore] { get }
    var name: String?
    @_blocking("opens the store")
    func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore
    func addPersistentStore(with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping @Sendable (NSPersistentStoreDescription, (any Error)?) -> Void)
    func remove(_ store: NSPersistentStore) throws
    func migratePersistentStore(_ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String) throws -> NSPersistentStore
    func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws
    func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID?
    func perform(_ block: @escaping @Sendable () -> Void)
    func performAndWait(_ block: @Sendable () -> Void)
    class func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil) throws -> [String: Any]
    func metadata(for store: NSPersistentStore) -> [String: Any]
    func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore)
}
class NSPersistentStoreDescription: NSObject, NSCopying {
    init(url: URL)
    init()
    var type: String
    var configuration: String?
    var url: URL?
    var options: [String: NSObject] { get }
    func setOption(_ option: NSObject?, forKey key: String)
    var isReadOnly: Bool
    var shouldAddStoreAsynchronously: Bool
    var shouldMigrateStoreAutomatically: Bool
    var shouldInferMappingModelAutomatically: Bool
}
class NSPersistentContainer: NSObject, @unchecked Sendable {
    class func defaultDirectoryURL() -> URL
    init(name: String, managedObjectModel model: NSManagedObjectModel)
    convenience init(name: String)
    var name: String { get }
    var viewContext: NSManagedObjectContext { get }
    var managedObjectModel: NSManagedObjectModel { get }
    var persistentStoreCoordinator: NSPersistentStoreCoordinator { get }
    var persistentStoreDescriptions: [NSPersistentStoreDescription]
    func loadPersistentStores(@_deliveredOn(caller) completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
    func newBackgroundContext() -> NSManagedObjectContext
    func performBackgroundTask(@_deliveredOn(contextQueue) _ block: @escaping @Sendable (NSManagedObjectContext) -> Void)
    func performBackgroundTask<T>(@_deliveredOn(contextQueue) _ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T
}
class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
class NSMergePolicy: NSObject {
    init(merge ty: NSMergePolicyType)
    class var error: NSMergePolicy { get }
    class var mergeByPropertyObjectTrump: NSMergePolicy { get }
    class var mergeByPropertyStoreTrump: NSMergePolicy { get }
    class var overwrite: NSMergePolicy { get }
    class var rollback: NSMergePolicy { get }
}
enum NSMergePolicyType: UInt, Sendable { case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType }
class NSFetchedResultsController<ResultType>: NSObject where ResultType: NSFetchRequestResult {
    init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?)
    func performFetch() throws
    var fetchRequest: NSFetchRequest<ResultType> { get }
    var managedObjectContext: NSManagedObjectContext { get }
    unowned(unsafe) var delegate: (any NSFetchedResultsControllerDelegate)?
    var fetchedObjects: [ResultType]? { get }
    func object(at indexPath: IndexPath) -> ResultType
    func indexPath(forObject object: ResultType) -> IndexPath?
    var sections: [any NSFetchedResultsSectionInfo]? { get }
}
@objc protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}
@_deliveredOn(contextQueue)
@objc protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    optional func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    optional func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    optional func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    optional func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
enum NSFetchedResultsChangeType: UInt, Sendable { case insert, delete, move, update }
class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {}
class NSMappingModel: NSObject {}
class NSMigrationManager: NSObject {}
class NSEntityMigrationPolicy: NSObject {}
let NSSQLiteStoreType: String
let NSInMemoryStoreType: String
let NSBinaryStoreType: String
let NSMigratePersistentStoresAutomaticallyOption: String
let NSInferMappingModelAutomaticallyOption: String
let NSPersistentHistoryTrackingKey: String
let NSPersistentStoreRemoteChangeNotificationPostOptionKey: String
let NSReadOnlyPersistentStoreOption: String
let NSInsertedObjectsKey: String
let NSUpdatedObjectsKey: String
let NSDeletedObjectsKey: String
let NSRefreshedObjectsKey: String
let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject
let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject
let NSErrorMergePolicy: AnyObject
let NSDetailedErrorsKey: String
var NSManagedObjectMergeError: Int { get }
var NSManagedObjectValidationError: Int { get }
extension NSNotification.Name {
    static let NSManagedObjectContextDidSave: NSNotification.Name
    static let NSManagedObjectContextWillSave: NSNotification.Name
    static let NSManagedObjectContextObjectsDidChange: NSNotification.Name
    static let NSPersistentStoreRemoteChange: NSNotification.Name
    static let NSPersistentStoreCoordinatorStoresDidChange: NSNotification.Name
}
