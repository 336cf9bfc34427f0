// SwiftUI: containers, lists, tables, navigation and tabs.

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
    var size: GridItem.Size
    var spacing: CGFloat?
    var alignment: Alignment?
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
    var content: Content
    var axes: Axis.Set
    var showsIndicators: Bool
    nonisolated init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
    nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
}
struct ScrollViewReader<Content>: View where Content: View {
    var content: (ScrollViewProxy) -> Content
    nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
}
struct ScrollViewProxy {
    func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable
}
struct GeometryReader<Content>: View where Content: View {
    var content: (GeometryProxy) -> Content
    nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}
struct GeometryProxy {
    var size: CGSize { get }
    var safeAreaInsets: EdgeInsets { get }
    func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
    func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
    subscript<T>(anchor: Anchor<T>) -> T { get }
}
struct Anchor<Value> {
    struct Source {
        init(_ array: [Anchor<Value>.Source]) where Value == [Anchor<Value>.Source]
    }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
    static var bounds: Anchor<CGRect>.Source { get }
    static func rect(_ r: CGRect) -> Anchor<CGRect>.Source
}
extension Anchor.Source where Value == CGPoint {
    static var center: Anchor<CGPoint>.Source { get }
    static var top: Anchor<CGPoint>.Source { get }
    static var bottom: Anchor<CGPoint>.Source { get }
    static var leading: Anchor<CGPoint>.Source { get }
    static var trailing: Anchor<CGPoint>.Source { get }
    static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source
    static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source
}
protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    static func named(_ name: some Hashable) -> NamedCoordinateSpace
    static var scrollView: NamedCoordinateSpace { get }
    static func scrollView(axis: Axis) -> Self
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    static var local: LocalCoordinateSpace { get }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    static var global: GlobalCoordinateSpace { get }
}
struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    var coordinateSpace: CoordinateSpace { get }
}
struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    init()
    var coordinateSpace: CoordinateSpace { get }
}
struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    init()
    var coordinateSpace: CoordinateSpace { get }
}
enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}
struct ViewThatFits<Content>: View where Content: View {
    nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}
struct ContainerValues {
    subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey { get set }
    func tag<V>(for type: V.Type) -> V? where V: Hashable
    func hasTag<V>(_ tag: V) -> Bool where V: Hashable
}
struct Subview: View, Identifiable {
    struct ID: Hashable {}
    var id: Subview.ID { get }
    var containerValues: ContainerValues { get }
}
struct SubviewsCollection: RandomAccessCollection, View {
    typealias Element = Subview
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> Subview { get }
}
struct SubviewsCollectionSlice: RandomAccessCollection, View {
    typealias Element = Subview
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> Subview { get }
}
struct SectionConfiguration: Identifiable {
    struct ID: Hashable {}
    var id: SectionConfiguration.ID { get }
    var header: SubviewsCollection { get }
    var footer: SubviewsCollection { get }
    var content: SubviewsCollection { get }
    var containerValues: ContainerValues { get }
}
struct SectionCollection: RandomAccessCollection, View {
    typealias Element = SectionConfiguration
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> SectionConfiguration { get }
}
struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    typealias Element = Subview
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> Subview { get }
}
struct ForEachSectionCollection<Content>: RandomAccessCollection {
    typealias Element = SectionConfiguration
    typealias Index = Int
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> SectionConfiguration { get }
}
struct GroupElementsOfContent<Subviews, Content>: View where Subviews: View, Content: View {}
struct GroupSectionsOfContent<Sections, Content>: View where Sections: View, Content: View {}

// Layouts

