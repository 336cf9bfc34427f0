// AppKit: controls, text, tables, collections, images, colours, gestures.

class NSColor: NSObject, NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting, @unchecked Sendable {
    init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(calibratedWhite white: CGFloat, alpha: CGFloat)
    init(white: CGFloat, alpha: CGFloat)
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init?(cgColor: CGColor)
    init?(named name: Name)
    init?(named name: Name, bundle: Bundle?)
    init(name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor)
    init(patternImage image: NSImage)
    init(_ color: Color)
    init(resource: ColorResource)
    class var black: NSColor { get }
    class var darkGray: NSColor { get }
    class var lightGray: NSColor { get }
    class var white: NSColor { get }
    class var gray: NSColor { get }
    class var red: NSColor { get }
    class var green: NSColor { get }
    class var blue: NSColor { get }
    class var yellow: NSColor { get }
    class var orange: NSColor { get }
    class var clear: NSColor { get }
    class var labelColor: NSColor { get }
    class var secondaryLabelColor: NSColor { get }
    class var tertiaryLabelColor: NSColor { get }
    class var linkColor: NSColor { get }
    class var placeholderTextColor: NSColor { get }
    class var windowBackgroundColor: NSColor { get }
    class var controlBackgroundColor: NSColor { get }
    class var textBackgroundColor: NSColor { get }
    class var textColor: NSColor { get }
    class var controlTextColor: NSColor { get }
    class var controlColor: NSColor { get }
    class var controlAccentColor: NSColor { get }
    class var selectedContentBackgroundColor: NSColor { get }
    class var selectedMenuItemTextColor: NSColor { get }
    class var separatorColor: NSColor { get }
    class var systemRed: NSColor { get }
    class var systemGreen: NSColor { get }
    class var systemBlue: NSColor { get }
    class var systemGray: NSColor { get }
    func set()
    func setFill()
    func setStroke()
    func withAlphaComponent(_ alpha: CGFloat) -> NSColor
    func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor?
    func usingColorSpace(_ space: NSColorSpace) -> NSColor?
    var redComponent: CGFloat { get }
    var greenComponent: CGFloat { get }
    var blueComponent: CGFloat { get }
    var alphaComponent: CGFloat { get }
    var hueComponent: CGFloat { get }
    var saturationComponent: CGFloat { get }
    var brightnessComponent: CGFloat { get }
    var cgColor: CGColor { get }
    typealias Name = String
}
class NSColorSpace: NSObject, NSSecureCoding, @unchecked Sendable {
    class var sRGB: NSColorSpace { get }
    class var deviceRGB: NSColorSpace { get }
}
class NSFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    init?(name fontName: String, size fontSize: CGFloat)
    init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat)
    class func systemFont(ofSize fontSize: CGFloat) -> NSFont
    class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
    class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont
    class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont
    class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont
    class func preferredFont(forTextStyle style: TextStyle, options: [AnyHashable: Any] = [:]) -> NSFont
    class func menuFont(ofSize fontSize: CGFloat) -> NSFont
    class var systemFontSize: CGFloat { get }
    class var smallSystemFontSize: CGFloat { get }
    var fontName: String { get }
    var pointSize: CGFloat { get }
    var familyName: String? { get }
    var fontDescriptor: NSFontDescriptor { get }
    var ascender: CGFloat { get }
    var descender: CGFloat { get }
    var capHeight: CGFloat { get }
    struct Weight: RawRepresentable, Hashable, Sendable {
        let rawValue: CGFloat
        init(rawValue: CGFloat)
        static let light: Weight
        static let regular: Weight
        static let medium: Weight
        static let semibold: Weight
        static let bold: Weight
    }
    struct TextStyle: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let body: TextStyle
        static let title1: TextStyle
        static let title2: TextStyle
        static let headline: TextStyle
        static let callout: TextStyle
    }
}
class NSFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
class NSFontManager: NSObject {}

