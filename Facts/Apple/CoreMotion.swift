// CoreMotion. Handlers run on the queue that is passed in.
@_exported import Foundation

class CMMotionManager: NSObject {
    init()
    var deviceMotionUpdateInterval: TimeInterval
    var accelerometerUpdateInterval: TimeInterval
    var isDeviceMotionAvailable: Bool { get }
    func startDeviceMotionUpdates(to queue: OperationQueue, @_deliveredOn(queueArgument) withHandler handler: @escaping CMDeviceMotionHandler)
    func startDeviceMotionUpdates()
    func stopDeviceMotionUpdates()
    func startAccelerometerUpdates(to queue: OperationQueue, @_deliveredOn(queueArgument) withHandler handler: @escaping CMAccelerometerHandler)
    func stopAccelerometerUpdates()
    func startGyroUpdates(to queue: OperationQueue, @_deliveredOn(queueArgument) withHandler handler: @escaping CMGyroHandler)
    var deviceMotion: CMDeviceMotion? { get }
}
typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
class CMLogItem: NSObject {}
class CMDeviceMotion: CMLogItem {}
class CMAccelerometerData: CMLogItem {}
class CMGyroData: CMLogItem {}
class CMPedometer: NSObject {
    init()
    class func isStepCountingAvailable() -> Bool
    func startUpdates(from start: Date, @_deliveredOn(arbitrary) withHandler handler: @escaping CMPedometerHandler)
    func stopUpdates()
    func queryPedometerData(from start: Date, to end: Date, @_deliveredOn(arbitrary) withHandler handler: @escaping CMPedometerHandler)
}
typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
class CMPedometerData: NSObject {
    var numberOfSteps: NSNumber { get }
}
class CMMotionActivityManager: NSObject {
    func startActivityUpdates(to queue: OperationQueue, @_deliveredOn(queueArgument) withHandler handler: @escaping (CMMotionActivity?) -> Void)
}
class CMMotionActivity: CMLogItem {}
class CMAltimeter: NSObject {
    func startRelativeAltitudeUpdates(to queue: OperationQueue, @_deliveredOn(queueArgument) withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void)
}
class CMAltitudeData: CMLogItem {}
