// UIKit: controls, text, images, colours, gestures, navigation, alerts.

class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    init(white: CGFloat, alpha: CGFloat)
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(displayP3Red displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(cgColor: CGColor)
    init(patternImage image: UIImage)
    init(ciColor: CIColor)
    init(_ color: Color)
    init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor)
    init?(named name: String)
    init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    init(resource: ColorResource)
    class var black: UIColor { get }
    class var darkGray: UIColor { get }
    class var lightGray: UIColor { get }
    class var white: UIColor { get }
    class var gray: UIColor { get }
    class var red: UIColor { get }
    class var green: UIColor { get }
    class var blue: UIColor { get }
    class var cyan: UIColor { get }
    class var yellow: UIColor { get }
    class var magenta: UIColor { get }
    class var orange: UIColor { get }
    class var purple: UIColor { get }
    class var brown: UIColor { get }
    class var clear: UIColor { get }
    class var systemRed: UIColor { get }
    class var systemGreen: UIColor { get }
    class var systemBlue: UIColor { get }
    class var systemOrange: UIColor { get }
    class var systemYellow: UIColor { get }
    class var systemPink: UIColor { get }
    class var systemPurple: UIColor { get }
    class var systemTeal: UIColor { get }
    class var systemIndigo: UIColor { get }
    class var systemGray: UIColor { get }
    class var systemGray2: UIColor { get }
    class var systemGray5: UIColor { get }
    class var systemGray6: UIColor { get }
    class var systemBackground: UIColor { get }
    class var secondarySystemBackground: UIColor { get }
    class var systemGroupedBackground: UIColor { get }
    class var label: UIColor { get }
    class var secondaryLabel: UIColor { get }
    class var tertiaryLabel: UIColor { get }
    class var placeholderText: UIColor { get }
    class var separator: UIColor { get }
    class var link: UIColor { get }
    class var tintColor: UIColor { get }
    func set()
    func setFill()
    func setStroke()
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
    var cgColor: CGColor { get }
    var ciColor: CIColor { get }
}

class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    init?(name fontName: String, size fontSize: CGFloat)
    init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
    class func preferredFont(forTextStyle style: TextStyle) -> UIFont
    class func systemFont(ofSize fontSize: CGFloat) -> UIFont
    class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
    class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
    class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont
    class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont
    class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont
    class var familyNames: [String] { get }
    class func fontNames(forFamilyName familyName: String) -> [String]
    class var labelFontSize: CGFloat { get }
    class var systemFontSize: CGFloat { get }
    var familyName: String { get }
    var fontName: String { get }
    var pointSize: CGFloat { get }
    var ascender: CGFloat { get }
    var descender: CGFloat { get }
    var capHeight: CGFloat { get }
    var lineHeight: CGFloat { get }
    var fontDescriptor: UIFontDescriptor { get }
    func withSize(_ fontSize: CGFloat) -> UIFont
    struct Weight: RawRepresentable, Hashable, Sendable {
        let rawValue: CGFloat
        init(rawValue: CGFloat)
        static let light: Weight
        static let regular: Weight
        static let medium: Weight
        static let semibold: Weight
        static let bold: Weight
        static let heavy: Weight
    }
    struct TextStyle: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let largeTitle: TextStyle
        static let title1: TextStyle
        static let title2: TextStyle
        static let title3: TextStyle
        static let headline: TextStyle
        static let subheadline: TextStyle
        static let body: TextStyle
        static let callout: TextStyle
        static let footnote: TextStyle
        static let caption1: TextStyle
        static let caption2: TextStyle
    }
}
class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
    func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor?
    func withDesign(_ design: SystemDesign) -> UIFontDescriptor?
    var pointSize: CGFloat { get }
    struct SymbolicTraits: OptionSet, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32)
        static var traitBold: SymbolicTraits { get }
        static var traitItalic: SymbolicTraits { get }
    }
    struct SystemDesign: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let rounded: SystemDesign
        static let monospaced: SystemDesign
    }
}
class UIFontMetrics: NSObject, @unchecked Sendable {
    class var `default`: UIFontMetrics { get }
    init(forTextStyle textStyle: UIFont.TextStyle)
    func scaledFont(for font: UIFont) -> UIFont
    func scaledValue(for value: CGFloat) -> CGFloat
}