struct AnyLayout: Layout {
    nonisolated init<L>(_ layout: L) where L: Layout
    struct Cache {}
}
struct HStackLayout: Layout {
    var alignment: VerticalAlignment
    var spacing: CGFloat?
    nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
}
struct VStackLayout: Layout {
    var alignment: HorizontalAlignment
    var spacing: CGFloat?
    nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
}
struct ZStackLayout: Layout {
    var alignment: Alignment
    nonisolated init(alignment: Alignment = .center)
}
struct GridLayout: Layout {
    nonisolated init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
}
struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    typealias Element = LayoutSubview
    typealias Index = Int
    var layoutDirection: LayoutDirection
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> LayoutSubview { get }
}
struct LayoutSubview: Equatable, Sendable {
    subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get }
    var priority: Double { get }
    var spacing: ViewSpacing { get }
    var containerValues: ContainerValues { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
}
struct LayoutProperties: Sendable {
    init()
    var stackOrientation: Axis?
}
struct ViewSpacing: Sendable {
    init()
    static let zero: ViewSpacing
    mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
    func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
    func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
}
struct ViewDimensions: Equatable, Sendable {
    var width: CGFloat { get }
    var height: CGFloat { get }
    subscript(guide: HorizontalAlignment) -> CGFloat { get }
    subscript(guide: VerticalAlignment) -> CGFloat { get }
    subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
    subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
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

// Lists, sections, forms

struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
    nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
    nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    nonisolated init<Data, RowContent>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, RowContent>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, RowContent>(_ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    nonisolated init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    nonisolated init<Data, RowContent>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, RowContent>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data: RandomAccessCollection, ID: Hashable, RowContent: View
    nonisolated init<RowContent>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
    nonisolated init<Data, RowContent>(_ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    nonisolated init<Data, RowContent>(_ data: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    nonisolated init<Data, RowContent>(_ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    nonisolated init<Data, RowContent>(_ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
}
extension List where SelectionValue == Never {
    nonisolated init(@ViewBuilder content: () -> Content)
    nonisolated init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    nonisolated init<Data, RowContent>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data: RandomAccessCollection, ID: Hashable, RowContent: View
    nonisolated init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
    nonisolated init<Data, RowContent>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    nonisolated init<Data, ID, RowContent>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    nonisolated init<Data, RowContent>(_ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    nonisolated init<Data, ID, RowContent>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
}
struct EditActions<Data>: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static var delete: EditActions<Data> { get }
    static var move: EditActions<Data> { get }
    static var all: EditActions<Data> { get }
}
struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection where Base: RandomAccessCollection, ID: Hashable {
    typealias Element = IndexedIdentifierCollection<Base, ID>.Entry
    typealias Index = Base.Index
    struct Entry {}
}
struct EditableCollectionContent<Content, Data>: View where Content: View {}
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
    nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    nonisolated init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
    nonisolated init<C, R>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R) where Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    nonisolated init<C, R>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}
extension ForEach {
    nonisolated init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View
    nonisolated init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View
}
struct Section<Parent, Content, Footer> {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) where Parent: View, Content: View, Footer: View
    nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) where Parent: View, Content: View, Footer: View
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView, Content: View, Footer: View
    nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView, Content: View, Footer: View
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Parent: View, Content: View, Footer == EmptyView
    nonisolated init(header: Parent, @ViewBuilder content: () -> Content) where Parent: View, Content: View, Footer == EmptyView
    nonisolated init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Content: View, Footer == EmptyView
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Parent == Text, Content: View, Footer == EmptyView
    nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) where Parent == Text, Content: View, Footer == EmptyView
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where Parent == Text, Content: View, Footer == EmptyView, S: StringProtocol
    nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Parent: View, Content: View, Footer == EmptyView
    nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Parent == Text, Content: View, Footer == EmptyView
    nonisolated init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Parent == Text, Content: View, Footer == EmptyView, S: StringProtocol
    nonisolated init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent) where Parent: View, Content: TableRowContent, Footer == EmptyView, V == Content.TableRowValue
    nonisolated init<V>(@TableRowBuilder<V> content: () -> Content) where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView, V == Content.TableRowValue
    nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content) where Parent == Text, Content: TableRowContent, Footer == EmptyView, V == Content.TableRowValue
    nonisolated init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content) where Parent == Text, Content: TableRowContent, Footer == EmptyView, V == Content.TableRowValue, S: StringProtocol
    nonisolated func collapsible(_ collapsible: Bool) -> some View
}
extension Section: View where Parent: View, Content: View, Footer: View {}
struct Form<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
    nonisolated init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content
}
struct GroupBox<Label, Content>: View where Label: View, Content: View {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(label: Label, @ViewBuilder content: () -> Content)
    nonisolated init(@ViewBuilder content: () -> Content) where Label == EmptyView
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
    nonisolated init(_ configuration: GroupBoxStyleConfiguration) where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
}
struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text
    nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text
    nonisolated init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where Label == Text, S: StringProtocol
    nonisolated init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text, S: StringProtocol
}
struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {}
extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {}
extension OutlineGroup where ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable {
    nonisolated init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element
    nonisolated init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element
}
extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    nonisolated init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where DataElement == Data.Element
    nonisolated init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf) where DataElement == Data.Element
}
struct OutlineSubgroupChildren: View {}
struct ControlGroup<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
    nonisolated init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L>, C: View, L: View
    nonisolated init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>, C: View
    nonisolated init<C, S>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol
    nonisolated init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View
    nonisolated init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol
    nonisolated init(_ configuration: ControlGroupStyleConfiguration) where Content == ControlGroupStyleConfiguration.Content
}
struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {}
struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {}
struct LabeledContent<Label, Content> {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Label: View, Content: View
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text, Content: View
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, Content: View, S: StringProtocol
    nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text, Content: View
    nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where Label == Text, Content == Text, S: StringProtocol
    nonisolated init<S1, S2>(_ title: S1, value: S2) where Label == Text, Content == Text, S1: StringProtocol, S2: StringProtocol
    nonisolated init<S>(_ titleResource: LocalizedStringResource, value: S) where Label == Text, Content == Text, S: StringProtocol
    nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where Label == Text, Content == Text, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
    nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F) where Label == Text, Content == Text, S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
    nonisolated init(_ configuration: LabeledContentStyleConfiguration) where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content
}
extension LabeledContent: View where Label: View, Content: View {}

