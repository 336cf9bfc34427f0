// AppKit: application, windows, responders, view controllers, views, menus. Main-actor unless said otherwise.
@_exported import Foundation
@_exported import UIFoundation
@_exported import CoreImage
@_exported import UniformTypeIdentifiers
@_exported import Symbols
@_exported import DeveloperToolsSupport

@MainActor class NSResponder: NSObject, NSCoding {
    init()
    init?(coder: NSCoder)
    var nextResponder: NSResponder?
    func tryToPerform(_ action: Selector, with object: Any?) -> Bool
    func performKeyEquivalent(with event: NSEvent) -> Bool
    func validRequestor(forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?) -> Any?
    func mouseDown(with event: NSEvent)
    func rightMouseDown(with event: NSEvent)
    func otherMouseDown(with event: NSEvent)
    func mouseUp(with event: NSEvent)
    func rightMouseUp(with event: NSEvent)
    func mouseMoved(with event: NSEvent)
    func mouseDragged(with event: NSEvent)
    func scrollWheel(with event: NSEvent)
    func mouseEntered(with event: NSEvent)
    func mouseExited(with event: NSEvent)
    func keyDown(with event: NSEvent)
    func keyUp(with event: NSEvent)
    func flagsChanged(with event: NSEvent)
    func cursorUpdate(with event: NSEvent)
    func magnify(with event: NSEvent)
    func swipe(with event: NSEvent)
    func interpretKeyEvents(_ eventArray: [NSEvent])
    func doCommand(by selector: Selector)
    func cancelOperation(_ sender: Any?)
    func insertText(_ insertString: Any)
    func selectAll(_ sender: Any?)
    var acceptsFirstResponder: Bool { get }
    func becomeFirstResponder() -> Bool
    func resignFirstResponder() -> Bool
    var menu: NSMenu?
    var undoManager: UndoManager? { get }
    func noResponder(for eventSelector: Selector)
    func presentError(_ error: any Error) -> Bool
    var userActivity: NSUserActivity?
    func updateUserActivityState(_ userActivity: NSUserActivity)
    func encodeRestorableState(with coder: NSCoder)
    func restoreState(with coder: NSCoder)
    func invalidateRestorableState()
    func makeTouchBar() -> NSTouchBar?
}

@MainActor var NSApp: NSApplication! { get set }
func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

