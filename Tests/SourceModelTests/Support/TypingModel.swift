import SourceModel

/// A module made from source text, beside a small stand-in for the standard library, and questions on its expressions.
struct TypingModel {
    let model: ProjectModel

    init(_ source: String, rules: ModuleRules = ModuleRules()) {
        let modules = [
            ("Mod", source, false), ("Swift", Self.standardLibrary, true), ("_Concurrency", Self.concurrency, true),
            ("Dispatch", Self.dispatch, true),
        ]
        model = ProjectModel(
            linking: modules.map { name, text, isSDK in
                ModuleInput(
                    name: name, rules: isSDK ? ModuleRules() : rules,
                    files: [
                        FileInput(path: name + ".swift", summary: SourceParser.summarise(Array(text.utf8)))
                    ],
                    isSDK: isSDK)
            })
    }

    /// The type of an expression that stands at the end of a function of the module, in words.
    static func type(of expression: String, after source: String = "", in context: String = "func test()") -> String {
        let test = TypingModel(source + "\n" + "\(context) {\nlet probe = \(expression)\n}")
        return test.type(ofLocal: "probe")
    }

    /// The type of a local name, in words; of the last one where there are several.
    func type(ofLocal name: String) -> String {
        var typer = ExpressionTyper(model)
        let summary = model.files[0].summary
        guard let index = summary.bindings.lastIndex(where: { summary.names[Int($0.name.index)] == name }) else {
            return "no such name"
        }
        return model.describe(typer.bindingType(Int32(index), in: 0))
    }

    /// What the surroundings of each closure say, in source order.
    func contexts() -> [String] {
        var typer = ExpressionTyper(model)
        return model.files[0].summary.closures.indices.map { index in
            let context = typer.context(of: ClosureID(index: Int32(index)), in: 0)
            var words: [String] = []
            if context.isMainQueueOperation { words.append("main") }
            if context.isSending { words.append("sending") }
            if context.alwaysInheritsActorContext {
                words.append("always inherits")
            } else if context.inheritsActorContext {
                words.append("inherits")
            }
            switch context.origin {
            case .none: words.append("none")
            case .unknown: words.append("unknown")
            case .argument, .typedPlace: words.append(context.type.map { model.describe(.function($0)) } ?? "generic")
            }
            return words.joined(separator: " ")
        }
    }

    /// Why the surroundings of the first closure ask for what they ask.
    func explanation() -> String {
        var typer = ExpressionTyper(model)
        return typer.context(of: ClosureID(index: 0), in: 0).explanation
    }

    /// The lines of the declarations that each call can mean, in source order; `implicit` for initializers that are not
    /// written, `value` for values of function type, and a question mark behind what is not certain.
    func callees() -> [String] {
        var typer = ExpressionTyper(model)
        let summary = model.files[0].summary
        return summary.expressions.indices.filter { summary.expressions[$0].kind == .call }.map { index in
            let callee = typer.callees(of: ExpressionID(index: Int32(index)), in: 0)
            let names = callee.candidates.map { target in
                switch target {
                case .declaration(let symbol): "\(model.nameText(of: symbol)):\(line(of: symbol))"
                case .implicitInitializer: "implicit"
                case .value: "value"
                }
            }
            return names.joined(separator: " ") + (callee.isExact ? "" : "?")
        }
    }

    private func line(of symbol: SymbolID) -> Int {
        let offset = model.declaration(symbol).nameOffset
        return model.file(of: symbol).summary.lineStarts.lastIndex { $0 <= offset }.map { $0 + 1 } ?? 0
    }

    /// The names of the variables that each closure captures, sorted, in source order of the closures.
    func captures() -> [String] {
        var typer = ExpressionTyper(model)
        let summary = model.files[0].summary
        return summary.closures.indices.map { index in
            let captured = typer.captures(of: ClosureID(index: Int32(index)), in: 0).map { variable in
                switch variable {
                case .selfParameter: "self"
                case .parameter(let position): summary.names[Int(summary.parameters[Int(position)].name.index)]
                case .binding(let position): "local " + summary.names[Int(summary.bindings[Int(position)].name.index)]
                case .capture(let position):
                    "captured " + summary.names[Int(summary.captures[Int(position)].name.index)]
                }
            }
            return captured.sorted().joined(separator: ", ")
        }
    }
}

extension TypingModel {
    private static let dispatch = """
        open class DispatchQueue {
            public class var main: DispatchQueue { get }
            public func async(execute work: @escaping @Sendable @convention(block) () -> Void)
            public func async(execute work: DispatchWorkItem)
            public func sync<T>(execute work: () throws -> T) rethrows -> T
        }
        open class DispatchWorkItem {
            public init(block: @escaping () -> Void)
        }
        """

    private static let concurrency = """
        @globalActor public actor MainActor {
            public static let shared: MainActor
            public static func run<T>(body: @MainActor @Sendable () throws -> T) async rethrows -> T
        }
        public struct Task<Success, Failure: Error> {
            public var value: Success { get async throws }
            public func cancel()
        }
        extension Task where Failure == Never {
            public init(priority: Int? = nil, @_inheritActorContext operation: sending @escaping @isolated(any) () async -> Success)
            public static func detached(operation: sending @escaping @isolated(any) () async -> Success) -> Task<Success, Failure>
        }
        extension Task where Failure == any Error {
            public init(priority: Int? = nil, @_inheritActorContext operation: sending @escaping @isolated(any) () async throws -> Success)
        }
        extension Task where Success == Never, Failure == Never {
            public static func sleep(_ duration: Int) async throws
        }
        public protocol AsyncIteratorProtocol<Element> {
            associatedtype Element
            mutating func next() async throws -> Element?
        }
        public protocol AsyncSequence<Element> {
            associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
            associatedtype Element
            func makeAsyncIterator() -> AsyncIterator
        }
        extension AsyncSequence {
            public func map<T>(_ transform: @escaping @Sendable (Self.Element) async -> T) -> AsyncMapSequence<Self, T>
        }
        public struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
            public typealias Element = Transformed
            public struct Iterator: AsyncIteratorProtocol {
                public mutating func next() async rethrows -> Transformed?
            }
            public func makeAsyncIterator() -> Iterator
        }
        public struct AsyncStream<Element>: AsyncSequence {
            public struct Continuation {
                public func yield(_ value: sending Element)
                public func finish()
            }
            public struct Iterator: AsyncIteratorProtocol {
                public mutating func next() async -> Element?
            }
            public init(_ elementType: Element.Type = Element.self, _ build: (Continuation) -> Void)
            public func makeAsyncIterator() -> Iterator
        }
        public struct CheckedContinuation<T, E: Error> {
            public func resume(returning value: sending T) where E == Never
        }
        public func withCheckedContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
        """
}
