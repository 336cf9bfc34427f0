// Modifiers whose closures matter, and those that stand in the middle of chains.

nonisolated extension View {
    func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View
    func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View
    func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View
    func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
    func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View
    func accessibilityRotor<Content>(_ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View
    func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
    func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
    func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
    func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems: View
    func contextMenu<I, M>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View where I: Hashable, M: View
    func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View where M: View, P: View
    func containerBackground<V>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
    func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View
    func glassEffect(_ glass: Glass = .regular) -> some View
    func glassEffectID<ID>(_ id: ID?, in namespace: Namespace.ID) -> some View where ID: Hashable & Sendable
    func glassEffectUnion<ID>(id: ID?, namespace: Namespace.ID) -> some View where ID: Hashable & Sendable
    func safeAreaBar<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View
    func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View
    func dialogIcon(_ icon: Image?) -> some View
    func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View
    func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
    func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void) -> some View
    func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
    func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
    func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
    func onDeleteCommand(perform action: (() -> Void)?) -> some View
    func onPlayPauseCommand(perform action: (() -> Void)?) -> some View
    func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable
    func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase: Equatable
    func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
    func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
    func navigationTransition(_ style: some NavigationTransition) -> some View
    func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
    func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V) -> some View where V: Hashable
    func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View
    func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject
    func focusedObject<T>(_ object: T) -> some View where T: ObservableObject
    func toolbarRole(_ role: ToolbarRole) -> some View
    func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View
    func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    func listRowSpacing(_ spacing: CGFloat?) -> some View
    func listSectionSpacing(_ spacing: CGFloat) -> some View
    func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    func listItemTint(_ tint: Color?) -> some View
    func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
    func scrollClipDisabled(_ disabled: Bool = true) -> some View
    func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
    func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    func scrollIndicatorsFlash(onAppear: Bool) -> some View
    func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
    func presentationSizing(_ sizing: some PresentationSizing) -> some View
    func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
    func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
    func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
    func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View
    func fontDesign(_ design: Font.Design?) -> some View
    func fontWidth(_ width: Font.Width?) -> some View
    func kerning(_ kerning: CGFloat) -> some View
    func tracking(_ tracking: CGFloat) -> some View
    func baselineOffset(_ offset: CGFloat) -> some View
    func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View
    func symbolEffect<T>(_ effect: T, isActive: Bool = true) -> some View
    func symbolEffect<T, U>(_ effect: T, value: U) -> some View where U: Equatable
    func symbolVariant(_ variant: SymbolVariants) -> some View
    func hueRotation(_ angle: Angle) -> some View
    func contrast(_ amount: Double) -> some View
    func colorMultiply(_ color: Color) -> some View
    func colorInvert() -> some View
    func luminanceToAlpha() -> some View
    func projectionEffect(_ transform: ProjectionTransform) -> some View
    func transformEffect(_ transform: CGAffineTransform) -> some View
    func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View
    func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
    func geometryGroup() -> some View
    func unredacted() -> some View
    func privacySensitive(_ sensitive: Bool = true) -> some View
    func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
    func menuIndicator(_ visibility: Visibility) -> some View
    func menuOrder(_ order: MenuOrder) -> some View
    func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle
    func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle
    func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle
    func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle
    func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle
    func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle
    func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle
    func navigationSubtitle(_ subtitle: Text) -> some View
    func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
    func statusBarHidden(_ hidden: Bool = true) -> some View
    func persistentSystemOverlays(_ visibility: Visibility) -> some View
    func defersSystemGestures(on edges: Edge.Set) -> some View
    func pointerStyle(_ style: PointerStyle?) -> some View
    func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View
    func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
    func headerProminence(_ prominence: Prominence) -> some View
    func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View
    func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View where V: Hashable, S: View
    func searchCompletion(_ completion: String) -> some View
    func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
    func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View
    func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
    func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View
    func handlesGameControllerEvents(matching types: Any) -> some View
    func allowsTightening(_ flag: Bool) -> some View
    func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
    func deleteDisabled(_ isDisabled: Bool) -> some View
    func moveDisabled(_ isDisabled: Bool) -> some View
    func selectionDisabled(_ isDisabled: Bool = true) -> some View
    func findNavigator(isPresented: Binding<Bool>) -> some View
    func invalidatableContent(_ invalidatable: Bool = true) -> some View
    func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey
    func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
    func gridCellAnchor(_ anchor: UnitPoint) -> some View
    func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
}
