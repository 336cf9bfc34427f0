// XCTest on Apple platforms, beyond the open-source one: the automation of user interfaces.
@_exported import Foundation

@MainActor class XCUIApplication: XCUIElement {
    init()
    init(bundleIdentifier: String)
    func launch()
    func activate()
    func terminate()
    var launchArguments: [String]
    var launchEnvironment: [String: String]
    var state: State { get }
    enum State: UInt, Sendable { case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground }
}
@MainActor class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
    var exists: Bool { get }
    func waitForExistence(timeout: TimeInterval) -> Bool
    var isHittable: Bool { get }
    var label: String { get }
    var value: Any? { get }
    var title: String { get }
    var isEnabled: Bool { get }
    var isSelected: Bool { get }
    var frame: CGRect { get }
    func tap()
    func click()
    func doubleClick()
    func rightClick()
    func hover()
    func typeText(_ text: String)
    func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags)
    func swipeUp()
    func swipeDown()
    func swipeLeft()
    func swipeRight()
    func press(forDuration duration: TimeInterval)
    func descendants(matching type: ElementType) -> XCUIElementQuery
    func children(matching type: ElementType) -> XCUIElementQuery
    enum ElementType: UInt, Sendable { case any, other, application, window, button, staticText, textField, image, table, cell, link, webView, menuItem }
    struct KeyModifierFlags: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var command: KeyModifierFlags { get }
        static var shift: KeyModifierFlags { get }
    }
}
@MainActor protocol XCUIElementTypeQueryProvider {
    var buttons: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
    var textFields: XCUIElementQuery { get }
    var images: XCUIElementQuery { get }
    var tables: XCUIElementQuery { get }
    var cells: XCUIElementQuery { get }
    var windows: XCUIElementQuery { get }
    var links: XCUIElementQuery { get }
    var webViews: XCUIElementQuery { get }
    var alerts: XCUIElementQuery { get }
    var menuItems: XCUIElementQuery { get }
    var popovers: XCUIElementQuery { get }
    var otherElements: XCUIElementQuery { get }
}
extension XCUIElementTypeQueryProvider {
    var switches: XCUIElementQuery { get }
    var navigationBars: XCUIElementQuery { get }
    var collectionViews: XCUIElementQuery { get }
    var groups: XCUIElementQuery { get }
}
@MainActor class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    var element: XCUIElement { get }
    var firstMatch: XCUIElement { get }
    var count: Int { get }
    subscript(key: String) -> XCUIElement { get }
    func element(boundBy index: Int) -> XCUIElement
    func matching(identifier: String) -> XCUIElementQuery
    func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery
}
@MainActor class XCUIDevice: NSObject {
    class var shared: XCUIDevice { get }
    func press(_ button: Button)
    enum Button: Int, Sendable { case home, volumeUp, volumeDown }
}
@MainActor class XCUIScreen: NSObject {
    class var main: XCUIScreen { get }
}
extension XCTestCase {
    func addUIInterruptionMonitor(withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol
    func keyValueObservingExpectation(for objectToObserve: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation
    func add(_ attachment: XCTAttachment)
}
class XCTAttachment: NSObject {
    init(string: String)
    var lifetime: Lifetime
    enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
}
