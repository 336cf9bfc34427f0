// ActivityKit.
@_exported import Foundation

protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}
final class Activity<Attributes>: Identifiable where Attributes: ActivityAttributes {
    final let id: String
    final let attributes: Attributes
    final var content: ActivityContent<Attributes.ContentState> { get }
    final var activityState: ActivityState { get }
    static var activities: [Activity<Attributes>] { get }
    final var contentState: Attributes.ContentState { get }
    final var pushToken: Data? { get }
    final var pushTokenUpdates: PushTokenUpdates { get }
    final var activityStateUpdates: ActivityStateUpdates { get }
    final var contentUpdates: ContentUpdates { get }
    static var activityUpdates: ActivityUpdates { get }
    static var pushToStartToken: Data? { get }
    static var pushToStartTokenUpdates: PushTokenUpdates { get }
    struct PushTokenUpdates: AsyncSequence, Sendable {
        typealias Element = Data
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = Data
            mutating func next() async -> Data?
        }
    }
    struct ActivityStateUpdates: AsyncSequence, Sendable {
        typealias Element = ActivityState
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = ActivityState
            mutating func next() async -> ActivityState?
        }
    }
    struct ContentUpdates: AsyncSequence {
        typealias Element = ActivityContent<Attributes.ContentState>
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = ActivityContent<Attributes.ContentState>
            mutating func next() async -> ActivityContent<Attributes.ContentState>?
        }
    }
    struct ActivityUpdates: AsyncSequence {
        typealias Element = Activity<Attributes>
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = Activity<Attributes>
            mutating func next() async -> Activity<Attributes>?
        }
    }
    static func request(attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil) throws -> Activity<Attributes>
    static func request(attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil, style: ActivityStyle) throws -> Activity<Attributes>
    final func update(using contentState: Attributes.ContentState, alertConfiguration: AlertConfiguration? = nil) async
    final func update(_ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?) async
    final func end(using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async
    static func request(attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes>
    final func update(_ content: ActivityContent<Attributes.ContentState>) async
    final func end(_ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async
}
extension Activity: @unchecked Sendable where Attributes: Sendable {}
struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
    var state: State
    var staleDate: Date?
    init(state: State, staleDate: Date?, relevanceScore: Double = 0.0)
}
extension ActivityContent: Sendable where State: Sendable {}
enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
struct PushType: Sendable {
    static let token: PushType
}
struct ActivityUIDismissalPolicy: Equatable, Sendable {
    static let `default`: ActivityUIDismissalPolicy
    static let immediate: ActivityUIDismissalPolicy
    static func after(_ date: Date) -> ActivityUIDismissalPolicy
}
class ActivityAuthorizationInfo: @unchecked Sendable {
    init()
    var areActivitiesEnabled: Bool { get }
    var frequentPushesEnabled: Bool { get }
    let activityEnablementUpdates: ActivityEnablementUpdates
    struct ActivityEnablementUpdates: AsyncSequence, Sendable {
        typealias Element = Bool
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = Bool
            mutating func next() async -> Bool?
        }
    }
}
enum ActivityStyle: Sendable { case standard, transient }
struct AlertConfiguration: Sendable {
    init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound)
    struct AlertSound: Equatable, Sendable {
        static let `default`: AlertSound
        static func named(_ name: String) -> AlertSound
    }
}
enum ActivityAuthorizationError: Error, Sendable { case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility }
