// CoreBluetooth. Delegates are called on the queue given at creation, the main queue where it is nil.
@_exported import Foundation

class CBManager: NSObject {
    var state: CBManagerState { get }
}
enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
class CBCentralManager: CBManager {
    init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?)
    init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
    weak var delegate: (any CBCentralManagerDelegate)?
    var isScanning: Bool { get }
    func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
    func stopScan()
    func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil)
    func cancelPeripheralConnection(_ peripheral: CBPeripheral)
    func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral]
}
@_deliveredOn(queueArgument)
@objc protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    optional func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
    optional func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    optional func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    optional func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}
class CBPeer: NSObject, NSCopying {
    var identifier: UUID { get }
}
class CBPeripheral: CBPeer {
    weak var delegate: (any CBPeripheralDelegate)?
    var name: String? { get }
    var state: CBPeripheralState { get }
    var services: [CBService]? { get }
    func discoverServices(_ serviceUUIDs: [CBUUID]?)
    func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService)
    func readValue(for characteristic: CBCharacteristic)
    func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType)
    func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic)
    func readRSSI()
}
enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
@_deliveredOn(queueArgument)
@objc protocol CBPeripheralDelegate: NSObjectProtocol {
    optional func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
}
class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    init(string theString: String)
    var uuidString: String { get }
}
class CBAttribute: NSObject {
    var uuid: CBUUID { get }
}
class CBService: CBAttribute {
    var characteristics: [CBCharacteristic]? { get }
}
class CBCharacteristic: CBAttribute {
    var value: Data? { get }
    var isNotifying: Bool { get }
}
enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
class CBPeripheralManager: CBManager {
    init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?)
    func startAdvertising(_ advertisementData: [String: Any]?)
    func stopAdvertising()
}
@_deliveredOn(queueArgument)
@objc protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
