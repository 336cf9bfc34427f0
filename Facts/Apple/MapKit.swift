// MapKit.
@_exported import CoreLocation
@_exported import UIKit
@_exported import AppKit
import SwiftUI

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
    func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView
    func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)
    func view(for annotation: any MKAnnotation) -> MKAnnotationView?
    func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
    func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
    func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
    func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool)
    func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool)
    func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
    func setCamera(_ camera: MKMapCamera, animated: Bool)
    func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint
    func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D
    func addOverlays(_ overlays: [any MKOverlay])
    func removeOverlays(_ overlays: [any MKOverlay])
    var overlays: [any MKOverlay] { get }
    var selectedAnnotations: [any MKAnnotation]
    var camera: MKMapCamera
    var mapType: MKMapType
    var isZoomEnabled: Bool
    var isScrollEnabled: Bool
    var isRotateEnabled: Bool
    var isPitchEnabled: Bool
}
@_deliveredOn(main)
@MainActor @objc protocol MKMapViewDelegate: NSObjectProtocol {
    optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    optional func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    optional func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    optional func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    optional func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    optional func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
    optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}
@objc protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    optional var title: String? { get }
    optional var subtitle: String? { get }
}
@objc protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}
@MainActor class MKAnnotationView: UIView {
    init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
    func prepareForDisplay()
    var clusteringIdentifier: String?
    var displayPriority: Float
    var calloutOffset: CGPoint
    var centerOffset: CGPoint
    var isDraggable: Bool
    var leftCalloutAccessoryView: UIView?
    var rightCalloutAccessoryView: UIView?
    var detailCalloutAccessoryView: UIView?
    var annotation: (any MKAnnotation)?
    var image: UIImage?
    var canShowCallout: Bool
}
@MainActor class MKMarkerAnnotationView: MKAnnotationView {
    var markerTintColor: UIColor?
    var glyphTintColor: UIColor?
    var glyphText: String?
    var glyphImage: UIImage?
}
class MKPointAnnotation: MKShape {
    init()
    var coordinate: CLLocationCoordinate2D
    var title: String?
    var subtitle: String?
}
class MKUserLocation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var location: CLLocation? { get }
}
class MKOverlayRenderer: NSObject {
    init(overlay: any MKOverlay)
    var overlay: any MKOverlay { get }
    var alpha: CGFloat
    func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext)
    func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool
    func setNeedsDisplay()
}
typealias MKZoomScale = CGFloat
class MKPolyline: MKMultiPoint, MKOverlay {
    convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
    var boundingMapRect: MKMapRect { get }
}
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
struct MKMapRect: Sendable {
    init()
    init(origin: MKMapPoint, size: MKMapSize)
    init(x: Double, y: Double, width: Double, height: Double)
    var origin: MKMapPoint
    var size: MKMapSize
    static let world: MKMapRect
    static let null: MKMapRect
    func union(_ rect2: MKMapRect) -> MKMapRect
    func contains(_ point: MKMapPoint) -> Bool
    func intersects(_ rect2: MKMapRect) -> Bool
    func insetBy(dx: Double, dy: Double) -> MKMapRect
    var isNull: Bool { get }
    var midX: Double { get }
    var midY: Double { get }
}
struct MKMapSize: Sendable {
    init(width: Double, height: Double)
    var width: Double
    var height: Double
}
struct MKMapPoint: Sendable {
    init(_ coordinate: CLLocationCoordinate2D)
    init(x: Double, y: Double)
    var x: Double
    var y: Double
    var coordinate: CLLocationCoordinate2D { get }
    func distance(to: MKMapPoint) -> CLLocationDistance
}
class MKMapItem: NSObject {
    var name: String?
    var placemark: MKPlacemark { get }
    var phoneNumber: String?
    var url: URL?
    var timeZone: TimeZone?
    var location: CLLocation { get }
    init(placemark: MKPlacemark)
    class func forCurrentLocation() -> MKMapItem
    class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
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
    func calculateETA() async throws -> ETAResponse
    class Request: NSObject {
        init()
        var source: MKMapItem?
        var destination: MKMapItem?
        var requestsAlternateRoutes: Bool
    }
    class Response: NSObject {
        var routes: [MKRoute] { get }
    }
    class ETAResponse: NSObject {
        var expectedTravelTime: TimeInterval { get }
        var distance: CLLocationDistance { get }
    }
}
struct Map<Content>: View where Content: View {
    nonisolated init<C>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>, C: MapContent
    nonisolated init<C>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>, C: MapContent
    nonisolated init<SelectedValue, C>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent
    nonisolated init<SelectedValue, C>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent
    nonisolated init<C>(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>, C: MapContent
    nonisolated init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) where Content == DefaultMapContent
    nonisolated init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) where Content == DefaultMapContent
    nonisolated init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) where Content == DefaultMapContent
    nonisolated init<Items, Annotation>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation) where Content == DefaultMapContent, Items: RandomAccessCollection, Annotation: MapAnnotationProtocol, Items.Element: Identifiable
}
struct MapContentView<SelectionValue, Content>: View {}
struct DefaultMapContent: View {}
struct MapReader<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: @escaping (MapProxy) -> Content)
}
struct MapProxy {
    func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint?
    func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
}
struct MapCameraPosition: Equatable {
    static var automatic: MapCameraPosition { get }
    static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition
    static func region(_ region: MKCoordinateRegion) -> MapCameraPosition
    static func rect(_ rect: MKMapRect) -> MapCameraPosition
    static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition
    static func camera(_ camera: MapCamera) -> MapCameraPosition
    var region: MKCoordinateRegion? { get }
    var rect: MKMapRect? { get }
    var camera: MapCamera? { get }
    var followsUserLocation: Bool { get }
    var positionedByUser: Bool { get }
}
struct MapCamera: Equatable, Sendable {
    init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0)
    var centerCoordinate: CLLocationCoordinate2D
    var distance: Double
    var heading: Double
    var pitch: Double
}
struct MapCameraBounds: Sendable {}
struct MapCameraUpdateContext: Sendable {
    let camera: MapCamera
    let region: MKCoordinateRegion
    let rect: MKMapRect
}
enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
struct MapInteractionModes: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let pan: MapInteractionModes
    static let zoom: MapInteractionModes
    static let pitch: MapInteractionModes
    static let rotate: MapInteractionModes
    static let all: MapInteractionModes
}
enum MapUserTrackingMode: Sendable { case none, follow }
protocol MapAnnotationProtocol {}
struct MapAnnotation<Content>: MapAnnotationProtocol where Content: View {
    init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content)
}
struct MapMarker: MapAnnotationProtocol { init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) }
struct MapPin: MapAnnotationProtocol { init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) }
struct MapStyle: Sendable {
    static var standard: MapStyle { get }
    static var hybrid: MapStyle { get }
    static var imagery: MapStyle { get }
    static func standard(elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> MapStyle
    static func hybrid(elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> MapStyle
    static func imagery(elevation: Elevation = .automatic) -> MapStyle
    struct Elevation: Hashable, Sendable {
        static let automatic: Elevation
        static let flat: Elevation
        static let realistic: Elevation
    }
    struct StandardEmphasis: Hashable, Sendable {
        static let automatic: StandardEmphasis
        static let muted: StandardEmphasis
    }
}
struct PointOfInterestCategories: Sendable {
    static let all: PointOfInterestCategories
    static var excludingAll: PointOfInterestCategories { get }
    static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories
    static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories
}
struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
}
@MainActor @preconcurrency protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: MapContent {}
extension Optional: MapContent where Wrapped: MapContent {}
extension ForEach: MapContent where Content: MapContent {}
extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
}
extension ForEach where Content: MapContent {
    nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content)
}
@resultBuilder struct MapContentBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: MapContent
    static func buildBlock<Content>(_ content: Content) -> Content where Content: MapContent
    static func buildIf<Content>(_ content: Content?) -> Content? where Content: MapContent
}
struct Marker<Label>: MapContent where Label: View {
    nonisolated init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label)
    nonisolated init(item: MKMapItem)
    nonisolated init<S>(_ title: S, coordinate: CLLocationCoordinate2D) where S: StringProtocol
    nonisolated init<S>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) where S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
}
struct Annotation<Label, Content>: MapContent where Label: View, Content: View {
    nonisolated init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init<S>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) where Label == Text
}
struct UserAnnotation<Label, Content>: MapContent where Label: View, Content: View {
    nonisolated init() where Label == EmptyView, Content == EmptyView
    nonisolated init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) where Label == Text
}
struct MapPolyline: MapContent {
    nonisolated init(_ route: MKRoute)
    nonisolated init(_ polyline: MKPolyline)
    nonisolated init(coordinates: [CLLocationCoordinate2D])
}
struct MapPolygon: MapContent {
    nonisolated init(coordinates: [CLLocationCoordinate2D])
}
struct MapCircle: MapContent {
    nonisolated init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
}
nonisolated extension MapContent {
    func tag<V>(_ tag: V) -> some MapContent where V: Hashable
    func tint<S>(_ tint: S) -> some MapContent where S: ShapeStyle
    func annotationTitles(_ visibility: Visibility) -> some MapContent
    func annotationSubtitles(_ visibility: Visibility) -> some MapContent
    func foregroundStyle<S>(_ style: S) -> some MapContent where S: ShapeStyle
    func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent where S: ShapeStyle
    func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent
}
struct MapUserLocationButton: View { nonisolated init(scope: Namespace.ID? = nil) }
struct MapCompass: View { nonisolated init(scope: Namespace.ID? = nil) }
struct MapScaleView: View { nonisolated init(scope: Namespace.ID? = nil) }
struct MapPitchToggle: View { nonisolated init(scope: Namespace.ID? = nil) }
struct MapZoomStepper: View { nonisolated init(scope: Namespace.ID? = nil) }
struct LookAroundPreview: View {}
enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
class MKRoute: NSObject {
    var name: String { get }
    var distance: CLLocationDistance { get }
    var expectedTravelTime: TimeInterval { get }
    var polyline: MKPolyline { get }
    var steps: [MKRoute.Step] { get }
    class Step: NSObject {
        var instructions: String { get }
        var distance: CLLocationDistance { get }
        var polyline: MKPolyline { get }
    }
}
class MKShape: NSObject, MKAnnotation {
    var title: String?
    var subtitle: String?
    var coordinate: CLLocationCoordinate2D { get }
}
class MKMultiPoint: MKShape {
    func points() -> UnsafeMutablePointer<MKMapPoint>
    var pointCount: Int { get }
}
class MKPolygon: MKMultiPoint, MKOverlay {
    convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
    var boundingMapRect: MKMapRect { get }
}
class MKCircle: MKShape, MKOverlay {
    convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance)
    var radius: CLLocationDistance { get }
    var boundingMapRect: MKMapRect { get }
}
class MKTileOverlay: NSObject, MKOverlay {
    init(urlTemplate URLTemplate: String?)
    var canReplaceMapContent: Bool
    func url(forTilePath path: MKTileOverlayPath) -> URL
    func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void)
    func loadTile(at path: MKTileOverlayPath) async throws -> Data
}
struct MKTileOverlayPath: Sendable {
    var x: Int
    var y: Int
    var z: Int
    var contentScaleFactor: CGFloat
}
class MKOverlayPathRenderer: MKOverlayRenderer {
    var fillColor: UIColor?
    var strokeColor: UIColor?
    var lineWidth: CGFloat
}
class MKPolylineRenderer: MKOverlayPathRenderer { init(polyline: MKPolyline) }
class MKPolygonRenderer: MKOverlayPathRenderer { init(polygon: MKPolygon) }
class MKCircleRenderer: MKOverlayPathRenderer { init(circle: MKCircle) }
class MKTileOverlayRenderer: MKOverlayRenderer { init(tileOverlay overlay: MKTileOverlay) }
class MKMapCamera: NSObject {
    convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection)
    var centerCoordinate: CLLocationCoordinate2D
    var heading: CLLocationDirection
    var pitch: CGFloat
}
class MKMapSnapshotter: NSObject {
    init(options: Options)
    func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void)
    func start() async throws -> Snapshot
    func start(with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void)
    func cancel()
    class Options: NSObject {
        init()
        var region: MKCoordinateRegion
        var size: CGSize
        var camera: MKMapCamera
        var mapType: MKMapType
    }
    class Snapshot: NSObject {
        var image: UIImage { get }
        func point(for coordinate: CLLocationCoordinate2D) -> CGPoint
    }
}
enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
class MKLocalSearchCompleter: NSObject {
    init()
    weak var delegate: (any MKLocalSearchCompleterDelegate)?
    var queryFragment: String
    var region: MKCoordinateRegion
    var results: [MKLocalSearchCompletion] { get }
    func cancel()
}
@objc protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    optional func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
class MKLocalSearchCompletion: NSObject {
    var title: String { get }
    var subtitle: String { get }
}
class MKGeocodingRequest: NSObject {}
class MKReverseGeocodingRequest: NSObject {}
@MainActor class MKUserTrackingButton: UIView {
    convenience init(mapView: MKMapView?)
}
@MainActor class MKUserTrackingBarButtonItem: UIBarButtonItem {
    init(mapView: MKMapView?)
}
@MainActor class MKPinAnnotationView: MKAnnotationView {}
class MKClusterAnnotation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var memberAnnotations: [any MKAnnotation] { get }
}
class MKDistanceFormatter: Formatter {
    func string(fromDistance distance: CLLocationDistance) -> String
}

nonisolated extension View {
    func mapStyle(_ style: MapStyle) -> some View
    func mapControls<Content>(@MapContentBuilder _ content: () -> Content) -> some View where Content: View
    func mapControlVisibility(_ visibility: Visibility) -> some View
    func mapScope(_ scope: Namespace.ID) -> some View
    func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View
    func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View
}
