// WatchKit.
@_exported import Foundation
@_exported import UIKit

@MainActor class WKExtension: NSObject {
    class func shared() -> WKExtension
}
@MainActor class WKApplication: NSObject {
    class func shared() -> WKApplication
}
@MainActor class WKInterfaceDevice: NSObject {
    class func current() -> WKInterfaceDevice
    func play(_ type: WKHapticType)
}
enum WKHapticType: Int, Sendable { case notification, directionUp, directionDown, success, failure, retry, start, stop, click }
@_deliveredOn(main)
@MainActor @objc protocol WKApplicationDelegate: NSObjectProtocol {
    optional func applicationDidFinishLaunching()
    optional func applicationDidBecomeActive()
    optional func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}
@_deliveredOn(main)
@MainActor @objc protocol WKExtensionDelegate: NSObjectProtocol {
    optional func applicationDidFinishLaunching()
    optional func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}
@MainActor class WKInterfaceController: NSObject {}
class WKRefreshBackgroundTask: NSObject {
    func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool)
}
