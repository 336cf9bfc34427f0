// QuartzCore. Layers are not bound to an actor; AppKit and UIKit use them on the main thread.
@_exported import CoreGraphics
@_exported import ObjectiveC

class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    init()
    init(layer: Any)
    func presentation() -> Self?
    func model() -> Self
    var bounds: CGRect
    var position: CGPoint
    var zPosition: CGFloat
    var anchorPoint: CGPoint
    var transform: CATransform3D
    var frame: CGRect
    var isHidden: Bool
    var isDoubleSided: Bool
    var superlayer: CALayer? { get }
    var sublayers: [CALayer]?
    func removeFromSuperlayer()
    func addSublayer(_ layer: CALayer)
    func insertSublayer(_ layer: CALayer, at idx: UInt32)
    func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
    func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
    var mask: CALayer?
    var masksToBounds: Bool
    func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
    func hitTest(_ p: CGPoint) -> CALayer?
    var contents: Any?
    var contentsRect: CGRect
    var contentsGravity: CALayerContentsGravity
    var contentsScale: CGFloat
    var isOpaque: Bool
    func display()
    func setNeedsDisplay()
    func displayIfNeeded()
    func draw(in ctx: CGContext)
    func render(in ctx: CGContext)
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat
    var maskedCorners: CACornerMask
    var cornerCurve: CALayerCornerCurve
    var borderWidth: CGFloat
    var borderColor: CGColor?
    var opacity: Float
    var allowsGroupOpacity: Bool
    var compositingFilter: Any?
    var filters: [Any]?
    var shouldRasterize: Bool
    var rasterizationScale: CGFloat
    var shadowColor: CGColor?
    var shadowOpacity: Float
    var shadowOffset: CGSize
    var shadowRadius: CGFloat
    var shadowPath: CGPath?
    var autoresizingMask: CAAutoresizingMask
    func setNeedsLayout()
    func layoutIfNeeded()
    func layoutSublayers()
    func add(_ anim: CAAnimation, forKey key: String?)
    func removeAllAnimations()
    func removeAnimation(forKey key: String)
    func animationKeys() -> [String]?
    func animation(forKey key: String) -> CAAnimation?
    var actions: [String: any CAAction]?
    func action(forKey event: String) -> (any CAAction)?
    var name: String?
    weak var delegate: (any CALayerDelegate)?
    var speed: Float
    var timeOffset: CFTimeInterval
    var beginTime: CFTimeInterval
    class func needsDisplay(forKey key: String) -> Bool
    class func defaultAction(forKey event: String) -> (any CAAction)?
}
protocol CAAction {}
protocol CAMediaTiming {}
@objc protocol CALayerDelegate: NSObjectProtocol {
    optional func display(_ layer: CALayer)
    optional func draw(_ layer: CALayer, in ctx: CGContext)
    optional func layoutSublayers(of layer: CALayer)
    optional func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let resizeAspect: CALayerContentsGravity
    static let resizeAspectFill: CALayerContentsGravity
    static let center: CALayerContentsGravity
}
struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let circular: CALayerCornerCurve
    static let continuous: CALayerCornerCurve
}
struct CACornerMask: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var layerMinXMinYCorner: CACornerMask { get }
    static var layerMaxXMinYCorner: CACornerMask { get }
    static var layerMinXMaxYCorner: CACornerMask { get }
    static var layerMaxXMaxYCorner: CACornerMask { get }
}
struct CAAutoresizingMask: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static var layerWidthSizable: CAAutoresizingMask { get }
    static var layerHeightSizable: CAAutoresizingMask { get }
}
class CAShapeLayer: CALayer {
    var path: CGPath?
    var fillColor: CGColor?
    var strokeColor: CGColor?
    var strokeStart: CGFloat
    var strokeEnd: CGFloat
    var lineWidth: CGFloat
    var lineCap: CAShapeLayerLineCap
    var lineDashPattern: [NSNumber]?
    var fillRule: CAShapeLayerFillRule
}
struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let round: CAShapeLayerLineCap
}
struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let evenOdd: CAShapeLayerFillRule
}
class CAGradientLayer: CALayer {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint: CGPoint
    var endPoint: CGPoint
    var type: CAGradientLayerType
}
struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let axial: CAGradientLayerType
    static let radial: CAGradientLayerType
}
class CATextLayer: CALayer {
    var string: Any?
    var fontSize: CGFloat
}
class CAReplicatorLayer: CALayer {}
class CAEmitterLayer: CALayer {}
class CATransformLayer: CALayer {}
class CAMetalLayer: CALayer {}
class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
    var timingFunction: CAMediaTimingFunction?
    var delegate: (any CAAnimationDelegate)?
    var isRemovedOnCompletion: Bool
    var duration: CFTimeInterval
    var repeatCount: Float
    var autoreverses: Bool
    var beginTime: CFTimeInterval
    var fillMode: CAMediaTimingFillMode
    var speed: Float
}
@objc protocol CAAnimationDelegate {
    optional func animationDidStart(_ anim: CAAnimation)
    optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
class CAPropertyAnimation: CAAnimation {
    init(keyPath path: String?)
    var keyPath: String?
    var isAdditive: Bool
}
class CABasicAnimation: CAPropertyAnimation {
    var fromValue: Any?
    var toValue: Any?
    var byValue: Any?
}
class CAKeyframeAnimation: CAPropertyAnimation {
    var values: [Any]?
    var keyTimes: [NSNumber]?
    var path: CGPath?
}
class CASpringAnimation: CABasicAnimation {
    var damping: CGFloat
}
class CATransition: CAAnimation {}
class CAAnimationGroup: CAAnimation {
    var animations: [CAAnimation]?
}
struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let forwards: CAMediaTimingFillMode
    static let both: CAMediaTimingFillMode
    static let removed: CAMediaTimingFillMode
}
class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    init(name: CAMediaTimingFunctionName)
    init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
}
struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let linear: CAMediaTimingFunctionName
    static let easeIn: CAMediaTimingFunctionName
    static let easeOut: CAMediaTimingFunctionName
    static let easeInEaseOut: CAMediaTimingFunctionName
}
class CATransaction: NSObject {
    class func begin()
    class func commit()
    class func flush()
    class func animationDuration() -> CFTimeInterval
    class func setAnimationDuration(_ dur: CFTimeInterval)
    class func setDisableActions(_ flag: Bool)
    class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
    class func setCompletionBlock(_ block: (() -> Void)?)
}
class CADisplayLink: NSObject {
    init(target: Any, selector sel: Selector)
    func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
    func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode)
    func invalidate()
    var timestamp: CFTimeInterval { get }
    var targetTimestamp: CFTimeInterval { get }
    var duration: CFTimeInterval { get }
    var isPaused: Bool
    var preferredFramesPerSecond: Int
}
struct CATransform3D: Sendable { init() }
func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
let CATransform3DIdentity: CATransform3D
func CACurrentMediaTime() -> CFTimeInterval
