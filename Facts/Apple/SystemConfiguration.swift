// SystemConfiguration.
@_exported import Foundation

class SCNetworkReachability {}
struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static var reachable: SCNetworkReachabilityFlags { get }
    static var connectionRequired: SCNetworkReachabilityFlags { get }
    static var isWWAN: SCNetworkReachabilityFlags { get }
}
struct SCNetworkReachabilityContext { init() }
func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability?
func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool
func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool
