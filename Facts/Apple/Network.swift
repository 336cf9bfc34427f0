// Network. Handlers come on the queue that `start(queue:)` was given.
@_exported import Foundation
@_exported import Dispatch

final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
    init(to endpoint: NWEndpoint, using parameters: NWParameters)
    convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters)
    @_deliveredOn(startQueue) @preconcurrency
    final var stateUpdateHandler: (@Sendable (NWConnection.State) -> Void)?
    @_deliveredOn(startQueue) @preconcurrency
    final var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    @_deliveredOn(startQueue) @preconcurrency
    final var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    @_deliveredOn(startQueue) @preconcurrency
    final var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    final var state: NWConnection.State { get }
    final let endpoint: NWEndpoint
    final let parameters: NWParameters
    final var currentPath: NWPath? { get }
    final var queue: DispatchQueue? { get }
    final func start(queue: DispatchQueue)
    final func restart()
    final func cancel()
    final func forceCancel()
    @preconcurrency
    final func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion)
    @preconcurrency
    final func receive(minimumIncompleteLength: Int, maximumLength: Int, @_deliveredOn(startQueue) completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void)
    @preconcurrency
    final func receiveMessage(@_deliveredOn(startQueue) completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void)
    enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }
    class ContentContext: @unchecked Sendable {
        static let defaultMessage: ContentContext
        static let finalMessage: ContentContext
    }
    enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }
}
final class NWListener: @unchecked Sendable {
    init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws
    @_deliveredOn(startQueue) @preconcurrency
    final var stateUpdateHandler: (@Sendable (NWListener.State) -> Void)?
    @_deliveredOn(startQueue) @preconcurrency
    final var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    final var port: NWEndpoint.Port? { get }
    final var service: Service?
    final func start(queue: DispatchQueue)
    final func cancel()
    enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }
    struct Service: Equatable, Sendable {
        init(name: String? = nil, type: String, domain: String? = nil)
    }
}
final class NWBrowser: @unchecked Sendable {
    init(for descriptor: Descriptor, using parameters: NWParameters)
    @_deliveredOn(startQueue) @preconcurrency
    final var stateUpdateHandler: (@Sendable (NWBrowser.State) -> Void)?
    @_deliveredOn(startQueue) @preconcurrency
    final var browseResultsChangedHandler: (@Sendable (Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?
    final func start(queue: DispatchQueue)
    final func cancel()
    enum State: Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }
    enum Descriptor: Equatable, Sendable { case bonjour(type: String, domain: String?) }
    struct Result: Hashable, Sendable {
        let endpoint: NWEndpoint
        enum Change: Hashable, Sendable {
            case identical
            case added(NWBrowser.Result)
            case removed(NWBrowser.Result)
        }
    }
}
final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
    typealias Element = NWPath
    init()
    init(requiredInterfaceType: NWInterface.InterfaceType)
    @_deliveredOn(startQueue) @preconcurrency
    final var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    final var currentPath: NWPath { get }
    final var queue: DispatchQueue? { get }
    final func start(queue: DispatchQueue)
    final func cancel()
}
struct NWPath: Equatable, Sendable {
    enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    let status: Status
    let availableInterfaces: [NWInterface]
    let isExpensive: Bool
    let isConstrained: Bool
    let supportsDNS: Bool
    let supportsIPv4: Bool
    let supportsIPv6: Bool
    let gateways: [NWEndpoint]
    let localEndpoint: NWEndpoint?
    let remoteEndpoint: NWEndpoint?
    func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool
}
struct NWInterface: Hashable, Sendable {
    enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    let type: InterfaceType
    let name: String
    let index: Int
}
enum NWEndpoint: Hashable, Sendable {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)
    enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)
        init(_ string: String)
        init(stringLiteral value: String)
    }
    struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
        static let any: Port
        static let http: Port
        static let https: Port
        let rawValue: UInt16
        init?(rawValue: UInt16)
        init(integerLiteral value: UInt16)
        init?(_ service: String)
    }
}
struct IPv4Address: Hashable, Sendable {
    init?(_ string: String)
    var rawValue: Data { get }
}
struct IPv6Address: Hashable, Sendable {
    init?(_ string: String)
    var rawValue: Data { get }
}
enum NWError: Error, Equatable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(OSStatus)
}
class NWParameters: @unchecked Sendable {
    init()
    convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options())
    class var tls: NWParameters { get }
    class var tcp: NWParameters { get }
    class var udp: NWParameters { get }
    final var requiredInterfaceType: NWInterface.InterfaceType
    final var prohibitExpensivePaths: Bool
    final var includePeerToPeer: Bool
    final var allowLocalEndpointReuse: Bool
    final var acceptLocalOnly: Bool
}
class NWProtocolTCP { class Options: NWProtocolOptions { init() } }
class NWProtocolTLS { class Options: NWProtocolOptions { init() } }
class NWProtocolOptions: @unchecked Sendable {}