class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    init?(named name: String)
    init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    init?(named name: String, in bundle: Bundle?, with configuration: Configuration?)
    init?(systemName name: String)
    init?(systemName name: String, withConfiguration configuration: Configuration?)
    init?(contentsOfFile path: String)
    init?(data: Data)
    init?(data: Data, scale: CGFloat)
    init(cgImage: CGImage)
    init(cgImage: CGImage, scale: CGFloat, orientation: Orientation)
    init(ciImage: CIImage)
    init(resource: ImageResource)
    init()
    var size: CGSize { get }
    var cgImage: CGImage? { get }
    var ciImage: CIImage? { get }
    var imageOrientation: Orientation { get }
    var scale: CGFloat { get }
    var renderingMode: RenderingMode { get }
    var traitCollection: UITraitCollection { get }
    var configuration: Configuration? { get }
    var images: [UIImage]? { get }
    func draw(at point: CGPoint)
    func draw(in rect: CGRect)
    func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage
    func withTintColor(_ color: UIColor) -> UIImage
    func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage
    func withConfiguration(_ configuration: Configuration) -> UIImage
    func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage?
    func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
    func pngData() -> Data?
    func jpegData(compressionQuality: CGFloat) -> Data?
    @_blocking("decodes the image")
    func preparingForDisplay() -> UIImage?
    func prepareForDisplay(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (UIImage?) -> Void)
    func byPreparingForDisplay() async -> UIImage?
    @_blocking("decodes the image")
    func preparingThumbnail(of size: CGSize) -> UIImage?
    func prepareThumbnail(of size: CGSize, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (UIImage?) -> Void)
    func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
    enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
    class SymbolConfiguration: Configuration, @unchecked Sendable {
        init(pointSize: CGFloat)
        init(pointSize: CGFloat, weight: SymbolWeight)
        init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale)
        init(textStyle: UIFont.TextStyle)
        init(weight: SymbolWeight)
        init(scale: SymbolScale)
        init(paletteColors: [UIColor])
    }
    enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
}
func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?)
func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
func UIGraphicsBeginImageContext(_ size: CGSize)
func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
func UIGraphicsEndImageContext()
func UIGraphicsGetCurrentContext() -> CGContext?
func UIRectFill(_ rect: CGRect)
class UIGraphicsRenderer: NSObject {}
class UIGraphicsRendererContext: NSObject {
    var cgContext: CGContext { get }
    func fill(_ rect: CGRect)
}
class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    var currentImage: UIImage { get }
}
class UIGraphicsImageRendererFormat: NSObject {
    init()
    init(for traitCollection: UITraitCollection)
    class func `default`() -> Self
    class func preferred() -> Self
    var scale: CGFloat
    var opaque: Bool
}
class UIGraphicsImageRenderer: UIGraphicsRenderer {
    init(size: CGSize)
    init(size: CGSize, format: UIGraphicsImageRendererFormat)
    init(bounds: CGRect)
    func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
    func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
    func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
}
class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    init()
    init(rect: CGRect)
    init(ovalIn rect: CGRect)
    init(roundedRect rect: CGRect, cornerRadius: CGFloat)
    init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
    init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    init(cgPath CGPath: CGPath)
    var cgPath: CGPath
    var lineWidth: CGFloat
    var bounds: CGRect { get }
    func move(to point: CGPoint)
    func addLine(to point: CGPoint)
    func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
    func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    func close()
    func fill()
    func stroke()
    func addClip()
    func contains(_ point: CGPoint) -> Bool
    func append(_ bezierPath: UIBezierPath)
    func apply(_ transform: CGAffineTransform)
}
class UIPasteboard: NSObject {
    class var general: UIPasteboard { get }
    class func withUniqueName() -> UIPasteboard
    var string: String?
    var strings: [String]?
    var url: URL?
    var image: UIImage?
    var color: UIColor?
    var items: [[String: Any]]
    var changeCount: Int { get }
    var hasStrings: Bool { get }
    var hasURLs: Bool { get }
    var hasImages: Bool { get }
    var itemProviders: [NSItemProvider]
    func data(forPasteboardType pasteboardType: String) -> Data?
    func setData(_ data: Data, forPasteboardType pasteboardType: String)
    func setValue(_ value: Any, forPasteboardType pasteboardType: String)
    func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:])
    struct OptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
    }
    class let changedNotification: NSNotification.Name
}

// Controls

@MainActor class UIControl: UIView {
    init(frame: CGRect)
    init(frame: CGRect, primaryAction: UIAction?)
    var isEnabled: Bool
    var isSelected: Bool
    var isHighlighted: Bool
    var state: State { get }
    var contentHorizontalAlignment: ContentHorizontalAlignment
    var contentVerticalAlignment: ContentVerticalAlignment
    func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
    func endTracking(_ touch: UITouch?, with event: UIEvent?)
    func addTarget(_ target: Any?, action: Selector, for controlEvents: Event)
    func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event)
    func addAction(_ action: UIAction, for controlEvents: Event)
    func removeAction(_ action: UIAction, for controlEvents: Event)
    func sendActions(for controlEvents: Event)
    func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
    struct Event: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var touchDown: Event { get }
        static var touchUpInside: Event { get }
        static var touchUpOutside: Event { get }
        static var touchCancel: Event { get }
        static var valueChanged: Event { get }
        static var primaryActionTriggered: Event { get }
        static var editingDidBegin: Event { get }
        static var editingChanged: Event { get }
        static var editingDidEnd: Event { get }
        static var editingDidEndOnExit: Event { get }
        static var allEvents: Event { get }
    }
    struct State: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var normal: State { get }
        static var highlighted: State { get }
        static var disabled: State { get }
        static var selected: State { get }
        static var focused: State { get }
    }
    enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}
