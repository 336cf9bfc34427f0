// CoreMedia and CoreVideo.
@_exported import CoreFoundation

struct CMTime: Hashable, Sendable {
    init()
    init(value: Int64, timescale: Int32)
    init(seconds: Double, preferredTimescale: Int32)
    var value: Int64
    var timescale: Int32
    var seconds: Double { get }
    static let zero: CMTime
    static let invalid: CMTime
    static let positiveInfinity: CMTime
    var isValid: Bool { get }
    var isNumeric: Bool { get }
}
struct CMTimeRange: Hashable, Sendable {
    init(start: CMTime, duration: CMTime)
    var start: CMTime
    var duration: CMTime
}
class CMSampleBuffer {
    var presentationTimeStamp: CMTime { get }
    var imageBuffer: CVImageBuffer? { get }
}
class CMBlockBuffer {}
class CVBuffer {}
typealias CVImageBuffer = CVBuffer
typealias CVPixelBuffer = CVBuffer
func CMTimeMake(value: Int64, timescale: Int32) -> CMTime
func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime
func CMTimeGetSeconds(_ time: CMTime) -> Double
func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer?
func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int
func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int
func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> Int32
func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> Int32
struct CVPixelBufferLockFlags: OptionSet, Sendable {
    let rawValue: UInt64
    init(rawValue: UInt64)
    static var readOnly: CVPixelBufferLockFlags { get }
}
