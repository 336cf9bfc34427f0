// Charts.
@_exported import SwiftUI

@MainActor @preconcurrency struct Chart<Content>: View where Content: ChartContent {
    nonisolated init(@ChartContentBuilder content: () -> Content)
    nonisolated init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent, Data.Element: Identifiable
    nonisolated init<Data, ID, C>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent
}
struct Chart3D<Content>: View {}
@MainActor @preconcurrency protocol ChartContent {
    associatedtype Body: ChartContent
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}
extension ForEach: ChartContent where Content: ChartContent {}
extension Group: ChartContent where Content: ChartContent {
    nonisolated init(@ChartContentBuilder content: () -> Content)
}
extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
}
extension ForEach where Content: ChartContent {
    nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
}
@resultBuilder struct ChartContentBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent
    static func buildBlock<T>(_ component: T) -> T where T: ChartContent
    static func buildBlock<each T>(_ components: repeat each T) -> some ChartContent where repeat each T: ChartContent
    static func buildIf<T>(_ content: T?) -> T? where T: ChartContent
}
nonisolated extension ChartContent {
    func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle
    func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
    func position<P>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent where P: Plottable
    func opacity(_ opacity: Double) -> some ChartContent
    func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
    func lineStyle(_ style: StrokeStyle) -> some ChartContent
    func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
    func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent
    func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape
    func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
    func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View
    func symbolSize(_ area: CGFloat) -> some ChartContent
    func symbolSize(_ size: CGSize) -> some ChartContent
    func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable
    func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent
    func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some ChartContent where C: View
    func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent where C: View
    func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C) -> some ChartContent where C: View
    func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent where C: View
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
    func offset(_ offset: CGSize) -> some ChartContent
    func zIndex(_ value: Double) -> some ChartContent
    func blur(radius: CGFloat) -> some ChartContent
    func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
    func mask<C>(@ChartContentBuilder content: () -> C) -> some ChartContent where C: ChartContent
    func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent where S: Shape
    func accessibilityLabel<S>(_ label: S) -> some ChartContent where S: StringProtocol
    func accessibilityLabel(_ label: Text) -> some ChartContent
    func accessibilityValue<S>(_ value: S) -> some ChartContent where S: StringProtocol
    func accessibilityValue(_ value: Text) -> some ChartContent
    func accessibilityHidden(_ hidden: Bool) -> some ChartContent
    func accessibilityIdentifier(_ identifier: String) -> some ChartContent
}
struct AnnotationContext {
    var targetSize: CGSize { get }
}
struct AnnotationPosition: Hashable, Sendable {
    static let automatic: AnnotationPosition
    static let overlay: AnnotationPosition
    static let top: AnnotationPosition
    static let bottom: AnnotationPosition
    static let leading: AnnotationPosition
    static let trailing: AnnotationPosition
    static let topLeading: AnnotationPosition
    static let topTrailing: AnnotationPosition
    static let bottomLeading: AnnotationPosition
    static let bottomTrailing: AnnotationPosition
}
struct AnnotationOverflowResolution: Sendable {
    static let automatic: AnnotationOverflowResolution
    init(x: AnnotationOverflowResolution.Strategy = .automatic, y: AnnotationOverflowResolution.Strategy = .automatic)
    struct Strategy: Sendable {
        static let automatic: AnnotationOverflowResolution.Strategy
        static let disabled: AnnotationOverflowResolution.Strategy
        static let fit: AnnotationOverflowResolution.Strategy
        static let padScale: AnnotationOverflowResolution.Strategy
        static func fit(to boundary: AnnotationOverflowResolution.Boundary) -> AnnotationOverflowResolution.Strategy
    }
    struct Boundary: Sendable {
        static let automatic: AnnotationOverflowResolution.Boundary
        static let plot: AnnotationOverflowResolution.Boundary
        static let chart: AnnotationOverflowResolution.Boundary
    }
}
struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    static let automatic: MarkDimension
    static func fixed(_ value: CGFloat) -> MarkDimension
    static func ratio(_ value: CGFloat) -> MarkDimension
    static func inset(_ value: CGFloat) -> MarkDimension
}
struct InterpolationMethod: Sendable {
    static var linear: InterpolationMethod { get }
    static var monotone: InterpolationMethod { get }
    static var cardinal: InterpolationMethod { get }
    static var catmullRom: InterpolationMethod { get }
    static var stepStart: InterpolationMethod { get }
    static var stepCenter: InterpolationMethod { get }
    static var stepEnd: InterpolationMethod { get }
}
struct MarkStackingMethod: Sendable {
    static var standard: MarkStackingMethod { get }
    static var normalized: MarkStackingMethod { get }
    static var center: MarkStackingMethod { get }
    static var unstacked: MarkStackingMethod { get }
}
protocol ChartSymbolShape: Shape {}
struct BasicChartSymbolShape: ChartSymbolShape {}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
    static var circle: BasicChartSymbolShape { get }
    static var square: BasicChartSymbolShape { get }
    static var triangle: BasicChartSymbolShape { get }
    static var diamond: BasicChartSymbolShape { get }
    static var cross: BasicChartSymbolShape { get }
    static var plus: BasicChartSymbolShape { get }
}
struct LineMark: ChartContent {
    nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable
    nonisolated init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) where X: Plottable, Y: Plottable, S: Plottable
}
struct BarMark: ChartContent {
    nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where X: Plottable, Y: Plottable
    nonisolated init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) where X: Plottable, Y: Plottable
    nonisolated init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) where X: Plottable, Y: Plottable
    nonisolated init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where X: Plottable
    nonisolated init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X: Plottable
}
struct PointMark: ChartContent {
    nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable
}
struct AreaMark: ChartContent {
    nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) where X: Plottable, Y: Plottable
    nonisolated init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard) where X: Plottable, Y: Plottable, S: Plottable
    nonisolated init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X: Plottable, Y: Plottable
    nonisolated init<X, Y, S>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>) where X: Plottable, Y: Plottable, S: Plottable
}
struct RectangleMark: ChartContent {
    nonisolated init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) where X: Plottable, Y: Plottable
    nonisolated init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X: Plottable, Y: Plottable
    nonisolated init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X: Plottable
    nonisolated init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) where X: Plottable
}
struct RuleMark: ChartContent {
    nonisolated init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X: Plottable
    nonisolated init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable
    nonisolated init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X: Plottable, Y: Plottable
    nonisolated init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable
}
struct SectorMark: ChartContent {
    nonisolated init<T>(angle: PlottableValue<T>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) where T: Plottable
}
protocol Plottable {
    associatedtype PrimitivePlottable
    var primitivePlottable: Self.PrimitivePlottable { get }
    init?(primitivePlottable: Self.PrimitivePlottable)
}
extension Date: Plottable {}
extension String: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension Int: Plottable {}
extension Decimal: Plottable {}
struct PlottableValue<Value> where Value: Plottable {
    static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
    static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
    static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value> where S: StringProtocol
    static func value<S>(_ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent) -> PlottableValue<Date> where S: StringProtocol
    static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent) -> PlottableValue<Date>
}
struct ChartProxy {
    var plotAreaSize: CGSize { get }
    var plotSize: CGSize { get }
    var plotAreaFrame: Anchor<CGRect> { get }
    var plotFrame: Anchor<CGRect>? { get }
    func position<P>(forX value: P) -> CGFloat? where P: Plottable
    func position<P>(forY value: P) -> CGFloat? where P: Plottable
    func position<X, Y>(for value: (x: X, y: Y)) -> CGPoint? where X: Plottable, Y: Plottable
    func value<P>(atX position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable
    func value<P>(atY position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable
    func value<X, Y>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? where X: Plottable, Y: Plottable
    func value<P>(atAngle angle: Angle, as: P.Type = P.self) -> P? where P: Plottable
    func angle(at position: CGPoint) -> Angle
    func selectXValue(at location: CGFloat)
    func selectYValue(at location: CGFloat)
    func selectXRange(from start: CGFloat, to end: CGFloat)
    func selectAngleValue(at angle: Angle)
}
struct ChartPlotContent: View {}
struct ChartAxisContent: View {}
@MainActor @preconcurrency protocol AxisContent {
    associatedtype Body: AxisContent
}
@MainActor @preconcurrency protocol AxisMark {
    associatedtype Body: AxisMark
}
@resultBuilder struct AxisContentBuilder {
    static func buildExpression<C>(_ content: C) -> C where C: AxisContent
    static func buildBlock<C>(_ content: C) -> C where C: AxisContent
    static func buildIf<C>(_ content: C?) -> C? where C: AxisContent
}
@resultBuilder struct AxisMarkBuilder {
    static func buildExpression<C>(_ content: C) -> C where C: AxisMark
    static func buildBlock<C>(_ content: C) -> C where C: AxisMark
    static func buildIf<C>(_ content: C?) -> C? where C: AxisMark
}
extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: AxisMark where Wrapped: AxisMark {}
struct AxisMarks<Content>: AxisContent where Content: AxisMark {
    nonisolated init<S>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where S == Content
    nonisolated init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil)
    nonisolated init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
    nonisolated init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content)
    nonisolated init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil) where Value: Plottable
    nonisolated init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content) where Value: Plottable
    nonisolated init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: @escaping () -> Content) where Value: Plottable
    nonisolated init<F>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where F: FormatStyle, F.FormatOutput == String
}
struct AxisValue {
    var index: Int { get }
    var count: Int { get }
    func `as`<P>(_ type: P.Type) -> P? where P: Plottable
}
struct AxisGridLine: AxisMark { nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) }
struct AxisTick: AxisMark {
    nonisolated init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil)
    struct Length: Sendable {
        static let automatic: AxisTick.Length
        static let label: AxisTick.Length
    }
}
struct AxisValueLabel<Content>: AxisMark where Content: View {
    nonisolated init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    nonisolated init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where Content == Text
    nonisolated init<F>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where Content == Text, F: FormatStyle, F.FormatOutput == String
    nonisolated init<S>(_ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil) where Content == Text, S: StringProtocol
}
nonisolated extension AxisMark {
    func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle
    func font(_ font: Font?) -> some AxisMark
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark
}
struct AxisMarkPreset: Sendable {
    static let automatic: AxisMarkPreset
    static let aligned: AxisMarkPreset
    static let inset: AxisMarkPreset
    static let extended: AxisMarkPreset
}
struct AxisMarkPosition: Sendable {
    static let automatic: AxisMarkPosition
    static let leading: AxisMarkPosition
    static let trailing: AxisMarkPosition
    static let top: AxisMarkPosition
    static let bottom: AxisMarkPosition
}
struct AxisMarkValues: Sendable {
    static var automatic: AxisMarkValues { get }
    static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
    static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues
    static func stride(by stepSize: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
}
struct AxisValueLabelCollisionResolution: Sendable {
    static let automatic: AxisValueLabelCollisionResolution
    static var greedy: AxisValueLabelCollisionResolution { get }
    static var disabled: AxisValueLabelCollisionResolution { get }
}
struct AxisValueLabelOrientation: Sendable {
    static let automatic: AxisValueLabelOrientation
    static let horizontal: AxisValueLabelOrientation
    static let vertical: AxisValueLabelOrientation
}
struct ScaleType: Sendable {
    static let linear: ScaleType
    static let date: ScaleType
    static let category: ScaleType
    static let log: ScaleType
    static let squareRoot: ScaleType
}
protocol ScaleDomain {}
protocol ScaleRange {}
protocol PositionScaleRange: ScaleRange {}
protocol ChartScrollTargetBehavior {}

nonisolated extension View {
    func chartXAxis(_ visibility: Visibility) -> some View
    func chartYAxis(_ visibility: Visibility) -> some View
    func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent
    func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent
    func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    func chartXAxisLabel<S>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View where S: StringProtocol
    func chartYAxisLabel<S>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View where S: StringProtocol
    func chartXAxisLabel<C>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View where C: View
    func chartYAxisLabel<C>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View where C: View
    func chartXAxisStyle<Content>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View where Content: View
    func chartYAxisStyle<Content>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View where Content: View
    func chartXScale(type: ScaleType? = nil) -> some View
    func chartYScale(type: ScaleType? = nil) -> some View
    func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain
    func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain
    func chartXScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange
    func chartYScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange
    func chartXScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Domain: ScaleDomain, Range: PositionScaleRange
    func chartYScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Domain: ScaleDomain, Range: PositionScaleRange
    func chartForegroundStyleScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View where DataValue: Plottable, S: ShapeStyle
    func chartForegroundStyleScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Domain: ScaleDomain, Range: ScaleRange
    func chartForegroundStyleScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: ScaleRange
    func chartForegroundStyleScale<Domain, DataValue, S>(domain: Domain, mapping: @escaping (DataValue) -> S) -> some View where Domain: ScaleDomain, DataValue: Plottable, S: ShapeStyle
    func chartLegend(_ visibility: Visibility) -> some View
    func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
    func chartLegend<Content>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View where Content: View
    func chartOverlay<V>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View where V: View
    func chartBackground<V>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View where V: View
    func chartPlotStyle<Content>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View where Content: View
    func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable
    func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable
    func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P: Comparable, P: Plottable
    func chartAngleSelection<P>(value: Binding<P?>) -> some View where P: Plottable
    func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View
    func chartScrollableAxes(_ axes: Axis.Set) -> some View
    func chartScrollPosition(x: Binding<some Plottable>) -> some View
    func chartScrollPosition(initialX: some Plottable) -> some View
    func chartXVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric
    func chartYVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric
    func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View
    func chartSymbolScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View where DataValue: Plottable, S: ChartSymbolShape
}