@MainActor class UIButton: UIControl {
    init(frame: CGRect)
    init(type buttonType: ButtonType)
    init(configuration: Configuration, primaryAction: UIAction? = nil)
    init(type buttonType: ButtonType = .system, primaryAction: UIAction?)
    var configuration: Configuration?
    var configurationUpdateHandler: ((UIButton) -> Void)?
    func setNeedsUpdateConfiguration()
    var titleLabel: UILabel? { get }
    var imageView: UIImageView? { get }
    var menu: UIMenu?
    var showsMenuAsPrimaryAction: Bool
    var contentEdgeInsets: UIEdgeInsets
    var titleEdgeInsets: UIEdgeInsets
    var imageEdgeInsets: UIEdgeInsets
    var buttonType: ButtonType { get }
    var isPointerInteractionEnabled: Bool
    var currentTitle: String? { get }
    func setTitle(_ title: String?, for state: State)
    func setTitleColor(_ color: UIColor?, for state: State)
    func setImage(_ image: UIImage?, for state: State)
    func setBackgroundImage(_ image: UIImage?, for state: State)
    func setAttributedTitle(_ title: NSAttributedString?, for state: State)
    func title(for state: State) -> String?
    func image(for state: State) -> UIImage?
    enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close }
    struct Configuration {
        static func plain() -> Configuration
        static func tinted() -> Configuration
        static func gray() -> Configuration
        static func filled() -> Configuration
        static func borderless() -> Configuration
        static func bordered() -> Configuration
        var title: String?
        var attributedTitle: AttributedString?
        var subtitle: String?
        var image: UIImage?
        var imagePadding: CGFloat
        var contentInsets: NSDirectionalEdgeInsets
        var baseForegroundColor: UIColor?
        var baseBackgroundColor: UIColor?
        var background: UIBackgroundConfiguration
        var showsActivityIndicator: Bool
    }
}
@MainActor class UILabel: UIView, NSCoding, UIContentSizeCategoryAdjusting {
    init(frame: CGRect)
    var text: String?
    var attributedText: NSAttributedString?
    var font: UIFont!
    var textColor: UIColor!
    var textAlignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    var isEnabled: Bool
    var numberOfLines: Int
    var adjustsFontSizeToFitWidth: Bool
    var minimumScaleFactor: CGFloat
    var adjustsFontForContentSizeCategory: Bool
    var preferredMaxLayoutWidth: CGFloat
    var shadowColor: UIColor?
    var highlightedTextColor: UIColor?
}
@MainActor @objc protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
@MainActor class UIImageView: UIView {
    init(image: UIImage?)
    init(image: UIImage?, highlightedImage: UIImage?)
    init(frame: CGRect)
    var image: UIImage?
    var highlightedImage: UIImage?
    var isHighlighted: Bool
    var animationImages: [UIImage]?
    var animationDuration: TimeInterval
    func startAnimating()
    func stopAnimating()
    var isAnimating: Bool { get }
}
@MainActor class UISwitch: UIControl {
    var isOn: Bool
    var onTintColor: UIColor?
    func setOn(_ on: Bool, animated: Bool)
}
@MainActor class UISlider: UIControl {
    var value: Float
    var minimumValue: Float
    var maximumValue: Float
    func setValue(_ value: Float, animated: Bool)
}
@MainActor class UIStepper: UIControl {
    var value: Double
    var minimumValue: Double
    var maximumValue: Double
    var stepValue: Double
}
@MainActor class UISegmentedControl: UIControl {
    init(items: [Any]?)
    var selectedSegmentIndex: Int
    var numberOfSegments: Int { get }
    func setTitle(_ title: String?, forSegmentAt segment: Int)
    func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
    func removeAllSegments()
}
@MainActor class UIPageControl: UIControl {
    var numberOfPages: Int
    var currentPage: Int
}
@MainActor class UIDatePicker: UIControl {
    var date: Date
    var datePickerMode: Mode
    var minimumDate: Date?
    var maximumDate: Date?
    func setDate(_ date: Date, animated: Bool)
    enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
}
@MainActor class UIRefreshControl: UIControl {
    init()
    var isRefreshing: Bool { get }
    var attributedTitle: NSAttributedString?
    func beginRefreshing()
    func endRefreshing()
}
@MainActor class UIActivityIndicatorView: UIView {
    init(style: Style)
    var style: Style
    var hidesWhenStopped: Bool
    var color: UIColor!
    func startAnimating()
    func stopAnimating()
    var isAnimating: Bool { get }
    enum Style: Int, Sendable { case medium, large }
}
@MainActor class UIProgressView: UIView {
    init(progressViewStyle style: Style)
    var progress: Float
    var progressTintColor: UIColor?
    var trackTintColor: UIColor?
    var observedProgress: Progress?
    func setProgress(_ progress: Float, animated: Bool)
    enum Style: Int, Sendable { case `default`, bar }
}
@MainActor class UIPickerView: UIView {
    weak var dataSource: (any UIPickerViewDataSource)?
    weak var delegate: (any UIPickerViewDelegate)?
    func reloadAllComponents()
    func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
    func selectedRow(inComponent component: Int) -> Int
}
@MainActor @objc protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor @objc protocol UIPickerViewDelegate: NSObjectProtocol {
    optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
@MainActor class UIStackView: UIView {
    init(frame: CGRect)
    init(arrangedSubviews views: [UIView])
    var arrangedSubviews: [UIView] { get }
    func addArrangedSubview(_ view: UIView)
    func removeArrangedSubview(_ view: UIView)
    func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
    func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
    var axis: NSLayoutConstraint.Axis
    var distribution: Distribution
    var alignment: Alignment
    var spacing: CGFloat
    var isLayoutMarginsRelativeArrangement: Bool
    enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    enum Alignment: Int, Sendable { case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline }
}
@MainActor class UIVisualEffectView: UIView {
    init(effect: UIVisualEffect?)
    var contentView: UIView { get }
    var effect: UIVisualEffect?
}
class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    init(style: Style)
    enum Style: Int, Sendable { case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial }
}