class NSImage: NSObject, NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting, @unchecked Sendable {
    init?(named name: Name)
    init(size: NSSize)
    init?(data: Data)
    init?(contentsOf url: URL)
    init?(contentsOfFile fileName: String)
    init(byReferencing url: URL)
    init(cgImage: CGImage, size: NSSize)
    init(size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping @Sendable (NSRect) -> Bool)
    init?(systemSymbolName name: String, accessibilityDescription description: String?)
    init(resource: ImageResource)
    var size: NSSize
    var isTemplate: Bool
    var representations: [NSImageRep] { get }
    var tiffRepresentation: Data? { get }
    func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data?
    func addRepresentation(_ imageRep: NSImageRep)
    func lockFocus()
    func unlockFocus()
    func draw(in rect: NSRect)
    func draw(in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat)
    func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
    func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?) -> CGImage?
    func setName(_ string: Name?) -> Bool
    func name() -> Name?
    var isValid: Bool { get }
    var accessibilityDescription: String?
    func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage?
    typealias Name = String
    class SymbolConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        init(pointSize: CGFloat, weight: NSFont.Weight)
        init(scale: SymbolScale)
    }
    enum SymbolScale: Int, Sendable { case small, medium, large }
    nonisolated class let applicationIconName: Name
    nonisolated class let cautionName: Name
    nonisolated class let folderName: Name
}
class NSImageRep: NSObject, NSCopying, NSCoding {
    var size: NSSize
    var pixelsWide: Int
    var pixelsHigh: Int
}
class NSBitmapImageRep: NSImageRep {
    init?(data: Data)
    init(cgImage: CGImage)
    var cgImage: CGImage? { get }
    func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data?
    func colorAt(x: Int, y: Int) -> NSColor?
    enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    enum TIFFCompression: UInt, Sendable { case none, ccittfax3, lzw, jpeg }
    struct PropertyKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let compressionFactor: PropertyKey
    }
}
enum NSCompositingOperation: UInt, Sendable { case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, xor, multiply }
class NSGraphicsContext: NSObject {
    class var current: NSGraphicsContext? { get set }
    class func saveGraphicsState()
    class func restoreGraphicsState()
    init?(bitmapImageRep bitmapRep: NSBitmapImageRep)
    var cgContext: CGContext { get }
    var imageInterpolation: NSImageInterpolation
}
enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, medium, high }
class NSBezierPath: NSObject, NSCopying, NSSecureCoding {
    init()
    init(rect: NSRect)
    init(ovalIn rect: NSRect)
    init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat)
    func move(to point: NSPoint)
    func line(to point: NSPoint)
    func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint)
    func close()
    func fill()
    func stroke()
    func addClip()
    func setClip()
    var lineWidth: CGFloat
    var bounds: NSRect { get }
    var cgPath: CGPath
    func transform(using transform: AffineTransform)
    func append(_ path: NSBezierPath)
    class func fill(_ rect: NSRect)
}
class NSGradient: NSObject, NSCopying, NSSecureCoding {
    init?(colors colorArray: [NSColor])
    init?(starting startingColor: NSColor, ending endingColor: NSColor)
    func draw(in rect: NSRect, angle: CGFloat)
}

