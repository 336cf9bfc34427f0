// SwiftUI: modifiers of views and scenes. All are nonisolated; a plain closure is isolated where it is formed in a
// view's body, which is on the main actor, and SwiftUI calls it there.

nonisolated extension View {
    func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
    func body(content: Self) -> Self

    // Life cycle
    func onAppear(@_deliveredOn(main) perform action: (() -> Void)? = nil) -> some View
    func onDisappear(@_deliveredOn(main) perform action: (() -> Void)? = nil) -> some View
    func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
    func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where T: Equatable
    func task(name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
    func refreshable(action: @escaping @Sendable () async -> Void) -> some View
    func onChange<V>(of value: V, @_deliveredOn(main) perform action: @escaping (V) -> Void) -> some View where V: Equatable
    func onChange<V>(of value: V, initial: Bool = false, @_deliveredOn(main) _ action: @escaping (V, V) -> Void) -> some View where V: Equatable
    func onChange<V>(of value: V, initial: Bool = false, @_deliveredOn(main) _ action: @escaping () -> Void) -> some View where V: Equatable
    func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P: Publisher, P.Failure == Never
    func onOpenURL(@_deliveredOn(main) perform action: @escaping (URL) -> Void) -> some View
    func onContinueUserActivity(_ activityType: String, @_deliveredOn(main) perform action: @escaping (NSUserActivity) -> Void) -> some View
    @preconcurrency func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void) -> some View where K: PreferenceKey, K.Value: Equatable
    @preconcurrency func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View where T: Equatable, T: Sendable
    func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View where T: Equatable
    func onSubmit(of triggers: SubmitTriggers = .text, @_deliveredOn(main) _ action: @escaping () -> Void) -> some View
    func onHover(@_deliveredOn(main) perform action: @escaping (Bool) -> Void) -> some View
    func onContinuousHover(coordinateSpace: CoordinateSpace = .local, @_deliveredOn(main) perform action: @escaping (HoverPhase) -> Void) -> some View
    func onTapGesture(count: Int = 1, @_deliveredOn(main) perform action: @escaping () -> Void) -> some View
    func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, @_deliveredOn(main) perform action: @escaping (CGPoint) -> Void) -> some View
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, @_deliveredOn(main) perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
    func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
    func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    func onDelete(perform action: ((IndexSet) -> Void)?) -> some View
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View
    func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
    func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View
    func onExitCommand(perform action: (() -> Void)?) -> some View
    func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View

    // Gestures
    func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
    func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
    func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture

    // Presentation
    func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
    func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
    func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
    func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
    func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
    func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
    func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View
    func alert<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
    func alert<S, A, M>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where S: StringProtocol, A: View, M: View
    func alert<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
    func confirmationDialog<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A: View
    func confirmationDialog<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
    func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
    func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    func presentationDragIndicator(_ visibility: Visibility) -> some View
    func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle
    func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
    func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View where D: FileDocument
    func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View
    func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T: View
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View

    // Navigation and toolbars
    func navigationTitle(_ title: Text) -> some View
    func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
    func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol
    func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
    func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
    func navigationBarHidden(_ hidden: Bool) -> some View
    func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View
    func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View
    func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View where V: View
    func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View
    func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle
    func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
    func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent
    func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle
    func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View
    func tag<V>(_ tag: V) -> some View where V: Hashable
    func badge(_ count: Int) -> some View

    // Layout
    func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
    func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
    func padding(_ insets: EdgeInsets) -> some View
    func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    func padding(_ length: CGFloat) -> some View
    func fixedSize() -> some View
    func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    func layoutPriority(_ value: Double) -> some View
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
    func offset(_ offset: CGSize) -> some View
    func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    func position(_ position: CGPoint) -> some View
    func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
    func scaledToFit() -> some View
    func scaledToFill() -> some View
    func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
    func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View
    func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
    func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View
    func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
    func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: InsettableShape
    func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
    func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View
    func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
    func zIndex(_ value: Double) -> some View
    func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    func coordinateSpace<T>(name: T) -> some View where T: Hashable
    func gridCellColumns(_ count: Int) -> some View
    func listRowInsets(_ insets: EdgeInsets?) -> some View
    func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    func listRowBackground<V>(_ view: V?) -> some View where V: View
    func scrollContentBackground(_ visibility: Visibility) -> some View
    func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
    func scrollDisabled(_ disabled: Bool) -> some View
    func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
    func scrollTargetLayout(isEnabled: Bool = true) -> some View
    func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View

    // Appearance
    func foregroundColor(_ color: Color?) -> some View
    func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
    func tint(_ tint: Color?) -> some View
    func tint<S>(_ tint: S?) -> some View where S: ShapeStyle
    func accentColor(_ accentColor: Color?) -> some View
    func opacity(_ opacity: Double) -> some View
    func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
    func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape
    func clipped(antialiased: Bool = false) -> some View
    func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape
    func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View
    func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle
    func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    func blur(radius: CGFloat, opaque: Bool = false) -> some View
    func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
    func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
    func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
    func blendMode(_ blendMode: BlendMode) -> some View
    func compositingGroup() -> some View
    func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    func grayscale(_ amount: Double) -> some View
    func saturation(_ amount: Double) -> some View
    func brightness(_ amount: Double) -> some View
    func colorScheme(_ colorScheme: ColorScheme) -> some View
    func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
    func redacted(reason: RedactionReasons) -> some View
    func hidden() -> some View
    func disabled(_ disabled: Bool) -> some View
    func allowsHitTesting(_ enabled: Bool) -> some View
    func font(_ font: Font?) -> some View
    func fontWeight(_ weight: Font.Weight?) -> some View
    func bold(_ isActive: Bool = true) -> some View
    func italic(_ isActive: Bool = true) -> some View
    func underline(_ isActive: Bool = true, color: Color? = nil) -> some View
    func lineLimit(_ number: Int?) -> some View
    func lineSpacing(_ lineSpacing: CGFloat) -> some View
    func multilineTextAlignment(_ alignment: TextAlignment) -> some View
    func truncationMode(_ mode: Text.TruncationMode) -> some View
    func minimumScaleFactor(_ factor: CGFloat) -> some View
    func textCase(_ textCase: Text.Case?) -> some View
    func textSelection<S>(_ selectability: S) -> some View
    func monospacedDigit() -> some View
    func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
    func imageScale(_ scale: Image.Scale) -> some View
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
    func labelsHidden() -> some View
    func controlSize(_ controlSize: ControlSize) -> some View
    func help(_ textKey: LocalizedStringKey) -> some View
    func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle
    func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle
    func listStyle<S>(_ style: S) -> some View where S: ListStyle
    func labelStyle<S>(_ style: S) -> some View where S: LabelStyle
    func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle
    func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle
    func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle
    func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle
    func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle
    func menuStyle<S>(_ style: S) -> some View where S: MenuStyle
    func formStyle<S>(_ style: S) -> some View where S: FormStyle

    // Input
    func keyboardType(_ type: UIKeyboardType) -> some View
    func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
    func autocorrectionDisabled(_ disable: Bool = true) -> some View
    func disableAutocorrection(_ disable: Bool?) -> some View
    func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    func textContentType(_ textContentType: UITextContentType?) -> some View
    func submitLabel(_ submitLabel: SubmitLabel) -> some View
    func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable
    func focused(_ condition: FocusState<Bool>.Binding) -> some View
    func focusable(_ isFocusable: Bool = true) -> some View
    func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable
    func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View where T: Transferable
    func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable

    // Animation, environment, identity
    func animation(_ animation: Animation?) -> some View
    func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
    func transition(_ t: AnyTransition) -> some View
    func transition<T>(_ transition: T) -> some View where T: Transition
    func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    func contentTransition(_ transition: ContentTransition) -> some View
    func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View where ID: Hashable
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
    func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
    func environmentObject<T>(_ object: T) -> some View where T: ObservableObject
    func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
    func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey
    func anchorPreference<A, K>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View where K: PreferenceKey
    func modelContainer(_ container: ModelContainer) -> some View
    func modelContext(_ modelContext: ModelContext) -> some View
    func id<ID>(_ id: ID) -> some View where ID: Hashable
    func equatable() -> EquatableView<Self> where Self: Equatable
    func defaultAppStorage(_ store: UserDefaults) -> some View
    func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View
    func widgetURL(_ url: URL?) -> some View
    func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S: ShapeStyle
    func previewDisplayName(_ value: String?) -> some View
    func previewLayout(_ value: PreviewLayout) -> some View

    // Accessibility
    func accessibilityLabel(_ label: Text) -> some View
    func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View
    func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol
    func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View
    func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View
    func accessibilityIdentifier(_ identifier: String) -> some View
    func accessibilityHidden(_ hidden: Bool) -> some View
    func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
    func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
    func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
    func accessibilitySortPriority(_ sortPriority: Double) -> some View
}

