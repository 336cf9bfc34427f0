// NetworkExtension.
@_exported import Foundation
@_exported import Network

class NEVPNManager: NSObject {
    class func shared() -> NEVPNManager
    func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func loadFromPreferences() async throws
    func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    func removeFromPreferences() async throws
    func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    func saveToPreferences() async throws
    var onDemandRules: [NEOnDemandRule]?
    var isOnDemandEnabled: Bool
    var localizedDescription: String?
    var protocolConfiguration: NEVPNProtocol?
    var connection: NEVPNConnection { get }
    var isEnabled: Bool
}
class NEVPNProtocol: NSObject, NSCopying, NSSecureCoding {
    var serverAddress: String?
    var username: String?
    var disconnectOnSleep: Bool
    var includeAllNetworks: Bool
    var excludeLocalNetworks: Bool
    var enforceRoutes: Bool
}
class NETunnelProviderProtocol: NEVPNProtocol {
    init()
    var providerConfiguration: [String: Any]?
    var providerBundleIdentifier: String?
}
class NETunnelProviderManager: NEVPNManager {
    class func loadAllFromPreferences(completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void)
    class func loadAllFromPreferences() async throws -> [NETunnelProviderManager]
}
class NETransparentProxyManager: NEVPNManager {
    class func loadAllFromPreferences() async throws -> [NETransparentProxyManager]
}
class NEVPNConnection: NSObject {
    func startVPNTunnel() throws
    func startVPNTunnel(options: [String: NSObject]? = nil) throws
    func stopVPNTunnel()
    var status: NEVPNStatus { get }
    var connectedDate: Date? { get }
    var manager: NEVPNManager { get }
    func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void)
}
class NETunnelProviderSession: NEVPNConnection {
    func startTunnel(options: [String: Any]? = nil) throws
    func stopTunnel()
    func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws
}
enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }
struct NEVPNError: Error, Sendable {
    enum Code: Int, Sendable { case configurationInvalid, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed, configurationUnknown }
    var code: Code { get }
}
class NEProvider: NSObject {
    func sleep(completionHandler: @escaping @Sendable () -> Void)
    func wake()
}
class NETunnelProvider: NEProvider {
    var protocolConfiguration: NEVPNProtocol { get }
    var reasserting: Bool
    func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil)
    func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws
}
@_deliveredOn(arbitrary)
class NEPacketTunnelProvider: NETunnelProvider {
    func startTunnel(options: [String: NSObject]? = nil, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func startTunnel(options: [String: NSObject]? = nil) async throws
    func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping @Sendable () -> Void)
    func stopTunnel(with reason: NEProviderStopReason) async
    func cancelTunnelWithError(_ error: (any Error)?)
    var packetFlow: NEPacketTunnelFlow { get }
}
class NEPacketTunnelFlow: NSObject {}
class NEAppProxyProvider: NETunnelProvider {}
class NETransparentProxyProvider: NEAppProxyProvider {}
class NEAppProxyFlow: NSObject {
    var metaData: NEFlowMetaData { get }
    func closeReadWithError(_ error: (any Error)?)
    func closeWriteWithError(_ error: (any Error)?)
}
class NEAppProxyTCPFlow: NEAppProxyFlow {}
class NEAppProxyUDPFlow: NEAppProxyFlow {}
class NEFlowMetaData: NSObject {
    var sourceAppSigningIdentifier: String { get }
}
enum NEProviderStopReason: Int, Sendable { case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled, authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved, superceded, userLogout, userSwitch, connectionFailed, sleep, appUpdate }
class NETunnelNetworkSettings: NSObject {
    init(tunnelRemoteAddress address: String)
    var dnsSettings: NEDNSSettings?
}
class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
    var ipv4Settings: NEIPv4Settings?
    var ipv6Settings: NEIPv6Settings?
    var mtu: NSNumber?
}
class NEDNSSettings: NSObject {
    init(servers: [String])
}
class NEIPv4Settings: NSObject {}
class NEIPv6Settings: NSObject {}
class NEOnDemandRule: NSObject {}
class NEOnDemandRuleConnect: NEOnDemandRule {
    var interfaceTypeMatch: NEOnDemandRuleInterfaceType
}
enum NEOnDemandRuleInterfaceType: Int, Sendable { case any, ethernet, wiFi, cellular }
class NWHostEndpoint: NSObject {
    init(hostname: String, port: String)
    var hostname: String { get }
    var port: String { get }
}
extension NSNotification.Name {
    static let NEVPNStatusDidChange: NSNotification.Name
    static let NEVPNConfigurationChange: NSNotification.Name
}
