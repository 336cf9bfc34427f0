// AVKit.
@_exported import AVFoundation
@_exported import UIKit
@_exported import AppKit

@MainActor class AVPlayerViewController: UIViewController {
    init()
    var player: AVPlayer?
    var showsPlaybackControls: Bool
    var videoGravity: AVLayerVideoGravity
    var allowsPictureInPicturePlayback: Bool
    weak var delegate: (any AVPlayerViewControllerDelegate)?
    var contentOverlayView: UIView? { get }
}
@_deliveredOn(main)
@MainActor @objc protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
@MainActor class AVPlayerView: NSView {
    var player: AVPlayer?
}
@MainActor class AVPictureInPictureController: NSObject {
    class func isPictureInPictureSupported() -> Bool
    init?(playerLayer: AVPlayerLayer)
    weak var delegate: (any AVPictureInPictureControllerDelegate)?
    func startPictureInPicture()
    func stopPictureInPicture()
}
@_deliveredOn(main)
@MainActor @objc protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
@MainActor class AVRoutePickerView: UIView {}
struct VideoPlayer<VideoOverlay>: View where VideoOverlay: View {
    nonisolated init(player: AVPlayer?) where VideoOverlay == EmptyView
    nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay)
}