@MainActor class NSApplication: NSResponder, NSUserInterfaceValidations, NSMenuItemValidation {
    class var shared: NSApplication { get }
    unowned(unsafe) var delegate: (any NSApplicationDelegate)?
    func hide(_ sender: Any?)
    func unhide(_ sender: Any?)
    func deactivate()
    func activate(ignoringOtherApps flag: Bool)
    func activate()
    func hideOtherApplications(_ sender: Any?)
    func window(withWindowNumber windowNum: Int) -> NSWindow?
    var mainWindow: NSWindow? { get }
    var keyWindow: NSWindow? { get }
    var isActive: Bool { get }
    var isHidden: Bool { get }
    var isRunning: Bool { get }
    func finishLaunching()
    func run()
    func runModal(for window: NSWindow) -> NSApplication.ModalResponse
    func stop(_ sender: Any?)
    func stopModal()
    func stopModal(withCode returnCode: NSApplication.ModalResponse)
    func abortModal()
    var modalWindow: NSWindow? { get }
    func sendEvent(_ event: NSEvent)
    func postEvent(_ event: NSEvent, atStart flag: Bool)
    var currentEvent: NSEvent? { get }
    func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent?
    var windows: [NSWindow] { get }
    var orderedWindows: [NSWindow] { get }
    var mainMenu: NSMenu?
    var helpMenu: NSMenu?
    var windowsMenu: NSMenu?
    var applicationIconImage: NSImage!
    func activationPolicy() -> ActivationPolicy
    func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool
    var dockTile: NSDockTile { get }
    func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
    func target(forAction action: Selector) -> Any?
    func terminate(_ sender: Any?)
    func reply(toApplicationShouldTerminate shouldTerminate: Bool)
    func orderFrontStandardAboutPanel(_ sender: Any?)
    func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int
    var effectiveAppearance: NSAppearance { get }
    var appearance: NSAppearance?
    var presentationOptions: PresentationOptions
    var occlusionState: OcclusionState { get }
    func registerForRemoteNotifications()
    func setAccessibilityEnhancedUserInterface(_ flag: Bool)
    var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool
    struct ModalResponse: RawRepresentable, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int)
        init(_ rawValue: Int)
        static let OK: ModalResponse
        static let cancel: ModalResponse
        static let stop: ModalResponse
        static let abort: ModalResponse
        static let `continue`: ModalResponse
        static let alertFirstButtonReturn: ModalResponse
        static let alertSecondButtonReturn: ModalResponse
        static let alertThirdButtonReturn: ModalResponse
    }
    enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
    enum DelegateReply: UInt, Sendable { case success, cancel, failure }
    enum RequestUserAttentionType: UInt, Sendable { case criticalRequest, informationalRequest }
    struct PresentationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var fullScreen: PresentationOptions { get }
        static var hideDock: PresentationOptions { get }
        static var autoHideToolbar: PresentationOptions { get }
        static var autoHideMenuBar: PresentationOptions { get }
    }
    struct OcclusionState: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var visible: OcclusionState { get }
    }
}
extension NSApplication {
    nonisolated class let didBecomeActiveNotification: NSNotification.Name
    nonisolated class let didResignActiveNotification: NSNotification.Name
    nonisolated class let willBecomeActiveNotification: NSNotification.Name
    nonisolated class let willResignActiveNotification: NSNotification.Name
    nonisolated class let didFinishLaunchingNotification: NSNotification.Name
    nonisolated class let willTerminateNotification: NSNotification.Name
    nonisolated class let didHideNotification: NSNotification.Name
    nonisolated class let didUnhideNotification: NSNotification.Name
    nonisolated class let didChangeScreenParametersNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol NSApplicationDelegate: NSObjectProtocol {
    optional func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    optional func application(_ application: NSApplication, open urls: [URL])
    optional func application(_ sender: NSApplication, openFile filename: String) -> Bool
    optional func application(_ sender: NSApplication, openFiles filenames: [String])
    optional func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    optional func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    optional func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    optional func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    optional func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    optional func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
    optional func application(_ application: NSApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void) -> Bool
    optional func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    optional func applicationWillFinishLaunching(_ notification: Notification)
    optional func applicationDidFinishLaunching(_ notification: Notification)
    optional func applicationWillHide(_ notification: Notification)
    optional func applicationDidHide(_ notification: Notification)
    optional func applicationWillBecomeActive(_ notification: Notification)
    optional func applicationDidBecomeActive(_ notification: Notification)
    optional func applicationWillResignActive(_ notification: Notification)
    optional func applicationDidResignActive(_ notification: Notification)
    optional func applicationWillTerminate(_ notification: Notification)
    optional func applicationDidChangeScreenParameters(_ notification: Notification)
    optional func applicationDidChangeOcclusionState(_ notification: Notification)
}
extension NSApplicationDelegate {
    static func main()
}
@MainActor @objc protocol NSUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
@MainActor @objc protocol NSUserInterfaceValidations {
    func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
@MainActor @objc protocol NSValidatedUserInterfaceItem {
    var action: Selector? { get }
    var tag: Int { get }
}
@MainActor @objc protocol NSMenuItemValidation {
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}
@MainActor class NSDockTile: NSObject {
    var badgeLabel: String?
    var contentView: NSView?
    func display()
}

class NSEvent: NSObject, NSCopying, NSCoding {
    var type: EventType { get }
    var modifierFlags: ModifierFlags { get }
    var timestamp: TimeInterval { get }
    weak var window: NSWindow? { get }
    var windowNumber: Int { get }
    var clickCount: Int { get }
    var buttonNumber: Int { get }
    var locationInWindow: NSPoint { get }
    var deltaX: CGFloat { get }
    var deltaY: CGFloat { get }
    var scrollingDeltaX: CGFloat { get }
    var scrollingDeltaY: CGFloat { get }
    var characters: String? { get }
    var charactersIgnoringModifiers: String? { get }
    var isARepeat: Bool { get }
    var keyCode: UInt16 { get }
    var trackingArea: NSTrackingArea? { get }
    var phase: Phase { get }
    var momentumPhase: Phase { get }
    var subtype: EventSubtype { get }
    class var modifierFlags: ModifierFlags { get }
    class var pressedMouseButtons: Int { get }
    class var mouseLocation: NSPoint { get }
    class var doubleClickInterval: TimeInterval { get }
    class func addGlobalMonitorForEvents(matching mask: EventTypeMask, @_deliveredOn(main) handler block: @escaping (NSEvent) -> Void) -> Any?
    class func addLocalMonitorForEvents(matching mask: EventTypeMask, @_deliveredOn(main) handler block: @escaping (NSEvent) -> NSEvent?) -> Any?
    class func removeMonitor(_ eventMonitor: Any)
    class func mouseEvent(with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int, pressure: Float) -> NSEvent?
    class func keyEvent(with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16) -> NSEvent?
    enum EventType: UInt, Sendable { case leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate, scrollWheel, otherMouseDown, otherMouseUp, otherMouseDragged, gesture, magnify, swipe, rotate, beginGesture, endGesture, pressure }
    struct EventTypeMask: OptionSet, Sendable {
        let rawValue: UInt64
        init(rawValue: UInt64)
        static var leftMouseDown: EventTypeMask { get }
        static var leftMouseUp: EventTypeMask { get }
        static var rightMouseDown: EventTypeMask { get }
        static var mouseMoved: EventTypeMask { get }
        static var keyDown: EventTypeMask { get }
        static var keyUp: EventTypeMask { get }
        static var flagsChanged: EventTypeMask { get }
        static var scrollWheel: EventTypeMask { get }
        static var any: EventTypeMask { get }
    }
    struct ModifierFlags: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var capsLock: ModifierFlags { get }
        static var shift: ModifierFlags { get }
        static var control: ModifierFlags { get }
        static var option: ModifierFlags { get }
        static var command: ModifierFlags { get }
        static var numericPad: ModifierFlags { get }
        static var function: ModifierFlags { get }
        static var deviceIndependentFlagsMask: ModifierFlags { get }
    }
    struct Phase: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var began: Phase { get }
        static var changed: Phase { get }
        static var ended: Phase { get }
        static var cancelled: Phase { get }
    }
    enum EventSubtype: Int16, Sendable { case applicationActivated, applicationDeactivated }
}

