// What Foundation has on Apple platforms beyond, or other than, the open-source Foundation. A type that is declared
// here in its own right replaces the one of the same name there; extensions add to it.
@_exported import ObjectiveC
@_exported import CoreFoundation
@_exported import Dispatch
@_exported import Combine

// Selectors and the run loop of a thread

extension NSObject {
    func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)
    func performSelector(inBackground aSelector: Selector, with arg: Any?)
    func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool)
    func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
    func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode])
    class func cancelPreviousPerformRequests(withTarget aTarget: Any)
    class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
    func awakeFromNib()
    func prepareForInterfaceBuilder()
    var classForCoder: AnyClass { get }
    func replacementObject(for coder: NSCoder) -> Any?
}

func NSStringFromSelector(_ aSelector: Selector) -> String
func NSSelectorFromString(_ aSelectorName: String) -> Selector
func NSStringFromProtocol(_ proto: Protocol) -> String
func NSProtocolFromString(_ namestr: String) -> Protocol?
func NSGetUncaughtExceptionHandler() -> (@convention(c) (NSException) -> Void)?
func NSSetUncaughtExceptionHandler(_ handler: (@convention(c) (NSException) -> Void)?)

class NSException: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]?)
    var name: NSExceptionName { get }
    var reason: String? { get }
    var userInfo: [AnyHashable: Any]? { get }
    var callStackSymbols: [String] { get }
    var callStackReturnAddresses: [NSNumber] { get }
    func raise()
    class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer)
}

class NSProxy: NSObjectProtocol {}

// Key-value coding and observing

extension NSObject {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKeyPath keyPath: String)
    func value(forUndefinedKey key: String) -> Any?
    func setValue(_ value: Any?, forUndefinedKey key: String)
    func setNilValueForKey(_ key: String)
    func dictionaryWithValues(forKeys keys: [String]) -> [String: Any]
    func setValuesForKeys(_ keyedValues: [String: Any])
    @_deliveredOn(caller)
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
    func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?)
    func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
    func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
    func willChangeValue(forKey key: String)
    func didChangeValue(forKey key: String)
    class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
    class func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    @preconcurrency
    func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], @_deliveredOn(caller) changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
    func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
    func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
    func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> NSObject.KeyValueObservingPublisher<Self, Value>
}

extension NSObject {
    struct KeyValueObservingPublisher<Subject, Value>: Publisher where Subject: NSObject {
        typealias Output = Value
        typealias Failure = Never
        let object: Subject
        let keyPath: KeyPath<Subject, Value>
        let options: NSKeyValueObservingOptions
    }
}

class NSKeyValueObservation: NSObject, @unchecked Sendable {
    func invalidate()
}

struct NSKeyValueObservedChange<Value> {
    typealias Kind = NSKeyValueChange
    let kind: Kind
    let newValue: Value?
    let oldValue: Value?
    let indexes: IndexSet?
    let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

enum NSKeyValueChange: UInt, Sendable {
    case setting, insertion, removal, replacement
}

struct NSKeyValueObservingOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var new: NSKeyValueObservingOptions { get }
    static var old: NSKeyValueObservingOptions { get }
    static var initial: NSKeyValueObservingOptions { get }
    static var prior: NSKeyValueObservingOptions { get }
}

struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let kindKey: NSKeyValueChangeKey
    static let newKey: NSKeyValueChangeKey
    static let oldKey: NSKeyValueChangeKey
    static let indexesKey: NSKeyValueChangeKey
    static let notificationIsPriorKey: NSKeyValueChangeKey
}

// Notifications

extension NotificationCenter {
    func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
    func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> NotificationCenter.Notifications

    struct Publisher: Combine.Publisher {
        typealias Output = Notification
        typealias Failure = Never
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?
        init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil)
    }

    final class Notifications: AsyncSequence, @unchecked Sendable {
        typealias Element = Notification
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = Notification
            func next() async -> Notification?
        }
    }
}

class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    class func `default`() -> DistributedNotificationCenter
    class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter
    func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: String?, suspensionBehavior: SuspensionBehavior)
    func postNotificationName(_ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]?, deliverImmediately: Bool)
    func postNotificationName(_ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = [])
    func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: String?)
    var suspended: Bool { get set }
    enum SuspensionBehavior: UInt, Sendable { case drop, coalesce, hold, deliverImmediately }
    struct CenterType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let localNotificationCenterType: CenterType
    }
    struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var deliverImmediately: Options { get }
        static var postToAllSessions: Options { get }
    }
}

