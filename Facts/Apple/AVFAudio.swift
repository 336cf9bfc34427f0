// AVFAudio: sessions, engines, players, recorders, speech. Taps and render blocks run on audio threads.
@_exported import Foundation

class AVAudioSession: NSObject, @unchecked Sendable {
    class func sharedInstance() -> AVAudioSession
    var category: Category { get }
    func setCategory(_ category: Category) throws
    func setCategory(_ category: Category, options: CategoryOptions = []) throws
    func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws
    @_blocking("talks to the audio server")
    func setActive(_ active: Bool, options: SetActiveOptions = []) throws
    var recordPermission: RecordPermission { get }
    func requestRecordPermission(@_deliveredOn(arbitrary) _ response: @escaping @Sendable (Bool) -> Void)
    var currentRoute: AVAudioSessionRouteDescription { get }
    var isOtherAudioPlaying: Bool { get }
    var outputVolume: Float { get }
    struct Category: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let ambient: Category
        static let playback: Category
        static let record: Category
        static let playAndRecord: Category
        static let soloAmbient: Category
    }
    struct Mode: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let `default`: Mode
        static let measurement: Mode
        static let moviePlayback: Mode
        static let spokenAudio: Mode
    }
    struct CategoryOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var mixWithOthers: CategoryOptions { get }
        static var duckOthers: CategoryOptions { get }
        static var defaultToSpeaker: CategoryOptions { get }
    }
    struct SetActiveOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var notifyOthersOnDeactivation: SetActiveOptions { get }
    }
    enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
    @_deliveredOn(arbitrary)
    class let interruptionNotification: NSNotification.Name
    @_deliveredOn(arbitrary)
    class let routeChangeNotification: NSNotification.Name
}
class AVAudioSessionRouteDescription: NSObject {}
class AVAudioApplication: NSObject {
    class func requestRecordPermission(@_deliveredOn(arbitrary) completionHandler response: @escaping @Sendable (Bool) -> Void)
    class func requestRecordPermission() async -> Bool
}
class AVAudioNode: NSObject {
    func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, @_deliveredOn(arbitrary) block tapBlock: @escaping AVAudioNodeTapBlock)
    func removeTap(onBus bus: AVAudioNodeBus)
    func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat
    func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat
    var engine: AVAudioEngine? { get }
}
typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
typealias AVAudioNodeBus = Int
typealias AVAudioFrameCount = UInt32
typealias AVAudioFramePosition = Int64
class AVAudioInputNode: AVAudioNode {}
class AVAudioOutputNode: AVAudioNode {}
class AVAudioMixerNode: AVAudioNode {
    var outputVolume: Float
}
class AVAudioPlayerNode: AVAudioNode {
    init()
    func play()
    func pause()
    func stop()
    var isPlaying: Bool { get }
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer, @_deliveredOn(arbitrary) completionHandler: (@Sendable () -> Void)? = nil)
    func scheduleBuffer(_ buffer: AVAudioPCMBuffer) async
    func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, @_deliveredOn(arbitrary) completionHandler: (@Sendable () -> Void)? = nil)
}
class AVAudioEngine: NSObject {
    init()
    var inputNode: AVAudioInputNode { get }
    var outputNode: AVAudioOutputNode { get }
    var mainMixerNode: AVAudioMixerNode { get }
    func attach(_ node: AVAudioNode)
    func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?)
    func prepare()
    @_blocking("starts the audio hardware")
    func start() throws
    func pause()
    func stop()
    var isRunning: Bool { get }
}
class AVAudioFormat: NSObject, NSSecureCoding, @unchecked Sendable {
    init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32)
    var sampleRate: Double { get }
    var channelCount: UInt32 { get }
}
class AVAudioBuffer: NSObject {
    var format: AVAudioFormat { get }
}
class AVAudioPCMBuffer: AVAudioBuffer {
    init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount)
    var frameLength: AVAudioFrameCount
    var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { get }
}
class AVAudioTime: NSObject, @unchecked Sendable {}
class AVAudioFile: NSObject {
    init(forReading fileURL: URL) throws
    @_blocking("reads the file")
    func read(into buffer: AVAudioPCMBuffer) throws
    func write(from buffer: AVAudioPCMBuffer) throws
    var length: AVAudioFramePosition { get }
    var processingFormat: AVAudioFormat { get }
}
class AVAudioPlayer: NSObject {
    init(contentsOf url: URL) throws
    init(data: Data) throws
    func prepareToPlay() -> Bool
    func play() -> Bool
    func pause()
    func stop()
    var isPlaying: Bool { get }
    var duration: TimeInterval { get }
    var currentTime: TimeInterval
    var volume: Float
    var numberOfLoops: Int
    weak var delegate: (any AVAudioPlayerDelegate)?
}
@objc protocol AVAudioPlayerDelegate: NSObjectProtocol {
    optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
class AVAudioRecorder: NSObject {
    init(url: URL, settings: [String: Any]) throws
    func record() -> Bool
    func stop()
    func updateMeters()
    func averagePower(forChannel channelNumber: Int) -> Float
    weak var delegate: (any AVAudioRecorderDelegate)?
    var isMeteringEnabled: Bool
}
@objc protocol AVAudioRecorderDelegate: NSObjectProtocol {
    optional func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
class AVSpeechSynthesizer: NSObject {
    init()
    weak var delegate: (any AVSpeechSynthesizerDelegate)?
    func speak(_ utterance: AVSpeechUtterance)
    var isSpeaking: Bool { get }
}
class AVSpeechUtterance: NSObject {
    init(string: String)
}
@objc protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    optional func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}
let AVFormatIDKey: String
let AVSampleRateKey: String
let AVNumberOfChannelsKey: String
