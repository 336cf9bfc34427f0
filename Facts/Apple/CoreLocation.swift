// CoreLocation. A manager calls its delegate on the thread whose run loop it was made on.
@_exported import Foundation

class CLLocationManager: NSObject {
    init()
    weak var delegate: (any CLLocationManagerDelegate)?
    class func locationServicesEnabled() -> Bool
    class func authorizationStatus() -> CLAuthorizationStatus
    class func significantLocationChangeMonitoringAvailable() -> Bool
    class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool
    var authorizationStatus: CLAuthorizationStatus { get }
    var accuracyAuthorization: CLAccuracyAuthorization { get }
    var distanceFilter: CLLocationDistance
    var desiredAccuracy: CLLocationAccuracy
    var activityType: CLActivityType
    var pausesLocationUpdatesAutomatically: Bool
    var allowsBackgroundLocationUpdates: Bool
    var showsBackgroundLocationIndicator: Bool
    var location: CLLocation? { get }
    var heading: CLHeading? { get }
    func requestWhenInUseAuthorization()
    func requestAlwaysAuthorization()
    func requestLocation()
    func startUpdatingLocation()
    func stopUpdatingLocation()
    func startUpdatingHeading()
    func stopUpdatingHeading()
    func startMonitoringSignificantLocationChanges()
    func stopMonitoringSignificantLocationChanges()
    func startMonitoring(for region: CLRegion)
    func stopMonitoring(for region: CLRegion)
    func requestState(for region: CLRegion)
    var monitoredRegions: Set<CLRegion> { get }
    func startMonitoringVisits()
    func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil)
}
@_deliveredOn(creationThread)
@objc protocol CLLocationManagerDelegate: NSObjectProtocol {
    optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}
enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
enum CLActivityType: Int, Sendable { case other, automotiveNavigation, fitness, otherNavigation, airborne }
enum CLRegionState: Int, Sendable { case unknown, inside, outside }
typealias CLLocationDegrees = Double
typealias CLLocationDistance = Double
typealias CLLocationAccuracy = Double
typealias CLLocationSpeed = Double
typealias CLLocationDirection = Double
struct CLLocationCoordinate2D: Sendable {
    init()
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
    var latitude: CLLocationDegrees
    var longitude: CLLocationDegrees
}
class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
    init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date)
    var coordinate: CLLocationCoordinate2D { get }
    var altitude: CLLocationDistance { get }
    var horizontalAccuracy: CLLocationAccuracy { get }
    var verticalAccuracy: CLLocationAccuracy { get }
    var course: CLLocationDirection { get }
    var speed: CLLocationSpeed { get }
    var timestamp: Date { get }
    func distance(from location: CLLocation) -> CLLocationDistance
}
class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    var trueHeading: CLLocationDirection { get }
}
class CLRegion: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
}
class CLCircularRegion: CLRegion {
    init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String)
}
class CLBeaconRegion: CLRegion {}
class CLBeacon: NSObject, NSCopying, NSSecureCoding {}
class CLVisit: NSObject, NSCopying, NSSecureCoding {}
class CLGeocoder: NSObject, @unchecked Sendable {
    init()
    @_asyncAlternative("reverseGeocodeLocation(_:)")
    func reverseGeocodeLocation(_ location: CLLocation, @_deliveredOn(main) completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void)
    func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
    @_asyncAlternative("geocodeAddressString(_:)")
    func geocodeAddressString(_ addressString: String, @_deliveredOn(main) completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void)
    func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark]
    func cancelGeocode()
}
class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    var location: CLLocation? { get }
    var name: String? { get }
    var locality: String? { get }
    var administrativeArea: String? { get }
    var country: String? { get }
    var isoCountryCode: String? { get }
}
struct CLLocationUpdate: Sendable {
    static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates
    var location: CLLocation? { get }
    struct Updates: AsyncSequence, Sendable {
        typealias Element = CLLocationUpdate
    }
    enum LiveConfiguration: Int, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
}
struct CLError: Error, Sendable {
    enum Code: Int, Sendable { case locationUnknown, denied, network }
    var code: Code { get }
}
let kCLLocationAccuracyBest: CLLocationAccuracy
let kCLLocationAccuracyHundredMeters: CLLocationAccuracy
let kCLLocationAccuracyKilometer: CLLocationAccuracy
let kCLDistanceFilterNone: CLLocationDistance
