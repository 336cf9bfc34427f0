// SystemExtensions. The delegate is called on the queue that the request was made with.
@_exported import Foundation

class OSSystemExtensionManager: NSObject {
    class var shared: OSSystemExtensionManager { get }
    func submitRequest(_ request: OSSystemExtensionRequest)
}
class OSSystemExtensionRequest: NSObject {
    class func activationRequest(forExtensionWithIdentifier identifier: String, queue: DispatchQueue) -> Self
    class func deactivationRequest(forExtensionWithIdentifier identifier: String, queue: DispatchQueue) -> Self
    class func propertiesRequest(forExtensionWithIdentifier identifier: String, queue: DispatchQueue) -> Self
    weak var delegate: (any OSSystemExtensionRequestDelegate)?
    var identifier: String { get }
    enum Result: Int, Sendable { case completed, willCompleteAfterReboot }
}
@_deliveredOn(queueArgument)
@objc protocol OSSystemExtensionRequestDelegate: NSObjectProtocol {
    func request(_ request: OSSystemExtensionRequest, actionForReplacingExtension existing: OSSystemExtensionProperties, withExtension ext: OSSystemExtensionProperties) -> ReplacementAction
    func requestNeedsUserApproval(_ request: OSSystemExtensionRequest)
    func request(_ request: OSSystemExtensionRequest, didFinishWithResult result: OSSystemExtensionRequest.Result)
    func request(_ request: OSSystemExtensionRequest, didFailWithError error: any Error)
    typealias ReplacementAction = OSSystemExtensionReplacementAction
}
enum OSSystemExtensionReplacementAction: Int, Sendable { case cancel, replace }
class OSSystemExtensionProperties: NSObject {}
struct OSSystemExtensionError: Error, Sendable {
    enum Code: Int, Sendable { case unknown, missingEntitlement, requestCanceled, requestSuperseded, authorizationRequired }
    var code: Code { get }
}
