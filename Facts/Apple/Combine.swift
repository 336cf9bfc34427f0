// Combine. None of its closures is Sendable: one formed on the main actor is isolated to it, wherever it is called.

protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Self.Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

struct CombineIdentifier: Hashable, Sendable { init() }

protocol Cancellable {
    func cancel()
}

extension Cancellable {
    func store(in set: inout Set<AnyCancellable>)
    func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable
}

final class AnyCancellable: Cancellable, Hashable {
    init(_ cancel: @escaping () -> Void)
    init<C>(_ canceller: C) where C: Cancellable
    final func cancel()
    final func store(in set: inout Set<AnyCancellable>)
    final func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable
}

protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Self.Output)
    func send(completion: Subscribers.Completion<Self.Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    func send()
}

protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    func autoconnect() -> Publishers.Autoconnect<Self>
}

protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable
    associatedtype SchedulerOptions
    var now: Self.SchedulerTimeType { get }
    var minimumTolerance: Self.SchedulerTimeType.Stride { get }
    func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
}

extension Scheduler {
    func schedule(_ action: @escaping () -> Void)
    func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void)
}

struct ImmediateScheduler: Scheduler {
    static let shared: ImmediateScheduler
}

protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    var objectWillChange: ObservableObjectPublisher { get }
}

final class ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    init()
    final func send()
}

@propertyWrapper struct Published<Value> {
    init(wrappedValue: Value)
    init(initialValue: Value)
    var wrappedValue: Value { get set }
    var projectedValue: Published<Value>.Publisher { mutating get set }
    struct Publisher: Combine.Publisher {
        typealias Output = Value
        typealias Failure = Never
    }
}

struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
    init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher
}

struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {
    init(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil)
}

final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    init()
    final func send(_ input: Output)
    final func send(completion: Subscribers.Completion<Failure>)
    final func send(subscription: any Subscription)
}

final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    final var value: Output
    init(_ value: Output)
    final func send(_ input: Output)
    final func send(completion: Subscribers.Completion<Failure>)
    final func send(subscription: any Subscription)
}

final class Future<Output, Failure>: Publisher where Failure: Error {
    typealias Promise = (Result<Output, Failure>) -> Void
    init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void)
}

extension Future where Failure == Never {
    final var value: Output { get async }
}

extension Future {
    final var value: Output { get async throws }
}

struct Just<Output>: Publisher {
    typealias Failure = Never
    let output: Output
    init(_ output: Output)
}

struct Empty<Output, Failure>: Publisher where Failure: Error {
    init(completeImmediately: Bool = true)
    init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
}

struct Fail<Output, Failure>: Publisher where Failure: Error {
    let error: Failure
    init(error: Failure)
    init(outputType: Output.Type, failure: Failure)
}

struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
    typealias Output = DeferredPublisher.Output
    typealias Failure = DeferredPublisher.Failure
    init(createPublisher: @escaping () -> DeferredPublisher)
}

struct Record<Output, Failure>: Publisher where Failure: Error {}

enum Subscribers {
    enum Completion<Failure> where Failure: Error {
        case finished
        case failure(Failure)
    }
    struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
        static let unlimited: Subscribers.Demand
        static let none: Subscribers.Demand
        static func max(_ value: Int) -> Subscribers.Demand
        var max: Int? { get }
    }
    final class Sink<Input, Failure>: Subscriber, Cancellable where Failure: Error {
        init(receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Input) -> Void))
        final func cancel()
    }
    final class Assign<Root, Input>: Subscriber, Cancellable {
        typealias Failure = Never
        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>)
        final func cancel()
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

enum Subscriptions {
    static let empty: any Subscription
}

struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    typealias Element = P.Output
    typealias AsyncIterator = Iterator
    init(_ publisher: P)
    func makeAsyncIterator() -> Iterator
    struct Iterator: AsyncIteratorProtocol {
        typealias Element = P.Output
        mutating func next() async -> P.Output?
    }
}

struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
    typealias Element = P.Output
    typealias AsyncIterator = Iterator
    init(_ publisher: P)
    func makeAsyncIterator() -> Iterator
    struct Iterator: AsyncIteratorProtocol {
        typealias Element = P.Output
        mutating func next() async throws -> P.Output?
    }
}

protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

// Operators

