// SwiftUI: modifiers of views. All are nonisolated; a plain closure is isolated where it is formed in a view's body,
// which is on the main actor, and SwiftUI calls it there.

nonisolated extension View {
    func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>

    // Life cycle
    func onAppear(@_deliveredOn(main) perform action: (() -> Void)? = nil) -> some View
    func onDisappear(@_deliveredOn(main) perform action: (() -> Void)? = nil) -> some View
    func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
    func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where T: Equatable
    func task(name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View
    func task<T>(id: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View where T: Equatable
    func task<T>(id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line, _ action: sending @escaping () async -> Void) -> some View where T: Equatable
    func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View
    func onChange<V>(of value: V, @_deliveredOn(main) perform action: @escaping (V) -> Void) -> some View where V: Equatable
    func onChange<V>(of value: V, initial: Bool = false, @_deliveredOn(main) _ action: @escaping (V, V) -> Void) -> some View where V: Equatable
    func onChange<V>(of value: V, initial: Bool = false, @_deliveredOn(main) _ action: @escaping () -> Void) -> some View where V: Equatable
    func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P: Publisher, P.Failure == Never
    func onOpenURL(@_deliveredOn(main) perform action: @escaping (URL) -> Void) -> some View
    func onOpenURL(prefersInApp: Bool) -> some View
    func onContinueUserActivity(_ activityType: String, @_deliveredOn(main) perform action: @escaping (NSUserActivity) -> Void) -> some View
    func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View
    func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View
    func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
    @preconcurrency func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void) -> some View where K: PreferenceKey, K.Value: Equatable
    @preconcurrency func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View where T: Equatable, T: Sendable
    @preconcurrency func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View where T: Equatable, T: Sendable
    func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View where T: Equatable
    func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View
    func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View
    func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
    func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View where ID: Hashable
    func onSubmit(of triggers: SubmitTriggers = .text, @_deliveredOn(main) _ action: @escaping () -> Void) -> some View
    func submitScope(_ isBlocking: Bool = true) -> some View
    func onHover(@_deliveredOn(main) perform action: @escaping (Bool) -> Void) -> some View
    func onContinuousHover(coordinateSpace: CoordinateSpace = .local, @_deliveredOn(main) perform action: @escaping (HoverPhase) -> Void) -> some View
    func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, @_deliveredOn(main) perform action: @escaping (HoverPhase) -> Void) -> some View
    func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    func hoverEffect(_ effect: some CustomHoverEffect = .automatic, in group: HoverEffectGroup? = nil, isEnabled: Bool = true) -> some View
    func hoverEffect(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent) -> some View
    func hoverEffectDisabled(_ disabled: Bool = true) -> some View
    func defaultHoverEffect(_ effect: HoverEffect?) -> some View
    func onTapGesture(count: Int = 1, @_deliveredOn(main) perform action: @escaping () -> Void) -> some View
    func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, @_deliveredOn(main) perform action: @escaping (CGPoint) -> Void) -> some View
    func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, @_deliveredOn(main) perform action: @escaping (CGPoint) -> Void) -> some View
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, @_deliveredOn(main) perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, @_deliveredOn(main) perform action: @escaping () -> Void) -> some View
    func onLongPressGesture(minimumDuration: Double = 0.5, @_deliveredOn(main) perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
    func onLongTouchGesture(minimumDuration: Double = 0.5, @_deliveredOn(main) perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil) -> some View
    func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
    func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View
    func onPlayPauseCommand(perform action: (() -> Void)?) -> some View
    func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
    func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View where V: View
    func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
    func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
    func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
    func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
    func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable
    func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View where V: View, T: Transferable
    func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View where T: Transferable
    func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View
    func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
    func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
    func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void) -> some View
    func modifierKeyAlternate<V>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View where V: View
    func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View
    func onExitCommand(perform action: (() -> Void)?) -> some View
    func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
    func onDeleteCommand(perform action: (() -> Void)?) -> some View
    func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
    func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
    func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
    func onPasteCommand<Payload>(of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View
    func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T: Transferable
    func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View where T: Transferable
    func pasteDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }) -> some View where T: Transferable
    func pageCommand<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) -> some View where V: BinaryInteger
    func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View where V: BinaryFloatingPoint
    func digitalCrownRotation<V>(_ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View where V: BinaryFloatingPoint
    func allowsWindowActivationEvents() -> some View
    func allowsWindowActivationEvents(_ value: Bool?) -> some View
    func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
    func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View
    func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View
    func presentedWindowStyle<S>(_ style: S) -> some View where S: WindowStyle
    func presentedWindowToolbarStyle<S>(_ style: S) -> some View where S: WindowToolbarStyle

    // Gestures
    func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
    func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture
    func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture
    func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View
    func gesture(_ representable: some NSGestureRecognizerRepresentable) -> some View
    func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
    func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture
    func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
    func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture
    func defersSystemGestures(on edges: Edge.Set) -> some View
    func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View

    // Presentation
    func sheet<Content>(isPresented: Binding<Bool>, @_deliveredOn(main) onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
    func sheet<Item, Content>(item: Binding<Item?>, @_deliveredOn(main) onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
    func fullScreenCover<Content>(isPresented: Binding<Bool>, @_deliveredOn(main) onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
    func fullScreenCover<Item, Content>(item: Binding<Item?>, @_deliveredOn(main) onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
    func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
    func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge?, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
    func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
    func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge?, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
    func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
    func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View where Item: Identifiable
    func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View
    func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where S: StringProtocol, A: View
    func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View
    func alert<A>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View
    func alert<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
    func alert<S, A, M>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where S: StringProtocol, A: View, M: View
    func alert<A, M>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
    func alert<A, M>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
    func alert<A, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View
    func alert<S, A, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where S: StringProtocol, A: View
    func alert<A, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View
    func alert<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
    func alert<S, A, M, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where S: StringProtocol, A: View, M: View
    func alert<A, M, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
    func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View where E: LocalizedError, A: View
    func alert<E, A, M>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View where E: LocalizedError, A: View, M: View
    func confirmationDialog<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A: View
    func confirmationDialog<S, A>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where S: StringProtocol, A: View
    func confirmationDialog<A>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A: View
    func confirmationDialog<A>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A: View
    func confirmationDialog<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
    func confirmationDialog<S, A, M>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where S: StringProtocol, A: View, M: View
    func confirmationDialog<A, M>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
    func confirmationDialog<A, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View
    func confirmationDialog<S, A, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where S: StringProtocol, A: View
    func confirmationDialog<A, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View
    func confirmationDialog<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
    func confirmationDialog<S, A, M, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where S: StringProtocol, A: View, M: View
    func confirmationDialog<A, M, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
    func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
    func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View where T: Identifiable
    func dialogIcon(_ icon: Image?) -> some View
    func dialogSeverity(_ severity: DialogSeverity) -> some View
    func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
    func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View
    func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
    func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View where S: StringProtocol
    func dismissalConfirmationDialog<A>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View where A: View
    func dismissalConfirmationDialog<S, A>(_ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View where S: StringProtocol, A: View
    func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
    func presentationDragIndicator(_ visibility: Visibility) -> some View
    func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle
    func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
    func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
    func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
    func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
    func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
    func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View
    func presentationSizing(_ sizing: some PresentationSizing) -> some View
    func presentationPreventsAppTermination(_ prevents: Bool?) -> some View
    func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View
    func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View where D: FileDocument
    func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View where D: ReferenceFileDocument
    func fileExporter<C>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C: Collection, C.Element: FileDocument
    func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where D: FileDocument
    func fileExporter<T>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where T: Transferable
    func fileExporter<C, T>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where C: Collection, T: Transferable, C.Element == T
    func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    func fileMover<C>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C: Collection, C.Element == URL
    func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View
    func fileDialogMessage(_ message: Text?) -> some View
    func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View
    func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol
    func fileDialogConfirmationLabel(_ label: Text?) -> some View
    func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View
    func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol
    func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
    func fileDialogCustomizationID(_ id: String) -> some View
    func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View
    func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View
    func fileExporterFilenameLabel(_ label: Text?) -> some View
    func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View
    func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    func inspectorColumnWidth(_ width: CGFloat) -> some View
    func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View
    func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View where M: View, P: View
    func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems: View
    func contextMenu<I, M>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View where I: Hashable, M: View
    func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T: View
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
    func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View where S: StringProtocol
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
    func searchable<S>(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View where S: StringProtocol
    func searchable<V>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> V) -> some View where V: View
    func searchable<V>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V) -> some View where V: View
    func searchable<V, S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V) -> some View where V: View, S: StringProtocol
    func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    func searchable<C, T, S>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
    func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View where V: Hashable, S: View
    func searchScopes<V, S>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View where V: Hashable, S: View
    func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View
    func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    func searchCompletion(_ completion: String) -> some View
    func searchCompletion<T>(_ token: T) -> some View where T: Identifiable
    func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
    func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
    func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View where V: Hashable
    func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
    func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
    func findNavigator(isPresented: Binding<Bool>) -> some View
    func findDisabled(_ isDisabled: Bool = true) -> some View
    func replaceDisabled(_ isDisabled: Bool = true) -> some View
    func statusBar(hidden: Bool) -> some View
    func statusBarHidden(_ hidden: Bool = true) -> some View
    func persistentSystemOverlays(_ visibility: Visibility) -> some View
    func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
    func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View
    func renameAction(_ action: @escaping () -> Void) -> some View
    func importableFromServices<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool) -> some View where T: Transferable
    func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View
    func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View
    func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T: Transferable
    func ornament<Content>(visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment3D = .center, @ViewBuilder ornament: () -> Content) -> some View where Content: View
    func ornament<Content>(visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content) -> some View where Content: View
    func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View
    func glassBackgroundEffect<S>(in shape: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View where S: InsettableShape

    // Navigation and toolbars
    func navigationTitle(_ title: Text) -> some View
    func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
    func navigationTitle(_ titleResource: LocalizedStringResource) -> some View
    func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol
    func navigationTitle(_ title: Binding<String>) -> some View
    func navigationTitle<V>(@ViewBuilder _ title: () -> V) -> some View where V: View
    func navigationSubtitle(_ subtitle: Text) -> some View
    func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
    func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol
    func navigationBarTitle(_ title: Text) -> some View
    func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
    func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol
    func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    func navigationBarTitle<S>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View where S: StringProtocol
    func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
    func navigationBarHidden(_ hidden: Bool) -> some View
    func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View
    func navigationBarItems<L>(leading: L) -> some View where L: View
    func navigationBarItems<T>(trailing: T) -> some View where T: View
    func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View
    func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View where V: View
    func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View
    func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle
    func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle
    func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
    func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    func navigationDocument(_ url: URL) -> some View
    func navigationDocument<D>(_ document: D) -> some View where D: Transferable
    func navigationTransition(_ style: some NavigationTransition) -> some View
    func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View
    func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
    func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View
    func isDetailLink(_ isDetailLink: Bool) -> some View
    func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent
    func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View where Content: CustomizableToolbarContent
    func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
    func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle
    func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    func toolbarRole(_ role: ToolbarRole) -> some View
    func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View
    func toolbarForegroundStyle<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle
    func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View
    func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
    func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func tabViewBottomAccessory<Content>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View where Content: View
    func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View
    func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable
    func badge(_ count: Int) -> some View
    func badge(_ label: Text?) -> some View
    func badge(_ key: LocalizedStringKey?) -> some View
    func badge<S>(_ label: S?) -> some View where S: StringProtocol
    func badgeProminence(_ prominence: BadgeProminence) -> some View
    func selectionDisabled(_ isDisabled: Bool = true) -> some View
    func deleteDisabled(_ isDisabled: Bool) -> some View
    func moveDisabled(_ isDisabled: Bool) -> some View
    func touchBar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
    func touchBar<Content>(_ touchBar: TouchBar<Content>) -> some View where Content: View
    func touchBarItemPrincipal(_ principal: Bool = true) -> some View
    func touchBarCustomizationLabel(_ label: Text) -> some View
}