@MainActor class NSWindow: NSResponder, NSAnimatablePropertyContainer, NSMenuItemValidation, NSUserInterfaceValidations, NSUserInterfaceItemIdentification, NSAppearanceCustomization {
    init(contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool)
    convenience init(contentViewController: NSViewController)
    convenience init(contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool, screen: NSScreen?)
    var title: String
    var subtitle: String
    var titleVisibility: TitleVisibility
    var titlebarAppearsTransparent: Bool
    var contentView: NSView?
    var contentViewController: NSViewController?
    weak var delegate: (any NSWindowDelegate)?
    var windowNumber: Int { get }
    var styleMask: StyleMask
    var frame: NSRect { get }
    func frameRect(forContentRect contentRect: NSRect) -> NSRect
    func setFrame(_ frameRect: NSRect, display flag: Bool)
    func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool)
    func setFrameOrigin(_ point: NSPoint)
    func setFrameTopLeftPoint(_ point: NSPoint)
    func setContentSize(_ size: NSSize)
    func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool
    func saveFrame(usingName name: FrameAutosaveName)
    typealias FrameAutosaveName = String
    var minSize: NSSize
    var maxSize: NSSize
    var contentMinSize: NSSize
    func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint
    func makeFirstResponder(_ responder: NSResponder?) -> Bool
    weak var firstResponder: NSResponder? { get }
    var isReleasedWhenClosed: Bool
    func close()
    func performClose(_ sender: Any?)
    func miniaturize(_ sender: Any?)
    func deminiaturize(_ sender: Any?)
    var isMiniaturized: Bool { get }
    var isZoomed: Bool { get }
    func zoom(_ sender: Any?)
    func toggleFullScreen(_ sender: Any?)
    var isOpaque: Bool
    var hasShadow: Bool
    var backgroundColor: NSColor!
    var alphaValue: CGFloat
    var isMovable: Bool
    var isMovableByWindowBackground: Bool
    var hidesOnDeactivate: Bool
    func center()
    func makeKeyAndOrderFront(_ sender: Any?)
    func orderFront(_ sender: Any?)
    func orderFrontRegardless()
    func orderBack(_ sender: Any?)
    func orderOut(_ sender: Any?)
    func order(_ place: OrderingMode, relativeTo otherWin: Int)
    var isVisible: Bool { get }
    var isKeyWindow: Bool { get }
    var isMainWindow: Bool { get }
    var canBecomeKey: Bool { get }
    var canBecomeMain: Bool { get }
    func makeKey()
    func makeMain()
    func becomeKey()
    func resignKey()
    func becomeMain()
    func resignMain()
    var level: Level
    var screen: NSScreen? { get }
    var collectionBehavior: CollectionBehavior
    var occlusionState: OcclusionState { get }
    var ignoresMouseEvents: Bool
    var acceptsMouseMovedEvents: Bool
    var backingScaleFactor: CGFloat { get }
    func convertPoint(toScreen point: NSPoint) -> NSPoint
    func convertPoint(fromScreen point: NSPoint) -> NSPoint
    func convertToScreen(_ rect: NSRect) -> NSRect
    func beginSheet(_ sheetWindow: NSWindow, @_deliveredOn(main) completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
    func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse
    func endSheet(_ sheetWindow: NSWindow)
    func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse)
    var attachedSheet: NSWindow? { get }
    var isSheet: Bool { get }
    var sheetParent: NSWindow? { get }
    var sheets: [NSWindow] { get }
    func standardWindowButton(_ b: ButtonType) -> NSButton?
    func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode)
    func removeChildWindow(_ childWin: NSWindow)
    var childWindows: [NSWindow]? { get }
    var parent: NSWindow?
    var toolbar: NSToolbar?
    var toolbarStyle: ToolbarStyle
    var windowController: NSWindowController?
    var tabbingMode: TabbingMode
    var tabbedWindows: [NSWindow]? { get }
    var tabGroup: NSWindowTabGroup? { get }
    func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode)
    func sendEvent(_ event: NSEvent)
    var currentEvent: NSEvent? { get }
    func layoutIfNeeded()
    func displayIfNeeded()
    var animationBehavior: AnimationBehavior
    func performDrag(with event: NSEvent)
    func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController)
    var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController]
    var representedURL: URL?
    var isDocumentEdited: Bool
    var isRestorable: Bool
    var effectiveAppearance: NSAppearance { get }
    var appearance: NSAppearance?
    func animator() -> Self
    var identifier: NSUserInterfaceItemIdentifier?
    func invalidateShadow()
    func recalculateKeyViewLoop()
    var sharingType: SharingType
    struct StyleMask: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var borderless: StyleMask { get }
        static var titled: StyleMask { get }
        static var closable: StyleMask { get }
        static var miniaturizable: StyleMask { get }
        static var resizable: StyleMask { get }
        static var unifiedTitleAndToolbar: StyleMask { get }
        static var fullScreen: StyleMask { get }
        static var fullSizeContentView: StyleMask { get }
        static var utilityWindow: StyleMask { get }
        static var nonactivatingPanel: StyleMask { get }
        static var hudWindow: StyleMask { get }
    }
    enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
    enum OrderingMode: Int, Sendable { case above, below, out }
    enum TitleVisibility: Int, Sendable { case visible, hidden }
    enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton }
    enum AnimationBehavior: Int, Sendable { case `default`, none, documentWindow, utilityWindow, alertPanel }
    enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
    struct Level: RawRepresentable, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int)
        init(_ rawValue: Int)
        static let normal: Level
        static let floating: Level
        static let statusBar: Level
        static let popUpMenu: Level
        static let modalPanel: Level
        static let mainMenu: Level
    }
    struct CollectionBehavior: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var canJoinAllSpaces: CollectionBehavior { get }
        static var moveToActiveSpace: CollectionBehavior { get }
        static var fullScreenPrimary: CollectionBehavior { get }
        static var fullScreenAuxiliary: CollectionBehavior { get }
        static var stationary: CollectionBehavior { get }
        static var transient: CollectionBehavior { get }
    }
    struct OcclusionState: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var visible: OcclusionState { get }
    }
    nonisolated class let didBecomeKeyNotification: NSNotification.Name
    nonisolated class let didResignKeyNotification: NSNotification.Name
    nonisolated class let didBecomeMainNotification: NSNotification.Name
    nonisolated class let didResignMainNotification: NSNotification.Name
    nonisolated class let willCloseNotification: NSNotification.Name
    nonisolated class let didMoveNotification: NSNotification.Name
    nonisolated class let didResizeNotification: NSNotification.Name
    nonisolated class let didMiniaturizeNotification: NSNotification.Name
    nonisolated class let didEnterFullScreenNotification: NSNotification.Name
    nonisolated class let didExitFullScreenNotification: NSNotification.Name
    nonisolated class let didChangeOcclusionStateNotification: NSNotification.Name
    nonisolated class let didChangeScreenNotification: NSNotification.Name
    nonisolated class let didEndSheetNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol NSWindowDelegate: NSObjectProtocol {
    optional func windowShouldClose(_ sender: NSWindow) -> Bool
    optional func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
    optional func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
    optional func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
    optional func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
    optional func windowDidResize(_ notification: Notification)
    optional func windowDidExpose(_ notification: Notification)
    optional func windowWillMove(_ notification: Notification)
    optional func windowDidMove(_ notification: Notification)
    optional func windowDidBecomeKey(_ notification: Notification)
    optional func windowDidResignKey(_ notification: Notification)
    optional func windowDidBecomeMain(_ notification: Notification)
    optional func windowDidResignMain(_ notification: Notification)
    optional func windowWillClose(_ notification: Notification)
    optional func windowDidMiniaturize(_ notification: Notification)
    optional func windowDidDeminiaturize(_ notification: Notification)
    optional func windowDidChangeScreen(_ notification: Notification)
    optional func windowDidEndLiveResize(_ notification: Notification)
    optional func windowWillEnterFullScreen(_ notification: Notification)
    optional func windowDidEnterFullScreen(_ notification: Notification)
    optional func windowWillExitFullScreen(_ notification: Notification)
    optional func windowDidExitFullScreen(_ notification: Notification)
    optional func windowDidChangeOcclusionState(_ notification: Notification)
}
@MainActor class NSPanel: NSWindow {
    var isFloatingPanel: Bool
    var becomesKeyOnlyIfNeeded: Bool
    var worksWhenModal: Bool
}
@MainActor class NSWindowTabGroup: NSObject {
    var windows: [NSWindow] { get }
    var selectedWindow: NSWindow?
}
@MainActor class NSWindowController: NSResponder, NSSeguePerforming {
    init(window: NSWindow?)
    init?(coder: NSCoder)
    convenience init(windowNibName: NSNib.Name)
    var window: NSWindow?
    var contentViewController: NSViewController?
    var windowNibName: NSNib.Name? { get }
    var isWindowLoaded: Bool { get }
    func loadWindow()
    func windowWillLoad()
    func windowDidLoad()
    func showWindow(_ sender: Any?)
    func close()
    var document: AnyObject?
    var shouldCascadeWindows: Bool
    var windowFrameAutosaveName: NSWindow.FrameAutosaveName
    var storyboard: NSStoryboard? { get }
    func dismissController(_ sender: Any?)
}
@MainActor @objc protocol NSSeguePerforming: NSObjectProtocol {
    optional func prepare(for segue: NSStoryboardSegue, sender: Any?)
    optional func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
}
@MainActor class NSStoryboardSegue: NSObject {
    typealias Identifier = String
    var identifier: Identifier? { get }
    var sourceController: Any { get }
    var destinationController: Any { get }
}
@MainActor class NSStoryboard: NSObject {
    typealias Name = String
    typealias SceneIdentifier = String
    class var main: NSStoryboard? { get }
    init(name: Name, bundle storyboardBundleOrNil: Bundle?)
    func instantiateInitialController() -> Any?
    func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any
    func instantiateInitialController<Controller>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? where Controller: NSViewController
    func instantiateController<Controller>(identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil) -> Controller where Controller: NSViewController
}
@MainActor class NSNib: NSObject {
    typealias Name = String
    init?(nibNamed nibName: Name, bundle: Bundle?)
    func instantiate(withOwner owner: Any?, topLevelObjects: AutoreleasingUnsafeMutablePointer<NSArray?>?) -> Bool
}
extension Bundle {
    @MainActor func loadNibNamed(_ nibName: NSNib.Name, owner: Any?, topLevelObjects: AutoreleasingUnsafeMutablePointer<NSArray?>?) -> Bool
    func image(forResource name: NSImage.Name) -> NSImage?
}

