// os: logging, signposts, locks.
@_exported import Darwin

struct Logger: @unchecked Sendable {
    init(subsystem: String, category: String)
    init(_ logObj: OSLog)
    init()
    func log(_ message: OSLogMessage)
    func log(level: OSLogType, _ message: OSLogMessage)
    func trace(_ message: OSLogMessage)
    func debug(_ message: OSLogMessage)
    func info(_ message: OSLogMessage)
    func notice(_ message: OSLogMessage)
    func warning(_ message: OSLogMessage)
    func error(_ message: OSLogMessage)
    func critical(_ message: OSLogMessage)
    func fault(_ message: OSLogMessage)
}
struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    init(stringLiteral value: String)
}
struct OSLogType: RawRepresentable, Equatable, Sendable {
    let rawValue: UInt8
    init(rawValue: UInt8)
    init(_ rawValue: UInt8)
    static let `default`: OSLogType
    static let info: OSLogType
    static let debug: OSLogType
    static let error: OSLogType
    static let fault: OSLogType
}
struct OSLogPrivacy: Sendable {
    static var `public`: OSLogPrivacy { get }
    static var `private`: OSLogPrivacy { get }
    static var auto: OSLogPrivacy { get }
}
class OSLog: NSObject, @unchecked Sendable {
    init(subsystem: String, category: String)
    convenience init(subsystem: String, category: Category)
    class var `default`: OSLog { get }
    class var disabled: OSLog { get }
    func isEnabled(type: OSLogType) -> Bool
    var signpostsEnabled: Bool { get }
    struct Category: RawRepresentable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let pointsOfInterest: Category
    }
}
func os_log(_ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
func os_log(_ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...)
func os_log(_ message: OSLogMessage)
func os_log(_ type: OSLogType, _ message: OSLogMessage)
func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive)
struct OSSignpostType: Sendable {
    static let event: OSSignpostType
    static let begin: OSSignpostType
    static let end: OSSignpostType
}
struct OSSignpostID: Hashable, Sendable {
    init(log: OSLog)
    init(log: OSLog, object: AnyObject)
    static let exclusive: OSSignpostID
}
final class OSSignposter: @unchecked Sendable {
    convenience init(subsystem: String, category: String)
    func makeSignpostID() -> OSSignpostID
    func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
    func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState)
    func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive)
    func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T
}
class OSSignpostIntervalState: Codable {}
struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    init(uncheckedState initialState: State)
    init(initialState: State) where State: Sendable
    init() where State == ()
    func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R
    func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable
    func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? where R: Sendable
    @available(*, noasync)
    func lock()
    @available(*, noasync)
    func unlock()
    @available(*, noasync)
    func lockIfAvailable() -> Bool
    func precondition(_ condition: Ownership)
    enum Ownership: Hashable, Sendable { case owner, notOwner }
}
func os_proc_available_memory() -> Int
