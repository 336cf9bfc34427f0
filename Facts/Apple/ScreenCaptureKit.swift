// ScreenCaptureKit.
@_exported import Foundation
@_exported import CoreMedia

class SCShareableContent: NSObject, @unchecked Sendable {
    class func getWithCompletionHandler(@_deliveredOn(arbitrary) _ completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void)
    class var current: SCShareableContent { get async throws }
    var windows: [SCWindow] { get }
    var displays: [SCDisplay] { get }
}
class SCWindow: NSObject, @unchecked Sendable {}
class SCDisplay: NSObject, @unchecked Sendable {}
class SCContentFilter: NSObject {}
class SCStreamConfiguration: NSObject { init() }
class SCStream: NSObject, @unchecked Sendable {
    init(filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration, delegate: (any SCStreamDelegate)?)
    func addStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?) throws
    func startCapture() async throws
    func stopCapture() async throws
}
enum SCStreamOutputType: Int, Sendable { case screen, audio, microphone }
@_deliveredOn(arbitrary)
@objc protocol SCStreamDelegate: NSObjectProtocol {
    optional func stream(_ stream: SCStream, didStopWithError error: any Error)
}
@_deliveredOn(queueArgument)
@objc protocol SCStreamOutput: NSObjectProtocol {
    optional func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
}