// Timers and the run loop

extension Timer {
    class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer
    init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool)
    init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool)
    static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher

    final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        final let interval: TimeInterval
        final let tolerance: TimeInterval?
        final let runLoop: RunLoop
        final let mode: RunLoop.Mode
        init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil)
        func connect() -> any Cancellable
    }
}

extension RunLoop: Scheduler {
    struct SchedulerTimeType: Strideable, Codable, Hashable {
        let date: Date
        init(_ date: Date)
        typealias Stride = TimeInterval
    }
    struct SchedulerOptions {}
    func getCFRunLoop() -> CFRunLoop
    func perform(_ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode])
    func cancelPerformSelectors(withTarget target: Any)
    @_blocking("spins the run loop")
    func run()
    @_blocking("spins the run loop")
    func run(until limitDate: Date)
    @_blocking("spins the run loop")
    func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
}

extension OperationQueue: Scheduler {
    struct SchedulerTimeType: Strideable, Codable, Hashable {
        let date: Date
        init(_ date: Date)
    }
    struct SchedulerOptions {}
}

extension DispatchQueue: Scheduler {
    struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        let dispatchTime: DispatchTime
        init(_ time: DispatchTime)
    }
    struct SchedulerOptions {
        init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil)
    }
}

extension Thread {
    init(target: Any, selector: Selector, object argument: Any?)
    class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?)
}

// Undo

class UndoManager: NSObject {
    init()
    func beginUndoGrouping()
    func endUndoGrouping()
    var groupingLevel: Int { get }
    func disableUndoRegistration()
    func enableUndoRegistration()
    var isUndoRegistrationEnabled: Bool { get }
    var groupsByEvent: Bool
    var levelsOfUndo: Int
    func undo()
    func redo()
    var canUndo: Bool { get }
    var canRedo: Bool { get }
    var isUndoing: Bool { get }
    var isRedoing: Bool { get }
    func removeAllActions()
    func removeAllActions(withTarget target: Any)
    func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?)
    func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) where TargetType: AnyObject
    func setActionName(_ actionName: String)
    var undoActionName: String { get }
    var redoActionName: String { get }
}

// Loading of URLs

extension URLSession {
    struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        let request: URLRequest
        let session: URLSession
        init(request: URLRequest, session: URLSession)
    }
    func dataTaskPublisher(for url: URL) -> DataTaskPublisher
    func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher

    struct AsyncBytes: AsyncSequence, Sendable {
        typealias Element = UInt8
        typealias AsyncIterator = Iterator
        var task: URLSessionDataTask { get }
        var lines: AsyncLineSequence<AsyncBytes> { get }
        var characters: AsyncCharacterSequence<AsyncBytes> { get }
        var unicodeScalars: AsyncUnicodeScalarSequence<AsyncBytes> { get }
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = UInt8
            mutating func next() async throws -> UInt8?
        }
    }
    func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse)
    func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse)
    func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    var allTasks: [URLSessionTask] { get async }
    var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) { get async }
    func reset() async
    func flush() async
}

extension URLSessionTask {
    var delegate: (any URLSessionTaskDelegate)? { get set }
    var progress: Progress { get }
}

extension URLSessionWebSocketTask {
    func send(_ message: Message) async throws
    func receive() async throws -> Message
    func sendPing(@_deliveredOn(delegateQueue) pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension URL {
    var resourceBytes: AsyncBytes { get }
    var lines: AsyncLineSequence<AsyncBytes> { get }
    struct AsyncBytes: AsyncSequence, Sendable {
        typealias Element = UInt8
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        var lines: AsyncLineSequence<AsyncBytes> { get }
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = UInt8
            mutating func next() async throws -> UInt8?
        }
    }
    func startAccessingSecurityScopedResource() -> Bool
    func stopAccessingSecurityScopedResource()
    func bookmarkData(options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil) throws -> Data
    init(resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws
    typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
}

extension NSURL {
    struct BookmarkCreationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var minimalBookmark: BookmarkCreationOptions { get }
        static var suitableForBookmarkFile: BookmarkCreationOptions { get }
        static var withSecurityScope: BookmarkCreationOptions { get }
        static var securityScopeAllowOnlyReadAccess: BookmarkCreationOptions { get }
        static var withoutImplicitSecurityScope: BookmarkCreationOptions { get }
    }
    struct BookmarkResolutionOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var withoutUI: BookmarkResolutionOptions { get }
        static var withoutMounting: BookmarkResolutionOptions { get }
        static var withSecurityScope: BookmarkResolutionOptions { get }
        static var withoutImplicitStartAccessing: BookmarkResolutionOptions { get }
    }
}

