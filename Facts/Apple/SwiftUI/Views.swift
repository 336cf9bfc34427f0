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

// Stacks and containers

struct HStack<Content>: View where Content: View {
    nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct VStack<Content>: View where Content: View {
    nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct ZStack<Content>: View where Content: View {
    nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
struct LazyHStack<Content>: View where Content: View {
    nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
struct LazyVStack<Content>: View where Content: View {
    nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
struct LazyHGrid<Content>: View where Content: View {
    nonisolated init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
struct LazyVGrid<Content>: View where Content: View {
    nonisolated init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
struct Grid<Content>: View where Content: View {
    nonisolated init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct GridRow<Content>: View where Content: View {
    nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}
struct GridItem: Sendable {
    enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}
struct PinnedScrollableViews: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let sectionHeaders: PinnedScrollableViews
    static let sectionFooters: PinnedScrollableViews
}
struct Spacer: View {
    var minLength: CGFloat?
    nonisolated init(minLength: CGFloat? = nil)
}
struct Divider: View {
    nonisolated init()
}
struct ScrollView<Content>: View where Content: View {
    nonisolated init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
    nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
}
struct ScrollViewReader<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
}
struct ScrollViewProxy {
    func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable
}
struct GeometryReader<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}
struct GeometryProxy {
    var size: CGSize { get }
    var safeAreaInsets: EdgeInsets { get }
    func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
    subscript<T>(anchor: Anchor<T>) -> T { get }
}
struct Anchor<Value> {}
protocol CoordinateSpaceProtocol {}
struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {}
enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}
struct ViewThatFits<Content>: View where Content: View {
    nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}
struct AnyLayout: Layout {
    init<L>(_ layout: L) where L: Layout
}
struct HStackLayout: Layout {
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
}
struct VStackLayout: Layout {
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
}
struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    typealias Element = LayoutSubview
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> LayoutSubview { get }
}
struct LayoutSubview: Equatable, Sendable {
    subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get }
    var priority: Double { get }
    var spacing: ViewSpacing { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
}
struct LayoutProperties: Sendable { init() }
struct ViewSpacing: Sendable { init() }
struct ViewDimensions: Equatable, Sendable {
    var width: CGFloat { get }
    var height: CGFloat { get }
}
struct ProposedViewSize: Equatable, Sendable {
    var width: CGFloat?
    var height: CGFloat?
    init(width: CGFloat?, height: CGFloat?)
    init(_ size: CGSize)
    static let zero: ProposedViewSize
    static let unspecified: ProposedViewSize
    static let infinity: ProposedViewSize
    func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
}
struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
    nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
}
extension List where SelectionValue == Never {
    nonisolated init(@ViewBuilder content: () -> Content)
    nonisolated init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
}
struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    var data: Data
    var content: (Data.Element) -> Content
}
extension ForEach: View where Content: View {}
extension ForEach: DynamicViewContent where Content: View {}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}
extension ForEach where Content: View {
    nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}
struct Section<Parent, Content, Footer> {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) where Parent: View, Content: View, Footer: View
    nonisolated init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Content: View, Footer == EmptyView
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Parent == Text, Content: View, Footer == EmptyView
}
extension Section: View where Parent: View, Content: View, Footer: View {}
struct Form<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
}
struct GroupBox<Label, Content>: View where Label: View, Content: View {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
}
struct ControlGroup<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
}
struct LabeledContent<Label, Content> {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Label: View, Content: View
}
extension LabeledContent: View where Label: View, Content: View {}
struct Table<Value, Rows, Columns>: View where Value: Identifiable {}
struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable {
    nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) where Content: View
    nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int, Content: View
}
struct Tab<Value, Content, Label>: TabContent {}
struct NavigationStack<Data, Root>: View where Root: View {
    nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath
    nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
    nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: RandomAccessCollection, Data: MutableCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
}
struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
    nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
}
struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    static var detailOnly: NavigationSplitViewVisibility { get }
    static var doubleColumn: NavigationSplitViewVisibility { get }
    static var all: NavigationSplitViewVisibility { get }
    static var automatic: NavigationSplitViewVisibility { get }
}
struct NavigationView<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
}
struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    nonisolated init(destination: Destination, @ViewBuilder label: () -> Label)
    nonisolated init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never, P: Hashable
}
struct NavigationPath: Equatable {
    init()
    init<S>(_ elements: S) where S: Sequence, S.Element: Hashable
    var count: Int { get }
    var isEmpty: Bool { get }
    mutating func append<V>(_ value: V) where V: Hashable
    mutating func removeLast(_ k: Int = 1)
}

// Controls

