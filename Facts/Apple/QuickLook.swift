// QuickLook.
@_exported import UIKit
@_exported import AppKit
import SwiftUI

@MainActor class QLPreviewController: UIViewController {
    init()
    weak var dataSource: (any QLPreviewControllerDataSource)?
    weak var delegate: (any QLPreviewControllerDelegate)?
    func reloadData()
    var currentPreviewItemIndex: Int
}
@_deliveredOn(main)
@MainActor @objc protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
@_deliveredOn(main)
@MainActor @objc protocol QLPreviewControllerDelegate: NSObjectProtocol {}
@objc protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    optional var previewItemTitle: String? { get }
}

nonisolated extension View {
    func quickLookPreview(_ item: Binding<URL?>) -> some View
    func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View where Items: RandomAccessCollection, Items.Element == URL
}
extension NSURL: QLPreviewItem {}
@MainActor class QLPreviewPanel: NSPanel {
    class func shared() -> QLPreviewPanel!
    class func sharedPreviewPanelExists() -> Bool
    weak var dataSource: (any QLPreviewPanelDataSource)?
    weak var delegate: AnyObject?
    func reloadData()
    func updateController()
    func refreshCurrentPreviewItem()
    var currentPreviewItemIndex: Int
}
@_deliveredOn(main)
@MainActor @objc protocol QLPreviewPanelDataSource: NSObjectProtocol {
    func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
    func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
}
@MainActor @objc protocol QLPreviewPanelDelegate: NSWindowDelegate {}
