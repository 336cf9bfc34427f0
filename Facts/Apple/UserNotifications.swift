// UserNotifications. Completion handlers come on a queue of the framework's own.
@_exported import Foundation

class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var supportsContentExtensions: Bool { get }
    class func current() -> UNUserNotificationCenter
    func requestAuthorization(options: UNAuthorizationOptions = [], @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
    func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
    func getNotificationCategories(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void)
    func notificationCategories() async -> Set<UNNotificationCategory>
    func getNotificationSettings(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
    func notificationSettings() async -> UNNotificationSettings
    func add(_ request: UNNotificationRequest, @_deliveredOn(arbitrary) withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    func add(_ request: UNNotificationRequest) async throws
    func getPendingNotificationRequests(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    func pendingNotificationRequests() async -> [UNNotificationRequest]
    func removePendingNotificationRequests(withIdentifiers identifiers: [String])
    func removeAllPendingNotificationRequests()
    func getDeliveredNotifications(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable ([UNNotification]) -> Void)
    func deliveredNotifications() async -> [UNNotification]
    func removeDeliveredNotifications(withIdentifiers identifiers: [String])
    func removeAllDeliveredNotifications()
    func setBadgeCount(_ newBadgeCount: Int, @_deliveredOn(arbitrary) withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    func setBadgeCount(_ newBadgeCount: Int) async throws
}
@objc protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    optional func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
struct UNAuthorizationOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var badge: UNAuthorizationOptions { get }
    static var sound: UNAuthorizationOptions { get }
    static var alert: UNAuthorizationOptions { get }
    static var provisional: UNAuthorizationOptions { get }
    static var criticalAlert: UNAuthorizationOptions { get }
}
struct UNNotificationPresentationOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var badge: UNNotificationPresentationOptions { get }
    static var sound: UNNotificationPresentationOptions { get }
    static var alert: UNNotificationPresentationOptions { get }
    static var list: UNNotificationPresentationOptions { get }
    static var banner: UNNotificationPresentationOptions { get }
}
enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    var authorizationStatus: UNAuthorizationStatus { get }
    var soundSetting: UNNotificationSetting { get }
    var badgeSetting: UNNotificationSetting { get }
    var alertSetting: UNNotificationSetting { get }
}
enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
class UNNotification: NSObject, NSCopying, NSSecureCoding {
    var date: Date { get }
    var request: UNNotificationRequest { get }
}
class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
    var identifier: String { get }
    var content: UNNotificationContent { get }
    var trigger: UNNotificationTrigger? { get }
}
class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding {
    var notification: UNNotification { get }
    var actionIdentifier: String { get }
}
class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var title: String { get }
    var subtitle: String { get }
    var body: String { get }
    var badge: NSNumber? { get }
    var categoryIdentifier: String { get }
    var userInfo: [AnyHashable: Any] { get }
    var threadIdentifier: String { get }
}
class UNMutableNotificationContent: UNNotificationContent {
    init()
    var title: String
    var subtitle: String
    var body: String
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var categoryIdentifier: String
    var userInfo: [AnyHashable: Any]
    var threadIdentifier: String
    var attachments: [UNNotificationAttachment]
}
class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws
}
class UNNotificationSound: NSObject, NSCopying, NSSecureCoding {
    class var `default`: UNNotificationSound { get }
}
class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding {
    var repeats: Bool { get }
}
class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    init(timeInterval: TimeInterval, repeats: Bool)
    func nextTriggerDate() -> Date?
}
class UNCalendarNotificationTrigger: UNNotificationTrigger {
    init(dateMatching dateComponents: DateComponents, repeats: Bool)
}
class UNPushNotificationTrigger: UNNotificationTrigger {}
class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = [])
    var identifier: String { get }
}
struct UNNotificationCategoryOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var customDismissAction: UNNotificationCategoryOptions { get }
}
class UNNotificationAction: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String, title: String, options: UNNotificationActionOptions = [])
}
struct UNNotificationActionOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var foreground: UNNotificationActionOptions { get }
    static var destructive: UNNotificationActionOptions { get }
}
@_deliveredOn(arbitrary)
class UNNotificationServiceExtension: NSObject {
    func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void)
    func serviceExtensionTimeWillExpire()
}
let UNNotificationDefaultActionIdentifier: String
let UNNotificationDismissActionIdentifier: String
