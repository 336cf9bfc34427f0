// UIKit: application, scenes, responders, view controllers, views. Main-actor unless said otherwise.
@_exported import Foundation
@_exported import UIFoundation
@_exported import CoreImage
@_exported import UniformTypeIdentifiers
@_exported import Symbols
@_exported import UserNotifications
@_exported import DeveloperToolsSupport

@MainActor class UIResponder: NSObject, UIResponderStandardEditActions {
    init()
    var next: UIResponder? { get }
    var canBecomeFirstResponder: Bool { get }
    func becomeFirstResponder() -> Bool
    var canResignFirstResponder: Bool { get }
    func resignFirstResponder() -> Bool
    var isFirstResponder: Bool { get }
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
    func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    func remoteControlReceived(with event: UIEvent?)
    func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
    func target(forAction action: Selector, withSender sender: Any?) -> Any?
    var undoManager: UndoManager? { get }
    var editingInteractionConfiguration: UIEditingInteractionConfiguration { get }
    func buildMenu(with builder: any UIMenuBuilder)
    func validate(_ command: UICommand)
    var keyCommands: [UIKeyCommand]? { get }
    var inputView: UIView? { get }
    var inputAccessoryView: UIView? { get }
    var textInputMode: UITextInputMode? { get }
    func reloadInputViews()
    var userActivity: NSUserActivity?
    func updateUserActivityState(_ activity: NSUserActivity)
    func restoreUserActivityState(_ activity: NSUserActivity)
    class let keyboardWillShowNotification: NSNotification.Name
    class let keyboardDidShowNotification: NSNotification.Name
    class let keyboardWillHideNotification: NSNotification.Name
    class let keyboardDidHideNotification: NSNotification.Name
    class let keyboardWillChangeFrameNotification: NSNotification.Name
    class let keyboardDidChangeFrameNotification: NSNotification.Name
    class let keyboardFrameBeginUserInfoKey: String
    class let keyboardFrameEndUserInfoKey: String
    class let keyboardAnimationDurationUserInfoKey: String
    class let keyboardAnimationCurveUserInfoKey: String
}
extension UIResponder {
    nonisolated class let keyboardIsLocalUserInfoKey: String
}
@MainActor @objc protocol UIResponderStandardEditActions: NSObjectProtocol {
    optional func cut(_ sender: Any?)
    optional func copy(_ sender: Any?)
    optional func paste(_ sender: Any?)
    optional func select(_ sender: Any?)
    optional func selectAll(_ sender: Any?)
    optional func delete(_ sender: Any?)
}
enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

