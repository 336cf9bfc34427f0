// SwiftUI: its protocols and builders. (On Apple platforms half of this lives in SwiftUICore, which SwiftUI exports.)
@_exported import SwiftUICore
@_exported import Foundation
@_exported import Combine
@_exported import CoreGraphics
@_exported import Observation
@_exported import UniformTypeIdentifiers
@_exported import CoreTransferable
@_exported import UIKit
@_exported import AppKit

@globalActor actor _ImpossibleActor {
    static let shared: _ImpossibleActor
}

/// Inherited next to a main-actor protocol, it leaves the conforming type without isolation.
@_ImpossibleActor protocol _RemoveGlobalActorIsolation {}

@MainActor @preconcurrency protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    typealias Body = Never
}
extension Optional: View where Wrapped: View {}

@MainActor @preconcurrency protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
    nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
}

struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {}

@MainActor @preconcurrency protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    static func main()
}

@MainActor @preconcurrency protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}

@MainActor @preconcurrency protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@MainActor @preconcurrency protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
protocol CustomizableToolbarContent: ToolbarContent {}

@MainActor @preconcurrency protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

@MainActor @preconcurrency protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Gesture {
    typealias Value = Never
}

protocol DynamicProperty {
    mutating func update()
}

protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}

protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}
protocol AnimatableModifier: Animatable, ViewModifier {}

protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
enum ShapeRole: Sendable { case fill, stroke, separator }

protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}
extension Never: ShapeStyle {}

protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}

protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
protocol FocusedValueKey {
    associatedtype Value
}
protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
protocol TimelineSchedule {
    associatedtype Entries: Sequence where Self.Entries.Element == Date
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Self.Entries
}
enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

@MainActor @preconcurrency protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}
struct PlaceholderContentView<Value>: View {}
enum TransitionPhase: Sendable { case willAppear, identity, didDisappear }

protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

protocol FileDocument: Sendable {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}
@preconcurrency protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Self.Snapshot
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}
struct FileDocumentReadConfiguration {
    let contentType: UTType
    let file: FileWrapper
}
struct FileDocumentWriteConfiguration {
    let contentType: UTType
    let existingFile: FileWrapper?
}

// Styles

@MainActor @preconcurrency protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}
@MainActor @preconcurrency protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}
@MainActor @preconcurrency protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabelStyleConfiguration
}
@MainActor @preconcurrency protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}
@MainActor @preconcurrency protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ProgressViewStyleConfiguration
}
@MainActor @preconcurrency protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = GroupBoxStyleConfiguration
}
@MainActor @preconcurrency protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = MenuStyleConfiguration
}
@MainActor @preconcurrency protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = GaugeStyleConfiguration
}
@MainActor @preconcurrency protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}
@MainActor @preconcurrency protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabeledContentStyleConfiguration
}
@MainActor @preconcurrency protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = FormStyleConfiguration
}
@MainActor @preconcurrency protocol DatePickerStyle {}
@MainActor @preconcurrency protocol ListStyle {}
@MainActor @preconcurrency protocol PickerStyle {}
@MainActor @preconcurrency protocol TextFieldStyle {}
@MainActor @preconcurrency protocol TextEditorStyle {}
@MainActor @preconcurrency protocol TabViewStyle {}
@MainActor @preconcurrency protocol NavigationViewStyle {}
@MainActor @preconcurrency protocol NavigationSplitViewStyle {}
@MainActor @preconcurrency protocol IndexViewStyle {}
@MainActor @preconcurrency protocol ControlGroupStyle {}
@MainActor @preconcurrency protocol TableStyle {}
@MainActor @preconcurrency protocol WindowStyle {}
@MainActor @preconcurrency protocol MenuButtonStyle {}

@MainActor @preconcurrency struct ButtonStyleConfiguration {
    @MainActor @preconcurrency struct Label: View {}
    let role: ButtonRole?
    let label: ButtonStyleConfiguration.Label
    let isPressed: Bool
}
@MainActor @preconcurrency struct PrimitiveButtonStyleConfiguration {
    struct Label: View {}
    let role: ButtonRole?
    let label: PrimitiveButtonStyleConfiguration.Label
    func trigger()
}
struct LabelStyleConfiguration {
    struct Title: View {}
    struct Icon: View {}
    var title: LabelStyleConfiguration.Title { get }
    var icon: LabelStyleConfiguration.Icon { get }
}
struct ToggleStyleConfiguration {
    struct Label: View {}
    let label: ToggleStyleConfiguration.Label
    var isOn: Bool { get nonmutating set }
    var $isOn: Binding<Bool>
    var isMixed: Bool
}
struct ProgressViewStyleConfiguration {
    struct Label: View {}
    struct CurrentValueLabel: View {}
    let fractionCompleted: Double?
    var label: ProgressViewStyleConfiguration.Label?
    var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}
