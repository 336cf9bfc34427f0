// MetalKit.
@_exported import Metal
@_exported import UIKit
@_exported import AppKit

@MainActor class MTKView: UIView {
    init(frame frameRect: CGRect, device: (any MTLDevice)?)
    weak var delegate: (any MTKViewDelegate)?
    var device: (any MTLDevice)?
    var preferredFramesPerSecond: Int
    var isPaused: Bool
    func draw()
}
@_deliveredOn(main)
@MainActor @objc protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}
