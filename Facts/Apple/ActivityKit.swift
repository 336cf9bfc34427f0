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
}