@MainActor class NSControl: NSView {
    init(frame frameRect: NSRect)
    weak var target: AnyObject?
    var action: Selector?
    var tag: Int
    var isEnabled: Bool
    var isContinuous: Bool
    var isHighlighted: Bool
    var controlSize: ControlSize
    var formatter: Formatter?
    var objectValue: Any?
    var stringValue: String
    var attributedStringValue: NSAttributedString
    var intValue: Int32
    var integerValue: Int
    var floatValue: Float
    var doubleValue: Double
    func sizeThatFits(_ size: NSSize) -> NSSize
    func sizeToFit()
    func sendAction(_ action: Selector?, to target: Any?) -> Bool
    func performClick(_ sender: Any?)
    func currentEditor() -> NSText?
    func abortEditing() -> Bool
    func validateEditing()
    var font: NSFont?
    var lineBreakMode: NSLineBreakMode
    var alignment: NSTextAlignment
    var usesSingleLineMode: Bool
    var allowsExpansionToolTips: Bool
    var cell: NSCell?
    enum ControlSize: UInt, Sendable { case regular, small, mini, large }
    struct StateValue: RawRepresentable, Hashable, Sendable {
        let rawValue: Int
        init(rawValue: Int)
        static let on: StateValue
        static let off: StateValue
        static let mixed: StateValue
    }
    nonisolated class let textDidChangeNotification: NSNotification.Name
    nonisolated class let textDidEndEditingNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol NSControlTextEditingDelegate: NSObjectProtocol {
    optional func controlTextDidBeginEditing(_ obj: Notification)
    optional func controlTextDidEndEditing(_ obj: Notification)
    optional func controlTextDidChange(_ obj: Notification)
    optional func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    optional func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
}
@MainActor class NSCell: NSObject, NSCopying, NSCoding, NSUserInterfaceItemIdentification {
    init(textCell string: String)
    var isEnabled: Bool
    var isHighlighted: Bool
    var title: String!
    unowned(unsafe) var controlView: NSView?
    func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView)
    func draw(withFrame cellFrame: NSRect, in controlView: NSView)
}
@MainActor class NSActionCell: NSCell {}
@MainActor class NSButtonCell: NSActionCell {}
@MainActor class NSTextFieldCell: NSActionCell {}
@MainActor class NSButton: NSControl, NSUserInterfaceValidations {
    convenience init(title: String, image: NSImage, target: Any?, action: Selector?)
    convenience init(title: String, target: Any?, action: Selector?)
    convenience init(image: NSImage, target: Any?, action: Selector?)
    convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?)
    convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?)
    func setButtonType(_ type: ButtonType)
    var title: String
    var attributedTitle: NSAttributedString
    var alternateTitle: String
    var image: NSImage?
    var alternateImage: NSImage?
    var imagePosition: NSControl.ImagePosition
    var imageScaling: NSImageScaling
    var state: NSControl.StateValue
    var isBordered: Bool
    var isTransparent: Bool
    var bezelStyle: BezelStyle
    var bezelColor: NSColor?
    var contentTintColor: NSColor?
    var keyEquivalent: String
    var keyEquivalentModifierMask: NSEvent.ModifierFlags
    var isSpringLoaded: Bool
    var hasDestructiveAction: Bool
    func highlight(_ flag: Bool)
    enum ButtonType: UInt, Sendable { case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator }
    enum BezelStyle: UInt, Sendable { case rounded, regularSquare, disclosure, shadowlessSquare, circular, texturedSquare, helpButton, smallSquare, texturedRounded, roundRect, recessed, roundedDisclosure, inline, push, flexiblePush, automatic, toolbar, accessoryBar, badge }
}
extension NSControl {
    enum ImagePosition: UInt, Sendable { case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing }
}
enum NSImageScaling: UInt, Sendable { case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown }
@MainActor class NSPopUpButton: NSButton {
    init(frame buttonFrame: NSRect, pullsDown flag: Bool)
    var pullsDown: Bool
    func addItem(withTitle title: String)
    func addItems(withTitles itemTitles: [String])
    func removeAllItems()
    func removeItem(at index: Int)
    var itemArray: [NSMenuItem] { get }
    var numberOfItems: Int { get }
    var selectedItem: NSMenuItem? { get }
    var indexOfSelectedItem: Int { get }
    func selectItem(at index: Int)
    func selectItem(withTitle title: String)
    func selectItem(withTag tag: Int) -> Bool
    func select(_ item: NSMenuItem?)
    var titleOfSelectedItem: String? { get }
    func item(at index: Int) -> NSMenuItem?
    var lastItem: NSMenuItem? { get }
}
@MainActor class NSSlider: NSControl {
    var minValue: Double
    var maxValue: Double
}
@MainActor class NSSwitch: NSControl {
    var state: NSControl.StateValue
}
@MainActor class NSSegmentedControl: NSControl {
    var selectedSegment: Int
    var segmentCount: Int
    func setLabel(_ label: String, forSegment segment: Int)
}
@MainActor class NSStepper: NSControl {}
@MainActor class NSComboBox: NSTextField {}
@MainActor class NSDatePicker: NSControl {
    var dateValue: Date
}
@MainActor class NSColorWell: NSControl {
    var color: NSColor
}
@MainActor class NSProgressIndicator: NSView {
    var isIndeterminate: Bool
    var doubleValue: Double
    var minValue: Double
    var maxValue: Double
    var style: Style
    var isDisplayedWhenStopped: Bool
    var controlSize: NSControl.ControlSize
    func startAnimation(_ sender: Any?)
    func stopAnimation(_ sender: Any?)
    func increment(by delta: Double)
    enum Style: UInt, Sendable { case bar, spinning }
}
@MainActor class NSImageView: NSControl {
    convenience init(image: NSImage)
    var image: NSImage?
    var imageScaling: NSImageScaling
    var imageAlignment: NSImageAlignment
    var animates: Bool
    var contentTintColor: NSColor?
    var symbolConfiguration: NSImage.SymbolConfiguration?
}
enum NSImageAlignment: UInt, Sendable { case alignCenter, alignTop, alignLeft, alignRight, alignBottom }
@MainActor class NSBox: NSView {
    var title: String
    var boxType: BoxType
    var borderColor: NSColor
    var fillColor: NSColor
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var contentView: NSView?
    enum BoxType: UInt, Sendable { case primary, separator, custom }
}
@MainActor class NSVisualEffectView: NSView {
    var material: Material
    var blendingMode: BlendingMode
    var state: State
    var maskImage: NSImage?
    enum Material: Int, Sendable { case titlebar, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground }
    enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
}
@MainActor class NSStackView: NSView {
    convenience init(views: [NSView])
    weak var delegate: (any NSStackViewDelegate)?
    var orientation: NSUserInterfaceLayoutOrientation
    var alignment: NSLayoutConstraint.Attribute
    var distribution: Distribution
    var spacing: CGFloat
    var edgeInsets: NSEdgeInsets
    var detachesHiddenViews: Bool
    var arrangedSubviews: [NSView] { get }
    var views: [NSView] { get }
    func addArrangedSubview(_ view: NSView)
    func insertArrangedSubview(_ view: NSView, at insertionIndex: Int)
    func removeArrangedSubview(_ view: NSView)
    func setCustomSpacing(_ spacing: CGFloat, after view: NSView)
    func addView(_ view: NSView, in gravity: Gravity)
    func setViews(_ views: [NSView], in gravity: Gravity)
    func setHuggingPriority(_ clippingResistancePriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
    enum Distribution: Int, Sendable { case gravityAreas, fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    enum Gravity: Int, Sendable { case top, leading, center, bottom, trailing }
}
@MainActor @objc protocol NSStackViewDelegate: NSObjectProtocol {}
enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }
@MainActor class NSGridView: NSView {
    convenience init(views rows: [[NSView]])
}
@MainActor class NSSplitView: NSView {
    var isVertical: Bool
    var dividerStyle: DividerStyle
    weak var delegate: (any NSSplitViewDelegate)?
    func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int)
    enum DividerStyle: Int, Sendable { case thick, thin, paneSplitter }
}
@MainActor @objc protocol NSSplitViewDelegate: NSObjectProtocol {}
@MainActor class NSTabView: NSView {
    func selectTabViewItem(at index: Int)
}
@MainActor class NSPathControl: NSControl {
    var url: URL?
}
@MainActor class NSScroller: NSControl {}
@MainActor class NSScrollView: NSView {
    var contentView: NSClipView
    var documentView: NSView?
    var documentVisibleRect: NSRect { get }
    var contentSize: NSSize { get }
    var contentInsets: NSEdgeInsets
    var automaticallyAdjustsContentInsets: Bool
    var hasVerticalScroller: Bool
    var hasHorizontalScroller: Bool
    var verticalScroller: NSScroller?
    var autohidesScrollers: Bool
    var scrollerStyle: NSScroller.Style
    var borderType: NSBorderType
    var drawsBackground: Bool
    var backgroundColor: NSColor
    var verticalScrollElasticity: Elasticity
    func reflectScrolledClipView(_ cView: NSClipView)
    func tile()
    enum Elasticity: Int, Sendable { case automatic, none, allowed }
    nonisolated class let didLiveScrollNotification: NSNotification.Name
    nonisolated class let willStartLiveScrollNotification: NSNotification.Name
    nonisolated class let didEndLiveScrollNotification: NSNotification.Name
}
extension NSScroller {
    enum Style: Int, Sendable { case legacy, overlay }
}
enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
@MainActor class NSClipView: NSView {
    var documentView: NSView?
    var documentRect: NSRect { get }
    var documentVisibleRect: NSRect { get }
    var drawsBackground: Bool
    var backgroundColor: NSColor
    func scroll(to newOrigin: NSPoint)
    func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect
}