struct AsyncLineSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    typealias Element = String
    typealias AsyncIterator = Iterator
    func makeAsyncIterator() -> Iterator
    struct Iterator: AsyncIteratorProtocol {
        typealias Element = String
        mutating func next() async rethrows -> String?
    }
}
extension AsyncLineSequence: Sendable where Base: Sendable {}

struct AsyncCharacterSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    typealias Element = Character
    typealias AsyncIterator = Iterator
    func makeAsyncIterator() -> Iterator
    struct Iterator: AsyncIteratorProtocol {
        typealias Element = Character
        mutating func next() async rethrows -> Character?
    }
}

struct AsyncUnicodeScalarSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    typealias Element = UnicodeScalar
    typealias AsyncIterator = Iterator
    func makeAsyncIterator() -> Iterator
    struct Iterator: AsyncIteratorProtocol {
        typealias Element = UnicodeScalar
        mutating func next() async rethrows -> UnicodeScalar?
    }
}

extension FileHandle {
    var bytes: AsyncBytes { get }
    struct AsyncBytes: AsyncSequence, Sendable {
        typealias Element = UInt8
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        var lines: AsyncLineSequence<AsyncBytes> { get }
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = UInt8
            mutating func next() async throws -> UInt8?
        }
    }
}

extension HTTPCookieStorage {
    func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask)
    func getCookiesFor(_ task: URLSessionTask, completionHandler: @escaping @Sendable ([HTTPCookie]?) -> Void)
    class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage
}

// Item providers, activities, files

class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    init()
    init(item: (any NSSecureCoding)?, typeIdentifier: String?)
    init(object: any NSItemProviderWriting)
    init?(contentsOf fileURL: URL!)
    var registeredTypeIdentifiers: [String] { get }
    var suggestedName: String?
    func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
    func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    func canLoadObject<T>(ofClass: T.Type) -> Bool where T: _ObjectiveCBridgeable
    func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, @_deliveredOn(arbitrary) completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil)
    func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding
    func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress
    func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress
    func loadInPlaceFileRepresentation(forTypeIdentifier typeIdentifier: String, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress
    func loadObject(ofClass aClass: any NSItemProviderReading.Type, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress
    func loadObject<T>(ofClass: T.Type, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress
    func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
    func registerFileRepresentation(forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [], visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
}

enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

struct NSItemProviderFileOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static var openInPlace: NSItemProviderFileOptions { get }
}

@objc protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    optional var writableTypeIdentifiersForItemProvider: [String] { get }
    @_deliveredOn(arbitrary)
    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}

@objc protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
    init()
    var attributedTitle: NSAttributedString?
    var attributedContentText: NSAttributedString?
    var attachments: [NSItemProvider]?
    var userInfo: [AnyHashable: Any]?
}

class NSExtensionContext: NSObject {
    var inputItems: [Any] { get }
    func completeRequest(returningItems items: [Any]?, @_deliveredOn(arbitrary) completionHandler: (@Sendable (Bool) -> Void)? = nil)
    func cancelRequest(withError error: any Error)
    func open(_ URL: URL, @_deliveredOn(arbitrary) completionHandler: (@Sendable (Bool) -> Void)? = nil)
}

@objc protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}

