// CallKit.
@_exported import Foundation

class CXProvider: NSObject {
    init(configuration: CXProviderConfiguration)
    func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?)
    func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void)
    func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws
}
@_deliveredOn(queueArgument)
@objc protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    optional func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    optional func provider(_ provider: CXProvider, perform action: CXEndCallAction)
}
class CXProviderConfiguration: NSObject, NSCopying { init() }
class CXCallUpdate: NSObject, NSCopying { init() }
class CXAction: NSObject, NSCopying, NSSecureCoding {
    func fulfill()
    func fail()
}
class CXCallAction: CXAction {
    var callUUID: UUID { get }
}
class CXAnswerCallAction: CXCallAction {}
class CXEndCallAction: CXCallAction {}
class CXCallController: NSObject {
    init()
    func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void)
    func request(_ transaction: CXTransaction) async throws
}
class CXTransaction: NSObject {}
