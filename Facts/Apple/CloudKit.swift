// CloudKit. Handlers and operations' blocks run on queues of the framework's own.
@_exported import Foundation

class CKContainer: NSObject, @unchecked Sendable {
    class func `default`() -> CKContainer
    init(identifier containerIdentifier: String)
    var privateCloudDatabase: CKDatabase { get }
    var publicCloudDatabase: CKDatabase { get }
    var sharedCloudDatabase: CKDatabase { get }
    func accountStatus(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void)
    func accountStatus() async throws -> CKAccountStatus
    func fetchUserRecordID(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void)
    func userRecordID() async throws -> CKRecord.ID
}
enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
class CKDatabase: NSObject, @unchecked Sendable {
    func add(_ operation: CKDatabaseOperation)
    func fetch(withRecordID recordID: CKRecord.ID, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
    func record(for recordID: CKRecord.ID) async throws -> CKRecord
    func save(_ record: CKRecord, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
    func save(_ record: CKRecord) async throws -> CKRecord
    func delete(withRecordID recordID: CKRecord.ID, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void)
    func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID
    func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void)
}
class CKRecord: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    init(recordType: RecordType, recordID: ID = CKRecord.ID())
    typealias RecordType = String
    var recordID: ID { get }
    var recordType: RecordType { get }
    subscript(key: String) -> (any CKRecordValueProtocol)? { get set }
    class ID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
        convenience init(recordName: String)
        var recordName: String { get }
    }
    class Reference: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {}
}
protocol CKRecordValueProtocol {}
class CKRecordZone: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    class ID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {}
}
class CKQuery: NSObject, NSSecureCoding, NSCopying {
    init(recordType: CKRecord.RecordType, predicate: NSPredicate)
    var sortDescriptors: [NSSortDescriptor]?
}
class CKOperation: Operation, @unchecked Sendable {}
class CKDatabaseOperation: CKOperation, @unchecked Sendable {}
class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    init(query: CKQuery)
    @_deliveredOn(arbitrary) @preconcurrency
    final var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    @_deliveredOn(arbitrary) @preconcurrency
    final var queryResultBlock: (@Sendable (Result<CKQueryOperation.Cursor?, any Error>) -> Void)?
    class Cursor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
}
class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    @_deliveredOn(arbitrary) @preconcurrency
    final var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
}
class CKShare: CKRecord, @unchecked Sendable {
    class Metadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
}
struct CKError: Error, Sendable {
    enum Code: Int, Sendable { case internalError, partialFailure, networkUnavailable, networkFailure, notAuthenticated, quotaExceeded, unknownItem, serverRecordChanged }
    var code: Code { get }
}
extension NSNotification.Name {
    static let CKAccountChanged: NSNotification.Name
}
