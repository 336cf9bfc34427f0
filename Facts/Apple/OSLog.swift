// OSLog: reading the log store; exports os.
@_exported import Foundation
@_exported import os

class OSLogStore: NSObject {
    init(scope: Scope) throws
    func position(date: Date) -> OSLogPosition
    @_blocking("reads the log")
    func getEntries(with options: [AnyHashable] = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws -> AnySequence<OSLogEntry>
    enum Scope: Int, Sendable { case system, currentProcessIdentifier }
}
class OSLogPosition: NSObject {}
class OSLogEntry: NSObject {
    var composedMessage: String { get }
    var date: Date { get }
}
class OSLogEntryLog: OSLogEntry {
    var category: String { get }
    var subsystem: String { get }
}
