// ARKit. A session calls its delegate on `delegateQueue`, the main queue where it is nil.
@_exported import Foundation
@_exported import SceneKit

class ARSession: NSObject {
    weak var delegate: (any ARSessionDelegate)?
    var delegateQueue: DispatchQueue?
    func run(_ configuration: ARConfiguration, options: RunOptions = [])
    func pause()
    struct RunOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
}
class ARConfiguration: NSObject, NSCopying {}
class ARWorldTrackingConfiguration: ARConfiguration { init() }
class ARFrame: NSObject, NSCopying {}
class ARAnchor: NSObject, NSCopying, NSSecureCoding {}
@_deliveredOn(delegateQueue)
@objc protocol ARSessionDelegate: NSObjectProtocol {
    optional func session(_ session: ARSession, didUpdate frame: ARFrame)
    optional func session(_ session: ARSession, didAdd anchors: [ARAnchor])
}
@MainActor class ARSCNView: SCNView {
    var session: ARSession
}
