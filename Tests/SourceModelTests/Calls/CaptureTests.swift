import SourceModel
import Testing

@Suite("Captured variables")
struct CaptureTests {
    @Test(
        "Are those that a closure's statements name, seen through shadowing and capture lists",
        arguments: [
            ("take { self.count = 1 }", ["self"]), ("take { count = 1 }", ["self"]), ("take { print(1) }", [""]),
            ("take { step() }", ["self"]), ("take { Self.shared() }", [""]), ("take { [self] in count = 1 }", ["self"]),
            ("take { [self] in }", [""]), ("take { [unowned self] in step() }", ["self"]),
            ("take { [weak self] in self?.step() }", [""]), ("take { [s = self] in s.step() }", [""]),
            ("take { [weak self] in guard let self else { return }; step() }", [""]),
            ("take { take { count = 1 } }", ["self", "self"]),
            ("take { [weak self] in take { self?.step() } }", ["", "captured self"]),
            ("take { func f() { count = 1 }; f() }", ["self"]), ("func f() { count = 1 }; take { f() }", [""]),
            ("take { _ = other }", ["other"]), ("take { [other] in _ = other }", [""]),
            ("let count = 1; take { _ = count }", ["local count"]), ("let x = 1; take { let x = 2; _ = x }", [""]),
            ("take { let y = 1; take { _ = y } }", ["", "local y"]), ("takeOne { count in _ = count }", [""]),
            ("takeOne { a in take { _ = a } }", ["", "a"]), ("take { super.step() }", ["self"]),
            ("take { [count] in _ = count }", [""]), ("take { take { [count] in _ = count } }", ["self", ""]),
        ])
    func captures(statement: String, expected: [String]) {
        let test = TypingModel(
            """
            func take(_ f: () -> Void) {}
            func takeOne(_ f: (Int) -> Void) {}
            class Base { func step() {} }
            class Model: Base {
                var count = 0
                static func shared() {}
                func test(other: Model) { \(statement) }
            }
            """)
        #expect(test.captures() == expected, "\(statement)")
    }
}
