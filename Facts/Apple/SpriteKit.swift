// SpriteKit. Nodes and views are main-actor.
@_exported import Foundation
@_exported import UIKit
@_exported import AppKit

@MainActor class SKView: UIView {
    func presentScene(_ scene: SKScene?)
    var scene: SKScene? { get }
    var showsFPS: Bool
    var ignoresSiblingOrder: Bool
}
@MainActor class SKNode: UIResponder, NSCopying, NSSecureCoding {
    var position: CGPoint
    var zPosition: CGFloat
    var alpha: CGFloat
    var isHidden: Bool
    var name: String?
    var children: [SKNode] { get }
    var parent: SKNode? { get }
    func addChild(_ node: SKNode)
    func removeFromParent()
    func run(_ action: SKAction)
    func childNode(withName name: String) -> SKNode?
}
@MainActor class SKEffectNode: SKNode {}
@MainActor class SKScene: SKEffectNode {
    init(size: CGSize)
    var size: CGSize
    func didMove(to view: SKView)
    func update(_ currentTime: TimeInterval)
}
@MainActor class SKSpriteNode: SKNode {
    init(imageNamed name: String)
}
@MainActor class SKLabelNode: SKNode {
    var text: String?
}
@MainActor class SKShapeNode: SKNode {}
class SKAction: NSObject, NSCopying, NSSecureCoding {
    class func move(to location: CGPoint, duration: TimeInterval) -> SKAction
    class func sequence(_ actions: [SKAction]) -> SKAction
    class func wait(forDuration sec: TimeInterval) -> SKAction
    class func run(_ block: @escaping () -> Void) -> SKAction
}
class SKTexture: NSObject, NSCopying, NSSecureCoding {}