@MainActor class UIApplication: UIResponder {
    class var shared: UIApplication { get }
    unowned(unsafe) var delegate: (any UIApplicationDelegate)?
    var isIdleTimerDisabled: Bool
    nonisolated func canOpenURL(_ url: URL) -> Bool
    func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], @_deliveredOn(main) completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
    func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool
    func sendEvent(_ event: UIEvent)
    var keyWindow: UIWindow? { get }
    var windows: [UIWindow] { get }
    func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    var statusBarOrientation: UIInterfaceOrientation { get }
    var statusBarFrame: CGRect { get }
    var applicationIconBadgeNumber: Int
    var applicationState: State { get }
    nonisolated var backgroundTimeRemaining: TimeInterval { get }
    nonisolated func beginBackgroundTask(@_deliveredOn(main) expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier
    nonisolated func beginBackgroundTask(withName taskName: String?, @_deliveredOn(main) expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier
    nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
    func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval)
    var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }
    nonisolated var isProtectedDataAvailable: Bool { get }
    var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    var preferredContentSizeCategory: UIContentSizeCategory { get }
    var connectedScenes: Set<UIScene> { get }
    var openSessions: Set<UISceneSession> { get }
    var supportsMultipleScenes: Bool { get }
    func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil)
    func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil)
    func registerForRemoteNotifications()
    func unregisterForRemoteNotifications()
    var isRegisteredForRemoteNotifications: Bool { get }
    var shortcutItems: [UIApplicationShortcutItem]?
    var supportsAlternateIcons: Bool { get }
    func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil)
    func setAlternateIconName(_ alternateIconName: String?) async throws
    var alternateIconName: String? { get }
    func beginReceivingRemoteControlEvents()
    func endReceivingRemoteControlEvents()
    func extendStateRestoration()
    enum State: Int, Sendable { case active, inactive, background }
    struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let universalLinksOnly: OpenExternalURLOptionsKey
    }
    struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let sourceApplication: OpenURLOptionsKey
        static let annotation: OpenURLOptionsKey
        static let openInPlace: OpenURLOptionsKey
    }
    struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let url: LaunchOptionsKey
        static let remoteNotification: LaunchOptionsKey
        static let shortcutItem: LaunchOptionsKey
        static let location: LaunchOptionsKey
        static let userActivityDictionary: LaunchOptionsKey
    }
}
extension UIApplication {
    nonisolated class let didEnterBackgroundNotification: NSNotification.Name
    nonisolated class let willEnterForegroundNotification: NSNotification.Name
    nonisolated class let didFinishLaunchingNotification: NSNotification.Name
    nonisolated class let didBecomeActiveNotification: NSNotification.Name
    nonisolated class let willResignActiveNotification: NSNotification.Name
    nonisolated class let didReceiveMemoryWarningNotification: NSNotification.Name
    nonisolated class let willTerminateNotification: NSNotification.Name
    nonisolated class let significantTimeChangeNotification: NSNotification.Name
    nonisolated class let protectedDataWillBecomeUnavailableNotification: NSNotification.Name
    nonisolated class let protectedDataDidBecomeAvailableNotification: NSNotification.Name
    nonisolated class let userDidTakeScreenshotNotification: NSNotification.Name
    nonisolated class let backgroundRefreshStatusDidChangeNotification: NSNotification.Name
    nonisolated class let openSettingsURLString: String
    nonisolated class let openNotificationSettingsURLString: String
    nonisolated class let backgroundFetchIntervalMinimum: TimeInterval
    nonisolated class let backgroundFetchIntervalNever: TimeInterval
}
struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let invalid: UIBackgroundTaskIdentifier
}
enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

@_deliveredOn(main)
@MainActor @objc protocol UIApplicationDelegate: NSObjectProtocol {
    optional func applicationDidFinishLaunching(_ application: UIApplication)
    optional func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool
    optional func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool
    optional func applicationDidBecomeActive(_ application: UIApplication)
    optional func applicationWillResignActive(_ application: UIApplication)
    optional func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool
    optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    optional func applicationWillTerminate(_ application: UIApplication)
    optional func applicationSignificantTimeChange(_ application: UIApplication)
    optional func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    optional func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    optional func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    optional func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    optional func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    optional func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    optional func applicationDidEnterBackground(_ application: UIApplication)
    optional func applicationWillEnterForeground(_ application: UIApplication)
    optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    optional var window: UIWindow? { get set }
    optional func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    optional func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: ExtensionPointIdentifier) -> Bool
    optional func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    optional func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    optional func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}
extension UIApplicationDelegate {
    static func main()
}
@MainActor @objc protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?) -> Int32

class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    init(type: String, localizedTitle: String)
    var type: String { get }
    var localizedTitle: String { get }
    var userInfo: [String: any NSSecureCoding]? { get }
}