@MainActor class NSViewController: NSResponder, NSEditor, NSSeguePerforming, NSUserInterfaceItemIdentification {
    init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
    init?(coder: NSCoder)
    convenience init()
    var nibName: NSNib.Name? { get }
    var nibBundle: Bundle? { get }
    var representedObject: Any?
    var title: String?
    var view: NSView
    var viewIfLoaded: NSView? { get }
    func loadView()
    func loadViewIfNeeded()
    func viewDidLoad()
    var isViewLoaded: Bool { get }
    func viewWillAppear()
    func viewDidAppear()
    func viewWillDisappear()
    func viewDidDisappear()
    var preferredContentSize: NSSize
    func updateViewConstraints()
    func viewWillLayout()
    func viewDidLayout()
    func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator)
    func presentAsSheet(_ viewController: NSViewController)
    func presentAsModalWindow(_ viewController: NSViewController)
    func present(_ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior)
    func dismiss(_ viewController: NSViewController)
    func dismiss(_ sender: Any?)
    var presentedViewControllers: [NSViewController]? { get }
    var presentingViewController: NSViewController? { get }
    func transition(from fromViewController: NSViewController, to toViewController: NSViewController, options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil)
    var parent: NSViewController? { get }
    var children: [NSViewController]
    func addChild(_ childViewController: NSViewController)
    func removeFromParent()
    func insertChild(_ childViewController: NSViewController, at index: Int)
    func removeChild(at index: Int)
    var storyboard: NSStoryboard? { get }
    func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
    func prepare(for segue: NSStoryboardSegue, sender: Any?)
    var extensionContext: NSExtensionContext? { get }
    struct TransitionOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var crossfade: TransitionOptions { get }
    }
}
@MainActor @objc protocol NSEditor: NSObjectProtocol {
    func discardEditing()
    func commitEditing() -> Bool
}
@MainActor @objc protocol NSViewControllerPresentationAnimator: NSObjectProtocol {}
@MainActor class NSTitlebarAccessoryViewController: NSViewController {
    var layoutAttribute: NSLayoutConstraint.Attribute
}
@MainActor class NSSplitViewController: NSViewController {
    var splitView: NSSplitView
    var splitViewItems: [NSSplitViewItem]
    func addSplitViewItem(_ splitViewItem: NSSplitViewItem)
}
@MainActor class NSSplitViewItem: NSObject {
    init(viewController: NSViewController)
    convenience init(sidebarWithViewController viewController: NSViewController)
    var viewController: NSViewController
    var isCollapsed: Bool
    var minimumThickness: CGFloat
    var maximumThickness: CGFloat
}
@MainActor class NSTabViewController: NSViewController {
    var tabViewItems: [NSTabViewItem]
    var selectedTabViewItemIndex: Int
    var tabStyle: TabStyle
    func addTabViewItem(_ tabViewItem: NSTabViewItem)
    enum TabStyle: Int, Sendable { case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified }
}
@MainActor class NSTabViewItem: NSObject {
    init(viewController: NSViewController)
    var label: String
    var viewController: NSViewController?
    var image: NSImage?
}

