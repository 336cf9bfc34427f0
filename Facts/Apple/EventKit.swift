// EventKit.
@_exported import Foundation

class EKEventStore: NSObject, @unchecked Sendable {
    init()
    class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus
    func requestAccess(to entityType: EKEntityType, @_deliveredOn(arbitrary) completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func requestFullAccessToEvents(@_deliveredOn(arbitrary) completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func requestFullAccessToEvents() async throws -> Bool
    func requestFullAccessToReminders() async throws -> Bool
    func calendars(for entityType: EKEntityType) -> [EKCalendar]
    var defaultCalendarForNewEvents: EKCalendar? { get }
    @_blocking("reads the calendar")
    func events(matching predicate: NSPredicate) -> [EKEvent]
    func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    @_blocking("writes the calendar")
    func save(_ event: EKEvent, span: EKSpan) throws
    func fetchReminders(matching predicate: NSPredicate, @_deliveredOn(arbitrary) completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any
}
enum EKEntityType: UInt, Sendable { case event, reminder }
enum EKAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, fullAccess, writeOnly }
enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
class EKObject: NSObject {}
class EKCalendar: EKObject {
    var title: String
    var calendarIdentifier: String { get }
}
class EKCalendarItem: EKObject {
    var title: String!
    var notes: String?
}
class EKEvent: EKCalendarItem {
    init(eventStore: EKEventStore)
    var startDate: Date!
    var endDate: Date!
    var isAllDay: Bool
}
class EKReminder: EKCalendarItem {
    var isCompleted: Bool
}