class NSUserActivity: NSObject, @unchecked Sendable {
    init(activityType: String)
    var activityType: String { get }
    var title: String?
    var userInfo: [AnyHashable: Any]?
    func addUserInfoEntries(from otherDictionary: [AnyHashable: Any])
    var requiredUserInfoKeys: Set<String>?
    var needsSave: Bool
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var keywords: Set<String>
    var targetContentIdentifier: String?
    weak var delegate: (any NSUserActivityDelegate)?
    func becomeCurrent()
    func resignCurrent()
    func invalidate()
    var isEligibleForHandoff: Bool
    var isEligibleForSearch: Bool
    var isEligibleForPublicIndexing: Bool
    var isEligibleForPrediction: Bool
    var persistentIdentifier: String?
}

@objc protocol NSUserActivityDelegate: NSObjectProtocol {
    optional func userActivityWillSave(_ userActivity: NSUserActivity)
    optional func userActivityWasContinued(_ userActivity: NSUserActivity)
}

let NSUserActivityTypeBrowsingWeb: String

class NSFileCoordinator: NSObject {
    init(filePresenter filePresenterOrNil: (any NSFilePresenter)?)
    class func addFilePresenter(_ filePresenter: any NSFilePresenter)
    class func removeFilePresenter(_ filePresenter: any NSFilePresenter)
    class var filePresenters: [any NSFilePresenter] { get }
    @_blocking("waits for other processes")
    func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void)
    @_blocking("waits for other processes")
    func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void)
    @_blocking("waits for other processes")
    func coordinate(readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL, options writingOptions: WritingOptions = [], error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void)
    func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, @_deliveredOn(queueArgument) byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void)
    func item(at oldURL: URL, didMoveTo newURL: URL)
    func cancel()
    struct ReadingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var withoutChanges: ReadingOptions { get }
        static var resolvesSymbolicLink: ReadingOptions { get }
        static var forUploading: ReadingOptions { get }
    }
    struct WritingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var forDeleting: WritingOptions { get }
        static var forMoving: WritingOptions { get }
        static var forMerging: WritingOptions { get }
        static var forReplacing: WritingOptions { get }
    }
}

class NSFileAccessIntent: NSObject, @unchecked Sendable {
    class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> Self
    class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> Self
    var url: URL { get }
}

@_deliveredOn(delegateQueue)
@objc protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    optional func presentedItemDidChange()
    optional func presentedItemDidMove(to newURL: URL)
    optional func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    optional func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    optional func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    optional func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    optional func presentedSubitemDidAppear(at url: URL)
    optional func presentedSubitemDidChange(at url: URL)
}

class NSFileVersion: NSObject {
    class func currentVersionOfItem(at url: URL) -> NSFileVersion?
    class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]?
    class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]?
    var url: URL { get }
    var modificationDate: Date? { get }
    var isConflict: Bool { get }
    var isResolved: Bool
}

class NSFileProviderService: NSObject {}

extension FileManager {
    func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
    func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL?
    func isUbiquitousItem(at url: URL) -> Bool
    func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws
    func startDownloadingUbiquitousItem(at url: URL) throws
    func evictUbiquitousItem(at url: URL) throws
    var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { get }
    func unmountVolume(at url: URL, options mask: UnmountOptions = [], completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    struct UnmountOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
    }
}

class NSUbiquitousKeyValueStore: NSObject {
    class var `default`: NSUbiquitousKeyValueStore { get }
    func object(forKey aKey: String) -> Any?
    func set(_ anObject: Any?, forKey aKey: String)
    func removeObject(forKey aKey: String)
    func string(forKey aKey: String) -> String?
    func data(forKey aKey: String) -> Data?
    func bool(forKey aKey: String) -> Bool
    func double(forKey aKey: String) -> Double
    func longLong(forKey aKey: String) -> Int64
    func set(_ value: Bool, forKey aKey: String)
    func set(_ value: Double, forKey aKey: String)
    func set(_ value: Int64, forKey aKey: String)
    func synchronize() -> Bool
    var dictionaryRepresentation: [String: Any] { get }
    @_deliveredOn(arbitrary)
    class let didChangeExternallyNotification: NSNotification.Name
}

class NSMetadataQuery: NSObject {
    init()
    weak var delegate: (any NSMetadataQueryDelegate)?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]
    var searchScopes: [Any]
    var operationQueue: OperationQueue?
    func start() -> Bool
    func stop()
    func disableUpdates()
    func enableUpdates()
    var isStarted: Bool { get }
    var isGathering: Bool { get }
    var resultCount: Int { get }
    var results: [Any] { get }
    func result(at idx: Int) -> Any
}

