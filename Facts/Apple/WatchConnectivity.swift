// WatchConnectivity. The session calls its delegate on a background queue.
@_exported import Foundation

class WCSession: NSObject {
    class func isSupported() -> Bool
    class var `default`: WCSession { get }
    weak var delegate: (any WCSessionDelegate)?
    func activate()
    var activationState: WCSessionActivationState { get }
    var isPaired: Bool { get }
    var isWatchAppInstalled: Bool { get }
    var isReachable: Bool { get }
    func sendMessage(_ message: [String: Any], @_deliveredOn(arbitrary) replyHandler: (([String: Any]) -> Void)?, @_deliveredOn(arbitrary) errorHandler: ((any Error) -> Void)? = nil)
    func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil)
    func updateApplicationContext(_ applicationContext: [String: Any]) throws
    func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
    var receivedApplicationContext: [String: Any] { get }
}
class WCSessionUserInfoTransfer: NSObject {}
enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
@_deliveredOn(arbitrary)
@objc protocol WCSessionDelegate: NSObjectProtocol {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    optional func sessionReachabilityDidChange(_ session: WCSession)
    optional func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    optional func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    optional func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    optional func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any] = [:])
}
