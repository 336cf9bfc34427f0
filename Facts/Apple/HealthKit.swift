// HealthKit. All handlers run on a background queue of the store.
@_exported import Foundation

class HKHealthStore: NSObject, @unchecked Sendable {
    init()
    class func isHealthDataAvailable() -> Bool
    func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus
    func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, @_deliveredOn(arbitrary) completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws
    func save(_ object: HKObject, @_deliveredOn(arbitrary) withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func save(_ object: HKObject) async throws
    func delete(_ object: HKObject, @_deliveredOn(arbitrary) withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func execute(_ query: HKQuery)
    func stop(_ query: HKQuery)
    func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, @_deliveredOn(arbitrary) withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws
}
enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
enum HKUpdateFrequency: Int, Sendable { case immediate, hourly, daily, weekly }
class HKObjectType: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType?
    class func workoutType() -> HKWorkoutType
}
class HKSampleType: HKObjectType, @unchecked Sendable {}
class HKQuantityType: HKSampleType, @unchecked Sendable {
    convenience init(_ identifier: HKQuantityTypeIdentifier)
}
class HKWorkoutType: HKSampleType, @unchecked Sendable {}
struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let stepCount: HKQuantityTypeIdentifier
    static let heartRate: HKQuantityTypeIdentifier
}
class HKObject: NSObject, NSSecureCoding, @unchecked Sendable {}
class HKSample: HKObject, @unchecked Sendable {
    var startDate: Date { get }
    var endDate: Date { get }
}
class HKQuantitySample: HKSample, @unchecked Sendable {
    convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date)
    var quantity: HKQuantity { get }
}
class HKWorkout: HKSample, @unchecked Sendable {}
class HKQuantity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    convenience init(unit: HKUnit, doubleValue value: Double)
    func doubleValue(for unit: HKUnit) -> Double
}
class HKUnit: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    class func count() -> Self
}
class HKQuery: NSObject, @unchecked Sendable {
    class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate
}
struct HKQueryOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var strictStartDate: HKQueryOptions { get }
}
class HKSampleQuery: HKQuery, @unchecked Sendable {
    init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, @_deliveredOn(arbitrary) resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
}
class HKObserverQuery: HKQuery, @unchecked Sendable {
    init(sampleType: HKSampleType, predicate: NSPredicate?, @_deliveredOn(arbitrary) updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void)
}
typealias HKObserverQueryCompletionHandler = () -> Void
class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], @_deliveredOn(arbitrary) completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void)
}
struct HKStatisticsOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var cumulativeSum: HKStatisticsOptions { get }
}
class HKStatistics: NSObject, @unchecked Sendable {
    func sumQuantity() -> HKQuantity?
}
