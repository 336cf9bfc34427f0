// Contacts.
@_exported import Foundation

class CNContactStore: NSObject, @unchecked Sendable {
    init()
    class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus
    func requestAccess(for entityType: CNEntityType, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func requestAccess(for entityType: CNEntityType) async throws -> Bool
    @_blocking("reads the contacts")
    func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact]
    @_blocking("reads the contacts")
    func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws
    @_blocking("writes the contacts")
    func execute(_ saveRequest: CNSaveRequest) throws
}
enum CNEntityType: Int, Sendable { case contacts }
enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
@objc protocol CNKeyDescriptor: NSObjectProtocol {}
class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    var identifier: String { get }
    var givenName: String { get }
    var familyName: String { get }
    var imageData: Data? { get }
    var thumbnailImageData: Data? { get }
}
class CNMutableContact: CNContact, @unchecked Sendable { init() }
class CNContactFetchRequest: NSObject, NSSecureCoding {
    init(keysToFetch: [any CNKeyDescriptor])
}
class CNSaveRequest: NSObject { init() }
