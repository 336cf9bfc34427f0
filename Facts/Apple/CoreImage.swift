// CoreImage.
@_exported import Foundation
@_exported import CoreGraphics

class CIImage: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    init(cgImage image: CGImage)
    init?(data: Data)
    init?(contentsOf url: URL)
    init(color: CIColor)
    convenience init?(image: UIImage)
    var extent: CGRect { get }
    var properties: [String: Any] { get }
    func transformed(by matrix: CGAffineTransform) -> CIImage
    func cropped(to rect: CGRect) -> CIImage
    func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage
    func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
}
class CIFilter: NSObject, NSSecureCoding, NSCopying {
    init?(name: String)
    init?(name: String, parameters params: [String: Any]?)
    var outputImage: CIImage? { get }
    func setDefaults()
    class func qrCodeGenerator() -> any CIFilterProtocol
}
protocol CIFilterProtocol {}
class CIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    var red: CGFloat { get }
    var green: CGFloat { get }
    var blue: CGFloat { get }
    var alpha: CGFloat { get }
}
class CIContext: NSObject, @unchecked Sendable {
    init(options: [CIContextOption: Any]? = nil)
    @_blocking("renders the image")
    func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage?
    func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?)
}
struct CIContextOption: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let workingColorSpace: CIContextOption
    static let useSoftwareRenderer: CIContextOption
}
struct CIFormat: Hashable, Sendable {
    static let RGBA8: CIFormat
}
class CIDetector: NSObject {
    init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
    @_blocking("analyses the image")
    func features(in image: CIImage) -> [CIFeature]
}
class CIFeature: NSObject {}
class CIQRCodeFeature: CIFeature {
    var messageString: String? { get }
}
class CIVector: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    init(x: CGFloat, y: CGFloat)
}
let kCIInputImageKey: String
let kCIInputRadiusKey: String
let kCIInputExtentKey: String
let kCIOutputImageKey: String