extension Publisher {
    func sink(receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void), receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable
    func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
    func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output
    func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure>
    func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> where S: Scheduler
    func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> where S: Scheduler
    func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T>
    func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T>
    func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T>
    func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error
    func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T>
    func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
    func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self>
    func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self>
    func flatMap<T, P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Scan<Self, T>
    func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Reduce<Self, T>
    func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self>
    func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T?
    func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self>
    func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P> where P: Publisher, Self.Output == P.Output
    func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P> where P: Publisher, Self.Output == P.Output
    func retry(_ retries: Int) -> Publishers.Retry<Self>
    func debounce<S>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Debounce<Self, S> where S: Scheduler
    func throttle<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S> where S: Scheduler
    func delay<S>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S> where S: Scheduler
    func timeout<S>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Self.Failure)? = nil) -> Publishers.Timeout<Self, S> where S: Scheduler
    func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self>
    func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
    func first() -> Publishers.First<Self>
    func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self>
    func last() -> Publishers.Last<Self>
    func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self>
    func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self>
    func prefix(_ maxLength: Int) -> Publishers.Output<Self>
    func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self>
    func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher
    func prepend(_ elements: Self.Output...) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self>
    func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self> where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output
    func append(_ elements: Self.Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>>
    func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output
    func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P> where P: Publisher, Self.Failure == P.Failure
    func combineLatest<P, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P: Publisher, Self.Failure == P.Failure
    func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure
    func merge<P>(with other: P) -> Publishers.Merge<Self, P> where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output
    func zip<P>(_ other: P) -> Publishers.Zip<Self, P> where P: Publisher, Self.Failure == P.Failure
    func collect() -> Publishers.Collect<Self>
    func collect(_ count: Int) -> Publishers.CollectByCount<Self>
    func ignoreOutput() -> Publishers.IgnoreOutput<Self>
    func share() -> Publishers.Share<Self>
    func makeConnectable() -> Publishers.MakeConnectable<Self>
    func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>) -> Publishers.Buffer<Self>
    func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self>
    func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder> where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input
    func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder, Self.Output: Encodable
    var values: AsyncThrowingPublisher<Self> { get }
}

extension Publisher where Failure == Never {
    func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable
    func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable
    func assign(to published: inout Published<Self.Output>.Publisher)
    func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error
    var values: AsyncPublisher<Self> { get }
}

extension Publisher where Output: Equatable {
    func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
    func contains(_ output: Self.Output) -> Publishers.Contains<Self>
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self>
}

extension Sequence {
    var publisher: Publishers.Sequence<Self, Never> { get }
}

extension Optional {
    var publisher: Optional<Wrapped>.Publisher { get }
    struct Publisher: Combine.Publisher {
        typealias Output = Wrapped
        typealias Failure = Never
    }
}

extension Result {
    var publisher: Result<Success, Failure>.Publisher { get }
    struct Publisher: Combine.Publisher {
        typealias Output = Success
    }
}

enum Publishers {
    struct Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Map<Upstream, Output>: Publisher where Upstream: Publisher { typealias Failure = Upstream.Failure }
    struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher { typealias Failure = Upstream.Failure }
    struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher { typealias Failure = any Error }
    struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error { typealias Output = Upstream.Output }
    struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher { typealias Failure = Upstream.Failure }
    struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher { typealias Failure = any Error }
    struct Filter<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    struct FlatMap<NewPublisher, Upstream>: Publisher where NewPublisher: Publisher, Upstream: Publisher {
        typealias Output = NewPublisher.Output
        typealias Failure = Upstream.Failure
    }
    struct SwitchToLatest<P, Upstream>: Publisher where P: Publisher, Upstream: Publisher {
        typealias Output = P.Output
        typealias Failure = P.Failure
    }
    struct Scan<Upstream, Output>: Publisher where Upstream: Publisher { typealias Failure = Upstream.Failure }
    struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher { typealias Failure = Upstream.Failure }
    struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Contains<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Bool
        typealias Failure = Upstream.Failure
    }
    struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Never
    }
    struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Catch<Upstream, NewPublisher>: Publisher where Upstream: Publisher, NewPublisher: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = NewPublisher.Failure
    }
    struct TryCatch<Upstream, NewPublisher>: Publisher where Upstream: Publisher, NewPublisher: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = any Error
    }
    struct Retry<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Print<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct First<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Last<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Drop<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Output<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct Concatenate<Prefix, Suffix>: Publisher where Prefix: Publisher, Suffix: Publisher {
        typealias Output = Suffix.Output
        typealias Failure = Suffix.Failure
    }
    struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        typealias Output = Elements.Element
        init(sequence: Elements)
    }
    struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B)
    }
    struct CombineLatest3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C)
    }
    struct CombineLatest4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C, _ d: D)
    }
    struct Merge<A, B>: Publisher where A: Publisher, B: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B)
    }
    struct Merge3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C)
    }
    struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        init(_ upstream: Upstream...)
        init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence
    }
    struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B)
    }
    struct Zip3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        init(_ a: A, _ b: B, _ c: C)
    }
    struct Collect<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
    }
    struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
    }
    struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Never
        typealias Failure = Upstream.Failure
    }
    final class Share<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        func connect() -> any Cancellable
    }
    struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
    }
    struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Never
    }
    struct SetFailureType<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        typealias Output = Upstream.Output
    }
    struct Decode<Upstream, Output, Coder>: Publisher where Upstream: Publisher { typealias Failure = any Error }
    struct Encode<Upstream, Coder>: Publisher where Upstream: Publisher, Coder: TopLevelEncoder {
        typealias Output = Coder.Output
        typealias Failure = any Error
    }
    enum PrefetchStrategy: Sendable { case keepFull, byRequest }
    enum BufferingStrategy<Failure> where Failure: Error {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
    }
}
