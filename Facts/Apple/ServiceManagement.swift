// ServiceManagement.
@_exported import Foundation

class SMAppService: NSObject {
    class var mainApp: SMAppService { get }
    class func agent(plistName: String) -> Self
    class func daemon(plistName: String) -> Self
    class func loginItem(identifier: String) -> Self
    func register() throws
    func unregister() throws
    func unregister() async throws
    func unregister(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void)
    var status: Status { get }
    class func openSystemSettingsLoginItems()
    enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }
}
func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool
