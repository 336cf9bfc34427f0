// SwiftUI: views, shapes, scenes and values. A type that conforms to View in its own declaration is main-actor, its
// initialisers are not.

struct EmptyView: View {
    nonisolated init()
}
struct AnyView: View {
    nonisolated init<V>(_ view: V) where V: View
    nonisolated init<V>(erasing view: V) where V: View
}
struct TupleView<T>: View {
    var value: T
    nonisolated init(_ value: T)
}
struct _ConditionalContent<TrueContent, FalseContent>: View {}
struct Group<Content> {
    nonisolated init(@ViewBuilder content: () -> Content) where Content: View
}
extension Group: View where Content: View {}
extension Group: Scene where Content: Scene {}
struct ModifiedContent<Content, Modifier> {
    nonisolated init(content: Content, modifier: Modifier)
    var content: Content
    var modifier: Modifier
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
struct EquatableView<Content>: View where Content: Equatable, Content: View {
    nonisolated init(content: Content)
}
struct EmptyModifier: ViewModifier {
    static let identity: EmptyModifier
    nonisolated init()
}

struct Text: View, Equatable, Sendable {
    nonisolated init<S>(_ content: S) where S: StringProtocol
    nonisolated init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
    nonisolated init(_ resource: LocalizedStringResource)
    nonisolated init(verbatim content: String)
    nonisolated init(_ attributedContent: AttributedString)
    nonisolated init(_ date: Date, style: Text.DateStyle)
    nonisolated init(_ image: Image)
    nonisolated init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
    nonisolated func bold() -> Text
    nonisolated func bold(_ isActive: Bool) -> Text
    nonisolated func italic() -> Text
    nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
    nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
    nonisolated func font(_ font: Font?) -> Text
    nonisolated func fontWeight(_ weight: Font.Weight?) -> Text
    nonisolated func foregroundColor(_ color: Color?) -> Text
    nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle
    nonisolated func kerning(_ kerning: CGFloat) -> Text
    nonisolated func tracking(_ tracking: CGFloat) -> Text
    nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text
    nonisolated func monospacedDigit() -> Text
    nonisolated static func + (lhs: Text, rhs: Text) -> Text
    struct DateStyle: Equatable, Codable, Sendable {
        static let time: Text.DateStyle
        static let date: Text.DateStyle
        static let relative: Text.DateStyle
        static let offset: Text.DateStyle
        static let timer: Text.DateStyle
    }
    enum TruncationMode: Sendable { case head, tail, middle }
    enum Case: Sendable { case uppercase, lowercase }
}
struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    init(_ value: String)
    init(stringLiteral value: String)
}

struct Image: View, Equatable, Sendable {
    nonisolated init(_ name: String, bundle: Bundle? = nil)
    nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text)
    nonisolated init(decorative name: String, bundle: Bundle? = nil)
    nonisolated init(systemName: String)
    nonisolated init(systemName: String, variableValue: Double?)
    nonisolated init(_ resource: ImageResource)
    nonisolated init(uiImage: UIImage)
    nonisolated init(nsImage: NSImage)
    nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
    nonisolated func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
    nonisolated func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
    nonisolated func interpolation(_ interpolation: Image.Interpolation) -> Image
    nonisolated func antialiased(_ isAntialiased: Bool) -> Image
    nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
    enum Orientation: UInt8, CaseIterable, Sendable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
    enum ResizingMode: Sendable { case tile, stretch }
    enum TemplateRenderingMode: Sendable { case template, original }
    enum Interpolation: Sendable { case none, low, medium, high }
    enum Scale: Sendable { case small, medium, large }
}
struct ImageResource: Hashable, Sendable { init(name: String, bundle: Bundle) }
struct ColorResource: Hashable, Sendable { init(name: String, bundle: Bundle) }

struct Color: View, ShapeStyle, Hashable, Sendable {
    nonisolated init(_ name: String, bundle: Bundle? = nil)
    nonisolated init(_ resource: ColorResource)
    nonisolated init(uiColor: UIColor)
    nonisolated init(nsColor: NSColor)
    nonisolated init(cgColor: CGColor)
    nonisolated init(_ color: UIColor)
    nonisolated init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
    nonisolated init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
    nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
    nonisolated func opacity(_ opacity: Double) -> Color
    nonisolated func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color
    nonisolated var cgColor: CGColor? { get }
    nonisolated var gradient: AnyGradient { get }
    nonisolated func resolve(in environment: EnvironmentValues) -> Color.Resolved
    nonisolated static let red: Color
    nonisolated static let orange: Color
    nonisolated static let yellow: Color
    nonisolated static let green: Color
    nonisolated static let mint: Color
    nonisolated static let teal: Color
    nonisolated static let cyan: Color
    nonisolated static let blue: Color
    nonisolated static let indigo: Color
    nonisolated static let purple: Color
    nonisolated static let pink: Color
    nonisolated static let brown: Color
    nonisolated static let white: Color
    nonisolated static let gray: Color
    nonisolated static let black: Color
    nonisolated static let clear: Color
    nonisolated static let primary: Color
    nonisolated static let secondary: Color
    nonisolated static var accentColor: Color { get }
    enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    struct Resolved: Hashable, Codable, ShapeStyle, Sendable {
        var red: Float { get set }
        var green: Float { get set }
        var blue: Float { get set }
        var opacity: Float
    }
}

struct Font: Hashable, Sendable {
    static let largeTitle: Font
    static let title: Font
    static let title2: Font
    static let title3: Font
    static let headline: Font
    static let subheadline: Font
    static let body: Font
    static let callout: Font
    static let footnote: Font
    static let caption: Font
    static let caption2: Font
    static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
    static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
    static func custom(_ name: String, size: CGFloat) -> Font
    static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
    static func custom(_ name: String, fixedSize: CGFloat) -> Font
    init(_ font: CTFont)
    func bold() -> Font
    func italic() -> Font
    func monospaced() -> Font
    func monospacedDigit() -> Font
    func smallCaps() -> Font
    func weight(_ weight: Font.Weight) -> Font
    func width(_ width: Font.Width) -> Font
    func leading(_ leading: Font.Leading) -> Font
    struct Weight: Hashable, Sendable {
        static let ultraLight: Font.Weight
        static let thin: Font.Weight
        static let light: Font.Weight
        static let regular: Font.Weight
        static let medium: Font.Weight
        static let semibold: Font.Weight
        static let bold: Font.Weight
        static let heavy: Font.Weight
        static let black: Font.Weight
    }
    struct Width: Hashable, Sendable {
        static let compressed: Font.Width
        static let condensed: Font.Width
        static let standard: Font.Width
        static let expanded: Font.Width
    }
    enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    enum Leading: Hashable, Sendable { case standard, tight, loose }
    enum TextStyle: Hashable, CaseIterable, Sendable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
}

// Geometry

struct Angle: Hashable, Comparable, Animatable, Sendable {
    var radians: Double
    var degrees: Double { get set }
    init()
    init(radians: Double)
    init(degrees: Double)
    static func radians(_ radians: Double) -> Angle
    static func degrees(_ degrees: Double) -> Angle
    static let zero: Angle
}
struct EdgeInsets: Equatable, Animatable, Sendable {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    init()
}
enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    struct Set: OptionSet, Sendable {
        let rawValue: Int8
        init(rawValue: Int8)
        init(_ e: Edge)
        static let top: Edge.Set
        static let leading: Edge.Set
        static let bottom: Edge.Set
        static let trailing: Edge.Set
        static let all: Edge.Set
        static let horizontal: Edge.Set
        static let vertical: Edge.Set
    }
}
enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable { case leading, trailing }
enum VerticalEdge: Int8, CaseIterable, Codable, Sendable { case top, bottom }
enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    struct Set: OptionSet, Sendable {
        let rawValue: Int8
        init(rawValue: Int8)
        static let horizontal: Axis.Set
        static let vertical: Axis.Set
    }
}
struct UnitPoint: Hashable, Animatable, Sendable {
    var x: CGFloat
    var y: CGFloat
    init()
    init(x: CGFloat, y: CGFloat)
    static let zero: UnitPoint
    static let center: UnitPoint
    static let leading: UnitPoint
    static let trailing: UnitPoint
    static let top: UnitPoint
    static let bottom: UnitPoint
    static let topLeading: UnitPoint
    static let topTrailing: UnitPoint
    static let bottomLeading: UnitPoint
    static let bottomTrailing: UnitPoint
}
struct Alignment: Equatable, Sendable {
    var horizontal: HorizontalAlignment
    var vertical: VerticalAlignment
    init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
    static let center: Alignment
    static let leading: Alignment
    static let trailing: Alignment
    static let top: Alignment
    static let bottom: Alignment
    static let topLeading: Alignment
    static let topTrailing: Alignment
    static let bottomLeading: Alignment
    static let bottomTrailing: Alignment
}
struct HorizontalAlignment: Equatable, Sendable {
    init(_ id: any AlignmentID.Type)
    static let leading: HorizontalAlignment
    static let center: HorizontalAlignment
    static let trailing: HorizontalAlignment
}
struct VerticalAlignment: Equatable, Sendable {
    init(_ id: any AlignmentID.Type)
    static let top: VerticalAlignment
    static let center: VerticalAlignment
    static let bottom: VerticalAlignment
    static let firstTextBaseline: VerticalAlignment
    static let lastTextBaseline: VerticalAlignment
}
struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
    var first: First
    var second: Second
    init(_ first: First, _ second: Second)
}
struct EmptyAnimatableData: VectorArithmetic { init() }
struct ProjectionTransform: Equatable, Sendable {
    init()
    init(_ m: CGAffineTransform)
}
struct AnyTransition: Sendable {
    static let opacity: AnyTransition
    static let identity: AnyTransition
    static var slide: AnyTransition { get }
    static var scale: AnyTransition { get }
    static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
    static func move(edge: Edge) -> AnyTransition
    static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
    static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    static func push(from edge: Edge) -> AnyTransition
    func combined(with other: AnyTransition) -> AnyTransition
    func animation(_ animation: Animation?) -> AnyTransition
}
struct SymbolRenderingMode: Sendable {
    static let monochrome: SymbolRenderingMode
    static let multicolor: SymbolRenderingMode
    static let hierarchical: SymbolRenderingMode
    static let palette: SymbolRenderingMode
}

// Gestures

struct TapGesture: Gesture {
    typealias Value = Void
    nonisolated init(count: Int = 1)
}
struct LongPressGesture: Gesture {
    typealias Value = Bool
    nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
}
struct DragGesture: Gesture {
    struct Value: Equatable, Sendable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var translation: CGSize { get }
        var velocity: CGSize { get }
        var predictedEndLocation: CGPoint { get }
        var predictedEndTranslation: CGSize { get }
    }
    nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
}
struct MagnifyGesture: Gesture {
    struct Value: Equatable, Sendable {
        var magnification: CGFloat
    }
    nonisolated init(minimumScaleDelta: CGFloat = 0.01)
}
struct MagnificationGesture: Gesture {
    typealias Value = CGFloat
    nonisolated init(minimumScaleDelta: CGFloat = 0.01)
}
struct RotateGesture: Gesture {
    struct Value: Equatable, Sendable {
        var rotation: Angle
    }
    nonisolated init(minimumAngleDelta: Angle = .degrees(1))
}
struct SpatialTapGesture: Gesture {
    struct Value: Equatable, Sendable {
        var location: CGPoint
    }
    nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)
}
struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
struct AnyGesture<Value>: Gesture {
    nonisolated init<T>(_ gesture: T) where Value == T.Value, T: Gesture
}
struct _EndedGesture<Content>: Gesture where Content: Gesture {
    typealias Value = Content.Value
}
struct _ChangedGesture<Content>: Gesture where Content: Gesture {
    typealias Value = Content.Value
}
struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    typealias Value = Base.Value
}
extension Gesture {
    nonisolated func onEnded(@_inheritActorContext _ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>
    nonisolated func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>
    nonisolated func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture
    nonisolated func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture
    nonisolated func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture
}
extension Gesture where Self.Value: Equatable {
    nonisolated func onChanged(@_inheritActorContext _ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
}
struct GestureMask: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let none: GestureMask
    static let gesture: GestureMask
    static let subviews: GestureMask
    static let all: GestureMask
}