// Text

@MainActor @objc protocol UITextInputTraits: NSObjectProtocol {
    optional var autocapitalizationType: UITextAutocapitalizationType { get set }
    optional var autocorrectionType: UITextAutocorrectionType { get set }
    optional var keyboardType: UIKeyboardType { get set }
    optional var returnKeyType: UIReturnKeyType { get set }
    optional var isSecureTextEntry: Bool { get set }
    optional var textContentType: UITextContentType! { get set }
}
@MainActor @objc protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
@MainActor @objc protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
}
@MainActor class UITextPosition: NSObject {}
@MainActor class UITextRange: NSObject {
    var start: UITextPosition { get }
    var end: UITextPosition { get }
    var isEmpty: Bool { get }
}
@MainActor class UITextInputMode: NSObject {}
@MainActor class UITextField: UIControl, UITextInput, NSCoding, UIContentSizeCategoryAdjusting {
    var text: String?
    var attributedText: NSAttributedString?
    var textColor: UIColor?
    var font: UIFont?
    var textAlignment: NSTextAlignment
    var borderStyle: BorderStyle
    var placeholder: String?
    var attributedPlaceholder: NSAttributedString?
    var clearsOnBeginEditing: Bool
    weak var delegate: (any UITextFieldDelegate)?
    var background: UIImage?
    var isEditing: Bool { get }
    var clearButtonMode: ViewMode
    var leftView: UIView?
    var leftViewMode: ViewMode
    var rightView: UIView?
    var rightViewMode: ViewMode
    var isSecureTextEntry: Bool
    var keyboardType: UIKeyboardType
    var returnKeyType: UIReturnKeyType
    var autocapitalizationType: UITextAutocapitalizationType
    var autocorrectionType: UITextAutocorrectionType
    func textRect(forBounds bounds: CGRect) -> CGRect
    func editingRect(forBounds bounds: CGRect) -> CGRect
    enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    nonisolated class let textDidChangeNotification: NSNotification.Name
    nonisolated class let textDidBeginEditingNotification: NSNotification.Name
    nonisolated class let textDidEndEditingNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol UITextFieldDelegate: NSObjectProtocol {
    optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    optional func textFieldDidBeginEditing(_ textField: UITextField)
    optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    optional func textFieldDidEndEditing(_ textField: UITextField)
    optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    optional func textFieldDidChangeSelection(_ textField: UITextField)
    optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
@MainActor class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    init(frame: CGRect, textContainer: NSTextContainer?)
    var text: String!
    var font: UIFont?
    var textColor: UIColor?
    var textAlignment: NSTextAlignment
    var selectedRange: NSRange
    var isEditable: Bool
    var isSelectable: Bool
    var attributedText: NSAttributedString!
    var textContainerInset: UIEdgeInsets
    var textContainer: NSTextContainer { get }
    var layoutManager: NSLayoutManager { get }
    var textStorage: NSTextStorage { get }
    var linkTextAttributes: [NSAttributedString.Key: Any]!
    var typingAttributes: [NSAttributedString.Key: Any]
    func scrollRangeToVisible(_ range: NSRange)
    nonisolated class let textDidChangeNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    optional func textViewDidBeginEditing(_ textView: UITextView)
    optional func textViewDidEndEditing(_ textView: UITextView)
    optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    optional func textViewDidChange(_ textView: UITextView)
    optional func textViewDidChangeSelection(_ textView: UITextView)
    optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
}
enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad }
enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
struct UITextContentType: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let username: UITextContentType
    static let password: UITextContentType
    static let newPassword: UITextContentType
    static let oneTimeCode: UITextContentType
    static let emailAddress: UITextContentType
    static let URL: UITextContentType
}
@MainActor class UISearchBar: UIView, UITextInputTraits {
    weak var delegate: (any UISearchBarDelegate)?
    var text: String?
    var placeholder: String?
    var showsCancelButton: Bool
    var searchTextField: UISearchTextField { get }
    var barTintColor: UIColor?
    func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
}
@MainActor class UISearchTextField: UITextField {}
@_deliveredOn(main)
@MainActor @objc protocol UISearchBarDelegate: NSObjectProtocol {
    optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
@MainActor class UISearchController: UIViewController {
    init(searchResultsController: UIViewController?)
    weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    weak var delegate: (any UISearchControllerDelegate)?
    var isActive: Bool
    var obscuresBackgroundDuringPresentation: Bool
    var hidesNavigationBarDuringPresentation: Bool
    var searchBar: UISearchBar { get }
}
@MainActor @objc protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}
@MainActor @objc protocol UISearchControllerDelegate: NSObjectProtocol {
    optional func willPresentSearchController(_ searchController: UISearchController)
    optional func didDismissSearchController(_ searchController: UISearchController)
}

