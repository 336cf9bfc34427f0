import SourceModel
import Testing

/// What code that uses an SDK comes to, which is all that the facts are for.
@Suite("Code that uses Apple's frameworks")
struct KnownFactsTests {
    @Test("Types and members are isolated as what they inherit and witness", arguments: declarations.indices)
    func declaration(index: Int) {
        let (module, source, name, isolation) = Self.declarations[index]
        let found = KnownFactsModel.shared.isolation(of: name, ofFile: index)
        #expect(found == isolation, "\(module): \(source)")
    }

    @Test("Closures passed to a framework run where it declares", arguments: closures.indices)
    func closure(index: Int) {
        let (module, statement, isolation) = Self.closures[index]
        let found = KnownFactsModel.shared.closures(ofFile: Self.declarations.count + index)
        #expect(found.first?.isolation == isolation, "\(module): \(statement)")
    }

    @Test("The main queue is named as the reason")
    func mainQueue() throws {
        let known = KnownFactsModel(["import Foundation\nfunc f() { DispatchQueue.main.async { } }"])
        #expect(try #require(known.closures(ofFile: 0).first).reason.contains("DispatchQueue.main"))
    }

    /// A module, code that imports it, and the isolation of what the code declares.
    fileprivate static let declarations: [(module: String, source: String, name: String, isolation: String)] = [
        ("UIKit", "class A: UIViewController { func f() {} }", "A.f", "@MainActor"),
        ("UIKit", "class A: UIView {}", "A", "@MainActor"),
        ("UIKit", "class A: NSObject, UITableViewDelegate {}", "A", "@MainActor"),
        ("UIKit", "class A: UIResponder, UIApplicationDelegate { func f() {} }", "A.f", "@MainActor"),
        ("AppKit", "class A: NSViewController { func f() {} }", "A.f", "@MainActor"),
        ("AppKit", "class A: NSView {}", "A", "@MainActor"),
        ("AppKit", "class A: NSWindowController {}", "A", "@MainActor"),
        ("SwiftUI", "struct A: View { var body: some View { Text(\"\") }; func f() {} }", "A.f", "@MainActor"),
        ("SwiftUI", "struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }", "A", "@MainActor"),
        (
            "SwiftUI",
            "struct A: ViewModifier { func body(content: Content) -> some View { content }; func f() {} }", "A.f",
            "@MainActor"
        ),
        ("SwiftUI", "class A: ObservableObject { func f() {} }", "A.f", "unspecified"),
        ("Foundation", "class A: NSObject, URLSessionDelegate { func f() {} }", "A.f", "unspecified"),
        ("CoreLocation", "class A: NSObject, CLLocationManagerDelegate { func f() {} }", "A.f", "unspecified"),
        ("WebKit", "class A: NSObject, WKNavigationDelegate {}", "A", "@MainActor"),
        ("Foundation", "class A: Operation { override func main() {} }", "A.main", "unspecified"),
        ("Combine", "class A: ObservableObject {}", "A", "unspecified"),
        ("UserNotifications", "class A: NSObject, UNUserNotificationCenterDelegate {}", "A", "unspecified"),
        ("CoreBluetooth", "class A: NSObject, CBCentralManagerDelegate {}", "A", "unspecified"),
        ("WatchConnectivity", "class A: NSObject, WCSessionDelegate {}", "A", "unspecified"),
        (
            "AVFoundation", "class A: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {}", "A", "unspecified"
        ),
        ("Photos", "class A: NSObject, PHPhotoLibraryChangeObserver {}", "A", "unspecified"),
        ("MapKit", "class A: NSObject, MKMapViewDelegate {}", "A", "@MainActor"),
        ("CoreData", "class A: NSManagedObject { func f() {} }", "A.f", "unspecified"),
        ("QuartzCore", "class A: CALayer { override func display() {} }", "A.display", "unspecified"),
        ("XCTest", "class A: XCTestCase { func testA() {} }", "A.testA", "unspecified"),
    ]