// Tables

struct Table<Value, Rows, Columns>: View where Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Columns.TableRowValue {
    nonisolated init(@TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    nonisolated init<Sort>(sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared
    nonisolated init(selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    nonisolated init(selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    nonisolated init<Sort>(selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared
    nonisolated init<Sort>(selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared
    nonisolated init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    nonisolated init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    nonisolated init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    nonisolated init<Sort>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared
    nonisolated init<Sort>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared
    nonisolated init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    nonisolated init<Data, Sort>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    nonisolated init<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    nonisolated init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    nonisolated init<Data, Sort>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    nonisolated init<Data, Sort>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Sort: SortComparator, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    nonisolated init<Data>(_ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
    nonisolated init<Data>(_ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element
}
struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    typealias TableRowValue = RowValue
    typealias TableColumnSortComparator = Sort
    nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
    nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
    nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label>
}
extension TableColumn where Sort == Never, Label == Text {
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
    nonisolated init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol
    nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text
    nonisolated init<S>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text, S: StringProtocol
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    nonisolated init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where V: Comparable
    nonisolated init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content) where V: Comparable
    nonisolated init<S, V>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol, V: Comparable
    nonisolated init<V>(_ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where V: Comparable
    nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: @escaping (RowValue) -> Content)
}
extension TableColumn where Label == Text {
    nonisolated init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
    nonisolated init<S>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol
}
enum TableColumnAlignment: Hashable, Sendable { case automatic, leading, center, trailing, numeric }
struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent where Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Content: TableColumnContent {
    typealias TableRowValue = RowValue
    nonisolated init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
    nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
}
struct TableColumnCustomization<RowValue>: Equatable, Codable, Sendable where RowValue: Identifiable {
    init()
}
@MainActor @preconcurrency protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator
    associatedtype TableColumnBody
}
nonisolated extension TableColumnContent {
    func customizationID(_ id: String) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
    func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
    func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
}
struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    static var reorder: TableColumnCustomizationBehavior { get }
    static var resize: TableColumnCustomizationBehavior { get }
    static var visibility: TableColumnCustomizationBehavior { get }
}
@MainActor @preconcurrency protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody
}
@MainActor @preconcurrency protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    var data: Self.Data { get }
}
struct TableRow<Value>: TableRowContent where Value: Identifiable {
    typealias TableRowValue = Value
    nonisolated init(_ value: Value)
}
struct TableForEachContent<Data>: TableRowContent where Data: RandomAccessCollection, Data.Element: Identifiable {
    typealias TableRowValue = Data.Element
}
struct TableOutlineGroupContent<Data>: TableRowContent where Data: RandomAccessCollection, Data.Element: Identifiable {
    typealias TableRowValue = Data.Element
}
struct DisclosureTableRow<Label, Content>: TableRowContent where Label: TableRowContent, Content: TableRowContent {
    typealias TableRowValue = Label.TableRowValue
    nonisolated init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content) where Label == TableRow<Value>
}
extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TableRowValue
}
extension ForEach where Content: TableRowContent {
    nonisolated init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TableRowValue
}
extension ForEach: TableRowContent where Content: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
}
nonisolated extension TableRowContent {
    func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<Self.TableRowValue> where M: View
    func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some TableRowContent<Self.TableRowValue> where M: View, P: View
    func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<Self.TableRowValue>
    func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<Self.TableRowValue>
    func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<Self.TableRowValue> where T: Transferable
    func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TableRowContent<Self.TableRowValue> where T: Transferable
}