struct GroupBoxStyleConfiguration {
    struct Label: View {}
    struct Content: View {}
    let label: GroupBoxStyleConfiguration.Label
    let content: GroupBoxStyleConfiguration.Content
}
struct MenuStyleConfiguration {
    struct Label: View {}
    struct Content: View {}
}
struct GaugeStyleConfiguration {
    struct Label: View {}
    var label: GaugeStyleConfiguration.Label
    var value: Double
}
struct DisclosureGroupStyleConfiguration {
    struct Label: View {}
    struct Content: View {}
    let label: DisclosureGroupStyleConfiguration.Label
    let content: DisclosureGroupStyleConfiguration.Content
    var isExpanded: Bool
    var $isExpanded: Binding<Bool>
}
struct LabeledContentStyleConfiguration {
    struct Label: View {}
    struct Content: View {}
    let label: LabeledContentStyleConfiguration.Label
    let content: LabeledContentStyleConfiguration.Content
}
struct FormStyleConfiguration {
    struct Content: View {}
    let content: FormStyleConfiguration.Content
}

// Builders

@resultBuilder struct ViewBuilder {
    static func buildBlock() -> EmptyView
    static func buildBlock<Content>(_ content: Content) -> Content where Content: View
    static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View
    static func buildExpression<Content>(_ content: Content) -> Content where Content: View
    static func buildIf<Content>(_ content: Content?) -> Content? where Content: View
    static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
    static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
    static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View
}
@resultBuilder struct SceneBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene
    static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene
    static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene where repeat each Content: Scene
    static func buildOptional(_ scene: (any Scene)?) -> some Scene
}
@resultBuilder struct CommandsBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands
    static func buildBlock() -> EmptyCommands
    static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands
    static func buildBlock<each Content>(_ content: repeat each Content) -> some Commands where repeat each Content: Commands
    static func buildIf<Content>(_ content: Content?) -> Content? where Content: Commands
}
@resultBuilder struct ToolbarContentBuilder {
    static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent
    static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent
    static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent where repeat each Content: ToolbarContent
    static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent
    static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ToolbarContent, FalseContent: ToolbarContent
    static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ToolbarContent, FalseContent: ToolbarContent
    static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: Commands where Wrapped: Commands {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
@resultBuilder struct TabContentBuilder<TabValue> where TabValue: Hashable {
    struct Content<C>: View where C: TabContent {}
    static func buildExpression<T>(_ content: T) -> T where TabValue == T.TabValue, T: TabContent
    static func buildBlock<T>(_ content: T) -> T where TabValue == T.TabValue, T: TabContent
    static func buildIf<T>(_ content: T?) -> T? where TabValue == T.TabValue, T: TabContent
}
@resultBuilder struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable {
    static func buildExpression<Content>(_ column: Content) -> Content where Content: TableColumnContent
    static func buildBlock<C>(_ column: C) -> C where C: TableColumnContent
    static func buildIf<C>(_ column: C?) -> C? where C: TableColumnContent
}
@resultBuilder struct TableRowBuilder<Value> where Value: Identifiable {
    static func buildExpression<Content>(_ content: Content) -> Content where Value == Content.TableRowValue, Content: TableRowContent
    static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent
    static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent
}

// Hosting of UIKit and AppKit

@MainActor @preconcurrency protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}
@MainActor @preconcurrency struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    let coordinator: Representable.Coordinator
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency protocol UIViewControllerRepresentable: View where Self.Body == Never {
    associatedtype UIViewControllerType: UIViewController
    @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    typealias Context = UIViewControllerRepresentableContext<Self>
}
@MainActor @preconcurrency struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
    let coordinator: Representable.Coordinator
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency protocol NSViewRepresentable: View where Self.Body == Never {
    associatedtype NSViewType: NSView
    @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    typealias Context = NSViewRepresentableContext<Self>
}
@MainActor @preconcurrency struct NSViewRepresentableContext<View> where View: NSViewRepresentable {
    let coordinator: View.Coordinator
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency protocol NSViewControllerRepresentable: View where Self.Body == Never {
    associatedtype NSViewControllerType: NSViewController
    @MainActor @preconcurrency func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    typealias Context = NSViewControllerRepresentableContext<Self>
}
@MainActor @preconcurrency struct NSViewControllerRepresentableContext<ViewController> where ViewController: NSViewControllerRepresentable {
    let coordinator: ViewController.Coordinator
    var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency class UIHostingController<Content>: UIViewController where Content: View {
    init(rootView: Content)
    init?(coder aDecoder: NSCoder, rootView: Content)
    var rootView: Content
    var sizingOptions: UIHostingControllerSizingOptions
    func sizeThatFits(in size: CGSize) -> CGSize
}
struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let intrinsicContentSize: UIHostingControllerSizingOptions
    static let preferredContentSize: UIHostingControllerSizingOptions
}
struct UIHostingConfiguration<Content, Background>: UIContentConfiguration where Content: View, Background: View {
    init(@ViewBuilder content: () -> Content)
    func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
}
@MainActor @preconcurrency class NSHostingView<Content>: NSView where Content: View {
    required init(rootView: Content)
    var rootView: Content
    var sizingOptions: NSHostingSizingOptions
}
@MainActor @preconcurrency class NSHostingController<Content>: NSViewController where Content: View {
    init(rootView: Content)
    var rootView: Content
    var sizingOptions: NSHostingSizingOptions
    func sizeThatFits(in size: CGSize) -> CGSize
}
@MainActor @preconcurrency class NSHostingMenu<Content>: NSMenu where Content: View {
    init(rootView: Content)
}
struct NSHostingSizingOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let minSize: NSHostingSizingOptions
    static let intrinsicContentSize: NSHostingSizingOptions
    static let preferredContentSize: NSHostingSizingOptions
}
