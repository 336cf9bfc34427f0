// WebKit. Everything is main-actor; blocks that it hands out or takes are @MainActor @Sendable.
@_exported import Foundation
@_exported import UIKit
@_exported import AppKit

@MainActor class WKWebView: UIView {
    init(frame: CGRect, configuration: WKWebViewConfiguration)
    init?(coder: NSCoder)
    var configuration: WKWebViewConfiguration { get }
    weak var navigationDelegate: (any WKNavigationDelegate)?
    weak var uiDelegate: (any WKUIDelegate)?
    var backForwardList: WKBackForwardList { get }
    func load(_ request: URLRequest) -> WKNavigation?
    func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
    func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
    func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
    func go(to item: WKBackForwardListItem) -> WKNavigation?
    var title: String? { get }
    var url: URL? { get }
    var isLoading: Bool { get }
    var estimatedProgress: Double { get }
    var hasOnlySecureContent: Bool { get }
    var serverTrust: SecTrust? { get }
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    func goBack() -> WKNavigation?
    func goForward() -> WKNavigation?
    func reload() -> WKNavigation?
    func reloadFromOrigin() -> WKNavigation?
    func stopLoading()
    func evaluateJavaScript(_ javaScriptString: String, @_deliveredOn(main) completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil)
    func evaluateJavaScript(_ javaScriptString: String) async throws -> Any
    func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, @_deliveredOn(main) completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil)
    func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any?
    func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, @_deliveredOn(main) completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil)
    func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any?
    func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, @_deliveredOn(main) completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void)
    func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage
    func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data
    func createPDF(configuration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void)
    func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void)
    func find(_ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void)
    func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void)
    func startDownload(using request: URLRequest) async -> WKDownload
    func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void)
    func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil)
    func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil)
    func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
    var allowsBackForwardNavigationGestures: Bool
    var customUserAgent: String?
    var allowsLinkPreview: Bool
    var scrollView: UIScrollView { get }
    var magnification: CGFloat
    var allowsMagnification: Bool
    var pageZoom: CGFloat
    var mediaType: String?
    var interactionState: Any?
    var isInspectable: Bool
    var underPageBackgroundColor: UIColor!
    var themeColor: UIColor? { get }
    var cameraCaptureState: WKMediaCaptureState { get }
    var microphoneCaptureState: WKMediaCaptureState { get }
    func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
    func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
    var fullscreenState: FullscreenState { get }
    class func handlesURLScheme(_ urlScheme: String) -> Bool
    func printOperation(with printInfo: NSPrintInfo) -> NSPrintOperation
    enum FullscreenState: Int, Sendable { case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen }
}
enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
@MainActor class WKWebViewConfiguration: NSObject, NSCopying, NSSecureCoding {
    init()
    var processPool: WKProcessPool
    var preferences: WKPreferences
    var userContentController: WKUserContentController
    var websiteDataStore: WKWebsiteDataStore
    var defaultWebpagePreferences: WKWebpagePreferences!
    var suppressesIncrementalRendering: Bool
    var applicationNameForUserAgent: String?
    var allowsAirPlayForMediaPlayback: Bool
    var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes
    var allowsInlineMediaPlayback: Bool
    var dataDetectorTypes: WKDataDetectorTypes
    var ignoresViewportScaleLimits: Bool
    var limitsNavigationsToAppBoundDomains: Bool
    var upgradeKnownHostsToHTTPS: Bool
    func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
    func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)?
}
struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var audio: WKAudiovisualMediaTypes { get }
    static var video: WKAudiovisualMediaTypes { get }
    static var all: WKAudiovisualMediaTypes { get }
}
struct WKDataDetectorTypes: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var phoneNumber: WKDataDetectorTypes { get }
    static var link: WKDataDetectorTypes { get }
    static var all: WKDataDetectorTypes { get }
}
@MainActor class WKProcessPool: NSObject, NSSecureCoding { init() }
@MainActor class WKPreferences: NSObject, NSCopying, NSSecureCoding {
    init()
    var minimumFontSize: CGFloat
    var javaScriptEnabled: Bool
    var javaScriptCanOpenWindowsAutomatically: Bool
    var isFraudulentWebsiteWarningEnabled: Bool
    var isElementFullscreenEnabled: Bool
    var tabFocusesLinks: Bool
}
@MainActor class WKWebpagePreferences: NSObject {
    init()
    var preferredContentMode: ContentMode
    var allowsContentJavaScript: Bool
    enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
}
@MainActor class WKUserContentController: NSObject, NSSecureCoding {
    init()
    var userScripts: [WKUserScript] { get }
    func addUserScript(_ userScript: WKUserScript)
    func removeAllUserScripts()
    func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
    func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    func addScriptMessageHandler(_ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String)
    func removeScriptMessageHandler(forName name: String)
    func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld)
    func removeAllScriptMessageHandlers()
    func add(_ contentRuleList: WKContentRuleList)
    func remove(_ contentRuleList: WKContentRuleList)
    func removeAllContentRuleLists()
}
@MainActor class WKUserScript: NSObject, NSCopying {
    init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool)
    init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld)
    var source: String { get }
    var injectionTime: WKUserScriptInjectionTime { get }
    var isForMainFrameOnly: Bool { get }
}
enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
@MainActor class WKContentWorld: NSObject {
    class var page: WKContentWorld { get }
    class var defaultClient: WKContentWorld { get }
    class func world(name: String) -> WKContentWorld
    var name: String? { get }
}
@MainActor class WKScriptMessage: NSObject {
    var body: Any { get }
    weak var webView: WKWebView? { get }
    var frameInfo: WKFrameInfo { get }
    var name: String { get }
    var world: WKContentWorld { get }
}
@_deliveredOn(main)
@MainActor @objc protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@_deliveredOn(main)
@MainActor @objc protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?)
}
@MainActor class WKNavigation: NSObject {
    var effectiveContentMode: WKWebpagePreferences.ContentMode { get }
}
@MainActor class WKNavigationAction: NSObject {
    var sourceFrame: WKFrameInfo { get }
    var targetFrame: WKFrameInfo? { get }
    var navigationType: WKNavigationType { get }
    var request: URLRequest { get }
    var shouldPerformDownload: Bool { get }
    var modifierFlags: NSEvent.ModifierFlags { get }
    var buttonNumber: Int { get }
}
enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other }
@MainActor class WKNavigationResponse: NSObject {
    var isForMainFrame: Bool { get }
    var response: URLResponse { get }
    var canShowMIMEType: Bool { get }
}
enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
@MainActor class WKFrameInfo: NSObject, NSCopying {
    var isMainFrame: Bool { get }
    var request: URLRequest { get }
    var securityOrigin: WKSecurityOrigin { get }
    weak var webView: WKWebView? { get }
}
@MainActor class WKSecurityOrigin: NSObject {
    var `protocol`: String { get }
    var host: String { get }
    var port: Int { get }
}
@MainActor class WKWindowFeatures: NSObject {
    var x: NSNumber? { get }
    var y: NSNumber? { get }
    var width: NSNumber? { get }
    var height: NSNumber? { get }
    var toolbarsVisibility: NSNumber? { get }
}
@MainActor class WKBackForwardList: NSObject {
    var currentItem: WKBackForwardListItem? { get }
    var backItem: WKBackForwardListItem? { get }
    var forwardItem: WKBackForwardListItem? { get }
    func item(at index: Int) -> WKBackForwardListItem?
    var backList: [WKBackForwardListItem] { get }
    var forwardList: [WKBackForwardListItem] { get }
}
@MainActor class WKBackForwardListItem: NSObject {
    var url: URL { get }
    var title: String? { get }
    var initialURL: URL { get }
}
@_deliveredOn(main)
@MainActor @objc protocol WKNavigationDelegate: NSObjectProtocol {
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    optional func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    optional func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    optional func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    optional func webView(_ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge, shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    optional func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    optional func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}
@_deliveredOn(main)
@MainActor @objc protocol WKUIDelegate: NSObjectProtocol {
    optional func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    optional func webViewDidClose(_ webView: WKWebView)
    optional func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
    optional func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    optional func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
    optional func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
    optional func webView(_ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)
    optional func webView(_ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo, completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
}
@MainActor class WKContextMenuElementInfo: NSObject {
    var linkURL: URL? { get }
}
@MainActor class WKOpenPanelParameters: NSObject {
    var allowsMultipleSelection: Bool { get }
    var allowsDirectories: Bool { get }
}
enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
@MainActor class WKDownload: NSObject, ProgressReporting {
    var originalRequest: URLRequest? { get }
    weak var webView: WKWebView? { get }
    weak var delegate: (any WKDownloadDelegate)?
    func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil)
    func cancel() async -> Data?
    var progress: Progress { get }
}
@_deliveredOn(main)
@MainActor @objc protocol WKDownloadDelegate: NSObjectProtocol {
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
    optional func downloadDidFinish(_ download: WKDownload)
    optional func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    optional func download(_ download: WKDownload, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}
@MainActor class WKWebsiteDataStore: NSObject, NSSecureCoding {
    class func `default`() -> WKWebsiteDataStore
    class func nonPersistent() -> WKWebsiteDataStore
    init(forIdentifier identifier: UUID)
    class func remove(forIdentifier identifier: UUID, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void)
    class func allWebsiteDataTypes() -> Set<String>
    class var allDataStoreIdentifiers: [UUID] { get async }
    var isPersistent: Bool { get }
    func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void)
    func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord]
    func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor @Sendable () -> Void)
    func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async
    func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void)
    func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async
    var httpCookieStore: WKHTTPCookieStore { get }
    var identifier: UUID? { get }
}
@MainActor class WKWebsiteDataRecord: NSObject {
    var displayName: String { get }
    var dataTypes: Set<String> { get }
}
@MainActor class WKHTTPCookieStore: NSObject {
    func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void)
    func allCookies() async -> [HTTPCookie]
    func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
    func setCookie(_ cookie: HTTPCookie) async
    func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
    func deleteCookie(_ cookie: HTTPCookie) async
    func add(_ observer: any WKHTTPCookieStoreObserver)
    func remove(_ observer: any WKHTTPCookieStoreObserver)
}
@MainActor @objc protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    optional func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
@MainActor class WKContentRuleList: NSObject {
    var identifier: String! { get }
}
@MainActor class WKContentRuleListStore: NSObject {
    class func `default`() -> Self!
    init!(url: URL!)
    func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!, completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!)
    func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws -> WKContentRuleList?
    func lookUpContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!)
    func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList?
    func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!)
    func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!)
    func availableIdentifiers() async -> [String]?
}
@MainActor @objc protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
@MainActor @objc protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}
@MainActor class WKSnapshotConfiguration: NSObject, NSCopying {
    init()
    var rect: CGRect
    var snapshotWidth: NSNumber?
    var afterScreenUpdates: Bool
}
@MainActor class WKPDFConfiguration: NSObject, NSCopying {
    init()
    var rect: CGRect?
}
@MainActor class WKFindConfiguration: NSObject, NSCopying {
    init()
    var backwards: Bool
    var caseSensitive: Bool
    var wraps: Bool
}
@MainActor class WKFindResult: NSObject, NSCopying {
    var matchFound: Bool { get }
}
struct WKError: Error, Sendable {
    enum Code: Int, Sendable { case unknown, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed }
    var code: Code { get }
}
let WKErrorDomain: String
let WKWebsiteDataTypeCookies: String
let WKWebsiteDataTypeDiskCache: String
let WKWebsiteDataTypeMemoryCache: String
let WKWebsiteDataTypeLocalStorage: String
let WKWebsiteDataTypeSessionStorage: String
let WKWebsiteDataTypeIndexedDBDatabases: String
let WKWebsiteDataTypeFetchCache: String
let WKWebsiteDataTypeServiceWorkerRegistrations: String