@MainActor class UIScene: UIResponder {
    init(session: UISceneSession, connectionOptions: ConnectionOptions)
    var session: UISceneSession { get }
    var delegate: (any UISceneDelegate)?
    var activationState: ActivationState { get }
    var title: String!
    func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
    enum ActivationState: Int, Sendable { case unattached, foregroundActive, foregroundInactive, background }
    @MainActor class ConnectionOptions: NSObject {
        var urlContexts: Set<UIOpenURLContext> { get }
        var sourceApplication: String? { get }
        var userActivities: Set<NSUserActivity> { get }
        var shortcutItem: UIApplicationShortcutItem? { get }
        var notificationResponse: UNNotificationResponse? { get }
    }
    @MainActor class ActivationRequestOptions: NSObject {}
    @MainActor class OpenExternalURLOptions: NSObject {}
    nonisolated class let willConnectNotification: NSNotification.Name
    nonisolated class let didDisconnectNotification: NSNotification.Name
    nonisolated class let didActivateNotification: NSNotification.Name
    nonisolated class let willDeactivateNotification: NSNotification.Name
    nonisolated class let willEnterForegroundNotification: NSNotification.Name
    nonisolated class let didEnterBackgroundNotification: NSNotification.Name
}
@MainActor class UISceneDestructionRequestOptions: NSObject {}
@MainActor class UIOpenURLContext: NSObject {
    var url: URL { get }
}
@MainActor class UISceneSession: NSObject, NSSecureCoding {
    var scene: UIScene? { get }
    var role: Role { get }
    var configuration: UISceneConfiguration { get }
    var persistentIdentifier: String { get }
    var stateRestorationActivity: NSUserActivity?
    struct Role: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let windowApplication: Role
    }
}
@MainActor class UISceneConfiguration: NSObject, NSCopying, NSSecureCoding {
    init(name: String?, sessionRole: UISceneSession.Role)
    var name: String? { get }
    var delegateClass: AnyClass?
    var sceneClass: AnyClass?
}
@_deliveredOn(main)
@MainActor @objc protocol UISceneDelegate: NSObjectProtocol {
    optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    optional func sceneDidDisconnect(_ scene: UIScene)
    optional func sceneDidBecomeActive(_ scene: UIScene)
    optional func sceneWillResignActive(_ scene: UIScene)
    optional func sceneWillEnterForeground(_ scene: UIScene)
    optional func sceneDidEnterBackground(_ scene: UIScene)
    optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
@_deliveredOn(main)
@MainActor @objc protocol UIWindowSceneDelegate: UISceneDelegate {
    optional var window: UIWindow? { get set }
    optional func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}
@MainActor class UIWindowScene: UIScene {
    var screen: UIScreen { get }
    var interfaceOrientation: UIInterfaceOrientation { get }
    var windows: [UIWindow] { get }
    var keyWindow: UIWindow? { get }
    var statusBarManager: UIStatusBarManager? { get }
    var traitCollection: UITraitCollection { get }
    func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil)
    @MainActor class GeometryPreferences: NSObject {}
}
@MainActor class UIStatusBarManager: NSObject {
    var statusBarFrame: CGRect { get }
    var isStatusBarHidden: Bool { get }
}

@MainActor class UIDevice: NSObject {
    class var current: UIDevice { get }
    var name: String { get }
    var model: String { get }
    var localizedModel: String { get }
    var systemName: String { get }
    var systemVersion: String { get }
    var identifierForVendor: UUID? { get }
    var orientation: UIDeviceOrientation { get }
    var isBatteryMonitoringEnabled: Bool
    var batteryState: BatteryState { get }
    var batteryLevel: Float { get }
    var isProximityMonitoringEnabled: Bool
    var isMultitaskingSupported: Bool { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    func beginGeneratingDeviceOrientationNotifications()
    func endGeneratingDeviceOrientationNotifications()
    func playInputClick()
    enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    nonisolated class let orientationDidChangeNotification: NSNotification.Name
    nonisolated class let batteryStateDidChangeNotification: NSNotification.Name
    nonisolated class let batteryLevelDidChangeNotification: NSNotification.Name
}
enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    var isPortrait: Bool { get }
    var isLandscape: Bool { get }
    var isFlat: Bool { get }
}
enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }
enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    var isPortrait: Bool { get }
    var isLandscape: Bool { get }
}
struct UIInterfaceOrientationMask: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var portrait: UIInterfaceOrientationMask { get }
    static var landscapeLeft: UIInterfaceOrientationMask { get }
    static var landscapeRight: UIInterfaceOrientationMask { get }
    static var landscape: UIInterfaceOrientationMask { get }
    static var all: UIInterfaceOrientationMask { get }
    static var allButUpsideDown: UIInterfaceOrientationMask { get }
}
enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }
enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

