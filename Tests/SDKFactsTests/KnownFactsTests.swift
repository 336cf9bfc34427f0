import SourceModel
import Testing

/// What code that uses an SDK comes to, which is all that the facts are for.
@Suite("Code that uses Apple's frameworks")
struct KnownFactsTests {
    @Test(
        "Types and members are isolated as what they inherit and witness",
        arguments: [
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
            ("XCTest", "class A: XCTestCase { func testA() {} }", "A.testA", "unspecified"),
        ])
    func declarations(module: String, source: String, name: String, isolation: String) {
        let rows = Self.rows(module, source)
        #expect(rows.first { $0.name == name }?.isolation == isolation, "\(source)")
    }

    @Test(
        "Closures passed to a framework run where it declares",
        arguments: [
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
            ("SwiftUI", "Text(\"\").onAppear { }", "@MainActor"), ("SwiftUI", "Text(\"\").task { }", "@MainActor"),
            ("SwiftUI", "Button(\"\") { }", "@MainActor"),
        ])
    func closures(module: String, statement: String, isolation: String) {
        let rows = Self.rows(module, "@MainActor func f() { _ = \(statement) }")
        #expect(rows.first { $0.kind == .closure }?.isolation == isolation, "\(statement)")
    }

    @Test("The main queue is named as the reason")
    func mainQueue() throws {
        let model = Self.model("Foundation", "func f() { DispatchQueue.main.async { } }")
        var inference = IsolationInference(model)
        let row = try #require(inference.rows(ofFile: 0).first { $0.kind == .closure })
        #expect(Evidence(model).text(row.answer).contains("DispatchQueue.main"))
    }

    private static func rows(
        _ module: String, _ source: String
    ) -> [(name: String, kind: IsolationRowKind, isolation: String)] {
        var inference = IsolationInference(model(module, source))
        return inference.rows(ofFile: 0).map { ($0.name, $0.kind, $0.answer.isolation.spelling) }
    }

    private static func model(_ module: String, _ source: String) -> ProjectModel {
        var rules = ModuleRules()
        rules.operatingSystem = "iOS"
        let text = "import \(module)\n\(source)"
        let file = FileInput(path: "/a.swift", summary: SourceParser.summarise(Array(text.utf8)))
        let input = ModuleInput(name: "Mod", rules: rules, files: [file])
        return ProjectModel(linking: [input] + SDKLibrary.modules(for: [input]))
    }
}
