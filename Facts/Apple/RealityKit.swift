// RealityKit. Entities, components' hosts and views are main-actor.
@_exported import Foundation
@_exported import SwiftUI

@MainActor @preconcurrency class Entity: Identifiable {
    required init()
    var name: String
    var isEnabled: Bool
    var parent: Entity? { get }
    func addChild(_ entity: Entity, preservingWorldTransform: Bool = false)
    func removeFromParent(preservingWorldTransform: Bool = false)
    func findEntity(named name: String) -> Entity?
}
@MainActor @preconcurrency class ModelEntity: Entity {}
@MainActor @preconcurrency class AnchorEntity: Entity {}
@MainActor @preconcurrency class ARView: UIView {
    var scene: Scene { get }
}
protocol Component {}
@MainActor @preconcurrency protocol System {}
struct RealityView<Content>: View where Content: View {}
