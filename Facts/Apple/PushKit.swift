// PushKit.
@_exported import Foundation

class PKPushRegistry: NSObject {
    init(queue: DispatchQueue?)
    weak var delegate: (any PKPushRegistryDelegate)?
    var desiredPushTypes: Set<PKPushType>?
}
@_deliveredOn(queueArgument)
@objc protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    optional func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
}
class PKPushCredentials: NSObject {
    var token: Data { get }
}
class PKPushPayload: NSObject {
    var dictionaryPayload: [AnyHashable: Any] { get }
}
struct PKPushType: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let voIP: PKPushType
}