@MainActor class NSView: NSResponder, NSAnimatablePropertyContainer, NSUserInterfaceItemIdentification, NSDraggingDestination, NSAppearanceCustomization, NSAccessibilityElementProtocol {
    init(frame frameRect: NSRect)
    init?(coder: NSCoder)
    var window: NSWindow? { get }
    unowned(unsafe) var superview: NSView? { get }
    var subviews: [NSView]
    func isDescendant(of view: NSView) -> Bool
    func ancestorShared(with view: NSView) -> NSView?
    var isHidden: Bool
    var isHiddenOrHasHiddenAncestor: Bool { get }
    func addSubview(_ view: NSView)
    func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?)
    func replaceSubview(_ oldView: NSView, with newView: NSView)
    func removeFromSuperview()
    func viewWillMove(toWindow newWindow: NSWindow?)
    func viewDidMoveToWindow()
    func viewWillMove(toSuperview newSuperview: NSView?)
    func viewDidMoveToSuperview()
    func didAddSubview(_ subview: NSView)
    func willRemoveSubview(_ subview: NSView)
    func viewDidHide()
    func viewDidUnhide()
    func viewDidChangeEffectiveAppearance()
    func viewDidChangeBackingProperties()
    var frame: NSRect
    var bounds: NSRect
    var frameRotation: CGFloat
    func setFrameOrigin(_ newOrigin: NSPoint)
    func setFrameSize(_ newSize: NSSize)
    func setBoundsSize(_ newSize: NSSize)
    var isFlipped: Bool { get }
    var isOpaque: Bool { get }
    func convert(_ point: NSPoint, from view: NSView?) -> NSPoint
    func convert(_ point: NSPoint, to view: NSView?) -> NSPoint
    func convert(_ rect: NSRect, from view: NSView?) -> NSRect
    func convert(_ rect: NSRect, to view: NSView?) -> NSRect
    var autoresizesSubviews: Bool
    var autoresizingMask: AutoresizingMask
    var needsDisplay: Bool
    func setNeedsDisplay(_ invalidRect: NSRect)
    func display()
    func displayIfNeeded()
    func draw(_ dirtyRect: NSRect)
    func hitTest(_ point: NSPoint) -> NSView?
    func mouse(_ point: NSPoint, in rect: NSRect) -> Bool
    func viewWithTag(_ tag: Int) -> NSView?
    var tag: Int { get }
    func performKeyEquivalent(with event: NSEvent) -> Bool
    func acceptsFirstMouse(for event: NSEvent?) -> Bool
    var needsPanelToBecomeKey: Bool { get }
    var mouseDownCanMoveWindow: Bool { get }
    func addCursorRect(_ rect: NSRect, cursor object: NSCursor)
    func resetCursorRects()
    func addTrackingArea(_ trackingArea: NSTrackingArea)
    func removeTrackingArea(_ trackingArea: NSTrackingArea)
    var trackingAreas: [NSTrackingArea] { get }
    func updateTrackingAreas()
    var wantsLayer: Bool
    var layer: CALayer?
    var wantsUpdateLayer: Bool { get }
    func updateLayer()
    func makeBackingLayer() -> CALayer
    var layerContentsRedrawPolicy: LayerContentsRedrawPolicy
    var alphaValue: CGFloat
    var shadow: NSShadow?
    var clipsToBounds: Bool
    var menu: NSMenu?
    func menu(for event: NSEvent) -> NSMenu?
    var toolTip: String?
    func addToolTip(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?) -> ToolTipTag
    typealias ToolTipTag = Int
    func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType])
    func unregisterDraggedTypes()
    func beginDraggingSession(with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource) -> NSDraggingSession
    func scroll(_ point: NSPoint)
    func scrollToVisible(_ rect: NSRect) -> Bool
    var enclosingScrollView: NSScrollView? { get }
    var visibleRect: NSRect { get }
    var needsLayout: Bool
    func layout()
    func layoutSubtreeIfNeeded()
    var needsUpdateConstraints: Bool
    func updateConstraints()
    func updateConstraintsForSubtreeIfNeeded()
    var translatesAutoresizingMaskIntoConstraints: Bool
    var constraints: [NSLayoutConstraint] { get }
    func addConstraint(_ constraint: NSLayoutConstraint)
    func addConstraints(_ constraints: [NSLayoutConstraint])
    func removeConstraint(_ constraint: NSLayoutConstraint)
    func removeConstraints(_ constraints: [NSLayoutConstraint])
    var fittingSize: NSSize { get }
    var intrinsicContentSize: NSSize { get }
    func invalidateIntrinsicContentSize()
    func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
    func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
    func addLayoutGuide(_ guide: NSLayoutGuide)
    var safeAreaLayoutGuide: NSLayoutGuide { get }
    var safeAreaInsets: NSEdgeInsets { get }
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
    var gestureRecognizers: [NSGestureRecognizer]
    func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
    func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
    var effectiveAppearance: NSAppearance { get }
    var appearance: NSAppearance?
    func animator() -> Self
    var nextKeyView: NSView?
    var focusRingType: NSFocusRingType
    var canDrawConcurrently: Bool
    func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep?
    func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep)
    func dataWithPDF(inside rect: NSRect) -> Data
    func lockFocus()
    func unlockFocus()
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    var identifier: NSUserInterfaceItemIdentifier?
    struct AutoresizingMask: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var width: AutoresizingMask { get }
        static var height: AutoresizingMask { get }
        static var minXMargin: AutoresizingMask { get }
        static var maxXMargin: AutoresizingMask { get }
        static var minYMargin: AutoresizingMask { get }
        static var maxYMargin: AutoresizingMask { get }
    }
    enum LayerContentsRedrawPolicy: Int, Sendable { case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade }
    nonisolated class let frameDidChangeNotification: NSNotification.Name
    nonisolated class let boundsDidChangeNotification: NSNotification.Name
    nonisolated class let noIntrinsicMetric: CGFloat
}
extension NSLayoutConstraint {
    var priority: Priority { get set }
    struct Priority: RawRepresentable, Hashable, Sendable {
        let rawValue: Float
        init(rawValue: Float)
        init(_ rawValue: Float)
        static let required: Priority
        static let defaultHigh: Priority
        static let defaultLow: Priority
        static let fittingSizeCompression: Priority
    }
    enum Orientation: Int, Sendable { case horizontal, vertical }
}
@MainActor class NSLayoutGuide: NSObject, NSCoding {
    init()
    var frame: NSRect { get }
    weak var owningView: NSView? { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
}
@MainActor @objc protocol NSAnimatablePropertyContainer {
    func animator() -> Self
}
@MainActor @objc protocol NSUserInterfaceItemIdentification {
    var identifier: NSUserInterfaceItemIdentifier? { get set }
}
@MainActor @objc protocol NSAppearanceCustomization: NSObjectProtocol {
    var appearance: NSAppearance? { get set }
    var effectiveAppearance: NSAppearance { get }
}
@MainActor @objc protocol NSAccessibilityElementProtocol: NSObjectProtocol {}
struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    let rawValue: String
    init(rawValue: String)
    init(_ rawValue: String)
    init(stringLiteral value: String)
}
enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