// Gestures

@MainActor class UIGestureRecognizer: NSObject {
    init(target: Any?, action: Selector?)
    func addTarget(_ target: Any, action: Selector)
    func removeTarget(_ target: Any?, action: Selector?)
    var state: State
    weak var delegate: (any UIGestureRecognizerDelegate)?
    var isEnabled: Bool
    var view: UIView? { get }
    var cancelsTouchesInView: Bool
    var delaysTouchesBegan: Bool
    var name: String?
    func require(toFail otherGestureRecognizer: UIGestureRecognizer)
    func location(in view: UIView?) -> CGPoint
    var numberOfTouches: Int { get }
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
    func reset()
    enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        static var recognized: State { get }
    }
}
@_deliveredOn(main)
@MainActor @objc protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}
@MainActor class UITapGestureRecognizer: UIGestureRecognizer {
    var numberOfTapsRequired: Int
    var numberOfTouchesRequired: Int
}
@MainActor class UIPanGestureRecognizer: UIGestureRecognizer {
    func translation(in view: UIView?) -> CGPoint
    func setTranslation(_ translation: CGPoint, in view: UIView?)
    func velocity(in view: UIView?) -> CGPoint
}
@MainActor class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    var edges: UIRectEdge
}
@MainActor class UIPinchGestureRecognizer: UIGestureRecognizer {
    var scale: CGFloat
    var velocity: CGFloat { get }
}
@MainActor class UIRotationGestureRecognizer: UIGestureRecognizer {
    var rotation: CGFloat
}
@MainActor class UISwipeGestureRecognizer: UIGestureRecognizer {
    var direction: Direction
    struct Direction: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var left: Direction { get }
        static var right: Direction { get }
        static var up: Direction { get }
        static var down: Direction { get }
    }
}
@MainActor class UILongPressGestureRecognizer: UIGestureRecognizer {
    var minimumPressDuration: TimeInterval
}
@MainActor class UIHoverGestureRecognizer: UIGestureRecognizer {}

// Navigation and bars

@MainActor class UINavigationController: UIViewController {
    init(rootViewController: UIViewController)
    init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
    func pushViewController(_ viewController: UIViewController, animated: Bool)
    func popViewController(animated: Bool) -> UIViewController?
    func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
    func popToRootViewController(animated: Bool) -> [UIViewController]?
    var topViewController: UIViewController? { get }
    var visibleViewController: UIViewController? { get }
    var viewControllers: [UIViewController]
    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
    var isNavigationBarHidden: Bool
    func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
    var navigationBar: UINavigationBar { get }
    var isToolbarHidden: Bool
    func setToolbarHidden(_ hidden: Bool, animated: Bool)
    var toolbar: UIToolbar! { get }
    weak var delegate: (any UINavigationControllerDelegate)?
    var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
    var hidesBarsOnSwipe: Bool
}
@_deliveredOn(main)
@MainActor @objc protocol UINavigationControllerDelegate: NSObjectProtocol {
    optional func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    optional func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    optional func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UINavigationController {
    enum Operation: Int, Sendable { case none, push, pop }
}
@MainActor class UINavigationBar: UIView, NSCoding {
    var barStyle: UIBarStyle
    var isTranslucent: Bool
    var items: [UINavigationItem]?
    var topItem: UINavigationItem? { get }
    var prefersLargeTitles: Bool
    var barTintColor: UIColor?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var standardAppearance: UINavigationBarAppearance
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var shadowImage: UIImage?
    func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)
}
enum UIBarStyle: Int, Sendable { case `default`, black }
enum UIBarMetrics: Int, Sendable { case `default`, compact }
@MainActor class UIBarAppearance: NSObject, NSCopying, NSCoding {
    init()
    func configureWithDefaultBackground()
    func configureWithOpaqueBackground()
    func configureWithTransparentBackground()
    var backgroundColor: UIColor?
    var backgroundEffect: UIBlurEffect?
    var shadowColor: UIColor?
    var shadowImage: UIImage?
}
@MainActor class UINavigationBarAppearance: UIBarAppearance {
    var titleTextAttributes: [NSAttributedString.Key: Any]
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]
}
@MainActor class UITabBarAppearance: UIBarAppearance {}
@MainActor class UIToolbarAppearance: UIBarAppearance {}
@MainActor class UINavigationItem: NSObject, NSCoding {
    init(title: String)
    var title: String?
    var titleView: UIView?
    var prompt: String?
    var backBarButtonItem: UIBarButtonItem?
    var backButtonTitle: String?
    var hidesBackButton: Bool
    func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
    var leftBarButtonItems: [UIBarButtonItem]?
    var rightBarButtonItems: [UIBarButtonItem]?
    var leftBarButtonItem: UIBarButtonItem?
    var rightBarButtonItem: UIBarButtonItem?
    func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
    func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
    var largeTitleDisplayMode: LargeTitleDisplayMode
    var searchController: UISearchController?
    var hidesSearchBarWhenScrolling: Bool
    var standardAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}