// Text

@MainActor class NSText: NSView {
    var string: String
    var isEditable: Bool
    var isSelectable: Bool
    var isRichText: Bool
    var drawsBackground: Bool
    var backgroundColor: NSColor?
    var selectedRange: NSRange
    var font: NSFont?
    var textColor: NSColor?
    var alignment: NSTextAlignment
    weak var delegate: (any NSTextDelegate)?
    func scrollRangeToVisible(_ range: NSRange)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func cut(_ sender: Any?)
    nonisolated class let didChangeNotification: NSNotification.Name
}
@MainActor @objc protocol NSTextDelegate: NSObjectProtocol {
    optional func textDidBeginEditing(_ notification: Notification)
    optional func textDidEndEditing(_ notification: Notification)
    optional func textDidChange(_ notification: Notification)
}
@MainActor @objc protocol NSTextInputClient {
    func insertText(_ string: Any, replacementRange: NSRange)
    func doCommand(by selector: Selector)
    func selectedRange() -> NSRange
    func markedRange() -> NSRange
    func hasMarkedText() -> Bool
}
@MainActor class NSTextView: NSText, NSTextInputClient {
    init(frame frameRect: NSRect, textContainer container: NSTextContainer?)
    var textContainer: NSTextContainer?
    var textContainerInset: NSSize
    var layoutManager: NSLayoutManager? { get }
    unowned(unsafe) var textStorage: NSTextStorage? { get }
    var textLayoutManager: NSTextLayoutManager? { get }
    var typingAttributes: [NSAttributedString.Key: Any]
    var selectedTextAttributes: [NSAttributedString.Key: Any]
    var linkTextAttributes: [NSAttributedString.Key: Any]?
    var insertionPointColor: NSColor?
    var isAutomaticQuoteSubstitutionEnabled: Bool
    var isAutomaticTextReplacementEnabled: Bool
    var isAutomaticLinkDetectionEnabled: Bool
    var isContinuousSpellCheckingEnabled: Bool
    var isFieldEditor: Bool
    var allowsUndo: Bool
    weak var delegate: (any NSTextViewDelegate)?
    func insertText(_ string: Any, replacementRange: NSRange)
    func setSelectedRange(_ charRange: NSRange)
    var selectedRanges: [NSValue]
    func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool
    func didChangeText()
    func complete(_ sender: Any?)
    func pasteAsPlainText(_ sender: Any?)
    class func scrollableTextView() -> NSScrollView
    nonisolated class let didChangeSelectionNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol NSTextViewDelegate: NSTextDelegate {
    optional func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    optional func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool
    optional func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    optional func textViewDidChangeSelection(_ notification: Notification)
}
@objc protocol NSTextStorageDelegate: NSObjectProtocol {
    optional func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}
class NSTextLayoutManager: NSObject, NSSecureCoding { init() }
@MainActor class NSTextField: NSControl, NSUserInterfaceValidations {
    convenience init(labelWithString stringValue: String)
    convenience init(wrappingLabelWithString stringValue: String)
    convenience init(labelWithAttributedString attributedStringValue: NSAttributedString)
    convenience init(string stringValue: String)
    var placeholderString: String?
    var placeholderAttributedString: NSAttributedString?
    var backgroundColor: NSColor?
    var drawsBackground: Bool
    var textColor: NSColor?
    var isBordered: Bool
    var isBezeled: Bool
    var isEditable: Bool
    var isSelectable: Bool
    var bezelStyle: BezelStyle
    var preferredMaxLayoutWidth: CGFloat
    var maximumNumberOfLines: Int
    var allowsEditingTextAttributes: Bool
    weak var delegate: (any NSTextFieldDelegate)?
    func selectText(_ sender: Any?)
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
    enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
}
@MainActor @objc protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@MainActor class NSSecureTextField: NSTextField {}
@MainActor class NSSearchField: NSTextField {
    var recentSearches: [String]
    var sendsWholeSearchString: Bool
}
@MainActor @objc protocol NSSearchFieldDelegate: NSTextFieldDelegate {
    optional func searchFieldDidStartSearching(_ sender: NSSearchField)
    optional func searchFieldDidEndSearching(_ sender: NSSearchField)
}

// Tables, outlines, collections

@MainActor class NSTableView: NSControl, NSUserInterfaceValidations, NSTextViewDelegate, NSDraggingSource {
    weak var dataSource: (any NSTableViewDataSource)?
    weak var delegate: (any NSTableViewDelegate)?
    var headerView: NSTableHeaderView?
    var rowHeight: CGFloat
    var usesAutomaticRowHeights: Bool
    var intercellSpacing: NSSize
    var backgroundColor: NSColor
    var style: Style
    var rowSizeStyle: RowSizeStyle
    var selectionHighlightStyle: SelectionHighlightStyle
    var tableColumns: [NSTableColumn] { get }
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    func addTableColumn(_ tableColumn: NSTableColumn)
    func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
    func scrollRowToVisible(_ row: Int)
    func reloadData()
    func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet)
    func noteNumberOfRowsChanged()
    func noteHeightOfRows(withIndexesChanged indexSet: IndexSet)
    var doubleAction: Selector?
    var clickedRow: Int { get }
    var clickedColumn: Int { get }
    var sortDescriptors: [NSSortDescriptor]
    var allowsMultipleSelection: Bool
    var allowsEmptySelection: Bool
    func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool)
    func deselectRow(_ row: Int)
    func deselectAll(_ sender: Any?)
    var selectedRow: Int { get }
    var selectedRowIndexes: IndexSet { get }
    func isRowSelected(_ row: Int) -> Bool
    func rect(ofRow row: Int) -> NSRect
    func row(at point: NSPoint) -> Int
    func row(for view: NSView) -> Int
    func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView?
    func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView?
    func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView?
    func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier)
    func beginUpdates()
    func endUpdates()
    func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = [])
    func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = [])
    func moveRow(at oldIndex: Int, to newIndex: Int)
    func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool)
    func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool)
    enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    enum RowSizeStyle: Int, Sendable { case `default`, custom, small, medium, large }
    enum SelectionHighlightStyle: Int, Sendable { case none, regular, sourceList }
    enum DropOperation: UInt, Sendable { case on, above }
    struct AnimationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var effectFade: AnimationOptions { get }
        static var slideUp: AnimationOptions { get }
        static var slideDown: AnimationOptions { get }
    }
    nonisolated class let selectionDidChangeNotification: NSNotification.Name
}
@_deliveredOn(main)
@MainActor @objc protocol NSTableViewDelegate: NSControlTextEditingDelegate {
    optional func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    optional func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
    optional func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    optional func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    optional func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    optional func tableViewSelectionDidChange(_ notification: Notification)
}
@_deliveredOn(main)
@MainActor @objc protocol NSTableViewDataSource: NSObjectProtocol {
    optional func numberOfRows(in tableView: NSTableView) -> Int
    optional func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
    optional func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    optional func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
    optional func tableView(_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int, proposedDropOperation dropOperation: NSTableView.DropOperation) -> NSDragOperation
    optional func tableView(_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation) -> Bool
}
@MainActor class NSTableHeaderView: NSView {}
@MainActor class NSTableColumn: NSObject, NSCoding, NSUserInterfaceItemIdentification {
    init(identifier: NSUserInterfaceItemIdentifier)
    var identifier: NSUserInterfaceItemIdentifier
    var title: String
    var width: CGFloat
    var minWidth: CGFloat
    var maxWidth: CGFloat
    var isHidden: Bool
    var sortDescriptorPrototype: NSSortDescriptor?
}
@MainActor class NSTableRowView: NSView {
    var isSelected: Bool
    var isEmphasized: Bool
    var backgroundColor: NSColor
    func drawSelection(in dirtyRect: NSRect)
    func drawBackground(in dirtyRect: NSRect)
    func view(atColumn column: Int) -> Any?
}
@MainActor class NSTableCellView: NSView {
    var objectValue: Any?
    unowned(unsafe) var textField: NSTextField?
    unowned(unsafe) var imageView: NSImageView?
    var backgroundStyle: NSView.BackgroundStyle
}
extension NSView {
    enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }
}
@MainActor class NSOutlineView: NSTableView {
    weak var delegate: (any NSOutlineViewDelegate)?
    weak var dataSource: (any NSOutlineViewDataSource)?
    func expandItem(_ item: Any?)
    func expandItem(_ item: Any?, expandChildren: Bool)
    func collapseItem(_ item: Any?)
    func reloadItem(_ item: Any?)
    func reloadItem(_ item: Any?, reloadChildren: Bool)
    func parent(forItem item: Any?) -> Any?
    func item(atRow row: Int) -> Any?
    func row(forItem item: Any?) -> Int
    func isItemExpanded(_ item: Any?) -> Bool
    func child(_ index: Int, ofItem item: Any?) -> Any?
    func numberOfChildren(ofItem item: Any?) -> Int
    var autosaveExpandedItems: Bool
    var indentationPerLevel: CGFloat
}
@MainActor @objc protocol NSOutlineViewDataSource: NSObjectProtocol {
    optional func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    optional func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
    optional func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    optional func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)?
    optional func outlineView(_ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?, proposedChildIndex index: Int) -> NSDragOperation
    optional func outlineView(_ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int) -> Bool
}
@MainActor @objc protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
    optional func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    optional func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    optional func outlineViewSelectionDidChange(_ notification: Notification)
}
@MainActor class NSCollectionView: NSView, NSDraggingSource {
    weak var dataSource: (any NSCollectionViewDataSource)?
    weak var delegate: (any NSCollectionViewDelegate)?
    var collectionViewLayout: NSCollectionViewLayout?
    var content: [Any]
    var isSelectable: Bool
    var allowsMultipleSelection: Bool
    var selectionIndexPaths: Set<IndexPath>
    var selectionIndexes: IndexSet
    var backgroundColors: [NSColor]!
    func reloadData()
    func numberOfItems(inSection section: Int) -> Int
    func frameForItem(at index: Int) -> NSRect
    func item(at index: Int) -> NSCollectionViewItem?
    func item(at indexPath: IndexPath) -> NSCollectionViewItem?
    func indexPath(for item: NSCollectionViewItem) -> IndexPath?
    func visibleItems() -> [NSCollectionViewItem]
    func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSCollectionViewItem
    func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier)
    func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier)
    func insertItems(at indexPaths: Set<IndexPath>)
    func deleteItems(at indexPaths: Set<IndexPath>)
    func reloadItems(at indexPaths: Set<IndexPath>)
    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
    func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil)
    func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition)
    func deselectItems(at indexPaths: Set<IndexPath>)
    func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition)
    struct ScrollPosition: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
    enum DropOperation: Int, Sendable { case on, before }
}
@MainActor @objc protocol NSCollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
    optional func numberOfSections(in collectionView: NSCollectionView) -> Int
}
@MainActor @objc protocol NSCollectionViewDelegate: NSObjectProtocol {
    optional func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
    optional func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
    optional func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath) -> (any NSPasteboardWriting)?
}
@MainActor @objc protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {}
@MainActor class NSCollectionViewLayout: NSObject, NSCoding {
    func invalidateLayout()
    func prepare()
    func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes]
    func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    var collectionViewContentSize: NSSize { get }
}
@MainActor class NSCollectionViewLayoutAttributes: NSObject, NSCopying {
    var frame: NSRect
    var alpha: CGFloat
}
@MainActor class NSCollectionViewFlowLayout: NSCollectionViewLayout {
    var itemSize: NSSize
    var minimumLineSpacing: CGFloat
    var scrollDirection: NSCollectionView.ScrollDirection
}
extension NSCollectionView {
    enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
@MainActor class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
    init(section: NSCollectionLayoutSection)
}
@MainActor class NSCollectionViewItem: NSViewController, NSCopying {
    var collectionView: NSCollectionView? { get }
    var isSelected: Bool
    unowned(unsafe) var imageView: NSImageView?
    unowned(unsafe) var textField: NSTextField?
    var draggingImageComponents: [NSDraggingImageComponent] { get }
}
@MainActor class NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, NSCollectionViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    typealias ItemProvider = (NSCollectionView, IndexPath, ItemIdentifierType) -> NSCollectionViewItem?
    init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider)
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool, completion: (() -> Void)? = nil)
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
}
@MainActor class NSTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, NSTableViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    typealias CellProvider = (NSTableView, NSTableColumn, Int, ItemIdentifierType) -> NSView
    init(tableView: NSTableView, cellProvider: @escaping CellProvider)
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool, completion: (() -> Void)? = nil)
}

