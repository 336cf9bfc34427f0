// AVFoundation. Capture delegates and players' observers come on the queue that they were given.
@_exported import Foundation
@_exported import CoreMedia
@_exported import AVFAudio
@_exported import QuartzCore

class AVAsset: NSObject, NSCopying, @unchecked Sendable {
    init(url URL: URL)
    var duration: CMTime { get }
    var tracks: [AVAssetTrack] { get }
    func load<T>(_ property: AVAsyncProperty<AVAsset, T>, isolation: isolated (any Actor)? = #isolation) async throws -> T
    func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack]
    func loadValuesAsynchronously(forKeys keys: [String], @_deliveredOn(arbitrary) completionHandler handler: (@Sendable () -> Void)? = nil)
}
class AVAsyncProperty<Root, Value> {}
class AVURLAsset: AVAsset, @unchecked Sendable {
    init(url URL: URL, options: [String: Any]? = nil)
    var url: URL { get }
}
class AVAssetTrack: NSObject, NSCopying, @unchecked Sendable {
    var naturalSize: CGSize { get }
    var preferredTransform: CGAffineTransform { get }
}
struct AVMediaType: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let video: AVMediaType
    static let audio: AVMediaType
    static let metadata: AVMediaType
}
@MainActor class AVPlayer: NSObject {
    nonisolated init()
    nonisolated init(url URL: URL)
    nonisolated init(playerItem item: AVPlayerItem?)
    var status: Status { get }
    var error: (any Error)? { get }
    var rate: Float
    var currentItem: AVPlayerItem? { get }
    var volume: Float
    var isMuted: Bool
    var timeControlStatus: TimeControlStatus { get }
    var actionAtItemEnd: ActionAtItemEnd
    var automaticallyWaitsToMinimizeStalling: Bool
    var allowsExternalPlayback: Bool
    var preventsDisplaySleepDuringVideoPlayback: Bool
    func play()
    func pause()
    func replaceCurrentItem(with item: AVPlayerItem?)
    func currentTime() -> CMTime
    func seek(to time: CMTime)
    func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
    func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void)
    func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, @_deliveredOn(queueArgument) using block: @escaping @Sendable (CMTime) -> Void) -> Any
    func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, @_deliveredOn(queueArgument) using block: @escaping @Sendable () -> Void) -> Any
    func removeTimeObserver(_ observer: Any)
    enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
}
@MainActor class AVQueuePlayer: AVPlayer {
    nonisolated init(items: [AVPlayerItem])
    func items() -> [AVPlayerItem]
    func advanceToNextItem()
    func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?)
    func removeAllItems()
}
@MainActor class AVPlayerLooper: NSObject {
    nonisolated init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem)
}
@MainActor class AVPlayerItem: NSObject, NSCopying {
    nonisolated init(url URL: URL)
    nonisolated init(asset: AVAsset)
    nonisolated var asset: AVAsset { get }
    var status: Status { get }
    var error: (any Error)? { get }
    var duration: CMTime { get }
    func currentTime() -> CMTime
    var isPlaybackLikelyToKeepUp: Bool { get }
    var presentationSize: CGSize { get }
    enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    nonisolated class let didPlayToEndTimeNotification: NSNotification.Name
    nonisolated class let failedToPlayToEndTimeNotification: NSNotification.Name
}
extension NSNotification.Name {
    static let AVPlayerItemDidPlayToEndTime: NSNotification.Name
    static let AVPlayerItemFailedToPlayToEndTime: NSNotification.Name
}
@MainActor class AVPlayerLayer: CALayer {
    convenience init(player: AVPlayer?)
    var player: AVPlayer?
    var videoGravity: AVLayerVideoGravity
    var isReadyForDisplay: Bool { get }
}
struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let resizeAspect: AVLayerVideoGravity
    static let resizeAspectFill: AVLayerVideoGravity
    static let resize: AVLayerVideoGravity
}
class AVCaptureSession: NSObject, @unchecked Sendable {
    init()
    var sessionPreset: Preset
    var inputs: [AVCaptureInput] { get }
    var outputs: [AVCaptureOutput] { get }
    func canSetSessionPreset(_ preset: Preset) -> Bool
    func canAddInput(_ input: AVCaptureInput) -> Bool
    func addInput(_ input: AVCaptureInput)
    func removeInput(_ input: AVCaptureInput)
    func canAddOutput(_ output: AVCaptureOutput) -> Bool
    func addOutput(_ output: AVCaptureOutput)
    func removeOutput(_ output: AVCaptureOutput)
    func beginConfiguration()
    func commitConfiguration()
    var isRunning: Bool { get }
    @_blocking("starts the capture hardware")
    func startRunning()
    @_blocking("stops the capture hardware")
    func stopRunning()
    struct Preset: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let photo: Preset
        static let high: Preset
        static let medium: Preset
        static let hd1280x720: Preset
        static let hd1920x1080: Preset
    }
}
class AVCaptureInput: NSObject {}
class AVCaptureDeviceInput: AVCaptureInput {
    init(device: AVCaptureDevice) throws
    var device: AVCaptureDevice { get }
}
class AVCaptureDevice: NSObject, @unchecked Sendable {
    class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice?
    class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice?
    class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
    class func requestAccess(for mediaType: AVMediaType, @_deliveredOn(arbitrary) completionHandler handler: @escaping @Sendable (Bool) -> Void)
    class func requestAccess(for mediaType: AVMediaType) async -> Bool
    var uniqueID: String { get }
    var localizedName: String { get }
    var position: Position { get }
    var hasTorch: Bool { get }
    var torchMode: TorchMode
    func lockForConfiguration() throws
    func unlockForConfiguration()
    enum Position: Int, Sendable { case unspecified, back, front }
    enum TorchMode: Int, Sendable { case off, on, auto }
    struct DeviceType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let builtInWideAngleCamera: DeviceType
    }
}
enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
class AVCaptureOutput: NSObject {}
class AVCaptureConnection: NSObject {
    var isEnabled: Bool
    var videoOrientation: AVCaptureVideoOrientation
}
enum AVCaptureVideoOrientation: Int, Sendable { case portrait, portraitUpsideDown, landscapeRight, landscapeLeft }
class AVCaptureVideoDataOutput: AVCaptureOutput {
    init()
    func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?)
    var alwaysDiscardsLateVideoFrames: Bool
    var videoSettings: [String: Any]!
}
@_deliveredOn(queueArgument)
@objc protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    optional func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
class AVCaptureAudioDataOutput: AVCaptureOutput {
    func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?)
}
@_deliveredOn(queueArgument)
@objc protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
class AVCaptureMetadataOutput: AVCaptureOutput {
    init()
    func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?)
    var metadataObjectTypes: [AVMetadataObject.ObjectType]!
}
@_deliveredOn(queueArgument)
@objc protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    optional func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
class AVMetadataObject: NSObject {
    struct ObjectType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let qr: ObjectType
        static let face: ObjectType
    }
    var type: ObjectType { get }
    var bounds: CGRect { get }
}
class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    var stringValue: String? { get }
}
class AVCapturePhotoOutput: AVCaptureOutput {
    init()
    func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
}
class AVCapturePhotoSettings: NSObject, NSCopying { init() }
class AVCapturePhoto: NSObject {
    func fileDataRepresentation() -> Data?
}
@_deliveredOn(arbitrary)
@objc protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
class AVCaptureMovieFileOutput: AVCaptureOutput {
    func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
    func stopRecording()
}
@_deliveredOn(arbitrary)
@objc protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(_ output: AVCaptureMovieFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
class AVCaptureVideoPreviewLayer: CALayer {
    init(session: AVCaptureSession)
    var session: AVCaptureSession?
    var videoGravity: AVLayerVideoGravity
}
class AVAssetReader: NSObject {
    init(asset: AVAsset) throws
    func startReading() -> Bool
    func add(_ output: AVAssetReaderOutput)
    func cancelReading()
}
class AVAssetReaderOutput: NSObject {
    @_blocking("decodes the next buffer")
    func copyNextSampleBuffer() -> CMSampleBuffer?
}
class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    init(track: AVAssetTrack, outputSettings: [String: Any]?)
}
class AVAssetWriter: NSObject, @unchecked Sendable {
    init(outputURL: URL, fileType outputFileType: AVFileType) throws
    func startWriting() -> Bool
    func finishWriting(@_deliveredOn(arbitrary) completionHandler handler: @escaping @Sendable () -> Void)
    func finishWriting() async
}
class AVAssetWriterInput: NSObject {
    func requestMediaDataWhenReady(on queue: DispatchQueue, @_deliveredOn(queueArgument) using block: @escaping @Sendable () -> Void)
}
struct AVFileType: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let mp4: AVFileType
    static let mov: AVFileType
    static let m4a: AVFileType
}
class AVAssetExportSession: NSObject, @unchecked Sendable {
    init?(asset: AVAsset, presetName: String)
    var outputURL: URL?
    var outputFileType: AVFileType?
    func exportAsynchronously(@_deliveredOn(arbitrary) completionHandler handler: @escaping @Sendable () -> Void)
    func export() async
    func export(to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation) async throws
}
class AVAssetImageGenerator: NSObject {
    init(asset: AVAsset)
    var appliesPreferredTrackTransform: Bool
    var maximumSize: CGSize
    @_blocking("decodes a frame")
    func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
    func generateCGImageAsynchronously(for requestedTime: CMTime, @_deliveredOn(arbitrary) completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void)
    func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime)
}
class AVMutableComposition: AVAsset, @unchecked Sendable {}
class AVVideoComposition: NSObject {}