@MainActor class UIBarItem: NSObject, NSCoding {
    var isEnabled: Bool
    var title: String?
    var image: UIImage?
    var tag: Int
    var accessibilityIdentifier: String?
}
@MainActor class UIBarButtonItem: UIBarItem {
    init(image: UIImage?, style: Style, target: Any?, action: Selector?)
    init(title: String?, style: Style, target: Any?, action: Selector?)
    init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?)
    init(customView: UIView)
    init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
    init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
    class func flexibleSpace() -> Self
    class func fixedSpace(_ width: CGFloat) -> Self
    var style: Style
    var width: CGFloat
    var customView: UIView?
    var action: Selector?
    weak var target: AnyObject?
    var primaryAction: UIAction?
    var menu: UIMenu?
    var tintColor: UIColor?
    enum Style: Int, Sendable { case plain, done, prominent }
    enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close }
}
@MainActor class UIToolbar: UIView {
    var items: [UIBarButtonItem]?
    func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
    var barTintColor: UIColor?
    var isTranslucent: Bool
}
@MainActor class UITabBar: UIView {
    var items: [UITabBarItem]?
    var selectedItem: UITabBarItem?
    weak var delegate: (any UITabBarDelegate)?
    var standardAppearance: UITabBarAppearance
    var scrollEdgeAppearance: UITabBarAppearance?
}
@MainActor @objc protocol UITabBarDelegate: NSObjectProtocol {
    optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
@MainActor class UITabBarItem: UIBarItem {
    init(title: String?, image: UIImage?, tag: Int)
    init(title: String?, image: UIImage?, selectedImage: UIImage?)
    var selectedImage: UIImage?
    var badgeValue: String?
}
@MainActor class UITabBarController: UIViewController {
    var viewControllers: [UIViewController]?
    func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
    unowned(unsafe) var selectedViewController: UIViewController?
    var selectedIndex: Int
    var tabBar: UITabBar { get }
    weak var delegate: (any UITabBarControllerDelegate)?
}
@MainActor @objc protocol UITabBarControllerDelegate: NSObjectProtocol {
    optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
@MainActor class UISplitViewController: UIViewController {
    init(style: Style)
    weak var delegate: (any UISplitViewControllerDelegate)?
    var viewControllers: [UIViewController]
    var isCollapsed: Bool { get }
    func setViewController(_ vc: UIViewController?, for column: Column)
    enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
}
@MainActor @objc protocol UISplitViewControllerDelegate: NSObjectProtocol {}
@MainActor class UIPageViewController: UIViewController {
    init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil)
    weak var delegate: (any UIPageViewControllerDelegate)?
    weak var dataSource: (any UIPageViewControllerDataSource)?
    var viewControllers: [UIViewController]? { get }
    func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)
    enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    enum NavigationDirection: Int, Sendable { case forward, reverse }
    struct OptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
    }
}
@MainActor @objc protocol UIPageViewControllerDelegate: NSObjectProtocol {
    optional func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
@MainActor @objc protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}

// Alerts, menus, sharing

