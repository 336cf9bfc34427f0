// UIKit: scroll views, tables, collections and what fills them.

@MainActor class UIScrollView: UIView, UIFocusItemScrollableContainer {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var contentInset: UIEdgeInsets
    var adjustedContentInset: UIEdgeInsets { get }
    var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
    var automaticallyAdjustsScrollIndicatorInsets: Bool
    var scrollIndicatorInsets: UIEdgeInsets
    var verticalScrollIndicatorInsets: UIEdgeInsets
    var contentLayoutGuide: UILayoutGuide { get }
    var frameLayoutGuide: UILayoutGuide { get }
    weak var delegate: (any UIScrollViewDelegate)?
    var bounces: Bool
    var alwaysBounceVertical: Bool
    var alwaysBounceHorizontal: Bool
    var isPagingEnabled: Bool
    var isScrollEnabled: Bool
    var showsVerticalScrollIndicator: Bool
    var showsHorizontalScrollIndicator: Bool
    var decelerationRate: DecelerationRate
    func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
    func scrollRectToVisible(_ rect: CGRect, animated: Bool)
    func flashScrollIndicators()
    var isTracking: Bool { get }
    var isDragging: Bool { get }
    var isDecelerating: Bool { get }
    var minimumZoomScale: CGFloat
    var maximumZoomScale: CGFloat
    var zoomScale: CGFloat
    func setZoomScale(_ scale: CGFloat, animated: Bool)
    var scrollsToTop: Bool
    var panGestureRecognizer: UIPanGestureRecognizer { get }
    var pinchGestureRecognizer: UIPinchGestureRecognizer? { get }
    var keyboardDismissMode: KeyboardDismissMode
    var refreshControl: UIRefreshControl?
    enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        let rawValue: CGFloat
        init(rawValue: CGFloat)
        static let normal: DecelerationRate
        static let fast: DecelerationRate
    }
}
@MainActor @objc protocol UIFocusItemScrollableContainer: NSObjectProtocol {}
@_deliveredOn(main)
@MainActor @objc protocol UIScrollViewDelegate: NSObjectProtocol {
    optional func scrollViewDidScroll(_ scrollView: UIScrollView)
    optional func scrollViewDidZoom(_ scrollView: UIScrollView)
    optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    optional func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
    optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

@MainActor class UITableView: UIScrollView, NSCoding, UIDataSourceTranslating {
    init(frame: CGRect, style: Style)
    var style: Style { get }
    weak var dataSource: (any UITableViewDataSource)?
    weak var delegate: (any UITableViewDelegate)?
    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    var rowHeight: CGFloat
    var sectionHeaderHeight: CGFloat
    var sectionFooterHeight: CGFloat
    var estimatedRowHeight: CGFloat
    var estimatedSectionHeaderHeight: CGFloat
    var sectionHeaderTopPadding: CGFloat
    var separatorInset: UIEdgeInsets
    var separatorStyle: UITableViewCell.SeparatorStyle
    var separatorColor: UIColor?
    var backgroundView: UIView?
    var tableHeaderView: UIView?
    var tableFooterView: UIView?
    var numberOfSections: Int { get }
    func numberOfRows(inSection section: Int) -> Int
    func rect(forSection section: Int) -> CGRect
    func rectForRow(at indexPath: IndexPath) -> CGRect
    func indexPathForRow(at point: CGPoint) -> IndexPath?
    func indexPath(for cell: UITableViewCell) -> IndexPath?
    func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
    var visibleCells: [UITableViewCell] { get }
    var indexPathsForVisibleRows: [IndexPath]? { get }
    func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
    func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    func beginUpdates()
    func endUpdates()
    func insertSections(_ sections: IndexSet, with animation: RowAnimation)
    func deleteSections(_ sections: IndexSet, with animation: RowAnimation)
    func reloadSections(_ sections: IndexSet, with animation: RowAnimation)
    func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation)
    func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation)
    func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation)
    func reconfigureRows(at indexPaths: [IndexPath])
    func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
    func reloadData()
    var isEditing: Bool
    func setEditing(_ editing: Bool, animated: Bool)
    var allowsSelection: Bool
    var allowsMultipleSelection: Bool
    var allowsSelectionDuringEditing: Bool
    var indexPathForSelectedRow: IndexPath? { get }
    var indexPathsForSelectedRows: [IndexPath]? { get }
    func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
    func deselectRow(at indexPath: IndexPath, animated: Bool)
    func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
    func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
    func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
    func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
    func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
    func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
    nonisolated class let automaticDimension: CGFloat
    enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic }
}
@MainActor @objc protocol UIDataSourceTranslating: NSObjectProtocol {}
@_deliveredOn(main)
@MainActor @objc protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    optional func numberOfSections(in tableView: UITableView) -> Int
    optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
    optional func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
