// SwiftUI: drawing, shapes and styles.

enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
struct GraphicsContext {
    var opacity: Double
    var blendMode: GraphicsContext.BlendMode
    var environment: EnvironmentValues { get }
    var transform: CGAffineTransform
    var clipBoundingRect: CGRect { get }
    mutating func scaleBy(x: CGFloat, y: CGFloat)
    mutating func translateBy(x: CGFloat, y: CGFloat)
    mutating func rotate(by angle: Angle)
    mutating func concatenate(_ matrix: CGAffineTransform)
    mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions())
    mutating func clipToLayer(opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void) rethrows
    mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions())
    func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
    func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
    func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
    func resolve(_ text: Text) -> GraphicsContext.ResolvedText
    func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading
    func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable
    func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
    func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
    func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect)
    func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ text: Text, in rect: CGRect)
    func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect)
    func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init())
    func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init())
    func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init())
    func withCGContext(content: (CGContext) throws -> Void) rethrows
    struct BlendMode: RawRepresentable, Equatable, Sendable {
        let rawValue: Int32
        init(rawValue: Int32)
    }
    struct ClipOptions: OptionSet, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32)
        static var inverse: GraphicsContext.ClipOptions { get }
    }
    struct FilterOptions: OptionSet, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32)
    }
    struct Filter: Sendable {
        static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> GraphicsContext.Filter
        static func blur(radius: CGFloat) -> GraphicsContext.Filter
        static func colorMultiply(_ color: Color) -> GraphicsContext.Filter
        static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter
    }
    struct Shading: Sendable {
        static var foreground: GraphicsContext.Shading { get }
        static func color(_ color: Color) -> GraphicsContext.Shading
        static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle
        static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> GraphicsContext.Shading
        static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> GraphicsContext.Shading
        static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> GraphicsContext.Shading
    }
    struct ResolvedImage {
        var size: CGSize { get }
        let baseline: CGFloat
        var shading: GraphicsContext.Shading?
    }
    struct ResolvedText {
        var shading: GraphicsContext.Shading
        func measure(in size: CGSize) -> CGSize
        func firstBaseline(in size: CGSize) -> CGFloat
        func lastBaseline(in size: CGSize) -> CGFloat
    }
    struct ResolvedSymbol {
        var size: CGSize { get }
    }
}
protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}
struct TextProxy {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
extension Text {
    struct Layout: RandomAccessCollection, Equatable {
        typealias Element = Text.Layout.Line
        typealias Index = Int
        struct DrawingOptions: OptionSet {
            let rawValue: UInt32
            init(rawValue: UInt32)
        }
        struct Line: RandomAccessCollection, Equatable {
            typealias Element = Text.Layout.Run
            typealias Index = Int
            var typographicBounds: Text.Layout.TypographicBounds { get }
        }
        struct Run: RandomAccessCollection, Equatable {
            typealias Element = Text.Layout.RunSlice
            typealias Index = Int
            subscript<T>(key: T.Type) -> T? where T: TextAttribute { get }
            var typographicBounds: Text.Layout.TypographicBounds { get }
        }
        struct RunSlice: RandomAccessCollection, Equatable {
            typealias Element = Text.Layout.RunSlice
            typealias Index = Int
            var typographicBounds: Text.Layout.TypographicBounds { get }
        }
        struct TypographicBounds: Equatable, Sendable {
            var origin: CGPoint
            var width: CGFloat
            var ascent: CGFloat
            var descent: CGFloat
            var rect: CGRect { get }
        }
    }
}
protocol TextAttribute {}

struct Path: Equatable, LosslessStringConvertible, Sendable, Shape {
    init()
    init(_ path: CGPath)
    init(_ path: CGMutablePath)
    init(_ rect: CGRect)
    init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    init(ellipseIn rect: CGRect)
    init(_ callback: (inout Path) -> Void)
    init?(_ string: String)
    var cgPath: CGPath { get }
    var isEmpty: Bool { get }
    var boundingRect: CGRect { get }
    var currentPoint: CGPoint? { get }
    func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
    func forEach(_ body: (Path.Element) -> Void)
    func strokedPath(_ style: StrokeStyle) -> Path
    func trimmedPath(from: CGFloat, to: CGFloat) -> Path
    func applying(_ transform: CGAffineTransform) -> Path
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
    func union(_ other: Path, eoFill: Bool = false) -> Path
    func intersection(_ other: Path, eoFill: Bool = false) -> Path
    func subtracting(_ other: Path, eoFill: Bool = false) -> Path
    mutating func move(to end: CGPoint)
    mutating func addLine(to end: CGPoint)
    mutating func addLines(_ lines: [CGPoint])
    mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
    mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
    mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
    mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
    mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
    mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)
    mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
    mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)
    mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
    mutating func closeSubpath()
    enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }
}
struct Rectangle: Shape, InsettableShape {
    nonisolated init()
}
struct RectangleCornerRadii: Equatable, Animatable, Sendable {
    var topLeading: CGFloat
    var bottomLeading: CGFloat
    var bottomTrailing: CGFloat
    var topTrailing: CGFloat
    init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
}
struct RoundedRectangle: Shape, InsettableShape {
    nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
}
struct UnevenRoundedRectangle: Shape, InsettableShape {
    nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    nonisolated init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
}
struct ConcentricRectangle: Shape, InsettableShape {
    nonisolated init()
}
struct Circle: Shape, InsettableShape {
    nonisolated init()
}
struct Ellipse: Shape, InsettableShape {
    nonisolated init()
}
struct Capsule: Shape, InsettableShape {
    nonisolated init(style: RoundedCornerStyle = .continuous)
}
struct ContainerRelativeShape: Shape, InsettableShape {
    nonisolated init()
}
struct AnyShape: Shape {
    init<S>(_ shape: S) where S: Shape
}
enum RoundedCornerStyle: Sendable { case circular, continuous }
nonisolated extension Shape {
    func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
    func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
    func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
    func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>
    func offset(_ offset: CGSize) -> OffsetShape<Self>
    func offset(_ offset: CGPoint) -> OffsetShape<Self>
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
    func size(_ size: CGSize) -> some Shape
    func size(width: CGFloat, height: CGFloat) -> some Shape
    func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle
    func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle
    func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle
    func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle
    func stroke(lineWidth: CGFloat = 1) -> some Shape
    func stroke(style: StrokeStyle) -> some Shape
    func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> where S: ShapeStyle
    func fill(style: FillStyle = FillStyle()) -> some View
    func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
    func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
    func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
    func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape
}
protocol ShapeView<Content>: View, _RemoveGlobalActorIsolation {
    associatedtype Content: Shape
    var shape: Self.Content { get }
}
struct _ShapeView<Content, Style>: ShapeView where Content: Shape, Style: ShapeStyle {
    var shape: Content
    var style: Style
}
struct StrokeShapeView<Content, Style, Background>: ShapeView where Content: Shape, Style: ShapeStyle, Background: View {
    var shape: Content
}
nonisolated extension ShapeView {
    func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<Self.Content> where S: ShapeStyle
    func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self.Content> where S: ShapeStyle
    func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self.Content> where S: ShapeStyle
    func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self.Content> where S: ShapeStyle, Self.Content: InsettableShape
    func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self.Content> where S: ShapeStyle, Self.Content: InsettableShape
}
nonisolated extension InsettableShape {
    func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle
    func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S: ShapeStyle
    func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
}
extension Shape where Self == Rectangle {
    static var rect: Rectangle { get }
}
extension Shape where Self == RoundedRectangle {
    static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self
    static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
}
extension Shape where Self == UnevenRoundedRectangle {
    static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
    static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self
}
extension Shape where Self == Capsule {
    static var capsule: Capsule { get }
    static func capsule(style: RoundedCornerStyle) -> Self
}
extension Shape where Self == Circle {
    static var circle: Circle { get }
}
extension Shape where Self == Ellipse {
    static var ellipse: Ellipse { get }
}
extension Shape where Self == ContainerRelativeShape {
    static var containerRelative: ContainerRelativeShape { get }
}
struct RotatedShape<Content>: Shape where Content: Shape {}
struct ScaledShape<Content>: Shape where Content: Shape {}
struct TransformedShape<Content>: Shape where Content: Shape {}
struct OffsetShape<Content>: Shape where Content: Shape {}
struct StrokeStyle: Equatable, Sendable {
    var lineWidth: CGFloat
    var lineCap: CGLineCap
    var lineJoin: CGLineJoin
    var miterLimit: CGFloat
    var dash: [CGFloat]
    var dashPhase: CGFloat
    init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)
}
struct FillStyle: Equatable, Sendable {
    var isEOFilled: Bool
    var isAntialiased: Bool
    init(eoFill: Bool = false, antialiased: Bool = true)
}
struct ShadowStyle: Equatable, Sendable {
    static func drop(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
    static func inner(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
}
struct AnyShapeStyle: ShapeStyle, Sendable {
    init<S>(_ style: S) where S: ShapeStyle
}
struct HierarchicalShapeStyle: ShapeStyle, Sendable {
    static let primary: HierarchicalShapeStyle
    static let secondary: HierarchicalShapeStyle
    static let tertiary: HierarchicalShapeStyle
    static let quaternary: HierarchicalShapeStyle
    static let quinary: HierarchicalShapeStyle
}
struct ForegroundStyle: ShapeStyle, Sendable { init() }
struct BackgroundStyle: ShapeStyle, Sendable { init() }
struct WindowBackgroundShapeStyle: ShapeStyle, Sendable { init() }
struct TintShapeStyle: ShapeStyle, Sendable { init() }
struct SelectionShapeStyle: ShapeStyle, Sendable { init() }
struct SeparatorShapeStyle: ShapeStyle, Sendable { init() }
struct PlaceholderTextShapeStyle: ShapeStyle, Sendable { init() }
struct LinkShapeStyle: ShapeStyle, Sendable { init() }
struct FillShapeStyle: ShapeStyle, Sendable { init() }
struct ImagePaint: ShapeStyle, Sendable {
    init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
}
struct Material: ShapeStyle, Sendable {
    static let regular: Material
    static let thick: Material
    static let thin: Material
    static let ultraThin: Material
    static let ultraThick: Material
    static let bar: Material
    func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material
}
struct MaterialActiveAppearance: Sendable {
    static let automatic: MaterialActiveAppearance
    static let active: MaterialActiveAppearance
    static let inactive: MaterialActiveAppearance
    static let matchWindow: MaterialActiveAppearance
}
struct Gradient: ShapeStyle, Equatable, Sendable {
    struct Stop: Equatable, Sendable {
        var color: Color
        var location: CGFloat
        init(color: Color, location: CGFloat)
    }
    struct ColorSpace: Hashable, Sendable {
        static let device: Gradient.ColorSpace
        static let perceptual: Gradient.ColorSpace
    }
    var stops: [Gradient.Stop]
    init(colors: [Color])
    init(stops: [Gradient.Stop])
    func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}
struct AnyGradient: ShapeStyle, Hashable, Sendable {
    init(_ gradient: Gradient)
    func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
}
struct LinearGradient: ShapeStyle, View, Sendable {
    nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}
struct RadialGradient: ShapeStyle, View, Sendable {
    nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}
struct EllipticalGradient: ShapeStyle, View, Sendable {
    nonisolated init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
    nonisolated init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
    nonisolated init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
}
struct AngularGradient: ShapeStyle, View, Sendable {
    nonisolated init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
    nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
}
struct MeshGradient: ShapeStyle, View, Sendable {
    nonisolated init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
}
extension ShapeStyle {
    func opacity(_ opacity: Double) -> some ShapeStyle
    func blendMode(_ mode: BlendMode) -> some ShapeStyle
    func shadow(_ style: ShadowStyle) -> some ShapeStyle
    func `in`(_ rect: CGRect) -> some ShapeStyle
    var secondary: some ShapeStyle { get }
    var tertiary: some ShapeStyle { get }
    var quaternary: some ShapeStyle { get }
    var quinary: some ShapeStyle { get }
}
extension ShapeStyle where Self == Color {
    static var red: Color { get }
    static var orange: Color { get }
    static var yellow: Color { get }
    static var green: Color { get }
    static var mint: Color { get }
    static var teal: Color { get }
    static var cyan: Color { get }
    static var blue: Color { get }
    static var indigo: Color { get }
    static var purple: Color { get }
    static var pink: Color { get }
    static var brown: Color { get }
    static var white: Color { get }
    static var gray: Color { get }
    static var black: Color { get }
    static var clear: Color { get }
    static var accentColor: Color { get }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    static var primary: HierarchicalShapeStyle { get }
    static var secondary: HierarchicalShapeStyle { get }
    static var tertiary: HierarchicalShapeStyle { get }
    static var quaternary: HierarchicalShapeStyle { get }
    static var quinary: HierarchicalShapeStyle { get }
}
extension ShapeStyle where Self == Material {
    static var regularMaterial: Material { get }
    static var thinMaterial: Material { get }
    static var thickMaterial: Material { get }
    static var ultraThinMaterial: Material { get }
    static var ultraThickMaterial: Material { get }
    static var bar: Material { get }
}
extension ShapeStyle where Self == ForegroundStyle {
    static var foreground: ForegroundStyle { get }
}
extension ShapeStyle where Self == BackgroundStyle {
    static var background: BackgroundStyle { get }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    static var windowBackground: WindowBackgroundShapeStyle { get }
}
extension ShapeStyle where Self == TintShapeStyle {
    static var tint: TintShapeStyle { get }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    static var selection: SelectionShapeStyle { get }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    static var separator: SeparatorShapeStyle { get }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    static var placeholder: PlaceholderTextShapeStyle { get }
}
extension ShapeStyle where Self == LinkShapeStyle {
    static var link: LinkShapeStyle { get }
}
extension ShapeStyle where Self == FillShapeStyle {
    static var fill: FillShapeStyle { get }
}
extension ShapeStyle where Self == LinearGradient {
    static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
}