@MainActor class UIAlertController: UIViewController {
    init(title: String?, message: String?, preferredStyle: Style)
    func addAction(_ action: UIAlertAction)
    var actions: [UIAlertAction] { get }
    var preferredAction: UIAlertAction?
    func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
    var textFields: [UITextField]? { get }
    var title: String?
    var message: String?
    var preferredStyle: Style { get }
    enum Style: Int, Sendable { case actionSheet, alert }
}
@MainActor class UIAlertAction: NSObject, NSCopying {
    init(title: String?, style: Style, @_deliveredOn(main) handler: ((UIAlertAction) -> Void)? = nil)
    var title: String? { get }
    var style: Style { get }
    var isEnabled: Bool
    enum Style: Int, Sendable { case `default`, cancel, destructive }
}
@MainActor class UIMenuElement: NSObject, NSCopying, NSSecureCoding {
    var title: String { get }
    var image: UIImage? { get }
    struct Attributes: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var disabled: Attributes { get }
        static var destructive: Attributes { get }
        static var hidden: Attributes { get }
    }
    enum State: Int, Sendable { case off, on, mixed }
}
@MainActor class UIMenu: UIMenuElement {
    init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = [])
    var children: [UIMenuElement] { get }
    func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu
    struct Identifier: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let file: Identifier
        static let edit: Identifier
        static let view: Identifier
    }
    struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var displayInline: Options { get }
        static var destructive: Options { get }
        static var singleSelection: Options { get }
    }
}
@MainActor class UIAction: UIMenuElement {
    init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, @_deliveredOn(main) handler: @escaping UIActionHandler)
    var title: String
    var image: UIImage?
    var identifier: Identifier { get }
    var attributes: UIMenuElement.Attributes
    var state: UIMenuElement.State
    var sender: Any? { get }
    struct Identifier: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
    }
}
typealias UIActionHandler = (UIAction) -> Void
@MainActor class UIDeferredMenuElement: UIMenuElement {
    init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
}
@MainActor class UICommand: UIMenuElement {
    init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil)
}
@MainActor class UIKeyCommand: UICommand {
    init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
    init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil)
    var input: String? { get }
    nonisolated class let inputEscape: String
    nonisolated class let inputUpArrow: String
    nonisolated class let inputDownArrow: String
}
struct UIKeyModifierFlags: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static var shift: UIKeyModifierFlags { get }
    static var control: UIKeyModifierFlags { get }
    static var alternate: UIKeyModifierFlags { get }
    static var command: UIKeyModifierFlags { get }
}
@MainActor protocol UIMenuBuilder {
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
@MainActor class UIMenuController: NSObject {
    class var shared: UIMenuController { get }
    var menuItems: [UIMenuItem]?
    func showMenu(from targetView: UIView, rect targetRect: CGRect)
    func hideMenu()
}
@MainActor class UIMenuItem: NSObject {
    init(title: String, action: Selector)
}
@MainActor class UIContextMenuConfiguration: NSObject {
    init(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil, actionProvider: UIContextMenuActionProvider? = nil)
    var identifier: any NSCopying { get }
}
typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
@MainActor class UIContextMenuInteraction: NSObject, UIInteraction {
    init(delegate: any UIContextMenuInteractionDelegate)
}
@MainActor @objc protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
}
@MainActor @objc protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
@MainActor @objc protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
@MainActor class UITargetedPreview: NSObject, NSCopying {
    init(view: UIView)
}
@MainActor class UIActivityViewController: UIViewController {
    init(activityItems: [Any], applicationActivities: [UIActivity]?)
    var completionWithItemsHandler: CompletionWithItemsHandler?
    var excludedActivityTypes: [UIActivity.ActivityType]?
    typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}
@MainActor class UIActivity: NSObject {
    init()
    class var activityCategory: Category { get }
    var activityType: ActivityType? { get }
    var activityTitle: String? { get }
    var activityImage: UIImage? { get }
    func canPerform(withActivityItems activityItems: [Any]) -> Bool
    func prepare(withActivityItems activityItems: [Any])
    var activityViewController: UIViewController? { get }
    func perform()
    func activityDidFinish(_ completed: Bool)
    enum Category: Int, Sendable { case action, share }
    struct ActivityType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let copyToPasteboard: ActivityType
        static let mail: ActivityType
        static let message: ActivityType
        static let airDrop: ActivityType
        static let saveToCameraRoll: ActivityType
    }
}
@MainActor @objc protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    optional func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
}
@MainActor class UIImagePickerController: UINavigationController {
    class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool
    var sourceType: SourceType
    var mediaTypes: [String]
    var allowsEditing: Bool
    enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    struct InfoKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let originalImage: InfoKey
        static let editedImage: InfoKey
        static let imageURL: InfoKey
        static let mediaURL: InfoKey
    }
}
@_deliveredOn(main)
@MainActor @objc protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    optional func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
@MainActor class UIDocumentPickerViewController: UIViewController {
    init(forOpeningContentTypes contentTypes: [UTType])
    init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool)
    init(forExporting urls: [URL])
    weak var delegate: (any UIDocumentPickerDelegate)?
    var allowsMultipleSelection: Bool
}
@_deliveredOn(main)
@MainActor @objc protocol UIDocumentPickerDelegate: NSObjectProtocol {
    optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
@MainActor class UIDocument: NSObject, NSFilePresenter, ProgressReporting {
    init(fileURL url: URL)
    nonisolated var fileURL: URL { get }
    nonisolated var documentState: State { get }
    func open(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil)
    func open() async -> Bool
    func close(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil)
    func close() async -> Bool
    func save(to url: URL, for saveOperation: SaveOperation, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil)
    nonisolated func load(fromContents contents: Any, ofType typeName: String?) throws
    func contents(forType typeName: String) throws -> Any
    func updateChangeCount(_ change: ChangeKind)
    struct State: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
    enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
    enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
}

// Feedback, animation, drag and drop, pointer

@MainActor class UIFeedbackGenerator: NSObject {
    func prepare()
}
@MainActor class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    init(style: FeedbackStyle)
    func impactOccurred()
    func impactOccurred(intensity: CGFloat)
    enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}