// Gestures

@MainActor class NSGestureRecognizer: NSObject, NSCoding {
    init(target: Any?, action: Selector?)
    weak var target: AnyObject?
    var action: Selector?
    var state: State { get }
    weak var delegate: (any NSGestureRecognizerDelegate)?
    var isEnabled: Bool
    var view: NSView? { get }
    func location(in view: NSView?) -> NSPoint
    enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
}
@MainActor @objc protocol NSGestureRecognizerDelegate: NSObjectProtocol {
    optional func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
}
@MainActor class NSClickGestureRecognizer: NSGestureRecognizer {
    var numberOfClicksRequired: Int
    var buttonMask: Int
}
@MainActor class NSPanGestureRecognizer: NSGestureRecognizer {
    func translation(in view: NSView?) -> NSPoint
}
@MainActor class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    var magnification: CGFloat
}
@MainActor class NSPressGestureRecognizer: NSGestureRecognizer {}
@MainActor class NSUserDefaultsController: NSObject {}
@MainActor class NSArrayController: NSObject {}
@MainActor class NSObjectController: NSObject {}
extension NSObject {
    func bind(_ binding: NSBindingName, to observable: Any, withKeyPath keyPath: String, options: [NSBindingOption: Any]? = nil)
    func unbind(_ binding: NSBindingName)
    func setAccessibilityLabel(_ accessibilityLabel: String?)
    func setAccessibilityIdentifier(_ accessibilityIdentifier: String?)
}
struct NSBindingName: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
}
struct NSBindingOption: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
}
