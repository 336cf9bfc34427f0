// MultipeerConnectivity. Delegates of a session are called on a queue of its own.
@_exported import Foundation

class MCPeerID: NSObject, NSCopying, NSSecureCoding {
    init(displayName myDisplayName: String)
    var displayName: String { get }
}
class MCSession: NSObject {
    init(peer myPeerID: MCPeerID)
    weak var delegate: (any MCSessionDelegate)?
    var connectedPeers: [MCPeerID] { get }
    func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
    func disconnect()
}
enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
@_deliveredOn(arbitrary)
@objc protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
}