@MainActor class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    init()
    func notificationOccurred(_ notificationType: FeedbackType)
    enum FeedbackType: Int, Sendable { case success, warning, error }
}
@MainActor class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    init()
    func selectionChanged()
}
@MainActor class UIViewPropertyAnimator: NSObject, NSCopying {
    init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
    init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
    class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func startAnimation()
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    var fractionComplete: CGFloat
    var isRunning: Bool { get }
    var isReversed: Bool
}
enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@MainActor protocol UITimingCurveProvider: NSObjectProtocol {}
@MainActor class UIDragItem: NSObject {
    init(itemProvider: NSItemProvider)
    var itemProvider: NSItemProvider { get }
    var localObject: Any?
}
@MainActor @objc protocol UIDragSession: NSObjectProtocol {
    var localContext: Any? { get set }
    var items: [UIDragItem] { get }
}
@MainActor @objc protocol UIDropSession: NSObjectProtocol {
    var localDragSession: (any UIDragSession)? { get }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
    func location(in view: UIView) -> CGPoint
}
@MainActor class UIDragInteraction: NSObject, UIInteraction {
    init(delegate: any UIDragInteractionDelegate)
}
@MainActor @objc protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}
@MainActor class UIDropInteraction: NSObject, UIInteraction {
    init(delegate: any UIDropInteractionDelegate)
}
@MainActor @objc protocol UIDropInteractionDelegate: NSObjectProtocol {
    optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}
@MainActor class UIDropProposal: NSObject, NSCopying {
    init(operation: UIDropOperation)
}
enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@MainActor class UIPointerInteraction: NSObject, UIInteraction {
    init(delegate: (any UIPointerInteractionDelegate)?)
}
@MainActor @objc protocol UIPointerInteractionDelegate: NSObjectProtocol {
    optional func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}
@MainActor class UIPointerRegion: NSObject, NSCopying {}
@MainActor class UIPointerStyle: NSObject, NSCopying {}
@MainActor enum UIAccessibility {}
extension UIAccessibility {
    nonisolated static var isVoiceOverRunning: Bool { get }
    nonisolated static var isReduceMotionEnabled: Bool { get }
    nonisolated static var isReduceTransparencyEnabled: Bool { get }
    nonisolated static var isBoldTextEnabled: Bool { get }
    nonisolated static func post(notification: UIAccessibility.Notification, argument: Any?)
    struct Notification: RawRepresentable, Hashable, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32)
        static let announcement: Notification
        static let screenChanged: Notification
        static let layoutChanged: Notification
    }
    nonisolated static let voiceOverStatusDidChangeNotification: NSNotification.Name
}
struct UIAccessibilityTraits: OptionSet, Sendable {
    let rawValue: UInt64
    init(rawValue: UInt64)
    static let none: UIAccessibilityTraits
    static let button: UIAccessibilityTraits
    static let header: UIAccessibilityTraits
    static let selected: UIAccessibilityTraits
    static let image: UIAccessibilityTraits
}
extension NSObject {
    @MainActor var isAccessibilityElement: Bool { get set }
    @MainActor var accessibilityLabel: String? { get set }
    @MainActor var accessibilityHint: String? { get set }
    @MainActor var accessibilityValue: String? { get set }
    @MainActor var accessibilityTraits: UIAccessibilityTraits { get set }
    @MainActor var accessibilityElements: [Any]? { get set }
    @MainActor var accessibilityElementsHidden: Bool { get set }
    @MainActor var accessibilityViewIsModal: Bool { get set }
    @MainActor var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
    @MainActor func accessibilityActivate() -> Bool
}
@MainActor class UIAccessibilityCustomAction: NSObject {
    init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool)
}
@MainActor class UIWindowSceneGeometry: NSObject {}
@MainActor class UIPrintInteractionController: NSObject {
    class var shared: UIPrintInteractionController { get }
    func present(animated: Bool, completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil) -> Bool
}
@MainActor class UIReferenceLibraryViewController: UIViewController {}
@MainActor class UIColorPickerViewController: UIViewController {}
@MainActor class UIFontPickerViewController: UIViewController {}
@MainActor class UIInputViewController: UIViewController {}