class NSAppearance: NSObject, NSSecureCoding, @unchecked Sendable {
    init?(named name: Name)
    var name: Name { get }
    func bestMatch(from appearances: [Name]) -> Name?
    func performAsCurrentDrawingAppearance(_ block: () -> Void)
    class func currentDrawing() -> NSAppearance
    struct Name: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let aqua: Name
        static let darkAqua: Name
        static let vibrantLight: Name
        static let vibrantDark: Name
    }
}
@MainActor class NSScreen: NSObject {
    class var screens: [NSScreen] { get }
    class var main: NSScreen? { get }
    var frame: NSRect { get }
    var visibleFrame: NSRect { get }
    var deviceDescription: [NSDeviceDescriptionKey: Any] { get }
    var backingScaleFactor: CGFloat { get }
    var localizedName: String { get }
    var safeAreaInsets: NSEdgeInsets { get }
    var maximumFramesPerSecond: Int { get }
}
struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    init(_ rawValue: String)
}
@MainActor class NSTrackingArea: NSObject, NSCopying, NSCoding {
    init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil)
    var rect: NSRect { get }
    struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var mouseEnteredAndExited: Options { get }
        static var mouseMoved: Options { get }
        static var cursorUpdate: Options { get }
        static var activeAlways: Options { get }
        static var activeInActiveApp: Options { get }
        static var activeInKeyWindow: Options { get }
        static var inVisibleRect: Options { get }
    }
}
class NSCursor: NSObject, NSSecureCoding {
    class var current: NSCursor { get }
    class var arrow: NSCursor { get }
    class var iBeam: NSCursor { get }
    class var pointingHand: NSCursor { get }
    class var resizeLeftRight: NSCursor { get }
    class var operationNotAllowed: NSCursor { get }
    func set()
    func push()
    func pop()
    class func pop()
    class func hide()
    class func unhide()
}
class NSAnimationContext: NSObject {
    class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil)
    class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async
    class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void)
    class func beginGrouping()
    class func endGrouping()
    class var current: NSAnimationContext { get }
    var duration: TimeInterval
    var timingFunction: CAMediaTimingFunction?
    var completionHandler: (@Sendable () -> Void)?
    var allowsImplicitAnimation: Bool
}

// Menus, status items, toolbars, touch bar

@MainActor class NSMenu: NSObject, NSCopying, NSCoding, NSUserInterfaceItemIdentification {
    init(title: String)
    init(coder: NSCoder)
    var title: String
    func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool
    class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView)
    unowned(unsafe) var supermenu: NSMenu?
    func insertItem(_ newItem: NSMenuItem, at index: Int)
    func addItem(_ newItem: NSMenuItem)
    func insertItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int) -> NSMenuItem
    func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
    func removeItem(at index: Int)
    func removeItem(_ item: NSMenuItem)
    func removeAllItems()
    var items: [NSMenuItem]
    var numberOfItems: Int { get }
    func item(at index: Int) -> NSMenuItem?
    func index(of item: NSMenuItem) -> Int
    func indexOfItem(withTitle title: String) -> Int
    func item(withTitle title: String) -> NSMenuItem?
    func item(withTag tag: Int) -> NSMenuItem?
    var autoenablesItems: Bool
    func update()
    func performKeyEquivalent(with event: NSEvent) -> Bool
    func performActionForItem(at index: Int)
    weak var delegate: (any NSMenuDelegate)?
    var minimumWidth: CGFloat
    var font: NSFont!
    func cancelTracking()
    var highlightedItem: NSMenuItem? { get }
    nonisolated class let didBeginTrackingNotification: NSNotification.Name
    nonisolated class let didEndTrackingNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol NSMenuDelegate: NSObjectProtocol {
    optional func menuNeedsUpdate(_ menu: NSMenu)
    optional func numberOfItems(in menu: NSMenu) -> Int
    optional func menuWillOpen(_ menu: NSMenu)
    optional func menuDidClose(_ menu: NSMenu)
    optional func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}
@MainActor class NSMenuItem: NSObject, NSCopying, NSCoding, NSValidatedUserInterfaceItem, NSUserInterfaceItemIdentification {
    class func separator() -> NSMenuItem
    class func sectionHeader(title: String) -> Self
    init(title string: String, action selector: Selector?, keyEquivalent charCode: String)
    init()
    unowned(unsafe) var menu: NSMenu?
    var hasSubmenu: Bool { get }
    var submenu: NSMenu?
    var parent: NSMenuItem? { get }
    var title: String
    var attributedTitle: NSAttributedString?
    var isSeparatorItem: Bool { get }
    var keyEquivalent: String
    var keyEquivalentModifierMask: NSEvent.ModifierFlags
    var image: NSImage?
    var state: NSControl.StateValue
    var isEnabled: Bool
    var isAlternate: Bool
    var indentationLevel: Int
    weak var target: AnyObject?
    var action: Selector?
    var tag: Int
    var representedObject: Any?
    var view: NSView?
    var isHidden: Bool
    var toolTip: String?
    var identifier: NSUserInterfaceItemIdentifier?
}
@MainActor class NSStatusBar: NSObject {
    class var system: NSStatusBar { get }
    func statusItem(withLength length: CGFloat) -> NSStatusItem
    func removeStatusItem(_ item: NSStatusItem)
    var thickness: CGFloat { get }
}
@MainActor class NSStatusItem: NSObject {
    var length: CGFloat
    var menu: NSMenu?
    var button: NSStatusBarButton? { get }
    var isVisible: Bool
    nonisolated class let variableLength: CGFloat
    nonisolated class let squareLength: CGFloat
}
@MainActor class NSStatusBarButton: NSButton {}
@MainActor class NSToolbar: NSObject {
    init(identifier: Identifier)
    weak var delegate: (any NSToolbarDelegate)?
    var isVisible: Bool
    var displayMode: DisplayMode
    var items: [NSToolbarItem] { get }
    var showsBaselineSeparator: Bool
    typealias Identifier = String
    enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
}
@MainActor @objc protocol NSToolbarDelegate: NSObjectProtocol {
    optional func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem?
    optional func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    optional func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}
@MainActor class NSToolbarItem: NSObject, NSCopying {
    init(itemIdentifier: Identifier)
    var label: String
    var image: NSImage?
    var view: NSView?
    var isEnabled: Bool
    var action: Selector?
    weak var target: AnyObject?
    struct Identifier: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let flexibleSpace: Identifier
        static let space: Identifier
        static let toggleSidebar: Identifier
    }
}
@MainActor class NSTouchBar: NSObject {}

// Drag and drop, pasteboard

