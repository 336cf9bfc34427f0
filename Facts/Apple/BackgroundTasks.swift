// BackgroundTasks. Launch handlers run on the queue given, a background queue where it is nil.
@_exported import Foundation

class BGTaskScheduler: NSObject, @unchecked Sendable {
    class var shared: BGTaskScheduler { get }
    func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, @_deliveredOn(queueArgument) launchHandler: @escaping (BGTask) -> Void) -> Bool
    func submit(_ taskRequest: BGTaskRequest) throws
    func cancel(taskRequestWithIdentifier identifier: String)
    func cancelAllTaskRequests()
    func getPendingTaskRequests(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void)
    func pendingTaskRequests() async -> [BGTaskRequest]
}
class BGTask: NSObject {
    var identifier: String { get }
    @_deliveredOn(arbitrary)
    var expirationHandler: (() -> Void)?
    func setTaskCompleted(success: Bool)
}
class BGAppRefreshTask: BGTask {}
class BGProcessingTask: BGTask {}
class BGTaskRequest: NSObject, NSCopying {
    var identifier: String { get }
    var earliestBeginDate: Date?
}
class BGAppRefreshTaskRequest: BGTaskRequest {
    init(identifier: String)
}
class BGProcessingTaskRequest: BGTaskRequest {
    init(identifier: String)
    var requiresNetworkConnectivity: Bool
    var requiresExternalPower: Bool
}
