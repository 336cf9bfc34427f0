// Speech.
@_exported import Foundation
@_exported import AVFAudio

class SFSpeechRecognizer: NSObject {
    init?()
    init?(locale: Locale)
    class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus
    class func requestAuthorization(@_deliveredOn(arbitrary) _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
    var isAvailable: Bool { get }
    var queue: OperationQueue
    weak var delegate: (any SFSpeechRecognizerDelegate)?
    func recognitionTask(with request: SFSpeechRecognitionRequest, @_deliveredOn(delegateQueue) resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask
}
@objc protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
class SFSpeechRecognitionRequest: NSObject {
    var shouldReportPartialResults: Bool
    var requiresOnDeviceRecognition: Bool
}
class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    init()
    func append(_ audioPCMBuffer: AVAudioPCMBuffer)
    func endAudio()
}
class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    init(url URL: URL)
}
class SFSpeechRecognitionTask: NSObject {
    func cancel()
    func finish()
}
class SFSpeechRecognitionResult: NSObject, NSCopying, NSSecureCoding {
    var bestTranscription: SFTranscription { get }
    var isFinal: Bool { get }
}
class SFTranscription: NSObject, NSCopying, NSSecureCoding {
    var formattedString: String { get }
}
