// MessageUI.
@_exported import UIKit

@MainActor class MFMailComposeViewController: UINavigationController {
    class func canSendMail() -> Bool
    weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    func setSubject(_ subject: String)
    func setToRecipients(_ toRecipients: [String]?)
    func setMessageBody(_ body: String, isHTML: Bool)
    func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String)
}
@_deliveredOn(main)
@MainActor @objc protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    optional func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
@MainActor class MFMessageComposeViewController: UINavigationController {
    class func canSendText() -> Bool
}
@_deliveredOn(main)
@MainActor @objc protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {}
