// QuickLook.
@_exported import UIKit
@_exported import AppKit

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
