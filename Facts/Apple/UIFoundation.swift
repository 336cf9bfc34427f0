// What UIKit and AppKit have in common: text attributes, layout constraints, compositional layout, data source
// snapshots. Exported by both.
@_exported import Foundation
@_exported import CoreGraphics
@_exported import QuartzCore
@_exported import CoreText

class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    class var `default`: NSParagraphStyle { get }
    var lineSpacing: CGFloat { get }
    var paragraphSpacing: CGFloat { get }
    var alignment: NSTextAlignment { get }
    var lineBreakMode: NSLineBreakMode { get }
}
class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    init()
    var lineSpacing: CGFloat
    var paragraphSpacing: CGFloat
    var paragraphSpacingBefore: CGFloat
    var alignment: NSTextAlignment
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var tailIndent: CGFloat
    var lineBreakMode: NSLineBreakMode
    var minimumLineHeight: CGFloat
    var maximumLineHeight: CGFloat
    var lineHeightMultiple: CGFloat
    var hyphenationFactor: Float
}
enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
enum NSLineBreakMode: UInt, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
struct NSUnderlineStyle: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static var single: NSUnderlineStyle { get }
    static var thick: NSUnderlineStyle { get }
    static var double: NSUnderlineStyle { get }
}
extension NSAttributedString.Key {
    static let font: NSAttributedString.Key
    static let paragraphStyle: NSAttributedString.Key
    static let foregroundColor: NSAttributedString.Key
    static let backgroundColor: NSAttributedString.Key
    static let ligature: NSAttributedString.Key
    static let kern: NSAttributedString.Key
    static let strikethroughStyle: NSAttributedString.Key
    static let underlineStyle: NSAttributedString.Key
    static let underlineColor: NSAttributedString.Key
    static let strokeColor: NSAttributedString.Key
    static let strokeWidth: NSAttributedString.Key
    static let shadow: NSAttributedString.Key
    static let attachment: NSAttributedString.Key
    static let link: NSAttributedString.Key
    static let baselineOffset: NSAttributedString.Key
    static let cursor: NSAttributedString.Key
}
extension NSAttributedString {
    func size() -> CGSize
    func draw(at point: CGPoint)
    func draw(in rect: CGRect)
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect
    init(attachment: NSTextAttachment)
    init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
    struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let documentType: DocumentReadingOptionKey
        static let characterEncoding: DocumentReadingOptionKey
    }
    struct DocumentType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let html: DocumentType
        static let plain: DocumentType
        static let rtf: DocumentType
    }
}
class NSShadow: NSObject, NSCopying, NSSecureCoding {
    init()
    var shadowOffset: CGSize
    var shadowBlurRadius: CGFloat
    var shadowColor: Any?
}
class NSTextAttachment: NSObject, NSSecureCoding {
    init(data contentData: Data?, ofType uti: String?)
    var contents: Data?
    var bounds: CGRect
}
class NSTextStorage: NSMutableAttributedString {
    var layoutManagers: [NSLayoutManager] { get }
    func addLayoutManager(_ aLayoutManager: NSLayoutManager)
    func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
    func processEditing()
    struct EditActions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var editedAttributes: EditActions { get }
        static var editedCharacters: EditActions { get }
    }
}
class NSLayoutManager: NSObject, NSSecureCoding {
    init()
    var textStorage: NSTextStorage? { get }
    var textContainers: [NSTextContainer] { get }
    func addTextContainer(_ container: NSTextContainer)
    func glyphRange(for container: NSTextContainer) -> NSRange
    func usedRect(for container: NSTextContainer) -> CGRect
    func ensureLayout(for container: NSTextContainer)
}
class NSTextContainer: NSObject, NSSecureCoding {
    init(size: CGSize)
    var size: CGSize
    var lineFragmentPadding: CGFloat
    var maximumNumberOfLines: Int
    var lineBreakMode: NSLineBreakMode
    var widthTracksTextView: Bool
    var heightTracksTextView: Bool
}

@MainActor class NSLayoutConstraint: NSObject {
    class func constraints(withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]
    init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat)
    class func activate(_ constraints: [NSLayoutConstraint])
    class func deactivate(_ constraints: [NSLayoutConstraint])
    var constant: CGFloat
    var multiplier: CGFloat { get }
    var isActive: Bool
    var identifier: String?
    unowned(unsafe) var firstItem: AnyObject? { get }
    unowned(unsafe) var secondItem: AnyObject? { get }
    var shouldBeArchived: Bool
    enum Attribute: Int, Sendable { case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, notAnAttribute }
    enum Relation: Int, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
    struct FormatOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
    enum Axis: Int, Sendable { case horizontal, vertical }
}
@MainActor class NSLayoutAnchor<AnchorType>: NSObject, NSCopying, NSCoding where AnchorType: AnyObject {
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
}
@MainActor class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
    func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
}

struct NSDirectionalEdgeInsets: Hashable, Sendable {
    init()
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
    static let zero: NSDirectionalEdgeInsets
}
struct NSDirectionalRectEdge: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
}
enum NSRectAlignment: Int, Sendable { case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing }

struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    init()
    var numberOfItems: Int { get }
    var numberOfSections: Int { get }
    var sectionIdentifiers: [SectionIdentifierType] { get }
    var itemIdentifiers: [ItemIdentifierType] { get }
    func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
    func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
    func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?
    func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
    mutating func appendSections(_ identifiers: [SectionIdentifierType])
    mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
    mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
    mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    mutating func deleteItems(_ identifiers: [ItemIdentifierType])
    mutating func deleteSections(_ identifiers: [SectionIdentifierType])
    mutating func deleteAllItems()
    mutating func reloadItems(_ identifiers: [ItemIdentifierType])
    mutating func reconfigureItems(_ identifiers: [ItemIdentifierType])
    mutating func reloadSections(_ identifiers: [SectionIdentifierType])
}
extension NSDiffableDataSourceSnapshot: Sendable {}

@MainActor class NSCollectionLayoutSize: NSObject, NSCopying {
    init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
}
@MainActor class NSCollectionLayoutDimension: NSObject, NSCopying {
    class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
    class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
    class func absolute(_ absoluteDimension: CGFloat) -> Self
    class func estimated(_ estimatedDimension: CGFloat) -> Self
}
@MainActor class NSCollectionLayoutItem: NSObject, NSCopying {
    init(layoutSize: NSCollectionLayoutSize)
    var contentInsets: NSDirectionalEdgeInsets
    var layoutSize: NSCollectionLayoutSize { get }
}
@MainActor class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
    class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
    class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
    var interItemSpacing: NSCollectionLayoutSpacing?
}
@MainActor class NSCollectionLayoutSpacing: NSObject, NSCopying {
    class func flexible(_ flexibleSpacing: CGFloat) -> Self
    class func fixed(_ fixedSpacing: CGFloat) -> Self
}
@MainActor class NSCollectionLayoutSection: NSObject, NSCopying {
    init(group: NSCollectionLayoutGroup)
    var contentInsets: NSDirectionalEdgeInsets
    var interGroupSpacing: CGFloat
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
}
@MainActor class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {}
@MainActor class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
    var pinToVisibleBounds: Bool
}
@MainActor protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}