struct Button<Label>: View where Label: View {
    @preconcurrency nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    @preconcurrency nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
}
extension Button where Label == Text {
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration)
}
struct ButtonRole: Equatable, Sendable {
    static let destructive: ButtonRole
    static let cancel: ButtonRole
    static let close: ButtonRole
    static let confirm: ButtonRole
}
struct EditButton: View {
    nonisolated init()
}
struct Link<Label>: View where Label: View {
    nonisolated init(destination: URL, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text
    nonisolated init<S>(_ title: S, destination: URL) where S: StringProtocol, Label == Text
}
struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Label: View {}
struct Menu<Label, Content>: View where Label: View, Content: View {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
}
struct Toggle<Label>: View where Label: View {
    nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text
    nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where Label == Text, S: StringProtocol
}
struct Picker<Label, SelectionValue, Content>: View where Label: View, SelectionValue: Hashable, Content: View {
    nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
}
struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView, V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView, V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}
struct Stepper<Label>: View where Label: View {
    nonisolated init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable
}
struct TextField<Label>: View where Label: View {
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text
    nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    nonisolated init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where Label == Text, F: ParseableFormatStyle, F.FormatOutput == String
}
struct SecureField<Label>: View where Label: View {
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>) where Label == Text, S: StringProtocol
}
struct TextEditor: View {
    nonisolated init(text: Binding<String>)
}
struct DatePicker<Label>: View where Label: View {
    nonisolated init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
}
struct DatePickerComponents: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static let hourAndMinute: DatePickerComponents
    static let date: DatePickerComponents
}
struct ColorPicker<Label>: View where Label: View {
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text
}
struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    nonisolated init() where Label == EmptyView, CurrentValueLabel == EmptyView
    nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView
    nonisolated init<V>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint
    nonisolated init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
    nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView
}
struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {}
struct Label<Title, Icon>: View where Title: View, Icon: View {
    nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) where Title == Text, Icon == Image
    nonisolated init<S>(_ title: S, systemImage name: String) where Title == Text, Icon == Image, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image name: String) where Title == Text, Icon == Image
}
struct ContentUnavailableView<Label, Description, Actions>: View where Label: View, Description: View, Actions: View {
    nonisolated init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
    nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView
}
struct AsyncImage<Content>: View where Content: View {
    nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image
    nonisolated init<I, P>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>, I: View, P: View
    nonisolated init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
}
enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    var image: Image? { get }
    var error: (any Error)? { get }
}
struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) where Content: View
    struct Context {
        let date: Date
    }
}
extension TimelineView: View where Content: View {}
struct PeriodicTimelineSchedule: TimelineSchedule, Sendable { init(from startDate: Date, by interval: TimeInterval) }
struct AnimationTimelineSchedule: TimelineSchedule, Sendable { init(minimumInterval: Double? = nil, paused: Bool = false) }
struct Canvas<Symbols> where Symbols: View {
    nonisolated init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) where Symbols == EmptyView
}
extension Canvas: View {}
enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
struct GraphicsContext {
    func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
    func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
    func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
    struct Shading: Sendable {
        static func color(_ color: Color) -> GraphicsContext.Shading
    }
}

// Shapes, styles, geometry

struct Path: Equatable, LosslessStringConvertible, Sendable, Shape {
    init()
    init(_ path: CGPath)
    init(_ rect: CGRect)
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    init(ellipseIn rect: CGRect)
    init(_ callback: (inout Path) -> Void)
    var cgPath: CGPath { get }
    var isEmpty: Bool { get }
    var boundingRect: CGRect { get }
    func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
    mutating func move(to end: CGPoint)
    mutating func addLine(to end: CGPoint)
    mutating func addLines(_ lines: [CGPoint])
    mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
    mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
    mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
    mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)
    mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
    mutating func closeSubpath()
}
struct Rectangle: Shape, InsettableShape {
    nonisolated init()
}
struct RoundedRectangle: Shape, InsettableShape {
    nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
}
struct UnevenRoundedRectangle: Shape, InsettableShape {
    nonisolated init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
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
struct AnyShape: Shape {
    init<S>(_ shape: S) where S: Shape
}
enum RoundedCornerStyle: Sendable { case circular, continuous }
nonisolated extension Shape {
    func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
    func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle
    func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle
    func stroke(lineWidth: CGFloat = 1) -> some Shape
    func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle
}
nonisolated extension InsettableShape {
    func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle
    func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S: ShapeStyle
}
struct RotatedShape<Content>: Shape where Content: Shape {}
struct StrokeStyle: Equatable, Sendable {
    init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)
}
struct FillStyle: Equatable, Sendable {
    init(eoFill: Bool = false, antialiased: Bool = true)
}
struct AnyShapeStyle: ShapeStyle, Sendable {
    init<S>(_ style: S) where S: ShapeStyle
}
struct HierarchicalShapeStyle: ShapeStyle, Sendable {}
struct ForegroundStyle: ShapeStyle, Sendable { init() }
struct BackgroundStyle: ShapeStyle, Sendable { init() }
struct TintShapeStyle: ShapeStyle, Sendable { init() }
struct Material: ShapeStyle, Sendable {
    static let regular: Material
    static let thick: Material
    static let thin: Material
    static let ultraThin: Material
    static let ultraThick: Material
    static let bar: Material
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
    init(colors: [Color])
    init(stops: [Gradient.Stop])
}
struct AnyGradient: ShapeStyle, Hashable, Sendable {}
struct LinearGradient: ShapeStyle, View, Sendable {
    nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}
struct RadialGradient: ShapeStyle, View, Sendable {
    nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}