// Tabs and navigation

struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable {
    nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) where Content: View
    nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int, Content: View
    nonisolated init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent
    nonisolated init<C>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent
}
@MainActor @preconcurrency protocol TabContent<TabValue> {
    associatedtype TabValue where Self.TabValue == Self.Body.TabValue
    associatedtype Body: TabContent
    @MainActor @preconcurrency var body: Self.Body { get }
}
struct Tab<Value, Content, Label> {
    nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value: Hashable, Content: View, Label: View
    nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value: Hashable, Content: View, Label: View
    nonisolated init<T>(value: T, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == T?, Content: View, Label: View, T: Hashable
    nonisolated init<T>(value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == T?, Content: View, Label: View, T: Hashable
    nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never, Content: View, Label: View
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never, Content: View, Label: View
    nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel
    nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel
    nonisolated init(value: Value, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel
    nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel
    nonisolated init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel, S: StringProtocol
    nonisolated init<S>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel, S: StringProtocol
    nonisolated init<S>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel, S: StringProtocol
    nonisolated init<S>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel
    nonisolated init<S>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel
    nonisolated init<S>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel, S: StringProtocol
}
extension Tab: TabContent where Content: View, Label: View {
    typealias TabValue = Value
}
struct DefaultTabLabel: View {}
struct TabRole: Hashable, Sendable {
    static var search: TabRole { get }
}
struct TabSection<Header, Content, Footer, SelectionValue>: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
    typealias TabValue = SelectionValue
    nonisolated init<S>(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) where Footer == EmptyView, S == SelectionValue
    nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) where Footer == EmptyView
    nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView, Footer == EmptyView
    nonisolated init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text, Footer == EmptyView, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text, Footer == EmptyView
}
extension ForEach: TabContent where Content: TabContent {
    typealias TabValue = Content.TabValue
}
extension ForEach where Content: TabContent {
    nonisolated init(_ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
    nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content)
}
nonisolated extension TabContent {
    func badge(_ count: Int) -> some TabContent<Self.TabValue>
    func badge(_ label: Text?) -> some TabContent<Self.TabValue>
    func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue>
    func badge<S>(_ label: S?) -> some TabContent<Self.TabValue> where S: StringProtocol
    func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
    func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
    func accessibilityLabel<S>(_ label: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> where S: StringProtocol
    func accessibilityValue<S>(_ value: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> where S: StringProtocol
    func accessibilityHint<S>(_ hint: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> where S: StringProtocol
    func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<Self.TabValue>
    func customizationID(_ id: String) -> some TabContent<Self.TabValue>
    func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> where M: View
    func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<Self.TabValue>
    func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue>
    func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TabContent<Self.TabValue> where T: Transferable
    func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<Self.TabValue> where T: Transferable
    func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue>
    func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some TabContent<Self.TabValue> where Content: View
    func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some TabContent<Self.TabValue> where Content: View
    func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue>
    func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some TabContent<Self.TabValue> where T: View
    func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue>
}
struct TabPlacement: Hashable, Sendable {
    static var automatic: TabPlacement { get }
    static var pinned: TabPlacement { get }
    static var sidebarOnly: TabPlacement { get }
}
struct TabViewCustomization: Codable, Equatable { init() }
struct TabCustomizationBehavior: Equatable, Sendable {
    static var automatic: TabCustomizationBehavior { get }
    static var reorderable: TabCustomizationBehavior { get }
    static var disabled: TabCustomizationBehavior { get }
}
struct AdaptableTabBarPlacement: Hashable, Sendable {
    static var automatic: AdaptableTabBarPlacement { get }
    static var tabBar: AdaptableTabBarPlacement { get }
    static var sidebar: AdaptableTabBarPlacement { get }
}
enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
struct TabBarMinimizeBehavior: Hashable, Sendable {
    static let automatic: TabBarMinimizeBehavior
    static let onScrollDown: TabBarMinimizeBehavior
    static let onScrollUp: TabBarMinimizeBehavior
    static let never: TabBarMinimizeBehavior
}
struct TabSearchActivation {
    static var automatic: TabSearchActivation { get }
    static var searchTabSelection: TabSearchActivation { get }
}
struct NavigationStack<Data, Root>: View where Root: View {
    nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath
    nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
    nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: RandomAccessCollection, Data: MutableCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
}
struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
    nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    nonisolated init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    nonisolated init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    nonisolated init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
}
struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    static var detailOnly: NavigationSplitViewVisibility { get }
    static var doubleColumn: NavigationSplitViewVisibility { get }
    static var all: NavigationSplitViewVisibility { get }
    static var automatic: NavigationSplitViewVisibility { get }
}
struct NavigationSplitViewColumn: Hashable, Sendable {
    static var sidebar: NavigationSplitViewColumn { get }
    static var content: NavigationSplitViewColumn { get }
    static var detail: NavigationSplitViewColumn { get }
}
struct NavigationView<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
}
struct HSplitView<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
}
struct VSplitView<Content>: View where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
}
struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    nonisolated init(destination: Destination, @ViewBuilder label: () -> Label)
    nonisolated init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    nonisolated init<V>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) where V: Hashable
    nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
    nonisolated init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) where V: Hashable
    nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never, P: Hashable
    nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, Destination == Never, P: Hashable
    nonisolated init<P>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text, Destination == Never, P: Hashable
    nonisolated init<S, P>(_ title: S, value: P?) where Label == Text, Destination == Never, S: StringProtocol, P: Hashable
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text
    nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) where Label == Text
    nonisolated init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text
    nonisolated init<S>(_ title: S, destination: Destination) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where Label == Text
    nonisolated init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) where Label == Text
    nonisolated init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where Label == Text, S: StringProtocol
    nonisolated init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) where Label == Text, S: StringProtocol, V: Hashable
    nonisolated init<V>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) where Label == Text, V: Hashable
    nonisolated init<S, V>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) where Label == Text, S: StringProtocol, V: Hashable
    nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View
}
struct NavigationPath: Equatable {
    init()
    init<S>(_ elements: S) where S: Sequence, S.Element: Hashable
    init(_ codable: NavigationPath.CodableRepresentation)
    var count: Int { get }
    var isEmpty: Bool { get }
    var codable: NavigationPath.CodableRepresentation? { get }
    mutating func append<V>(_ value: V) where V: Hashable
    mutating func removeLast(_ k: Int = 1)
    struct CodableRepresentation: Codable, Equatable {}
}
