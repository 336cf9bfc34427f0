// SceneKit. The renderer calls its delegate on the rendering thread.
@_exported import Foundation
@_exported import UIKit
@_exported import AppKit

@MainActor class SCNView: UIView {
    var scene: SCNScene?
}
class SCNScene: NSObject, NSSecureCoding {
    init()
    var rootNode: SCNNode { get }
}
class SCNNode: NSObject, NSCopying, NSSecureCoding {
    init()
    func addChildNode(_ child: SCNNode)
    func removeFromParentNode()
}
@_deliveredOn(arbitrary)
@objc protocol SCNSceneRendererDelegate: NSObjectProtocol {
    optional func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
@objc protocol SCNSceneRenderer: NSObjectProtocol {}
