// SwiftUI: controls.

struct Button<Label>: View where Label: View {
    @preconcurrency nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    @preconcurrency nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
}
extension Button where Label == Text {
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) where S: StringProtocol
    @preconcurrency nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    @preconcurrency nonisolated init<S>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
}
extension Button where Label == DefaultButtonLabel {
    @preconcurrency nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void)
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration)
}
struct DefaultButtonLabel: View {}
struct ButtonRole: Equatable, Sendable {
    static let destructive: ButtonRole
    static let cancel: ButtonRole
    static let close: ButtonRole
    static let confirm: ButtonRole
}
struct ButtonBorderShape: Equatable, Sendable {
    static let automatic: ButtonBorderShape
    static let capsule: ButtonBorderShape
    static let circle: ButtonBorderShape
    static let roundedRectangle: ButtonBorderShape
    static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
}
struct ButtonRepeatBehavior: Hashable, Sendable {
    static let automatic: ButtonRepeatBehavior
    static let enabled: ButtonRepeatBehavior
    static let disabled: ButtonRepeatBehavior
}
struct ButtonSizing: Hashable, Sendable {
    static let automatic: ButtonSizing
    static let flexible: ButtonSizing
    static let fitted: ButtonSizing
}
struct EditButton: View {
    nonisolated init()
}
struct RenameButton<Label>: View where Label: View {
    nonisolated init() where Label == SwiftUI.Label<Text, Image>
}
struct PasteButton: View {
    nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable
    nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
    nonisolated init<Payload>(supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void)
}
struct Link<Label>: View where Label: View {
    nonisolated init(destination: URL, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text
    nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) where Label == Text
    nonisolated init<S>(_ title: S, destination: URL) where S: StringProtocol, Label == Text
}
struct HelpLink: View {
    nonisolated init(action: @escaping () -> Void)
    nonisolated init(destination: URL)
    nonisolated init(anchor: NSHelpManager.AnchorName)
}
struct SettingsLink<Label>: View where Label: View {
    nonisolated init(@ViewBuilder label: () -> Label)
    nonisolated init() where Label == DefaultSettingsLinkLabel
}
struct DefaultSettingsLinkLabel: View {}
struct NewDocumentButton<Label>: View where Label: View {}
struct TextFieldLink<Label>: View where Label: View {
    nonisolated init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void)
    nonisolated init<S>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) where Label == Text, S: StringProtocol
}
struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View, Data.Element: Transferable {
    nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)
    nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I>, I: Transferable
    nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never
    nonisolated init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never
    nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where PreviewImage == Never, PreviewIcon == Never
    nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) where Label == DefaultShareLinkLabel
    nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) where Label == DefaultShareLinkLabel
    nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
    nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
    nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel, I: Transferable
    nonisolated init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel, I: Transferable
    nonisolated init<S, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel, S: StringProtocol, I: Transferable
    nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
    nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
    nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
    nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
    nonisolated init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, S: StringProtocol
    nonisolated init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, S: StringProtocol
}
struct DefaultShareLinkLabel: View {}
struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
    init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
    init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol
    init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never
    init<S>(_ title: S, image: Image) where Icon == Never, S: StringProtocol
    init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never
    init<S>(_ title: S, icon: Icon) where Image == Never, S: StringProtocol
    init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never
    init<S>(_ title: S) where Image == Never, Icon == Never, S: StringProtocol
}
struct Menu<Label, Content>: View where Label: View, Content: View {
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
    nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
    nonisolated init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
    nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @_deliveredOn(main) primaryAction: @escaping () -> Void)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, @_deliveredOn(main) primaryAction: @escaping () -> Void) where Label == Text
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content, @_deliveredOn(main) primaryAction: @escaping () -> Void) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, @_deliveredOn(main) primaryAction: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image>
    nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content, @_deliveredOn(main) primaryAction: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
    nonisolated init(_ configuration: MenuStyleConfiguration) where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content
}
struct MenuButton<Label, Content>: View where Label: View, Content: View {
    nonisolated init(label: Label, @ViewBuilder content: () -> Content)
    nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
}
struct PullDownButton<Label, Content>: View where Label: View, Content: View {}
struct ContextMenu<MenuItems> where MenuItems: View {
    nonisolated init(@ViewBuilder menuItems: () -> MenuItems)
}
struct Toggle<Label>: View where Label: View {
    nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    nonisolated init<C>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) where C: RandomAccessCollection
    nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text
    nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) where Label == Text
    nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) where Label == SwiftUI.Label<Text, Image>
    nonisolated init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
    nonisolated init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
    nonisolated init(_ configuration: ToggleStyleConfiguration) where Label == ToggleStyleConfiguration.Label
}
struct Picker<Label, SelectionValue, Content>: View where Label: View, SelectionValue: Hashable, Content: View {
    nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
    nonisolated init<C>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where C: RandomAccessCollection
    nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View)
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text
    nonisolated init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
    nonisolated init<S>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
    nonisolated init<S>(_ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>, S: StringProtocol
}
struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView, V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView, V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView, V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView, V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView, V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView, V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}
struct Stepper<Label>: View where Label: View {
    nonisolated init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    nonisolated init<V>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable
    nonisolated init<V>(value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where V: Strideable
    nonisolated init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where V: Strideable
    nonisolated init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
    nonisolated init<F>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
    nonisolated init<F>(value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
    nonisolated init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text
    nonisolated init<S>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text, S: StringProtocol
    nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text, V: Strideable
    nonisolated init<S, V>(_ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text, S: StringProtocol, V: Strideable
    nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text, V: Strideable
    nonisolated init<S, V>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text, S: StringProtocol, V: Strideable
    nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text, S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
}
struct TextField<Label>: View where Label: View {
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text
    nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where Label == Text, S: StringProtocol
    nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where Label == Text
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where Label == Text
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where Label == Text, S: StringProtocol
    nonisolated init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where Label == Text, S: StringProtocol
    nonisolated init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text, S: StringProtocol
    nonisolated init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where Label == Text, F: ParseableFormatStyle, F.FormatOutput == String
    nonisolated init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where Label == Text, F: ParseableFormatStyle, F.FormatOutput == String
    nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where Label == Text, S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String
    nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where Label == Text, S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String
    nonisolated init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F: ParseableFormatStyle, F.FormatOutput == String
    nonisolated init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F: ParseableFormatStyle, F.FormatOutput == String
    nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) where Label == Text
    nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where Label == Text, S: StringProtocol
    nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) where Label == Text
    nonisolated init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where Label == Text
    nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where Label == Text, S: StringProtocol
    nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) where Label == Text, S: StringProtocol
    nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) where Label == Text, S: StringProtocol
}
struct TextSelection: Equatable, Hashable, Sendable {
    enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }
    var indices: TextSelection.Indices
    init(range: Range<String.Index>)
    init(ranges: RangeSet<String.Index>)
    init(insertionPoint: String.Index)
    var isInsertion: Bool { get }
}
struct AttributedTextSelection: Equatable, Hashable, Sendable {
    init()
    init(range: Range<AttributedString.Index>)
    init(insertionPoint: AttributedString.Index)
}
struct SecureField<Label>: View where Label: View {
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>) where Label == Text, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where Label == Text, S: StringProtocol
    nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text
    nonisolated init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text, S: StringProtocol
}
struct TextEditor: View {
    nonisolated init(text: Binding<String>)
    nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>)
    nonisolated init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil)
}
struct DatePicker<Label>: View where Label: View {
    typealias Components = DatePickerComponents
    nonisolated init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
    nonisolated init<S>(_ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text, S: StringProtocol
    nonisolated init<S>(_ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text, S: StringProtocol
    nonisolated init<S>(_ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text, S: StringProtocol
    nonisolated init<S>(_ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text, S: StringProtocol
}
struct DatePickerComponents: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static let hourAndMinute: DatePickerComponents
    static let date: DatePickerComponents
}
struct MultiDatePicker<Label>: View where Label: View {
    nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label)
    nonisolated init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where Label == Text, S: StringProtocol
    nonisolated init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) where Label == Text, S: StringProtocol
}
struct ColorPicker<Label>: View where Label: View {
    nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text
    nonisolated init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text, S: StringProtocol
    nonisolated init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    nonisolated init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) where Label == Text, S: StringProtocol
}
struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    nonisolated init() where Label == EmptyView, CurrentValueLabel == EmptyView
    nonisolated init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
    nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView
    nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text, CurrentValueLabel == EmptyView
    nonisolated init<S>(_ title: S) where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol
    nonisolated init<V>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint
    nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint
    nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V: BinaryFloatingPoint
    nonisolated init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint
    nonisolated init<S, V>(_ title: S, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint
    nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
    nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) where CurrentValueLabel == DefaultDateProgressLabel
    nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel
    nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView
    nonisolated init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
}
struct DefaultDateProgressLabel: View {}
struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    nonisolated init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint
    nonisolated init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint
    nonisolated init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint
    nonisolated init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where BoundsLabel == EmptyView, V: BinaryFloatingPoint
    nonisolated init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where V: BinaryFloatingPoint
}
struct Label<Title, Icon>: View where Title: View, Icon: View {
    nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) where Title == Text, Icon == Image
    nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) where Title == Text, Icon == Image
    nonisolated init<S>(_ title: S, systemImage name: String) where Title == Text, Icon == Image, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image name: String) where Title == Text, Icon == Image
    nonisolated init<S>(_ title: S, image name: String) where Title == Text, Icon == Image, S: StringProtocol
    nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) where Title == Text, Icon == Image
    nonisolated init<S>(_ title: S, image resource: ImageResource) where Title == Text, Icon == Image, S: StringProtocol
    nonisolated init(_ configuration: LabelStyleConfiguration) where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon
}
struct ContentUnavailableView<Label, Description, Actions>: View where Label: View, Description: View, Actions: View {
    nonisolated init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
    nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView
    nonisolated init<S>(_ title: S, systemImage name: String, description: Text? = nil) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView, S: StringProtocol
    nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView
    nonisolated init<S>(_ title: S, image name: String, description: Text? = nil) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView, S: StringProtocol
}
extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
    nonisolated static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { get }
    nonisolated static func search(text: String) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions>
}
struct SearchUnavailableContent {
    struct Label: View {}
    struct Description: View {}
    struct Actions: View {}
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
struct TouchBar<Content> where Content: View {
    init(@ViewBuilder content: () -> Content)
    init(id: String, @ViewBuilder content: () -> Content)
}
struct GlassEffectContainer<Content>: View, Sendable where Content: View {
    nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct Glass: Equatable, Sendable {
    static var regular: Glass { get }
    static var clear: Glass { get }
    static var identity: Glass { get }
    func tint(_ color: Color?) -> Glass
    func interactive(_ isEnabled: Bool = true) -> Glass
}
struct DefaultGlassEffectShape: Shape {
    nonisolated init()
}
struct GlassEffectTransition: Sendable {
    static var identity: GlassEffectTransition { get }
    static var matchedGeometry: GlassEffectTransition { get }
    static var materialize: GlassEffectTransition { get }
}
struct GlassButtonStyle: PrimitiveButtonStyle {
    nonisolated init()
    nonisolated init(_ glass: Glass)
}
struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated init()
}
struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
    nonisolated init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
    nonisolated init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
}
struct KeyframeAnimator<Value, KeyframePath, Content>: View where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
    nonisolated init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)
    nonisolated init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)
}
protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body
}
protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}
@resultBuilder struct KeyframesBuilder<Value> {}
@resultBuilder struct KeyframeTrackContentBuilder<Value> where Value: Animatable {}
struct KeyframeTrack<Root, Value, Content>: Keyframes where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
    init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content)
    init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value
}
struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable { init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) }
struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable { init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) }
struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable { init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) }
struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable { init(_ to: Value) }
struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) where Content: View
    struct Context {
        let date: Date
        let cadence: TimelineView<Schedule, Content>.Context.Cadence
        enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    }
}
extension TimelineView: View where Content: View {}
struct PeriodicTimelineSchedule: TimelineSchedule, Sendable { init(from startDate: Date, by interval: TimeInterval) }
struct AnimationTimelineSchedule: TimelineSchedule, Sendable { init(minimumInterval: Double? = nil, paused: Bool = false) }
struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { init() }
struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date { init(_ dates: Entries) }
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    static var animation: AnimationTimelineSchedule { get }
    static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    static var everyMinute: EveryMinuteTimelineSchedule { get }
}
extension TimelineSchedule {
    static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date
}
struct Canvas<Symbols> where Symbols: View {
    nonisolated init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
    nonisolated init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) where Symbols == EmptyView
}
extension Canvas: View {}
