// Vision. `perform` analyses on the calling thread.
@_exported import Foundation
@_exported import CoreGraphics
@_exported import CoreML

class VNRequest: NSObject, NSCopying {
    init(@_deliveredOn(caller) completionHandler: VNRequestCompletionHandler? = nil)
    var results: [VNObservation]? { get }
    func cancel()
}
typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
class VNImageBasedRequest: VNRequest {}
class VNRecognizeTextRequest: VNImageBasedRequest {
    var recognitionLevel: VNRequestTextRecognitionLevel
    var usesLanguageCorrection: Bool
}
enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
class VNDetectBarcodesRequest: VNImageBasedRequest {}
class VNCoreMLRequest: VNImageBasedRequest {
    init(model: VNCoreMLModel)
}
class VNCoreMLModel: NSObject {
    init(for model: MLModel) throws
}
class VNObservation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    var confidence: Float { get }
}
class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    var boundingBox: CGRect { get }
}
class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
class VNRecognizedTextObservation: VNObservation, @unchecked Sendable {
    func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText]
}
class VNRecognizedText: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    var string: String { get }
}
class VNImageRequestHandler: NSObject {
    init(cgImage image: CGImage, options: [VNImageOption: Any] = [:])
    init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:])
    init(ciImage image: CIImage, options: [VNImageOption: Any] = [:])
    init(url imageURL: URL, options: [VNImageOption: Any] = [:])
    init(data imageData: Data, options: [VNImageOption: Any] = [:])
    @_blocking("analyses the image")
    func perform(_ requests: [VNRequest]) throws
}
struct VNImageOption: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
}