@MainActor class UIScreen: NSObject, UITraitEnvironment {
    class var screens: [UIScreen] { get }
    class var main: UIScreen { get }
    var bounds: CGRect { get }
    var nativeBounds: CGRect { get }
    var scale: CGFloat { get }
    var nativeScale: CGFloat { get }
    var brightness: CGFloat
    var isCaptured: Bool { get }
    var maximumFramesPerSecond: Int { get }
    var coordinateSpace: any UICoordinateSpace { get }
    func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView
    nonisolated class let didConnectNotification: NSNotification.Name
    nonisolated class let capturedDidChangeNotification: NSNotification.Name
}
@MainActor @objc protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}
@MainActor @objc protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    init()
    init(traitsFrom traitCollections: [UITraitCollection])
    init(userInterfaceStyle: UIUserInterfaceStyle)
    class var current: UITraitCollection { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    var userInterfaceStyle: UIUserInterfaceStyle { get }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get }
    var displayScale: CGFloat { get }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
    var preferredContentSizeCategory: UIContentSizeCategory { get }
    func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
    func performAsCurrent(_ actions: () -> Void)
}
enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified, leftToRight, rightToLeft }
struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let large: UIContentSizeCategory
    static let medium: UIContentSizeCategory
    nonisolated static let didChangeNotification: NSNotification.Name
    var isAccessibilityCategory: Bool { get }
}
protocol UITraitDefinition: Sendable {}
@MainActor protocol UITraitChangeObservable {}
@MainActor protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor class UIWindow: UIView {
    init(windowScene: UIWindowScene)
    init(frame: CGRect)
    var windowScene: UIWindowScene?
    var screen: UIScreen
    var windowLevel: Level
    var isKeyWindow: Bool { get }
    func makeKey()
    func makeKeyAndVisible()
    func becomeKey()
    func resignKey()
    var rootViewController: UIViewController?
    func sendEvent(_ event: UIEvent)
    struct Level: RawRepresentable, Hashable, Sendable {
        let rawValue: CGFloat
        init(rawValue: CGFloat)
        static let normal: Level
        static let alert: Level
        static let statusBar: Level
    }
    nonisolated class let didBecomeKeyNotification: NSNotification.Name
    nonisolated class let didBecomeVisibleNotification: NSNotification.Name
    nonisolated class let didBecomeHiddenNotification: NSNotification.Name
}

@MainActor class UIEvent: NSObject {
    var type: EventType { get }
    var subtype: EventSubtype { get }
    var timestamp: TimeInterval { get }
    var allTouches: Set<UITouch>? { get }
    enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll, hover, transform }
    enum EventSubtype: Int, Sendable { case none, motionShake, remoteControlPlay, remoteControlPause }
}
@MainActor class UITouch: NSObject {
    var timestamp: TimeInterval { get }
    var phase: Phase { get }
    var tapCount: Int { get }
    var view: UIView? { get }
    var window: UIWindow? { get }
    func location(in view: UIView?) -> CGPoint
    func previousLocation(in view: UIView?) -> CGPoint
    enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
}
@MainActor class UIPress: NSObject {
    var key: UIKey? { get }
}
@MainActor class UIPressesEvent: UIEvent {}
@MainActor class UIKey: NSObject, NSCopying, NSCoding {}