@_deliveredOn(main)
@MainActor @objc protocol UITableViewDelegate: UIScrollViewDelegate {
    optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    optional func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
}
@MainActor @objc protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
@MainActor @objc protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
}
@MainActor @objc protocol UITableViewDropDelegate: NSObjectProtocol {}
@MainActor class UITableViewCell: UIView, NSCoding, UIGestureRecognizerDelegate {
    init(style: CellStyle, reuseIdentifier: String?)
    var imageView: UIImageView? { get }
    var textLabel: UILabel? { get }
    var detailTextLabel: UILabel? { get }
    var contentView: UIView { get }
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    var contentConfiguration: (any UIContentConfiguration)?
    var backgroundConfiguration: UIBackgroundConfiguration?
    func defaultContentConfiguration() -> UIListContentConfiguration
    func updateConfiguration(using state: UICellConfigurationState)
    func setNeedsUpdateConfiguration()
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    var selectionStyle: SelectionStyle
    var isSelected: Bool
    var isHighlighted: Bool
    func setSelected(_ selected: Bool, animated: Bool)
    func setHighlighted(_ highlighted: Bool, animated: Bool)
    var editingStyle: EditingStyle { get }
    var showsReorderControl: Bool
    var accessoryType: AccessoryType
    var accessoryView: UIView?
    var indentationLevel: Int
    var separatorInset: UIEdgeInsets
    var isEditing: Bool
    func setEditing(_ editing: Bool, animated: Bool)
    enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    enum SeparatorStyle: Int, Sendable { case none, singleLine }
    enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    enum EditingStyle: Int, Sendable { case none, delete, insert }
    enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
}
@MainActor class UITableViewHeaderFooterView: UIView {
    init(reuseIdentifier: String?)
    var textLabel: UILabel? { get }
    var contentView: UIView { get }
    func prepareForReuse()
}
@MainActor class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    init(style: UITableView.Style)
    var tableView: UITableView!
    var clearsSelectionOnViewWillAppear: Bool
    var refreshControl: UIRefreshControl?
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
@MainActor class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    init(tableView: UITableView, cellProvider: @escaping CellProvider)
    var defaultRowAnimation: UITableView.RowAnimation
    nonisolated func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
    nonisolated func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async
    nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    func sectionIdentifier(for index: Int) -> SectionIdentifierType?
}
@MainActor class UISwipeActionsConfiguration: NSObject {
    init(actions: [UIContextualAction])
    var performsFirstActionWithFullSwipe: Bool
}
@MainActor class UIContextualAction: NSObject {
    init(style: Style, title: String?, handler: @escaping Handler)
    typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    var backgroundColor: UIColor!
    var image: UIImage?
    var title: String?
    enum Style: Int, Sendable { case normal, destructive }
}

@MainActor class UICollectionView: UIScrollView, UIDataSourceTranslating {
    init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
    var collectionViewLayout: UICollectionViewLayout
    weak var delegate: (any UICollectionViewDelegate)?
    weak var dataSource: (any UICollectionViewDataSource)?
    weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    var isPrefetchingEnabled: Bool
    var dragInteractionEnabled: Bool
    var backgroundView: UIView?
    func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
    func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
    func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
    func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
    func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
    func dequeueConfiguredReusableCell<Cell, Item>(using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell where Cell: UICollectionViewCell
    func dequeueConfiguredReusableSupplementary<Supplementary>(using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary where Supplementary: UICollectionReusableView
    var allowsSelection: Bool
    var allowsMultipleSelection: Bool
    var indexPathsForSelectedItems: [IndexPath]? { get }
    func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
    func deselectItem(at indexPath: IndexPath, animated: Bool)
    func reloadData()
    func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
    var numberOfSections: Int { get }
    func numberOfItems(inSection section: Int) -> Int
    func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    func indexPathForItem(at point: CGPoint) -> IndexPath?
    func indexPath(for cell: UICollectionViewCell) -> IndexPath?
    func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
    var visibleCells: [UICollectionViewCell] { get }
    var indexPathsForVisibleItems: [IndexPath] { get }
    func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
    func insertSections(_ sections: IndexSet)
    func deleteSections(_ sections: IndexSet)
    func reloadSections(_ sections: IndexSet)
    func insertItems(at indexPaths: [IndexPath])
    func deleteItems(at indexPaths: [IndexPath])
    func reloadItems(at indexPaths: [IndexPath])
    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    nonisolated class let elementKindSectionHeader: String
    nonisolated class let elementKindSectionFooter: String
    struct ScrollPosition: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var top: ScrollPosition { get }
        static var centeredVertically: ScrollPosition { get }
        static var bottom: ScrollPosition { get }
        static var left: ScrollPosition { get }
        static var centeredHorizontally: ScrollPosition { get }
        static var right: ScrollPosition { get }
    }
    @MainActor struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        typealias Handler = (Cell, IndexPath, Item) -> Void
        init(handler: @escaping Handler)
        init(cellNib: UINib, handler: @escaping Handler)
    }
    @MainActor struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        typealias Handler = (Supplementary, String, IndexPath) -> Void
        init(elementKind: String, handler: @escaping Handler)
    }
}
@_deliveredOn(main)
@MainActor @objc protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    optional func numberOfSections(in collectionView: UICollectionView) -> Int
    optional func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