class NSPasteboard: NSObject, @unchecked Sendable {
    class var general: NSPasteboard { get }
    init(name: Name)
    class func withUniqueName() -> NSPasteboard
    var changeCount: Int { get }
    var types: [PasteboardType]? { get }
    var pasteboardItems: [NSPasteboardItem]? { get }
    func clearContents() -> Int
    func prepareForNewContents(with options: ContentsOptions = []) -> Int
    func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int
    func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool
    func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]?
    func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool
    func availableType(from types: [PasteboardType]) -> PasteboardType?
    func data(forType dataType: PasteboardType) -> Data?
    func string(forType dataType: PasteboardType) -> String?
    func propertyList(forType dataType: PasteboardType) -> Any?
    func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool
    func setString(_ string: String, forType dataType: PasteboardType) -> Bool
    func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool
    func releaseGlobally()
    struct Name: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let general: Name
        static let drag: Name
        static let find: Name
    }
    struct PasteboardType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let string: PasteboardType
        static let URL: PasteboardType
        static let fileURL: PasteboardType
        static let png: PasteboardType
        static let tiff: PasteboardType
        static let html: PasteboardType
        static let rtf: PasteboardType
        static let pdf: PasteboardType
        static let tabularText: PasteboardType
    }
    struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let urlReadingFileURLsOnly: ReadingOptionKey
    }
    struct ContentsOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
    struct WritingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
}
class NSPasteboardItem: NSObject, NSPasteboardWriting {
    init()
    var types: [NSPasteboard.PasteboardType] { get }
    func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool
    func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool
    func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool
    func data(forType type: NSPasteboard.PasteboardType) -> Data?
    func string(forType type: NSPasteboard.PasteboardType) -> String?
    func propertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}
@objc protocol NSPasteboardWriting: NSObjectProtocol {
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    optional func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.WritingOptions
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}
@objc protocol NSPasteboardReading: NSObjectProtocol {}
struct NSDragOperation: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var copy: NSDragOperation { get }
    static var link: NSDragOperation { get }
    static var generic: NSDragOperation { get }
    static var `private`: NSDragOperation { get }
    static var move: NSDragOperation { get }
    static var delete: NSDragOperation { get }
    static var every: NSDragOperation { get }
    static var none: NSDragOperation { get }
}
@MainActor @objc protocol NSDraggingInfo: NSObjectProtocol {
    var draggingDestinationWindow: NSWindow? { get }
    var draggingSourceOperationMask: NSDragOperation { get }
    var draggingLocation: NSPoint { get }
    var draggedImageLocation: NSPoint { get }
    var draggingPasteboard: NSPasteboard { get }
    var draggingSource: Any? { get }
    var draggingSequenceNumber: Int { get }
}
@MainActor @objc protocol NSDraggingDestination: NSObjectProtocol {
    optional func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
    optional func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
    optional func draggingExited(_ sender: (any NSDraggingInfo)?)
    optional func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
    optional func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
    optional func draggingEnded(_ sender: any NSDraggingInfo)
}
@MainActor @objc protocol NSDraggingSource: NSObjectProtocol {
    func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation
    optional func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
}
enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }
@MainActor class NSDraggingSession: NSObject {
    var draggingPasteboard: NSPasteboard { get }
    var animatesToStartingPositionsOnCancelOrFail: Bool
}
@MainActor class NSDraggingItem: NSObject {
    init(pasteboardWriter: any NSPasteboardWriting)
    func setDraggingFrame(_ frame: NSRect, contents: Any?)
}
@MainActor class NSDraggingImageComponent: NSObject {}

// Workspace, documents, alerts, panels, sharing, printing