@MainActor class UIView: UIResponder, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UICoordinateSpace, UIFocusItem, CALayerDelegate {
    class var layerClass: AnyClass { get }
    init(frame: CGRect)
    init?(coder: NSCoder)
    var isUserInteractionEnabled: Bool
    var tag: Int
    var layer: CALayer { get }
    var frame: CGRect
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var contentScaleFactor: CGFloat
    var isMultipleTouchEnabled: Bool
    var isExclusiveTouch: Bool
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
    func point(inside point: CGPoint, with event: UIEvent?) -> Bool
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
    func convert(_ rect: CGRect, to view: UIView?) -> CGRect
    func convert(_ rect: CGRect, from view: UIView?) -> CGRect
    var autoresizesSubviews: Bool
    var autoresizingMask: AutoresizingMask
    func sizeThatFits(_ size: CGSize) -> CGSize
    func sizeToFit()
    var superview: UIView? { get }
    var subviews: [UIView] { get }
    var window: UIWindow? { get }
    func removeFromSuperview()
    func insertSubview(_ view: UIView, at index: Int)
    func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
    func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
    func addSubview(_ view: UIView)
    func bringSubviewToFront(_ view: UIView)
    func sendSubviewToBack(_ view: UIView)
    func didAddSubview(_ subview: UIView)
    func willMove(toSuperview newSuperview: UIView?)
    func didMoveToSuperview()
    func willMove(toWindow newWindow: UIWindow?)
    func didMoveToWindow()
    func isDescendant(of view: UIView) -> Bool
    func viewWithTag(_ tag: Int) -> UIView?
    func setNeedsLayout()
    func layoutIfNeeded()
    func layoutSubviews()
    var layoutMargins: UIEdgeInsets
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    var safeAreaInsets: UIEdgeInsets { get }
    func safeAreaInsetsDidChange()
    var layoutMarginsGuide: UILayoutGuide { get }
    var readableContentGuide: UILayoutGuide { get }
    var safeAreaLayoutGuide: UILayoutGuide { get }
    var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
    func addLayoutGuide(_ layoutGuide: UILayoutGuide)
    func draw(_ rect: CGRect)
    func setNeedsDisplay()
    func setNeedsDisplay(_ rect: CGRect)
    var clipsToBounds: Bool
    var backgroundColor: UIColor?
    var alpha: CGFloat
    var isOpaque: Bool
    var isHidden: Bool
    var contentMode: ContentMode
    var mask: UIView?
    var tintColor: UIColor!
    var tintAdjustmentMode: TintAdjustmentMode
    func tintColorDidChange()
    var overrideUserInterfaceStyle: UIUserInterfaceStyle
    var semanticContentAttribute: UISemanticContentAttribute
    var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
    func endEditing(_ force: Bool) -> Bool
    var gestureRecognizers: [UIGestureRecognizer]?
    func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
    func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func addInteraction(_ interaction: any UIInteraction)
    func removeInteraction(_ interaction: any UIInteraction)
    var constraints: [NSLayoutConstraint] { get }
    func addConstraint(_ constraint: NSLayoutConstraint)
    func addConstraints(_ constraints: [NSLayoutConstraint])
    func removeConstraint(_ constraint: NSLayoutConstraint)
    func removeConstraints(_ constraints: [NSLayoutConstraint])
    func setNeedsUpdateConstraints()
    func updateConstraintsIfNeeded()
    func updateConstraints()
    var translatesAutoresizingMaskIntoConstraints: Bool
    class var requiresConstraintBasedLayout: Bool { get }
    var intrinsicContentSize: CGSize { get }
    func invalidateIntrinsicContentSize()
    func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
    func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
    var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
    func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
    func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
    class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], @_deliveredOn(main) animations: @escaping () -> Void, @_deliveredOn(main) completion: ((Bool) -> Void)? = nil)
    class func animate(withDuration duration: TimeInterval, @_deliveredOn(main) animations: @escaping () -> Void, @_deliveredOn(main) completion: ((Bool) -> Void)? = nil)
    class func animate(withDuration duration: TimeInterval, @_deliveredOn(main) animations: @escaping () -> Void)
    class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], @_deliveredOn(main) animations: @escaping () -> Void, @_deliveredOn(main) completion: ((Bool) -> Void)? = nil)
    class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void)
    class func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil)
    class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
    class func setAnimationsEnabled(_ enabled: Bool)
    class var areAnimationsEnabled: Bool { get }
    var accessibilityIdentifier: String?
    enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight }
    enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    struct AutoresizingMask: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var flexibleWidth: AutoresizingMask { get }
        static var flexibleHeight: AutoresizingMask { get }
    }
    struct AnimationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var allowUserInteraction: AnimationOptions { get }
        static var beginFromCurrentState: AnimationOptions { get }
        static var `repeat`: AnimationOptions { get }
        static var autoreverse: AnimationOptions { get }
        static var curveEaseInOut: AnimationOptions { get }
        static var curveEaseIn: AnimationOptions { get }
        static var curveEaseOut: AnimationOptions { get }
        static var curveLinear: AnimationOptions { get }
        static var transitionCrossDissolve: AnimationOptions { get }
    }
    struct KeyframeAnimationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
    enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