nonisolated extension DynamicViewContent {
    func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
}

nonisolated extension Scene {
    func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some Scene where V: Equatable
    func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene where V: Equatable
    func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V: Equatable
    func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands
    func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle
    func windowResizability(_ resizability: WindowResizability) -> some Scene
    func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
    func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
    func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable
    func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject
    func modelContainer(_ container: ModelContainer) -> some Scene
    func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
    func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene where D: Sendable, R: Sendable
}

struct BackgroundTask<Request, Response>: Sendable {
    static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void>
    static func urlSession(_ matching: String) -> BackgroundTask<String, Void>
}
struct WindowResizability: Sendable {
    static var automatic: WindowResizability { get }
    static var contentSize: WindowResizability { get }
    static var contentMinSize: WindowResizability { get }
}
struct NavigationBarItem: Sendable {
    enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
struct KeyPress: Sendable {
    enum Result: Sendable { case handled, ignored }
}
enum MoveCommandDirection: Sendable { case up, down, left, right }
enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
struct ToolbarPlacement: Sendable {
    static var automatic: ToolbarPlacement { get }
    static var bottomBar: ToolbarPlacement { get }
    static var navigationBar: ToolbarPlacement { get }
    static var tabBar: ToolbarPlacement { get }
}
struct SafeAreaRegions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static let container: SafeAreaRegions
    static let keyboard: SafeAreaRegions
    static let all: SafeAreaRegions
}
struct ScrollIndicatorVisibility: Equatable, Sendable {
    static var automatic: ScrollIndicatorVisibility { get }
    static var visible: ScrollIndicatorVisibility { get }
    static var hidden: ScrollIndicatorVisibility { get }
    static var never: ScrollIndicatorVisibility { get }
}
struct ScrollDismissesKeyboardMode: Sendable {
    static var automatic: ScrollDismissesKeyboardMode { get }
    static var immediately: ScrollDismissesKeyboardMode { get }
    static var interactively: ScrollDismissesKeyboardMode { get }
    static var never: ScrollDismissesKeyboardMode { get }
}
struct TextInputAutocapitalization: Sendable {
    static var never: TextInputAutocapitalization { get }
    static var words: TextInputAutocapitalization { get }
    static var sentences: TextInputAutocapitalization { get }
    static var characters: TextInputAutocapitalization { get }
}
struct ContentTransition: Equatable, Sendable {
    static let identity: ContentTransition
    static let opacity: ContentTransition
    static let interpolate: ContentTransition
    static func numericText(countsDown: Bool = false) -> ContentTransition
}
struct MatchedGeometryProperties: OptionSet, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32)
    static let position: MatchedGeometryProperties
    static let size: MatchedGeometryProperties
    static let frame: MatchedGeometryProperties
}
struct SensoryFeedback: Equatable, Sendable {
    static let success: SensoryFeedback
    static let warning: SensoryFeedback
    static let error: SensoryFeedback
    static let selection: SensoryFeedback
    static let impact: SensoryFeedback
}
struct ContainerBackgroundPlacement: Sendable {
    static let widget: ContainerBackgroundPlacement
}
enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
struct AccessibilityChildBehavior: Hashable, Sendable {
    static let ignore: AccessibilityChildBehavior
    static let contain: AccessibilityChildBehavior
    static let combine: AccessibilityChildBehavior
}
struct AccessibilityActionKind: Equatable, Sendable {
    static let `default`: AccessibilityActionKind
    static let escape: AccessibilityActionKind
    static let magicTap: AccessibilityActionKind
}