@_deliveredOn(main)
@MainActor @objc protocol UICollectionViewDelegate: UIScrollViewDelegate {
    optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
}
@MainActor @objc protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
}
@MainActor @objc protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
@MainActor @objc protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
}
@MainActor @objc protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
@MainActor @objc protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var destinationIndexPath: IndexPath? { get }
}
@MainActor class UICollectionViewDropProposal: UIDropProposal {
    init(operation: UIDropOperation, intent: Intent)
    enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
}
@MainActor class UICollectionReusableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
    func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
    func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
}
@MainActor class UICollectionViewCell: UICollectionReusableView {
    var contentView: UIView { get }
    var isSelected: Bool
    var isHighlighted: Bool
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    var contentConfiguration: (any UIContentConfiguration)?
    var backgroundConfiguration: UIBackgroundConfiguration?
    func updateConfiguration(using state: UICellConfigurationState)
    func setNeedsUpdateConfiguration()
}
@MainActor class UICollectionViewListCell: UICollectionViewCell {
    func defaultContentConfiguration() -> UIListContentConfiguration
}
@MainActor class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    init(collectionViewLayout layout: UICollectionViewLayout)
    var collectionView: UICollectionView!
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}
@MainActor class UICollectionViewLayout: NSObject, NSCoding {
    init()
    var collectionView: UICollectionView? { get }
    func invalidateLayout()
    func prepare()
    var collectionViewContentSize: CGSize { get }
    func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
    func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
}
@MainActor class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    init(forCellWith indexPath: IndexPath)
    var frame: CGRect
    var center: CGPoint
    var size: CGSize
    var transform: CGAffineTransform
    var alpha: CGFloat
    var zIndex: Int
    var isHidden: Bool
    var indexPath: IndexPath
}
@MainActor class UICollectionViewFlowLayout: UICollectionViewLayout {
    var minimumLineSpacing: CGFloat
    var minimumInteritemSpacing: CGFloat
    var itemSize: CGSize
    var estimatedItemSize: CGSize
    var scrollDirection: UICollectionView.ScrollDirection
    var headerReferenceSize: CGSize
    var footerReferenceSize: CGSize
    var sectionInset: UIEdgeInsets
    nonisolated class let automaticSize: CGSize
}
extension UICollectionView {
    enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
@MainActor class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    init(section: NSCollectionLayoutSection)
    init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)
    class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
}
struct UICollectionLayoutListConfiguration {
    init(appearance: Appearance)
    var showsSeparators: Bool
    var backgroundColor: UIColor?
    enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
}
@MainActor class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    init(collectionView: UICollectionView, cellProvider: @escaping CellProvider)
    var supplementaryViewProvider: SupplementaryViewProvider?
    nonisolated func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
    nonisolated func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async
    nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    func sectionIdentifier(for index: Int) -> SectionIdentifierType?
}
protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}
@MainActor protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}
protocol UIConfigurationState {}
struct UICellConfigurationState: UIConfigurationState, Hashable {
    var isSelected: Bool
    var isHighlighted: Bool
    var isEditing: Bool
}
struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    static func cell() -> UIListContentConfiguration
    static func subtitleCell() -> UIListContentConfiguration
    static func valueCell() -> UIListContentConfiguration
    var text: String?
    var attributedText: NSAttributedString?
    var secondaryText: String?
    var image: UIImage?
}
struct UIBackgroundConfiguration: Hashable {
    static func clear() -> UIBackgroundConfiguration
    static func listPlainCell() -> UIBackgroundConfiguration
    var backgroundColor: UIColor?
    var cornerRadius: CGFloat
    var strokeColor: UIColor?
    var strokeWidth: CGFloat
}