enum UISemanticContentAttribute: Int, Sendable { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    let rawValue: Float
    init(rawValue: Float)
    init(_ rawValue: Float)
    static let required: UILayoutPriority
    static let defaultHigh: UILayoutPriority
    static let defaultLow: UILayoutPriority
    static let fittingSizeLevel: UILayoutPriority
}
extension NSLayoutConstraint {
    var priority: UILayoutPriority { get set }
}
@MainActor class UILayoutGuide: NSObject, NSCoding {
    init()
    var owningView: UIView? { get }
    var layoutFrame: CGRect { get }
    var identifier: String
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
}
@MainActor class UIKeyboardLayoutGuide: UILayoutGuide {}
struct UIEdgeInsets: Hashable, Codable, Sendable {
    init()
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
    static let zero: UIEdgeInsets
}
struct UIOffset: Hashable, Sendable {
    init(horizontal: CGFloat, vertical: CGFloat)
    static let zero: UIOffset
}
struct UIRectEdge: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var all: UIRectEdge { get }
}
struct UIRectCorner: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var allCorners: UIRectCorner { get }
}
@MainActor @objc protocol UIAppearanceContainer: NSObjectProtocol {}
@MainActor @objc protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}
@MainActor @objc protocol UIDynamicItem: NSObjectProtocol {}
@MainActor @objc protocol UIFocusItem: NSObjectProtocol {}
@MainActor @objc protocol UIFocusEnvironment: NSObjectProtocol {}
@MainActor @objc protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

