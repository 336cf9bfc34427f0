// MapKit.
@_exported import CoreLocation
@_exported import UIKit
@_exported import AppKit

@MainActor class MKMapView: UIView {
    weak var delegate: (any MKMapViewDelegate)?
    var region: MKCoordinateRegion
    var visibleMapRect: MKMapRect
    var centerCoordinate: CLLocationCoordinate2D
    var showsUserLocation: Bool
    var userLocation: MKUserLocation { get }
    var annotations: [any MKAnnotation] { get }
    func setRegion(_ region: MKCoordinateRegion, animated: Bool)
    func addAnnotation(_ annotation: any MKAnnotation)
    func addAnnotations(_ annotations: [any MKAnnotation])
    func removeAnnotation(_ annotation: any MKAnnotation)
    func removeAnnotations(_ annotations: [any MKAnnotation])
    func addOverlay(_ overlay: any MKOverlay)
    func removeOverlay(_ overlay: any MKOverlay)
    func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
}
@_deliveredOn(main)
@MainActor @objc protocol MKMapViewDelegate: NSObjectProtocol {
    optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}
@objc protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    optional var title: String? { get }
    optional var subtitle: String? { get }
}
@objc protocol MKOverlay: MKAnnotation {}
@MainActor class MKAnnotationView: UIView {
    init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
    var annotation: (any MKAnnotation)?
    var image: UIImage?
    var canShowCallout: Bool
}
@MainActor class MKMarkerAnnotationView: MKAnnotationView {}
class MKPointAnnotation: NSObject, MKAnnotation {
    init()
    var coordinate: CLLocationCoordinate2D
    var title: String?
    var subtitle: String?
}
class MKUserLocation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var location: CLLocation? { get }
}
class MKOverlayRenderer: NSObject {}
class MKPolyline: NSObject, MKOverlay {}
struct MKCoordinateRegion: Sendable {
    init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
    init(center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
    var center: CLLocationCoordinate2D
    var span: MKCoordinateSpan
}
struct MKCoordinateSpan: Sendable {
    init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
    var latitudeDelta: CLLocationDegrees
    var longitudeDelta: CLLocationDegrees
}
struct MKMapRect: Sendable { init() }
struct MKMapPoint: Sendable { init(_ coordinate: CLLocationCoordinate2D) }
class MKMapItem: NSObject {
    var name: String?
    var placemark: MKPlacemark { get }
    func openInMaps(launchOptions: [String: Any]? = nil) -> Bool
}
class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    var coordinate: CLLocationCoordinate2D { get }
}
class MKLocalSearch: NSObject {
    init(request: Request)
    func start(@_deliveredOn(main) completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void)
    func start() async throws -> Response
    func cancel()
    class Request: NSObject {
        init()
        var naturalLanguageQuery: String?
        var region: MKCoordinateRegion
    }
    class Response: NSObject {
        var mapItems: [MKMapItem] { get }
    }
}
class MKDirections: NSObject {
    init(request: Request)
    func calculate(@_deliveredOn(main) completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void)
    func calculate() async throws -> Response
    class Request: NSObject { init() }
    class Response: NSObject {}
}
struct Map<Content>: View where Content: View {}
