// SwiftUI: property wrappers, bindings, the environment and transactions.

@propertyWrapper struct State<Value>: DynamicProperty {
    init(wrappedValue value: Value)
    init(initialValue value: Value)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
    init()
}

@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
    @preconcurrency init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void)
    @preconcurrency init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void)
    init(projectedValue: Binding<Value>)
    init?(_ base: Binding<Value?>)
    init<V>(_ base: Binding<V>) where Value == V?
    var transaction: Transaction
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    static func constant(_ value: Value) -> Binding<Value>
    func transaction(_ transaction: Transaction) -> Binding<Value>
    func animation(_ animation: Animation? = .default) -> Binding<Value>
}
extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
    init(wrappedValue: Value) where Value: AnyObject, Value: Observable
    init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable
    init(projectedValue: Bindable<Value>)
    var wrappedValue: Value
    var projectedValue: Bindable<Value> { get }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}

@MainActor @preconcurrency @propertyWrapper struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
    @MainActor @preconcurrency var wrappedValue: ObjectType { get }
    @MainActor @preconcurrency var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}

@MainActor @preconcurrency @propertyWrapper struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    @MainActor @preconcurrency @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    }
    init(initialValue: ObjectType)
    init(wrappedValue: ObjectType)
    @MainActor @preconcurrency var wrappedValue: ObjectType
    @MainActor @preconcurrency var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}

@MainActor @preconcurrency @propertyWrapper struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    @MainActor @preconcurrency @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
    }
    @MainActor @preconcurrency var wrappedValue: ObjectType { get }
    @MainActor @preconcurrency var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get }
    nonisolated init()
}

@propertyWrapper struct Environment<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
    init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable
    var wrappedValue: Value { get }
}
extension Environment: Sendable where Value: Sendable {}

@propertyWrapper struct AppStorage<Value>: DynamicProperty {
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral
}
@propertyWrapper struct SceneStorage<Value>: DynamicProperty {
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    init(wrappedValue: Value, _ key: String)
    init(_ key: String) where Value: ExpressibleByNilLiteral
}
@propertyWrapper struct GestureState<Value>: DynamicProperty {
    init(wrappedValue: Value)
    init(initialValue: Value)
    init(wrappedValue: Value, resetTransaction: Transaction)
    var wrappedValue: Value { get }
    var projectedValue: GestureState<Value> { get }
}
@propertyWrapper struct FocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper struct Binding {
        var wrappedValue: Value { get nonmutating set }
        var projectedValue: FocusState<Value>.Binding { get }
    }
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: FocusState<Value>.Binding { get }
    init() where Value == Bool
    init<T>() where Value == T?, T: Hashable
}
@propertyWrapper struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    var wrappedValue: Value { get nonmutating set }
    init() where Value == Bool
    init<T>() where Value == T?, T: Hashable
}
@propertyWrapper struct FocusedValue<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Value?>)
    var wrappedValue: Value? { get }
}
@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
    var wrappedValue: Value? { get nonmutating set }
    var projectedValue: Binding<Value?> { get }
}
@MainActor @preconcurrency @propertyWrapper struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    var wrappedValue: ObjectType? { get }
    nonisolated init()
}
@propertyWrapper struct Namespace: DynamicProperty, Sendable {
    init()
    var wrappedValue: Namespace.ID { get }
    struct ID: Hashable, Sendable {}
}
@propertyWrapper struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    init(wrappedValue: Value)
    init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
    var wrappedValue: Value { get }
}
@MainActor @preconcurrency @propertyWrapper struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
    @MainActor @preconcurrency var wrappedValue: FetchedResults<Result> { get }
    @MainActor @preconcurrency var projectedValue: Binding<FetchRequest<Result>.Configuration> { get }
    struct Configuration {
        var nsSortDescriptors: [NSSortDescriptor]
        var nsPredicate: NSPredicate?
    }
    nonisolated init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
    nonisolated init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) where Result: NSManagedObject
}
struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    typealias Element = Result
    typealias Index = Int
    var nsSortDescriptors: [NSSortDescriptor] { get nonmutating set }
    var nsPredicate: NSPredicate? { get nonmutating set }
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(position: Int) -> Result { get }
}
@MainActor @preconcurrency @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    @MainActor @preconcurrency var wrappedValue: DelegateType { get }
    init(_ delegateType: DelegateType.Type = DelegateType.self)
}
@MainActor @preconcurrency @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
    @MainActor @preconcurrency var wrappedValue: DelegateType { get }
    init(_ delegateType: DelegateType.Type = DelegateType.self)
}

@attached(accessor) @attached(peer, names: prefixed(`__Key_`)) macro Entry()

