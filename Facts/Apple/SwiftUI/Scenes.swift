// SwiftUI: scenes, commands, toolbars, alerts, and the values that modifiers take.

struct WindowGroup<Content>: Scene where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
    nonisolated init(id: String, @ViewBuilder content: () -> Content)
    nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol
    nonisolated init(_ title: Text, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
    nonisolated init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
    nonisolated init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
    nonisolated init<S, D, C>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View
    nonisolated init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View
    nonisolated init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
    nonisolated init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
    nonisolated init<S, D, C>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View
}
struct PresentedWindowContent<Data, Content>: View where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {}
struct Window<Content>: Scene where Content: View {
    nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol
}
struct UtilityWindow<Content>: Scene where Content: View {
    nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol
}
struct Settings<Content>: Scene where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
}
struct AlertScene<Actions, Message>: Scene where Actions: View, Message: View {
    nonisolated init<S>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) where S: StringProtocol
    nonisolated init<S>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where Message == EmptyView, S: StringProtocol
}
struct ImmersiveSpace<Content, Data>: Scene where Data: Decodable, Data: Encodable, Data: Hashable {
    nonisolated init(@ViewBuilder content: () -> Content) where Content: View, Data == Never
    nonisolated init(id: String, @ViewBuilder content: () -> Content) where Content: View, Data == Never
}
struct DocumentGroup<Document, Content>: Scene where Content: View {
    nonisolated init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content) where Document: FileDocument
    nonisolated init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) where Document: FileDocument
    nonisolated init(newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) where Document: ReferenceFileDocument
    nonisolated init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) where Document: ReferenceFileDocument
}
struct DocumentGroupLaunchScene<Actions>: Scene where Actions: View {}
struct FileDocumentConfiguration<Document> where Document: FileDocument {
    var document: Document { get nonmutating set }
    var $document: Binding<Document> { get }
    var fileURL: URL?
    var isEditable: Bool
}
@MainActor @preconcurrency struct ReferenceFileDocumentConfiguration<Document> where Document: ReferenceFileDocument {
    var document: Document { get }
    var fileURL: URL?
    var isEditable: Bool
}
struct MenuBarExtra<Label, Content>: Scene where Label: View, Content: View {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
    nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == Image
    nonisolated init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content) where Label == Image, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
    nonisolated init<S>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Image
    nonisolated init<S>(_ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Image, S: StringProtocol
}
@MainActor @preconcurrency protocol MenuBarExtraStyle {}
struct MenuBarExtraWindowStyle: MenuBarExtraStyle { nonisolated init() }
struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated init() }
struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated init() }
struct CommandGroup<Content>: Commands where Content: View {
    nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
}
struct CommandMenu<Content>: Commands where Content: View {
    nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    nonisolated init(_ name: Text, @ViewBuilder content: () -> Content)
    nonisolated init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol
}
struct EmptyCommands: Commands { nonisolated init() }
struct SidebarCommands: Commands { nonisolated init() }
struct ToolbarCommands: Commands { nonisolated init() }
struct TextEditingCommands: Commands { nonisolated init() }
struct TextFormattingCommands: Commands { nonisolated init() }
struct InspectorCommands: Commands { nonisolated init() }
struct ImportFromDevicesCommands: Commands { nonisolated init() }
extension Group: Commands where Content: Commands {
    nonisolated init(@CommandsBuilder content: () -> Content)
}
struct CommandGroupPlacement: Sendable {
    static let appInfo: CommandGroupPlacement
    static let appSettings: CommandGroupPlacement
    static let systemServices: CommandGroupPlacement
    static let appVisibility: CommandGroupPlacement
    static let appTermination: CommandGroupPlacement
    static let newItem: CommandGroupPlacement
    static let saveItem: CommandGroupPlacement
    static let importExport: CommandGroupPlacement
    static let printItem: CommandGroupPlacement
    static let undoRedo: CommandGroupPlacement
    static let pasteboard: CommandGroupPlacement
    static let textEditing: CommandGroupPlacement
    static let textFormatting: CommandGroupPlacement
    static let toolbar: CommandGroupPlacement
    static let sidebar: CommandGroupPlacement
    static let windowSize: CommandGroupPlacement
    static let windowList: CommandGroupPlacement
    static let singleWindowList: CommandGroupPlacement
    static let windowArrangement: CommandGroupPlacement
    static let help: CommandGroupPlacement
}
struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == ()
    nonisolated init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == String
    nonisolated init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) where ID == String
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    nonisolated init<C, L>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View
}
struct ToolbarTitleMenu<Content>: ToolbarContent where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content)
    nonisolated init() where Content == EmptyView
}
struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
}
struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic)
}
struct SpacerSizing: Hashable, Sendable {
    static let flexible: SpacerSizing
    static let fixed: SpacerSizing
}
extension Group: ToolbarContent where Content: ToolbarContent {
    nonisolated init(@ToolbarContentBuilder content: () -> Content)
}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension Group {
    nonisolated init<Base, Result>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View
    nonisolated init<Base, Result>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View
    nonisolated init(@SceneBuilder content: () -> Content) where Content: Scene
    nonisolated init<R>(@TableRowBuilder<R> content: () -> Content) where Content: TableRowContent, R == Content.TableRowValue
}
nonisolated extension ToolbarContent {
    func hidden(_ hidden: Bool = true) -> some ToolbarContent
    func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
    func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
    func visibilityPriority(_ priority: Double) -> some ToolbarContent
}
nonisolated extension CustomizableToolbarContent {
    func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> some CustomizableToolbarContent
    func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent
    func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent
}
struct ToolbarCustomizationBehavior: Sendable {
    static var `default`: ToolbarCustomizationBehavior { get }
    static var reorderable: ToolbarCustomizationBehavior { get }
    static var disabled: ToolbarCustomizationBehavior { get }
}
struct ToolbarCustomizationOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static var alwaysAvailable: ToolbarCustomizationOptions { get }
}
struct ToolbarItemPlacement: Sendable {
    static let automatic: ToolbarItemPlacement
    static let principal: ToolbarItemPlacement
    static let navigation: ToolbarItemPlacement
    static let primaryAction: ToolbarItemPlacement
    static let secondaryAction: ToolbarItemPlacement
    static let status: ToolbarItemPlacement
    static let confirmationAction: ToolbarItemPlacement
    static let cancellationAction: ToolbarItemPlacement
    static let destructiveAction: ToolbarItemPlacement
    static let bottomBar: ToolbarItemPlacement
    static let bottomOrnament: ToolbarItemPlacement
    static let keyboard: ToolbarItemPlacement
    static let topBarLeading: ToolbarItemPlacement
    static let topBarTrailing: ToolbarItemPlacement
    static let navigationBarLeading: ToolbarItemPlacement
    static let navigationBarTrailing: ToolbarItemPlacement
    static let title: ToolbarItemPlacement
    static let subtitle: ToolbarItemPlacement
    static let largeTitle: ToolbarItemPlacement
    static let largeSubtitle: ToolbarItemPlacement
    static func accessoryBar<ID>(id: ID) -> ToolbarItemPlacement where ID: Hashable
}
struct ToolbarPlacement: Sendable {
    static var automatic: ToolbarPlacement { get }
    static var bottomBar: ToolbarPlacement { get }
    static var navigationBar: ToolbarPlacement { get }
    static var tabBar: ToolbarPlacement { get }
    static var windowToolbar: ToolbarPlacement { get }
    static var bottomOrnament: ToolbarPlacement { get }
    static func accessoryBar<ID>(id: ID) -> ToolbarPlacement where ID: Hashable
}
struct ToolbarRole: Sendable {
    static var automatic: ToolbarRole { get }
    static var navigationStack: ToolbarRole { get }
    static var browser: ToolbarRole { get }
    static var editor: ToolbarRole { get }
}
struct ToolbarTitleDisplayMode: Sendable {
    static var automatic: ToolbarTitleDisplayMode { get }
    static var large: ToolbarTitleDisplayMode { get }
    static var inlineLarge: ToolbarTitleDisplayMode { get }
    static var inline: ToolbarTitleDisplayMode { get }
}
struct ToolbarDefaultItemKind: Sendable {
    static let sidebarToggle: ToolbarDefaultItemKind
    static let search: ToolbarDefaultItemKind
    static let title: ToolbarDefaultItemKind
}
struct SearchToolbarBehavior: Sendable {
    static var automatic: SearchToolbarBehavior { get }
    static var minimize: SearchToolbarBehavior { get }
}
struct SearchPresentationToolbarBehavior: Sendable {
    static var automatic: SearchPresentationToolbarBehavior { get }
    static var avoidHidingContent: SearchPresentationToolbarBehavior { get }
}
struct Alert {
    init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
    init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
    static func sideBySideButtons(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) -> Alert
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
struct BackgroundTask<Request, Response>: Sendable {
    static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void>
    static var urlSession: BackgroundTask<String, Void> { get }
    static func urlSession(_ matching: String) -> BackgroundTask<String, Void>
    static var appRefresh: BackgroundTask<String?, Void> { get }
}
struct WindowResizability: Sendable {
    static var automatic: WindowResizability { get }
    static var contentSize: WindowResizability { get }
    static var contentMinSize: WindowResizability { get }
}
struct WindowInteractionBehavior: Sendable {
    static let automatic: WindowInteractionBehavior
    static let enabled: WindowInteractionBehavior
    static let disabled: WindowInteractionBehavior
}
struct WindowLevel: Hashable, Sendable {
    static let automatic: WindowLevel
    static let normal: WindowLevel
    static let floating: WindowLevel
    static let desktop: WindowLevel
}
struct WindowPlacement {
    init(_ position: UnitPoint? = nil, size: CGSize? = nil)
    init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil)
    init(_ position: CGPoint? = nil, size: CGSize? = nil)
    init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil)
}
struct WindowLayoutRoot: Sendable {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
struct WindowPlacementContext {
    var defaultDisplay: DisplayProxy { get }
}
struct DisplayProxy: Hashable, Identifiable {
    var id: Int { get }
    var bounds: CGRect { get }
    var visibleRect: CGRect { get }
    var safeAreaInsets: EdgeInsets { get }
}
struct SceneLaunchBehavior: Sendable {
    static let automatic: SceneLaunchBehavior
    static let presented: SceneLaunchBehavior
    static let suppressed: SceneLaunchBehavior
}
struct SceneRestorationBehavior: Sendable {
    static let automatic: SceneRestorationBehavior
    static let disabled: SceneRestorationBehavior
}
@MainActor @preconcurrency protocol WindowToolbarStyle {}
struct UnifiedWindowToolbarStyle: WindowToolbarStyle { nonisolated init(showsTitle: Bool = true) }
struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { nonisolated init(showsTitle: Bool = true) }
struct ExpandedWindowToolbarStyle: WindowToolbarStyle { nonisolated init() }
struct NavigationBarItem: Sendable {
    enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
struct KeyPress: Sendable {
    let phase: KeyPress.Phases
    let key: KeyEquivalent
    let characters: String
    let modifiers: EventModifiers
    enum Result: Sendable { case handled, ignored }
    struct Phases: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int)
        static let down: KeyPress.Phases
        static let `repeat`: KeyPress.Phases
        static let up: KeyPress.Phases
        static let all: KeyPress.Phases
    }
}
enum MoveCommandDirection: Sendable { case up, down, left, right }
enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
struct PresentationDetent: Hashable, Sendable {
    static let medium: PresentationDetent
    static let large: PresentationDetent
    static func fraction(_ fraction: CGFloat) -> PresentationDetent
    static func height(_ height: CGFloat) -> PresentationDetent
    static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent
    struct Context {
        var maxDetentValue: CGFloat { get }
    }
}
protocol CustomPresentationDetent {
    static func height(in context: Self.Context) -> CGFloat?
    typealias Context = PresentationDetent.Context
}
struct PresentationBackgroundInteraction: Sendable {
    static var automatic: PresentationBackgroundInteraction { get }
    static var enabled: PresentationBackgroundInteraction { get }
    static var disabled: PresentationBackgroundInteraction { get }
    static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
}
struct PresentationContentInteraction: Equatable, Sendable {
    static var automatic: PresentationContentInteraction { get }
    static var resizes: PresentationContentInteraction { get }
    static var scrolls: PresentationContentInteraction { get }
}
struct PresentationAdaptation: Sendable {
    static var automatic: PresentationAdaptation { get }
    static var none: PresentationAdaptation { get }
    static var popover: PresentationAdaptation { get }
    static var sheet: PresentationAdaptation { get }
    static var fullScreenCover: PresentationAdaptation { get }
}
protocol DropDelegate {
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}
struct DropInfo {
    var location: CGPoint { get }
    func hasItemsConforming(to contentTypes: [UTType]) -> Bool
    func hasItemsConforming(to types: [String]) -> Bool
    func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider]
    func itemProviders(for types: [String]) -> [NSItemProvider]
}
struct DropProposal: Sendable {
    let operation: DropOperation
    init(operation: DropOperation)
}
enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }
struct SubmitLabel: Sendable {
    static var done: SubmitLabel { get }
    static var go: SubmitLabel { get }
    static var send: SubmitLabel { get }
    static var join: SubmitLabel { get }
    static var route: SubmitLabel { get }
    static var search: SubmitLabel { get }
    static var `return`: SubmitLabel { get }
    static var next: SubmitLabel { get }
    static var `continue`: SubmitLabel { get }
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
    static let toolbarPrincipal: SearchFieldPlacement
    static let sidebar: SearchFieldPlacement
    static let navigationBarDrawer: SearchFieldPlacement
    static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
    struct NavigationBarDrawerDisplayMode: Sendable {
        static let automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode
        static let always: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    }
}
struct SearchScopeActivation: Sendable {
    static var automatic: SearchScopeActivation { get }
    static var onTextEntry: SearchScopeActivation { get }
    static var onSearchPresentation: SearchScopeActivation { get }
}
struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    var character: Character
    init(_ character: Character)
    init(extendedGraphemeClusterLiteral: Character)
    static let upArrow: KeyEquivalent
    static let downArrow: KeyEquivalent
    static let leftArrow: KeyEquivalent
    static let rightArrow: KeyEquivalent
    static let escape: KeyEquivalent
    static let delete: KeyEquivalent
    static let deleteForward: KeyEquivalent
    static let home: KeyEquivalent
    static let end: KeyEquivalent
    static let pageUp: KeyEquivalent
    static let pageDown: KeyEquivalent
    static let clear: KeyEquivalent
    static let tab: KeyEquivalent
    static let space: KeyEquivalent
    static let `return`: KeyEquivalent
}
struct KeyboardShortcut: Hashable, Sendable {
    var key: KeyEquivalent
    var modifiers: EventModifiers
    init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)
    static let defaultAction: KeyboardShortcut
    static let cancelAction: KeyboardShortcut
    struct Localization: Hashable, Sendable {
        static let automatic: KeyboardShortcut.Localization
        static let withoutMirroring: KeyboardShortcut.Localization
        static let custom: KeyboardShortcut.Localization
    }
}
struct EventModifiers: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let capsLock: EventModifiers
    static let shift: EventModifiers
    static let control: EventModifiers
    static let option: EventModifiers
    static let command: EventModifiers
    static let numericPad: EventModifiers
    static let all: EventModifiers
}
struct AccessibilityTraits: SetAlgebra, Sendable {
    static let isButton: AccessibilityTraits
    static let isHeader: AccessibilityTraits
    static let isSelected: AccessibilityTraits
    static let isLink: AccessibilityTraits
    static let isSearchField: AccessibilityTraits
    static let isImage: AccessibilityTraits
    static let playsSound: AccessibilityTraits
    static let isKeyboardKey: AccessibilityTraits
    static let isStaticText: AccessibilityTraits
    static let isSummaryElement: AccessibilityTraits
    static let updatesFrequently: AccessibilityTraits
    static let startsMediaSession: AccessibilityTraits
    static let allowsDirectInteraction: AccessibilityTraits
    static let causesPageTurn: AccessibilityTraits
    static let isModal: AccessibilityTraits
    static let isToggle: AccessibilityTraits
    static let isTabBar: AccessibilityTraits
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
    static let delete: AccessibilityActionKind
    static let showMenu: AccessibilityActionKind
    init(named name: Text)
}
struct AccessibilityActionCategory: Equatable, Sendable {
    static let `default`: AccessibilityActionCategory
    static let edit: AccessibilityActionCategory
    init(_ name: Text)
}
enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
enum AccessibilityLabeledPairRole: Sendable { case label, content }
struct AccessibilityTextContentType: Sendable {
    static let plain: AccessibilityTextContentType
    static let console: AccessibilityTextContentType
    static let fileSystem: AccessibilityTextContentType
    static let messaging: AccessibilityTextContentType
    static let narrative: AccessibilityTextContentType
    static let sourceCode: AccessibilityTextContentType
}
struct AccessibilityCustomContentKey {
    init(_ label: Text, id: String)
    init(_ labelKey: LocalizedStringKey)
}
struct AccessibilityZoomGestureAction {
    let direction: AccessibilityZoomGestureAction.Direction
    let location: UnitPoint
    let point: CGPoint
    enum Direction: Sendable { case zoomIn, zoomOut }
}
@MainActor @preconcurrency protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@resultBuilder struct AccessibilityRotorContentBuilder {}
struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
    nonisolated init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {})
    nonisolated init<L>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) where L: StringProtocol
}
@MainActor @preconcurrency protocol AXChartDescriptorRepresentable {
    @MainActor @preconcurrency func makeChartDescriptor() -> AXChartDescriptor
    @MainActor @preconcurrency func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

// Scrolling

struct ScrollGeometry: Equatable, Sendable {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var contentInsets: EdgeInsets
    var containerSize: CGSize
    var visibleRect: CGRect { get }
    var bounds: CGRect { get }
    init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize)
}
enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    var isScrolling: Bool { get }
}
struct ScrollPhaseChangeContext {
    var geometry: ScrollGeometry { get }
    var velocity: CGVector? { get }
}
struct ScrollPosition: Equatable, Sendable {
    init(idType: (some Hashable & Sendable).Type = Never.self)
    init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge)
    init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
    init(edge: Edge)
    var isPositionedByUser: Bool { get }
    var edge: Edge? { get }
    var point: CGPoint? { get }
    var viewID: (any Hashable & Sendable)? { get }
    func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable
    mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
    mutating func scrollTo(edge: Edge)
    mutating func scrollTo(point: CGPoint)
    mutating func scrollTo(x: CGFloat, y: CGFloat)
    mutating func scrollTo(x: CGFloat)
    mutating func scrollTo(y: CGFloat)
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
struct ScrollBounceBehavior: Sendable {
    static var automatic: ScrollBounceBehavior { get }
    static var always: ScrollBounceBehavior { get }
    static var basedOnSize: ScrollBounceBehavior { get }
}
struct ScrollEdgeEffectStyle: Hashable, Sendable {
    static var automatic: ScrollEdgeEffectStyle { get }
    static var hard: ScrollEdgeEffectStyle { get }
    static var soft: ScrollEdgeEffectStyle { get }
}
struct ScrollAnchorRole: Hashable, Sendable {
    static var initialOffset: ScrollAnchorRole { get }
    static var sizeChanges: ScrollAnchorRole { get }
    static var alignment: ScrollAnchorRole { get }
}
struct ScrollTransitionConfiguration {
    static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration
    static let animated: ScrollTransitionConfiguration
    static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration
    static let interactive: ScrollTransitionConfiguration
    static let identity: ScrollTransitionConfiguration
    func animation(_ animation: Animation) -> ScrollTransitionConfiguration
    func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration
    struct Threshold {
        static let visible: ScrollTransitionConfiguration.Threshold
        static let hidden: ScrollTransitionConfiguration.Threshold
        static var centered: ScrollTransitionConfiguration.Threshold { get }
        static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold
    }
}
enum ScrollTransitionPhase: Sendable {
    case topLeading, identity, bottomTrailing
    var isIdentity: Bool { get }
    var value: Double { get }
}
protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
    typealias TargetContext = ScrollTargetBehaviorContext
}
struct ScrollTarget: Hashable {
    var rect: CGRect
    var anchor: UnitPoint?
}
struct ScrollTargetBehaviorContext {
    var originalTarget: ScrollTarget { get }
    var velocity: CGVector { get }
    var contentSize: CGSize { get }
    var containerSize: CGSize { get }
    var axes: Axis.Set { get }
}
struct PagingScrollTargetBehavior: ScrollTargetBehavior { init() }
struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic)
    struct LimitBehavior: Sendable {
        static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        static var alwaysByFew: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        static var alwaysByOne: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
    }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    static var paging: PagingScrollTargetBehavior { get }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    static var viewAligned: ViewAlignedScrollTargetBehavior { get }
    static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self
}
struct ContentMarginPlacement: Sendable {
    static var automatic: ContentMarginPlacement { get }
    static var scrollContent: ContentMarginPlacement { get }
    static var scrollIndicators: ContentMarginPlacement { get }
}
struct ListSectionSpacing: Sendable {
    static let `default`: ListSectionSpacing
    static let compact: ListSectionSpacing
    static func custom(_ spacing: CGFloat) -> ListSectionSpacing
}
struct ListItemTint: Sendable {
    static func fixed(_ tint: Color) -> ListItemTint
    static func preferred(_ tint: Color) -> ListItemTint
    static let monochrome: ListItemTint
}
enum Prominence: Sendable { case standard, increased }
struct BadgeProminence: Hashable, Sendable {
    static let standard: BadgeProminence
    static let increased: BadgeProminence
    static let decreased: BadgeProminence
}
struct SpringLoadingBehavior: Hashable, Sendable {
    static let automatic: SpringLoadingBehavior
    static let enabled: SpringLoadingBehavior
    static let disabled: SpringLoadingBehavior
}
struct MenuOrder: Equatable, Sendable {
    static let automatic: MenuOrder
    static let priority: MenuOrder
    static let fixed: MenuOrder
}
struct MenuActionDismissBehavior: Equatable, Sendable {
    static let automatic: MenuActionDismissBehavior
    static let enabled: MenuActionDismissBehavior
    static let disabled: MenuActionDismissBehavior
}
struct SafeAreaRegions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static let container: SafeAreaRegions
    static let keyboard: SafeAreaRegions
    static let all: SafeAreaRegions
}
struct ContentShapeKinds: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let interaction: ContentShapeKinds
    static let dragPreview: ContentShapeKinds
    static let contextMenuPreview: ContentShapeKinds
    static let hoverEffect: ContentShapeKinds
    static let focusEffect: ContentShapeKinds
    static let accessibility: ContentShapeKinds
}
struct HoverEffect: Sendable {
    static let automatic: HoverEffect
    static let highlight: HoverEffect
    static let lift: HoverEffect
}
struct FocusInteractions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let activate: FocusInteractions
    static let edit: FocusInteractions
    static var automatic: FocusInteractions { get }
}
struct FileDialogBrowserOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let enumeratePackages: FileDialogBrowserOptions
    static let includeHiddenFiles: FileDialogBrowserOptions
    static let displayFileExtensions: FileDialogBrowserOptions
}
struct TextInputAutocapitalization: Sendable {
    static var never: TextInputAutocapitalization { get }
    static var words: TextInputAutocapitalization { get }
    static var sentences: TextInputAutocapitalization { get }
    static var characters: TextInputAutocapitalization { get }
    init?(_ type: UITextAutocapitalizationType)
}
protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
struct EnabledTextSelectability: TextSelectability {
    static let allowsSelection: Bool
}
struct DisabledTextSelectability: TextSelectability {
    static let allowsSelection: Bool
}
extension TextSelectability where Self == EnabledTextSelectability {
    static var enabled: EnabledTextSelectability { get }
}
extension TextSelectability where Self == DisabledTextSelectability {
    static var disabled: DisabledTextSelectability { get }
}
struct WritingToolsBehavior: Equatable, Sendable {
    static let automatic: WritingToolsBehavior
    static let complete: WritingToolsBehavior
    static let limited: WritingToolsBehavior
    static let disabled: WritingToolsBehavior
}
struct ContentTransition: Equatable, Sendable {
    static let identity: ContentTransition
    static let opacity: ContentTransition
    static let interpolate: ContentTransition
    static func numericText(countsDown: Bool = false) -> ContentTransition
    static func numericText(value: Double) -> ContentTransition
    static var symbolEffect: ContentTransition { get }
    static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect
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
    static let increase: SensoryFeedback
    static let decrease: SensoryFeedback
    static let start: SensoryFeedback
    static let stop: SensoryFeedback
    static let alignment: SensoryFeedback
    static let levelChange: SensoryFeedback
    static let impact: SensoryFeedback
    static let pathComplete: SensoryFeedback
    static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
    static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback
    struct Weight: Equatable, Sendable {
        static let light: SensoryFeedback.Weight
        static let medium: SensoryFeedback.Weight
        static let heavy: SensoryFeedback.Weight
    }
    struct Flexibility: Equatable, Sendable {
        static let rigid: SensoryFeedback.Flexibility
        static let solid: SensoryFeedback.Flexibility
        static let soft: SensoryFeedback.Flexibility
    }
}
struct ContainerBackgroundPlacement: Sendable {
    static let widget: ContainerBackgroundPlacement
    static let tabView: ContainerBackgroundPlacement
    static let navigation: ContainerBackgroundPlacement
    static let navigationSplitView: ContainerBackgroundPlacement
    static let window: ContainerBackgroundPlacement
    static let subscriptionStore: ContainerBackgroundPlacement
    static let subscriptionStoreHeader: ContainerBackgroundPlacement
    static let subscriptionStoreFullHeight: ContainerBackgroundPlacement
}
enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    let rawValue: String
    init(rawValue: String)
    init(stringLiteral: String)
}
enum InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    var id: String { get }
}
@MainActor @preconcurrency protocol NavigationTransition {}
struct AutomaticNavigationTransition: NavigationTransition {}
struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == ZoomNavigationTransition {
    nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    nonisolated static var automatic: AutomaticNavigationTransition { get }
}
@MainActor @preconcurrency protocol MatchedTransitionSourceConfiguration {}
struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
protocol PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
struct PresentationSizingRoot {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
struct PresentationSizingContext {}
final class ImageRenderer<Content>: ObservableObject where Content: View {
    @MainActor @preconcurrency init(content view: Content)
    @MainActor @preconcurrency var content: Content
    @MainActor @preconcurrency var proposedSize: ProposedViewSize
    @MainActor @preconcurrency var scale: CGFloat
    @MainActor @preconcurrency var isOpaque: Bool
    @MainActor @preconcurrency var colorMode: ColorRenderingMode
    @MainActor @preconcurrency var uiImage: UIImage? { get }
    @MainActor @preconcurrency var nsImage: NSImage? { get }
    @MainActor @preconcurrency var cgImage: CGImage? { get }
    @MainActor @preconcurrency func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void)
}
struct EmptyVisualEffect: VisualEffect { init() }
protocol VisualEffect: Sendable, Animatable {}
nonisolated extension VisualEffect {
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
    func offset(_ offset: CGSize) -> some VisualEffect
    func opacity(_ opacity: Double) -> some VisualEffect
    func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
    func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect
    func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
    func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect
    func brightness(_ amount: Double) -> some VisualEffect
    func contrast(_ amount: Double) -> some VisualEffect
    func grayscale(_ amount: Double) -> some VisualEffect
    func hueRotation(_ angle: Angle) -> some VisualEffect
    func saturation(_ amount: Double) -> some VisualEffect
    func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect
    func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
    func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
}
struct Shader: Equatable, Sendable {
    var function: ShaderFunction
    var arguments: [Shader.Argument]
    init(function: ShaderFunction, arguments: [Shader.Argument])
    struct Argument: Equatable, Sendable {
        static func float<T>(_ x: T) -> Shader.Argument where T: BinaryFloatingPoint
        static func float2<T>(_ x: T, _ y: T) -> Shader.Argument where T: BinaryFloatingPoint
        static func float2(_ point: CGPoint) -> Shader.Argument
        static func float2(_ size: CGSize) -> Shader.Argument
        static func color(_ color: Color) -> Shader.Argument
        static func image(_ image: Image) -> Shader.Argument
        static var boundingRect: Shader.Argument { get }
    }
}
@dynamicCallable struct ShaderFunction: Equatable, Sendable {
    init(library: ShaderLibrary, name: String)
    func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader
}
@dynamicMemberLookup struct ShaderLibrary: Equatable, Sendable {
    static let `default`: ShaderLibrary
    init(data: Data)
    init(url: URL)
    static func bundle(_ bundle: Bundle) -> ShaderLibrary
    subscript(dynamicMember name: String) -> ShaderFunction { get }
    static subscript(dynamicMember name: String) -> ShaderFunction { get }
}