@MainActor class UIViewController: UIResponder, NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer, UIFocusEnvironment, NSExtensionRequestHandling {
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    init?(coder: NSCoder)
    convenience init()
    var view: UIView!
    func loadView()
    func loadViewIfNeeded()
    var viewIfLoaded: UIView? { get }
    func viewDidLoad()
    var isViewLoaded: Bool { get }
    var nibName: String? { get }
    var nibBundle: Bundle? { get }
    var storyboard: UIStoryboard? { get }
    func performSegue(withIdentifier identifier: String, sender: Any?)
    func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
    func prepare(for segue: UIStoryboardSegue, sender: Any?)
    func viewWillAppear(_ animated: Bool)
    func viewIsAppearing(_ animated: Bool)
    func viewDidAppear(_ animated: Bool)
    func viewWillDisappear(_ animated: Bool)
    func viewDidDisappear(_ animated: Bool)
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    var title: String?
    func didReceiveMemoryWarning()
    var parent: UIViewController? { get }
    var presentedViewController: UIViewController? { get }
    var presentingViewController: UIViewController? { get }
    var definesPresentationContext: Bool
    var isBeingPresented: Bool { get }
    var isBeingDismissed: Bool { get }
    var isMovingToParent: Bool { get }
    var isMovingFromParent: Bool { get }
    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, @_deliveredOn(main) completion: (() -> Void)? = nil)
    func dismiss(animated flag: Bool, @_deliveredOn(main) completion: (() -> Void)? = nil)
    var modalTransitionStyle: UIModalTransitionStyle
    var modalPresentationStyle: UIModalPresentationStyle
    var isModalInPresentation: Bool
    var preferredStatusBarStyle: UIStatusBarStyle { get }
    var prefersStatusBarHidden: Bool { get }
    func setNeedsStatusBarAppearanceUpdate()
    var overrideUserInterfaceStyle: UIUserInterfaceStyle
    var edgesForExtendedLayout: UIRectEdge
    var preferredContentSize: CGSize
    var shouldAutorotate: Bool { get }
    var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
    var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
    func setNeedsUpdateOfSupportedInterfaceOrientations()
    var isEditing: Bool
    func setEditing(_ editing: Bool, animated: Bool)
    var editButtonItem: UIBarButtonItem { get }
    var searchDisplayController: AnyObject? { get }
    var children: [UIViewController] { get }
    func addChild(_ childController: UIViewController)
    func removeFromParent()
    func willMove(toParent parent: UIViewController?)
    func didMove(toParent parent: UIViewController?)
    var navigationItem: UINavigationItem { get }
    var hidesBottomBarWhenPushed: Bool
    var navigationController: UINavigationController? { get }
    var splitViewController: UISplitViewController? { get }
    var tabBarController: UITabBarController? { get }
    var tabBarItem: UITabBarItem!
    var toolbarItems: [UIBarButtonItem]?
    var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
    var presentationController: UIPresentationController? { get }
    var popoverPresentationController: UIPopoverPresentationController? { get }
    var sheetPresentationController: UISheetPresentationController? { get }
    var additionalSafeAreaInsets: UIEdgeInsets
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func show(_ vc: UIViewController, sender: Any?)
    func showDetailViewController(_ vc: UIViewController, sender: Any?)
    var extensionContext: NSExtensionContext? { get }
    var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
    func setContentScrollView(_ scrollView: UIScrollView?)
    nonisolated func beginRequest(with context: NSExtensionContext)
}
@MainActor @objc protocol UIContentContainer: NSObjectProtocol {
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
enum UIModalPresentationStyle: Int, Sendable { case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen }

@MainActor @objc protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}
@MainActor @objc protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
@MainActor @objc protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}
struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let from: UITransitionContextViewControllerKey
    static let to: UITransitionContextViewControllerKey
}
struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let from: UITransitionContextViewKey
    static let to: UITransitionContextViewKey
}
@MainActor @objc protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    optional func animationEnded(_ transitionCompleted: Bool)
}
@MainActor @objc protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
@MainActor @objc protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    optional func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    optional func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}
@MainActor class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    func update(_ percentComplete: CGFloat)
    func cancel()
    func finish()
}
@MainActor class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIFocusEnvironment {
    init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
    var presentingViewController: UIViewController { get }
    var presentedViewController: UIViewController { get }
    var presentedView: UIView? { get }
    var containerView: UIView? { get }
    var frameOfPresentedViewInContainerView: CGRect { get }
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    func containerViewWillLayoutSubviews()
    func presentationTransitionWillBegin()
    func presentationTransitionDidEnd(_ completed: Bool)
    func dismissalTransitionWillBegin()
    func dismissalTransitionDidEnd(_ completed: Bool)
}
@_deliveredOn(main)
@MainActor @objc protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
@MainActor class UIPopoverPresentationController: UIPresentationController {
    var sourceView: UIView?
    var sourceRect: CGRect
    var barButtonItem: UIBarButtonItem?
    var permittedArrowDirections: UIPopoverArrowDirection
    var passthroughViews: [UIView]?
}
struct UIPopoverArrowDirection: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var any: UIPopoverArrowDirection { get }
    static var up: UIPopoverArrowDirection { get }
    static var down: UIPopoverArrowDirection { get }
}
@MainActor @objc protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    optional func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}
@MainActor class UISheetPresentationController: UIPresentationController {
    var detents: [Detent]
    var selectedDetentIdentifier: Detent.Identifier?
    var largestUndimmedDetentIdentifier: Detent.Identifier?
    var prefersGrabberVisible: Bool
    var prefersScrollingExpandsWhenScrolledToEdge: Bool
    var preferredCornerRadius: CGFloat?
    func animateChanges(_ changes: () -> Void)
    func invalidateDetents()
    @MainActor class Detent: NSObject {
        class func medium() -> Detent
        class func large() -> Detent
        class func custom(identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> Detent
        struct Identifier: RawRepresentable, Hashable, Sendable {
            let rawValue: String
            init(rawValue: String)
            init(_ rawValue: String)
            static let medium: Identifier
            static let large: Identifier
        }
    }
}
@MainActor protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}
@MainActor @objc protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}
@MainActor class UIStoryboard: NSObject {
    init(name: String, bundle storyboardBundleOrNil: Bundle?)
    func instantiateInitialViewController() -> UIViewController?
    func instantiateInitialViewController<ViewController>(creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController? where ViewController: UIViewController
    func instantiateViewController(withIdentifier identifier: String) -> UIViewController
    func instantiateViewController<ViewController>(identifier: String, creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController where ViewController: UIViewController
}
@MainActor class UIStoryboardSegue: NSObject {
    var identifier: String? { get }
    var source: UIViewController { get }
    var destination: UIViewController { get }
    func perform()
}
@MainActor class UINib: NSObject {
    init(nibName name: String, bundle bundleOrNil: Bundle?)
    func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any]
    struct OptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
    }
}
extension Bundle {
    @MainActor func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]?
}
