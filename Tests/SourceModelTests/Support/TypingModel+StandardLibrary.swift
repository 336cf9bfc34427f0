extension TypingModel {
    /// As much of the standard library as the tests of typing need.
    static let standardLibrary = """
        public typealias Void = ()
        public protocol Sendable {}
        public protocol Error: Sendable {}
        public protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
        public protocol Hashable: Equatable {}
        public protocol ExpressibleByIntegerLiteral {}
        @frozen public struct Int: Hashable, Sendable { public init(_ value: Double); public var description: String { get } }
        public struct Double: Hashable, Sendable { public init(_ value: Int) }
        public struct Bool: Hashable, Sendable { public mutating func toggle() }
        public enum Never: Error {}
        public struct String: Hashable, Sendable, Sequence {
            public typealias Element = Character
            public typealias Iterator = IndexingIterator<String>
            public var count: Int { get }
            public func uppercased() -> String
            public func split(separator: Character) -> [String]
            public init(_ value: Int)
        }
        public struct Character: Hashable, Sendable { public var isLetter: Bool { get } }
        public protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }
        public struct IndexingIterator<Elements> {}
        public protocol Sequence<Element> {
            associatedtype Element where Self.Element == Self.Iterator.Element
            associatedtype Iterator: IteratorProtocol
            func makeIterator() -> Iterator
        }
        extension Sequence {
            public func map<T, E: Error>(_ transform: (Self.Element) throws(E) -> T) throws(E) -> [T]
            public func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
            public func compactMap<R>(_ transform: (Self.Element) throws -> R?) rethrows -> [R]
            public func flatMap<S: Sequence>(_ transform: (Self.Element) throws -> S) rethrows -> [S.Element]
            public func forEach(_ body: (Self.Element) throws -> Void) rethrows
            public func reduce<R>(_ initial: R, _ next: (R, Self.Element) throws -> R) rethrows -> R
            public func first(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?
            public func sorted(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> [Self.Element]
            public func enumerated() -> EnumeratedSequence<Self>
        }
        public struct EnumeratedSequence<Base: Sequence>: Sequence {
            public typealias Element = (offset: Int, element: Base.Element)
        }
        public protocol Collection<Element>: Sequence {
            var first: Element? { get }
            var isEmpty: Bool { get }
            associatedtype Index
            subscript(position: Index) -> Element { get }
        }
        public struct Array<Element>: Collection {
            public typealias Index = Int
            public typealias Iterator = IndexingIterator<[Element]>
            public init()
            public init<S: Sequence>(_ elements: S) where S.Element == Element
            public mutating func append(_ newElement: Element)
            public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
            public subscript(index: Int) -> Element { get set }
            public var count: Int { get }
        }
        public struct Set<Element: Hashable>: Collection {
            public init<S: Sequence>(_ elements: S) where S.Element == Element
        }
        public struct Dictionary<Key: Hashable, Value>: Collection {
            public init()
            public typealias Element = (key: Key, value: Value)
            public init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
            public var keys: Keys { get }
            public struct Keys: Collection { public typealias Element = Key }
            public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>
            public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
        }
        public enum Optional<Wrapped> {
            case none
            case some(Wrapped)
            public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
            public func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
        }
        public enum Result<Success, Failure: Error> {
            case success(Success)
            case failure(Failure)
            public func get() throws(Failure) -> Success
            public func map<New>(_ transform: (Success) -> New) -> Result<New, Failure>
        }
        public struct Range<Bound>: Sequence { public typealias Element = Bound }
        public struct ClosedRange<Bound>: Sequence { public typealias Element = Bound }
        public class KeyPath<Root, Value> {}
        public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
        public func print(_ items: Any..., separator: String = " ")
        public func zip<A: Sequence, B: Sequence>(_ first: A, _ second: B) -> Zip2Sequence<A, B>
        public struct Zip2Sequence<A: Sequence, B: Sequence>: Sequence { public typealias Element = (A.Element, B.Element) }
        """
}