class NSWorkspace: NSObject {
    class var shared: NSWorkspace { get }
    var notificationCenter: NotificationCenter { get }
    func open(_ url: URL) -> Bool
    func open(_ url: URL, configuration: OpenConfiguration, @_deliveredOn(arbitrary) completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil)
    func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration, @_deliveredOn(arbitrary) completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil)
    func openApplication(at applicationURL: URL, configuration: OpenConfiguration, @_deliveredOn(arbitrary) completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil)
    func openApplication(at applicationURL: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication
    func activateFileViewerSelecting(_ fileURLs: [URL])
    func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
    func icon(forFile fullPath: String) -> NSImage
    func icon(for contentType: UTType) -> NSImage
    func setIcon(_ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []) -> Bool
    func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
    func urlForApplication(toOpen url: URL) -> URL?
    func urlsForApplications(toOpen url: URL) -> [URL]
    func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String, completion completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    func recycle(_ URLs: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil)
    var runningApplications: [NSRunningApplication] { get }
    var frontmostApplication: NSRunningApplication? { get }
    var accessibilityDisplayShouldReduceMotion: Bool { get }
    class OpenConfiguration: NSObject, NSCopying {
        init()
        var activates: Bool
        var arguments: [String]
        var environment: [String: String]
        var createsNewApplicationInstance: Bool
        var promptsUserIfNeeded: Bool
        var hides: Bool
        var allowsRunningApplicationSubstitution: Bool
    }
    struct IconCreationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
    class let didLaunchApplicationNotification: NSNotification.Name
    class let didTerminateApplicationNotification: NSNotification.Name
    class let didActivateApplicationNotification: NSNotification.Name
    class let didWakeNotification: NSNotification.Name
    class let willSleepNotification: NSNotification.Name
    class let screensDidSleepNotification: NSNotification.Name
    class let screensDidWakeNotification: NSNotification.Name
    class let sessionDidBecomeActiveNotification: NSNotification.Name
    class let activeSpaceDidChangeNotification: NSNotification.Name
    class let applicationUserInfoKey: String
}
class NSRunningApplication: NSObject, @unchecked Sendable {
    class var current: NSRunningApplication { get }
    class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication]
    init?(processIdentifier pid: pid_t)
    var isTerminated: Bool { get }
    var isActive: Bool { get }
    var isHidden: Bool { get }
    var localizedName: String? { get }
    var bundleIdentifier: String? { get }
    var bundleURL: URL? { get }
    var executableURL: URL? { get }
    var processIdentifier: pid_t { get }
    var launchDate: Date? { get }
    var icon: NSImage? { get }
    var activationPolicy: NSApplication.ActivationPolicy { get }
    func activate(options: NSApplication.ActivationOptions = []) -> Bool
    func hide() -> Bool
    func terminate() -> Bool
    func forceTerminate() -> Bool
}
extension NSApplication {
    struct ActivationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var activateAllWindows: ActivationOptions { get }
        static var activateIgnoringOtherApps: ActivationOptions { get }
    }
}
@MainActor class NSDocument: NSObject, NSFilePresenter, NSMenuItemValidation, NSUserInterfaceValidations, NSEditor {
    init()
    nonisolated var fileURL: URL? { get set }
    nonisolated var fileType: String? { get set }
    class var autosavesInPlace: Bool { get }
    var isDocumentEdited: Bool { get }
    func makeWindowControllers()
    func windowControllerDidLoadNib(_ windowController: NSWindowController)
    func data(ofType typeName: String) throws -> Data
    nonisolated func read(from data: Data, ofType typeName: String) throws
    nonisolated func read(from url: URL, ofType typeName: String) throws
    func save(_ sender: Any?)
    func close()
    var windowControllers: [NSWindowController] { get }
    func addWindowController(_ windowController: NSWindowController)
    func updateChangeCount(_ change: ChangeType)
    enum ChangeType: UInt, Sendable { case changeDone, changeUndone, changeCleared }
}
@MainActor class NSDocumentController: NSObject, NSCoding, NSMenuItemValidation, NSUserInterfaceValidations {
    class var shared: NSDocumentController { get }
    var documents: [NSDocument] { get }
    var currentDocument: NSDocument? { get }
    func openDocument(withContentsOf url: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void)
    func noteNewRecentDocumentURL(_ url: URL)
}
@MainActor class NSAlert: NSObject {
    init()
    convenience init(error: any Error)
    var messageText: String
    var informativeText: String
    var icon: NSImage!
    func addButton(withTitle title: String) -> NSButton
    var buttons: [NSButton] { get }
    var showsHelp: Bool
    var alertStyle: Style
    weak var delegate: (any NSAlertDelegate)?
    var showsSuppressionButton: Bool
    var suppressionButton: NSButton? { get }
    var accessoryView: NSView?
    var window: NSWindow { get }
    func layout()
    @_blocking("runs a modal session")
    func runModal() -> NSApplication.ModalResponse
    func beginSheetModal(for sheetWindow: NSWindow, @_deliveredOn(main) completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
    func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse
    enum Style: UInt, Sendable { case warning, informational, critical }
}
@MainActor @objc protocol NSAlertDelegate: NSObjectProtocol {}
@MainActor class NSSavePanel: NSPanel {
    var url: URL? { get }
    var directoryURL: URL?
    var allowedContentTypes: [UTType]
    var allowsOtherFileTypes: Bool
    var accessoryView: NSView?
    weak var delegate: (any NSOpenSavePanelDelegate)?
    var canCreateDirectories: Bool
    var isExtensionHidden: Bool
    var prompt: String!
    var message: String!
    var nameFieldLabel: String!
    var nameFieldStringValue: String
    var showsHiddenFiles: Bool
    func ok(_ sender: Any?)
    func cancel(_ sender: Any?)
    func beginSheetModal(for window: NSWindow, @_deliveredOn(main) completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
    func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse
    func begin(@_deliveredOn(main) completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
    func begin() async -> NSApplication.ModalResponse
    @_blocking("runs a modal session")
    func runModal() -> NSApplication.ModalResponse
}
@MainActor @objc protocol NSOpenSavePanelDelegate: NSObjectProtocol {}
@MainActor class NSOpenPanel: NSSavePanel {
    var urls: [URL] { get }
    var resolvesAliases: Bool
    var canChooseDirectories: Bool
    var canChooseFiles: Bool
    var allowsMultipleSelection: Bool
}
@MainActor class NSColorPanel: NSPanel {
    class var shared: NSColorPanel { get }
    var color: NSColor
}
@MainActor class NSFontPanel: NSPanel {}
@MainActor class NSPopover: NSResponder, NSAppearanceCustomization {
    init()
    weak var delegate: (any NSPopoverDelegate)?
    var behavior: Behavior
    var animates: Bool
    var contentViewController: NSViewController?
    var contentSize: NSSize
    var isShown: Bool { get }
    var isDetached: Bool { get }
    var positioningRect: NSRect
    func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge)
    func performClose(_ sender: Any?)
    func close()
    var effectiveAppearance: NSAppearance { get }
    var appearance: NSAppearance?
    enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    nonisolated class let willCloseNotification: NSNotification.Name
    nonisolated class let didCloseNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol NSPopoverDelegate: NSObjectProtocol {
    optional func popoverShouldClose(_ popover: NSPopover) -> Bool
    optional func popoverShouldDetach(_ popover: NSPopover) -> Bool
    optional func popoverWillShow(_ notification: Notification)
    optional func popoverDidShow(_ notification: Notification)
    optional func popoverWillClose(_ notification: Notification)
    optional func popoverDidClose(_ notification: Notification)
}
@MainActor class NSSharingService: NSObject {
    init?(named serviceName: Name)
    init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void)
    weak var delegate: (any NSSharingServiceDelegate)?
    var title: String { get }
    var image: NSImage { get }
    func canPerform(withItems items: [Any]?) -> Bool
    func perform(withItems items: [Any])
    struct Name: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
    }
}
@MainActor @objc protocol NSSharingServiceDelegate: NSObjectProtocol {}
@MainActor class NSSharingServicePicker: NSObject {
    init(items: [Any])
    weak var delegate: (any NSSharingServicePickerDelegate)?
    func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge)
}
@MainActor @objc protocol NSSharingServicePickerDelegate: NSObjectProtocol {}
@MainActor class NSPrintOperation: NSObject {
    init(view: NSView)
    init(view: NSView, printInfo: NSPrintInfo)
    var printInfo: NSPrintInfo
    var showsPrintPanel: Bool
    var showsProgressPanel: Bool
    var canSpawnSeparateThread: Bool
    func run() -> Bool
    func runModal(for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
}
@MainActor class NSPrintInfo: NSObject, NSCopying, NSCoding {
    class var shared: NSPrintInfo { get set }
    var paperSize: NSSize
    var topMargin: CGFloat
}
class NSSound: NSObject, NSCopying, NSSecureCoding {
    init?(named name: Name)
    init?(contentsOf url: URL, byReference: Bool)
    func play() -> Bool
    func stop() -> Bool
    typealias Name = String
}
class NSHapticFeedbackManager: NSObject {
    class var defaultPerformer: any NSHapticFeedbackPerformer { get }
}
protocol NSHapticFeedbackPerformer: NSObjectProtocol {}
@MainActor func NSBeep()
