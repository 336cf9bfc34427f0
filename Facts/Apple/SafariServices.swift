// SafariServices.
@_exported import UIKit
@_exported import AppKit

@MainActor class SFSafariViewController: UIViewController {
    init(url URL: URL)
    init(url URL: URL, configuration: Configuration)
    weak var delegate: (any SFSafariViewControllerDelegate)?
    var preferredBarTintColor: UIColor?
    var preferredControlTintColor: UIColor?
    var dismissButtonStyle: DismissButtonStyle
    class Configuration: NSObject, NSCopying {
        init()
        var entersReaderIfAvailable: Bool
        var barCollapsingEnabled: Bool
    }
    enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
}
@_deliveredOn(main)
@MainActor @objc protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
class SFContentBlockerManager: NSObject {
    class func reloadContentBlocker(withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    class func reloadContentBlocker(withIdentifier identifier: String) async throws
}