struct EnvironmentValues: CustomStringConvertible {
    init()
    subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set }
    subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable { get set }
    var colorScheme: ColorScheme { get set }
    var colorSchemeContrast: ColorSchemeContrast { get }
    var dismiss: DismissAction { get }
    var dismissSearch: DismissSearchAction { get }
    var dismissWindow: DismissWindowAction { get }
    var openURL: OpenURLAction { get set }
    var openWindow: OpenWindowAction { get }
    var openSettings: OpenSettingsAction { get }
    var refresh: RefreshAction? { get }
    var rename: RenameAction? { get }
    var presentationMode: Binding<PresentationMode> { get }
    var isPresented: Bool { get }
    var isSearching: Bool { get }
    var isEnabled: Bool { get set }
    var isFocused: Bool { get }
    var scenePhase: ScenePhase { get set }
    var locale: Locale { get set }
    var calendar: Calendar { get set }
    var timeZone: TimeZone { get set }
    var layoutDirection: LayoutDirection { get set }
    var horizontalSizeClass: UserInterfaceSizeClass? { get set }
    var verticalSizeClass: UserInterfaceSizeClass? { get set }
    var sizeCategory: ContentSizeCategory { get set }
    var dynamicTypeSize: DynamicTypeSize { get set }
    var displayScale: CGFloat { get set }
    var pixelLength: CGFloat { get }
    var font: Font? { get set }
    var lineLimit: Int? { get set }
    var lineSpacing: CGFloat { get set }
    var multilineTextAlignment: TextAlignment { get set }
    var truncationMode: Text.TruncationMode { get set }
    var editMode: Binding<EditMode>? { get set }
    var managedObjectContext: NSManagedObjectContext { get set }
    var undoManager: UndoManager? { get }
    var redactionReasons: RedactionReasons { get set }
    var accessibilityReduceMotion: Bool { get }
    var accessibilityReduceTransparency: Bool { get }
    var accessibilityVoiceOverEnabled: Bool { get }
    var accessibilityDifferentiateWithoutColor: Bool { get }
    var controlActiveState: ControlActiveState { get set }
    var controlSize: ControlSize { get set }
    var backgroundStyle: AnyShapeStyle? { get set }
    var supportsMultipleWindows: Bool { get }
    var allowsTightening: Bool { get set }
    var minimumScaleFactor: CGFloat { get set }
    var symbolRenderingMode: SymbolRenderingMode? { get set }
}

struct FocusedValues {
    subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey { get set }
}
struct PresentationMode {
    var isPresented: Bool { get }
    mutating func dismiss()
}
@MainActor @preconcurrency struct DismissAction {
    @MainActor @preconcurrency func callAsFunction()
}
@MainActor @preconcurrency struct DismissSearchAction {
    @MainActor @preconcurrency func callAsFunction()
}
@MainActor @preconcurrency struct DismissWindowAction {
    @MainActor @preconcurrency func callAsFunction()
    @MainActor @preconcurrency func callAsFunction(id: String)
}
@MainActor @preconcurrency struct OpenWindowAction {
    @MainActor @preconcurrency func callAsFunction(id: String)
    @MainActor @preconcurrency func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable
    @MainActor @preconcurrency func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable
}
@MainActor @preconcurrency struct OpenSettingsAction {
    @MainActor @preconcurrency func callAsFunction()
}
@MainActor @preconcurrency struct OpenURLAction {
    struct Result: Sendable {
        static let handled: OpenURLAction.Result
        static let discarded: OpenURLAction.Result
        static let systemAction: OpenURLAction.Result
        static func systemAction(_ url: URL) -> OpenURLAction.Result
    }
    @MainActor @preconcurrency init(handler: @escaping (URL) -> OpenURLAction.Result)
    @MainActor @preconcurrency func callAsFunction(_ url: URL)
    @MainActor @preconcurrency func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void)
}
struct RefreshAction: Sendable {
    func callAsFunction() async
}
@MainActor @preconcurrency struct RenameAction {
    @MainActor @preconcurrency func callAsFunction()
}

struct Transaction {
    init()
    init(animation: Animation?)
    subscript<K>(key: K.Type) -> K.Value where K: TransactionKey { get set }
    var animation: Animation?
    var disablesAnimations: Bool
    var isContinuous: Bool
}
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result
struct AnimationCompletionCriteria: Hashable, Sendable {
    static let logicallyComplete: AnimationCompletionCriteria
    static let removed: AnimationCompletionCriteria
}

struct Animation: Equatable, Sendable {
    init<A>(_ base: A) where A: CustomAnimation
    static let `default`: Animation
    static var easeInOut: Animation { get }
    static var easeIn: Animation { get }
    static var easeOut: Animation { get }
    static var linear: Animation { get }
    static var spring: Animation { get }
    static var bouncy: Animation { get }
    static var smooth: Animation { get }
    static var snappy: Animation { get }
    static var interactiveSpring: Animation { get }
    static func easeInOut(duration: TimeInterval) -> Animation
    static func easeIn(duration: TimeInterval) -> Animation
    static func easeOut(duration: TimeInterval) -> Animation
    static func linear(duration: TimeInterval) -> Animation
    static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation
    static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
    static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation
    static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation
    static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation
    func delay(_ delay: TimeInterval) -> Animation
    func speed(_ speed: Double) -> Animation
    func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
    func repeatForever(autoreverses: Bool = true) -> Animation
}
protocol CustomAnimation: Hashable, Sendable {
    nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic
}
struct AnimationContext<Value> where Value: VectorArithmetic {}
struct Spring: Hashable, Sendable {
    init(duration: TimeInterval = 0.5, bounce: Double = 0.0)
}

enum ColorScheme: CaseIterable, Sendable { case light, dark }
enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
enum ScenePhase: Comparable, Sendable { case background, inactive, active }
enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
enum UserInterfaceSizeClass: Sendable { case compact, regular }
enum ContentSizeCategory: Hashable, CaseIterable, Sendable { case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge }
enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable { case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5 }
enum EditMode: Sendable {
    case inactive, transient, active
    var isEditing: Bool { get }
}
enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }
enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
enum BlendMode: Sendable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }
struct RedactionReasons: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static let placeholder: RedactionReasons
    static let privacy: RedactionReasons
}
