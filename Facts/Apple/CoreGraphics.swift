// CoreGraphics. Its geometry comes with Foundation here.
@_exported import CoreFoundation

struct CGVector: Hashable, Sendable {
    init()
    init(dx: CGFloat, dy: CGFloat)
    var dx: CGFloat
    var dy: CGFloat
}
struct CGAffineTransform: Equatable, Sendable {
    init()
    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
    init(translationX tx: CGFloat, y ty: CGFloat)
    init(scaleX sx: CGFloat, y sy: CGFloat)
    init(rotationAngle angle: CGFloat)
    static let identity: CGAffineTransform
    func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
    func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
    func rotated(by angle: CGFloat) -> CGAffineTransform
    func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
    func inverted() -> CGAffineTransform
    var isIdentity: Bool { get }
}
class CGColor: Sendable {
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(gray: CGFloat, alpha: CGFloat)
    init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>)
    var alpha: CGFloat { get }
    var components: [CGFloat]? { get }
    var numberOfComponents: Int { get }
    var colorSpace: CGColorSpace? { get }
    func copy(alpha: CGFloat) -> CGColor?
}
class CGColorSpace: Sendable {
    init?(name: CFString)
    static let sRGB: CFString
    static let displayP3: CFString
}
class CGImage: @unchecked Sendable {
    var width: Int { get }
    var height: Int { get }
    var bitsPerComponent: Int { get }
    var bytesPerRow: Int { get }
    var alphaInfo: CGImageAlphaInfo { get }
    var colorSpace: CGColorSpace? { get }
    var dataProvider: CGDataProvider? { get }
    func cropping(to rect: CGRect) -> CGImage?
}
enum CGImageAlphaInfo: UInt32, Sendable { case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly }
class CGContext {
    init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32)
    func saveGState()
    func restoreGState()
    func translateBy(x tx: CGFloat, y ty: CGFloat)
    func scaleBy(x sx: CGFloat, y sy: CGFloat)
    func rotate(by angle: CGFloat)
    func setFillColor(_ color: CGColor)
    func setStrokeColor(_ color: CGColor)
    func setLineWidth(_ width: CGFloat)
    func fill(_ rect: CGRect)
    func stroke(_ rect: CGRect)
    func fillEllipse(in rect: CGRect)
    func beginPath()
    func move(to point: CGPoint)
    func addLine(to point: CGPoint)
    func addRect(_ rect: CGRect)
    func addPath(_ path: CGPath)
    func closePath()
    func fillPath(using rule: CGPathFillRule = .winding)
    func strokePath()
    func clip(using rule: CGPathFillRule = .winding)
    func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false)
    func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions)
    func makeImage() -> CGImage?
    var interpolationQuality: CGInterpolationQuality
    var width: Int { get }
    var height: Int { get }
}
enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
enum CGLineCap: Int32, Sendable { case butt, round, square }
enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
enum CGBlendMode: Int32, Sendable { case normal, multiply, screen, overlay, copy, sourceAtop, clear }
struct CGGradientDrawingOptions: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
}
class CGGradient: Sendable {
    init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
}
class CGPath: Sendable {
    init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
    init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
    init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?)
    var boundingBox: CGRect { get }
    var isEmpty: Bool { get }
    func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool
}
class CGMutablePath: CGPath {
    init()
    func move(to point: CGPoint, transform: CGAffineTransform = .identity)
    func addLine(to point: CGPoint, transform: CGAffineTransform = .identity)
    func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
    func addPath(_ path: CGPath, transform: CGAffineTransform = .identity)
    func closeSubpath()
}
class CGDataProvider: @unchecked Sendable {
    init?(data: CFData)
    init?(url: CFURL)
    var data: CFData? { get }
}
class CGFont: Sendable {
    init?(_ provider: CGDataProvider)
}
class CGPDFDocument {
    init?(_ url: CFURL)
    var numberOfPages: Int { get }
}
class CGEvent {
    init?(source: CGEventSource?)
    func post(tap: CGEventTapLocation)
    var location: CGPoint
}
class CGEventSource {}
enum CGEventTapLocation: UInt32, Sendable { case cghidEventTap, cgSessionEventTap, cgAnnotatedSessionEventTap }
typealias CGDirectDisplayID = UInt32
typealias CGWindowID = UInt32
typealias CGKeyCode = UInt16
func CGMainDisplayID() -> CGDirectDisplayID
func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
func CGColorSpaceCreateDeviceGray() -> CGColorSpace
func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray?
struct CGWindowListOption: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static var optionOnScreenOnly: CGWindowListOption { get }
}
extension CGRect {
    func applying(_ t: CGAffineTransform) -> CGRect
}
extension CGPoint {
    func applying(_ t: CGAffineTransform) -> CGPoint
}
extension CGSize {
    func applying(_ t: CGAffineTransform) -> CGSize
}
