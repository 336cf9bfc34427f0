// Further initializers of views and scenes, and views that are made of others.

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    nonisolated init(header: Parent, @ViewBuilder content: () -> Content)
    nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
    nonisolated init(footer: Footer, @ViewBuilder content: () -> Content)
}
extension Section where Parent: View, Content: View, Footer: View {
    nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where S: StringProtocol
}
extension LabeledContent where Label == Text, Content: View {
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
}
extension LabeledContent where Label == Text, Content == Text {
    nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol
    nonisolated init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol
}
extension Picker {
    nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
    nonisolated init<C>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where C: RandomAccessCollection
    nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View)
}
extension Picker where Label == Text {
    nonisolated init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
}
extension NavigationLink where Label == Text {
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    nonisolated init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination)
    nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol
    nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never, P: Hashable
    nonisolated init<S, P>(_ title: S, value: P?) where Destination == Never, S: StringProtocol, P: Hashable
}
extension NavigationLink {
    nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
    nonisolated init<V>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) where V: Hashable
    nonisolated init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) where V: Hashable
}
extension GroupBox where Label == EmptyView {
    nonisolated init(@ViewBuilder content: () -> Content)
}
extension GroupBox where Label == Text {
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
}
extension GroupBox {
    nonisolated init(label: Label, @ViewBuilder content: () -> Content)
}
extension DisclosureGroup {
    nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
}
extension DisclosureGroup where Label == Text {
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
    nonisolated init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    nonisolated init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol
}
extension Menu where Label == Text {
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol
}
extension Button where Label == Text {
    nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    nonisolated init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
    nonisolated init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    nonisolated init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
}
extension Table {
    nonisolated init(of valueType: Value.Type, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)
    nonisolated init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)
    nonisolated init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)
    nonisolated init<Data>(_ data: Data, @TableColumnBuilder columns: () -> Columns) where Data: RandomAccessCollection
    nonisolated init<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder columns: () -> Columns) where Data: RandomAccessCollection
    nonisolated init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder columns: () -> Columns) where Data: RandomAccessCollection
    nonisolated init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[any SortComparator]>, @TableColumnBuilder columns: () -> Columns) where Data: RandomAccessCollection
}
extension ShareLink {
    nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where I: Transferable
    nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where I: Transferable
    nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}
struct SharePreview<Image, Icon> {}
extension List {
    nonisolated init<Data, RowContent>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, RowContent>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    nonisolated init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
}
extension List where SelectionValue == Never {
    nonisolated init<Data, RowContent>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    nonisolated init<Data, RowContent>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
}
extension Tab {
    nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) where S: StringProtocol
    nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content)
    nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
}
struct TabRole: Hashable, Sendable {
    static let search: TabRole
}
struct TabSection<Header, Content, Footer, SelectionValue>: TabContent {
    nonisolated init(@TabContentBuilder content: () -> Content, @ViewBuilder header: () -> Header)
    nonisolated init(_ titleKey: LocalizedStringKey, @TabContentBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, @TabContentBuilder content: () -> Content) where S: StringProtocol
}
struct GlassEffectContainer<Content>: View where Content: View {
    nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct Glass: Equatable, Sendable {
    static var regular: Glass { get }
    static var clear: Glass { get }
    func tint(_ color: Color?) -> Glass
    func interactive(_ isEnabled: Bool = true) -> Glass
}
struct ContextMenu<MenuItems> where MenuItems: View {
    nonisolated init(@ViewBuilder menuItems: () -> MenuItems)
}
struct MenuButton<Label, Content>: View where Label: View, Content: View {
    nonisolated init(label: Label, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
}
struct ToolbarSpacer: ToolbarContent {
    nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
}
struct SpacerSizing: Hashable, Sendable {
    static let flexible: SpacerSizing
    static let fixed: SpacerSizing
}
extension ControlGroup {
    nonisolated init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)
}