struct AngularGradient: ShapeStyle, View, Sendable {
    nonisolated init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
}
extension ShapeStyle where Self == Color {
    static var red: Color { get }
    static var blue: Color { get }
    static var green: Color { get }
    static var white: Color { get }
    static var black: Color { get }
    static var gray: Color { get }
    static var clear: Color { get }
    static var accentColor: Color { get }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    static var primary: HierarchicalShapeStyle { get }
    static var secondary: HierarchicalShapeStyle { get }
    static var tertiary: HierarchicalShapeStyle { get }
    static var quaternary: HierarchicalShapeStyle { get }
}
extension ShapeStyle where Self == Material {
    static var regularMaterial: Material { get }
    static var thinMaterial: Material { get }
    static var thickMaterial: Material { get }
    static var ultraThinMaterial: Material { get }
    static var bar: Material { get }
}
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

// Scenes and commands

struct WindowGroup<Content>: Scene where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
    nonisolated init(id: String, @ViewBuilder content: () -> Content)
    nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
}
struct Window<Content>: Scene where Content: View {
    nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
}
struct Settings<Content>: Scene where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
}
struct DocumentGroup<Document, Content>: Scene where Content: View {}
struct MenuBarExtra<Label, Content>: Scene where Label: View, Content: View {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
}
struct CommandGroup<Content>: Commands where Content: View {
    nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
}
struct CommandMenu<Content>: Commands where Content: View {
    nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
}
struct CommandGroupPlacement: Sendable {
    static let appInfo: CommandGroupPlacement
    static let appSettings: CommandGroupPlacement
    static let newItem: CommandGroupPlacement
    static let saveItem: CommandGroupPlacement
    static let help: CommandGroupPlacement
    static let sidebar: CommandGroupPlacement
    static let toolbar: CommandGroupPlacement
    static let pasteboard: CommandGroupPlacement
    static let undoRedo: CommandGroupPlacement
}
struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == ()
    nonisolated init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == String
}
struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}
struct ToolbarItemPlacement: Sendable {
    static let automatic: ToolbarItemPlacement
    static let principal: ToolbarItemPlacement
    static let navigation: ToolbarItemPlacement
    static let primaryAction: ToolbarItemPlacement
    static let confirmationAction: ToolbarItemPlacement
    static let cancellationAction: ToolbarItemPlacement
    static let destructiveAction: ToolbarItemPlacement
    static let bottomBar: ToolbarItemPlacement
    static let status: ToolbarItemPlacement
    static let keyboard: ToolbarItemPlacement
    static let topBarLeading: ToolbarItemPlacement
    static let topBarTrailing: ToolbarItemPlacement
    static let navigationBarLeading: ToolbarItemPlacement
    static let navigationBarTrailing: ToolbarItemPlacement
}
struct Alert {
    init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
    init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
    struct Button {
        static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button
        static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
    }
}
struct ActionSheet {
    init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])
    typealias Button = Alert.Button
}
struct PresentationDetent: Hashable, Sendable {
    static let medium: PresentationDetent
    static let large: PresentationDetent
    static func fraction(_ fraction: CGFloat) -> PresentationDetent
    static func height(_ height: CGFloat) -> PresentationDetent
}
struct SubmitLabel: Sendable {
    static var done: SubmitLabel { get }
    static var go: SubmitLabel { get }
    static var send: SubmitLabel { get }
    static var search: SubmitLabel { get }
    static var next: SubmitLabel { get }
}
struct SubmitTriggers: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let text: SubmitTriggers
    static let search: SubmitTriggers
}
struct SearchFieldPlacement: Sendable {
    static let automatic: SearchFieldPlacement
    static let toolbar: SearchFieldPlacement
    static let sidebar: SearchFieldPlacement
}
struct KeyEquivalent: Sendable { init(_ character: Character) }
struct KeyboardShortcut: Hashable, Sendable {
    init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    static let defaultAction: KeyboardShortcut
    static let cancelAction: KeyboardShortcut
}
struct EventModifiers: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let shift: EventModifiers
    static let control: EventModifiers
    static let option: EventModifiers
    static let command: EventModifiers
    static let all: EventModifiers
}
struct AccessibilityTraits: SetAlgebra, Sendable {
    static let isButton: AccessibilityTraits
    static let isHeader: AccessibilityTraits
    static let isSelected: AccessibilityTraits
    static let isImage: AccessibilityTraits
}
struct ScrollGeometry: Equatable, Sendable {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var containerSize: CGSize
    var visibleRect: CGRect { get }
    var bounds: CGRect { get }
}
struct ScrollPosition: Equatable, Sendable {
    init(idType: (some Hashable & Sendable).Type = Never.self)
    mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
    mutating func scrollTo(edge: Edge)
}
final class ImageRenderer<Content>: ObservableObject where Content: View {
    @MainActor init(content view: Content)
    @MainActor var content: Content
    @MainActor var scale: CGFloat
    @MainActor var uiImage: UIImage? { get }
    @MainActor var nsImage: NSImage? { get }
    @MainActor var cgImage: CGImage? { get }
}
struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {}
struct KeyframeAnimator<Value, KeyframePath, Content>: View where Content: View {}

@freestanding(declaration) macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View)
