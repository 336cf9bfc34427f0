// SwiftUI: modifiers for layout, appearance, styles, input, environment and accessibility; modifiers of scenes.

nonisolated extension View {
    // Layout
    func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
    func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View
    func padding(_ insets: EdgeInsets) -> some View
    func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    func padding(_ length: CGFloat) -> some View
    func scenePadding(_ edges: Edge.Set = .all) -> some View
    func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
    func fixedSize() -> some View
    func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    func layoutPriority(_ value: Double) -> some View
    func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey
    func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
    func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
    func containerShape<T>(_ shape: T) -> some View where T: InsettableShape
    func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
    func offset(_ offset: CGSize) -> some View
    func offset(z: CGFloat) -> some View
    func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    func position(_ position: CGPoint) -> some View
    func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
    func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
    func scaledToFit() -> some View
    func scaledToFill() -> some View
    func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
    func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View
    func safeAreaInset<V>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View
    func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View
    func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View
    func safeAreaPadding(_ insets: EdgeInsets) -> some View
    func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    func safeAreaPadding(_ length: CGFloat) -> some View
    func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View
    func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View
    func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
    func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
    func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View
    func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
    func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape
    func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape
    func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
    func backgroundExtensionEffect() -> some View
    func backgroundExtensionEffect(isEnabled: Bool) -> some View
    func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
    func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View
    func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
    func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape
    func zIndex(_ value: Double) -> some View
    func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    func coordinateSpace<T>(name: T) -> some View where T: Hashable
    func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
    func gridCellColumns(_ count: Int) -> some View
    func gridCellAnchor(_ anchor: UnitPoint) -> some View
    func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
    func listRowInsets(_ insets: EdgeInsets?) -> some View
    func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
    func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    func listRowBackground<V>(_ view: V?) -> some View where V: View
    func listRowSpacing(_ spacing: CGFloat?) -> some View
    func listRowPlatterColor(_ color: Color?) -> some View
    func listRowHoverEffect(_ effect: HoverEffect?) -> some View
    func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View
    func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
    func listSectionSpacing(_ spacing: CGFloat) -> some View
    func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
    func sectionIndexLabel(_ label: Text?) -> some View
    func sectionIndexLabel<S>(_ label: S?) -> some View where S: StringProtocol
    func listSectionIndexVisibility(_ visibility: Visibility) -> some View
    func listItemTint(_ tint: ListItemTint?) -> some View
    func listItemTint(_ tint: Color?) -> some View
    func headerProminence(_ prominence: Prominence) -> some View
    func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View
    func scrollContentBackground(_ visibility: Visibility) -> some View
    func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
    func scrollIndicatorsFlash(onAppear: Bool) -> some View
    func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
    func scrollDisabled(_ disabled: Bool) -> some View
    func scrollClipDisabled(_ disabled: Bool = true) -> some View
    func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
    func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
    func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
    func scrollPosition(initialAnchor: UnitPoint?) -> some View
    func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    func scrollTargetLayout(isEnabled: Bool = true) -> some View
    func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
    func scrollTarget(isEnabled: Bool = true) -> some View
    func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
    func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
    func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
    func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
    func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
    @preconcurrency func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
    func tableColumnHeaders(_ visibility: Visibility) -> some View

    // Appearance
    func foregroundColor(_ color: Color?) -> some View
    func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
    func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle
    func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
    func tint(_ tint: Color?) -> some View
    func tint<S>(_ tint: S?) -> some View where S: ShapeStyle
    func accentColor(_ accentColor: Color?) -> some View
    func opacity(_ opacity: Double) -> some View
    func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
    func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape
    func clipped(antialiased: Bool = false) -> some View
    func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape
    func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape
    func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View
    func mask<Mask>(_ mask: Mask) -> some View where Mask: View
    func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle
    func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
    func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View
    func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View
    func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    func blur(radius: CGFloat, opaque: Bool = false) -> some View
    func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
    func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
    func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
    func transformEffect(_ transform: CGAffineTransform) -> some View
    func projectionEffect(_ transform: ProjectionTransform) -> some View
    func geometryGroup() -> some View
    func blendMode(_ blendMode: BlendMode) -> some View
    func compositingGroup() -> some View
    func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View
    func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    func grayscale(_ amount: Double) -> some View
    func saturation(_ amount: Double) -> some View
    func brightness(_ amount: Double) -> some View
    func contrast(_ amount: Double) -> some View
    func hueRotation(_ angle: Angle) -> some View
    func colorInvert() -> some View
    func colorMultiply(_ color: Color) -> some View
    func luminanceToAlpha() -> some View
    func colorScheme(_ colorScheme: ColorScheme) -> some View
    func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
    func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View
    func redacted(reason: RedactionReasons) -> some View
    func unredacted() -> some View
    func privacySensitive(_ sensitive: Bool = true) -> some View
    func invalidatableContent(_ invalidatable: Bool = true) -> some View
    func hidden() -> some View
    func disabled(_ disabled: Bool) -> some View
    func allowsHitTesting(_ enabled: Bool) -> some View
    func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
    func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
    func pointerStyle(_ style: PointerStyle?) -> some View
    func pointerVisibility(_ visibility: Visibility) -> some View
    func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S: ShapeStyle
    func containerBackground<V>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View

    // Text
    func font(_ font: Font?) -> some View
    func fontWeight(_ weight: Font.Weight?) -> some View
    func fontWidth(_ width: Font.Width?) -> some View
    func fontDesign(_ design: Font.Design?) -> some View
    func bold(_ isActive: Bool = true) -> some View
    func italic(_ isActive: Bool = true) -> some View
    func monospaced(_ isActive: Bool = true) -> some View
    func monospacedDigit() -> some View
    func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
    func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
    func kerning(_ kerning: CGFloat) -> some View
    func tracking(_ tracking: CGFloat) -> some View
    func baselineOffset(_ baselineOffset: CGFloat) -> some View
    func lineLimit(_ number: Int?) -> some View
    func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
    func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
    func lineLimit(_ limit: ClosedRange<Int>) -> some View
    func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
    func lineSpacing(_ lineSpacing: CGFloat) -> some View
    func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View
    func multilineTextAlignment(_ alignment: TextAlignment) -> some View
    func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View
    func truncationMode(_ mode: Text.TruncationMode) -> some View
    func allowsTightening(_ flag: Bool) -> some View
    func minimumScaleFactor(_ factor: CGFloat) -> some View
    func textCase(_ textCase: Text.Case?) -> some View
    func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
    func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability
    func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View
    func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer
    func textEditorStyle(_ style: some TextEditorStyle) -> some View
    func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
    func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View
    func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
    func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View
    func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
    func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize
    func speechSpellsOutCharacters(_ value: Bool = true) -> some View
    func speechAdjustedPitch(_ value: Double) -> some View
    func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
    func speechAnnouncementsQueued(_ value: Bool = true) -> some View
    func imageScale(_ scale: Image.Scale) -> some View
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
    func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
    func symbolVariant(_ variant: SymbolVariants) -> some View
    func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
    func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect
    func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable
    func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View

    // Styles and controls
    func labelsHidden() -> some View
    func labelsVisibility(_ visibility: Visibility) -> some View
    func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View
    func labelReservedIconWidth(_ value: CGFloat) -> some View
    func controlSize(_ controlSize: ControlSize) -> some View
    func controlSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == ControlSize
    func help(_ textKey: LocalizedStringKey) -> some View
    func help(_ text: Text) -> some View
    func help<S>(_ text: S) -> some View where S: StringProtocol
    func help(_ textResource: LocalizedStringResource) -> some View
    func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle
    func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle
    func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
    func buttonSizing(_ sizing: ButtonSizing) -> some View
    func listStyle<S>(_ style: S) -> some View where S: ListStyle
    func labelStyle<S>(_ style: S) -> some View where S: LabelStyle
    func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle
    func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle
    func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle
    func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle
    func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle
    func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle
    func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle
    func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle
    func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle
    func menuStyle<S>(_ style: S) -> some View where S: MenuStyle
    func menuButtonStyle<S>(_ style: S) -> some View where S: MenuButtonStyle
    func menuIndicator(_ visibility: Visibility) -> some View
    func menuOrder(_ order: MenuOrder) -> some View
    func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
    func formStyle<S>(_ style: S) -> some View where S: FormStyle
    func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle
    func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle
    func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle
    func tableStyle<S>(_ style: S) -> some View where S: TableStyle
    func horizontalRadioGroupLayout() -> some View
    func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View
    func sliderThumbVisibility(_ visibility: Visibility) -> some View
    func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View

    // Input
    func keyboardType(_ type: UIKeyboardType) -> some View
    func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
    func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View
    func autocorrectionDisabled(_ disable: Bool = true) -> some View
    func disableAutocorrection(_ disable: Bool?) -> some View
    func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
    func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    func textInputCompletion(_ completion: String) -> some View
    func textInputSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View
    func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View
    func textContentType(_ textContentType: UITextContentType?) -> some View
    func textContentType(_ textContentType: NSTextContentType?) -> some View
    func submitLabel(_ submitLabel: SubmitLabel) -> some View
    func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable
    func focused(_ condition: FocusState<Bool>.Binding) -> some View
    func focusable(_ isFocusable: Bool = true) -> some View
    func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
    func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void = { _ in }) -> some View
    func focusEffectDisabled(_ disabled: Bool = true) -> some View
    func focusSection() -> some View
    func focusScope(_ namespace: Namespace.ID) -> some View
    func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View where V: Hashable
    func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
    func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
    func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View
    func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View
    func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
    func focusedObject<T>(_ object: T) -> some View where T: ObservableObject
    func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject
    func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject
    func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject
    func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable
    func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View where T: Equatable
    func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View where T: Equatable
    func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View where T: Equatable

    // Animation, environment, identity
    func animation(_ animation: Animation?) -> some View
    func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
    func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View
    func transition(_ t: AnyTransition) -> some View
    func transition<T>(_ transition: T) -> some View where T: Transition
    func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View
    func transaction<V>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View
    func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable
    func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable
    func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes) -> some View
    func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes) -> some View
    func contentTransition(_ transition: ContentTransition) -> some View
    func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View where ID: Hashable
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
    func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
    func environmentObject<T>(_ object: T) -> some View where T: ObservableObject
    func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
    func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey
    func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View where K: PreferenceKey
    func anchorPreference<A, K>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View where K: PreferenceKey
    func transformAnchorPreference<A, K>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View where K: PreferenceKey
    func overlayPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key: PreferenceKey, T: View
    func overlayPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K: PreferenceKey, V: View
    func backgroundPreferenceValue<Key, T>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key: PreferenceKey, T: View
    func backgroundPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K: PreferenceKey, V: View
    func id<ID>(_ id: ID) -> some View where ID: Hashable
    func equatable() -> EquatableView<Self> where Self: Equatable
    func defaultAppStorage(_ store: UserDefaults) -> some View
    func previewDisplayName(_ value: String?) -> some View
    func previewLayout(_ value: PreviewLayout) -> some View
    func previewDevice(_ value: PreviewDevice?) -> some View
    func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View

    // Accessibility
    func accessibilityLabel(_ label: Text) -> some View
    func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View
    func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View
    func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View
    func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol
    func accessibilityLabel<V>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View where V: View
    func accessibilityHint(_ hint: Text) -> some View
    func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View
    func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View
    func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol
    func accessibilityValue(_ valueDescription: Text) -> some View
    func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View
    func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View
    func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol
    func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
    func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View
    func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View where S: StringProtocol
    func accessibilityIdentifier(_ identifier: String) -> some View
    func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View
    func accessibilityHidden(_ hidden: Bool) -> some View
    func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View
    func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
    func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
    func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View
    func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View
    func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, @_deliveredOn(main) _ handler: @escaping () -> Void) -> some View
    func accessibilityAction(named name: Text, @_deliveredOn(main) _ handler: @escaping () -> Void) -> some View
    func accessibilityAction(named nameKey: LocalizedStringKey, @_deliveredOn(main) _ handler: @escaping () -> Void) -> some View
    func accessibilityAction(named nameResource: LocalizedStringResource, @_deliveredOn(main) _ handler: @escaping () -> Void) -> some View
    func accessibilityAction<S>(named name: S, @_deliveredOn(main) _ handler: @escaping () -> Void) -> some View where S: StringProtocol
    func accessibilityAction<Label>(@_deliveredOn(main) action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View where Label: View
    func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View
    func accessibilityActions<Content>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View where Content: View
    func accessibilityAdjustableAction(@_deliveredOn(main) _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
    func accessibilityScrollAction(@_deliveredOn(main) _ handler: @escaping (Edge) -> Void) -> some View
    func accessibilityZoomAction(@_deliveredOn(main) _ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View
    func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View
    func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View
    func accessibilitySortPriority(_ sortPriority: Double) -> some View
    func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
    func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable
    func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
    func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View
    func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View
    func accessibilityCustomContent<V>(_ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default) -> some View where V: StringProtocol
    func accessibilityCustomContent<L, V>(_ label: L, _ value: V, importance: AXCustomContent.Importance = .default) -> some View where L: StringProtocol, V: StringProtocol
    func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> some View
    func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
    func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View
    func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable
    func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable
    func accessibilityRotor<Content>(_ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View where Content: AccessibilityRotorContent
    func accessibilityRotor<Content>(_ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View where Content: AccessibilityRotorContent
    func accessibilityRotor<L, Content>(_ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View where L: StringProtocol, Content: AccessibilityRotorContent
    func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable
    func accessibilityChartDescriptor<R>(_ representable: R) -> some View where R: AXChartDescriptorRepresentable
    func accessibilityShowsLargeContentViewer() -> some View
    func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V: View
    func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
    func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View
    func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View
    func accessibilityScrollStatus<S>(_ status: S, isEnabled: Bool = true) -> some View where S: StringProtocol
    func accessibility(label: Text) -> some View
    func accessibility(value: Text) -> some View
    func accessibility(hint: Text) -> some View
    func accessibility(hidden: Bool) -> some View
    func accessibility(identifier: String) -> some View
    func accessibility(addTraits traits: AccessibilityTraits) -> some View
    func accessibility(removeTraits traits: AccessibilityTraits) -> some View
    func accessibility(sortPriority: Double) -> some View
    func accessibility(inputLabels: [Text]) -> some View
    func accessibility(selectionIdentifier: AnyHashable) -> some View
    func accessibility(activationPoint: CGPoint) -> some View

}

nonisolated extension DynamicViewContent {
    func onDelete(@_deliveredOn(main) perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
    func onMove(@_deliveredOn(main) perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
    func onInsert(of supportedContentTypes: [UTType], @_deliveredOn(main) perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent
    func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent where T: Transferable
}

nonisolated extension Scene {
    func onChange<V>(of value: V, @_deliveredOn(main) perform action: @escaping (V) -> Void) -> some Scene where V: Equatable
    func onChange<V>(of value: V, initial: Bool = false, @_deliveredOn(main) _ action: @escaping (V, V) -> Void) -> some Scene where V: Equatable
    func onChange<V>(of value: V, initial: Bool = false, @_deliveredOn(main) _ action: @escaping () -> Void) -> some Scene where V: Equatable
    func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands
    func commandsRemoved() -> some Scene
    func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene
    func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene
    func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle
    func windowToolbarStyle<S>(_ style: S) -> some Scene where S: WindowToolbarStyle
    func windowToolbarLabelStyle<S>(_ style: S) -> some Scene where S: LabelStyle
    func windowResizability(_ resizability: WindowResizability) -> some Scene
    func windowLevel(_ level: WindowLevel) -> some Scene
    func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene
    func windowManagerRole(_ role: WindowManagerRole) -> some Scene
    func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene
    func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
    func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene
    func defaultSize(_ size: CGSize) -> some Scene
    func defaultPosition(_ position: UnitPoint) -> some Scene
    func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene
    func defaultWindowPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene
    func windowIdealPlacement(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene
    func defaultAppStorage(_ store: UserDefaults) -> some Scene
    func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene
    func immersionStyle(selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...) -> some Scene
    func menuBarExtraStyle<S>(_ style: S) -> some Scene where S: MenuBarExtraStyle
    func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
    func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable
    func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject
    func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene where D: Sendable, R: Sendable
}