@objc protocol NSMetadataQueryDelegate: NSObjectProtocol {}

class NSMetadataItem: NSObject {
    func value(forAttribute key: String) -> Any?
    var attributes: [String] { get }
}

// Interprocess communication

class NSXPCConnection: NSObject, @unchecked Sendable {
    init(serviceName: String)
    init(machServiceName name: String, options: Options = [])
    init(listenerEndpoint endpoint: NSXPCListenerEndpoint)
    var serviceName: String? { get }
    var endpoint: NSXPCListenerEndpoint { get }
    var exportedInterface: NSXPCInterface?
    var exportedObject: Any?
    var remoteObjectInterface: NSXPCInterface?
    var remoteObjectProxy: Any { get }
    @_deliveredOn(arbitrary)
    func remoteObjectProxyWithErrorHandler(@_deliveredOn(arbitrary) _ handler: @escaping @Sendable (any Error) -> Void) -> Any
    func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
    @_deliveredOn(arbitrary)
    var interruptionHandler: (@Sendable () -> Void)?
    @_deliveredOn(arbitrary)
    var invalidationHandler: (@Sendable () -> Void)?
    func resume()
    func suspend()
    func activate()
    func invalidate()
    var processIdentifier: pid_t { get }
    var effectiveUserIdentifier: uid_t { get }
    class func current() -> NSXPCConnection?
    func scheduleSendBarrierBlock(_ block: @escaping @Sendable () -> Void)
    func setCodeSigningRequirement(_ requirement: String)
    struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var privileged: Options { get }
    }
}

class NSXPCListener: NSObject, @unchecked Sendable {
    class func service() -> NSXPCListener
    class func anonymous() -> NSXPCListener
    init(machServiceName name: String)
    weak var delegate: (any NSXPCListenerDelegate)?
    var endpoint: NSXPCListenerEndpoint { get }
    func resume()
    func suspend()
    func activate()
    func invalidate()
}

@_deliveredOn(arbitrary)
@objc protocol NSXPCListenerDelegate: NSObjectProtocol {
    optional func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}

class NSXPCInterface: NSObject {
    init(with protocol: Protocol)
    func setClasses(_ classes: Set<AnyHashable>, for sel: Selector, argumentIndex arg: Int, ofReply: Bool)
    func setInterface(_ ifc: NSXPCInterface, for sel: Selector, argumentIndex arg: Int, ofReply: Bool)
}

class NSXPCListenerEndpoint: NSObject, NSSecureCoding, @unchecked Sendable { init() }

// Scripts and processes

extension Process {
    @_deliveredOn(arbitrary)
    var terminationHandler: (@Sendable (Process) -> Void)? { get set }
    @_blocking("waits for the process to end")
    func waitUntilExit()
}