    /// A module, an expression on the main actor, and the isolation of its closure.
    fileprivate static let closures: [(module: String, statement: String, isolation: String)] = [
        ("Foundation", "DispatchQueue.main.async { }", "@MainActor"),
        ("Foundation", "DispatchQueue.global().async { }", "nonisolated"),
        (
            "Foundation", "URLSession.shared.dataTask(with: URL(string: \"a\")!) { _, _, _ in }.resume()",
            "nonisolated"
        ),
        ("Foundation", "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", "nonisolated"),
        (
            "Foundation", "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }",
            "nonisolated"
        ),
        ("Foundation", "OperationQueue.main.addOperation { }", "nonisolated"),
        ("Foundation", "[1].map { $0 }", "@MainActor"),
        ("UIKit", "UIView.animate(withDuration: 1) { }", "@MainActor"),
        ("Combine", "Just(1).sink { _ in }", "@MainActor"),
        (
            "CoreData", "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType).perform { }",
            "nonisolated"
        ),
        ("Foundation", "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { }", "@MainActor"),
        ("Foundation", "DispatchQueue.main.sync { }", "@MainActor"),
        ("Foundation", "RunLoop.main.perform { }", "nonisolated"),
        ("Combine", "Just(1).receive(on: DispatchQueue.main).map { $0 }", "@MainActor"),
        (
            "UserNotifications",
            "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }", "nonisolated"
        ),
        ("Photos", "PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }", "nonisolated"),
        ("AVFoundation", "AVCaptureDevice.requestAccess(for: .video) { _ in }", "nonisolated"),
        (
            "AVFoundation",
            "AVPlayer().addPeriodicTimeObserver(forInterval: CMTime(), queue: .main) { _ in }", "nonisolated"
        ),
        ("CoreLocation", "CLGeocoder().geocodeAddressString(\"\") { _, _ in }", "nonisolated"),
        (
            "LocalAuthentication",
            "LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: \"\") { _, _ in }",
            "nonisolated"
        ),
        ("WebKit", "WKWebView().evaluateJavaScript(\"\") { _, _ in }", "@MainActor"),
        ("UIKit", "UIAlertAction(title: \"\", style: .default) { _ in }", "@MainActor"),
        ("SwiftUI", "Text(\"\").onAppear { }", "@MainActor"), ("SwiftUI", "Text(\"\").task { }", "@MainActor"),
        ("SwiftUI", "Button(\"\") { }", "@MainActor"),
    ]
}

/// Code in one model, a module for each piece of it: linking the frameworks takes most of the time.
private struct KnownFactsModel: Sendable {
    /// The declarations above, then the closures.
    static let shared = KnownFactsModel(
        KnownFactsTests.declarations.map { "import \($0.module)\n\($0.source)" }
            + KnownFactsTests.closures.map { "import \($0.module)\n@MainActor func f() { _ = \($0.statement) }" })

    private let model: ProjectModel

    init(_ sources: [String]) {
        var rules = ModuleRules()
        rules.operatingSystem = "iOS"
        let inputs = sources.enumerated().map { index, source in
            let file = FileInput(path: "/\(index).swift", summary: SourceParser.summarise(Array(source.utf8)))
            return ModuleInput(name: "Module\(index)", rules: rules, files: [file])
        }
        model = ProjectModel(linking: inputs + SDKLibrary.modules(for: inputs))
    }

    func isolation(of name: String, ofFile index: Int) -> String? {
        var inference = IsolationInference(model)
        return inference.rows(ofFile: index).first { $0.name == name }?.answer.isolation.spelling
    }

    func closures(ofFile index: Int) -> [(isolation: String, reason: String)] {
        var inference = IsolationInference(model)
        let evidence = Evidence(model)
        return inference.rows(ofFile: index).filter { $0.kind == .closure }.map {
            ($0.answer.isolation.spelling, evidence.text($0.answer))
        }
    }
}
