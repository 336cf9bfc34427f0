// GameKit.
@_exported import Foundation
@_exported import UIKit
@_exported import AppKit

class GKPlayer: NSObject {
    var displayName: String { get }
    var gamePlayerID: String { get }
}
class GKLocalPlayer: GKPlayer {
    class var local: GKLocalPlayer { get }
    var isAuthenticated: Bool { get }
    var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
class GKLeaderboard: NSObject {}
class GKAchievement: NSObject {}
@MainActor class GKGameCenterViewController: UIViewController {}