class NSAppleScript: NSObject, NSCopying {
    init?(source: String)
    init?(contentsOf url: URL, error errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
    var source: String? { get }
    func compileAndReturnError(_ errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) -> Bool
    @_blocking("runs the script")
    func executeAndReturnError(_ errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor
}

class NSAppleEventDescriptor: NSObject, NSCopying, NSSecureCoding {
    var stringValue: String? { get }
    var booleanValue: Bool { get }
    var int32Value: Int32 { get }
    var numberOfItems: Int { get }
    func atIndex(_ index: Int) -> NSAppleEventDescriptor?
    func paramDescriptor(forKeyword keyword: UInt32) -> NSAppleEventDescriptor?
    func attributeDescriptor(forKeyword keyword: UInt32) -> NSAppleEventDescriptor?
}

class NSAppleEventManager: NSObject {
    class func shared() -> NSAppleEventManager
    func setEventHandler(_ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: UInt32, andEventID eventID: UInt32)
    func removeEventHandler(forEventClass eventClass: UInt32, andEventID eventID: UInt32)
}

class NSBackgroundActivityScheduler: NSObject {
    init(identifier: String)
    var interval: TimeInterval
    var tolerance: TimeInterval
    var repeats: Bool
    var qualityOfService: QualityOfService
    var shouldDefer: Bool { get }
    func schedule(@_deliveredOn(arbitrary) _ block: @escaping @Sendable (@escaping @Sendable (Result) -> Void) -> Void)
    func invalidate()
    enum Result: Int, Sendable { case finished, deferred }
}

// Strings, values and archives

extension NSString {
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
}

struct NSStringDrawingOptions: OptionSet, Sendable {
    let rawValue: Int
    init(rawValue: Int)
    static var usesLineFragmentOrigin: NSStringDrawingOptions { get }
    static var usesFontLeading: NSStringDrawingOptions { get }
    static var truncatesLastVisibleLine: NSStringDrawingOptions { get }
}

class NSStringDrawingContext: NSObject {}

extension NSValue {
    init(cgPoint point: CGPoint)
    init(cgSize size: CGSize)
    init(cgRect rect: CGRect)
    var cgPointValue: CGPoint { get }
    var cgSizeValue: CGSize { get }
    var cgRectValue: CGRect { get }
    init(nonretainedObject anObject: Any?)
    var nonretainedObjectValue: Any? { get }
}

class NSDataDetector: NSRegularExpression, @unchecked Sendable {
    init(types checkingTypes: NSTextCheckingTypes) throws
}
typealias NSTextCheckingTypes = UInt64

class ValueTransformer: NSObject {
    class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
    class func transformedValueClass() -> AnyClass
    class func allowsReverseTransformation() -> Bool
    func transformedValue(_ value: Any?) -> Any?
    func reverseTransformedValue(_ value: Any?) -> Any?
    init?(forName name: NSValueTransformerName)
}
class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    class var allowedTopLevelClasses: [AnyClass] { get }
}
struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    init(_ rawValue: String)
    static let secureUnarchiveFromDataTransformerName: NSValueTransformerName
}

class NSHashTable<ObjectType>: NSObject, NSCopying where ObjectType: AnyObject {
    class func weakObjects() -> NSHashTable<ObjectType>
    init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0)
    func add(_ object: ObjectType?)
    func remove(_ object: ObjectType?)
    func removeAllObjects()
    func contains(_ anObject: ObjectType?) -> Bool
    func member(_ object: ObjectType?) -> ObjectType?
    var count: Int { get }
    var allObjects: [ObjectType] { get }
    var anyObject: ObjectType? { get }
    func objectEnumerator() -> NSEnumerator
}

class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying where KeyType: AnyObject, ObjectType: AnyObject {
    class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType>
    class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType>
    class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType>
    class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType>
    init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0)
    func object(forKey aKey: KeyType?) -> ObjectType?
    func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?)
    func removeObject(forKey aKey: KeyType?)
    func removeAllObjects()
    var count: Int { get }
    func keyEnumerator() -> NSEnumerator
    func objectEnumerator() -> NSEnumerator?
    func dictionaryRepresentation() -> [AnyHashable: ObjectType]
}

class NSPointerArray: NSObject, NSCopying {
    class func weakObjects() -> NSPointerArray
    func addPointer(_ pointer: UnsafeMutableRawPointer?)
    var count: Int { get }
    var allObjects: [Any] { get }
    func compact()
}

class NSPointerFunctions: NSObject {
    struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var strongMemory: Options { get }
        static var weakMemory: Options { get }
        static var objectPointerPersonality: Options { get }
        static var copyIn: Options { get }
    }
}

class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    init()
    var dateTimeStyle: DateTimeStyle
    var unitsStyle: UnitsStyle
    var locale: Locale!
    var calendar: Calendar!
    func localizedString(from dateComponents: DateComponents) -> String
    func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
    func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
    enum DateTimeStyle: Int, Sendable { case numeric, named }
    enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
}

class DateComponentsFormatter: Formatter, @unchecked Sendable {
    init()
    var unitsStyle: UnitsStyle
    var allowedUnits: NSCalendar.Unit
    var zeroFormattingBehavior: ZeroFormattingBehavior
    var calendar: Calendar?
    var maximumUnitCount: Int
    var collapsesLargestUnit: Bool
    func string(from components: DateComponents) -> String?
    func string(from startDate: Date, to endDate: Date) -> String?
    func string(from ti: TimeInterval) -> String?
    enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    struct ZeroFormattingBehavior: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static var `default`: ZeroFormattingBehavior { get }
        static var dropLeading: ZeroFormattingBehavior { get }
        static var dropAll: ZeroFormattingBehavior { get }
        static var pad: ZeroFormattingBehavior { get }
    }
}

class ListFormatter: Formatter, @unchecked Sendable {
    init()
    var locale: Locale!
    func string(from items: [Any]) -> String?
    class func localizedString(byJoining strings: [String]) -> String
}

class MeasurementFormatter: Formatter, @unchecked Sendable {
    init()
    var unitStyle: Formatter.UnitStyle
    var locale: Locale!
    var numberFormatter: NumberFormatter!
    func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit
}

class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    init(tags: Set<String>)
    func beginAccessingResources(@_deliveredOn(arbitrary) completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func endAccessingResources()
    var progress: Progress { get }
}

struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil)
    init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil)
    init(stringLiteral value: String)
    let key: String
    var locale: Locale
}

extension String {
    struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        init(_ value: String)
        init(stringLiteral value: String)
    }
    init(localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
    init(localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
    init(localized resource: LocalizedStringResource)
}

func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String

extension ProcessInfo {
    var thermalState: ThermalState { get }
    var isLowPowerModeEnabled: Bool { get }
    var isiOSAppOnMac: Bool { get }
    var isMacCatalystApp: Bool { get }
    func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol
    func endActivity(_ activity: any NSObjectProtocol)
    func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping @Sendable () -> Void)
    func performExpiringActivity(withReason reason: String, @_deliveredOn(arbitrary) using block: @escaping @Sendable (Bool) -> Void)
    enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    struct ActivityOptions: OptionSet, Sendable {
        let rawValue: UInt64
        init(rawValue: UInt64)
        static var idleSystemSleepDisabled: ActivityOptions { get }
        static var suddenTerminationDisabled: ActivityOptions { get }
        static var userInitiated: ActivityOptions { get }
        static var background: ActivityOptions { get }
    }
}

extension Bundle {
    var appStoreReceiptURL: URL? { get }
    var preferredLocalizations: [String] { get }
}

class XMLParser: NSObject {
    init?(contentsOf url: URL)
    init(data: Data)
    init(stream: InputStream)
    weak var delegate: (any XMLParserDelegate)?
    @_blocking("parses the whole document")
    func parse() -> Bool
    func abortParsing()
    var parserError: (any Error)? { get }
    var lineNumber: Int { get }
    var columnNumber: Int { get }
    var shouldProcessNamespaces: Bool
}

@_deliveredOn(caller)
@objc protocol XMLParserDelegate: NSObjectProtocol {
    optional func parserDidStartDocument(_ parser: XMLParser)
    optional func parserDidEndDocument(_ parser: XMLParser)
    optional func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String: String])
    optional func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    optional func parser(_ parser: XMLParser, foundCharacters string: String)
    optional func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    optional func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
}

class NetService: NSObject {
    init(domain: String, type: String, name: String)
    weak var delegate: (any NetServiceDelegate)?
    func publish()
    func resolve(withTimeout timeout: TimeInterval)
    func stop()
}
@objc protocol NetServiceDelegate: NSObjectProtocol {
    optional func netServiceDidResolveAddress(_ sender: NetService)
    optional func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
}

// Which queue the delegates and completion handlers of a session arrive on

@_deliveredOn(delegateQueue)
protocol URLSessionDelegate: NSObjectProtocol, Sendable {
    optional func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    optional func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    optional func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

@_deliveredOn(delegateQueue)
protocol URLSessionTaskDelegate: URLSessionDelegate {
    optional func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest, completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
    optional func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    optional func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

@_deliveredOn(delegateQueue)
protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
}

@_deliveredOn(delegateQueue)
protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    optional func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    optional func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
}

@_deliveredOn(delegateQueue)
protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
    optional func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    optional func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

// Ranges of UTF-16 units
struct NSRange: Hashable, Codable, Sendable, CustomStringConvertible {
    var location: Int
    var length: Int
    var lowerBound: Int { get }
    var upperBound: Int { get }
    var description: String { get }
    init()
    init(location: Int, length: Int)
    init(_ string: String)
    func contains(_ index: Int) -> Bool
    func union(_ other: NSRange) -> NSRange
    func intersection(_ other: NSRange) -> NSRange?
}
